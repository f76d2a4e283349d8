"""The server: rooms that people reach with a browser, or with any program that speaks the wire."""
