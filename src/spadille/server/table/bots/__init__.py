"""Bots at a table, and the hints they give."""
