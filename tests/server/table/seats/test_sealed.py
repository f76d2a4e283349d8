"""A browser sees one hand of a deal at most, and none where it is to wait for the next: whatever all do at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from tests.server.town import Browser, Deals, Town, hand_in

from spadille.server.table.seats import presence

SEATS = 4
BROWSERS = 4
_WHO = st.integers(0, BROWSERS - 1)
_SEAT = st.integers(0, SEATS - 1)


class SealedTable(RuleBasedStateMachine):
    """A table, and browsers that sit, stand, free, fill, undo, give links away and come by them."""

    town: ClassVar[Town]
    hands_seen: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.people = [Browser(self.town, name) for name in ("Ann", "Bob", "Cid", "Dot")]
        self.seen: dict[tuple[str, int], set[int]] = {}
        self.waiting: set[tuple[str, int]] = set()
        self.steps: list[str] = []

    @initialize(seat=_SEAT, game=st.sampled_from(["spades", "five_hundred"]), second=st.booleans())
    def begin(self, seat: int, game: str, second: bool) -> None:
        host = self.people[0]
        made = host.http.post("/api/tables", json={"game": game, "pace": 0.0, "level": "beginner"})
        self.table = made.json()["id"]
        self.room = self.town.room(self.table)
        self.deals = Deals(self.room)
        self._take(host, seat)
        if second:
            self._take(self.people[1], (seat + 1) % SEATS)
        host.say(t="start")
        self._watch()

    def teardown(self) -> None:
        for each in self.people:
            each.close()

    # -- what browsers do ------------------------------------------------------------------------

    @rule(who=_WHO)
    def open(self, who: int) -> None:
        self._open(self.people[who])
        self._watch()

    @rule(who=_WHO)
    def leave(self, who: int) -> None:
        for tab in list(self.people[who].tabs):
            self.people[who].shut(tab)
        self._watch()

    @rule(who=_WHO, seat=_SEAT)
    def sit(self, who: int, seat: int) -> None:
        self._take(self.people[who], seat)
        self._watch()

    @rule(who=_WHO)
    def stand(self, who: int) -> None:
        self._say(who, t="stand")

    @rule(who=_WHO, seat=_SEAT)
    def sit_twice(self, who: int, seat: int) -> None:
        self.sit(who, seat)
        self.stand(who)
        self.sit(who, seat)

    @rule(who=_WHO, seat=_SEAT)
    def free(self, who: int, seat: int) -> None:
        self._say(who, t="free", seat=seat)

    @rule(who=_WHO, seat=_SEAT)
    def fill(self, who: int, seat: int) -> None:
        self._say(who, t="fill", seat=seat, level="beginner")

    @rule(who=_WHO, times=st.integers(1, 12))
    def undo(self, who: int, times: int) -> None:
        for _ in range(times):
            self._say(who, t="undo")

    @rule(giver=_WHO, taker=_WHO, sure=st.booleans())
    def give_link(self, giver: int, taker: int, sure: bool) -> None:
        link = self.people[giver].http.get(f"/api/tables/{self.table}/links").json().get("seat")
        if link is None or giver == taker:
            return
        led = self.people[taker].follow(link)
        if sure and "link=" in led:
            self.people[taker].http.post(f"/api/tables/{self.table}/link", json={"key": led.partition("link=")[2]})
        self._open(self.people[taker])
        self._watch()

    @rule(who=_WHO)
    def go_back(self, who: int) -> None:
        self.people[who].http.post(f"/api/tables/{self.table}/back")
        self._open(self.people[who])
        self._watch()

    @rule(turns=st.integers(1, 30))
    def play(self, turns: int) -> None:
        for _ in range(turns):
            moved = [self._move(each) for each in self.people]
            if not any(moved):
                break
        self._watch()

    # -- how --------------------------------------------------------------------------------------

    def _open(self, browser: Browser) -> None:
        browser.open(self.table)
        while len(browser.tabs) > 3:
            browser.shut(browser.tabs[0])

    def _take(self, browser: Browser, seat: int) -> None:
        browser.http.post(f"/api/tables/{self.table}/seats/{seat}", json={"name": browser.name})
        self._open(browser)

    def _say(self, who: int, **asked: Any) -> None:
        if self.people[who].tabs:
            self.people[who].say(**asked)
            self._watch()

    def _move(self, browser: Browser) -> bool:
        """Make the first move that there is; whether there was one."""
        state = browser.state
        if (
            state is None
            or state["you"] is None
            or not any(each["to_act"] and each["seat"] == state["you"] for each in state["scene"]["plates"])
        ):
            return False
        moves = [face["move"] for zone in state["scene"]["zones"] for face in zone["faces"] if not face["refusal"]]
        chosen = [each["move"] for each in state["scene"]["choices"] if not each["refusal"] and not each["pick"]]
        text = next((each for each in [*moves, *chosen] if each), None)
        if text is None:
            return False
        browser.say(t="move", v=state["v"], text=text.replace("{}", "3"))
        self._watch()
        return True

    def _watch(self) -> None:
        """Read what has come to all, and hold it against what may be known."""
        self.town.settle(self.room)
        for browser in self.people:
            for state in browser.read():
                self._look(browser, state)

    def _look(self, browser: Browser, state: dict[str, Any]) -> None:
        cards = hand_in(state)
        deal, owners = self.deals.at(state["v"])
        if state["room"]["coming"] is not None and (browser.name, deal) not in self.seen:
            self.waiting.add((browser.name, deal))
        seats = {owners[card] for card in cards if card in owners}
        if not cards or state["room"]["phase"] == "over" or len(seats) != 1:
            return
        SealedTable.hands_seen += 1
        seen = self.seen.setdefault((browser.name, deal), set())
        seen |= seats
        assert len(seen) == 1, f"{browser.name} has seen the hands of seats {sorted(seen)} in deal {deal}"
        assert (browser.name, deal) not in self.waiting, f"{browser.name} was to wait for the end of deal {deal}"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("town"))
    yield found
    found.close()


def drive(town: Town, monkeypatch: pytest.MonkeyPatch, examples: int, steps: int) -> None:
    """Let browsers act at random, at a number of tables; bots stand in at once for people who are away."""
    monkeypatch.setattr(presence, "GRACE", 0.02)
    SealedTable.town = town
    SealedTable.hands_seen = 0
    run_state_machine_as_test(
        SealedTable,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            phases=(Phase.generate,),  # to make a failure short takes minutes
            suppress_health_check=list(HealthCheck),
            derandomize=examples < 100,
            database=None,
        ),
    )
    assert SealedTable.hands_seen > examples, "nobody has seen a hand: nothing was tried"


def test_a_browser_sees_one_hand_of_a_deal_whatever_all_do(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    drive(town, monkeypatch, 5, 25)


def test_a_browser_sees_one_hand_of_a_deal_whatever_all_do_for_long(
    town: Town, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    drive(town, monkeypatch, 400, 50)
    record_property("figure", f"a table of browsers that do what they like: {SealedTable.hands_seen:,} hands shown")
