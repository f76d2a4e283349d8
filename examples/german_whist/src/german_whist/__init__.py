"""German Whist for Spadille: a game that is a package of its own."""
