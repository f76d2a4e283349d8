"""The screen of a game: the felt, what is said, and the keys."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from spadille.core.contract import NATURE, Refusal
from spadille.core.errors import IllegalMove, SpadilleError
from spadille.scene.model import Face, Option, Scene
from spadille.tui import pages, rulepage, words
from spadille.tui.aims import HAND, Aim, is_hand, ways_of
from spadille.tui.felt import Felt
from spadille.tui.look import TEXT, WARN, typed
from spadille.tui.prompts import latest, prompt_text
from spadille.tui.reading import meant
from spadille.tui.session import Event, Plan, Session
from spadille.tui.settings import save_settings
from spadille.tui.small import SizedScreen
from spadille.tui.tricks import late_trick, swept

if TYPE_CHECKING:
    from spadille.tui.app import SpadilleApp

_REMEMBERED: Final = 200
_SOON: Final = 1.0
"""Seconds within which a second digit makes a number of two."""


class TableScreen(SizedScreen):
    """One game at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1,0)", "choose", key_display="Arrows"),
        Binding("right", "go(1,0)", show=False),
        Binding("up", "raise", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("enter", "choose", "play", key_display="Enter"),
        Binding("space", "pick", show=False),
        Binding("tab", "area(1)", show=False),
        Binding("shift+tab", "area(-1)", show=False),
        Binding("escape", "drop", show=False),
        Binding("l,L", "last", "last", key_display="L"),
        Binding("s,S", "sheet", "score", key_display="S"),
        Binding("H", "hint", "hint", key_display="H"),
        Binding("V", "review", show=False),
        Binding("r,R", "rules", "rules", key_display="R"),
        Binding("T,f2", "table", show=False),
        Binding("u,U", "undo", "undo", key_display="U"),
        Binding("plus,equals_sign", "pace(1)", "pace", key_display="+-"),
        Binding("minus", "pace(-1)", show=False),
        Binding("colon", "type", show=False),
        Binding("question_mark,f1", "help", "help", key_display="?"),
        Binding("q,Q", "leave", "leave", key_display="Q"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._said: list[str] = []
        self._log: list[str] = []
        self._digits = ("", 0.0)

    @property
    def spadille(self) -> SpadilleApp:
        return cast("SpadilleApp", self.app)

    def compose_body(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield Felt(self.spadille.look)
            yield Static(id="log", markup=False)
        yield Static(id="message", markup=False)
        yield Static(id="prompt", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    @property
    def felt(self) -> Felt:
        return self.query_one(Felt)

    def on_mount(self) -> None:
        self.felt.show(self.session.scene)
        self.felt.focus()
        self._note(f"{self.session.title}.")
        if self.session.table.version:
            self._note("The game goes on where it was left.")
        self._go_on()

    # -- what the others do ----------------------------------------------------------------------

    @work(exclusive=True, group="table")
    async def _go_on(self, event: Event | None = None, before: Scene | None = None) -> None:
        """Let chance and bots move until the person is to decide."""
        session = self.session
        while True:
            if event is not None and before is not None:
                await self._linger(event, before)
            if self.session.awaited and not self._others_due():
                break
            plan = await self._plan()
            if plan is None or not self.is_attached:
                break
            before = session.scene
            event = session.follow(plan)
            self._tell(event)
            if swept(before, session.scene):
                await asyncio.sleep(2 * self.spadille.settings.speed.trick)
            self.felt.show(session.scene, late_trick(before, session.scene, event.by, event.text))
            self._ask()
        if self.is_attached:
            self._ask()

    def _others_due(self) -> bool:
        """Others may move at the same time as the person."""
        return len(self.session.table.deciding) > 1

    async def _plan(self) -> Plan | None:
        """What is done next, after a while that a person can follow."""
        started = asyncio.get_running_loop().time()
        plan = await asyncio.to_thread(self.session.plan)
        if plan is not None:
            pause = self.spadille.settings.speed.move * (0.5 if plan.seat == NATURE else 1.0)
            spent = asyncio.get_running_loop().time() - started
            await asyncio.sleep(max(0.0, pause - spent))
        return plan

    async def _linger(self, event: Event, before: Scene) -> None:
        """Leave a finished trick on the table for a while; show what a deal has scored."""
        scene, pace = self.session.scene, self.spadille.settings.speed
        late = bool(self.felt.late)
        if late or (event.then and not self.session.awaited):
            await asyncio.sleep(pace.trick)
        new = scene.score.sheet[len(before.score.sheet) :]
        held = any(is_hand(zone, before) for zone in before.zones)
        if new and self.session.seat is not None and (held or scene.over):
            page = pages.sheet_page(scene, scene.game, self.spadille.look, only=new[-1])
            await self.app.push_screen_wait(page)
        if late:
            self.felt.show(scene)

    # -- what is said ----------------------------------------------------------------------------

    def _tell(self, event: Event) -> None:
        self._note(" ".join((event.said, *event.then)))
        if news := self.session.keeper.news():
            self._note(news)

    def _note(self, sentence: str) -> None:
        self._said = [*self._said, sentence][-_REMEMBERED:]
        self._log = [*self._log, sentence][-_REMEMBERED:]
        self._say(self._tail())
        log = self.query_one("#log", Static)
        log.update(self._typed("\n".join(self._log[-max(8, self.size.height) :])), layout=False)

    def _tail(self) -> str:
        """As much of what was said since the person's last move as there is room for."""
        return latest(self._said, 2 * max(40, self.size.width - 4) - 20)

    def _typed(self, text: str) -> str:
        return typed(text) if self.spadille.look.letters else text

    def _say(self, text: str, style: str = TEXT) -> None:
        self.remove_class("refused")
        self.query_one("#message", Static).update(Text(self._typed(text), style), layout=False)

    def _ask(self) -> None:
        said = prompt_text(self.session, self.felt)
        shown = Text(self._typed(said.plain)) if self.spadille.look.letters else said
        self.query_one("#prompt", Static).update(shown, layout=False)

    def _refuse(self, refusal: Refusal) -> None:
        """Why not, and the clause in words."""
        said = refusal.reason
        if refusal.clause is not None:
            said += f"\n{refusal.clause}: {rulepage.clause_words(self.session.table.game.name, refusal.clause)}"
        self._say(said, WARN)
        self.add_class("refused")
        self.app.bell()

    # -- what the person does --------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While the terminal is too small nothing is played unseen."""
        return not self.too_small or action == "leave"

    def action_go(self, across: int, down: int) -> None:
        self.felt.go(across, down)

    def action_raise(self) -> None:
        """Up plays a card of the hand, and moves the cursor elsewhere."""
        aim = self.felt.cursor
        if aim is not None and aim.area == HAND and self.felt.picking is None:
            self._choose(aim)
        elif aim is not None and self.felt.picking is not None:
            self.action_pick()
        else:
            self.felt.go(0, -1)

    def action_area(self, step: int) -> None:
        if self.felt.aims is not None:
            self.felt.aim_at(self.felt.aims.next_area(self.felt.cursor, step))

    def action_choose(self) -> None:
        if self.felt.picking is not None:
            self._settle_pick()
        elif self.felt.cursor is not None:
            self._choose(self.felt.cursor)
        else:
            several = bool(self.felt.aims and self.felt.aims.areas)
            self._say("Choose first: the arrows, a key or the mouse." if several else self.session.scene.prompt)

    def action_pick(self) -> None:
        aim = self.felt.cursor
        if aim is None:
            return
        if self.felt.picking is None:
            self._choose(aim)
        elif aim.area == HAND:
            self.felt.toggle(aim)
            self._ask()

    def action_drop(self) -> None:
        self.felt.pick(None)
        self._say(self._tail())
        self._ask()

    def on_felt_chosen(self, message: Felt.Chosen) -> None:
        if self.felt.picking is not None and message.aim.area == HAND:
            self.action_pick()
        else:
            self._choose(message.aim)

    def on_felt_aimed(self, message: Felt.Aimed) -> None:
        self._say(self._tail())
        self._ask()

    def _choose(self, aim: Aim) -> None:
        if aim.refusal is not None:
            self._refuse(aim.refusal)
        elif aim.option is not None and aim.option.ask is not None:
            self._ask_number(aim.option)
        elif aim.option is not None and aim.option.pick is not None:
            self.felt.pick(aim.option)
            self._ask()
        elif aim.option is not None:
            self._play(aim.option.move)
        elif aim.face is not None and aim.face.move is not None:
            self._play(aim.face.move)
        elif aim.face is not None:
            self._choose_way(aim.face)

    def _choose_way(self, face: Face) -> None:
        """A card that can be taken in several ways: point at the first of them."""
        ways = ways_of(self.session.scene, face)
        if len(ways) == 1:
            self._play(ways[0].move)
        elif ways and self.felt.aims is not None:
            choices = self.felt.aims.by_area["choices"]
            self.felt.aim_at(next(aim for aim in choices if aim.option == ways[0]))
            self._say("Choose which: " + ", ".join(words.option_line(way) for way in ways))

    def _settle_pick(self) -> None:
        option, picked = self.felt.picking, self.felt.picked
        assert option is not None, "cards are picked for an option"
        assert option.pick is not None, "cards are picked for an option that needs them"
        if len(picked) < option.pick.low or len(picked) > option.pick.high:
            self.action_pick()
            return
        scene = self.session.scene
        hand = next((zone.faces for zone in scene.zones if zone.kind == "fan"), ())
        chosen = " ".join(face.card for face in hand if face.card in picked and face.card is not None)
        self.felt.pick(None)
        self._play(option.move.format(chosen))

    @work(exclusive=True, group="question")
    async def _ask_number(self, option: Option, begun: str = "") -> None:
        assert option.ask is not None, "only some options need a number"
        ask = option.ask
        note = f" ({option.note})" if option.note else ""
        question = f"{option.label}{note}: a number from {ask.low} to {ask.high}"
        said = await self.app.push_screen_wait(pages.Question(question, begun or str(ask.usual), ask))
        if said is not None:
            self._play(option.move.format(said))

    def _play(self, text: str) -> None:
        """Make the person's move, and let the others go on."""
        before = self.session.scene
        try:
            event = self.session.play(text)
        except IllegalMove as illegal:
            self._refuse(illegal.refusal)
            return
        except SpadilleError as wrong:
            self._say(f"Not understood: {wrong}", WARN)
            return
        self._said.clear()
        self._tell(event)
        self.felt.show(self.session.scene, late_trick(before, self.session.scene, event.by, event.text))
        self._ask()
        self._go_on(event, before)

    # -- keys that are words on the table --------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A digit or a letter points at the option it stands for; the same again, or Enter, says it."""
        char = event.character or ""
        if self.too_small or not self.session.awaited or len(char) != 1 or not (char.isdecimal() or char.islower()):
            if char == "n" and self.session.over and not self.too_small:
                event.stop()
                self.spadille.again()
            return
        if (aim := self._keyed(char)) is None:
            return
        event.stop()
        if aim == self.felt.cursor:
            self._choose(aim)
        else:
            self.felt.aim_at(aim)

    def _keyed(self, char: str) -> Aim | None:
        if self.felt.aims is None:
            return None
        asking = self.felt.aims.asking()
        if char.isdecimal() and len(asking) == 1:
            self._ask_number(asking[0], char)
            return None
        now = asyncio.get_running_loop().time()
        digits, at = self._digits
        said = digits + char if char.isdecimal() and now - at < _SOON else char
        aim = self.felt.aims.keyed(said) or self.felt.aims.keyed(char)
        self._digits = (said if char.isdecimal() else "", now)
        return aim

    def action_last(self) -> None:
        zone = self.session.scene.zone("last")
        if zone is None or not zone.faces:
            self._say("There is no last trick to see now.")
            return
        if self.felt.late:
            self.felt.show(self.session.scene)
            self._say(self._tail())
            return
        self.felt.show(
            self.session.scene, tuple(Face(each.card, mark=each.mark, seat=each.seat) for each in zone.faces)
        )
        self._say(" ".join(words.zone_lines(zone, self.session.names)))

    def action_sheet(self) -> None:
        scene = self.session.scene
        self.app.push_screen(pages.sheet_page(scene, scene.game, self.spadille.look))

    def action_table(self) -> None:
        self.app.push_screen(pages.table_page(self.session.scene, self.session.names, self.spadille.look))

    async def action_hint(self) -> None:
        think = self.session.advice()
        if think is None:
            self._say("A hint is given when it is your turn.")
            return
        decision = await asyncio.to_thread(think)
        self.app.push_screen(pages.hint_page(self.session.table.game, decision, self.spadille.look))

    async def action_review(self) -> None:
        judge = self.session.review()
        if judge is None:
            self._say("A deal is reviewed when it is over.")
            return
        self._say("Thinking …")
        found = await asyncio.to_thread(judge)
        self._say(self._tail())
        self.app.push_screen(pages.review_page(self.session.names, found, self.spadille.look))

    def action_rules(self) -> None:
        self.app.push_screen(pages.rules_page(self.session.table.game, self.session.title, self.spadille.look))

    def action_help(self) -> None:
        self.app.push_screen(pages.help_page(self.session.table.game.name, self.spadille.look))

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "table")
        if self.session.undo():
            self._said.clear()
            self.felt.pick(None)
            self.felt.show(self.session.scene)
            self._note("Taken back to your last decision.")
        else:
            self._say("There is nothing to take back.")
        self._go_on()

    def action_pace(self, step: int) -> None:
        self.spadille.settings = self.spadille.settings.paced(step)
        save_settings(self.spadille.settings)
        self._say(f"The others play at a pace that is {self.spadille.settings.pace}.")

    @work(exclusive=True, group="question")
    async def action_type(self) -> None:
        said = await self.app.push_screen_wait(pages.Question("A move, such as: " + self._example()))
        if said is None:
            return
        try:
            move = meant(self.session.scene, words.printable(said))
        except SpadilleError as wrong:
            self._say(f"Not understood: {wrong}", WARN)
            return
        self._play(move)

    def _example(self) -> str:
        option, face = (aim.option, aim.face) if (aim := self.felt.cursor) is not None else (None, None)
        return words.option_line(option) if option is not None else (face and face.move) or "play AS"

    def action_leave(self) -> None:
        self.session.close()
        self.spadille.leave_table()
