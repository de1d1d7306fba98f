"""What bad input gets: one clear sentence, the cell, the exit code, and an untouched file."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook as PlainWorkbook

from nigiri.hosts.files import write_lock
from tests.cli.conftest import copied
from tests.cli.shell import Shell, files
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Cell

READING = ("check", "print pairings")
WRITING = ("sections", "number", "draw", "result", "standings", "grid")
NOBODY = 65534
#: Names that a spreadsheet would calculate.
FORMULAS = ("=1+1", "+Ota", "-Ota", "@Ota", '=HYPERLINK("x")')


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_file_that_is_not_there(new: Shell, command: str) -> None:
    """The file is named; nothing is made."""
    new.file = new.folder / "nix.xlsx"

    assert "nix.xlsx does not exist." == new.refuses(4, command)


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_file_that_is_no_workbook(new: Shell, command: str) -> None:
    """A text that calls itself .xlsx is told from a workbook."""
    new.file.write_text("Ota, Yuzo, 5d", encoding="utf-8")

    assert "open.xlsx is not an .xlsx workbook." == new.refuses(4, command)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(512), "an old .xls or protected"),
        (b"", "is not an .xlsx workbook"),
    ],
)
def test_a_file_of_another_kind(new: Shell, data: bytes, sentence: str) -> None:
    """What it is, is said where it can be known."""
    new.file.write_bytes(data)

    assert sentence in new.refuses(4, "draw")


def test_a_folder_instead_of_a_file(new: Shell) -> None:
    """A folder is no workbook."""
    new.file = new.folder / "hall.xlsx"
    new.file.mkdir()

    assert "hall.xlsx is a folder, not a workbook." == new.refuses(4, "draw")


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_damaged_workbook(drawn: Shell, command: str) -> None:
    """Half a file is damaged; the way out is an earlier state."""
    data = drawn.file.read_bytes()
    drawn.file.write_bytes(data[: len(data) // 2])

    told = drawn.refuses(4, command)

    assert told.startswith("open.xlsx is damaged")
    assert "nigiri history" in told


def test_a_workbook_with_a_broken_sheet(drawn: Shell) -> None:
    """A part that is no XML is as bad as half a file."""
    whole = drawn.folder / "whole.xlsx"
    shutil.move(drawn.file, whole)
    with ZipFile(whole) as old, ZipFile(drawn.file, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            part = old.read(name)
            new.writestr(name, part[: len(part) // 2] if "sheets/" in name else part)
    whole.unlink()

    assert drawn.refuses(4, "draw").startswith("open.xlsx is damaged")


@pytest.mark.parametrize("command", [*READING, *WRITING])
def test_a_workbook_of_somebody_else(new: Shell, command: str) -> None:
    """A budget is no tournament; it is left alone."""
    book = PlainWorkbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Rent", 100])
    book.save(new.file)

    assert "not a nigiri event" in new.refuses(4, command)


#: What is typed where, and what `draw` then says: the cell's address and what is wrong.
WRONG: list[tuple[str | int, dict[tuple[int, str], Cell], str, str]] = [
    ("players", {(4, "rank"): "12d"}, "Players!E4", "12d"),
    ("players", {(5, "number"): 1}, "Players!A5", "1"),
    ("players", {(5, "family"): "Tengen", (5, "given"): "Theo"}, "Players!C5", "Tengen, Theo"),
    ("players", {(5, "here"): "perhaps"}, "Players!B5", "perhaps"),
    (1, {(4, "result"): "Z"}, "Round 1!F4", "Z"),
    (1, {(4, "black_no"): 99}, "Round 1!G4", "99"),
]


@pytest.mark.parametrize(("kind", "cells", "cell", "word"), WRONG)
def test_a_wrong_cell(
    drawn: Shell, kind: str | int, cells: dict[tuple[int, str], Cell], cell: str, word: str
) -> None:
    """Its address, what is wrong with it and the way out, in one line."""
    drawn.types(kind, cells)

    for command in ("draw", "result", "standings", "print pairings"):
        lines = drawn.refuses(3, command).splitlines()
        assert [line for line in lines if line.startswith(f"■ {cell}: ") and word in line], lines
    assert 3 == drawn.gives("check", drawn.file)
    assert f"■ {cell}: " in drawn.said


def test_a_player_against_himself(drawn: Shell) -> None:
    """Both cells of a row hold the same number."""
    first = drawn.event.rounds[0].games[0]
    drawn.types(1, {(4, "black_no"): first.white})

    told = drawn.refuses(3, "draw")

    assert f"■ Round 1!G4: {first.white} " in told


def test_a_player_twice_in_a_round(drawn: Shell) -> None:
    """Somebody at two tables; the one who was pushed out is missed too."""
    first, second = drawn.event.rounds[0].games[:2]
    drawn.types(1, {(5, "white_no"): first.white})

    told = drawn.refuses(3, "draw")

    assert f"■ Round 1!C5: {first.white} " in told
    assert second.white != first.white


def test_a_result_for_a_bye(listed: Shell) -> None:
    """A bye is a win by itself: typed on the sheet or asked for, a result for it is refused."""
    listed.types("players", {(4, "out"): "1"})
    listed.does("draw")
    (bye,) = listed.event.rounds[0].byes

    assert (
        f"{bye} has the bye in round 1: leave that number out. Nothing was entered."
        == listed.refuses(2, "result", bye)
    )


def test_every_wrong_cell_is_reported_at_once(drawn: Shell) -> None:
    """Not only the first: five mistakes are five lines, in the order of the sheets."""
    drawn.types("players", {(4, "rank"): "x", (5, "rank"): 7, (6, "here"): "perhaps"})
    drawn.types(1, {(6, "result"): "Z", (7, "result"): "Y"})

    lines = drawn.refuses(3, "draw").splitlines()

    wrong = ["Players!E4", "Players!E5", "Players!B6", "Round 1!F6", "Round 1!F7"]
    assert wrong == [line.removeprefix("■ ").partition(":")[0] for line in lines]


def test_every_wrong_cell_of_a_list_is_reported_at_once(new: Shell) -> None:
    """Unknown ranks, a missing name, a name twice: what can be taken is, and the rest is named."""
    path = new.folder / "list.csv"
    path.write_text(
        "Family name,Given name,Rank,Rating\nOta,Yuzo,5x,\n,Ann,3k,\nHuang,Yong,3d,many\n"
        "Huang,Yong,3d,\n",
        encoding="utf-8",
    )

    said = new.does("import", path)

    assert "2 players added from list.csv." in said
    assert "2 rows were left out: row 3, no name; row 5, Huang, Yong, is the same as row 4." in said
    assert "■ Players!E4: “5x” is not a rank." in said


def test_a_list_without_headings(new: Shell) -> None:
    """It is told what a list needs."""
    path = new.folder / "list.csv"
    path.write_text("Ota,Yuzo,5d\n", encoding="utf-8")

    said = new.refuses(2, "import", path)

    assert "list.csv cannot be read as a list of players: no heading is known" in said
    assert "Not known: Ota, Yuzo, 5d." in said


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("nix.csv", "nix.csv does not exist."), ("list.pdf", "list.pdf is not a list: save it as")],
)
def test_a_list_that_cannot_be_read(new: Shell, name: str, sentence: str) -> None:
    """The list is named, not the workbook."""
    (new.folder / "list.pdf").write_bytes(b"%PDF")

    assert sentence in new.refuses(4, "import", new.folder / name)


def test_games_that_cannot_be(listed: Shell) -> None:
    """Every wrong row of the games of an archive is reported; nothing is filled in."""
    listed.does("number")
    path = listed.folder / "games.csv"
    path.write_text("round,white,black,winner\n1,1,1,white\n1,2,99,black\n1,3,4,who\n", "utf-8")

    lines = listed.refuses(3, "replay", path).splitlines()

    assert ["row 2:", "row 3:", "row 4:"] == [" ".join(x.split()[2:4]) for x in lines[:3]]


@pytest.mark.parametrize(
    ("lock", "held", "sentence"),
    [
        ("~$open.xlsx", b"\x03Ann" + bytes(51), "open.xlsx is open in Excel by Ann."),
        (".~lock.open.xlsx#", b",ben,hall,,;", "open.xlsx is open in LibreOffice by ben (hall)."),
    ],
)
def test_a_file_open_elsewhere(drawn: Shell, lock: str, held: bytes, sentence: str) -> None:
    """Nothing is written under an open program; it is said who has it open and what to do."""
    (drawn.folder / lock).write_bytes(held)

    told = drawn.refuses(4, "result", "--table", 1, "B")

    assert told.startswith(f"{sentence} Close it there and run the command again; ")
    assert told.endswith(f"delete the file {lock}.")


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be nobody for a while, where the tests are run by root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture(scope="module")
def printed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a result and a sheet, for which all modules are loaded."""
    shell = copied(made, "drawn", tmp_path_factory.mktemp("printed"))
    shell.does("result", "--table", 1, "B")
    shell.does("print pairings", "-o", shell.folder / "wall.html")
    return shell.folder


@pytest.fixture
def read_only(printed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    """Return a shell in a folder into which nobody may write, with all modules loaded."""
    monkeypatch.setattr(write_lock, "_MAKING", 0.1)  # nobody else is just making a lock there
    # Above the folders of pytest only their owner may look.
    folder = Path(tempfile.mkdtemp(prefix="nigiri-"))
    shell = Shell(shutil.copytree(printed, folder / "hall"))
    folder.chmod(0o755)
    for path in (shell.folder, *(p for p in shell.folder.rglob("*") if p.is_dir())):
        path.chmod(0o555)
    yield shell
    for path in (folder, shell.folder, *shell.folder.rglob("*")):
        path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no read-only folders")
@pytest.mark.parametrize("words", [["result", "--table", "2", "B"], ["print pairings"]])
def test_a_folder_nobody_may_write_into(read_only: Shell, words: list[str]) -> None:
    """The file is named, access is the reason; nothing is left behind."""
    with unprivileged():
        told = read_only.refuses(4, *words)

    assert "cannot be read or written: access to it or to its folder is denied." in told


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such rights")
@pytest.mark.parametrize(("rights", "reads"), [(0o444, 0), (0o000, 4)])
def test_a_file_that_is_protected(read_only: Shell, rights: int, reads: int) -> None:
    """It is not written, though its folder would allow a new file in its place; nor are its states.

    Whoever runs the tests owns it, and has its rights unless they may do anything.
    """
    for path in (read_only.folder, *(p for p in read_only.folder.rglob("*") if p.is_dir())):
        path.chmod(0o777)
    read_only.does("missing", "--json")
    before = files(read_only.folder)
    read_only.file.chmod(rights)

    with unprivileged():
        assert 4 == read_only.gives("result", read_only.file, "--table", 2, "B")
        told = read_only.warned
        assert reads == read_only.gives("missing", read_only.file, "--json")
    read_only.file.chmod(0o644)
    assert "access to it or to its folder is denied." in told
    assert before == files(read_only.folder)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limit")
@pytest.mark.parametrize("name", ["open.xlsx", "copy.xlsx"])
def test_a_full_disk(drawn: Shell, name: str) -> None:
    """No file can grow beyond some bytes: the old one stays, nothing is left behind."""
    resource = pytest.importorskip("resource")
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    (drawn.folder / "open.xlsx states").mkdir()
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, old[1]))
    try:
        told = drawn.refuses(4, "result", "--table", 1, "B", "-o", drawn.folder / name)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)

    assert f"{name} cannot be written: the disk is full." in told


@pytest.mark.parametrize("family", sampled(FORMULAS, ("=1+1", "@Ota")))
def test_a_name_that_looks_like_a_formula_stays_text(new: Shell, family: str) -> None:
    """It is data, in the list, in the workbook and on paper, and never calculated.

    Every time one that is a formula in every program, and one that is in Excel alone.
    """
    path = new.folder / "list.csv"
    quoted = family.replace('"', '""')
    path.write_text(f'Family name,Given name,Rank\n"{quoted}",Ann,5k\nBen,,5k\n', "utf-8")

    new.does("import", path, "--here")
    new.does("draw")

    assert {family, "Ben"} == {player.family for player in new.event.players}
    assert f"{family}, Ann" in new.does("print pairings", "--text")
    with ZipFile(new.file) as archive:
        for name in archive.namelist():
            assert b"<f>1+1</f>" not in archive.read(name)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["result", "99"], "99 does not play in round 1. Nothing was entered."),
        (["result", "--table", "99", "B"], "There is no table 99 in round 1."),
        (["result", "--table", "1", "Z"], "“Z” is not a result; type "),
        (["print pairings", "--round", "9"], "Round 9 is not drawn; the last drawn round is 1."),
        (["sections", "--down-to", "5k,1d"], "Write the boundaries from strong to weak"),
        (["sections", "--down-to", "5k,x"], "“x” is not a rank"),
    ],
)
def test_a_request_that_makes_no_sense(drawn: Shell, words: list[str], sentence: str) -> None:
    """It is refused as wrong use, with what would be right."""
    assert sentence in drawn.refuses(2, *words)


def test_a_new_event_by_unknown_rules(new: Shell) -> None:
    """The rule sets there are, are named."""
    new.file = new.folder / "other.xlsx"

    known = "quebec, bga, aga, ffg, egf, egc, opengotha, swiss"
    assert f"There is no rule set “marienbad”; choose one of {known}." == new.refuses(
        2, "new", "--rules", "marienbad"
    )


def test_a_new_event_never_overwrites(new: Shell) -> None:
    """A name that is taken is refused."""
    assert "open.xlsx exists already" in new.refuses(4, "new")


def test_a_workbook_whose_name_no_program_knows(listed: Shell) -> None:
    """Without .xlsx at its end nobody could open it by a click."""
    other = listed.folder / "other"
    told = "The name of a workbook ends in .xlsx or .ods: write other.xlsx"

    assert told == listed.refuses(2, "draw", "-o", other)
    listed.file = other
    assert told == listed.refuses(2, "new")
    listed.file = listed.folder / "other.XLS"
    assert told == listed.refuses(2, "new")
    listed.file = listed.folder / "Open 3.5"
    assert told.replace("other", "Open 3.5") == listed.refuses(2, "new")


def test_a_folder_that_is_not_there(listed: Shell) -> None:
    """The folder is named, for a new event, a copy and a printed sheet."""
    folder = listed.folder / "nix"
    told = f"The folder {folder} does not exist; make it first."
    listed.does("draw")

    assert told == listed.refuses(4, "standings", "-o", folder / "copy.xlsx")
    assert told == listed.refuses(4, "print pairings", "-o", folder / "wall.html")
    listed.file = folder / "open.xlsx"
    assert told == listed.refuses(4, "new")


@pytest.mark.parametrize(
    ("make", "words", "sentence"),
    [
        ("drawn", ["draw"], "Round 1 is not complete: enter the results of tables 1, 2, 3, 4"),
        ("drawn", ["number", "--again"], "Round 1 is drawn: numbers no longer change after that"),
        ("new", ["draw"], "Nobody is here yet"),
        ("new", ["sections"], "Nobody is here yet"),
        ("new", ["draw", "--again"], "No round is drawn yet"),
        ("new", ["result", "1"], "No round is drawn yet"),
        ("new", ["print pairings"], "No round is drawn yet"),
    ],
)
def test_what_the_rules_forbid(
    request: pytest.FixtureRequest, make: str, words: list[str], sentence: str
) -> None:
    """It is refused with the way out."""
    shell: Shell = request.getfixturevalue(make)

    assert sentence in shell.refuses(1, *words)


def test_two_rounds_for_two_players(new: Shell) -> None:
    """When nobody is left to be paired, those who are stuck are named."""
    path = new.folder / "list.csv"
    path.write_text("Name,Rank\nAnn,1d\nBen,1k\n", encoding="utf-8")
    new.does("import", path, "--here")
    new.does("draw")
    new.does("result", 1)

    told = new.refuses(1, "draw")

    assert "Round 2 cannot be paired: no opponent is left for" in told
    assert "Ann" in told


def test_an_error_is_one_line_beside_the_output(new: Shell) -> None:
    """The sentence goes to the errors; the output stays empty, for machines too."""
    told = new.refuses(1, "draw", "--json")

    assert "" == new.said
    assert 1 == len(told.splitlines())
