"""Connections before the application: slow clients, frames and proxies."""
