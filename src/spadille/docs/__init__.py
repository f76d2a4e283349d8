"""What a program writes of the house: the rule pages, the reference, the manual page. Nothing in the house reads it."""
