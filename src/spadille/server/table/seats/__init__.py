"""The seats of a table: taking seats, presence, the host, and the visibility of hands."""
