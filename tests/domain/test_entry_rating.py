"""With which rating somebody enters whose rank is not that of the rating (A2, A3).

A member of the AGA rated -4.93, a 4 kyu:

rank   evidence   counts   as            since
4k     no         -4.93    as rated      it is the rank of the rating
2k     no         -2.5     raised        the middle of the rank asked for
7k     no         -4.93    unproved      what is published counts
7k     a stroke   -7.5     lowered       the middle of the rank, with evidence
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.checks.handicaps import _rated
from nigiri.domain.checks.starts import rated
from nigiri.domain.model.event import Event, Player, Settings
from nigiri.domain.model.units import STRONGEST, WEAKEST, PlayerId, Rank
from nigiri.domain.players.entry_rating import (
    entry_rating,
    entry_text,
    rated_rank,
    standing,
    strength,
)
from nigiri.domain.players.numbering import number_players
from nigiri.domain.rules import rule_set
from nigiri.domain.starts.start_scores import section_of
from nigiri.exchange.aga.write import strength_words

AGA = replace(rule_set("aga").defaults, rounds=4)
BEFORE = replace(AGA, entry_by="rating")


def member(rank: str, rating: int | None = -493, evidence: str = "", **facts: object) -> Player:
    """Return somebody who asks for that rank."""
    return replace(
        Player("Ota", "", Rank.parse(rank), rating=rating, evidence=evidence),
        **facts,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("rank", "evidence", "counts", "band", "how"),
    [
        ("4k", "", "-4.93", "4k", "as rated"),
        ("2k", "", "-2.5", "2k", "raised"),
        ("7k", "", "-4.93", "4k", "unproved"),
        ("7k", "a stroke", "-7.5", "7k", "lowered"),
    ],
)
def test_a_rank_above_the_rating_counts_and_one_below_it_with_evidence(
    rank: str, evidence: str, counts: str, band: str, how: str
) -> None:
    """The table above (A2, A3)."""
    asked = member(rank, evidence=evidence)

    assert counts == entry_text(AGA, asked)
    assert Fraction(counts) == entry_rating(AGA, asked)
    assert (band, how) == (str(rated_rank(AGA, asked)), standing(AGA, asked))


@pytest.mark.parametrize("evidence", ["", "a stroke"])
@pytest.mark.parametrize("rank", ["2k", "4k", "7k"])
def test_events_that_began_by_the_rating_go_on_by_it(rank: str, evidence: str) -> None:
    """Whatever the rank is."""
    asked = member(rank, evidence=evidence)

    assert ("-4.93", "as rated") == (entry_text(BEFORE, asked), standing(BEFORE, asked))


@pytest.mark.parametrize(
    ("rank", "rating", "published", "evidence", "counts", "how"),
    [
        # typed higher than published: the rating typed counts, whatever the rank above it
        ("4d", 420, 290, "", "4.2", "raised"),
        ("2d", 310, 290, "", "3.1", "raised"),
        ("4d", 360, 290, "", "3.6", "raised"),
        # typed lower: what is published counts, but for evidence
        ("2d", 210, 290, "", "2.9", "unproved"),
        ("2d", 210, 290, "a stroke", "2.1", "lowered"),
        # a rank that is neither's: its middle
        ("4d", 290, 290, "", "4.5", "raised"),
        ("1d", 290, 290, "a stroke", "1.5", "lowered"),
        # only what is published is known
        ("2d", None, 290, "", "2.9", "as rated"),
        ("3d", None, 290, "", "3.5", "raised"),
        # nothing is known: the middle of the rank
        ("4d", None, None, "", "4.5", "as rated"),
    ],
)
def test_a_rating_typed_beside_the_published_one_is_asked_for_like_a_rank(  # noqa: PLR0913, PLR0917 -- a table
    rank: str, rating: int | None, published: int | None, evidence: str, counts: str, how: str
) -> None:
    """Above it counts; below it needs evidence (A2)."""
    asked = member(rank, rating, evidence, published=published)

    assert (counts, how) == (entry_text(AGA, asked), standing(AGA, asked))


PEOPLE = st.builds(
    lambda rank, entered, rating, published, evidence: Player(
        "Ota", "", Rank(rank), entry_rank=entered and Rank(entered), rating=rating,
        published=published, evidence=evidence,
    ),
    st.integers(WEAKEST, STRONGEST), st.none() | st.integers(-9, STRONGEST),
    st.none() | st.integers(-990, -100) | st.integers(100, 990),
    st.none() | st.integers(-990, -100) | st.integers(100, 990),
    st.sampled_from(["", "a stroke"]),
)  # fmt: skip


@given(PEOPLE, st.sampled_from([AGA, BEFORE, replace(AGA, start_rule="none", handicap_by="rank")]))
def test_the_judge_counts_the_same_rating(player: Player, settings: Settings) -> None:
    """He shares no code with the draw (A2, A3, A6)."""
    assert rated_rank(settings, player).steps == rated(settings, player)
    by_rating = replace(settings, handicap_by="rating")
    above = Fraction(strength(by_rating, player), 100) + 1
    assert above == _rated(by_rating, player)


@given(PEOPLE)
def test_without_evidence_nobody_enters_below_what_is_published(player: Player) -> None:
    """A2."""
    alone = replace(player, evidence="")
    known = alone.rating if alone.published is None else alone.published
    published = replace(alone, rating=known, published=None)

    if known is not None:
        assert strength(BEFORE, published) <= strength(AGA, alone)


def test_bands_and_numbers_go_by_the_entry_rating() -> None:
    """The four of the table, and a 5 kyu rated -5.5: 2k, 4k, 4k, 5k, 7k (A5)."""
    asked = [member("7k"), member("2k"), member("4k"), member("7k", evidence="a stroke"),
             member("5k", -550)]  # fmt: skip
    players = tuple(replace(p, given=str(at), here=True) for at, p in enumerate(asked))
    event = Event(AGA, players)

    bands = [section_of(event, player) for player in players]
    assert bands[0] == bands[2]
    assert sorted(bands, key=lambda band: band or 0) == [bands[at] for at in (1, 0, 2, 4, 3)]
    assert {1: 1, 0: 2, 2: 3, 4: 4, 3: 5} == number_players(event)


def test_the_report_has_the_rank_where_it_counts() -> None:
    """Else the rating that counts (A12)."""
    asked = [member("4k"), member("2k"), member("7k"), member("7k", evidence="a stroke")]
    players = tuple(replace(p, number=PlayerId(at)) for at, p in enumerate(asked, 1))

    words = [strength_words(Event(AGA, players), PlayerId(at)) for at in range(1, 5)]
    assert ["-4.93", "2k", "-4.93", "7k"] == words
