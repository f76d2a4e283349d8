"""The game-independent display model: plates, zones of cards, choices, and the words for all of them.

A game turns a view, and the viewer's offers, into a `Scene`; the terminal and the browser draw scenes and know no
rules. Roles define what a thing *is*; texts define what is *said* about it, and no screen parses them. Every string is
declared as one of three: a `Name` (stable, for programs), a `Notation` (a card or a move as records spell it), or a
`Text` (a sentence or a word for people, the same on paper and for a screen reader).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from spadille.cards.card import card
from spadille.core.contract import DealSheet, Refusal, Seat, Value
from spadille.core.words import Name as Name
from spadille.core.words import Notation as Notation
from spadille.core.words import Text as Text
from spadille.scene import say

Shape = Literal["fan", "row", "pile", "trick", "triangle", "melds", "lines", "badge", "road"]
"""The drawing style of a zone: a hand, cards side by side, a pile, cards before their seats, rows that overlap,
groups of cards, lines of text, one short line beside a title, a score card of small signs."""


Layout = Literal["ring", "duel", "rows", "bets", "triangle"]
"""The layout of the table: seats round a trick; two stacks that face each other; a row of cards before every seat; two
hands of the house with places for bets and score cards; a triangle of cards over the piles."""


class Role(StrEnum):
    """The purpose of a zone, where screens treat it specially."""

    HAND = "hand"
    """The viewer's own cards."""
    TRICK = "trick"
    """The current trick."""
    LAST = "last"
    """The last finished trick: for reference only."""
    TRUMPS = "trumps"
    SPOKEN = "spoken"
    """The last calls of the seats, as lines."""
    POT = "pot"
    """The chips or cards to be won: screens animate a growing count."""
    ASIDE = "aside"
    """For reference only: it may be shown beside the table."""
    PLACE = "place"
    """Any other zone on the table."""


class Mark(StrEnum):
    """A special property of a card."""

    LED = "led"
    WINS = "wins"
    GONE = "gone"
    """The card has been removed from its place, which stays empty."""
    PAIRS = "pairs"
    """It can be removed together with another card."""
    TRUMP = "trump"
    """A trump, whatever its printed suit."""
    NEW = "new"
    """It was just added to the hand."""
    KILLS = "kills"
    TARGET = "target"
    """The card to be beaten."""
    PEEKED = "peeked"
    """Its owner has looked at it."""
    WILD = "wild"
    """It stands for any card."""
    LEVEL = "level"
    """It ties with another."""


class Face(Value, frozen=True):
    """One card on the table: `card` is its notation, None for a back."""

    card: Notation | None
    move: Notation | None = None
    """The move that choosing this card makes; None if it cannot be chosen."""
    refusal: Refusal | None = None
    """The reason why that move is not allowed now; None if it is."""
    marks: tuple[Mark, ...] = ()
    note: Text = ""
    """The marks in a word or two, for reading: "led", "led for hearts", "left bower"."""
    seat: Seat | None = None
    """The seat of the card, in a zone with cards of several seats."""

    @property
    def lit(self) -> bool:
        """True if the card can be chosen now."""
        return self.move is not None and self.refusal is None

    @property
    def words(self) -> Text:
        """The card for a screen reader: "queen of spades, not playable: …"."""
        said: Text = card(self.card).spoken if self.card is not None else say("face-down")
        if self.note:
            said = self.note if self.card is None else say("noted", card=said, note=self.note)
        return say("not-playable", card=said, why=self.refusal.reason) if self.refusal else said


class Bead(Value, frozen=True):
    """One sign on a score card."""

    sign: Literal["player", "banker", "tie", "red", "blue"]
    ties: int = 0
    pair: bool = False


class Zone(Value, frozen=True):
    """A place for cards (or lines of text)."""

    name: Name
    """Stable and unique within a game: "hand", "stock", "seat 2"."""
    shape: Shape
    title: Text = ""
    faces: tuple[Face, ...] = ()
    role: Role = Role.PLACE
    rows: tuple[tuple[Face, ...], ...] = ()
    """For "triangle" and "melds": the faces row by row."""
    lines: tuple[Text, ...] = ()
    """For "lines" and "badge": the text; for "road": the same signs as letters."""
    beads: tuple[tuple[Bead | None, ...], ...] = ()
    """For "road": the signs, row by row."""
    suit: Notation | None = None
    """For a badge about a suit: its letter."""
    seat: Seat | None = None
    count: int | None = None
    """Number of cards, if not all are drawn."""
    brief: Text | None = None
    """A shorter title for a zone right at its seat, without the seat's name; None: the title itself."""
    quiet: bool = False
    """True if its changes need not be announced."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty if none is needed."""


class About(StrEnum):
    """The subject of a fact, where screens treat it specially."""

    BID = "bid"
    TRICKS = "tricks"
    STAKE = "stake"
    """Chips on one place of the layout."""
    STATE = "state"
    """The state of a seat in a word, without a label."""
    OTHER = "other"


class Fact(Value, frozen=True):
    """A text on a plate: "bid" "4", "tricks" "2"."""

    about: About
    label: Text
    value: Text
    count: int | None = None
    """The value as a number, if it is to be drawn: tricks as a row of backs."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty if none is needed."""
    place: Name = ""
    """The place of the layout with the stake, as choices name it."""


class Plate(Value, frozen=True):
    """A seat with its name and facts at the table."""

    seat: Seat
    name: Text
    side: int
    to_act: bool = False
    dealer: bool = False
    partner: bool = False
    """Partner of the viewer."""
    facts: tuple[Fact, ...] = ()


class Ask(Value, frozen=True):
    """A choice that needs a number: the move is its `move` with `{}` for the number."""

    low: int
    high: int
    usual: int
    laid: int = 0
    """The current number, if choosing another replaces it."""


class Pick(Value, frozen=True):
    """A choice that needs cards of the hand: the move is its `move` with `{}` for the cards."""

    low: int
    high: int


class Numbered(Value, frozen=True):
    """One number of a numbered choice: `number`; the move is `move` with `{}` for the number."""

    move: Notation
    number: int


class Does(StrEnum):
    """The effect of a choice, where screens treat it specially."""

    CALL = "call"
    """One of many calls of a kind, such as bids, shown as a grid."""
    STAKE = "stake"
    """Puts chips on a place of the layout."""
    TAKE_BACK = "take_back"
    """Takes chips off a place of the layout."""
    AGAIN = "again"
    """Puts chips on several places at once, such as the last bet again: its move is several, separated by "; ", which a
    screen makes one after the other."""
    TOGETHER = "together"
    """Joins the two cards in `cards`; a screen lets the viewer tap both for it."""
    GIVE_UP = "give_up"
    """Ends the game for the viewer; screens ask for confirmation."""
    DARE = "dare"
    """Risky, such as nil: screens ask for a second press, to prevent accidental taps."""
    OTHER = "other"


class Choice(Value, frozen=True):
    """A move of the viewer that is not a card to tap."""

    move: Notation
    label: Text
    group: Name = ""
    """Name of the group; choices of one group are shown in one row: "bid", "6", "spades"."""
    refusal: Refusal | None = None
    note: Text = ""
    """Its value or result: "40 points"."""
    does: Does = Does.OTHER
    cards: tuple[Notation, ...] = ()
    """The cards that it concerns."""
    place: Name = ""
    """The place of the layout that a stake goes to or is taken back from: the same for both."""
    points: int | None = None
    """Its value, which a screen may show beside the label instead of the note."""
    ask: Ask | None = None
    pick: Pick | None = None
    key: Name = ""
    """The key that a keyboard player would expect: "n" for nil."""
    typed: tuple[Name, ...] = ()
    """Other texts that may be typed for it: "7s", "nt"."""
    numbered: Numbered | None = None
    """For one of many choices that differ by a number, such as bids, so that any number may be typed."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty if none is needed."""


def parted(move: Notation) -> list[Notation]:
    """The moves that a choice makes one after the other: most make one; several are separated by semicolons."""
    return move.split(";")


class Stand(Value, frozen=True):
    """A side's standing in the current deal: its placard."""

    words: Text
    """ "5 bid, 3 taken, need 2", "5 bid, 6 taken: made, 1 bag"."""
    brief: Text = ""
    """A shorter form for small screens; empty: the words are short enough."""
    state: Literal["open", "made", "set"] = "open"
    """"made" or "set" once its contract is certain to be kept or lost."""
    tricks: int = 0
    """Number of tricks won, drawn as backs."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty if none is needed."""


class PanelRow(Value, frozen=True):
    """A side on the panel of a deal: a cell under each heading."""

    name: Text
    cells: tuple[Text, ...]
    state: Literal["open", "made", "set"] = "open"
    """Result of its contract, if it had one."""


class Panel(Value, frozen=True):
    """The result of a finished deal, shown before the next one."""

    deal: int
    said: tuple[Text, ...]
    """A sentence or two for each side."""
    heads: tuple[Text, ...]
    rows: tuple[PanelRow, ...]
    """The sides in order."""
    did: tuple[Text, ...] = ()
    """A sentence about each player's result."""
    turns: tuple[Text, ...] = ()
    """For each side the event that helped it most in this deal, worded to follow "it turned when"; empty for none."""


class Score(Value, frozen=True):
    """The public score: a name and a total for each side, and the deals finished."""

    sides: tuple[Text, ...]
    totals: tuple[int, ...]
    unit: Text
    """The unit of the score: "points", "chips", "cards"."""
    sheet: tuple[DealSheet, ...] = ()
    bids: tuple[tuple[Text, ...], ...] = ()
    """For each deal of the sheet the bid of every seat, as written on paper: "4", "nil"; may be empty."""
    notes: tuple[Text, ...] = ()
    """For each side a note beside the total, such as "3 bags"; may be empty."""
    goal: Text = ""
    per_unit: int = 1
    """Number of figures in one unit: 100 where chips are counted in hundredths."""
    aloud: bool = True
    """True if a scored deal is announced in a sentence; False where deals take only seconds."""
    now: tuple[Stand, ...] = ()
    """For each side its standing in the current deal; empty while no side has a contract."""
    term: Name = ""
    """The key of the word in the glossary that explains the notes."""
    panels: tuple[Panel, ...] = ()
    """For each deal of the sheet its result; not filled in by scenes: a screen asks the game for it."""
    story: Text = ""
    """The turning point of the match, once it is over; filled in like `panels`."""
    called: Literal["deal", "coup"] = "deal"
    """The name of a deal at this table."""
    target: int | None = None
    """The total that the match is played to, in figures; None if it does not end by a total."""


class Scene(Value, frozen=True, kw_only=True):
    """One moment of a game as one viewer may see it."""

    game: Name
    title: Text
    seat: Seat | None
    phase: Name
    layout: Layout = "ring"
    plates: tuple[Plate, ...]
    zones: tuple[Zone, ...]
    choices: tuple[Choice, ...] = ()
    prompt: Text
    """The action expected of the viewer, or the reason for waiting, in one sentence."""
    score: Score
    over: Text = ""
    """The result of the game, in one sentence; empty while it goes on."""

    @property
    def forced(self) -> Notation | None:
        """The viewer's only possible move; None if there is a choice, or if the move would give up the game."""
        open_ = [choice for choice in self.choices if choice.refusal is None]
        if any(each.pick or (each.ask and each.ask.low < each.ask.high) or each.does is Does.GIVE_UP for each in open_):
            return None
        moves = {each.move.format(each.ask.low) if each.ask else each.move for each in open_}
        rows = (row for zone in self.zones for row in (zone.faces, *zone.rows))
        moves.update(face.move for row in rows for face in row if face.move is not None and face.refusal is None)
        return moves.pop() if len(moves) == 1 else None

    def zone(self, role: Role) -> Zone | None:
        """The first zone of that role, if there is one."""
        return next((zone for zone in self.zones if zone.role is role), None)

    def named(self, name: Name) -> Zone | None:
        """The zone of that name, if there is one."""
        return next((zone for zone in self.zones if zone.name == name), None)
