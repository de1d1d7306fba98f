"""Ratings of two scales, and what stands in for them (A3, A6).

scale  rating  rank   above the weakest 1 dan
egf    2400    4d     3.50
egf    2050    1d     0
egf    2049    1k    -0.01
aga     450    4d     3.50   printed 4.5
aga    -150    1k    -0.50   printed -1.5
aga    -733    7k    -6.33
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Player, Settings
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.players.entry_rating import entry_rating, rated_rank, strength
from nigiri.domain.players.ratings import (
    SCALES,
    as_printed,
    looks_foreign,
    rating_printed,
    rating_text,
)
from nigiri.errors import WrongUse

EGF, AGA = Settings(), Settings(rating_scale="aga")
RANKS = [Rank(steps) for steps in range(WEAKEST, STRONGEST + 1)]


def rated(rating: int | None, rank: str = "3k") -> Player:
    """Return somebody with that rating."""
    return Player("Ota", "", Rank.parse(rank), rating=rating)


@pytest.mark.parametrize(
    ("settings", "rating", "rank", "above"),
    [
        (EGF, 2400, "4d", 350),
        (EGF, 2050, "1d", 0),
        (EGF, 2049, "1k", -1),
        (EGF, 149, "20k", -1901),
        (EGF, 150, "19k", -1900),
        (EGF, 2149, "1d", 99),
        (EGF, 2150, "2d", 100),
        (AGA, 450, "4d", 350),
        (AGA, -150, "1k", -50),
        (AGA, 100, "1d", 0),
        (AGA, -100, "1k", 0),
        (AGA, -199, "1k", -99),
        (AGA, -200, "2k", -100),
        (AGA, -733, "7k", -633),
        (AGA, 1000, "9d", 900),
        (AGA, -4000, "30k", -3900),
        # nothing lies in the gap: what is typed there counts as its edge
        (AGA, 0, "1d", 0),
        (AGA, -50, "1k", 0),
    ],
)
def test_a_rating_says_rank_and_strength(
    settings: Settings, rating: int, rank: str, above: int
) -> None:
    """The table above, and the ends of ranks and scales."""
    assert Rank.parse(rank) == rated_rank(settings, rated(rating))
    assert above == strength(settings, rated(rating))


@pytest.mark.parametrize("settings", [EGF, AGA])
@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_who_has_no_rating_is_in_the_middle_of_the_rank(settings: Settings, rank: Rank) -> None:
    """A3: a 4 dan counts as 4.5, a 1 kyu as -1.5, a 12 kyu as -12.5; 2400 and 2000 by the EGF."""
    middle = 100 * rank.steps + 50 if rank.steps > 0 else 100 * rank.steps - 150
    printed = middle if settings is AGA else 2000 + 100 * rank.steps
    alone = Player("Ota", "", rank)

    assert strength(settings, rated(printed)) == strength(settings, alone)
    assert rank == rated_rank(settings, alone) == rated_rank(settings, rated(printed))
    assert entry_rating(settings, alone) == entry_rating(settings, rated(printed))


@pytest.mark.parametrize(
    ("settings", "rank", "rating", "printed"),
    [(AGA, "4d", None, "9/2"), (AGA, "1d", None, "3/2"), (AGA, "1k", None, "-3/2"),
     (AGA, "1k", 451, "451/100"), (EGF, "4d", None, "2400"), (EGF, "1k", 1987, "1987")],
)  # fmt: skip
def test_an_entry_rating_is_the_own_or_the_middle_of_the_rank(
    settings: Settings, rank: str, rating: int | None, printed: str
) -> None:
    """As its list prints it (A3)."""
    player = Player("Ota", "", Rank.parse(rank), rating=rating)

    assert Fraction(printed) == entry_rating(settings, player)


def test_the_rank_at_entry_stands_in_for_the_rating() -> None:
    """A changed rank does not change what the unrated count as (M13)."""
    changed = Player("Ota", "", Rank(-4), entry_rank=Rank(-7))

    assert Rank(-7) == rated_rank(AGA, changed)
    assert -750 == strength(AGA, changed)


@given(st.integers(-4000, 1000), st.integers(-4000, 1000), st.sampled_from(sorted(SCALES)))
def test_more_rating_is_never_weaker(one: int, other: int, scale: str) -> None:
    """Neither by strength nor by rank, over the whole of both scales."""
    settings = Settings(rating_scale=scale)
    less, more = rated(min(one, other)), rated(max(one, other))

    assert strength(settings, less) <= strength(settings, more)
    assert rated_rank(settings, less) <= rated_rank(settings, more)


def test_an_unknown_scale_is_refused_with_the_known_ones() -> None:
    """The message names what there is."""
    with pytest.raises(WrongUse, match="“elo”; choose egf or aga"):
        strength(Settings(rating_scale="elo"), rated(1))


@pytest.mark.parametrize(
    ("settings", "printed", "rating"),
    [
        (EGF, "2100", 2100), (EGF, "-900", -900), (EGF, "3299", 3299), (EGF, "0", 0),
        (EGF, "4.5", None), (EGF, "-901", None), (EGF, "3300", None),
        (AGA, "4.5", 450), (AGA, "-12.3", -1230), (AGA, "1", 100), (AGA, "-1", -100),
        # five decimals in the list; two count, and the rank stays
        (AGA, "-17.72811", -1772), (AGA, "4.99999", 499), (AGA, "-1.99999", -199),
        # nothing lies in the gap, and what the EGF prints is none
        (AGA, "0", None), (AGA, "0.99", None), (AGA, "-0.5", None),
        (AGA, "2100", None), (AGA, "450", None), (AGA, "16", None), (AGA, "-51", None),
    ],
)  # fmt: skip
def test_a_rating_is_read_as_its_list_prints_it(
    settings: Settings, printed: str, rating: int | None
) -> None:
    """The second table of the module: whole numbers by the EGF, decimals by the AGA."""
    assert rating == rating_printed(settings, Fraction(printed))


@given(st.integers(100, 1500), st.sampled_from((1, -1)))
def test_every_rating_of_the_aga_survives_printing_and_reading(size: int, sign: int) -> None:
    """To the hundredth."""
    assert sign * size == rating_printed(AGA, as_printed(AGA, sign * size))


@pytest.mark.parametrize(
    ("settings", "rating", "expected"),
    [(AGA, 450, "4.5"), (AGA, -1234, "-12.34"), (AGA, 1000, "10"), (EGF, 2100, "2100"),
     (EGF, -900, "-900"), (AGA, None, "–")],
)  # fmt: skip
def test_a_rating_is_written_as_its_list_prints_it(
    settings: Settings, rating: int | None, expected: str
) -> None:
    """No more decimals than it has; a dash for none."""
    assert expected == rating_text(settings, rating)


def test_a_small_whole_number_looks_like_a_rating_of_the_aga() -> None:
    """Its decimals may be lost; under the AGA's own scale nothing is doubtful."""
    assert [True, True, False] == [looks_foreign(EGF, rating) for rating in (4, -40, 41)]
    assert not looks_foreign(AGA, 100)
