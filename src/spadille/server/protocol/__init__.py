"""The messages between clients and server, as typed structs."""
