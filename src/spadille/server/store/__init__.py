"""The database: its schema, tables as documents, leases, and how long tables are kept."""
