"""Messages: a name and arguments, put in words where somebody reads them."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from spadille.cards import say
from spadille.cards.card import CARDS, SPOKEN_SUITS, card
from spadille.core import words
from spadille.core.words import Message, encoded, first_known, in_words, listed, speak, speaking, spoken_now

QUEEN = card("QS").spoken
WISHES = {
    "": "en",
    "de": "de",
    "de-AT,de;q=0.9,en;q=0.8": "de",
    "en-GB,de;q=0.9": "en",
    "fr, de;q=0.2, en;q=0.1": "de",
    "de;q=0, en": "en",
    "de;q=never, en;q=0.5": "de",
    "tlh": "en",
    "x" * 100_000: "en",
}


def test_a_message_is_the_same_for_every_reader_and_its_words_are_not() -> None:
    assert str(QUEEN) == f"{QUEEN}" == "queen of spades"
    with speaking("de"):
        assert str(QUEEN) == "Pik-Dame"
        assert in_words(QUEEN, "en") == "queen of spades"
    assert say("card", rank="queen", suit="S") == QUEEN == pickle.loads(pickle.dumps(QUEEN))
    assert card("KS").spoken != QUEEN
    assert QUEEN != "queen of spades"
    assert len({QUEEN, card("QS").spoken, card("QS'").spoken}) == 2
    assert repr(say("jokers")) == "Message('spadille.cards', 'jokers', ())"


def test_every_card_and_suit_has_words_of_its_own_in_every_language() -> None:
    for language in words.LANGUAGES:
        assert (
            len({in_words(each.spoken, language) for each in CARDS.values()}) == len(CARDS) - 2
        )  # jokers have no copies
        assert len({in_words(each, language) for each in SPOKEN_SUITS}) == 5


def test_a_screen_for_one_person_speaks_their_language_from_then_on() -> None:
    assert spoken_now() == "en"
    with speaking("en"):
        speak("de")
        assert (spoken_now(), str(SPOKEN_SUITS[2])) == ("de", "Herz")
    assert spoken_now() == "en"


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish[:20] or "none")
def test_of_what_a_browser_likes_the_best_that_is_known_is_spoken(wish: str) -> None:
    assert first_known(wish) == WISHES[wish]


def test_a_language_nobody_knows_is_english() -> None:
    assert in_words(QUEEN, "tlh") == "queen of spades"


def test_a_folder_without_words_in_a_language_speaks_english_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = tmp_path / "english_house"
    house.mkdir()
    (house / "__init__.py").touch()
    (house / "en.ftl").write_text("hello = Good evening, { $who }.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    hello = words.speaker("english_house")("hello", who="Zoë")
    assert [in_words(hello, language) for language in words.LANGUAGES] == ["Good evening, Zoë."] * len(words.LANGUAGES)
    assert words.disguise("de") is None


def test_a_name_a_figure_and_an_encoder_know_messages_from_strings() -> None:
    assert in_words("Zoë") == "Zoë"
    assert msgspec.json.encode([QUEEN, "10♣"], enc_hook=encoded) == '["queen of spades","10♣"]'.encode()
    with pytest.raises(TypeError, match="expected a message; got object"):
        encoded(object())


def test_rows_and_numbers_are_said_as_the_language_says_them() -> None:
    assert [listed([]), listed(["Ann"]), listed(["Ann", "Bob", "Cy"])] == ["nobody", "Ann", "Ann, Bob and Cy"]
    assert listed(["Ann", "Bob"], "de") == "Ann und Bob"
    row = Message("spadille.core", "list", (("most", (words.YOU, "Nora")), ("last", -1200)))
    assert str(row) == "You and Nora and −1200"
    with speaking("de"):
        assert str(row) == "Du und Nora und −1200"


def test_whoever_reads_it_is_named_first() -> None:
    side = Message("spadille.scene", "side", (("names", ("South", "You")),))
    assert (in_words(side, "en"), in_words(side, "de")) == ("You and South", "Du und South")


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        ("You and Nora were set on 5", "you and Nora were set on 5"),
        ("You made 4", "you made 4"),
        ("Yousef made 4", "Yousef made 4"),
        ("Nora's nil was set", "Nora's nil was set"),
    ],
)
def test_within_a_sentence_the_reader_has_no_capital(turn: str, told: str) -> None:
    story = Message("spadille.scene", "turned", (("deal", 2), ("turn", turn)))
    assert in_words(story, "en") == f"The match turned in deal 2, when {told}."


def test_arguments_may_be_cards_and_rows_of_them() -> None:
    two = say("card", rank=(card("AS"), "x"), suit=[1, card("TD")])
    assert two.given == (("rank", (card("AS").spoken, "x")), ("suit", (1, card("TD").spoken)))


def test_what_the_words_need_and_nobody_gave_is_an_error() -> None:
    with pytest.raises(ValueError, match="second-copy"):
        str(say("second-copy"))
