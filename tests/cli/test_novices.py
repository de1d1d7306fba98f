"""A novices' event on small boards, by the command line: begun by one command (B23, B25)."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.starts.start_scores import section_of
from nigiri.workbook.read.workbook import read
from tests.cli.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path

RANKS = ("12k", "15k", "18k", "20k", "22k", "25k", "30k")


@pytest.fixture(scope="module")
def seven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder: a novices' event of seven on 9 x 9, for 15k and weaker, round 1 drawn."""
    folder = tmp_path_factory.mktemp("seven")
    people = "".join(f"Kid{n},A,{rank}\n" for n, rank in enumerate(RANKS, 1))
    (folder / "kids.csv").write_text(f"Family name,Given name,Rank\n{people}", encoding="utf-8")
    shell = Shell(folder)
    shell.does("new", "--system", "novices", "--rounds", "4")
    shell.chooses("board", "9")
    shell.chooses("strongest", "15k")
    shell.does("import", folder / "kids.csv", "--here")
    shell.does("draw")
    return folder


@pytest.fixture
def shell(seven: Path, tmp_path: Path) -> Shell:
    """Return a copy of it."""
    return Shell(shutil.copytree(seven, tmp_path / "hall"))


def test_one_command_begins_a_novices_event(shell: Shell) -> None:
    """Everybody starts with the own grade, handicaps by the score."""
    settings = shell.event.settings

    assert ("novices", "score", "winners", 9) == (
        settings.system, settings.handicap_by, settings.bye_policy, settings.board
    )  # fmt: skip
    assert "Kid1, A is 12k; this event is for 15k and weaker." in shell.does("check")


def test_novices_have_no_bar_and_no_empty_section(shell: Shell) -> None:
    """Starts go by the grade; sections can be cut for prizes, and all of them have players."""
    assert () == shell.event.sections
    assert "start" in shell.does("print registration", "--text").casefold()
    assert "each with the score of his or her rank" in shell.does("print rules", "--text")

    shell.does("undo", "--yes")
    told = shell.does("sections", "--count", 2)
    assert "Everybody starts with the score of their own grade: there is no bar." in told
    assert {1, 2} == {section_of(shell.event, player) for player in shell.event.players}


def test_what_novices_start_with_goes_out_to_opengotha_without_corrections(shell: Shell) -> None:
    """Its bar is then so high that nobody reaches it."""
    shell.gives("export", "opengotha", shell.file)
    written = next(shell.folder.glob("*.xml")).read_text(encoding="utf-8")

    assert 'genMMBar="9D"' in written
    assert 7 == written.count('smmsCorrection="0"')


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("pairings", "komi"),
        ("cards", "Kid7, A  30k"),
        ("rules", "9 × 9"),
        ("wall-list", "Kid1, A"),
        ("rank-list", "Kid1, A"),
        ("winner-loss", "Kid"),
    ],
)
def test_every_print_knows_the_small_board(shell: Shell, what: str, words: str) -> None:
    """Stones and komi as the sheet Handicaps has them."""
    assert words in shell.does(f"print {what}", "--text")


def test_stones_and_komi_of_the_small_board_stand_on_pairings_and_slips(shell: Shell) -> None:
    """Of 9 x 9 a difference of 3 is no komi; who has the bye is told why."""
    drawn = shell.event.rounds[0]

    assert 3 == len(drawn.games)
    assert "no komi (0)" in shell.does("print rules", "--text")
    out = shell.folder / "slips.html"
    shell.does("print slips", "-o", out)
    assert "komi" in out.read_text(encoding="utf-8")
    told = shell.does("why", "bye")
    assert (
        "7 Kid7, A has won no game; 6 others have won none either, and 7 Kid7, A is the weakest of "
        "them." in told
    )


def test_who_has_won_has_the_next_bye(shell: Shell) -> None:
    """A bye is no game: who has none won needs one (B25)."""
    winners = [game.white for game in shell.event.rounds[0].games]
    shell.does("result", *winners)
    shell.does("draw")
    (bye,) = shell.event.rounds[1].byes

    assert bye == max(winners)


def test_two_sizes_of_boards_can_be_mixed_from_four_players_on(tmp_path: Path) -> None:
    """The size is typed beside the game; every sheet that says handicaps says it (B23)."""
    kids = "".join(f"Kid{n},A,{rank}\n" for n, rank in enumerate(("18k", "21k", "24k", "27k"), 1))
    (tmp_path / "four.csv").write_text(f"Family name,Given name,Rank\n{kids}", encoding="utf-8")
    shell = Shell(tmp_path)
    shell.does("new", "--system", "novices", "--rounds", "3")
    shell.chooses("board", "9")
    shell.does("import", tmp_path / "four.csv", "--here")
    shell.does("draw")
    shell.types(1, {(5, "size"): 13})

    assert "2, komi 4, 13 × 13" in shell.does("print pairings", "--text")
    rules = shell.does("print rules", "--text")
    assert "Some games are played on 13 × 13." in rules
    assert rules.index("no komi (0)") < rules.index("2 stones, komi 4", rules.rindex("13 × 13"))
    out = tmp_path / "slips.html"
    shell.does("print slips", "-o", out)
    slips = out.read_text(encoding="utf-8")
    assert ("no komi (0)" in slips, "2 stones, komi 4, 13 × 13" in slips) == (True, True)
    assert "sheet Handicaps, 13 × 13" in shell.does("why", 2)
    shell.does("result", 1, 3)
    assert [(None, 1), (13, 2)] == [(g.board, g.handicap) for g in shell.event.rounds[0].games]
    assert "2, 13 × 13" in shell.does("print winner-loss", "--text")
    shell.does("draw")
    assert [None, None] == [game.board for game in shell.event.rounds[1].games]


def test_sizes_of_single_boards_come_back_from_json(tmp_path: Path) -> None:
    """The forms of other programs have no place for them, and say so."""
    (tmp_path / "two.csv").write_text('Name,Rank\n"Ann, A",9k\n"Ben, B",12k\n', "utf-8")
    shell = Shell(tmp_path)
    shell.does("new", "--system", "novices")
    shell.chooses("board", "9")
    shell.does("import", tmp_path / "two.csv", "--here")
    shell.does("draw")
    shell.types(1, {(4, "size"): 13})
    shell.does("result", 1)
    shell.gives("export", "opengotha", shell.file)
    assert "The size of boards of single games: round 1, table 1." in shell.said
    shell.does("export json")
    (json,) = tmp_path.glob("*.json")
    other = Shell(tmp_path)
    other.file = tmp_path / "again.xlsx"
    assert 0 == other.gives("open", json, other.file), other.warned

    assert (13, 2) == (
        other.event.rounds[0].games[0].board,
        other.event.rounds[0].games[0].handicap,
    )
    assert [] == [p.code for p in read(other.workbook).problems if p.code.startswith("size")]
