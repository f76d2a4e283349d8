"""Operation of a server: administration, backup, bans, metrics."""
