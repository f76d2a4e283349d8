"""The HTTP interface and the WebSocket."""
