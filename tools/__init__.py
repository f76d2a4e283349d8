"""Programs for those who work on Spadille: proofs, mutants, pictures, releases."""
