"""Knockouts, play-offs and the like, from a new workbook to the places, by commands alone."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.standings.standings import standings
from nigiri.reports.catalogue import REPORTS
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.read.table_finder import find
from tests.cli.shell import NOW, Shell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


def players(count: int) -> str:
    """Return a list of so many players, 1 the strongest."""
    rows = (f"P{n:02},,{9 - n}d" if n < 9 else f"P{n:02},,{n - 8}k" for n in range(1, count + 1))
    return "\n".join(["Family name,Given name,Rank", *rows, ""])


def begun(folder: Path, count: int, system: str, rounds: int, language: str = "en") -> Shell:
    """Return a shell with a new event of a system, all players here."""
    shell = Shell(folder)
    (folder / "players.csv").write_text(players(count), encoding="utf-8")
    shell.does("new", "--system", system, "--rounds", rounds, "--language", language, "--now", NOW)
    shell.does("import", folder / "players.csv", "--here", "--now", NOW)
    return shell


def plays(shell: Shell, rounds: int, wins: Callable[[tuple[int, int]], int] = min) -> None:
    """Draw and play so many rounds, the smaller number winning."""
    for _ in range(rounds):
        shell.does("draw", "--now", NOW)
        games = shell.event.rounds[-1].games
        shell.does("result", *(wins(game.players) for game in games), "--now", NOW)


def pairs(shell: Shell) -> set[tuple[int, ...]]:
    """Return who meets whom in the newest round."""
    return {tuple(sorted(game.players)) for game in shell.event.rounds[-1].games}


def places(shell: Shell) -> dict[int, int]:
    """Return the place of everybody."""
    return {line.number: line.place for line in standings(shell.event)}


def sets(shell: Shell, key: str, value: Cell) -> None:
    """Type a setting."""
    shell.chooses(key, value)


def tree(shell: Shell) -> list[str]:
    """Return the names on the sheet Tree, column by column from the left, winners last."""
    workbook = shell.workbook
    place = find(workbook).locations["tree"]
    sheet = workbook[place.name]
    columns = [at for key, at in place.columns.items() if key != "seed"]
    cells = (
        [sheet.cell(row, at) for row in range(place.first_row, sheet.height + 1)]
        for at in sorted(columns)
    )
    return [" ".join(str(cell) for cell in column if cell) for column in cells]


def test_a_knockout_of_six_from_the_list_to_the_winner(tmp_path: Path) -> None:
    """Two have a bye, names travel on the tree, and the places follow."""
    shell = begun(tmp_path, 6, "knockout", 3)
    plays(shell, 1)
    assert {(4, 5), (3, 6)} == pairs(shell)
    assert ["P01 bye P04 P05 P02 bye P03 P06", "P01 P04 P02 P03", "", ""] == tree(shell)

    plays(shell, 2, max)
    assert {(3, 4)} == pairs(shell)
    assert ["P01 P04 P02 P03", "P04 P03", "P04"] == tree(shell)[1:]
    assert {4: 1, 3: 2, 1: 3, 2: 3, 5: 5, 6: 5} == places(shell)
    assert "everything is played" in shell.does("check")


def test_the_tree_is_in_the_language_of_the_event(tmp_path: Path) -> None:
    """Its name, its headings, and who has a bye."""
    shell = begun(tmp_path, 3, "knockout", 2, "fr")
    assert "Nouvelle feuille Arbre :" in shell.does("draw", "--now", NOW)

    sheet = shell.workbook["Arbre"]
    assert ("Tête de série", "Ronde 1", "Ronde 2", "Gagnant") == sheet.row(3)[:4]
    assert "P01 exempt P02 P03" == tree(shell)[0]


def test_a_tie_stops_a_knockout_until_somebody_goes_on(tmp_path: Path) -> None:
    """The next round names the table; the number of who goes on is enough."""
    shell = begun(tmp_path, 4, "knockout", 2)
    shell.does("draw", "--now", NOW)
    shell.types(1, {(FIRST_ROW, "result"): "jigo", (FIRST_ROW + 1, "result"): "2"})

    said = shell.refuses(1, "draw", "--now", NOW)
    assert "Round 1, table 1: the game of" in said
    assert "type the number of the player who goes on as the result" in said
    shell.types(1, {(FIRST_ROW, "result"): "4"})
    shell.does("draw", "--now", NOW)
    assert {(2, 4)} == pairs(shell)


@pytest.fixture(scope="module")
def eight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder: a knockout of eight after its first round."""
    shell = begun(tmp_path_factory.mktemp("eight"), 8, "knockout", 3)
    plays(shell, 1)
    return shell.folder


def test_who_leaves_a_knockout_gives_a_free_win(eight: Path, tmp_path: Path) -> None:
    """The opponent has a bye, and whoever is knocked out is not asked for."""
    shell = Shell(shutil.copytree(eight, tmp_path / "hall"))
    shell.does("out", "1", "--now", NOW)
    shell.does("draw", "--now", NOW)

    assert ({(2, 3)}, (4,)) == (pairs(shell), shell.event.rounds[-1].byes)


def test_drawing_again_gives_the_same_round(eight: Path, tmp_path: Path) -> None:
    """A knockout has nothing to draw lots about."""
    shell = Shell(shutil.copytree(eight, tmp_path / "hall"))
    shell.does("draw", "--now", NOW)
    before = shell.event.rounds
    shell.does("draw --again", "--now", NOW)

    assert before == shell.event.rounds


def test_a_swiss_ends_with_a_play_off(tmp_path: Path) -> None:
    """What was played stays: only the places of those who were level change (B17)."""
    shell = begun(tmp_path, 8, "swiss", 5)
    sets(shell, "tiebreaks", None)
    shell.types("event", {(FIRST_ROW + 3, "system"): "play-off"})
    plays(shell, 3)
    before = places(shell)
    tied = sorted(number for number, place in before.items() if place == 2)
    assert [2, 3, 4] == tied

    plays(shell, 2, max)
    assert [("swiss",) * 3 + ("play-off",) * 2] == [
        tuple(each.system for each in shell.event.rounds)
    ]
    assert {**before, 4: 2, 2: 3, 3: 4} == places(shell)
    assert [["P02 bye P03 P04", "P02 P04", "P04"]] == [tree(shell)]
    assert "Standings after round 5 of 5\n" in shell.does("standings")
    shell.does("proof", "--now", NOW)
    assert "✗" not in shell.said.replace("and ✗ shows", "")


def test_a_winner_who_is_certain_is_told(tmp_path: Path) -> None:
    """With two wins ahead and a round to go; the round is drawn all the same (E12)."""
    shell = begun(tmp_path, 4, "qualification", 3)
    for number in (1, 2):
        said = shell.does("draw", "--now", NOW)
        assert "has won already" not in said
        rows = {game.table: game.players for game in shell.event.rounds[-1].games}
        results = {table: "1" if 1 in both else "0-0" for table, both in rows.items()}
        shell.types(number, {(FIRST_ROW + n, "result"): results[n + 1] for n in (0, 1)})

    said = shell.does("draw", "--now", NOW)
    assert "P01 (1) has won already: nobody else can still reach that many wins." in said
    assert 3 == len(shell.event.rounds)


@pytest.mark.parametrize(
    "names",
    [("wall-list", "cards"), pytest.param((*REPORTS,), marks=pytest.mark.long)],
)
def test_every_sheet_can_be_printed_after_a_play_off(tmp_path: Path, names: list[str]) -> None:
    """And published, and sent: its games are there, its places in the ranking of all."""
    shell = begun(tmp_path, 4, "swiss", 2)
    sets(shell, "tiebreaks", None)
    shell.types("event", {(FIRST_ROW + 1, "system"): "play-off"})
    plays(shell, 1)
    plays(shell, 1, max)

    for name in names:
        code = shell.gives("print", name, shell.file, "-o", tmp_path / f"{name}.html")
        assert code in {0, 1, 2}, shell.warned
        assert "fault of nigiri" not in shell.warned
    ranking = shell.does("print rank-list", "--text")
    assert [2, 1] == [int(line.split()[1]) for line in ranking.splitlines()[3:5]]
    assert "2●" in shell.does("print grid", "--text") or "2○" in shell.said
    shell.does("publish", tmp_path / "site")
    assert "Play-off for place 1" in (tmp_path / "site" / "tree.html").read_text(encoding="utf-8")


def test_without_a_tie_a_play_off_is_not_drawn(tmp_path: Path) -> None:
    """The sentence says what to do with the round."""
    shell = begun(tmp_path, 2, "swiss", 2)
    shell.types("event", {(FIRST_ROW + 1, "system"): "play-off"})
    plays(shell, 1)

    said = shell.refuses(1, "draw", "--now", NOW)
    assert "Nobody is level for places 1 to 3 before round 2" in said


@pytest.mark.parametrize(
    ("system", "count", "rounds", "first"),
    [
        ("generalised knockout", 8, 3, [1, 2, 3, 4]),
        pytest.param("swiss knockout", 10, 3, [1, 2], marks=pytest.mark.long),
        pytest.param("preliminaries", 24, 3, [1, 2, 3], marks=pytest.mark.long),
        pytest.param("qualification", 7, 3, [1], marks=pytest.mark.long),
        pytest.param("qualification", 4, 3, [1, 2, 3, 4], marks=pytest.mark.long),
    ],
)
def test_every_other_system_runs_to_its_end(
    tmp_path: Path, system: str, count: int, rounds: int, first: list[int]
) -> None:
    """The favourites win: the first places are theirs, and no sheet complains.

    Every time one whose losers play on; the others are long.
    """
    shell = begun(tmp_path, count, system, rounds)
    plays(shell, rounds)
    reached = places(shell)

    assert first == sorted(reached, key=lambda number: (reached[number], number))[: len(first)]
    assert "■" not in shell.does("check")
    assert "handicap" not in shell.said


def test_rounds_that_are_not_those_of_the_knockout_are_told(tmp_path: Path) -> None:
    """Where eight play in the tree it takes three rounds, however many players there are."""
    shell = begun(tmp_path, 10, "knockout", 4)
    sets(shell, "knockout_size", 8)
    plays(shell, 1)

    assert "8 players need 3 rounds (knockout), not 4." in shell.does("check")
