"""Ways to play by name, recognition of a table's way, and measurements by rules."""
