"""Connections before the application: slow clients, frames, proxies and worker processes."""
