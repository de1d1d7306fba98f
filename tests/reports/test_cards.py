"""The pairing cards.

Quebec 2005 has handicaps, byes, defaults, a latecomer and a player who left; the small event below
a rank that changed, a newcomer without a number, and a game that goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.errors import Forbidden
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.round.cards import cards
from tests.quebec import quebec_event
from tests.reports.test_printing import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.reports.round.cards import Cards

ANN = Player("Ann", "", Rank.parse("2d"), PlayerId(1), entry_rank=Rank.parse("1d"), here=True)
BEN = Player("Ben", "", Rank.parse("1k"), PlayerId(2), club="Mtl", rating=1850, here=True)
EVE = Player("Eve", "", Rank.parse("3k"), here=True, out=frozenset({1, 3}))
GUS = Player("Gus", "", Rank.parse("3k"))
GAME = Game(1, PlayerId(2), PlayerId(1), result=Result(Outcome.JIGO))


def cards_of(*rounds: Round, count: int = 3) -> Cards:
    """Return the cards of the small event."""
    settings = Settings(rounds=count, start_rule="none")
    event = Event(settings, (EVE, GUS, BEN, ANN), (), rounds)
    return cards(event, speech("en"), Options())


@pytest.mark.parametrize("code", ["en", "fr", "both"])
def test_the_published_event_prints_cards(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Twenty a page (M20); as text enough to pair round 5 by hand (A11)."""
    sheet = cards(quebec_event(4), speech(code), Options())

    assert [20, 20] == [len(page) for page in sheet.pages]
    assert "cards-round-4" == sheet.which
    matches_golden(f"quebec-2005-cards.{code}.html", sheet.to_html())
    matches_golden(f"quebec-2005-cards.{code}.txt", sheet.to_text())
    shown(sheet.to_html())


def test_a_card_has_what_the_manual_asks_for() -> None:
    """Number, name, rank, club, first score; a new rank stands behind the old one (M13)."""
    ann, ben, eve = cards_of(Round(1, (GAME,))).cards

    assert (1, "Ann", "1d, 2d", "", "0") == (ann.number, ann.name, ann.rank, ann.club, ann.start)
    assert ("1k", "Mtl") == (ben.rank, ben.club)
    assert (None, "Eve") == (eve.number, eve.name)


def test_a_round_has_opponent_colour_and_score() -> None:
    """Handicaps have a sign instead of a colour; what goes on has no score yet."""
    stones = replace(GAME, handicap=3, result=None)
    ann, ben, _ = cards_of(Round(1, (GAME,)), Round(2, (stones,))).cards

    assert [("2", "●", "½"), ("2", "+3", "")] == [
        (box.opponent, box.colour, box.score) for box in ann.boxes[:2]
    ]
    assert [("1", "○", "½"), ("1", "−3", "")] == [
        (box.opponent, box.colour, box.score) for box in ben.boxes[:2]
    ]


@pytest.mark.parametrize(("count", "boxes"), [(3, 6), (6, 6), (10, 10)])
def test_a_card_has_room_for_all_rounds(count: int, boxes: int) -> None:
    """Six, as the manual's, or as many as there are."""
    sheet = cards_of(count=count)

    assert {boxes} == {len(card.boxes) for card in sheet.cards}
    assert f"{boxes}" == str(sheet.rounds)


def test_a_bye_and_a_missed_round_are_told() -> None:
    """The bye over both boxes, a missed round as a dash with its half point (M5)."""
    first, second = Round(1, (), (PlayerId(1),)), Round(2, (GAME,))
    ann, ben, _ = cards_of(first, second).cards

    assert ("BYE", "", "1") == (ann.boxes[0].opponent, ann.boxes[0].colour, ann.boxes[0].score)
    assert ("–", "", "½") == (ben.boxes[0].opponent, ben.boxes[0].colour, ben.boxes[0].score)


def test_a_card_shows_who_was_drawn_up_and_who_down() -> None:
    """B28: by the scores before the round; none for the level, nor without a game."""
    first = Round(1, (replace(GAME, result=Result(Outcome.WHITE)),))
    ann, ben, _ = cards_of(first, Round(2, (GAME,))).cards
    robin = Settings(rounds=3, start_rule="none", system="round robin")
    event = Event(robin, (BEN, ANN), (), (first, Round(2, (GAME,))))
    other = cards(event, speech("en"), Options())

    assert ["", "↑"] == [box.floated for box in ann.boxes[:2]]
    assert ["", "↓"] == [box.floated for box in ben.boxes[:2]]
    assert "Ann 2d ↓" in cards_of(first, Round(2, (GAME,))).to_text()
    assert "<i>↓</i>" in cards_of(first, Round(2, (GAME,))).to_html()
    assert {""} == {box.floated for card in other.cards for box in card.boxes}


def test_the_text_goes_by_score_as_cards_are_laid_out() -> None:
    """The top score first (M8); who is out says when."""
    won = replace(GAME, result=Result(Outcome.WHITE, by_default=True))
    lines = cards_of(Round(1, (won,))).to_text().splitlines()

    assert [
        "Pairing cards, filled to round 1", "",
        "Score 1 · players: 1", "====================", "",
        "2 Ben  1k  Mtl  rating 1850  start 0",
        "  1  ○  1  Ann 2d  won, by default   1", "",
        "Score 0 · players: 2", "====================", "",
        "1 Ann  1d, 2d  start 0",
        "  1  ●  2  Ben 1k  lost, by default  0", "",
        "– Eve  3k  start 0  out: 1, 3",
    ] == lines[:15]  # fmt: skip
    assert lines[-1].startswith("To pair by hand: ")


@pytest.mark.parametrize(("rating", "told"), [(450, "4.5"), (-1230, "−12.3"), (-215, "−2.15")])
def test_a_rating_stands_on_the_card_as_the_aga_prints_it(rating: int, told: str) -> None:
    """Not in hundredths."""
    ann = replace(BEN, number=PlayerId(7), rating=rating)
    event = Event(Settings(rating_scale="aga", start_rule="none"), (ann,))
    lines = cards(event, speech("en"), Options()).to_text().splitlines()

    assert f"7 Ben  1k  Mtl  rating {told}  start 0" in lines


def test_a_game_that_goes_on_is_told() -> None:
    """Its score is missing."""
    text = cards_of(Round(1, (replace(GAME, result=None),))).to_text()

    assert 2 == text.count("  playing")


def test_before_the_first_round_cards_are_blank() -> None:
    """They can be filled in by hand from the first round on."""
    sheet = cards_of()

    assert ("cards", "Pairing cards") == (sheet.which, sheet.title)
    assert "1 Ann  1d, 2d  start 0\n\n" in sheet.to_text()


def test_an_event_without_players_says_so() -> None:
    """As HTML and as text."""
    sheet = cards(Event(), speech("en"), Options())

    assert "Nobody is here yet." in shown(sheet.to_html())
    assert "Nobody is here yet." in sheet.to_text().splitlines()


def test_cards_wait_for_the_sections() -> None:
    """With 0 for everybody the strongest would be paired with the weakest by hand (M2)."""
    with pytest.raises(Forbidden, match="before the sections are made: nigiri sections"):
        cards(Event(players=(ANN, BEN)), speech("en"), Options())
