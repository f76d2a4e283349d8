"""Commands on records: replay, verify, rows, import and export."""
