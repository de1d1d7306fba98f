"""Three registrations, as such systems write them, imported, changed, imported again.

tests/data/registration has them, with invented people: a web form's answers and the register of
GoDraw, each with a later state. The workbook of a congress is made here.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest
from openpyxl import Workbook as Package

from nigiri.cli.commands import import_list
from nigiri.members.headings import headings_file, remember_headings, said_headings
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from tests.cli.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Sequence

LISTS = Path(__file__).parents[1] / "data" / "registration"
WEEKEND = ("Saturday 9 h", "14 h", "Sunday 9 h", "14 h")
STRENGTH = ("--column", "Strength=Rank", "--column", "Timestamp=-", "--column", "T-shirt=-")


@pytest.fixture(scope="module")
def weekend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event of two days."""
    shell = Shell(tmp_path_factory.mktemp("weekend"))
    shell.does("new", "--rounds", 4)
    place = find(shell.workbook).locations["event"]
    rows = round_rows(TableReader(place, shell.workbook[place.name], "en"))
    shell.types("event", {(rows[n], "when"): word for n, word in enumerate(WEEKEND, 1)})
    return shell.folder


@pytest.fixture
def shell(weekend: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a copy of it, on a computer to which nothing was said of headings."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    return Shell(shutil.copytree(weekend, tmp_path / "hall"))


@pytest.fixture
def asked(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return the event with somebody who answers at a terminal."""
    monkeypatch.setattr(import_list, "at_a_terminal", lambda: True)
    return shell


def entries(shell: Shell) -> list[tuple[str, str, str]]:
    """Return name, rank and rounds out of everybody in Players."""
    place = find(shell.workbook).locations["players"]
    reader = TableReader(place, shell.workbook[place.name], "en")
    return [
        (f"{reader.text(row, 'family')}, {reader.text(row, 'given')}",
         reader.text(row, "rank"), reader.text(row, "out"))
        for row in reader.rows() if reader.text(row, "family")
    ]  # fmt: skip


def test_a_web_form_is_imported_and_again_when_answers_have_changed(shell: Shell) -> None:
    """Strength is said once; what is typed in between wins; who withdrew is told."""
    said = shell.does("import", LISTS / "form.csv", *STRENGTH)

    assert said.splitlines()[:6] == [
        (
            "1 player has no rank yet: row 8, Kurz, Max, no rank. Type it into the yellow cell on "
            "Players."
        ),
        "7 players added from form.csv.",
        "1 beginner taken as 30k: Petit, Zoé.",
        "■ Players!E8: “?” is not a rank. Write 30k to 1k or 1d to 9d.",
        "■ Players!E10: Kurz has no rank. Type 30k to 1k or 1d to 9d.",
        "Smith, Jon and Smith, John of Easton may be one person.",
    ]
    assert entries(shell) == [
        ("Ota, Yuzo", "5d", ""), ("Bérubé, Ann", "1d", "3-4"), ("Smith, Jon", "12k", ""),
        ("Smith, John", "12k", "1-2"), ("Park, Lee", "?", ""), ("Petit, Zoé", "30k", ""),
        ("Kurz, Max", "", "3-4"),
    ]  # fmt: skip

    shell.types("players", {(4, "rank"): "4d"})
    later = LISTS / "form-later.csv"
    assert "Nobody answers here" in shell.refuses(2, "import", later)
    seen = shell.does("import", later, "--dry-run")
    said = shell.does("import", later, "--yes", "--gone", "remove")

    for told in (
        "form-later.csv: 1 new, 3 changed, 2 unchanged, 1 gone, 1 changed here since.",
        "Bérubé, Ann: Out in rounds was 3-4, becomes –.",
        "Park, Lee: Rank was ?, becomes 8k.",
        "Kurz, Max: Rank was –, becomes 3k.",
        "Ota, Yuzo: 4d was typed into Rank and stays; the list says 6d.",
    ):
        assert told in seen
        assert told in said
    assert "No longer in the list: Smith, John. Their rows are removed." in said
    assert entries(shell) == [
        ("Ota, Yuzo", "4d", ""), ("Bérubé, Ann", "1d", ""), ("Smith, Jon", "12k", ""),
        ("Park, Lee", "8k", ""), ("Petit, Zoé", "30k", ""), ("Kurz, Max", "3k", "3-4"),
        ("Lund, Eva", "2k", "1-2"),
    ]  # fmt: skip
    again = shell.does("import", later)
    assert "0 new, 0 changed, 6 unchanged, 0 gone, 1 changed here since." in again


def congress(path: Path, *people: Sequence[object]) -> Path:
    """Write the workbook of a congress: a title, a round a column, ratings as sums."""
    package = Package()
    sheet = package.worksheets[0]
    sheet.append(["Main tournament: registrations", None, None])
    sheet.append([])
    sheet.append(["ID no.", "Last name", "First name", "Rank", "Rating", "Nationality", "Club",
                  "EGF PIN", "Round 1", "Round 2", "Round 3", "Round 4", "Paid"])  # fmt: skip
    for person in people:
        sheet.append(list(person))
    package.save(path)
    return path


def test_a_congress_system_says_round_by_round_who_plays(shell: Shell) -> None:
    """Namesakes with numbers stay apart, in files for other programs, too."""
    kim = ["K-1", "Kim", "Min", "1 dan", 2099.9999999999999, "KR", "Soul", 10000054]
    other = ["K-2", "Kim", "Min", "8 kyu", 1300, "KR", "Busa", 10000067]
    path = congress(
        shell.folder / "congress.xlsx",
        [*kim, "yes", "yes", "yes", "yes", "yes"],
        [*other, "yes", "yes", "no", None, None],
    )
    said = shell.does("import", path, "--here", "--column", "ID no.=-")
    shell.does("draw")
    shell.does("export opengotha", shell.folder / "out.xml")
    written = (shell.folder / "out.xml").read_text(encoding="utf-8")

    assert said.startswith("2 players added from congress.xlsx.")
    assert [("Kim, Min", "1d", ""), ("Kim, Min", "8k", "3-4")] == entries(shell)
    assert [2100, 1300] == [p.rating for p in shell.event.players]
    assert 'firstName="Min (2)"' in written

    congress(path, [*kim[:3], "2 dan", *kim[4:], "yes", "yes", "yes", "yes", "yes"],
             [*other, "yes", "yes", "no", "no", None])  # fmt: skip
    assert "0 new, 1 changed, 1 unchanged" in shell.does("import", path, "--yes")
    assert ["2d", "8k"] == [str(p.rank) for p in shell.event.players]


def test_godraws_register_is_a_tab_between_names_first_family_then_given(shell: Shell) -> None:
    """Grades as GoDraw has them: 99k is no rank here, and is told."""
    said = shell.does("import", LISTS / "register.txt")

    assert "4 players added from register.txt." in said
    assert "“99k” is not a rank" in said
    assert entries(shell) == [
        ("Ota, Yuzo", "5d", ""), ("Van, Dyke Ann", "1k", ""), ("Kim, Chung Il", "3d", ""),
        ("Brown, Sue", "99k", ""),
    ]  # fmt: skip

    shell.types("players", {(5, "family"): "Van Dyke", (5, "given"): "Ann", (7, "rank"): "30k"})
    said = shell.does("import", LISTS / "register-later.txt", "--yes", "--gone", "out")

    assert (
        "register-later.txt: 1 new, 1 changed, 2 unchanged, 1 gone, 0 changed here since." in said
    )
    assert entries(shell) == [
        ("Ota, Yuzo", "5d", ""), ("Van Dyke, Ann", "2k", ""), ("Kim, Chung Il", "3d", ""),
        ("Brown, Sue", "30k", "1-4"), ("Green, Tom", "15k", ""),
    ]  # fmt: skip


def test_a_heading_is_asked_for_once(asked: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the answer is a column; Enter is none. The next list is not asked about."""
    answers = iter(["", "Shoe size", "Rank"])
    prompts: list[str] = []

    def typed(prompt: str, **_: object) -> str:
        prompts.append(prompt)
        return next(answers, "")

    monkeypatch.setattr(click, "prompt", typed)
    asked.does("import", LISTS / "form.csv")
    first = len(prompts)
    asked.does("import", LISTS / "form.csv")

    assert "“Timestamp”: which heading of Players is it, such as Rank? Enter for none" == prompts[0]
    assert first == len(prompts) == 4
    assert {"Timestamp": "", "Strength": "rank", "T-shirt": ""} == said_headings()


def test_who_is_gone_is_asked_about(asked: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the beginning of a word; Enter leaves them; with nobody gone there is no question."""
    answers = iter(["perhaps", "r"])
    asked.does("import", LISTS / "form.csv", *STRENGTH)
    monkeypatch.setattr(click, "prompt", lambda *_, **__: next(answers, "y"))
    monkeypatch.setattr("nigiri.cli.frame.session.agreed", lambda *_: True)
    said = asked.does("import", LISTS / "form-later.csv")

    assert "No longer in the list: Smith, John." in said
    assert "Smith, John" not in {name for name, *_ in entries(asked)}


def test_who_is_gone_stays_with_enter(asked: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done to anybody by accident."""
    asked.does("import", LISTS / "register.txt")
    monkeypatch.setattr(click, "prompt", lambda *_, **__: "")
    monkeypatch.setattr("nigiri.cli.frame.session.agreed", lambda *_: True)
    asked.types("players", {(7, "rank"): "30k"})
    asked.does("import", LISTS / "register-later.txt")

    assert ("Brown, Sue", "30k", "") in entries(asked)


def test_what_is_said_is_kept_unless_nothing_is_to_be_written(shell: Shell) -> None:
    """In a small file beside the lists of members; damaged it counts as empty."""
    shell.does("import", LISTS / "form.csv", *STRENGTH, "--dry-run")
    assert {} == said_headings()
    shell.does("import", LISTS / "form.csv", *STRENGTH)

    assert {"Strength": "rank", "T-shirt": "", "Timestamp": ""} == said_headings()
    headings_file().write_text(json.dumps({"Strength": 3, "Force": "rank"}), encoding="utf-8")
    assert {"Force": "rank"} == said_headings()
    for damaged in ("[]", "{"):
        headings_file().write_text(damaged, encoding="utf-8")
        assert {} == said_headings()


def test_where_the_file_cannot_be_written_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The import goes on all the same."""
    (tmp_path / "lists").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))

    assert not remember_headings({"Strength": "rank"})


def small_list(shell: Shell, names: Sequence[str]) -> Path:
    """Return a list of players with a heading that nobody knows."""
    path = shell.folder / "list.csv"
    rows = "".join(f"{name};5k;XL\n" for name in names)
    path.write_text(f"Family name;Rank;T-shirt\n{rows}", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "ends", "sheet"),
    [("en", '--column "T-shirt=Notes" LIST.csv', "LIST.csv"),
     ("fr", '--column "T-shirt=Remarques" LISTE.csv', "LISTE.csv"),
     ("de", '--column "T-shirt=Notizen" LISTE.csv', "LISTE.csv")],
)  # fmt: skip
def test_what_is_proposed_speaks_the_language_of_the_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, ends: str, sheet: str
) -> None:
    """The list and the heading alike; and what is proposed is understood."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    shell = Shell(tmp_path)
    assert shell.does("new", "--language", language).splitlines()[0].endswith(sheet)
    said = shell.does("import", small_list(shell, ["Ota"]))
    assert ends in said
    heading = ends.split('"')[1]
    assert "T-shirt" not in shell.does("import", small_list(shell, ["Zorn"]), "--column", heading)


def test_between_rounds_the_next_step_is_about_who_is_new(shell: Shell) -> None:
    """No sections and no draw: the round is drawn. Without anybody new nothing is proposed."""
    people = ["Ota", "Zorn", "Park", "Kurz"]
    said = shell.does("import", small_list(shell, people), "--here")
    assert "nigiri sections" in said
    shell.does("draw")
    again = small_list(shell, [*people, "Neu Mann"])
    said = shell.does("import", again)
    last = said.rstrip().splitlines()[-1]
    assert "Round 1 is drawn. When one of the new players has arrived: " in last
    assert last.endswith(f'nigiri late {shell.file} "Neu Mann"')
    assert "Neu Mann" in shell.does("late", "Neu Mann")
    said = shell.does("import", again)
    assert not {"sections", "nigiri draw", "late"} & {*said.split()}
    assert "arrived" not in said
