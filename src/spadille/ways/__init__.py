"""Ways to play by name, which of them a table plays, and what was measured under which rules."""
