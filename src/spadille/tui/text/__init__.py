"""Lines of text: the plain table, and what is said of cards, scores and choices."""
