"""Commands on records: replay, verify, rows, exchange with other programs."""
