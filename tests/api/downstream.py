"""A program that uses the library, for the type checker: it passes, but for the slips that are marked.

It is never run. mypy complains where a mark is not needed, and so where it does not see a slip.
"""

import spadille


def uses() -> None:
    """A program that uses the library, typed."""
    table = spadille.table("spades", seed=7)
    bot = spadille.bot(table, 0, "regular")
    table.play(0, bot.choose(table.view(0), table.moves(0)).move)[0]
    level: spadille.Level = spadille.levels("spades")[0]
    tricks: int = spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..").tricks
    texts = [position.text for position in spadille.positions(table)]
    told = (texts, spadille.clause("SPD-BIC-18").rule, spadille.rows(table, "tricks"), level, tricks)
    assert len(told) == 5


def slips() -> None:
    """A program with errors of type: two unknown names, a kind of rows, and the type of an answer."""
    table = spadille.table("spades", seed=7)
    spadille.tabel("spades")  # type: ignore[attr-defined]
    spadille.nonsense.foo(3)  # type: ignore[attr-defined]
    spadille.rows(table, "trick")  # type: ignore[arg-type]
    number: int = spadille.view_json(table)  # type: ignore[assignment]
    assert number
