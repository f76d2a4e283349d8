"""The base modules of the server: settings, limits, errors, the log, names."""
