"""Drawing a scene in character cells."""
