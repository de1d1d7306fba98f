"""The commands of an archive, as somebody in a federation types them."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.exchange.json_form import written
from tests.archive.small import FOUR, small_event, with_player
from tests.archive.test_store import corrected
from tests.cli.shell import Shell
from tests.sample import sampled

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event

QUEBEC = Path(__file__).parents[2] / "workbooks" / "quebec-2005.xlsx"
BLANK = QUEBEC.with_name("blank-en.xlsx")
QUESTIONS = (
    ("career", "Mays"), ("meet", "Mays", "33"), ("improve",), ("fields",), ("handicaps",),
    ("byes",), ("attendance",), ("attendance", "--by", "rank"),
    ("attendance", "--fees", "4d 25, 1d 20, 10k 15, 30k 10"),
)  # fmt: skip
ASKED: dict[str, tuple[str, ...]] = {" ".join(words): words for words in QUESTIONS}
#: About people, and about everybody, with an option of its own.
SAMPLE = ("meet Mays 33", "attendance --by rank")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """Return a folder with an archive, and what was said when it was made; no test changes it."""
    shell = Shell(tmp_path_factory.mktemp("archive") / "made")
    shell.folder.mkdir()
    winter = file(shell, "winter.json", small_event())
    assert 0 == gives(shell, "add", QUEBEC, winter), shell.warned
    return shell


@pytest.fixture
def shell(made: Shell, tmp_path: Path) -> Shell:
    """Return a folder with an archive that has the Quebec Open and a small event."""
    return Shell(shutil.copytree(made.folder, tmp_path / "office"))


def file(shell: Shell, name: str, event: Event) -> Path:
    """Write an event as a file of another program."""
    path = shell.folder / name
    path.write_bytes(written(event).data)
    return path


def gives(shell: Shell, command: str, *words: object) -> int:
    """Give a command on the archive of the folder; return its exit code."""
    return shell.gives("archive", command, shell.folder / "archive", *words)


def test_add_tells_what_came_and_what_did_not(made: Shell, shell: Shell) -> None:
    """One bad file keeps no other out; the exit code is that of the first."""
    assert "2 events added, with 44 entries and 113 games.\n" == made.said
    new = file(shell, "spring.json", small_event("Spring Open", ""))
    changed = file(shell, "winter.json", corrected(small_event()))

    assert 2 == gives(shell, "add", QUEBEC, BLANK, new, changed, shell.folder / "nothing.xlsx")
    assert [
        "quebec-2005.xlsx: 2005 Quebec Open is in the archive already.",
        "winter.json: Winter Open was corrected; version 2 counts from now on.",
        "blank-en.xlsx is left out. No round was played.",
        "nothing.xlsx is left out. nothing.xlsx does not exist.",
        (
            "1 event has no date, so the year is not known. Write the date into the workbook and "
            "add it again. For files that are added for the first time, --year gives the year."
        ),
        "2 events added, with 8 entries and 8 games.",
    ] == shell.said.splitlines()
    assert 0 == gives(shell, "add", QUEBEC)
    assert "Nothing new: the archive stays as it is." == shell.said.splitlines()[-1]
    file(shell, "old.json", small_event("Old Open", "May 1979"))
    assert 0 == gives(shell, "add", shell.folder / "old.json", "--year", 1979, "--json")
    assert [("new", 1979)] == [(e["kind"], e["year"]) for e in json.loads(shell.said)["events"]]


def test_hand_arithmetic_of_the_quebec_open(shell: Shell) -> None:
    """Player 3 won six of six in section 1; 24 took 3 stones from 33, and lost (round 3)."""
    assert 0 == gives(shell, "career", "Nakashima, Richard", "--csv")
    assert ["2005", "2005 Quebec Open", "11k"] == next(
        row for row in csv.reader(shell.said.splitlines()[1:])
    )[:3]
    assert 0 == gives(shell, "meet", "Nakashima Richard", "Beaudette", "--csv")
    assert ["2005", "2005 Quebec Open", "3"] == next(csv.reader(shell.said.splitlines()[1:]))[:3]
    assert "won 0" in shell.warned
    assert 0 == gives(
        shell,
        "ask",
        "SELECT name, victories_halves, score_halves FROM players "
        "WHERE year = 2005 AND victories_halves = 12 ORDER BY number",
        "--json",
    )
    assert [(12, 12), (12, -8)] == [
        (row["victories_halves"], row["score_halves"]) for row in json.loads(shell.said)["rows"]
    ]


@pytest.mark.parametrize("words", sampled(ASKED, SAMPLE))
def test_every_question_is_answered_in_three_ways(shell: Shell, words: str) -> None:
    """As a table, as JSON and as CSV; and as a picture where there is one.

    Every time about two and about all people; the examples of docs/commands.md ask every question.
    """
    asked = ASKED[words]
    if asked[0] in {"career", "meet"}:
        asked = (asked[0], "Ota", "Kim, Bo")[: len(asked)]
    assert 0 == gives(shell, *asked), shell.warned
    table = shell.said
    assert 0 == gives(shell, *asked, "--json")
    form = json.loads(shell.said)
    assert 0 == gives(shell, *asked, "--csv")
    lines = [*csv.reader(shell.said.splitlines())]
    path = shell.folder / "picture.png"
    assert 0 == gives(shell, *asked, "--plot", path)

    assert f"archive {asked[0]}" == form["command"]
    assert len(form["rows"]) == len(lines) - 1
    assert all([*row] == lines[0] for row in form["rows"])
    if form["rows"]:
        assert form["sentences"][0] in table
        assert path.read_bytes().startswith(b"\x89PNG")
    else:
        assert "nothing to draw" in shell.said


def test_a_picture_is_not_drawn_over_another_nor_in_an_unknown_form(shell: Shell) -> None:
    """What is there stays."""
    path = shell.folder / "picture.png"
    path.write_bytes(b"mine")

    assert 4 == gives(shell, "byes", "--plot", path)
    assert b"mine" == path.read_bytes()
    assert 2 == gives(shell, "byes", "--plot", path.with_suffix(".gif"))


def test_ask_and_tables(shell: Shell) -> None:
    """A table, CSV, JSON; what is no question has a sentence, and the tables are listed."""
    assert 0 == gives(shell, "tables")
    assert "known_as" in shell.said
    assert 0 == gives(shell, "ask", "SELECT count(*) AS games FROM games WHERE kind = 'game'")
    assert ["1 row", "games", "113"] == shell.said.split("\n\n")[0].split("\n")[1:] + (
        shell.said.split("\n\n")[1].split()
    )
    assert 0 == gives(shell, "ask", "SELECT first_day, 0.5 AS half FROM events", "--csv")
    assert ["first_day,half", "2005-05-21,0.5", "2019-01-12,0.5"] == sorted(
        shell.said.splitlines(), reverse=True
    )[:1] + sorted(shell.said.splitlines())[:2]
    assert 0 == gives(shell, "ask", "SELECT 1 WHERE false")
    assert "No row.\n" == shell.said
    assert 2 == gives(shell, "ask", "DROP TABLE games")
    assert "a single SELECT" in shell.warned
    assert 2 == gives(shell, "ask", "SELECT nothing FROM games")
    assert "does not understand the question: Binder Error" in shell.warned
    assert 0 == gives(shell, "ask", "SELECT '=1+1' AS a", "--csv")
    assert "'=1+1" in shell.said


def test_check_and_share(shell: Shell) -> None:
    """All is well; a copy for others says where the secret lies."""
    assert 0 == gives(shell, "check")
    assert "Nothing to look at" in shell.said
    assert 0 == gives(shell, "check", "--json")
    assert 0 == json.loads(shell.said)["findings"]
    assert 0 == gives(shell, "share", shell.folder / "copy", "--pseudonyms")
    assert f"{shell.folder / 'archive'} secret" in shell.said
    shell.gives("archive", "career", shell.folder / "copy", "Ota")
    assert "Nobody in the archive is called" in shell.warned
    hidden = file(shell, "hidden.json", with_player(small_event(), FOUR, hidden=True))
    assert 0 == gives(shell, "add", hidden)
    assert 0 == gives(shell, "check")
    assert "1 person who has since asked not to be named" in shell.said


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "is no archive"), ("fr", "n'est pas une archive"), ("de", "ist kein Archiv")],
)
def test_what_is_no_archive_is_told(tmp_path: Path, language: str, words: str) -> None:
    """In the language that is spoken."""
    shell = Shell(tmp_path)
    for command, *more in (*QUESTIONS, ("check",), ("tables",), ("ask", "SELECT 1")):
        assert 2 == shell.gives("--language", language, "archive", command, tmp_path, *more)
        assert words in shell.warned


def test_a_damaged_archive_is_told(shell: Shell) -> None:
    """With the file, and what to do."""
    path = next((shell.folder / "archive" / "2005").glob("*.games.parquet"))
    path.write_bytes(path.read_bytes()[:-9])

    assert 4 == gives(shell, "handicaps")
    assert f"{path.name} of the archive is damaged" in shell.warned
    shutil.rmtree(path.parent)
    assert 4 == gives(shell, "byes")
