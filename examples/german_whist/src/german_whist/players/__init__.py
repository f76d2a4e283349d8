"""The players of German Whist: they see their views alone."""
