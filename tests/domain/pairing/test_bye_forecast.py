"""The bye of a round that is not drawn, over all ends of the open games (M30)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Outcome, Player, Result, Settings, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing.bye_forecast import ByeForecast, Sits, bye_forecasts
from nigiri.domain.pairing.sitting_out import Sitting, sitting
from nigiri.errors import Forbidden
from tests.crosstable import changed, crosstable
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.pairing_policies.open_games import Case

EVENT = crosstable(
    """
    1 Ann 3d  2+  3+
    2 Ben 2d  1-  5?
    3 Cho 1d  4-  1-
    4 Dee 1k  3+  6?
    5 Eve 2k  6-  2?
    6 Fay 3k  5+  4?
    7 Gus 4k  bye 8-
    8 Hal 5k  9+  7+
    9 Ivy 6k  8-  bye
    """,
    rounds=4,
)
W, B, J = Outcome.WHITE, Outcome.BLACK, Outcome.JIGO

Ends = dict[tuple[int, tuple[PlayerId, PlayerId]], Outcome]
Said = list[tuple[int, list[dict[tuple[int, int], set[Outcome]]]]]


def only(event: Event, number: int = 3) -> ByeForecast:
    """Return the forecast of an event that is drawn as a whole."""
    (found,) = bye_forecasts(event, number)
    return found


def told(sits: Sits) -> Said:
    """Return for each case the player, and the ways: pair -> outcomes."""
    assert sits.cases is not None
    return [
        (
            case.player,
            [{each.open.game.players: {*each.outcomes} for each in way} for way in case.ways],
        )
        for case in sits.cases.cases
    ]


def with_komi(komi: int, event: Event = EVENT) -> Event:
    """Return the event with another komi of even games, in half points."""
    return replace(event, settings=replace(event.settings, komi_even=HalfPoints(komi)))


def test_who_loses_an_open_game_decides() -> None:
    """3 Cho has lost twice; 5 Eve is weaker, and has as well if Ben wins."""
    found = only(EVENT)

    assert [(5, [{(2, 5): {W}}]), (3, [])] == told(found.now)
    assert found.following is None
    assert () == found.departures


def test_a_jigo_is_no_loss() -> None:
    """With a komi of 7 the game may end so, and then Cho has the bye, too."""
    assert [(5, [{(2, 5): {W}}]), (3, [])] == told(only(with_komi(14)).now)


def test_by_the_lowest_score_each_end_of_a_game_counts() -> None:
    """Eve has 0, Cho 0: a jigo lifts Eve above, and Cho is left."""
    event = with_komi(14)
    lowest = replace(event, settings=replace(event.settings, bye_policy="lowest"))

    assert [(5, [{(2, 5): {W}}]), (3, [])] == told(only(lowest).now)


def test_certain_is_what_no_open_game_can_change() -> None:
    """Without Ben and Eve's game open nobody who plays can have lost as often as Eve."""
    games = tuple(
        replace(game, result=Result(W)) if game.players == (2, 5) else game
        for game in EVENT.rounds[1].games
    )
    event = replace(EVENT, rounds=(EVENT.rounds[0], replace(EVENT.rounds[1], games=games)))
    found = only(event)

    assert [(5, [])] == told(found.now)
    assert found.following == 3


def test_an_even_number_tells_who_follows_whoever_leaves() -> None:
    """Of eight, who leaves makes another the bye."""
    found = only(changed(EVENT, 5, out=frozenset({3})))

    assert "even" == found.now.kind
    assert {number for each in found.departures for number in each.leavers} == {*found.players}
    most, *others = found.departures
    assert most.then.cases is not None
    assert 3 == most.then.cases.cases[0].player
    assert {3} in [{*each.leavers} for each in others]


def test_a_promise_a_reserve_and_a_volunteer_are_sure_however_games_end() -> None:
    """A8 and B6 come before the results."""
    promise = only(changed(EVENT, 1, promised=frozenset({3})))
    reserve = only(changed(changed(EVENT, 9, reserve=True), 1, out=frozenset({3})))
    volunteer = only(
        changed(
            replace(EVENT, settings=replace(EVENT.settings, bye_policy="none")),
            4,
            willing=frozenset({3}),
        )
    )

    assert ("promised", [(1, [])]) == (promise.now.kind, told(promise.now))
    assert ("reserve", 9) == (reserve.now.kind, reserve.now.who)
    assert ("volunteer", 4) == (volunteer.now.kind, volunteer.now.who)


def test_who_leaves_the_others_without_a_round_is_passed_over() -> None:
    """Ben meets nobody but Eve any more; so Eve plays, whatever happens."""
    others = [PlayerId(n) for n in (1, 3, 4, 6, 7, 8, 9)]
    wishes = tuple(Wish("never", (PlayerId(2), other)) for other in others)
    known = replace(EVENT.rounds[1], games=EVENT.rounds[1].games[:1])
    event = replace(EVENT, wishes=wishes, rounds=(EVENT.rounds[0], known))

    assert told(only(event).now)[0][0] != 5


def test_where_nobody_can_have_the_bye_the_forecast_says_so() -> None:
    """All had one."""
    byes = tuple(PlayerId(n) for n in (1, 2, 3, 4, 5, 6, 8))
    event = replace(EVENT, rounds=(replace(EVENT.rounds[0], byes=(PlayerId(7), *byes), games=()),))
    event = replace(event, rounds=(*event.rounds, replace(EVENT.rounds[1])))

    assert Sits("stuck") == only(event).now


def test_parts_have_byes_of_their_own_and_wished_games_are_no_part() -> None:
    """A school of three that only meets itself; a pair that is to meet."""
    school = Wish("must", tuple(map(PlayerId, (7, 8, 9))))
    pair = Wish("must", (PlayerId(1), PlayerId(4)))
    found = bye_forecasts(replace(EVENT, wishes=(school, pair)), 3)

    assert [(2, 3, 5, 6), (7, 8, 9)] == [each.players for each in found]
    assert ["even", "rule"] == [each.now.kind for each in found]


def test_a_system_without_scores_has_nothing_to_foretell() -> None:
    """Nor has an event in which nobody is here."""
    robin = replace(EVENT, settings=replace(EVENT.settings, system="round robin"))
    with pytest.raises(Forbidden, match="system"):
        bye_forecasts(robin, 3)
    with pytest.raises(Forbidden):
        bye_forecasts(Event(Settings(), (Player("A", "", Rank(0), number=PlayerId(1)),)), 1)


@pytest.mark.parametrize(("name", "most"), [("MOST_ROUNDS", 0), ("MOST_TOGETHER", 0)])
def test_of_too_many_open_games_only_who_may_have_it_is_told(
    monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    """One of them has it; nobody else can."""
    monkeypatch.setattr(f"nigiri.domain.pairing_policies.open_games.{name}", most)
    cases = only(EVENT).now.cases

    assert cases is not None
    assert () == cases.cases
    assert {3, 5} <= {*cases.players}


def ends_of(event: Event, number: int) -> Iterator[tuple[Ends, Event]]:
    """Yield every way in which the open games of an event end, and the event after it."""
    whole = event.settings.komi_even % 2 == 0
    keys = [
        (this.number, game.players)
        for this in event.rounds
        if this.number < number
        for game in this.games
        if game.result is None
    ]
    for outcomes in product((W, B, J) if whole else (W, B), repeat=len(keys)):
        ends = dict(zip(keys, outcomes, strict=True))
        rounds = tuple(
            replace(
                this,
                games=tuple(
                    replace(g, result=g.result or Result(ends[this.number, g.players]))
                    for g in this.games
                ),
            )
            for this in event.rounds
        )
        yield ends, replace(event, rounds=rounds)


def holds(case: Case, ends: Ends) -> bool:
    """Tell whether a case is true after these ends."""
    return not case.ways or any(
        all(ends[each.open.round_number, each.open.game.players] in each.outcomes for each in way)
        for way in case.ways
    )


def sitting_or_none(event: Event, number: int, players: tuple[PlayerId, ...]) -> Sitting | None:
    """Return who sits out of these by the draw, None where it refuses."""
    try:
        return sitting(event, number, players)
    except Forbidden:
        return None


def check(event: Event, number: int, players: tuple[PlayerId, ...], sits: Sits) -> int:
    """Hold what is foretold of some players against every way in which games end; count them."""
    seen: set[PlayerId] = set()
    ways = [*ends_of(event, number)]
    for ends, after in ways:
        drawn = sitting_or_none(after, number, players)
        assert (drawn is None) == (sits.kind == "stuck")
        if drawn is None or not drawn.byes:
            assert sits.cases is None
            continue
        assert sits.cases is not None
        first = next(case for case in sits.cases.cases if holds(case, ends))
        assert first.player == drawn.byes[0].player
        seen.add(first.player)
    assert seen == {*(sits.cases.players if sits.cases else ())}
    return len(seen)


def random_event(seed: int) -> tuple[Event, int]:
    """Return a small event with up to five open games in any of its rounds, and the next round."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    settings = Settings(
        host="Mtl",
        bye_policy=random.choice(["home", "host", "losses", "winners", "lowest"]),
        komi_even=HalfPoints(random.choice([13, 14])),
        rematches=random.choice(["never", "allowed"]),
    )
    players, rounds = random.choice([5, 6, 7, 8, 9]), random.choice([1, 2, 3])
    event = random_history(
        registration(seed, players, settings=settings), seed, rounds, missing=0.05
    )
    left = 5
    made = []
    for this in event.rounds:
        games = []
        for game in this.games:
            opened = left > 0 and random.random() < 0.5
            left -= opened
            games.append(replace(game, handicap=0, result=None) if opened else game)
        made.append(replace(this, games=tuple(games)))
    return replace(event, rounds=tuple(made)), rounds + 1


def test_the_forecast_is_the_draw_over_all_ends() -> None:
    """Of sixty random events, also after each departure: every case, and nobody named in vain."""
    uncertain = 0
    for seed in range(60):
        event, number = random_event(seed)
        found = only(event, number)
        uncertain += check(event, number, found.players, found.now) > 1
        for each in found.departures:
            leaver = each.leavers[0]
            rest = tuple(other for other in found.players if other != leaver)
            uncertain += check(event, number, rest, each.then) > 1

    assert uncertain > 30


def test_games_of_several_rounds_that_hang_together_are_told_in_a_few_ways() -> None:
    """Ben and Eve have two open games each, in a ring."""
    event = crosstable(
        """
        1 Ann 1k  2?  3+
        2 Ben 1k  1?  4?
        3 Cho 1k  4+  1-
        4 Dee 1k  3-  2?
        5 Eve 1k  bye .
        """,
        rounds=3,
    )
    found = only(event)

    assert [
        (4, [{(2, 4): {W}}]),
        (2, [{(1, 2): {W}}]),
        (4, []),
    ] == told(found.now)
    assert 2 == check(event, 3, found.players, found.now)
