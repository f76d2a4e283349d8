"""The browser table: standard modules and style sheets, served unchanged."""
