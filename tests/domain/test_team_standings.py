"""Who leads among teams: worked by hand (B21, B14)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from nigiri.domain.model.event import Game, Outcome, Result, Round
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.team_events import TEAM_ROUND_ROBIN as ALL
from nigiri.domain.teams.standings import team_standings
from nigiri.domain.teams.teams import boards, sides, teams
from tests.crosstable import changed, crosstable
from tests.domain.systems.team_play import played, stage, team_event


def test_a_round_robin_of_four_teams_worked_by_hand() -> None:
    """Boards decide between level match points, opponents after that; figures in half points.

    Round 1: A-D 2-1, B-C 3-0. Round 2: D-B 1½-1½, C-A 0-3. Round 3: A-B 0-3, C-D 2-1.
    """
    event = team_event(dict.fromkeys("ABCD", 3))
    wins = {"AD": "ADA", "BC": "BBB", "BD": "BD=", "AC": "AAA", "AB": "BBB", "CD": "CDC"}

    def outcome(game: Game) -> Outcome:
        black, white = event.player(game.black), event.player(game.white)
        who = wins["".join(sorted((black.team, white.team)))][-black.rank.steps]
        return {black.team: Outcome.BLACK, white.team: Outcome.WHITE}.get(who, Outcome.JIGO)

    for _ in range(3):
        event = played(event, ALL, ALL.fixture(stage(event)), outcome)

    assert [
        (1, "B", 5, 15, 7, 15, 10, 6),
        (2, "A", 4, 10, 8, 10, 6, 4),
        (3, "C", 2, 4, 10, 4, 2, 2),
        (4, "D", 1, 7, 11, 7, 6, 0),
    ] == [
        (s.place, s.team.name, *(s.figures[c] for c in
         ("TEAMP", "BDW", "SOST", "BDW3U", "BDW2U", "BDW1U")))
        for s in team_standings(event)
    ]  # fmt: skip
    assert [()] * 4 == [s.counted for s in team_standings(event)]


def test_a_match_still_being_played_gives_boards_and_no_match_points() -> None:
    """And nobody has won it, however the finished boards stand."""
    event = team_event({"A": 2, "B": 2})
    event = played(event, ALL, ALL.fixture(stage(event)),
                   lambda game: Outcome.BLACK if PlayerId(1) in game.players else None)  # fmt: skip

    (side,) = sides(event)[1]

    assert (False, 2, 0) == (side.finished, side.won, side.match_points)


def test_an_empty_seat_counts_for_the_match() -> None:
    """Two players against three: the third board is won, and lost on the other side."""
    event = team_event({"A": 3, "B": 2, "C": 3, "D": 3})
    event = played(event, ALL, ALL.fixture(stage(event)))

    (small,), (full,) = sides(event)[2], sides(event)[3]

    assert (4, 2) == (small.won, small.lost)
    assert (2, 4) == (full.won, full.lost)


def test_boards_go_by_the_directors_numbers_first() -> None:
    """Then by the players' own numbers."""
    event = changed(team_event({"A": 3, "B": 3}), 5, board=1)

    assert (PlayerId(5), PlayerId(1), PlayerId(3)) == teams(event)[0].members


def test_a_team_is_the_same_however_its_name_is_spelled() -> None:
    """Capitals, accents and spaces say nothing; shown is the spelling of its first player."""
    event = changed(team_event({"Éon": 2, "B": 2}), 3, team=" EON ")

    assert [("Éon", 2), ("B", 2)] == [(team.name, len(team.members)) for team in teams(event)]


def test_a_match_has_as_many_boards_as_most_teams_can_fill() -> None:
    """As many as more than half of them, unless the director says otherwise."""
    sizes = {(4, 4, 3): 4, (5, 4, 4, 4): 4, (4, 4, 3, 3): 3, (4, 3): 3, (6,): 6}
    events = [team_event(dict(zip("ABCD", each, strict=False))) for each in sizes]

    assert [*sizes.values()] == [boards(event) for event in events]
    assert 2 == boards(team_event({"A": 4}, team_boards=2))
    assert 0 == boards(team_event({}))


def test_among_players_for_themselves_the_best_results_of_a_team_count() -> None:
    """The two best of three; three teams, two of them level, and nobody without a team."""
    event = crosstable("""
        1 Ann 3d  2+   3+   4+
        2 Ben 2d  1-   4+   6+
        3 Cho 1k  5+   1-   7-
        4 Dan 2k  6+   2-   1-
        5 Eva 3k  3-   6+   .
        6 Fay 4k  4-   5-   2-
        7 Gus 5k  .    .    3+
    """)
    for number, team in {1: "X", 2: "Y", 3: "Y", 4: "Z", 5: "X", 6: "Y", 7: "Z"}.items():
        event = changed(event, number, team=team)
    event = replace(event, settings=replace(event.settings, team_best=2))

    assert not event.played_by_teams
    assert [(1, "X", 8, (1, 5)), (2, "Y", 6, (2, 3)), (3, "Z", 4, (4, 7))] == [
        (s.place, s.team.name, s.figures["BDW"], s.counted) for s in team_standings(event)
    ]


def test_teams_nothing_parts_share_the_place() -> None:
    """The next place is left out."""
    event = team_event({"A": 1, "B": 1, "C": 1})

    assert [1, 1, 1] == [standing.place for standing in team_standings(event)]


def test_the_mean_rating_is_exact_and_of_those_who_have_one() -> None:
    """None where nobody has: that is the least."""
    event = team_event({"A": 3, "B": 2})
    for number, rating in ((1, 2000), (3, 1999)):
        event = changed(event, number, rating=rating)
    event = played(event, ALL, ALL.fixture(stage(event)))

    means = {s.team.name: s.figures["MNR"] for s in team_standings(event)}

    assert {"A": Fraction(3999, 2), "B": None} == means


def test_a_team_that_met_two_others_in_a_round_played_two_matches() -> None:
    """After seats were exchanged by hand; the empty seat counts for the first of the two."""
    event = team_event({"A": 3, "B": 2, "C": 1})
    one, two, three, four, five, six = map(PlayerId, range(1, 7))  # A1 B1 C1 A2 B2 A3
    white = Result(Outcome.WHITE)
    games = (Game(1, one, two, result=white), Game(2, three, four, result=white))
    event = replace(event, rounds=(Round(1, games, (six, five), system=ALL.key),))

    first, second = sides(event)[1]
    assert (2, 4, 2) == (first.opponent, first.won, first.lost)
    assert (3, 0, 2) == (second.opponent, second.won, second.lost)
    assert [(1, 2, 4)] == [(s.opponent, s.won, s.lost) for s in sides(event)[2]]
    assert [(1, 2, 0)] == [(s.opponent, s.won, s.lost) for s in sides(event)[3]]
