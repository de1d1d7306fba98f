"""`nigiri chart`, `nigiri ladder`, events of teams and their prints, as a director types them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.teams.standings import team_standings
from tests.cli.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path

TEAMS = """Family name,Rank,Here,Team
Ash,3d,yes,Aix
Bay,2d,yes,Bari
Cox,1d,yes,Aix
Day,1k,yes,Bari
Eve,3k,yes,Aix
Fry,5k,yes,Bari
"""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return a shell in an empty folder."""
    return Shell(tmp_path)


def teams(shell: Shell, system: str, rounds: int) -> None:
    """Begin an event of two teams of three."""
    players = shell.folder / "players.csv"
    players.write_text(TEAMS, encoding="utf-8")
    shell.does("new", "--system", system, "--rounds", rounds)
    shell.does("import", players)


def test_a_chart_from_the_first_game_to_the_wall(drawn: Shell) -> None:
    """Entered, shown, printed; the main event goes on beside it."""
    drawn.does("chart")
    shown = drawn.does("chart", 1, 2)
    drawn.does("chart", 3, 2, "--jigo")

    assert "beat 2" in shown
    assert "Side event" in drawn.does("print chart", "--text")
    assert "is ready" in drawn.does("print chart", "--blank")
    assert (drawn.folder / "open-chart-blank.html").exists()


@pytest.mark.parametrize("words", [("chart", 1), ("chart", "--jigo"), ("ladder", 1),
                                   ("ladder", "--won")])  # fmt: skip
def test_half_a_game_is_refused(drawn: Shell, words: tuple[object, ...]) -> None:
    """With what it needs."""
    command, *rest = words
    assert "needs two numbers" in drawn.refuses(2, str(command), *rest)


def test_a_third_game_of_a_pair_is_refused(drawn: Shell) -> None:
    """By the event's rule: exit code 1."""
    drawn.does("chart", 1, 2)
    drawn.does("chart", 2, 1)

    assert "have met 2 times" in drawn.refuses(1, "chart", 1, 2)


def test_a_ladder_from_the_first_challenge_to_the_wall(drawn: Shell) -> None:
    """Challenged, won, lost, printed."""
    drawn.does("ladder", 3, 2)
    told = drawn.does("ladder", 3, 2, "--won")
    drawn.does("ladder", 2, 1, "--lost")

    assert "takes that place" in told
    assert (1, 3, 2) == drawn.event.ladder.start[:1] + tuple(
        drawn.workbook["Ladder"].cell(row, 2) for row in (5, 6)
    )
    assert "May challenge" in drawn.does("print ladder", "--text")


def test_two_teams_from_the_list_to_the_places(shell: Shell) -> None:
    """Niwa's three rounds; Aix wins every board."""
    teams(shell, "two teams", 3)
    for _ in range(3):
        shell.does("draw")
        shell.does("result", 1, 3, 5)

    assert [("Aix", 18), ("Bari", 0)] == [
        (each.team.name, each.figures["BDW"]) for each in team_standings(shell.event)
    ]
    assert "Bari 3–0 · Bari 3–0 · Bari 3–0" in shell.does("print teams", "--text")
    met = {frozenset(game.players) for this in shell.event.rounds for game in this.games}
    assert 9 == len(met)


def test_what_teams_lack_is_said_before_the_draw(shell: Shell) -> None:
    """Somebody without a team is named; nothing is written."""
    teams(shell, "team round robin", 1)
    row = next(row for row in range(4, 10) if shell.workbook["Players"].cell(row, 3) == "Cox")
    shell.types("players", {(row, "team"): None})

    assert "Without a team: 3 Cox. Write the team" in shell.refuses(1, "draw")


def test_a_round_is_changed_by_hand_and_the_match_follows(shell: Shell) -> None:
    """Two of Bari exchange their seats: boards count for the match as they were played."""
    teams(shell, "team swiss", 1)
    shell.does("draw")
    shell.types(1, {(4, "white_no"): 4, (5, "black_no"): 2})
    shell.does("result", 1, 2, 6)

    assert [("Bari", 4), ("Aix", 2)] == [
        (each.team.name, each.figures["BDW"]) for each in team_standings(shell.event)
    ]
