"""The players of German Whist: they see only their views."""
