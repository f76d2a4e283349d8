"""The browser table: standard modules and style sheets, served as they are."""
