"""The judge and the director's choices: what is judged, what is not any more, what is judged anew.

Eight newcomers of one rank in round 1; halves would be 1-5, 2-6, 3-7, 4-8. And the second round of
test_checks: Gus to Kit are the second section, where Gus and Hal are a point above Ida and Jan.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.checks.measures import measures, squared_differences
from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from tests.domain.test_checks import BEN, DEE, EVENT, GOOD, GUS, HAL, JAN, KIT, chosen, seat, swap

INSIDE = ((1, 2), (3, 7), (4, 8), (5, 6))
WON = Result(Outcome.WHITE)


def eight(*, club: str = "", **settings: object) -> Event:
    """Return eight newcomers with these settings; club -- of 1 and 2."""
    players = tuple(
        Player(f"P{n}", "", Rank(1), PlayerId(n), club=club if n < 3 else "", here=True)
        for n in range(1, 9)
    )
    changed = replace(Settings(), **settings)  # type: ignore[arg-type]
    return Event(changed, players)


def drawn(*pairs: tuple[int, int], number: int = 1, byes: tuple[int, ...] = ()) -> Round:
    """Return a round of these pairs."""
    games = tuple(Game(None, PlayerId(a), PlayerId(b)) for a, b in pairs)
    return Round(number, games, tuple(map(PlayerId, byes)))


def codes(event: Event, round_: Round) -> list[str]:
    """Return what the judge finds, by code."""
    return [violation.code for violation in violations(event, round_)]


@pytest.mark.parametrize(
    ("choices", "judged"),
    [
        ({"pattern": "halves"}, True),
        ({"pattern": "fold"}, False),
        ({"pattern": "fold", "pattern_until": 0}, True),
        ({"pattern": "slide", "pattern_until": 0, "pattern_after": "fold"}, False),
        ({"criteria": ("score", "place")}, False),
        ({"criteria": ("score", "colours", "halves")}, False),
        ({"criteria": ("wishes", "place", "again", "halves")}, True),
        ({"criteria": ("apart", "halves")}, True),
        ({"club": "Mtl"}, True),
        ({"club": "Mtl", "criteria": ("apart", "halves")}, False),
        ({"club": "Mtl", "criteria": ("apart", "halves"), "keep_apart": ()}, True),
        ({"club": "Mtl", "apart_gap": 1}, False),
    ],
)
def test_halves_are_judged_where_nothing_above_can_have_broken_them(
    choices: dict[str, object], *, judged: bool
) -> None:
    """1-2 and 5-6 are inside halves: a mistake only where the halves come first (M9)."""
    event = eight(**choices)  # type: ignore[arg-type]

    found = [code for code in codes(event, drawn(*INSIDE)) if code == "halves"]

    assert (["halves", "halves"] if judged else []) == found


def test_halves_follow_the_rating_where_that_is_the_order() -> None:
    """1, 2 and 8 are the only ones with a rating, the highest first: 8, 2, 1, then 3 (M9)."""
    ratings = {1: 1500, 2: 1600, 8: 1700}
    event = eight(seeding="rating")
    rated = (replace(p, rating=ratings.get(p.number or 0)) for p in event.players)
    round_ = drawn((8, 4), (2, 5), (1, 6), (3, 7))

    assert [] == codes(replace(event, players=tuple(rated)), round_)
    assert ["halves", "halves"] == codes(event, drawn((8, 4), (2, 1), (3, 5), (6, 7)))


@pytest.mark.parametrize(("seeding", "found"), [("SOS", []), ("SOS-2", ["halves", "halves"])])
def test_halves_follow_the_opponents_where_these_are_the_order(
    seeding: str, found: list[str]
) -> None:
    """The winners are 1 to 4; the opponents of 1 and 4 have two points more than the others (E6).

    So 1 and 4 are the top half; without the two lowest opponents all are equal, and 1 and 2 are.
    """
    starts = {6: HalfPoints(-4), 7: HalfPoints(-4)}
    event = eight(seeding=seeding)
    players = tuple(replace(p, start=starts.get(p.number or 0)) for p in event.players)
    games = tuple(Game(None, PlayerId(n), PlayerId(n + 4), result=WON) for n in range(1, 5))
    second = drawn((1, 2), (4, 3), (5, 8), (6, 7), number=2)

    assert found == codes(replace(event, players=players, rounds=(Round(1, games),)), second)


def test_a_round_without_a_game_counts_ones_own_start_among_opponents() -> None:
    """9 and 10 missed round 1; nobody floats in their group of two, and there is no half to break.

    Their sum is their own start, whatever it is.
    """
    event = eight(seeding="SOS")
    late = tuple(
        Player(f"P{n}", "", Rank(1), PlayerId(n), here=True, out=frozenset({1})) for n in (9, 10)
    )
    games = tuple(Game(None, PlayerId(n), PlayerId(n + 4), result=WON) for n in range(1, 5))
    second = drawn((1, 3), (2, 4), (9, 10), (5, 7), (6, 8), number=2)
    whole = replace(event, players=(*event.players, *late), rounds=(Round(1, games),))

    assert [] == codes(whole, second)


@pytest.mark.parametrize(
    ("choices", "judged"),
    [
        ({}, True),
        ({"criteria": ("title", "wishes", "apart", "score")}, True),
        ({"criteria": ("boundaries", "score")}, False),
        ({"criteria": ("colours",)}, False),
    ],
)
def test_exchanges_are_judged_where_nothing_above_can_have_forbidden_them(
    choices: dict[str, object], *, judged: bool
) -> None:
    """Ben and Hal exchanged cost score: a mistake where the score comes first (M8)."""
    assert judged == ("score" in codes(chosen(**choices), swap(BEN, HAL)))


def test_an_exchange_that_brings_two_of_a_club_together_is_none() -> None:
    """Where a point of difference is accepted rather, all players being of one club (A7)."""
    players = tuple(replace(player, club="Mtl") for player in EVENT.players)
    event = replace(EVENT, players=players, settings=replace(EVENT.settings, apart_gap=1))

    assert "score" not in codes(event, swap(BEN, HAL))
    assert "score" in codes(replace(event, settings=EVENT.settings), swap(BEN, HAL))


def test_sections_that_do_not_mix_have_a_bye_each() -> None:
    """Without Dee and Kit the first section has five players and the second four.

    Byes in the second, an even one, are needless, and three in the first are too many.
    """
    gone = tuple(replace(p, here=p.number not in {DEE, KIT}) for p in EVENT.players)
    event = replace(chosen(mixing="sections"), players=gone)
    five, four = ((1, 2), (3, 5)), ((7, 8), (9, 10))

    def byes(*pairs: tuple[int, int], byes: tuple[int, ...]) -> list[str]:
        found = codes(event, drawn(*pairs, number=2, byes=byes))
        return [code for code in found if code in {"byes", "even", "mixed"}]

    assert [] == byes(*five, *four, byes=(6,))
    assert ["byes", "even"] == byes(*five, four[0], byes=(6, 9, 10))
    assert ["byes"] == byes((1, 2), *four, byes=(6, 3, 5))
    assert ["mixed", "even"] == byes(*five, (6, 7), four[1], byes=(8,))


def test_the_directors_own_boards_may_mix_sections() -> None:
    """They are his word; of the second section three are then left, and Jan has their bye."""
    event, mixed = chosen(mixing="sections"), swap(DEE, GUS)
    kept = tuple(replace(game, keep=game.table in {2, 4}) for game in mixed.games)

    assert ["mixed", "mixed"] == codes(event, mixed)[:2]
    assert [] == codes(event, replace(mixed, games=kept))


def test_a_room_has_its_own_bye() -> None:
    """Three who meet only one another: one of them sits out, and one of the five others (B6)."""
    event = replace(eight(), wishes=(Wish("must", (PlayerId(1), PlayerId(2), PlayerId(6))),))

    assert [] == codes(event, drawn((1, 2), (3, 5), (4, 7), byes=(6, 8)))
    assert ["byes"] == codes(event, drawn((1, 2), (3, 5), byes=(6, 4, 7, 8)))


def test_who_is_absent_has_no_bye_to_be_judged() -> None:
    """That he is named at all is the mistake."""
    gone = tuple(replace(p, here=p.number != JAN) for p in EVENT.players)

    assert ["absent"] == codes(replace(EVENT, players=gone), GOOD)


def test_allowed_rematches_are_measured_and_not_judged() -> None:
    """1 and 4 met in round 1."""
    event, round_ = chosen(rematches="allowed"), swap(BEN, DEE)

    assert "rematch" not in codes(event, round_)
    assert 1 == measures(event, round_)["rematches"]


def test_a_round_drawn_in_turns_is_one_round() -> None:
    """Nobody missed its other half: the scores are those of the round drawn at once (M19)."""
    first = EVENT.rounds[0]
    halves = (replace(first, games=first.games[:2], byes=()), replace(first, games=first.games[2:]))
    board = seat(4, white=GUS, black=KIT)

    once, turns = (squared_differences(replace(EVENT, rounds=r), board) for r in ((first,), halves))
    assert once == turns
