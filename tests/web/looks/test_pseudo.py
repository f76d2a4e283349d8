"""A deal of each game by mouse in a language that nobody knows: the page finds its way by types alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.conftest import LIKED
from tests.web.serving import Server

from spadille.games import GAMES
from spadille.testing.pseudo import PSEUDO

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
_MOST: Final = 300
SHORT: Final[dict[str, dict[str, Any]]] = {
    "spades": {"rulebook": "club", "options": {"max_deals": 1}},
    "five_hundred": {"options": {"max_deals": 1}},
    "pinochle": {"options": {"max_deals": 1}},
    "auction_pinochle": {"options": {"max_deals": 1, "marriage_needed": False, "concede": False}},
    "mexican_sweat": {"options": {"max_deals": 1}},
    "mini_baccarat": {"options": {"decks": 6, "marker_from_end": 285}},
    "pyramid": {"options": {"stock_passes": 1}},
    "war": {"options": {"max_skirmishes": 8}},
}
IN_TRICKS: Final = {"spades", "five_hundred", "pinochle", "auction_pinochle"}
# What the felt shows by types, noted whenever it is drawn anew.
_NOTING: Final = """() => {
  window.seen = {texts: [], wins: 0, backs: 0, whole: 0, beads: 0, laid: 0, dim: 0};
  const note = () => {
    const most = (name, count) => { seen[name] = Math.max(seen[name], count); };
    const all = (query) => [...document.querySelectorAll(query)];
    seen.texts.push(...all(".felt .prompt, .log li, .felt .option b").map((each) => each.textContent));
    most("wins", all(".card.wins").length);
    most("backs", all(".taken i").length);
    most("whole", all(".zone-trick .card").length);
    most("beads", all(".road-1 .bead").length);
    most("laid", all(".spot .laid .chip").length);
    most("dim", all(".hand button.dim, .triangle-row button.dim").length);
  };
  new MutationObserver(note).observe(document.querySelector(".felt-place"), {childList: true});
  note();
}"""


@pytest.fixture(scope="module")
def babel(tmp_path_factory: pytest.TempPathFactory, running: Path) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("babel"), running, pseudo=True)
    yield found
    found.kill()


def means_something(text: str) -> bool:
    """The pseudo-language has no vowels; figures, cards and names are in no language."""
    return any(set(word) & set("aeiou") for word in re.findall("[a-z]{2,}", text))


async def finish(person: Person, game: str) -> None:
    """Play to the end; in trick games a pass is as good as a bid."""
    for _ in range(_MOST):
        found = await person.until_mine(patience=30)
        if found["over"]:
            return
        await person.act(found, LIKED.get(game, ""))
    raise AssertionError(f"the game does not end within {_MOST} moves")


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_deal_is_played_where_no_word_means_anything(come: Come, babel: Server, game: str) -> None:
    person = await come(address=babel.address)
    await person.context.add_cookies([{"name": "language", "value": PSEUDO, "url": person.address}])
    await person.make(game, **SHORT[game])
    await person.until_mine()
    await person.page.evaluate(_NOTING)
    if game == "pyramid":
        await ends_only_after_a_second_word(person)
    await finish(person, game)
    seen = await person.page.evaluate("window.seen")
    texts = {each for each in seen["texts"] if each}
    assert len(texts) > 3
    assert {each for each in texts if means_something(each)} == set()
    if game in IN_TRICKS:
        assert seen["wins"] == 1
        assert seen["whole"] >= 2
        assert seen["backs"] > 0
        assert seen["dim"] > 0
    if game == "mini_baccarat":
        assert seen["beads"] > 0
        assert seen["laid"] > 0
    await person.shot(f"pseudo-{game}-1440")


async def ends_only_after_a_second_word(person: Person) -> None:
    page = person.page
    await page.locator("[data-does=give_up]").click()
    assert not means_something(await page.locator("dialog .actions .main").inner_text())
    await page.locator("dialog .actions button:not(.main)").click()
    assert not (await person.choices())["over"]
