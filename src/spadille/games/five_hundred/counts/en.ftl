contracts-made = Contracts made, { $n } tricks
no-trick-made = Nullos made
