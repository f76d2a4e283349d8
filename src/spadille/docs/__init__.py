"""Generated documentation: the rule pages, the reference, the manual page. No other part uses it."""
