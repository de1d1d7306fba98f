"""Round robins: everybody meets everybody, also when the day goes otherwise than planned."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.fixtures import Met, met_by
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.systems.round_robin import rounds_of
from nigiri.domain.systems.round_robin_tables import order_of, second_half
from nigiri.domain.systems.stages import is_over, judged, stage_of
from nigiri.errors import Forbidden

EVEN = range(2, 41, 2)
ODD = range(3, 40, 2)
WON = Result(Outcome.WHITE)


def club(players: int, **settings: object) -> Event:
    """Return players of one rank, all here, before round 1 of a round robin."""
    wanted: dict[str, object] = {
        "system": "round robin", "rounds": 20, "start_rule": "none", "ranked_by": "all",
        "handicap_cap": 0, **SYSTEMS[str(settings.get("system", "round robin"))].defaults,
        **settings,
    }  # fmt: skip
    people = (Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, players + 1))
    return Event(replace(Settings(), **wanted), (*people,))  # type: ignore[arg-type]


def played(event: Event, this: Round) -> Event:
    """Return the event with a round, every game won by White."""
    games = tuple(replace(game, result=WON) for game in this.games)
    return replace(event, rounds=(*event.rounds, replace(this, games=games)))


def next_round(event: Event, *locked: tuple[int, int]) -> Event:
    """Return the event with the next round drawn and played, beside pairs made by hand."""
    own = [Game(None, PlayerId(a), PlayerId(b)) for a, b in locked]
    return played(event, draw(event, event.next_round, locked=own).round)


def whole(event: Event, rounds: int) -> Event:
    """Return the event after so many rounds."""
    for _ in range(rounds):
        event = next_round(event)
    return event


def met(event: Event) -> Counter[tuple[int, ...]]:
    """Return how often each pair met."""
    return Counter(
        tuple(sorted(game.players)) for this in event.rounds for game in this.games
    )  # fmt: skip


def with_player(event: Event, number: int, **changed: object) -> Event:
    """Return the event with a player otherwise."""
    players = tuple(
        replace(p, **changed) if p.number == number else p  # type: ignore[arg-type]
        for p in event.players
    )
    return replace(event, players=players)


@pytest.mark.parametrize("name", ["pivot", "berger", "league"])
def test_everybody_meets_everybody_once_in_every_order(name: str) -> None:
    """For every even number from 2 to 40, and nobody sits twice in a round."""
    for players in EVEN:
        order = order_of(name, players)
        seats = [sorted(seat for pair in this for seat in pair) for this in order]
        pairs = Counter(tuple(sorted(pair)) for this in order for pair in this)

        assert [[*range(1, players + 1)]] * (players - 1) == seats
        assert set(combinations(range(1, players + 1), 2)) == set(pairs)
        assert {1} == set(pairs.values())


@pytest.mark.parametrize("players", EVEN)
def test_with_a_pivot_two_change_colours_always_and_all_others_but_once(players: int) -> None:
    """What B16 promises: one of the two is the pivot."""
    breaks = Counter[int]()
    order = order_of("pivot", players)
    for player in range(1, players + 1):
        black = [any(pair[0] == player for pair in this) for this in order]
        breaks[player] = sum(one == other for one, other in pairwise(black))

    assert 0 == breaks[1]
    assert Counter({0: 2, 1: players - 2}) == Counter(breaks.values()) + Counter()


@pytest.mark.parametrize("name", ["pivot", "berger", "league"])
def test_nobody_has_one_colour_much_more_often_than_the_other(name: str) -> None:
    """At most once more, as the number of rounds is odd; in the league at most thrice."""
    most = {"league": 3}.get(name, 1)
    for players in EVEN:
        blacks = Counter(pair[0] for this in order_of(name, players) for pair in this)
        assert all(
            abs(2 * blacks[n] - (players - 1)) <= most for n in range(1, players + 1)
        ), players  # fmt: skip


@pytest.mark.parametrize("name", ["pivot", "berger", "league"])
def test_an_odd_number_evens_out_and_nobody_has_one_colour_three_times_running(name: str) -> None:
    """For every odd number from 3 to 39: all have Black as often as White, one each is free."""
    for players in ODD:
        order = order_of(name, players)
        pairs = Counter(frozenset(pair) for this in order for pair in this)
        colours = {
            n: "".join("B" if pair[0] == n else "W" for this in order for pair in this if n in pair)
            for n in range(1, players + 1)
        }

        assert set(map(frozenset, combinations(range(1, players + 1), 2))) == set(pairs)
        assert {(players - 1) // 2} == {len(this) for this in order}
        assert {(players - 1) // 2} == {each.count("B") for each in colours.values()}
        assert [] == [n for n, each in colours.items() if "BBB" in each or "WWW" in each]


@pytest.mark.parametrize("name", ["pivot", "berger", "league"])
def test_the_seam_of_a_double_one_gives_nobody_a_colour_three_times_running(name: str) -> None:
    """For 2 to 40 players; the second half has the rounds of the first, colours exchanged."""
    for players in range(2, 41):
        first = order_of(name, players)
        second = second_half(first)
        exchanged = [tuple((white, black) for black, white in pairs) for pairs in first]
        colours = {
            n: "".join("B" if p[0] == n else "W" for this in first + second for p in this if n in p)
            for n in range(1, players + 1)
        }

        assert sorted(exchanged) == sorted(second), players
        assert [] == [n for n, each in colours.items() if "BBB" in each or "WWW" in each], players


@pytest.mark.parametrize(
    ("name", "players", "ahead"),
    [("berger", 10, 1), ("pivot", 8, 1), ("pivot", 7, 1), ("pivot", 9, 3), ("league", 10, 0)],
)
def test_a_second_half_keeps_to_the_first_as_nearly_as_it_can(
    name: str, players: int, ahead: int
) -> None:
    """No round is further before its turn; as FIDE swaps two rounds of Berger's tables."""
    first = order_of(name, players)
    met = [{frozenset(pair) for pair in pairs} for pairs in first]
    turns = [met.index({frozenset(pair) for pair in pairs}) for pairs in second_half(first)]

    assert ahead == max(turn - at for at, turn in enumerate(turns))


def test_six_are_seated_as_in_the_diagram() -> None:
    """A to F of B16: A faces F, B faces E, C faces D; Black are A, B and D."""
    first, second = order_of("pivot", 6)[:2]

    assert ((1, 6), (2, 5), (4, 3)) == first
    assert {frozenset((1, 5)), frozenset((6, 4)), frozenset((2, 3))} == set(map(frozenset, second))
    assert (5, 1) == second[0]


def test_six_meet_in_the_order_of_berger() -> None:
    """As every chess club has it, where the first named has White."""
    tables = (
        "1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1",
    )  # fmt: skip
    found = [{f"{white}-{black}" for black, white in this} for this in order_of("berger", 6)]

    assert [set(line.split()) for line in tables] == found


def test_the_league_of_ten_is_as_printed() -> None:
    """Round 2 of E1: 9 - 1, 8 - 10, 7 - 2, 6 - 3, 4 - 5; the first named is Black."""
    event = club(10, robin_order="league", robin_seats="number")
    second = whole(event, 2).rounds[1]

    assert [(9, 1), (8, 10), (7, 2), (6, 3), (4, 5)] == [
        (game.black, game.white) for game in second.games
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 9, 12])
@pytest.mark.parametrize(("system", "times"), [("round robin", 1), ("double round robin", 2)])
def test_everybody_meets_everybody_and_then_it_is_over(
    players: int, system: str, times: int
) -> None:
    """Once or twice, the second time with the other colours; an odd number has free rounds."""
    event = whole(club(players, system=system), rounds_of(players, times))

    assert dict.fromkeys(combinations(range(1, players + 1), 2), times) == met(event)
    assert all(not this.byes for this in event.rounds)
    blacks = Counter(frozenset({(g.black, g.white)}) for this in event.rounds for g in this.games)
    assert {1} == set(blacks.values())
    with pytest.raises(Forbidden, match="over: all players who are still in have met"):
        next_round(event)


def test_who_has_a_free_round_is_idle_and_wins_nothing() -> None:
    """Five players: one is free in each round, a different one."""
    event = club(5)
    free: list[int] = []
    for _ in range(5):
        drawn = draw(event, event.next_round)
        free += drawn.idle
        event = played(event, drawn.round)

    assert [1, 2, 3, 4, 5] == sorted(free)


def test_places_can_be_a_lot_that_is_the_same_everywhere() -> None:
    """The seed decides it: another one, another order."""
    orders = [
        [game.players for game in draw(club(8, robin_seats="lot", seed=seed), 1).round.games]
        for seed in (1, 1, 2)
    ]

    assert orders[0] == orders[1] != orders[2]


def test_sections_play_each_by_itself_and_the_small_one_is_done_first() -> None:
    """Four and three players: then the four have three rounds, the three as well."""
    event = club(7, system="round robin by section")
    sections = (Section(1, Rank(1)), Section(2, Rank(-29)))
    event = replace(event, sections=sections)
    for number in (5, 6, 7):
        event = with_player(event, number, section=2)
    event = whole(event, 3)
    pairs = [*combinations((1, 2, 3, 4), 2), *combinations((5, 6, 7), 2)]

    assert dict.fromkeys(pairs, 1) == met(event)


def test_pairs_changed_by_hand_are_made_good_in_the_rounds_that_are_left() -> None:
    """With a free round each there is room: all the same everybody meets everybody else once."""
    event = club(7)
    order = order_of("pivot", 8)
    first = next(pair for pair in order[0] if max(pair) < 8)
    others = [pair for pair in order[0] if max(pair) < 8 and pair != first]
    event = next_round(event, (first[0], others[0][0]), (first[1], others[0][1]))
    event = whole(event, 6)

    assert {1} == set(met(event).values())
    assert len(met(event)) >= 19  # of 21: 7 rounds have no more than three games each


def test_who_comes_late_to_an_odd_number_has_the_empty_seat() -> None:
    """The order stays what it was; who is missed needs no round of his own."""
    event = club(8)
    event = with_player(event, 8, out=frozenset({1}), here=True)
    known = replace(event, players=event.players[:7])
    one = next_round(known)
    late = replace(one, players=event.players)
    after = whole(late, 6)

    again = Counter(
        tuple(sorted(pair)) for this in order_of("pivot", 8)[1:] for pair in this
    ) + met(one)  # fmt: skip
    assert again == met(after)


def test_who_comes_late_to_an_even_number_needs_more_rounds_and_it_is_said() -> None:
    """Two more rounds for seven than for six; the six still meet as they would have."""
    six = club(7, rounds=5)
    one = next_round(replace(six, players=six.players[:6]))
    late = replace(one, players=six.players)
    drawn = draw(late, 2)

    said = (
        "7 players need 7 rounds to meet one another, and there are 5. If "
        "everybody is to meet everybody, set Rounds on Event to 7."
    )
    assert (said,) == drawn.notes
    more = replace(late, settings=replace(late.settings, rounds=7))
    more = whole(more, 6)
    assert set(combinations(range(1, 8), 2)) == set(met(more))


def test_who_left_is_missed_by_the_others_who_go_on_as_before() -> None:
    """Whoever is to meet them is free."""
    event = whole(club(6), 2)
    event = with_player(event, 3, out=frozenset({3, 4, 5}))
    after = whole(event, 3)
    others = [pair for pair in combinations(range(1, 7), 2) if 3 not in pair]

    assert all(met(after)[pair] == 1 for pair in others)


def test_what_cannot_be_made_good_is_said() -> None:
    """Two who were away at different times, and the last round is here."""
    event = club(4, rounds=3)
    event = next_round(event, (1, 2), (3, 4))
    event = next_round(event, (1, 2), (3, 4))
    drawn = draw(event, 3)

    assert 2 == len(drawn.round.games)
    assert ("No round is left for 1 - 4, 2 - 3: with more Rounds on Event they can meet.",
            ) == drawn.notes  # fmt: skip


@pytest.mark.parametrize("players", [1, 41])
def test_it_is_for_2_to_40_players(players: int) -> None:
    """One sentence says so."""
    with pytest.raises(Forbidden, match="A round robin is for 2 to 40 players, and"):
        draw(club(players), 1)


def test_two_may_meet_so_often_in_a_stage() -> None:
    """Once, in a double one twice, and what was before the stage does not count."""
    assert (1, 2, False) == judged(club(4, system="double round robin").settings, 3)
    assert (1, 1, False) == judged(club(4).settings, 3)
    assert 4 == len(stage_of(club(4), 1, ()).players)


@pytest.mark.parametrize("seed", range(20))
def test_a_day_of_changes_never_makes_two_meet_again(seed: int) -> None:
    """Pairs by hand, absences, latecomers: nobody meets twice, and nobody waits without need."""
    chance = random.Random(seed)  # noqa: S311 -- a test
    players = chance.choice((5, 6, 7, 8))
    event = club(players)
    for number in range(1, players + 3):
        away = {n for n in range(1, players + 1) if chance.random() < 0.1}
        for n in range(1, players + 1):
            out = event.player(PlayerId(n)).out - {number} | ({number} if n in away else set())
            event = with_player(event, n, out=frozenset(out))
        try:
            event = next_round(event)
        except Forbidden:
            break
        idle = set(range(1, players + 1)) - away - set(event.rounds[-1].game_by_player)
        fresh = (pair for pair in combinations(sorted(idle), 2) if not met(event)[pair])
        assert [] == [*fresh]
        assert {1} == set(met(event).values())
    assert len(event.rounds) >= 3


def test_a_round_beyond_the_last_one_is_of_no_order() -> None:
    """Whoever made it: nothing tells why the two meet. And then it is over."""
    event = whole(club(2), 1)
    this = Round(2, (Game(1, PlayerId(1), PlayerId(2)),))

    assert Met(None) == met_by(event, this, this.games[0], ())
    assert is_over(event, 2)


def test_what_cannot_be_drawn_is_not_over() -> None:
    """One player waits for somebody."""
    assert not is_over(club(1), 1)


def test_the_same_state_gives_the_same_round() -> None:
    """Asked twice, also after changes by hand."""
    event = next_round(club(9), (1, 5), (2, 3))
    again = partial(draw, event, 2)

    assert again() == again()


def test_the_judge_knows_that_nobody_is_forgotten_in_a_round_robin() -> None:
    """Free rounds and second meetings are in order there; who sits twice is not."""
    event = whole(club(3, system="double round robin"), 4)
    *before, last = event.rounds
    then = replace(event, rounds=tuple(before))
    absent = with_player(then, last.games[0].white, here=False)

    assert [] == violations(then, last)
    assert ["absent"] == [each.code for each in violations(absent, last)]
    by_score = replace(last, system="swiss")
    assert {"idle", "rematch"} <= {each.code for each in violations(then, by_score)}
