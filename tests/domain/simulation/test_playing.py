"""Events played from round 1 by chance."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.simulation.chance import Model, draw_chances
from nigiri.domain.simulation.comparison import Estimate
from nigiri.domain.simulation.playing import Plan, Start, played, simulated, start
from nigiri.domain.simulation.tally import Sums
from nigiri.errors import Forbidden
from tests.generate import random_history, registration

FEW = registration(3, 12, sections=3, settings=Settings(rounds=4))

#: Eight players two ranks apart and more, in one section; all games even, so that the rank tells.
UNEQUAL = Event(
    settings=Settings(rounds=5, handicap_cap=0),
    players=tuple(
        Player("Family", f"Given {n}", Rank(9 - 4 * n), PlayerId(n), here=True) for n in range(1, 9)
    ),
    sections=(Section(1, Rank(-29)),),
)


def listed(**fields: object) -> Event:
    """Return an event of four without numbers, the last of whom has these fields, too."""
    players = [Player("Family", f"Given {n}", Rank(-n), here=True) for n in range(4)]
    players[-1] = replace(players[-1], **fields)  # type: ignore[arg-type]
    return Event(settings=Settings(rounds=2), players=tuple(players))


def test_an_event_begins_anew_whatever_was_played() -> None:
    """The same start before round 1 and in the middle."""
    assert start(FEW) == start(random_history(FEW, 1, 2))
    assert () == start(random_history(FEW, 1, 2)).event.rounds


def test_players_are_numbered_and_sections_proposed_where_they_are_missing() -> None:
    """As the first draw does it."""
    begin = start(listed())

    assert [1, 2, 3, 4] == sorted(begin.event.by_number)
    assert begin.event.sections
    assert 2 == len(begin.first.games)


@pytest.mark.parametrize(
    ("fields", "alone", "everybody"),
    [
        ({"here": False}, 3, 4),
        ({"here": False, "out": frozenset({1})}, 4, 4),
        ({"out": frozenset({1, 2})}, 3, 3),
    ],
    ids=["not seen", "comes late", "out of all rounds"],
)
def test_who_takes_part(fields: dict[str, object], alone: int, everybody: int) -> None:
    """Those here and announced latecomers; with everybody, also who was not seen yet."""
    event = listed(**fields)

    assert alone == len(start(event).event.players)
    assert everybody == len(start(event, everybody=True).event.players)


def test_an_announced_latecomer_misses_just_the_rounds_announced() -> None:
    """And plays the others, although not seen yet."""
    begin = start(listed(here=False, out=frozenset({1})))
    late = next(p.number for p in begin.event.players if p.out)
    event = played(begin, draw_chances(dict.fromkeys(begin.event.by_number, 1500), 2, "1", Model()))

    assert [False, True] == [late in r.game_by_player for r in event.rounds]


def test_an_event_is_played_to_its_end() -> None:
    """Every round has results; round 1 is the one that was drawn before."""
    begin = start(FEW)
    event = played(begin, draw_chances(dict.fromkeys(FEW.by_number, 1500), 4, "1", Model()))

    assert [1, 2, 3, 4] == [round_.number for round_ in event.rounds]
    assert all(round_.complete for round_ in event.rounds)
    assert [g.players for g in begin.first.games] == [g.players for g in event.rounds[0].games]


def test_a_tournament_follows_from_its_number_alone() -> None:
    """In whatever order and company it is played."""
    plan = Plan((start(FEW), start(replace(FEW, sections=FEW.sections[-1:]))))
    together = simulated(plan, range(6))

    assert together == simulated(plan, range(6))
    assert together[::-1] == simulated(plan, [5, 4, 3, 2, 1, 0])
    assert together[4:5] == simulated(plan, [4])
    assert together != simulated(replace(plan, seed=2), range(6))


def test_the_same_settings_twice_show_the_same() -> None:
    """Both have the same players with the same good and bad days."""
    assert all(one == other for one, other in simulated(Plan((start(FEW),) * 2), range(5)))


def test_the_longer_of_two_events_has_luck_for_all_its_rounds() -> None:
    """The first rounds are the same in both."""
    starts = tuple(start(replace(FEW, settings=Settings(rounds=rounds))) for rounds in (2, 5))
    plan = Plan(starts)

    assert 5 == plan.rounds
    assert simulated(Plan(starts[:1]), range(3)) == [
        (short,) for short, _ in simulated(plan, range(3))
    ]


def test_where_strengths_are_far_apart_the_order_is_right_and_the_strongest_wins() -> None:
    """With a slope that knows no surprise, and with the EGF's nearly so."""
    for slope, order, champion in ((1000, 0.9, 1), (7, 0.8, 0.7)):
        shown = simulated(Plan((start(UNEQUAL),), Model(spread=0, slope=slope)), range(20))
        values = [seen.values for (seen,) in shown if seen is not None]

        assert order < fmean(each["order"] for each in values)
        assert champion <= fmean(each["champion"] for each in values)


def test_where_coins_decide_the_order_says_nothing() -> None:
    """The mean of tau is 0 within its standard errors; the strongest wins one in eight."""
    shown = simulated(Plan((start(UNEQUAL),), Model(slope=0)), range(150))
    values = [seen.values for (seen,) in shown if seen is not None]
    order = Estimate.of(Sums.of(each["order"] for each in values))
    champion = Estimate.of(Sums.of(each["champion"] for each in values))

    assert pytest.approx(0, abs=3 * order.error) == order.mean
    assert pytest.approx(1 / 8, abs=3 * champion.error) == champion.mean


def test_a_tournament_that_cannot_be_drawn_shows_nothing() -> None:
    """Four players meet in three rounds; a fourth would be a rematch."""
    plan = Plan((start(replace(listed(), settings=Settings(rounds=4))),))

    assert [(None,), (None,)] == simulated(plan, range(2))


def test_without_players_nothing_begins() -> None:
    """The draw of round 1 says so."""
    with pytest.raises(Forbidden, match="mark on Players who is here"):
        start(Event())


def test_a_start_is_a_value() -> None:
    """So that it can be handed to another process."""
    begin = start(FEW)

    assert Start(begin.event, begin.first) == begin
