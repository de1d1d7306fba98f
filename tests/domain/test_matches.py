"""The matches of a round of teams, worked by hand (B21)."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Game, Outcome, Result, Round
from nigiri.domain.model.units import PlayerId
from nigiri.domain.teams.matches import matches
from tests.domain.systems.team_play import team_event

WHITE = Result(Outcome.WHITE)


def game(table: int | None, white: int, black: int, result: Result | None = None) -> Game:
    """Return a game of two numbers."""
    return Game(table, PlayerId(white), PlayerId(black), result=result)


def after(*games: Game, byes: tuple[int, ...] = (), system: str = "team swiss") -> Event:
    """Return four teams of two after a round: A 1 5, B 2 6, C 3 7, D 4 8."""
    event = team_event(dict.fromkeys("ABCD", 2))
    return replace(event, rounds=(Round(1, games, tuple(map(PlayerId, byes)), system=system),))


def told(event: Event) -> list[tuple[int, str, str, list[int | None]]]:
    """Return the number of each match, its teams and its tables."""
    return [(m.number, m.one.name, m.other.name, [g.table for g in m.games])
            for m in matches(event, 1)]  # fmt: skip


def test_matches_come_by_their_first_table_and_games_by_theirs() -> None:
    """Whatever the order of the rows is; a game without a table comes last."""
    event = after(game(None, 6, 5), game(4, 7, 8), game(3, 2, 1), game(1, 4, 3))

    assert [(1, "C", "D", [1, 4]), (2, "A", "B", [3, None])] == told(event)


def test_the_score_is_that_of_the_first_team_and_counts_empty_seats() -> None:
    """A wins a board, and has nobody opposite on the other; C and D have not begun."""
    event = after(game(1, 1, 2, WHITE), game(2, 3, 4), game(3, 7, 8), byes=(5,))
    first, second = matches(event, 1)

    assert (4, 0, True, True) == (first.won, first.lost, first.begun, first.finished)
    assert (0, 0, False, False) == (second.won, second.lost, second.begun, second.finished)


def test_a_match_is_begun_with_its_first_result_and_finished_with_its_last() -> None:
    """B won the first board as White."""
    (only,) = matches(after(game(1, 2, 1, WHITE), game(2, 6, 5)), 1)

    assert (0, 2, True, False) == (only.won, only.lost, only.begun, only.finished)


def test_games_of_no_match_are_in_none() -> None:
    """Two of a team who play each other, and whoever has no team."""
    event = after(game(1, 1, 5), game(2, 2, 3), game(3, 4, 8))
    without = tuple(replace(p, team="") if p.number == PlayerId(8) else p for p in event.players)

    assert [(1, "B", "C", [2])] == told(replace(event, players=without))


def test_where_players_play_for_themselves_there_are_no_matches() -> None:
    """Though they belong to teams."""
    event = after(game(1, 1, 2), system="swiss")

    assert () == matches(event, 1)
