"""Who would sit in two rounds at once, by the times of two events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.schedule.conflicts import Sitting, clashes, sittings


def event_of(*when: str, names: str = "Ann Ben", **settings: object) -> Event:
    """Return an event with these hours, in which these people are here."""
    players = tuple(
        Player(name, "", Rank(1), PlayerId(n), here=True) for n, name in enumerate(names.split(), 1)
    )
    chosen = Settings(rounds=max(1, len(when)), when=when, **settings)  # type: ignore[arg-type]
    return Event(chosen, players)


def found(here: Event, there: Event, number: int | None = None) -> list[tuple[int, int, str]]:
    """Return the clashes of two events: both rounds, and who is in both."""
    told = clashes(here, there, number)
    return [(clash.here.number, clash.there.number, " ".join(clash.names)) for clash in told]


def test_a_round_lasts_as_long_as_its_longest_game() -> None:
    """Without time limits two hours and a half; the day stands until another one comes."""
    assert [Sitting(1, "sat", 600, 750), Sitting(2, "sat", 840, 990), Sitting(3, "sun", 540, 690)] \
        == [*sittings(event_of("Sat 10:00", "14:00", "Sun 9:00").settings)]  # fmt: skip
    short = event_of("10:00", "", "words", time_limits="30 min").settings
    assert [Sitting(1, "", 600, 690), Sitting(2, "", 720, 810)] == [*sittings(short)]


def test_a_sitting_is_said_by_its_day_and_hours() -> None:
    """Without a day only by these."""
    assert ["sat 10:00-12:05", "9:00-10:30"] == [
        Sitting(1, "sat", 600, 725).when,
        Sitting(2, "", 540, 630).when,
    ]


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ("Sat 10:00", "Sat 12:00", True),
        ("Sat 10:00", "Saturday 12:29", True),
        ("Sat 10:00", "samedi 12 h 29", True),
        ("Sat 10:00", "Sat 12:30", False),
        ("Sat 10:00", "Sun 10:00", False),
        ("Sat 10:00", "10:00", True),
        ("10:00", "11:00", True),
        ("2026-08-01 10:00", "Sat 11:00", True),
        ("Sun 11:00", "2026-08-01 10:00", False),
        ("2026-08-01 10:00", "2026-08-02 10:00", False),
        ("2026-08-01 10:00", "1 August 2026 10:00", True),
        ("Day 1 10:00", "day 1 11:00", True),
        ("Day 1 10:00", "Day 2 11:00", False),
        ("Day 1 10:00", "Sat 11:00", False),
        ("after lunch", "10:00", False),
    ],
)
def test_rounds_that_overlap_are_found(here: str, there: str, *, expected: bool) -> None:
    """By the day and the hour as people write them; one way as the other."""
    one, other = event_of(here), event_of(there, names="ben Cid")

    assert [(1, 1, "Ben")] * expected == found(one, other)
    assert [(1, 1, "ben")] * expected == found(other, one)


def test_nobody_in_both_is_no_clash() -> None:
    """Other people, or who is out in one of the rounds."""
    assert [] == found(event_of("10:00"), event_of("10:00", names="Cid Dan"))
    here = event_of("10:00")
    out = replace(here, players=tuple(replace(p, out=frozenset({1})) for p in here.players))
    assert [] == found(here, out)


def test_a_number_in_a_federation_tells_who_is_in_both() -> None:
    """However the name and the number are written; nobody is named twice."""
    one, other = event_of("10:00", names="Ann"), event_of("10:00", names="Anne")
    here = replace(one, players=(replace(one.players[0], federation_id="AGA 10233"),))
    there = replace(other, players=(replace(other.players[0], federation_id="10233"),))

    assert [(1, 1, "Ann")] == found(here, there)
    assert [(1, 1, "Ann")] == found(here, here)


def test_events_on_other_dates_do_not_clash() -> None:
    """Even if their hours say no day."""
    one = event_of("10:00", dates="1 August 2026")

    assert [] == found(one, event_of("10:00", dates="2 August 2026"))
    assert [] == found(event_of("10:00", dates="2-3 August 2026"), one)
    assert [(1, 1, "Ann Ben")] == found(one, event_of("10:00", dates="1-2 August 2026"))
    assert [(1, 1, "Ann Ben")] == found(one, event_of("10:00", dates="summer"))


def test_one_round_alone_can_be_asked_about() -> None:
    """That which is drawn now."""
    here, there = event_of("Sat 10:00", "Sat 14:00"), event_of("Sat 10:00", "Sat 14:00")

    assert [(1, 1, "Ann Ben"), (2, 2, "Ann Ben")] == found(here, there)
    assert [(2, 2, "Ann Ben")] == found(here, there, 2)


def test_a_drawn_round_has_those_who_sit_in_it_until_it_is_over() -> None:
    """Ann has a bye there, so only Ben sits; afterwards nobody does."""
    here = event_of("10:00", names="Ann Ben Cid")
    game = Game(1, PlayerId(2), PlayerId(3))
    there = replace(here, rounds=(Round(1, (game,), byes=(PlayerId(1),)),))
    over = replace(game, result=Result(Outcome.WHITE))

    assert [(1, 1, "Ben Cid")] == found(here, there)
    assert [False, True] == [next(clashes(each, there)).drawn for each in (here, there)]
    assert [] == found(here, replace(there, rounds=(Round(1, (over,)),)))
    stranger = replace(there, rounds=(Round(1, (replace(game, black=PlayerId(9)),)),))
    assert [(1, 1, "Ben")] == found(here, stranger)
