"""Every command of the menu in a real LibreOffice does to the cells what the command line does."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from uuid import UUID

import pytest

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.desk.core.clock import logged_in
from nigiri.desk.samples.demo import sample_event
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.members.season_file import season_file
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from tests.cli.conftest import TWELVE
from tests.cli.shell import NOW, Shell
from tests.cli.test_exchange import FACTS
from tests.desk.story import DESK
from tests.exchange.gotha import file_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tests.libreoffice.office import Driven, Office

EVENT: dict[str, Any] = {
    "name": "Club Open", "rules": "quebec", "language": "en", "rounds": 3, "seed": 7,
    "id": "00000000-0000-0000-0000-000000002005",
}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """A button with its answers, and the words that are typed for the same."""

    tag: str
    answers: Mapping[str, Any]
    command: str
    words: tuple[object, ...] = ()


def steps(players: Path) -> list[Step]:
    """Return a day on which everything happens that changes the workbook."""
    new = [word for name, each in EVENT.items() for word in (f"--{name}", each)]
    return [
        Step("new", EVENT, "new", tuple(new)),
        Step("import", {"list": str(players), "here": True}, "import", (players, "--here")),
        Step(
            "add",
            {"who": "Alder, Anna", "rank": "3d", "here": True},
            "add",
            ("Alder, Anna", "--rank", "3d", "--here"),
        ),
        Step("sections", {}, "sections"),
        Step("number", {}, "number"),
        Step("wish", {"who": "1, 2", "what": "never"}, "wish", ("1, 2", "never")),
        Step("draw-draft", {}, "draw --draft"),
        Step("discard", {}, "discard"),
        Step("draw-draft", {}, "draw --draft"),
        Step("keep", {}, "keep"),
        Step("draw-again", {}, "draw --again", ("--yes",)),
        Step("out", {"who": "12", "rounds": "1-3"}, "out", (12, "--rounds", "1-3")),
        Step("back", {"who": "12", "rounds": "2-3"}, "back", (12, "--rounds", "2-3")),
        Step("late", {"who": "12"}, "late", (12, "--yes")),
        Step("bye", {"who": "3", "round": 2}, "bye", (3, "--round", 2, "--yes")),
        Step("bye", {"who": "3", "round": 2, "undo": True}, "bye", (3, "--round", 2, "--undo")),
        Step("result", {"winners": "1 2"}, "result", (1, 2)),
        Step("verify", {"results": "1"}, "verify", (1,)),
        Step("draw-early", {"how": "provisional"}, "draw --provisional"),
        Step("standings", {}, "standings"),
        Step("grid", {}, "grid"),
        Step("proof", {}, "proof"),
        Step("chart", {}, "chart"),
        Step("chart", {"winner": 2, "loser": 3, "jigo": True}, "chart", (2, 3, "--jigo")),
        Step("ladder", {"challenger": 3, "challenged": 2}, "ladder", (3, 2)),
        Step(
            "ladder", {"challenger": 3, "challenged": 2, "winner": "won"}, "ladder", (3, 2, "--won")
        ),
    ]


LOOKS: dict[str, dict[str, Any]] = {
    "check": {}, "missing": {}, "why": {"table": "1"}, "why-place": {"one": 1, "other": 2},
    "print": {}, "reports": {"which": "name"}, "rules": {},
    "print-before": {"which": "registration"}, "print-round": {"which": "slips"},
    "print-end": {"which": "standings"},
}  # fmt: skip


def test_every_button_is_pressed_here(tmp_path: Path) -> None:
    """The ones that change the workbook, those that only look, and some that are told below."""
    pressed = {step.tag for step in steps(tmp_path)} | LOOKS.keys() | {"draw", "undo", "fill"}
    pressed |= {"open", "preflight", "export", "sample", "send", "club", "renew", "rounds"}
    pressed |= {"publish", "archive-copy", "organise", "diff", "take", "hall", "inbox", "season"}
    pressed |= {"names"}  # test_strange_numbers.py

    assert {action.tag for action in ACTIONS} == pressed


#: The columns of the Log with the time, and the seal that is made from it.
OF_THE_CLOCK = {1, 9}
#: When a list of problems was made.
MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|Checked \w+ at \d+:\d\d")
Shown = dict[tuple[str, int, int], Any]


def shown(workbook: Workbook) -> Shown:
    """Return what the cells show, by sheet, row and column; of the Log all but the clock's."""
    return {
        (name, row, column): MOMENT.sub("…", value) if isinstance(value, str) else value
        for name, sheet in workbook.sheets.items()
        for row, line in enumerate(sheet.rows, 1)
        for column, value in enumerate(line, 1)
        if value not in (None, "") and not (name == "Log" and row > 3 and column in OF_THE_CLOCK)
    }


def differ(one: Shown, other: Shown) -> dict[tuple[str, int, int], tuple[Any, Any]]:
    """Return the cells that do not show the same."""
    return {
        place: (one.get(place), other.get(place))
        for place in sorted(one.keys() | other.keys())
        if one.get(place) != other.get(place)
    }


def saved(office: Driven, folder: Path) -> Workbook:
    """Return the cells of the open workbook as a file of it has them."""
    path = folder / "saved.xlsx"
    office("save", str(path))
    return XlsxFile(path, now=dt.datetime(2005, 5, 21)).snapshot()  # noqa: DTZ001 -- no zone


def walked(office: Driven, folder: Path, last: str) -> Shell:
    """Go through the day in LibreOffice and in a file, until a step; the cells are equal."""
    (folder / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell = Shell(folder)
    for step in steps(folder / "players.csv"):
        outcome = office.press(step.tag, **step.answers)
        shell.does(step.command, *step.words, "--now", NOW)
        assert ("done", step.tag) == (outcome["status"], step.tag), outcome["sentences"]
        found = differ(shown(shell.workbook), shown(saved(office, folder)))
        assert (step.tag, {}) == (step.tag, found)
        if step.tag == last:
            break
    return shell


def test_a_new_event_is_the_one_of_the_command_line(office: Office, tmp_path: Path) -> None:
    """And a list of players."""
    office("open")
    walked(office, tmp_path, "import")
    no_list = office.press("fill")
    assert "No list of members is loaded: nigiri ratings load LIST" in no_list["sentences"]
    office("close")


@pytest.mark.long
def test_the_sample_tournament_fills_an_empty_workbook(office: Office, tmp_path: Path) -> None:
    """One press: the same cells as in a file; what is played on is told, and one step undoes it."""
    office("open")
    made = office.press("sample", id=EVENT["id"])
    sample = shown(saved(office, tmp_path))
    drawn = office.press("draw")
    sheets = office("sheets")
    undone = [office.press("undo")["status"] for _ in range(2)]
    empty = office("sheets")
    office("close")

    assert "“Draw” draws round 4" in made["sentences"][0]
    assert {} == differ(sample, shown(demo_workbook()))
    assert ("done", True) == (drawn["status"], "Round 4" in sheets)
    assert (["done", "done"], ["Sheet1"]) == (undone, empty)


def demo_workbook() -> Workbook:
    """Return the sample tournament as the desk makes it."""
    desk = DESK._replace(user=logged_in())
    changes = sample_event("en", desk, event_id=UUID(EVENT["id"]))
    return applied(Workbook(), changes)


@pytest.mark.long
def test_an_event_of_another_program_is_opened_checked_and_sent(
    office: Office, tmp_path: Path
) -> None:
    """Saturday evening, without a command line; the file stands beside the saved workbook."""
    old, book = tmp_path / "old.xml", tmp_path / "club.xlsx"
    old.write_bytes(file_of(FACTS))
    office("open")
    opened = office.press("open", file=str(old), language="en")
    found = office.press("preflight", federation="egf")
    sheets = office("sheets")
    unsaved = office.press("export", format="egf")
    office("keep", str(book))
    refused = office.press("export", agreed=False, format="egf")
    written = office.press("export", format="egf")
    sent = office.press("send", to="bga")
    wrong = office.press("club", mail="nobody")
    missing = office.press("renew", list="aga")
    published = office.press("publish")
    copied = office.press("archive-copy")
    organised = office.press("organise")
    seasons = office.press("season", season="2026", list=True)
    season_file().unlink()  # the form of other tests is empty
    office("close")

    assert opened["sentences"][0].startswith("From old.xml (OpenGotha): 19 players, 4 rounds")
    assert ("done", True) == (found["status"], "Preflight" in sheets)
    assert "“Write a file” asks first" in " ".join(found["sentences"])
    assert ["Save the workbook first: the file is made beside it."] == unsaved["sentences"]
    assert "asks" == refused["status"]
    assert ["club-egf.h9 is ready. EGF results: 19 players, 4 rounds."] == [
        sentence.removeprefix(f"{tmp_path}/") for sentence in written["sentences"][:1]
    ]
    assert (tmp_path / "club-egf.h9").read_bytes().startswith(b"; CL[")
    assert sent["sentences"][0].startswith("Copy the mail into your mail program, attach club-egf")
    assert "To: results@britgo.org" in sent["sentences"]
    assert ["“nobody” is not a mail address."] == wrong["sentences"]
    assert "pages are in" in published["sentences"][0]
    assert (tmp_path / "club-pages" / "index.html").is_file()
    assert "does not exist" in " ".join(missing["sentences"])
    assert "club-archive.xlsx is ready for the archive" in copied["sentences"][0], copied
    assert (tmp_path / "club-archive.xlsx").is_file()
    assert "PRIVATE.xlsx" in organised["sentences"][0], organised
    assert f"{tmp_path / '2026.xlsx'} is made: 1 event, 19 players." == seasons["sentences"][0]
    assert (tmp_path / "2026-season.html").is_file()


@pytest.mark.long
def test_rounds_that_were_drawn_elsewhere_come_back(office: Office, tmp_path: Path) -> None:
    """With a new sheet and its results; what was there before stays."""
    early, late = tmp_path / "early.xml", tmp_path / "late.xml"
    until = {key: [each for each in FACTS[key] if each["round"] < 4] for key in ("games", "byes")}
    early.write_bytes(file_of({**FACTS, **until}))
    late.write_bytes(file_of(FACTS))
    office("open")
    office.press("open", file=str(early), language="en")
    before = office("sheets")
    came = office.press("rounds", file=str(late))
    after = office("sheets")
    office("close")

    assert "done" == came["status"], came
    assert came["sentences"][0].startswith("From late.xml (OpenGotha): 1 round with ")
    assert ["Round 4"] == [name for name in after if name not in before]


@pytest.mark.long
def test_a_whole_day_is_the_one_of_the_command_line(office: Office, tmp_path: Path) -> None:
    """Every command that writes; those that only look change nothing; undo takes one back."""
    office("open")
    walked(office, tmp_path, "proof")
    assert "done" == office.press("undo")["status"]
    assert "Proof" not in office("sheets")
    before = office("cells")
    for tag, answers in LOOKS.items():
        assert ("done", tag) == (office.press(tag, **answers)["status"], tag)
        assert before == office("cells")
    office("close")
