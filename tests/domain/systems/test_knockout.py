"""Simple, Swiss and preliminary knockouts: who meets whom, who is free, who stands where."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from nigiri.domain.brackets.knockout import (
    knockout,
    knockout_rounds,
    knockout_tree,
    preliminaries,
    preliminary_rounds,
    preliminary_tree,
    swiss_knockout,
)
from nigiri.domain.brackets.seeds import length
from nigiri.domain.model.event import Event, Outcome
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import standings
from nigiri.domain.tiebreaks.registry import TIEBREAKS, placing
from nigiri.errors import Forbidden
from tests.domain.systems.playing import (
    after,
    field,
    lower_wins,
    pairs,
    played,
    stage,
    undecided,
    upsets,
    without,
)


def places(event: Event) -> dict[int, list[int]]:
    """Return who is on each place."""
    found: dict[int, list[int]] = {}
    for line in standings(event):
        found.setdefault(line.place, []).append(line.number)
    return found


@pytest.mark.parametrize("players", [*range(2, 34), 63, 64, 65, 100, 127, 128])
@pytest.mark.parametrize("wins", [lower_wins, upsets])
def test_a_knockout_has_one_unbeaten_winner_and_nobody_is_free_twice(
    players: int, wins: object
) -> None:
    """After as many rounds as it takes; free are in round 1 alone, and just the strongest."""
    rounds = knockout_rounds(players)
    event = played(field(players), knockout, "knockout", rounds, wins)  # type: ignore[arg-type]
    lost = {game.black for this in event.rounds for game in this.games}
    byes = Counter(bye for this in event.rounds for bye in this.byes)

    assert players - 1 == len(lost) == sum(len(this.games) for this in event.rounds)
    assert dict.fromkeys(range(1, 2**rounds - players + 1), 1) == byes
    assert {*event.by_number} - lost == {*places(event)[1]}
    with pytest.raises(Forbidden, match=r"The knockout is over: P\d+ won\. To go on, give"):
        knockout(stage(event))


def test_a_hand_worked_knockout_of_eight() -> None:
    """1 beats 8, 5 beats 4, 2 beats 7, 6 beats 3; then 1 and 6; 6 wins, 2 the third place."""
    event = field(8, third_place="yes")
    first = knockout(stage(event))
    assert ([(1, 8), (4, 5), (2, 7), (3, 6)], (), ()) == (pairs(first), first.byes, first.idle)

    event = after(event, [(1, 8), (5, 4), (2, 7), (6, 3)])
    second = knockout(stage(event))
    assert [(1, 5), (2, 6)] == pairs(second)
    assert (3, 4, 7, 8) == second.idle

    event = after(event, [(1, 5), (6, 2)])
    last = knockout(stage(event))
    assert [(1, 6), (5, 2)] == pairs(last)
    assert [("knockout.final", 2), ("knockout.third", 0)] == [
        (each.why, each.facts["left"]) for each in last.meetings
    ]
    assert {1: [1, 6], 3: [2, 5], 5: [3, 4, 7, 8]} == places(event)

    event = after(event, [(6, 1), (2, 5)])
    assert {1: [6], 2: [1], 3: [2], 4: [5], 5: [3, 4, 7, 8]} == places(event)
    figures = TIEBREAKS["KO"].among(event, (), None, ())
    assert [6, 5, 0, 0, 4, 7, 0, 0] == [figures[number] for number in sorted(figures)]


def finals(event: Event, round_number: int | None = None) -> dict[int, tuple[int, int, bool]]:
    """Return player -> winner and loser of the game that gave the place, and whether the third."""
    lines = standings(event, round_number)
    return {line.number: (line.final.winner, line.final.loser, line.final.third)
            for line in lines if line.final is not None}  # fmt: skip


def test_the_standings_name_the_final_and_the_game_for_the_third_place() -> None:
    """Once they are won; the places of all others come from the round in which they went out."""
    event = played(field(4, third_place="yes"), knockout, "knockout", 2)

    final, third = (1, 2, False), (3, 4, True)
    assert {1: final, 2: final, 3: third, 4: third} == finals(event)
    assert {} == finals(event, 1)
    assert {3: third, 4: third} == finals(undecided(event, None))
    assert {1: final, 2: final} == finals(played(field(4), knockout, "knockout", 2))


def test_no_final_is_named_without_one() -> None:
    """Preliminaries have several winners, who leaves plays none, and a Swiss knows none."""
    assert {} == finals(played(field(24), preliminaries, "preliminaries", 3))
    assert {} == finals(after(field(4), [(1, 2), (3, 4)], "swiss"))
    alone = after(played(field(4), knockout, "knockout", 1), [], byes=(1,))
    assert {} == finals(alone)


def test_no_final_is_named_where_the_director_has_something_else_come_first() -> None:
    """Then whatever that is has put them where they are."""
    event = played(field(4, tiebreaks=("KO",)), knockout, "knockout", 2)

    assert {} == finals(event)


def test_the_final_of_a_swiss_knockout_is_named_after_further_rounds() -> None:
    """It still gives the places 1 and 2 (B19)."""
    event = played(field(12), swiss_knockout, "swiss knockout", 3)
    more = played(event, lambda s: swiss_knockout(s._replace(first=1)), "swiss knockout", 1)

    assert {1: (1, 2, False), 2: (1, 2, False)} == finals(more)


def test_without_a_game_for_the_third_place_it_is_shared() -> None:
    """As the setting says, and that is where an event begins."""
    event = played(field(8), knockout, "knockout", 3)

    assert {1: [1], 2: [2], 3: [3, 4], 5: [5, 6, 7, 8]} == places(event)


def test_with_three_players_the_loser_of_the_only_semi_final_is_third() -> None:
    """There is nobody to play for the place."""
    event = played(field(3, third_place="yes"), knockout, "knockout", 2)

    assert {1: [1], 2: [2], 3: [3]} == places(event)


def test_the_places_of_a_knockout_come_before_all_other_criteria() -> None:
    """As soon as it is drawn, named or not."""
    event = field(4)
    assert ["NBW"] == [each.code for each in placing(event)]
    assert ["KO", "NBW"] == [each.code for each in placing(played(event, knockout, "knockout", 1))]


def test_after_another_stage_the_best_so_far_play_the_knockout() -> None:
    """As many as the setting says, seeded by their places; the others keep theirs behind them."""
    event = field(6, knockout_size=4)
    event = after(event, [(4, 1), (5, 2), (6, 3)], "swiss")
    event = after(event, [(6, 5), (4, 2), (3, 1)], "swiss")
    order = [line.number for line in standings(event)]
    assert [4, 6, 3, 5, 1, 2] == order

    first = knockout(stage(event, 3, order))
    assert [(4, 5), (6, 3)] == pairs(first)
    assert (1, 2) == first.idle
    event = after(event, [(5, 4), (3, 6)])
    event = after(event, [(5, 3)])
    assert {1: [5], 2: [3], 3: [4, 6], 5: [1, 2]} == places(event)


def test_where_the_director_paired_otherwise_the_game_stands_in_its_place() -> None:
    """1 meets 5 and 4 meets 8 instead: the winners of the two meet, wherever they are."""
    event = after(field(8), [(5, 1), (4, 8), (2, 7), (3, 6)])
    assert [(5, 4), (2, 3)] == pairs(knockout(stage(event)))

    event = after(field(8), [(2, 1), (4, 5), (8, 7), (3, 6)])
    assert [(2, 4), (8, 3)] == pairs(knockout(stage(event)))

    crossed = after(field(8), [(1, 2), (8, 7), (4, 3), (5, 6)])
    assert [(1, 4), (8, 5)] == pairs(knockout(stage(crossed)))


def test_whose_opponents_are_seated_elsewhere_meet_each_other() -> None:
    """1 and 4 sit at a table already: 8 meets 5; with three left over one is free."""
    event = field(8)
    made = knockout(stage(event, seated={1, 4}))
    assert [(2, 7), (3, 6), (8, 5)] == pairs(made)
    assert "knockout.left" == made.meetings[-1].why

    odd = knockout(stage(event, seated={1, 4, 2}))
    assert ([(3, 6), (8, 7)], (5,)) == (pairs(odd), odd.byes)


def test_who_has_left_gives_a_free_win() -> None:
    """The opponent goes on without a game; a second time the same player may be free then."""
    event = after(field(8), [(1, 8), (4, 5), (2, 7), (3, 6)])
    made = knockout(stage(without(event, 1)))
    assert ([(2, 3)], (4,)) == (pairs(made), made.byes)

    event = after(without(event, 1), [(2, 3)], byes=[4])
    assert [(4, 2)] == pairs(knockout(stage(event)))
    event = after(event, [(4, 2)])
    assert {1: [4], 2: [2], 3: [1, 3], 5: [5, 6, 7, 8]} == places(event)


def test_who_loses_the_semi_final_and_leaves_gives_up_the_third_place() -> None:
    """The other one is free and third, as in any round."""
    event = without(after(field(4, third_place="yes"), [(1, 4), (2, 3)]), 4)
    made = knockout(stage(event))
    assert ([(1, 2)], (3,), ()) == (pairs(made), made.byes, made.idle)

    event = after(event, [(1, 2)], byes=made.byes)
    assert {1: [1], 2: [2], 3: [3], 4: [4]} == places(event)


def test_latecomers_of_a_knockout_are_not_in_it() -> None:
    """Who was not there in its first round sits out."""
    event = field(5)
    late = replace(event.players[4], out=frozenset({1}))
    event = replace(event, players=(*event.players[:4], late))
    assert [(1, 4), (2, 3)] == pairs(knockout(stage(event)))

    event = after(event, [(1, 4), (2, 3)])
    made = knockout(stage(event))
    assert ([(1, 2)], (3, 4, 5)) == (pairs(made), made.idle)


@pytest.mark.parametrize("players", [1, 129])
def test_a_knockout_is_for_2_to_128_players(players: int) -> None:
    """Otherwise one sentence says so."""
    with pytest.raises(Forbidden, match=f"for 2 to 128 players, and here it would have {players}"):
        knockout(stage(field(players)))


def test_a_tie_in_a_knockout_must_be_decided() -> None:
    """The game for the third place, too, before anything follows."""
    event = undecided(played(field(8), knockout, "knockout", 2), Outcome.JIGO)
    with pytest.raises(Forbidden, match=r"Round 2, table 1: the game of P1 \(1\) and P4 \(4\) is"):
        knockout(stage(event))

    event = played(field(4, third_place="yes"), knockout, "knockout", 2)
    games = event.rounds[-1].games
    tied = replace(games[1], table=None, result=replace(games[1].result, outcome=Outcome.JIGO))  # type: ignore[type-var]
    last = replace(event.rounds[-1], games=(games[0], tied))
    event = replace(event, rounds=(*event.rounds[:-1], last))
    with pytest.raises(Forbidden, match=r"Round 2: the game of P3 \(3\) and P4 \(4\) is a tie"):
        knockout(stage(event))


def test_a_bye_cannot_be_promised_to_one_of_two_who_are_to_meet() -> None:
    """Both would go on; who is free anyway, or whose opponent has left, may have it."""
    event = field(3)
    promised = [replace(p, promised=frozenset({1})) for p in event.players]
    second = replace(event, players=(event.players[0], promised[1], event.players[2]))
    with pytest.raises(Forbidden, match=r"P2 \(2\) is promised the bye of round 1 and is to meet"):
        knockout(stage(second, seated={2}))

    first = replace(event, players=(promised[0], *event.players[1:]))
    assert [(2, 3)] == pairs(knockout(stage(first, seated={1})))


def test_a_swiss_knockout_of_the_top_eight() -> None:
    """Eight play even games in the tree, all others in the draw, and who loses joins them (B19)."""
    event = field(12)
    made = swiss_knockout(stage(event))
    assert [(1, 8), (4, 5), (2, 7), (3, 6)] == pairs(made)
    assert ((9, 10, 11, 12),) == made.fields
    assert {True} == {each.even for each in made.meetings}

    event = after(event, [(1, 8), (5, 4), (2, 7), (3, 6), (9, 10), (11, 12)], "swiss knockout")
    made = swiss_knockout(stage(event))
    assert [(1, 5), (2, 3)] == pairs(made)
    assert ((4, 6, 7, 8, 9, 10, 11, 12),) == made.fields
    assert () == made.idle


def test_the_tree_of_a_swiss_knockout_decides_the_first_two_places() -> None:
    """All others follow by their wins, the losers of the tree among them."""
    event = played(field(12), swiss_knockout, "swiss knockout", 3)
    assert [1, 2] == [line.number for line in standings(event)][:2]
    figures = TIEBREAKS["KO"].among(event, (), None, ())
    assert [7, 6, *[None] * 10] == [figures[number] for number in sorted(figures)]

    more = swiss_knockout(stage(event))
    assert ([], (tuple(range(1, 13)),)) == (pairs(more), more.fields)
    more_played = played(event, lambda s: swiss_knockout(s._replace(first=1)), "swiss knockout", 1)
    assert [1, 2] == [line.number for line in standings(more_played)][:2]


def test_a_swiss_knockout_of_sixteen_by_the_setting() -> None:
    """The top 16 where the setting says so (B19); of eight players nobody is left for the draw."""
    made = swiss_knockout(stage(field(20, knockout_size=16)))
    assert (8, ((17, 18, 19, 20),)) == (len(made.meetings), made.fields)
    assert () == swiss_knockout(stage(field(8))).fields


@pytest.mark.parametrize(("players", "rounds", "winners"), [(24, 3, 3), (32, 4, 2)])
def test_the_preliminary_knockouts_have_as_many_winners_as_printed(
    players: int, rounds: int, winners: int
) -> None:
    """Three of 24; of 32 the two who win the deciding games I against IV and II against III."""
    assert rounds == preliminary_rounds(players)
    event = played(field(players), preliminaries, "preliminaries", rounds)

    assert [*range(1, winners + 1)] == places(event)[1]
    with pytest.raises(Forbidden, match=r"The knockout is over\. To go on"):
        preliminaries(stage(event))


def test_the_deciding_games_are_i_against_iv_and_ii_against_iii() -> None:
    """Where all favourites win, that is 1 against 4 and 2 against 3 (E13)."""
    event = played(field(32), preliminaries, "preliminaries", 3)

    assert [(1, 4), (2, 3)] == pairs(preliminaries(stage(event)))


def test_the_preliminary_knockouts_need_24_or_32_players() -> None:
    """Otherwise one sentence says so, and the number of rounds is open."""
    assert preliminary_rounds(23) is None
    with pytest.raises(Forbidden, match=r"for 24 or 32 players, and 23 are here"):
        preliminaries(stage(field(23)))


def test_the_tree_before_round_1_has_all_rounds_to_come() -> None:
    """Names in the first round, nobody yet behind it; nobody has left anybody behind."""
    event = field(6, third_place="yes")
    tree = knockout_tree(event.settings, tuple(event.by_number), ())

    assert [4, 2, 1] == [len(matches) for matches in tree.rounds]
    assert ((), None, None) == (tree.rounds[2][0].players, tree.champion, tree.third)
    assert dict.fromkeys(range(1, 7), 0) == tree.behind
    assert (1, 4, 5, 2, 3, 6) == tree.players


def test_a_player_who_was_not_in_the_plan_may_win_a_place_of_the_tree() -> None:
    """The director seats 5, who came late, against 1, who loses: 5 goes on."""
    event = after(field(5), [(5, 1), (2, 3)], byes=[4])
    tree = knockout_tree(event.settings, [PlayerId(n) for n in (1, 2, 3, 4)], event.rounds)

    assert [{5, 1}, {2, 3}] == [{*match.players} for match in tree.rounds[0]]
    assert {5, 2} == {*tree.rounds[1][0].players}


def test_a_game_of_strangers_stands_where_there_is_room() -> None:
    """1 and 8 play latecomers, 2 and 7 stay away: the second game takes their place."""
    event = after(field(10), [(9, 1), (10, 8), (4, 5), (3, 6)])
    tree = knockout_tree(event.settings, [PlayerId(n) for n in range(1, 9)], event.rounds)

    assert [(9, 4), (10, 3)] == [match.players for match in tree.rounds[1]]


def test_the_length_of_a_knockout() -> None:
    """Two to the power of the rounds is as many as the players or more."""
    assert [0, 1, 2, 2, 3, 3, 7, 7] == [length(n) for n in (1, 2, 3, 4, 5, 8, 65, 128)]
    assert preliminary_tree(field(24).settings, [PlayerId(n) for n in range(1, 25)], ()).height == 3
