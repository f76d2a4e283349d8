"""What a screen can show, whatever the game: plates, zones of cards, choices, and the words for all of it.

A game turns a view, and what the table lays before the viewer, into a `Scene`; the terminal and the browser draw
scenes and know no rule. What a thing *is* stands in roles; what is *said* of it stands in texts, which no screen takes
apart. Every string is declared as one of three: a `Name` (steady, for programs), a `Notation` (a card or a move as
records spell it), or a `Text` (a sentence or a word for people, the same on paper and for a screen reader).
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
"""How what lies in a zone is drawn: a hand, cards side by side, a pile, cards before their seats, rows that overlap,
groups of cards, lines of text, one short line beside a title, a score card of small signs."""


Layout = Literal["ring", "duel", "rows", "bets", "triangle"]
"""How the table is laid: seats round a trick; two stacks that face each other; a row of cards before every seat; two
hands of the house with places for bets and score cards; a triangle of cards over the piles."""


class Role(StrEnum):
    """What a zone is for, where screens treat it in a way of its own."""

    HAND = "hand"
    """The viewer's own cards."""
    TRICK = "trick"
    """The trick that is being played."""
    LAST = "last"
    """The trick that was finished last: looked up, not played with."""
    TRUMPS = "trumps"
    SPOKEN = "spoken"
    """Its lines are what was said aloud at the table last."""
    POT = "pot"
    """What there is to win: its count is worth seeing grow."""
    ASIDE = "aside"
    """Only looked up: it may stand beside the table."""
    PLACE = "place"
    """Anything else that lies on the table."""


class Mark(StrEnum):
    """What is special about a card."""

    LED = "led"
    WINS = "wins"
    GONE = "gone"
    """The card has left its place, which stays empty."""
    PAIRS = "pairs"
    """It can go out with another card."""
    TRUMP = "trump"
    """A trump, whatever is printed on it."""
    NEW = "new"
    """It has just come to the hand."""
    KILLS = "kills"
    TARGET = "target"
    """To be beaten."""
    PEEKED = "peeked"
    """Its owner has looked at it."""
    WILD = "wild"
    """It stands for any card."""
    LEVEL = "level"
    """It is level with another."""


class Face(Value, frozen=True):
    """One card as it lies: `card` is its notation, None for a back."""

    card: Notation | None
    move: Notation | None = None
    """The move that choosing this card makes; None if choosing it means nothing here."""
    refusal: Refusal | None = None
    """Why that move is not allowed now; None if it is."""
    marks: tuple[Mark, ...] = ()
    note: Text = ""
    """The marks in a word or two, where they are to be read: "led", "led for hearts", "left bower"."""
    seat: Seat | None = None
    """Whose card it is, where a zone holds cards of several seats."""

    @property
    def lit(self) -> bool:
        """The card can be chosen now."""
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
    """A place where cards (or lines of text) lie."""

    name: Name
    """Steady within a game, one of a kind: "hand", "stock", "seat 2"."""
    shape: Shape
    title: Text = ""
    faces: tuple[Face, ...] = ()
    role: Role = Role.PLACE
    rows: tuple[tuple[Face, ...], ...] = ()
    """For "triangle" and "melds": the faces row by row."""
    lines: tuple[Text, ...] = ()
    """For "lines" and "badge": what is written there; for "road" the same signs in letters."""
    beads: tuple[tuple[Bead | None, ...], ...] = ()
    """For "road": the signs, row by row."""
    suit: Notation | None = None
    """For a badge about a suit: its letter."""
    seat: Seat | None = None
    count: int | None = None
    """How many cards there are, where not all are drawn."""
    brief: Text | None = None
    """The title where the zone stands right at the seat, so that its name is not needed; None: the title itself."""
    quiet: bool = False
    """There to be looked at; not worth telling each time it changes."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty where none is needed."""


class About(StrEnum):
    """What a fact is about, where screens treat it in a way of its own."""

    BID = "bid"
    TRICKS = "tricks"
    STAKE = "stake"
    """Chips on one place of the layout."""
    STATE = "state"
    """How a seat stands, in a word: no label goes with it."""
    OTHER = "other"


class Fact(Value, frozen=True):
    """Something written on a seat: "bid" "4", "tricks" "2"."""

    about: About
    label: Text
    value: Text
    count: int | None = None
    """The value, where it is a number that is worth drawing: tricks as a row of backs."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty where none is needed."""
    place: Name = ""
    """The place of the layout where a stake lies, as choices name it."""


class Plate(Value, frozen=True):
    """A seat as it stands round the table."""

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
    """The number that stands now, where choosing another replaces it."""


class Pick(Value, frozen=True):
    """A choice that needs cards of the hand: the move is its `move` with `{}` for the cards."""

    low: int
    high: int


class Numbered(Value, frozen=True):
    """What a choice is that stands for one number of many: `number`; the move is `move` with `{}` for the number."""

    move: Notation
    number: int


class Does(StrEnum):
    """What a choice does, where screens treat it in a way of its own."""

    CALL = "call"
    """One of many calls of a kind, such as bids: they are laid out as a grid."""
    STAKE = "stake"
    """Chips on a place of the layout."""
    TAKE_BACK = "take_back"
    """Chips off a place of the layout."""
    AGAIN = "again"
    """Chips on several places in one go, such as the last bet once more: its move is several, parted by "; ", which a
    screen makes one after the other."""
    TOGETHER = "together"
    """Two cards go together, so that both may be tapped for it; `cards` has them."""
    GIVE_UP = "give_up"
    """Ends the game for the viewer: screens ask once more."""
    DARE = "dare"
    """Much hangs on it, such as nil: a finger that slips must not say it, so that screens want a second press."""
    OTHER = "other"


class Choice(Value, frozen=True):
    """Something the viewer may say or do that is not a card to tap."""

    move: Notation
    label: Text
    group: Name = ""
    """Choices of one group belong together, in one row: "bid", "6", "spades"."""
    refusal: Refusal | None = None
    note: Text = ""
    """What it is worth or leads to: "40 points"."""
    does: Does = Does.OTHER
    cards: tuple[Notation, ...] = ()
    """The cards it is about."""
    place: Name = ""
    """The place of the layout that a stake goes to or is taken back from: the same for both."""
    points: int | None = None
    """What it is worth, where a screen may set that beside the label instead of the note."""
    ask: Ask | None = None
    pick: Pick | None = None
    key: Name = ""
    """The key that a keyboard player would expect: "n" for nil."""
    typed: tuple[Name, ...] = ()
    """What may be typed for it besides: "7s", "nt"."""
    numbered: Numbered | None = None
    """Where it is one of many that a number tells apart, such as bids: so that any number may be typed."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty where none is needed."""


def parted(move: Notation) -> list[Notation]:
    """The moves that a choice makes one after the other: most make one; several are parted by semicolons."""
    return move.split(";")


class Stand(Value, frozen=True):
    """How a side stands in the deal that is played: its placard."""

    words: Text
    """ "5 bid, 3 taken, need 2", "5 bid, 6 taken: made, 1 bag"."""
    brief: Text = ""
    """The same where there is little room; empty: the words are short enough."""
    state: Literal["open", "made", "set"] = "open"
    """Whether its contract can be neither kept nor lost any more."""
    tricks: int = 0
    """The tricks it has won, worth drawing as backs."""
    term: Name = ""
    """The key of the word in the glossary that explains it; empty where none is needed."""


class PanelRow(Value, frozen=True):
    """A side on the panel of a deal: a cell under each heading."""

    name: Text
    cells: tuple[Text, ...]
    state: Literal["open", "made", "set"] = "open"
    """What became of its contract, if it had one."""


class Panel(Value, frozen=True):
    """What a finished deal has come to, for people to look at before the next one."""

    deal: int
    said: tuple[Text, ...]
    """A sentence or two for each side."""
    heads: tuple[Text, ...]
    rows: tuple[PanelRow, ...]
    """The sides in order."""
    did: tuple[Text, ...] = ()
    """Who did what, a sentence for each player."""
    turns: tuple[Text, ...] = ()
    """For each side what helped it most in this deal, as it follows "it turned when"; empty where nothing did."""


class Score(Value, frozen=True):
    """The score as everyone sees it: a name and a total a side, and the deals finished."""

    sides: tuple[Text, ...]
    totals: tuple[int, ...]
    unit: Text
    """What is counted: "points", "chips", "cards"."""
    sheet: tuple[DealSheet, ...] = ()
    bids: tuple[tuple[Text, ...], ...] = ()
    """For each deal of the sheet what every seat had bid, as it is written on paper: "4", "nil"; may be empty."""
    notes: tuple[Text, ...] = ()
    """For each side something beside the total, such as "3 bags"; may be empty."""
    goal: Text = ""
    per_unit: int = 1
    """How many of the figures make one unit: 100 where chips are counted in hundredths."""
    aloud: bool = True
    """A deal that has been scored is worth a sentence of its own; not where every few seconds bring one."""
    now: tuple[Stand, ...] = ()
    """For each side how it stands in the deal that is played; empty where no side has a contract yet."""
    term: Name = ""
    """The key of the word in the glossary that explains the notes."""
    panels: tuple[Panel, ...] = ()
    """For each deal of the sheet what it has come to; a scene leaves it to its screen to ask the game for it."""
    story: Text = ""
    """Where the match turned, once it is over; asked for in the same way."""
    called: Literal["deal", "coup"] = "deal"
    """What each deal of the sheet is called at the table."""


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
    """What is expected of the viewer, or what is waited for, in one sentence."""
    score: Score
    over: Text = ""
    """How the game ended, in one sentence; empty while it goes on."""

    @property
    def forced(self) -> Notation | None:
        """The one move that the viewer can make; None where there is a choice, or where it would give up the game."""
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
