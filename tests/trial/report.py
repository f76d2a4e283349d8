"""The report of the trial, on one screen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean


@dataclass
class Report:
    """The actions of the trial and their results."""

    made_of: str = ""
    tables: int = 0
    games: int = 0
    people: int = 0
    stood: dict[str, list[float]] = field(default_factory=dict)
    """What fell, and after how many seconds the last table had gone on, each time."""
    backup: str = ""
    backup_seconds: float = 0
    restore_seconds: float = 0
    played_on: int = 0
    """Moves that were shown after the restore."""
    lost: str = "nobody has looked"
    shown: int = 0
    own: int = 0
    records: Counter[str] = field(default_factory=Counter)
    """Verified records, by the form of their proof."""
    chances: int = 0
    parts: int = 0
    """Own parts that people have found in the seeds of their records."""
    load: float = 0
    """How many processes wanted the machine at once, at the worst: seconds of a busy machine say little."""
    wrong: list[str] = field(default_factory=list)

    def written(self, seconds: float) -> str:
        """The whole screen."""
        falls = [
            f"  {what:<12}{len(took):>3}   all went on after {max(took):.1f} s at most, {fmean(took):.1f} usually"
            for what, took in self.stood.items()
        ]
        forms = ", ".join(f"{count} {form}" for form, count in sorted(self.records.items()))
        lines = [
            f"Made of    {self.made_of}",
            f"Played     {self.tables} tables of {self.games} games, {self.people} people; through nginx, over TLS",
            "Fell       times",
            *falls,
            f"Backup     {self.backup}; {self.backup_seconds:.1f} s, while they played",
            f"Restored   {self.restore_seconds:.1f} s, on a second PostgreSQL; {self.played_on:,} moves shown there, "
            "to the same cookies",
            f"Shown      {self.shown:,} moves on all screens; {self.own:,} moves were people's own; lost: {self.lost}",
            f"Records    {self.records.total()} exported, replayed, proven ({forms}); {self.chances:,} chance moves",
            f"Parts      {self.parts} people found in the seed the part that they had sealed",
            *(f"NOT HELD   {each}" for each in self.wrong),
            f"{'Not all' if self.wrong else 'All'} held, in {seconds:.0f} s, at a load of {self.load:.1f} at most.",
        ]
        return "\n".join(lines)
