"""The bar, bands and starts in words: with their numbers, in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Player, Round, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.workbook.derive.start_words import rank_words, start_words

if TYPE_CHECKING:
    from collections.abc import Mapping


def field_of(ranks: Mapping[str, int], **settings: object) -> Event:
    """Return an event of five rounds with so many players of each rank, all of them here."""
    listed = [rank for rank, many in ranks.items() for _ in range(many)]
    players = tuple(
        Player(f"P{n}", "", Rank.parse(rank), PlayerId(n), here=True)
        for n, rank in enumerate(listed, 1)
    )
    return Event(replace(Settings(rounds=5), **settings), players)  # type: ignore[arg-type]


FIELD = {"5d": 2, "4d": 4, "3d": 6, "2d": 7, "5k": 8}


def test_the_bar_comes_with_its_numbers() -> None:
    """How many are at it, how many there should be, and what the grades beside it would give."""
    event = field_of(FIELD, start_rule="bar")

    assert (
        "Bar 3d, proposed: 12 players at or above it (best 6 to 12 for 5 rounds); at 5d: 2, too "
        "few; at 4d: 6, would do, too; at 2d: 19, more than two ranks below the strongest"
    ) == start_words(event, "en")
    assert (
        "Barre 3d, proposée : 12 joueurs à ce rang ou plus haut (6 à 12 pour 5 rondes) ; 5d : 2, "
        "trop peu nombreux ; 4d : 6, conviendrait aussi ; 2d : 19, plus de deux rangs sous le plus "
        "fort"
    ) == start_words(event, "fr")


def test_a_bar_that_satisfies_nothing_says_so() -> None:
    """The least size comes before the depth (house rule); grades that nobody holds are left out."""
    told = start_words(field_of({"5d": 1, "3d": 1, "1d": 9, "5k": 9}, start_rule="bar"), "en")

    assert (
        "Bar 1d, proposed: 11 players at or above it (best 6 to 12 for 5 rounds) – more than two "
        "ranks below the strongest, but nothing fits better; at 5d: 1, too few; at 3d: 2, too few"
    ) == told
    event = field_of({"4d": 17, "3d": 9}, start_rule="bar", rounds=4)
    assert (
        "Bar 4d, proposed: 17 players at or above it (best 5 to 10 for 4 rounds) – too many to be "
        "told apart, but nothing fits better; at 3d: 26, too many to be told apart"
    ) == start_words(event, "en")


def test_the_bar_of_a_drawn_event_is_not_called_the_directors_own() -> None:
    """The draw wrote it where section 1 ends; what would be proposed today is of no use."""
    event = field_of(FIELD, start_rule="bar")
    drawn = replace(event, sections=(Section(1, Rank(2)),), rounds=(Round(1, ()),))

    assert "Bar 2d: 19 players at or above it" == start_words(drawn, "en")
    own = replace(drawn, settings=replace(drawn.settings, bar=Rank(2)))
    assert start_words(own, "en").startswith("Your bar 2d: 19 players at or above it. Proposed: ")


def test_two_bars_between_which_nothing_fits_come_with_what_they_cost() -> None:
    """Until round 1 is drawn; the numbers of the table, and the points between both grades."""
    event = field_of({"6d": 1, "5d": 2, "1d": 33}, start_rule="bar")
    cost = (
        "No grade fits as the bar. At 1d 36 players start level, more than can be told apart in 5 "
        "rounds: several may win all their games. At 5d 3 players start 4 points ahead of "
        "everybody else, and may hardly be caught"
    )

    assert start_words(event, "en").endswith(f"; at 6d: 1, too few; at 5d: 3, too few. {cost}")
    drawn = replace(event, sections=(Section(1, Rank(1)),), rounds=(Round(1, ()),))
    assert cost not in start_words(drawn, "en")


@pytest.mark.parametrize("of", ["Event", "Sections"])
def test_the_directors_bar_stands_before_the_one_proposed(of: str) -> None:
    """Typed as a setting, or as the end of section 1."""
    event = field_of(FIELD, start_rule="bar")
    bar = Rank(2)
    own = (
        replace(event, settings=replace(event.settings, bar=bar))
        if of == "Event"
        else replace(event, sections=(Section(1, bar),))
    )

    assert start_words(own, "en").startswith(
        "Your bar 2d: 19 players at or above it. Proposed: bar 3d: 12 players"
    )
    assert "► bar: 19 at or above it" == rank_words(own, "en")[bar]
    assert "12 at or above it: would do, too" == rank_words(own, "en")[Rank(3)]


def test_a_congress_hears_of_its_supergroup() -> None:
    """Those at the bar who are out of no round (E5)."""
    event = field_of({"5d": 8, "4d": 12, "1d": 5}, start_rule="bar", bar_by="congress")
    away = (replace(player, out=frozenset({5})) for player in event.players[:9])
    event = replace(event, players=(*away, *event.players[9:]))

    assert (
        "Bar 4d, proposed: 20 players at or above it (at most 67). "
        "Supergroup: 11 start with 4: 0 from the PKOs, 11 at or above the bar in all rounds, "
        "0 from the league; 9 stay at the bar with 3"
    ) == start_words(event, "en")
    league = (replace(p, path="league", out=frozenset()) for p in event.players[:4])
    told = start_words(replace(event, players=(*league, *event.players[4:])), "en")
    assert (
        "Bar 4d, proposed: 16 players at or above it, and 4 from the league, who do not count"
        in told
    )
    assert "15: 0 from the PKOs, 11 at or above the bar in all rounds, 4 from the league" in told
    assert (
        "only 5, fewer than 8, would be left at the bar, so all are one group starting with 3"
        in told
    )


def test_bands_tell_which_of_them_lie_farther_apart() -> None:
    """By players / (rounds x K); the last one has no next (A5)."""
    event = field_of({"5d": 1, "4d": 2, "3d": 17, "2d": 11, "1d": 3}, start_rule="bands")
    told = start_words(event, "en")

    assert "bands by rating; each lies a point above the next, " in told
    assert ", 2d with 11 players (K 1.00) 2 points" in told
    assert "1d with" not in told
    assert "in the band 11, K 1.00: 2 above the next" == rank_words(event, "en")[Rank(2)]
    assert ", 2d avec 11 joueurs (K 1,00) 2 points" in start_words(event, "fr")


def test_without_start_scores_it_is_said() -> None:
    """The sections are for prizes; sections of M2 have their guidelines instead."""
    assert "Everybody starts with 0" in start_words(field_of({}, start_rule="none"), "en")


def test_by_grade_it_is_said_that_there_is_no_bar() -> None:
    """In both languages, and beside no rank."""
    event = field_of(FIELD, start_rule="grade")

    assert "of their own grade: there is no bar" in start_words(event, "en")
    assert "il n'y a pas de barre" in start_words(event, "fr")
    assert {} == rank_words(event, "en")
    assert "" == start_words(field_of(FIELD), "en")
    assert {} == rank_words(field_of(FIELD), "en")


@pytest.mark.parametrize("rule", ["bar", "bands"])
def test_nobody_needs_no_bar(rule: str) -> None:
    """A new event says nothing yet."""
    assert ("", {}) == (
        start_words(field_of({}, start_rule=rule), "en"),
        rank_words(field_of({}, start_rule=rule), "en"),
    )
