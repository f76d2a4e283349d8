"""Text lines for the plain table, and words for cards, scores and choices."""
