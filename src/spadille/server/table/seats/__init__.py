"""Who sits at a table: taking seats, presence, the host, and which hands are shown."""
