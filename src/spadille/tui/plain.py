"""The table in lines of text, for a screen reader, a pipe or a small terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TextIO

from msgspec import structs

from spadille.cli.streams import STOPPED
from spadille.core.contract import Refusal
from spadille.core.errors import IllegalMove, SpadilleError
from spadille.core.words import Text
from spadille.scene.happening import DealScored, Happened
from spadille.scene.model import Choice, Numbered, Role, Scene
from spadille.thinking.judgement import Judgement
from spadille.thinking.saying import hint
from spadille.tui import say
from spadille.tui.draw.colours import typed
from spadille.tui.play.auto_moves import SOMETHING_TO_DECIDE, Onward
from spadille.tui.play.session import Session, told
from spadille.tui.play.settings import Settings, load_settings
from spadille.tui.text import phrases, rule_page
from spadille.tui.text.card_words import zone_lines
from spadille.tui.text.reading import at_terminal, read_line
from spadille.tui.text.score_words import score_line, sheet_lines, side_lines
from spadille.tui.text.typed_moves import LEAVING, all_faces, example, meant, not_understood
from spadille.tui.text.wrapping import columns_of, wrapped

_NOT_THERE: Final = {Role.HAND: say("no-hand"), Role.TRICK: say("no-trick"), Role.LAST: say("no-last-trick")}
_LISTED: Final = 100
"""Maximum number of moves to list one by one."""


class Command(NamedTuple):
    """What a typed word does with the rest of its line, and the line of help about it."""

    run: Callable[[str], None]
    does: Text


class Plain:
    """One game in lines: events are reported as they happen, and the person is asked on their turn."""

    leaving: Text = say("typed-quit")
    """The line of help about leaving."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self._source = source
        self._sink = sink
        self._talks = at_terminal(source, sink)
        self._shown: dict[str, list[str]] = {}
        self._refused: Refusal | None = None
        self._onward = Onward(session)
        self._settings = load_settings() if self._talks else Settings(forced=False)
        """Defaults for scripts: every move is asked for, none is made automatically."""
        self._commands = {
            "hand": Command(lambda _: self._zone(Role.HAND), say("typed-hand")),
            "trick": Command(lambda _: self._zone(Role.TRICK), say("typed-trick")),
            "last": Command(lambda _: self._zone(Role.LAST), say("typed-last")),
            "table": Command(lambda _: self._table(), say("typed-table")),
            "score": Command(lambda _: self._score(), say("typed-score")),
            "sheet": Command(lambda _: self._sheet(), say("typed-sheet")),
            "moves": Command(lambda _: self._moves(), say("typed-moves")),
            "why": Command(self._why, say("typed-why")),
            "hint": Command(lambda _: self._hint(), say("typed-hint")),
            "figures": Command(lambda _: self._figures(), say("typed-figures")),
            "review": Command(self._review, say("typed-review")),
            "rules": Command(self._rules, say("typed-rules")),
            "on": Command(lambda _: self._on(), say("typed-on")),
            "undo": Command(lambda _: self._undo(), say("typed-undo")),
            "skip": Command(lambda _: self._skip(), say("typed-skip")),
            "concede": Command(self._concede, say("typed-concede")),
            "save": Command(lambda _: self._save(), say("typed-save")),
            "help": Command(self._help, say("typed-help")),
        }

    def run(self) -> int:
        """Play until the game is over or the person leaves; return the exit status."""
        try:
            try:
                return self._run()
            except KeyboardInterrupt:
                self._say("", self._farewell())
                return STOPPED
            finally:
                self.session.close()
        except BrokenPipeError:
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._sink.fileno())
            return 0

    def _run(self) -> int:
        self._greet()
        while True:
            for news in self.session.advance():
                self._tell(news)
            if self.session.over:
                self._end()
                return 0
            if (move := self._onward.move(self._settings)) is not None:
                self._tell(self.session.play(move))
                continue
            self._situation()
            if not self._listen():
                self._say(self._farewell())
                return 0

    def _listen(self) -> bool:
        """Read lines until one has changed the table; False when the person leaves."""
        while True:
            line = read_line(self._source, self._sink)
            if not line:
                return False
            text = phrases.printable(line, None)
            verb, _, rest = text.partition(" ")
            if verb.lower() in LEAVING:
                return False
            moment = self._moment
            if text:
                self._answer(verb.lower(), rest, text)
            if self._moment != moment:
                return True

    @property
    def _moment(self) -> object:
        """A value that differs after a line has changed the table."""
        return self.session.table.version, self.session.over

    def _answer(self, verb: str, rest: str, text: str) -> None:
        verb = "help" if verb == "?" else verb
        try:
            if (command := self._commands.get(verb)) is not None and text.lower() not in self._offered:
                command.run(rest)
            else:
                self._tell(self.session.play(meant(self.session.scene, text)))
        except IllegalMove as illegal:
            self._refused = illegal.refusal
            self._say(phrases.reason(illegal.refusal))
        except SpadilleError as wrong:
            known = [] if verb in self._commands else [*self._commands, "quit"]
            self._say(str(not_understood(self.session.scene, rest if verb in self._commands else text, wrong, known)))

    @property
    def _offered(self) -> set[str]:
        """The choices that are offered, as they are typed: such a word is the move, though a command has the same."""
        choices = (each for each in self.session.scene.choices if each.refusal is None and not (each.ask or each.pick))
        return {phrases.to_type(each).lower() for each in choices}

    # -- telling ---------------------------------------------------------------------------------

    def _say(self, *lines: str) -> None:
        encoding = (self._sink.encoding or "utf-8").lower()
        columns = columns_of(self._sink)
        for each in lines:
            line = each if encoding.startswith("utf") else typed(each).encode(encoding, "replace").decode(encoding)
            self._sink.writelines(f"{part}\n" for part in wrapped(line, columns))
        self._sink.flush()

    def _tell(self, news: Sequence[Happened]) -> None:
        self._say(*told(news))
        scored = {each.deal for each in news if isinstance(each, DealScored)}
        for panel in self.session.panels if scored else ():
            if panel.deal in scored:
                self._say(*map(str, (*panel.said, *panel.did)))
        if trouble := self.session.keeper.news():
            self._say(f"{trouble} {say('still-goes-on')}")

    def _greet(self) -> None:
        session = self.session
        seats, seat = phrases.seats_of(session.table.game), -1 if session.seat is None else session.seat
        self._say(str(say("greeting", title=session.title, seats=seats, watching="yes" if seat < 0 else "no")))
        if (way := phrases.way_of(session.table.game)) is not None:
            self._say(*map(str, way.guest))
        if said := phrases.unmeasured(session.table.game, session.levels):
            self._say(str(said))
        if session.table.version:
            self._say(str(say("goes-on")))
            self._table()

    def _situation(self) -> None:
        """Write the changes on the table and the prompt for the person."""
        scene = self.session.scene
        for zone in scene.zones:
            lines = list(zone_lines(zone, self.session.names))
            told = zone.role is not Role.HAND and self._shown.get(zone.name) == lines
            if zone.shape != "trick" and not zone.quiet and not told:
                self._say(*lines)
            self._shown[zone.name] = lines
        self._say(str(scene.prompt))
        self._say(*choice_lines(scene))

    def _end(self) -> None:
        if self.session.story:
            self._say(self.session.story)
        if not self.session.keeper.trouble and self.session.keeper.is_usual:
            self._say(str(say("see-review")))
        self._say(score_line(self.session.scene))
        if self._talks and (think := self.session.look_back()) is not None:  # a script need not wait for it
            self._say(*think(lambda: False))

    def _farewell(self) -> str:
        return self.session.keeper.farewell

    # -- commands --------------------------------------------------------------------------------

    def _zone(self, role: Role) -> None:
        zone = self.session.scene.zone(role)
        lines = zone_lines(zone, self.session.names) if zone else [str(_NOT_THERE[role])]
        self._say(*lines)

    def _table(self) -> None:
        scene = self.session.scene
        self._score()
        self._say(*(phrases.plate_line(plate) for plate in scene.plates))
        for zone in scene.zones:
            self._say(*zone_lines(zone, self.session.names))

    def _score(self) -> None:
        self._say(score_line(self.session.scene), *side_lines(self.session.scene))

    def _sheet(self) -> None:
        scene = self.session.scene
        for sheet in scene.score.sheet:
            self._say(*sheet_lines(sheet, scene.score))
        if not scene.score.sheet:
            self._say(str(say("no-deal-yet")))

    def _moves(self) -> None:
        moves = self.session.table.moves(self.session.seat) if self.session.seat is not None else ()
        words = {each.move: phrases.to_type(each) for each in self.session.scene.choices if not (each.ask or each.pick)}
        spelt = [words.get(each, each) for each in map(self.session.table.game.spell, moves[:_LISTED])]
        more = f" {say('and-more', n=len(moves) - _LISTED)}" if len(moves) > _LISTED else ""
        self._say((", ".join(spelt) or str(say("no-moves"))) + more)

    def _why(self, rest: str) -> None:
        if rest:
            move = meant(self.session.scene, rest)
            refusal = self.session.why(move)
            if refusal is None:
                self._say(str(say("you-may", move=move)))
                return
            self._refused = refusal
        if self._refused is None:
            self._say(str(say("nothing-refused")))
            return
        self._say(phrases.reason(self._refused))
        if said := rule_page.clause_words(self.session.table.game.name, self._refused.clause):
            self._say(f"{self._refused.clause}: {said}")

    def _hint(self) -> None:
        if (found := self._advised()) is not None:
            self._say(str(hint(found, self.session.names)))

    def _figures(self) -> None:
        if (found := self._advised()) is not None:
            self._say(*phrases.figure_lines(found))

    def _advised(self) -> Judgement | None:
        think = self.session.advice()
        if think is None:
            self._say(str(say("hint-later")))
            return None
        return think()

    def _review(self, rest: str) -> None:
        judge = self.session.review()
        if judge is None:
            self._say(str(say("review-later")))
            return
        found, names = judge(), self.session.names
        self._say(*phrases.review_lines(names, found))
        self._say(*(phrases.decision_lines(names, found) if rest.lower() == "all" else [str(say("review-all"))]))

    def _rules(self, rest: str) -> None:
        game = self.session.table.game
        if rest.lower() == "all":
            for clause, sentence in rule_page.clause_lines(game):
                self._say(f"{clause}: {sentence}" if clause else sentence)
            return
        self._say(str(say("rules-head", title=self.session.title, seats=phrases.seats_of(game))))
        for each in rule_page.option_lines(game):
            cited = f" ({each.authority})" if each.authority else ""
            self._say(f"{say('changed', what=each.words) if each.changed else each.words}{cited}")

    def _on(self) -> None:
        move = self.session.forced
        self._onward.running = move is not None
        if move is None:
            self._say(str(SOMETHING_TO_DECIDE))
        else:
            self._tell(self.session.play(move))

    def _undo(self) -> None:
        if self.session.undo(past_forced=self._onward.by_itself(self._settings)):
            self._shown.clear()
            self._say(str(say("taken-back")))
            trick = self.session.scene.zone(Role.TRICK)
            self._say(*(zone_lines(trick, self.session.names) if trick and trick.faces else ()))
        else:
            self._say(str(say("nothing-to-take-back")))

    def _skip(self) -> None:
        think = self.session.rest()
        if think is None:
            self._say(str(say("no-skip")))
        else:
            self._tell(self.session.follow_all(think()))

    def _concede(self, rest: str) -> None:
        if self.session.rest() is None:
            self._say(str(say("no-concede")))
        elif rest.lower() != "yes":
            self._say(str(say("concede-yes")))
        else:
            self.session.concede()
            self._say(str(self.session.scene.over))

    def _save(self) -> None:
        self.session.close()
        self._say(self.session.keeper.trouble or str(say("kept-in", path=str(self.session.keeper.path))))

    def _help(self, rest: str) -> None:
        scene = self.session.scene
        if rest.lower() == "cards":
            for clause, sentence in rule_page.shown_in("cards", "help"):
                self._say(f"{sentence} ({clause})")
            return
        game = self.session.table.game
        if rest.lower() == "play":
            for label, sentence in rule_page.how_lines(self.session.entry):
                self._say(f"{label} {sentence}" if label not in ("", "#") else sentence)
            return
        if rest.lower() == "words":
            for title, terms in rule_page.words_of(game.name):
                self._say(title, *(f"  {term.line}" for term in terms))
            return
        self._say(str(say("plain-help", example=example(scene) or "AS")))
        self._say(*(f"  {each.does}" for each in self._commands.values()), f"  {self.leaving}")
        advice = rule_page.good_to_know(game)
        self._say(
            *([f"{say('good-to-know')}:"] if advice else []), *(f"{sentence} ({clause})" for clause, sentence in advice)
        )


def choice_lines(scene: Scene) -> Iterator[str]:
    """Yield the available choices, and the playable cards where some of the hand are not."""
    if scene.choices:
        open_ = ", ".join(_shortened(each for each in scene.choices if each.refusal is None))
        yield str(say("say-one-of", choices=open_))
    movable = [each for each in all_faces(scene) if each.move is not None]
    if any(each.refusal for each in movable):
        yield str(say("open-to-you", cards=" ".join(each.card or each.move or "" for each in movable if each.lit)))


def _shortened(choices: Iterable[Choice]) -> Iterator[str]:
    """Yield choices in words, with runs of numbers joined: "bid 1 to 13"."""
    run: list[Numbered] = []
    for choice in choices:
        number = choice.numbered if not choice.note else None
        if run and (number is None or number != structs.replace(run[-1], number=run[-1].number + 1)):
            yield _run_words(run)
            run = []
        if number is None:
            yield phrases.choice_line(choice)
        else:
            run.append(number)
    if run:
        yield _run_words(run)


def _run_words(run: Sequence[Numbered]) -> str:
    first, last = run[0], run[-1]
    return first.move.format(first.number) + (f" {say('up-to')} {last.number}" if len(run) > 1 else "")
