"""What keeps two players apart, for a single pair."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Apart, Event, Player, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing_policies.pair_concerns import shared

ONE, TWO = PlayerId(1), PlayerId(2)


def event(*kept: Apart, rounds: int = 5, host: str = "", free: tuple[str, ...] = ()) -> Event:
    """Return two relatives of one club, in different cities."""
    players = tuple(
        Player("Roy", given, Rank.parse("1d"), PlayerId(at), club="Kita", city=city, here=True)
        for at, (given, city) in enumerate((("A", "Oslo"), ("B", "Bergen")), 1)
    )
    settings = Settings(rounds=rounds, keep_apart=kept, host=host, apart_free=free)
    return Event(settings, players, (Section(1, Rank.parse("30k")),))


BOTH = (Apart("club"), Apart("family"))


@pytest.mark.parametrize(
    ("kept", "host", "free", "round_number", "expected"),
    [
        (BOTH, "", (), 1, ("club", "family")),
        ((Apart("city"), Apart("state")), "", (), 1, ()),
        (BOTH, "kita", (), 1, ("family",)),
        (BOTH, "", ("bar",), 1, ("family",)),
        (BOTH, "", ("leading",), 1, ("club", "family")),
        (BOTH, "", (), 5, ()),
        ((Apart("club", frozenset({5})),), "", (), 5, ("club",)),
        ((Apart("club", frozenset({5})),), "", (), 4, ()),
    ],
)
def test_what_two_share_counts_in_its_rounds_and_not_for_everybody(
    kept: tuple[Apart, ...], host: str, free: tuple[str, ...], round_number: int,
    expected: tuple[str, ...],
) -> None:  # fmt: skip
    """The host's own and who can win are free but for relatives (M10, B8)."""
    made = event(*kept, host=host, free=free)

    assert expected == shared(made, ONE, TWO, round_number)
