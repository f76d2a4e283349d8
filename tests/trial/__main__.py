"""The trial of a whole site: `python -m tests.trial [--short]`; exit status 0 if all held.

From nothing it begins PostgreSQL, two servers and nginx with the configuration of `deploy`; people play
at many tables through it over TLS. Each part is killed in turn. A backup is taken while they play; then everything is
lost, the backup is restored on a second PostgreSQL, and they play on there. In the end every record of both databases
is exported, replayed and proven.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.trial.house import missing
from tests.trial.people import Broken

from spadille.core.errors import SpadilleError


def main(words: list[str]) -> int:
    """Run it and print the report."""
    asked = argparse.ArgumentParser(prog="python -m tests.trial", description=__doc__.partition("\n")[0])
    asked.add_argument(
        "--short", action="store_true", help="half a minute of it; how soon all goes on is told, not judged"
    )
    asked.add_argument("--tables", type=int, default=42, metavar="N", help="so many at a time (42)")
    asked.add_argument("--rounds", type=int, default=5, metavar="N", help="so often each part falls (5)")
    asked.add_argument("--minutes", type=float, default=15, metavar="N", help="after so many it has failed (15)")
    told = asked.parse_args(words)
    if lacking := missing():
        print(lacking, file=sys.stderr)
        return 2
    from tests.trial.course import Plan, Trial

    plan = Plan(7, 1, 0.5, 240, judged=False) if told.short else Plan(told.tables, told.rounds, 5.0, 60 * told.minutes)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="spadille-trial-") as home:
        trial = Trial(plan, Path(home), lambda words: print(words, file=sys.stderr, flush=True))
        try:
            asyncio.run(trial.run())
        except (Broken, AssertionError, SpadilleError, TimeoutError) as wrong:
            trial.report.wrong.append(str(wrong) or f"expected an end within {plan.longest:.0f} s")
        finally:
            trial.close()
    print(trial.report.written(time.monotonic() - began))
    return int(bool(trial.report.wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
