"""Open tables of this server: the task that runs each one, its connections, its lease, and bots that think for it."""
