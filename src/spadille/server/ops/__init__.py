"""Operating a server: administration, backup, bans, metrics."""
