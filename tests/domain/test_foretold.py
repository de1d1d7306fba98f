"""Tomorrow's bye is foretold only where nothing but people can change it (M30)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Player, Settings, Wish
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing_policies.foretold import foretold_bye
from nigiri.domain.schedule.days import opens_day
from tests.crosstable import crosstable
from tests.generate import random_history, registration

EVENT = crosstable(
    """
    1 Ann 3d@Mtl  2+  3+
    2 Ben 2d@Qué  1-  5+
    3 Cho 1d@Mtl  4-  1-
    4 Dee 1k@Qué  3+  6-
    5 Eve 2k@Mtl  6-  2-
    6 Fay 3k@Qué  5+  4+
    7 Gus 4k@Mtl  bye 8-
    8 Hal 5k@Qué  9+  7+
    9 Ivy 6k@Qué  8-  bye
    """,
    rounds=4,
)


def with_player(number: int, **changes: object) -> Event:
    """Return the event with one player changed."""
    players = tuple(
        replace(player, **changes) if player.number == number else player  # type: ignore[arg-type]
        for player in EVENT.players
    )
    return replace(EVENT, players=players)


def test_the_bye_is_the_one_that_the_draw_gives() -> None:
    """In random events, wherever anything is foretold; and it often is."""
    told = 0
    for seed in range(12):
        event = random_history(registration(seed, 13), seed, 2, missing=0.0)
        found = foretold_bye(event, 3)
        if found is not None:
            told += 1
            assert (found,) == draw(event, 3).round.byes

    assert told > 5


def test_of_those_who_lost_most_the_weakest_has_it() -> None:
    """Who had a bye has no other."""
    assert foretold_bye(EVENT, 3) == draw(EVENT, 3).round.byes[0]


@pytest.mark.parametrize(
    "event",
    [
        with_player(4, out=frozenset({3})),
        with_player(4, here=False, out=frozenset({1})),
        replace(EVENT, players=(*EVENT.players, Player("New", "", Rank.parse("9k"), here=True))),
        replace(EVENT, settings=replace(EVENT.settings, mixing="sections")),
        replace(EVENT, settings=replace(EVENT.settings, system="round robin")),
        replace(EVENT, settings=replace(EVENT.settings, bye_policy="none")),
        replace(
            EVENT,
            wishes=(Wish("never", tuple(PlayerId(n) for n in (1, 2, 4, 6, 8, 9))),),
        ),
    ],
    ids=["even", "announced", "no number", "sections apart", "no scores", "no byes", "wishes"],
)
def test_nothing_is_foretold_where_it_is_not_certain(event: Event) -> None:
    """Who comes, leaves or cannot be paired might change it; sections have a bye each."""
    assert foretold_bye(event, 3) is None


def test_nothing_is_foretold_while_a_result_is_missing() -> None:
    """It may make somebody else the one who lost most."""
    newest = EVENT.rounds[-1]
    open_one = replace(newest, games=(replace(newest.games[0], result=None), *newest.games[1:]))

    assert foretold_bye(replace(EVENT, rounds=(EVENT.rounds[0], open_one)), 3) is None


def test_a_wish_of_another_round_does_not_count() -> None:
    """Only the round that is foretold."""
    wish = Wish("never", tuple(PlayerId(n) for n in (1, 2, 4, 6, 8, 9)), frozenset({4}))

    assert foretold_bye(replace(EVENT, wishes=(wish,)), 3) == foretold_bye(EVENT, 3)


@pytest.mark.parametrize(
    ("when", "opens"),
    [
        (("Saturday 9 h", "13 h", "Sunday 9 h"), True),
        (("Saturday 9 h", "13 h", "Saturday 16 h"), False),
        (("9 h", "13 h", "Sunday 9 h"), False),
        (("Saturday 9 h", "13 h", "16 h"), False),
        (("Saturday 9 h", "13 h"), False),
    ],
)
def test_a_round_opens_a_day(when: tuple[str, ...], *, opens: bool) -> None:
    """Where both days are known, and are two."""
    assert opens == opens_day(Settings(rounds=4, when=when), 3)
