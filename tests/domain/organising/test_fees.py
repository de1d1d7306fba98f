"""Fees by rank, with surcharges and concessions (M23, M25, B14)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.organising.fees import (
    QUEBEC,
    SMALLEST,
    Charges,
    Entrant,
    Fee,
    FeeLevel,
    announced,
    announced_for,
    fee,
    level_of,
    owed,
)
from nigiri.domain.organising.money import Cents

TWO_DAN = Rank.parse("2d")
BRITISH = Charges(QUEBEC, late=Cents(500), non_member=Cents(1000))


def paid(charges: Charges, entrant: Entrant) -> Fee:
    """Return the fee of somebody, which there is."""
    found = fee(charges, entrant)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("rank", "cents"),
    [("9d", 2500), ("4d", 2500), ("3d", 2000), ("1d", 2000), ("1k", 1500), ("10k", 1500),
     ("11k", 1000), ("30k", 1000)],
)  # fmt: skip
def test_the_base_goes_by_rank(rank: str, cents: int) -> None:
    """The levels of M23, whatever their order."""
    assert cents == paid(Charges(QUEBEC[::-1]), Entrant(Rank.parse(rank))).base


@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        ("4d 25, 1d 20, 10k 15, 30k 10", "4d 25 1d 20 10k 15 30k 10"),
        ("30k: 10 €; 1 kyu – 12,50 €", "1k 12,50_€ 30k 10_€"),
        ("4 dan+ $25 / 30k = $1,240.", "4d $25 30k $1,240"),
        ("20", "30k 20"),
        ("£10", "30k £10"),
        ("", ""),
        ("free for juniors", ""),
        ("4d 25, 1d 20 and lunch", ""),
        ("4d 25, juniors 5", ""),
        ("4d 25, 4d 20", ""),
        ("12d 25", ""),
    ],
)
def test_levels_are_read_from_the_announcement_or_not_at_all(typed: str, levels: str) -> None:
    """A sentence, a rank that is none or stands there twice: nothing is guessed (M23, M29)."""
    found = [(str(each.level.lowest), each.words) for each in announced(typed)]

    assert levels.split() == [word.replace(" ", "_") for each in found for word in each]


def test_what_was_announced_is_what_the_manual_charges() -> None:
    """The levels of M23 with their currency; a weaker rank than the last level pays that."""
    levels = announced("4d $25, 1d $20, 10k $15, 30k $10")

    assert QUEBEC == tuple(each.level for each in levels)
    assert "$20" == announced_for(levels, TWO_DAN)
    assert "$15" == announced_for(levels[:3], Rank.parse("25k"))
    assert "" == announced_for((), TWO_DAN)


def test_who_is_weaker_than_the_last_level_pays_it() -> None:
    """As the last section collects the rest; without levels there is no fee."""
    levels = QUEBEC[:3]

    assert QUEBEC[2] == level_of(levels, Rank.parse("25k"))
    assert level_of((), TWO_DAN) is None
    assert fee(Charges(()), Entrant(TWO_DAN)) is None


def test_a_two_dan_pays_twenty_and_ten_for_the_association() -> None:
    """M25's form: Doe, John, 20 + 10 = 30."""
    found = paid(Charges(QUEBEC), Entrant(TWO_DAN, association=Cents(1000)))

    assert (2000, 1000, 3000) == (found.tournament, found.association, found.total)


def test_who_is_late_pays_more() -> None:
    """Whom the organiser marks; somebody late who is no member pays both (B14)."""
    both = paid(BRITISH, Entrant(TWO_DAN, late=True, member=False))

    assert 500 == paid(BRITISH, Entrant(TWO_DAN, late=True)).late
    assert (500, 1000, 2000 + 1500) == (both.late, both.non_member, both.tournament)


def test_who_is_no_member_pays_more() -> None:
    """B14; whom the organiser does not mark counts as a member."""
    members = [paid(BRITISH, Entrant(TWO_DAN, member=each)) for each in (True, False)]

    assert [(0, 2000), (1000, 3000)] == [(each.non_member, each.tournament) for each in members]


@pytest.mark.parametrize(
    ("concession", "left"), [(500, 1500), (1500, 500), (1999, 500), (2000, 500), (9000, 500)]
)
def test_a_concession_leaves_five(concession: int, left: int) -> None:
    """Nobody plays for nothing (M25)."""
    assert left == paid(Charges(QUEBEC), Entrant(TWO_DAN, concession=Cents(concession))).tournament


def test_a_fee_below_the_smallest_is_not_made_larger() -> None:
    """It is the organiser's; a concession takes nothing off it."""
    charges = Charges((FeeLevel(Rank(WEAKEST), Cents(300)),))

    assert paid(charges, Entrant(TWO_DAN, concession=Cents(200))).tournament == 300


AMOUNTS = st.integers(0, 5000).map(Cents)
RANKS = st.integers(WEAKEST, STRONGEST).map(Rank)


@given(
    st.lists(st.builds(FeeLevel, RANKS, AMOUNTS), min_size=1),
    st.builds(Entrant, RANKS, st.booleans(), st.booleans(), AMOUNTS, AMOUNTS),
)
def test_nobody_pays_less_than_nothing_nor_too_little(
    levels: list[FeeLevel], entrant: Entrant
) -> None:
    """A reduction leaves the smallest fee, or the base where that is less (M25)."""
    found = paid(BRITISH._replace(levels=levels), entrant)

    assert min(found) >= 0
    assert found.tournament >= min(SMALLEST, found.base)


def test_an_agreed_fee_takes_the_place_of_all_but_the_associations() -> None:
    """B33: also of the surcharge, also before there are levels; and nothing may be agreed, too."""
    late = Entrant(TWO_DAN, late=True, association=Cents(1000))

    assert 3500 == owed(BRITISH, late)
    assert 2200 == owed(BRITISH, late._replace(agreed=Cents(1200)))
    assert 1000 == owed(Charges(()), late._replace(agreed=Cents(0)))
    assert owed(Charges(()), late) is None
