"""What every part of the server stands on: settings, limits, errors, the log, names."""
