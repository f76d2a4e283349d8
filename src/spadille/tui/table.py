"""The screen of a game: the felt, what is said, and the keys."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from msgspec import structs
from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from spadille.core.contract import NATURE
from spadille.core.errors import IllegalMove, SpadilleError
from spadille.scene.happening import CardsSwept, DealScored
from spadille.scene.model import Choice, Face, Role, Scene
from spadille.tui import pages, words
from spadille.tui.aims import CHOICES, HAND, Aim, ways_of
from spadille.tui.card_words import zone_lines
from spadille.tui.felt import Felt
from spadille.tui.hinting import Helper
from spadille.tui.look import WARN
from spadille.tui.onward import SOMETHING_TO_DECIDE, Onward
from spadille.tui.prompts import prompt_text
from spadille.tui.reading import meant
from spadille.tui.session import News, Plan, Session, told
from spadille.tui.settings import Pace, Settings, save_settings
from spadille.tui.small import SizedScreen
from spadille.tui.table_keys import TABLE_KEYS
from spadille.tui.talk import Talk
from spadille.tui.tricks import late_trick

_SOON: Final = 1.0
"""Seconds within which a second digit makes a number of two."""


class TableScreen(SizedScreen):
    """One game at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [*TABLE_KEYS]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._digits = ("", 0.0)
        self._onward = Onward(session)

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
        self.talk = Talk(self, self.spadille.look)
        self.helper = Helper(self, self.session, self.felt, self.talk, self.spadille.look)
        self.felt.show(self.session.scene)
        self.felt.focus()
        self.talk.note(f"{self.session.title}.")
        if self.session.table.version:
            self.talk.note("The game goes on where you left it.")
        self._go_on()

    # -- what the others do ----------------------------------------------------------------------

    @work(exclusive=True, group="table")
    async def _go_on(self, news: News = (), before: Scene | None = None) -> None:
        """Let chance and bots move until the person is to decide."""
        session = self.session
        while True:
            if before is not None:
                await self._linger(news, before)
            before = session.scene
            if session.deciding_alone:
                move = await self._forced()
                if move is None:
                    break
                news = session.play(move)
            else:
                plan = await self._plan()
                if plan is None or not self.is_attached:
                    break
                news = session.follow(plan)
            self._tell(news)
            if any(isinstance(each, CardsSwept) for each in news):
                await asyncio.sleep(2 * self._pace.trick)
            self.felt.show(session.scene, late_trick(news, session.scene))
            self._ask()
        if self.is_attached:
            self._ask()

    @property
    def _pace(self) -> Pace:
        return self._onward.pace(self.spadille.settings)

    async def _forced(self) -> str | None:
        """The move that is made for the person, after a while in which it can be seen; None where there is none."""
        if self._onward.move(self.spadille.settings) is None:
            return None
        await asyncio.sleep(self._pace.move)
        return self._onward.move(self.spadille.settings) if self.is_attached and not self.too_small else None

    async def _plan(self) -> Plan | None:
        """What is done next, after a while that a person can follow."""
        started = asyncio.get_running_loop().time()
        plan = await asyncio.to_thread(self.session.plan)
        if plan is not None:
            pause = self._pace.move * (0.5 if plan.seat == NATURE else 1.0)
            await asyncio.sleep(max(0.0, pause - asyncio.get_running_loop().time() + started))
        return plan

    async def _linger(self, news: News, before: Scene) -> None:
        """Leave a finished trick on the table for a while; show what a deal has scored."""
        scene, pace = self.session.scene, self._pace
        late = bool(self.felt.late)
        if late or (len(news) > 1 and not self.session.awaited):
            await asyncio.sleep(pace.trick)
        scored = any(isinstance(each, DealScored) for each in news)
        if scored and self.session.seat is not None and (before.zone(Role.HAND) or scene.over):
            await self.app.push_screen_wait(self._sheet(last=True))
        if late:
            self.felt.show(scene)

    # -- what is said ----------------------------------------------------------------------------

    def _tell(self, news: News) -> None:
        self.talk.note(" ".join(told(news)))
        if trouble := self.session.keeper.news():
            self.talk.note(trouble)

    def _ask(self) -> None:
        self.talk.ask(prompt_text(self.session, self.felt))

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
            self.talk.say(
                "Choose first: the arrows, a key or the mouse." if several else str(self.session.scene.prompt)
            )

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
        self.talk.recall()
        self._ask()

    def on_felt_chosen(self, message: Felt.Chosen) -> None:
        if self.felt.picking is not None and message.aim.area == HAND:
            self.action_pick()
        else:
            self._choose(message.aim)

    def on_felt_aimed(self, message: Felt.Aimed) -> None:
        self.talk.recall()
        self._ask()

    def _choose(self, aim: Aim) -> None:
        if aim.refusal is not None:
            self.talk.refuse(self.session.table.game.name, aim.refusal)
        elif aim.choice is not None and aim.choice.ask is not None:
            self._ask_number(aim.choice)
        elif aim.choice is not None and aim.choice.pick is not None:
            self.felt.pick(aim.choice)
            self._ask()
        elif aim.choice is not None:
            self._play(aim.choice.move)
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
            choices = self.felt.aims.by_area[CHOICES]
            self.felt.aim_at(next(aim for aim in choices if aim.choice == ways[0]))
            self.talk.say("Choose which: " + ", ".join(words.choice_line(way) for way in ways))

    def _settle_pick(self) -> None:
        choice, picked = self.felt.picking, self.felt.picked
        assert choice is not None, "cards are picked for a choice"
        assert choice.pick is not None, "cards are picked for a choice that needs them"
        if len(picked) < choice.pick.low or len(picked) > choice.pick.high:
            self.action_pick()
            return
        scene = self.session.scene
        hand = scene.zone(Role.HAND)
        faces = hand.faces if hand is not None else ()
        chosen = " ".join(face.card for face in faces if face.card in picked and face.card is not None)
        self.felt.pick(None)
        self._play(choice.move.format(chosen))

    @work(exclusive=True, group="question")
    async def _ask_number(self, choice: Choice, begun: str = "") -> None:
        assert choice.ask is not None, "only some choices need a number"
        ask = choice.ask
        note = f" ({choice.note})" if choice.note else ""
        question = f"{choice.label}{note}: a number from {ask.low} to {ask.high}"
        said = await self.app.push_screen_wait(pages.Question(question, begun or str(ask.usual), ask))
        if said is not None:
            self._play(choice.move.format(said))

    def _play(self, text: str) -> None:
        """Make the person's move, and let the others go on."""
        before = self.session.scene
        try:
            news = self.session.play(text)
        except IllegalMove as illegal:
            self.talk.refuse(self.session.table.game.name, illegal.refusal)
            return
        except SpadilleError as wrong:
            self.talk.say(f"Not understood: {wrong}", WARN)
            return
        self.talk.forget()
        self._tell(news)
        self.felt.show(self.session.scene, late_trick(news, self.session.scene))
        self._ask()
        if self.spadille.settings.teacher:
            self._learn()
        self._go_on(news, before)

    # -- keys that are words on the table --------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A digit or a letter points at the choice it stands for; the same again, or Enter, says it."""
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
        zone = self.session.scene.zone(Role.LAST)
        if zone is None or not zone.faces:
            self.talk.say("There is no last trick to see now.")
            return
        if self.felt.late:
            self.felt.show(self.session.scene)
            self.talk.recall()
            return
        self.felt.show(self.session.scene, zone.faces)
        self.talk.say(" ".join(zone_lines(zone, self.session.names)))

    def action_sheet(self) -> None:
        self.app.push_screen(self._sheet())

    def _sheet(self, *, last: bool = False) -> pages.Page:
        scene, panels, story = self.session.scene, self.session.panels, self.session.story
        return pages.sheet_page(scene, self.spadille.look, scene.score.sheet[-1] if last else None, panels, story)

    def action_table(self) -> None:
        self.app.push_screen(pages.table_page(self.session.scene, self.session.names, self.spadille.look))

    async def action_hint(self) -> None:
        await self.helper.hint(self._ask)

    async def action_figures(self) -> None:
        await self.helper.figures()

    async def action_review(self) -> None:
        await self.helper.review()

    def action_teacher(self) -> None:
        teacher = not self.spadille.settings.teacher
        said = "The teacher says a word after a move that cost much." if teacher else "The teacher is silent."
        self._set(structs.replace(self.spadille.settings, teacher=teacher), said)

    @work(group="teacher")
    async def _learn(self) -> None:
        await self.helper.teach()

    def action_rules(self) -> None:
        self.app.push_screen(pages.rules_page(self.session.table.game, self.session.title, self.spadille.look))

    def action_help(self) -> None:
        self.app.push_screen(pages.help_page(self.session.table.game, self.spadille.look))

    def action_words(self) -> None:
        self.app.push_screen(pages.words_page(self.session.table.game, self.spadille.look))

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "table")
        self._onward.running = False
        if self.session.undo(past_forced=self._onward.by_itself(self.spadille.settings)):
            self.talk.forget()
            self.felt.pick(None)
            self.felt.show(self.session.scene)
            self.talk.note("Taken back to your last decision.")
        else:
            self.talk.say("There is nothing to take back.")
        self._go_on()

    def action_on(self) -> None:
        """Let the game run on until there is something to decide, or stop it."""
        if self.session.deciding_alone and self.session.forced is None:
            self.talk.say(SOMETHING_TO_DECIDE)
            return
        self._onward.running = not self._onward.running and not self.session.over
        self._go_on()

    def action_forced(self) -> None:
        settings = structs.replace(self.spadille.settings, forced=not self.spadille.settings.forced)
        self._set(settings, "Moves without a choice are made " + ("by themselves." if settings.forced else "by hand."))
        self._go_on()

    def action_pace(self, step: int) -> None:
        settings = self.spadille.settings.paced(step)
        self._set(settings, f"The others play at a pace that is {settings.pace}.")

    def _set(self, settings: Settings, said: str) -> None:
        self.spadille.settings = settings
        save_settings(settings)
        self.talk.say(said)

    @work(exclusive=True, group="question")
    async def action_type(self) -> None:
        said = await self.app.push_screen_wait(pages.Question("A move, such as: " + self._example()))
        if said is None:
            return
        try:
            move = meant(self.session.scene, words.printable(said))
        except SpadilleError as wrong:
            self.talk.say(f"Not understood: {wrong}", WARN)
            return
        self._play(move)

    def _example(self) -> str:
        choice, face = (aim.choice, aim.face) if (aim := self.felt.cursor) is not None else (None, None)
        return words.choice_line(choice) if choice is not None else (face and face.move) or "play AS"

    def action_leave(self) -> None:
        self.session.close()
        self.spadille.leave_table()
