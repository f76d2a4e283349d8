"""The company at a table: what people ask of each other, what the host may do, and who agrees."""
