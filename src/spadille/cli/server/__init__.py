"""Commands for operators: serve, admin, backup, restore."""
