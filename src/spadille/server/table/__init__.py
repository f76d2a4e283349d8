"""One table while it is being played: its task, its game, its views."""
