"""The screen of a game: the felt, the messages and the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from msgspec import structs
from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove, SpadilleError
from spadille.core.words import Message
from spadille.scene.model import Choice, Role, Scene
from spadille.tui import say
from spadille.tui.draw.colours import WARN
from spadille.tui.draw.side_columns import score_column, tricks_column
from spadille.tui.draw.targets import HAND
from spadille.tui.draw.tricks import late_trick
from spadille.tui.play.auto_moves import SOMETHING_TO_DECIDE
from spadille.tui.play.session import News, Session, told
from spadille.tui.play.settings import Settings, save_change
from spadille.tui.screens import dialogs
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.game_loop import Course
from spadille.tui.screens.hints import Helper
from spadille.tui.screens.input import Chooser
from spadille.tui.screens.key_bar import KeyLine
from spadille.tui.screens.messages import Log, Talk
from spadille.tui.screens.prompts import prompt_text
from spadille.tui.screens.results import sheet_page
from spadille.tui.screens.table_keys import TABLE_KEYS, keys_now
from spadille.tui.screens.too_small import SizedScreen
from spadille.tui.screens.trick_history import History
from spadille.tui.text import phrases
from spadille.tui.text.card_words import zone_lines
from spadille.tui.text.typed_moves import meant, not_understood


class TableScreen(SizedScreen):
    """A screen with one game."""

    BINDINGS: ClassVar[list[BindingType]] = [*TABLE_KEYS]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.history = History(session)
        self._pressed: tuple[str, int] | None = None
        self._looks_back = False
        """The last trick is shown, as the person asked for it."""

    def compose_body(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield Static(id="sheet", markup=False)
            yield Felt(self.spadille.look)
            with Vertical(id="aside"):
                yield Static(id="upper", markup=False)
                yield Log()
        yield Static(id="message", markup=False)
        yield Static(id="prompt", markup=False)
        yield KeyLine(self.spadille.look)

    @property
    def felt(self) -> Felt:
        return self.query_one(Felt)

    def on_mount(self) -> None:
        self.talk = Talk(self, self.spadille.look)
        self.helper = Helper(self, self.session, self.felt, self.talk, self.spadille.look)
        self.course = Course(self, self.session, self.felt, self._tell, self._ask, self.talk.say)
        self.chooser = Chooser(self.session, self.felt, self.talk, self._play, self._ask_number, self._ask)
        self.felt.show(self.session.scene)
        self.felt.focus()
        self._greet()
        self._go_on()

    def _greet(self) -> None:
        """Announce the table."""
        self.talk.note(f"{self.session.title}.")
        if (way := phrases.way_of(self.session.table.game)) is not None and not self.session.table.version:
            for each in way.guest:
                self.talk.note(str(each))
        if said := phrases.unmeasured(self.session.table.game, self.session.levels):
            self.talk.note(str(said))
        if self.session.table.version:
            self.talk.note(str(say("goes-on")))

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._ask)

    # -- events and messages --------------------------------------------------------------------

    @work(exclusive=True, group="table")
    async def _go_on(self, news: News = (), before: Scene | None = None) -> None:
        """Let chance and bots move until the person has a decision; at the end carry out the person's wish."""
        while (answer := await self.course.run(news, before)) is not None:
            news, before = (), None
            if answer == "review":
                await self.helper.review(self.app.push_screen_wait)
            elif answer == "sheet":
                self.action_sheet()
            elif answer == "again":
                self.action_again()
            else:
                self.action_leave()

    def _tell(self, news: News) -> None:
        self.history.note(news)
        if line := " ".join(told(news)):
            self.talk.note(line)
        if trouble := self.session.keeper.news():
            self.talk.note(trouble)

    def _ask(self) -> None:
        """Show the prompt, and refresh the columns beside the table."""
        self.talk.ask(prompt_text(self.session, self.felt))
        self.query_one(KeyLine).tell(keys_now(self.session, self.felt))
        self._beside()

    def _beside(self) -> None:
        """Fill the columns beside the table, as many as there are."""
        if not self.has_class("wide"):
            return
        look, rows, widest = self.spadille.look, max(8, self.size.height - 6), self.has_class("widest")
        sheet, upper = self.query_one("#sheet", Static), self.query_one("#upper", Static)
        place = sheet if widest else upper
        width = max(20, place.size.width - 3)
        score = score_column(self.session.scene, self.session.panels, look, width, rows if widest else rows * 6 // 10)
        place.update(score)
        if widest:
            won = [each.trick for each in self.history.tricks]
            upper.update(tricks_column(won, self.session.names, look, rows // 2))

    # -- actions ---------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Block all actions but leaving while the terminal is too small to see the table."""
        return not self.too_small or action == "leave"

    def action_go(self, across: int, down: int) -> None:
        self.felt.go(across, down)

    def action_raise(self) -> None:
        """Play the card under the cursor, or move the cursor up outside of the hand."""
        aim = self.felt.cursor
        if aim is not None and aim.area == HAND and self.felt.picking is None:
            self.chooser.choose(aim)
        elif aim is not None and self.felt.picking is not None:
            self.action_pick()
        else:
            self.felt.go(0, -1)

    def action_area(self, step: int) -> None:
        if self.felt.aims is not None:
            self.felt.aim_at(self.felt.aims.next_area(self.felt.cursor, step))

    def action_choose(self) -> None:
        if self.felt.picking is not None:
            if not self.chooser.settle():
                self.action_pick()
        elif self.felt.cursor is not None:
            self.chooser.choose(self.felt.cursor)
        else:
            several = bool(self.felt.aims and self.felt.aims.areas)
            self.talk.say(str(say("choose-first") if several else self.session.scene.prompt))

    def action_pick(self) -> None:
        aim = self.felt.cursor
        if aim is None:
            return
        if self.felt.picking is None:
            self.chooser.choose(aim)
        elif aim.area == HAND:
            self.felt.toggle(aim)
            self._ask()

    def action_drop(self) -> None:
        self.felt.pick(None)
        self._back_to_trick()
        self.talk.recall()
        self._ask()

    def _back_to_trick(self) -> None:
        """Show the present trick again after the last one."""
        if self._looks_back:
            self._looks_back = False
            self.felt.show(self.session.scene)

    def on_felt_chosen(self, message: Felt.Chosen) -> None:
        if self.felt.picking is not None and message.aim.area == HAND:
            self.action_pick()
        else:
            self.chooser.choose(message.aim)

    def on_felt_aimed(self, message: Felt.Aimed) -> None:
        self._back_to_trick()
        self.talk.recall()
        self._ask()

    @work(exclusive=True, group="question")
    async def _ask_number(self, choice: Choice, begun: str = "") -> None:
        assert choice.ask is not None, "only some choices need a number"
        ask = choice.ask
        what = f"{choice.label} ({choice.note})" if choice.note else str(choice.label)
        question = str(say("a-number", what=what, low=ask.low, high=ask.high))
        page = dialogs.Question(question, begun or str(ask.usual), ask, begun=bool(begun))
        said = await self.app.push_screen_wait(page)
        if said is not None:
            self._play(choice.move.format(said))

    def _play(self, text: str) -> None:
        """Make the person's move, and continue the game."""
        self.course.settle()
        before = self.session.scene
        try:
            news = self.session.play(text)
        except IllegalMove as illegal:
            self.chooser.refuse(illegal.refusal)
            return
        except SpadilleError as wrong:
            self.talk.say(str(not_understood(self.session.scene, text, wrong)), WARN)
            return
        self.talk.forget()
        if not self.course.unfolds(news):
            self._tell(news)
            self.felt.show(self.session.scene, late_trick(news, self.session.scene))
            self._ask()
        if self.spadille.settings.teacher:
            self._learn()
        self._go_on(news, before)

    def on_key(self, event: events.Key) -> None:
        """Point at the item of a digit or letter; the same key again, or Enter, chooses it."""
        char = event.character or ""
        if len(char) != 1 or not (char.isdecimal() or char.islower()) or self.too_small:
            return
        if self.session.over:
            if char == "n":
                event.stop()
                self.action_again()
        elif self.chooser.key(char):
            event.stop()

    def action_again(self) -> None:
        try:
            self.spadille.again()
        except SpadilleError as wrong:  # its rulebook may be gone
            self.talk.say(str(wrong), WARN)

    def action_last(self) -> None:
        zone = self.session.scene.zone(Role.LAST)
        if zone is None or not zone.faces:
            self.talk.say(str(say("no-last-trick")))
            return
        if self.felt.late:
            self._looks_back = False
            self.felt.show(self.session.scene)
            self.talk.recall()
            return
        self._looks_back = True
        self.felt.show(self.session.scene, zone.faces)
        self.talk.say(" ".join(zone_lines(zone, self.session.names)))

    def action_sheet(self) -> None:
        session, look = self.session, self.spadille.look
        self.app.push_screen(sheet_page(session.scene, look, session.panels, session.story))

    def action_table(self) -> None:
        self.app.push_screen(dialogs.table_page(self.session, self.spadille.look))

    @work(group="help")
    async def action_hint(self) -> None:
        await self.helper.hint(self._ask)

    @work(group="help")
    async def action_figures(self) -> None:
        if self.session.over:
            return self.action_again()  # the key bar says N for both
        await self.helper.figures()

    @work(group="help")
    async def action_review(self) -> None:
        await self.helper.review(self.app.push_screen)

    def action_teacher(self) -> None:
        teacher = not self.spadille.settings.teacher
        said = say("teacher-speaks") if teacher else say("teacher-silent")
        self._set(structs.replace(self.spadille.settings, teacher=teacher), said)

    @work(group="teacher")
    async def _learn(self) -> None:
        await self.helper.teach()

    def action_rules(self) -> None:
        self.app.push_screen(dialogs.rules_page(self.session.table.game, self.session.title, self.spadille.look))

    def action_help(self) -> None:
        self.app.push_screen(dialogs.help_page(self.session.table.game, self.spadille.look))

    def action_how(self) -> None:
        self.app.push_screen(dialogs.how_page(self.session.entry, self.spadille.look))

    def action_words(self) -> None:
        self.app.push_screen(dialogs.words_page(self.session.table.game, self.spadille.look))

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "table")
        self.course.settle()
        self.course.onward.running = False
        if self.session.undo(past_forced=self.course.onward.by_itself(self.spadille.settings)):
            self.talk.forget()
            self.history.back()
            self.felt.pick(None)
            self.felt.show(self.session.scene)
            self.talk.note(str(say("taken-back-to")))
        else:
            self.talk.say(str(say("nothing-to-take-back")))
        self._go_on()

    def _twice(self, key: str, asked: Message) -> bool:
        """Ask for a second press of a key with a big effect; True on the second press at the same moment."""
        about = key, self.session.table.version
        if self._pressed == about:
            self._pressed = None
            return True
        self._pressed = about
        self.talk.say(str(asked))
        return False

    def action_skip(self) -> None:
        """Let bots play the rest of the deal for everybody."""
        think = self.session.rest()
        if think is None:
            self.talk.say(str(say("no-skip")))
        elif self._twice("X", say("skip-again")):
            self._skip(think)

    @work(exclusive=True, group="table")
    async def _skip(self, think: Callable[[], list[tuple[Seat, Any]]]) -> None:
        self.course.settle()
        self.talk.say(str(say("thinking")))
        before, version = self.session.scene, self.session.table.version
        moves = await asyncio.to_thread(think)
        self.talk.forget()
        if version == self.session.table.version:
            news = self.session.follow_all(moves)
            self._tell(news)
            self.felt.show(self.session.scene, late_trick(news, self.session.scene))
            self._ask()
            self._go_on(news, before)

    def action_concede(self) -> None:
        """Give the match up."""
        if self.session.over or self.session.rest() is None:
            self.talk.say(str(say("no-concede")))
        elif self._twice("C", say("concede-again")):
            self.workers.cancel_group(self, "table")
            before = self.session.scene
            self.session.concede()
            self.talk.forget()
            self.felt.show(self.session.scene)
            self._ask()
            self._go_on((), before)

    def action_on(self) -> None:
        """Let the game run on until there is a decision, or stop it."""
        if self.session.deciding_alone and self.session.forced is None:
            self.talk.say(str(SOMETHING_TO_DECIDE))
            return
        self.course.onward.running = not self.course.onward.running and not self.session.over
        self._go_on_soon()

    def action_forced(self) -> None:
        settings = structs.replace(self.spadille.settings, forced=not self.spadille.settings.forced)
        self._set(settings, say("forced-themselves") if settings.forced else say("forced-by-hand"))
        self._go_on_soon()

    def _go_on_soon(self) -> None:
        """Continue the game, after what is being shown."""
        if not self.course.showing:
            self._go_on()

    def action_pace(self, step: int) -> None:
        settings = self.spadille.settings.paced(step)
        self._set(settings, say("pace", pace=settings.pace))

    def _set(self, settings: Settings, said: Message) -> None:
        save_change(self.spadille.settings, settings)
        self.spadille.settings = settings
        self.talk.say(str(said))

    @work(exclusive=True, group="question")
    async def action_type(self) -> None:
        said = await self.app.push_screen_wait(dialogs.Question(str(say("a-move", example=self._example()))))
        if not said:
            return
        try:
            move = meant(self.session.scene, phrases.printable(said, None))
        except IllegalMove as illegal:
            self.chooser.refuse(illegal.refusal)
            return
        except SpadilleError as wrong:
            self.talk.say(str(not_understood(self.session.scene, said, wrong)), WARN)
            return
        self._play(move)

    def _example(self) -> str:
        choice, face = (aim.choice, aim.face) if (aim := self.felt.cursor) is not None else (None, None)
        return phrases.choice_line(choice) if choice is not None else (face and face.move) or "play AS"

    def action_leave(self) -> None:
        self.session.close()
        self.spadille.leave_table()
