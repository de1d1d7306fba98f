"""A button does what the command line does on the same file, cell for cell."""

from __future__ import annotations

import json
import shlex
import shutil
from base64 import b64decode
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.button_names import with_button_names
from nigiri.buttons.dispatch import exchange
from nigiri.buttons.request import PROTOCOL
from nigiri.cli.app import OTHER_NAMES
from nigiri.desk.buttons.actions import ACTIONS, BY_TAG
from nigiri.desk.core.hand_edits import event_id
from nigiri.domain.players.member import Member, MemberList
from nigiri.errors import HostError
from nigiri.exchange.formats import FORMATS
from nigiri.hosts.paper.browser import MISSING
from nigiri.members import lists_here
from nigiri.messages.message import message
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.workbook import read
from tests.buttons.program import Program
from tests.cli.conftest import TWELVE
from tests.cli.shell import NOW, Shell
from tests.cli.test_exchange import FACTS
from tests.desk.story import DESK
from tests.exchange.gotha import file_of
from tests.program import commands
from tests.sample import sampled

if TYPE_CHECKING:
    from pathlib import Path

    import click

    from nigiri.desk.buttons.actions import Action

Json = dict[str, Any]
USER = "Steve"
FILES = ("players.csv", "out.html", "out.txt")
COMMANDS = dict(commands())
EVENT_ID = "00000000-0000-0000-0000-000000000007"

#: Where it begins, the action, what is answered, and what is typed for the same.
ALIKE: list[tuple[str, str, Json, str]] = [
    ("new", "import", {"list": "players.csv", "here": True}, "import FILE players.csv --here"),
    ("new", "import", {"list": "players.csv", "columns": "T-shirt=-; AGA=Notes", "gone": "out"},
     "import FILE players.csv --column T-shirt=- --column AGA=Notes --gone out"),
    ("listed", "sections", {}, "sections FILE"),
    ("listed", "sections", {"again": True, "count": 2}, "sections FILE --again --count 2"),
    ("listed", "sections", {"down_to": "1k, 30k"}, "sections FILE --down-to 1k,30k"),
    ("listed", "add", {"who": "Alder, Anna", "rank": "3d", "club": "North", "here": True},
     "add FILE 'Alder, Anna' --rank 3d --club North --here"),
    ("listed", "fill", {}, "ratings fill FILE"),
    ("listed", "fill", {"update": True}, "ratings fill FILE --update"),
    ("listed", "number", {}, "number FILE"),
    ("listed", "number", {"again": True}, "number FILE --again"),
    ("listed", "draw", {}, "draw FILE"),
    ("listed", "out", {"who": "Moyo", "rounds": "1-2"}, "out FILE Moyo --rounds 1-2"),
    ("listed", "wish", {"who": "Moyo; Sabaki", "what": "never", "rounds": "2", "note": "one car"},
     "wish FILE 'Moyo; Sabaki' never --rounds 2 --note 'one car'"),
    ("numbered", "draw-draft", {}, "draw FILE --draft"),
    ("draft", "keep", {}, "keep FILE"),
    ("draft", "discard", {}, "discard FILE"),
    ("drawn", "draw-again", {}, "draw FILE --again"),
    ("drawn", "draw-early", {"how": "provisional"}, "draw FILE --provisional"),
    ("drawn", "result", {}, "result FILE"),
    ("drawn", "result", {"winners": "1, 2"}, "result FILE 1 2"),
    ("drawn", "verify", {"results": "1 2", "round": 1}, "verify FILE 1 2 --round 1"),
    ("drawn", "result", {"table": 2, "result": "jigo", "round": 1},
     "result FILE --table 2 jigo --round 1"),
    ("drawn", "out", {"who": "3"}, "out FILE 3"),
    ("drawn", "bye", {"who": "3", "round": 2}, "bye FILE 3 --round 2"),
    ("away", "back", {"who": "3"}, "back FILE 3"),
    ("away", "late", {"who": "3"}, "late FILE 3"),
    ("away", "late", {"who": "3", "later": True}, "late FILE 3 --next"),
    ("drawn", "standings", {}, "standings FILE"),
    ("drawn", "grid", {}, "grid FILE"),
    ("drawn", "proof", {}, "proof FILE"),
    ("drawn", "preflight", {"federation": "aga"}, "preflight aga FILE"),
    ("drawn", "preflight", {"federation": "egf", "country": "Irlande"},
     "preflight egf FILE --country Irlande"),
    ("listed", "chart", {}, "chart FILE"),
    ("drawn", "chart", {"winner": 2, "loser": 5, "jigo": True}, "chart FILE 2 5 --jigo"),
    ("listed", "ladder", {}, "ladder FILE"),
    ("drawn", "ladder", {"challenger": 3, "challenged": 2, "winner": "won"},
     "ladder FILE 3 2 --won"),
]  # fmt: skip
#: The last of each action; the others are long.
EACH = list({tag: command for _, tag, _, command in ALIKE}.values())
LOOKS: list[tuple[str, Json, str]] = [
    ("missing", {}, "missing FILE"),
    ("why", {"table": "1"}, "why FILE 1"),
    ("why", {"table": "Moyo"}, "why FILE Moyo"),
    ("why", {"table": "2", "round": 1}, "why FILE 2 --round 1"),
    ("rules", {}, "rules FILE"),
]
PAPERS: list[tuple[str, Json, str]] = [
    ("print", {}, "print pairings FILE -o out.html"),
    ("print-before", {"which": "registration"}, "print registration FILE -o out.html"),
    ("print-round", {"which": "slips"}, "print slips FILE -o out.html"),
    ("print-end", {"which": "standings"}, "print standings FILE -o out.html"),
    ("reports", {"which": "name"}, "print pairings FILE --by name -o out.html"),
    ("reports", {"which": "table-missing"}, "print pairings FILE --missing -o out.html"),
    ("reports", {"which": "text", "round": 1}, "print pairings FILE --text -o out.txt"),
    ("reports", {"which": "slips", "round": 1}, "print slips FILE -o out.html"),
    ("reports", {"which": "cards"}, "print cards FILE -o out.html"),
    ("reports", {"which": "cards-text"}, "print cards FILE --text -o out.txt"),
    (
        "reports",
        {"which": "registration", "language": "both"},
        "print registration FILE --language both -o out.html",
    ),
]
#: Commands given before: what leads from one beginning to another.
BEFORE = {
    "numbered": ("listed", "number FILE"),
    "draft": ("numbered", "draw FILE --draft"),
    "away": ("drawn", "out FILE 3 --from 1"),
}


@pytest.fixture(autouse=True)
def members(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a list of members on this machine, with one of the players in it."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    family, given = TWELVE.splitlines()[1].split(",")[:2]
    who = Member(family, given, "16250531", rating=2100, club="Far", listed="egf")
    day, now = DESK.now.date(), DESK.now
    lists_here().load(MemberList("egf", "egf", (who,)), day, "allworld.txt", now)


def begun(made: Path, stage: str, folder: Path) -> Shell:
    """Return a shell at a stage, with the states of its file; each stage is made once."""
    if not (made / stage).exists():
        before, command = BEFORE[stage]
        shell = begun(made, before, folder / before)
        types(shell, command)
        shutil.copytree(shell.folder, made / stage)
    return Shell(shutil.copytree(made / stage, folder / "hall"))


def types(shell: Shell, command: str) -> None:
    """Type a command for the file of a shell, which must succeed; lists and papers lie beside."""
    files = {"FILE": shell.file, **{name: shell.folder / name for name in FILES}}
    words = [str(files.get(word, word)) for word in shlex.split(command)]
    options = {option for each in commanded(*words).params for option in each.opts}
    words += ["--user", USER] * ("--user" in options) + ["--yes"] * ("--yes" in options)
    assert 0 == shell.gives(*words, "--now", NOW), shell.warned


def commanded(*words: str) -> click.Command:
    """Return the command that words begin with."""
    return COMMANDS.get(" ".join(words[:2])) or COMMANDS[words[0]]


def presses(document: Program, tag: str, arguments: Json | None, **fields: Any) -> Json:  # noqa: ANN401
    """Send what a button asks for, agreeing to everything, and carry out the answer."""
    request = {
        "nigiri": "request", "protocol": PROTOCOL, "action": tag, "arguments": arguments,
        "user": USER, "now": NOW, "sheets": document.sheets, "render": "both", **fields,
    }  # fmt: skip
    answer: Json = json.loads(exchange(json.dumps(request).encode(), lambda: DESK))
    if answer["status"] == "asks" and answer["questions"]:
        agreed = [*fields.get("agreed", []), *answer["questions"]]
        return presses(document, tag, arguments, **{**fields, "agreed": agreed})
    if answer["changes"]:
        document.carries_out(answer)
    return answer


@pytest.mark.parametrize("typed", sampled([case[3] for case in ALIKE], EACH))
def test_a_button_leaves_the_cells_that_the_command_leaves(
    made: Path, tmp_path: Path, typed: str
) -> None:
    """All sheets, the Log too; every time by each action once, with the last of its answers."""
    stage, tag, arguments, command = next(case for case in ALIKE if case[3] == typed)
    shell = begun(made, stage, tmp_path)
    document = Program(shell.workbook)
    arguments = {
        key: str(shell.folder / value) if value in FILES else value
        for key, value in arguments.items()
    }

    answer = presses(document, tag, arguments)
    types(shell, command)

    assert "done" == answer["status"], answer
    assert shell.workbook == document.snapshot()


@pytest.mark.parametrize(("answer", "command"), [
    ("back", "names FILE"), ("keep", "names FILE --keep"),
])  # fmt: skip
def test_names_put_back_by_a_button_are_those_of_the_command(
    made: Path, tmp_path: Path, answer: str, command: str
) -> None:
    """Family names were sorted without the numbers; the command is taken back like any other."""
    shell = begun(made, "drawn", tmp_path)
    rows = [*read(shell.workbook).player_rows]
    column = {row: player.family for row, player in read(shell.workbook).player_rows.items()}
    lower = zip(rows, (*rows[1:], rows[0]), strict=True)
    shell.types("players", {(row, "family"): column[other] for row, other in lower})
    moved, document = shell.workbook, Program(shell.workbook)

    said = presses(document, "names", {"keep": answer})
    types(shell, command)

    assert "done" == said["status"], said
    by_command, by_button = shell.workbook, document.snapshot()
    # The Log of a closed file tells besides what was typed before.
    assert {"Log"} == {name for name in by_command if by_command[name] != by_button[name]}
    assert not read(shell.workbook).stops()
    types(shell, "undo FILE")
    assert moved == shell.workbook


WITH_COMMANDS = (message("results.list.print"),)
"""Notes of these tables that name a command."""


@pytest.mark.parametrize(("tag", "arguments", "command"), LOOKS)
def test_a_button_shows_what_the_command_shows(
    made: Path, tmp_path: Path, tag: str, arguments: Json, command: str
) -> None:
    """The same table, by the names of the buttons where it names commands."""
    shell = begun(made, "drawn", tmp_path)

    answer = presses(Program(shell.workbook), tag, arguments)
    types(shell, f"{command} --json")
    view = json.loads(shell.said)["view"]

    assert view["rows"] == answer["view"]["rows"]
    named = {str(each): each for each in WITH_COMMANDS}
    notes = [with_button_names(named.get(note, note), "en") for note in view["notes"]]
    assert notes == answer["view"]["notes"]
    assert answer["changes"] is None


@pytest.mark.parametrize(("tag", "arguments", "command"), PAPERS)
def test_a_button_prints_what_the_command_prints(
    made: Path, tmp_path: Path, tag: str, arguments: Json, command: str
) -> None:
    """To the letter."""
    shell = begun(made, "drawn", tmp_path)

    answer = presses(Program(shell.workbook), tag, arguments)
    types(shell, command)
    out = next(shell.folder.glob("out.*"))

    assert out.read_text(encoding="utf-8") == answer["paper"]["content"]
    assert (out.suffix == ".txt") is answer["paper"]["text"]


def test_a_button_makes_a_pdf(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what would be a page; lines of text stay text."""
    monkeypatch.setattr("nigiri.hosts.paper.pdf.to_pdf", str.encode)
    document = Program(begun(made, "drawn", tmp_path).workbook)
    page = presses(document, "reports", {"which": "table"})["paper"]
    pdf = presses(document, "reports", {"which": "table", "form": "pdf"})["paper"]
    text = presses(document, "reports", {"which": "cards-text", "form": "pdf"})["paper"]

    assert (page["content"], False) == (b64decode(pdf["content"]).decode(), pdf["text"])
    assert ("round-1-by-table.pdf", True) == (pdf["name"], pdf["base64"])
    assert ("cards-round-1.txt", False) == (text["name"], text["base64"])


def test_where_no_pdf_can_be_made_a_button_prints_the_page(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence on what to install."""

    def missing(_: str) -> bytes:
        raise HostError(MISSING)

    monkeypatch.setattr("nigiri.hosts.paper.pdf.to_pdf", missing)
    document = Program(begun(made, "drawn", tmp_path).workbook)
    answer = presses(document, "reports", {"which": "table", "form": "pdf"})

    assert ("round-1-by-table.html", False) == (answer["paper"]["name"], answer["paper"]["base64"])
    assert [MISSING] == answer["sentences"]


def test_new_event_makes_the_sheets_that_the_command_makes(tmp_path: Path) -> None:
    """Behind the sheets that a new document has."""
    shell = Shell(tmp_path)
    settings = {"name": "Club Open", "rounds": 3, "seed": 7, "id": EVENT_ID}
    document = Program(Workbook({"Sheet1": Sheet()}))

    answer = presses(document, "new", {**settings, "rules": "bga", "language": "fr"})
    types(shell, "new FILE --name 'Club Open' --rounds 3 --seed 7 --rules bga --language fr "
                 f"--id {EVENT_ID}")  # fmt: skip
    sheets = {name: sheet for name, sheet in document.snapshot().sheets.items() if name != "Sheet1"}

    assert "done" == answer["status"]
    assert shell.workbook.sheets == sheets
    assert list(sheets) == answer["rendered"]["sheets"]


def test_after_the_sample_tournament_the_next_buttons_work_at_once() -> None:
    """It says which; a second event in the same workbook is refused."""
    document = Program(Workbook({"Feuille1": Sheet()}))

    answer = presses(document, "sample", {}, language="fr")

    assert "“Apparier”" in answer["sentences"][0].replace("« ", "“").replace(" »", "”")
    assert "refused" == presses(document, "sample", {}, language="fr")["status"]
    for tag in ("check", "draw", "result", "standings"):
        assert ("done", tag) == (presses(document, tag, {})["status"], tag)
    assert 4 == len(read(document.snapshot()).event.rounds)


def test_a_file_of_another_program_becomes_the_event_that_the_command_makes(
    tmp_path: Path,
) -> None:
    """In a workbook without one; elsewhere it is refused."""
    shell, path = Shell(tmp_path), tmp_path / "old.xml"
    path.write_bytes(file_of(FACTS))
    document = Program(Workbook({"Sheet1": Sheet()}))
    asked = {"file": str(path), "language": "fr"}

    answer = presses(document, "open", asked)
    number = event_id(document.snapshot())
    types(shell, f"open {path} FILE --language fr --id {number}")
    sheets = {name: sheet for name, sheet in document.snapshot().sheets.items() if name != "Sheet1"}

    assert "From old.xml (OpenGotha): 19 players, 4 rounds, 36 games." == answer["sentences"][0]
    assert shell.workbook.sheets == sheets
    assert "refused" == presses(document, "open", asked)["status"]


def test_a_button_writes_the_file_that_the_command_writes(made: Path, tmp_path: Path) -> None:
    """Beside the workbook, once the points are agreed to; in a document without a file nowhere."""
    shell = begun(made, "drawn", tmp_path)
    document, path = Program(shell.workbook), shell.folder / "open-aga.txt"
    request = {
        "nigiri": "request", "protocol": PROTOCOL, "action": "export",
        "arguments": {"format": "aga"}, "now": NOW, "sheets": document.sheets,
        "file": str(shell.file),
    }  # fmt: skip

    asked = json.loads(exchange(json.dumps(request).encode(), lambda: DESK))
    assert ("asks", False) == (asked["status"], path.exists())
    assert asked["questions"][-1].startswith("▲ Event!G19: Rounds drawn: 1 of 3.")
    assert asked["questions"][0].endswith("Write the file anyway?")

    answer = presses(document, "export", {"format": "aga"}, file=str(shell.file))
    types(shell, f"export aga FILE {shell.folder / 'typed.txt'}")

    assert f"{path} is ready. AGA report: 12 players, 1 round." == answer["sentences"][0]
    assert (shell.folder / "typed.txt").read_bytes() == path.read_bytes()
    unsaved = presses(document, "export", {"format": "aga"})
    assert ["Save the workbook first: the file is made beside it."] == unsaved["sentences"]


def test_every_format_that_can_be_written_is_offered() -> None:
    """In the dialog of the button: federations first."""
    (field,) = BY_TAG["export"].fields
    offered = [key for key, _ in field.choices]

    assert {key for key, form in FORMATS.items() if form.write} == {*offered}
    assert ["aga", "aga-2008", "egf", "egf-defaults", "ffg", "opengotha"] == offered[:6]


def test_check_finds_what_the_command_finds(made: Path, tmp_path: Path) -> None:
    """With the cell of each problem."""
    shell = begun(made, "drawn", tmp_path)
    shell.types(1, {(4, "result"): "perhaps"})

    answer = presses(Program(shell.workbook), "check", {})
    assert 3 == shell.gives("check", shell.file, "--json")
    found = json.loads(shell.said)["problems"]

    assert [each["cell"] for each in found] == [
        f"{each['sheet']}!{each['cell']}" for each in answer["problems"]
    ]
    assert "stop" in {each["weight"] for each in answer["problems"]}
    assert answer["changes"] is None


def test_check_tells_what_changed_as_the_command_does(made: Path, tmp_path: Path) -> None:
    """Each sentence once; the file stays."""
    shell = begun(made, "drawn", tmp_path)
    rows = range(4, 4 + len(shell.event.rounds[0].games))
    shell.types(1, {(row, "result"): "W" for row in rows})
    shell.does("draw")
    shell.types(1, {(4, "result"): "B"})

    answer = presses(Program(shell.workbook), "check", {})
    told = json.loads(shell.does("check", "--json"))["changed_since"]

    assert told
    assert told == answer["sentences"][: len(told)]
    assert answer["changes"] is None


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.tag)
def test_the_command_of_an_action_can_be_typed(action: Action) -> None:
    """With its options."""
    for command in (action.command, *action.also):
        first, *others = command.split()
        words = OTHER_NAMES.get(first, first), *others
        known = {option for each in commanded(*words).params for option in each.opts}
        assert {word for word in words if word.startswith("-")} <= known


@pytest.mark.parametrize("answers", [("chart", {"winner": 2}), ("ladder", {"challenged": 2})])
def test_half_a_game_is_refused(made: Path, tmp_path: Path, answers: tuple[str, Json]) -> None:
    """With what it needs; nothing is written."""
    shell = begun(made, "drawn", tmp_path)

    answer = presses(Program(shell.workbook), *answers)

    assert "refused" == answer["status"], answer
    assert ["A game needs two players: give both numbers, or none."] == answer["sentences"]


def test_every_action_is_tried_beside_its_command() -> None:
    """What the program does by itself is not nigiri's."""
    tried = {case[1] for case in ALIKE} | {case[0] for case in (*LOOKS, *PAPERS)}
    tried |= {"new", "sample", "check", "why-place", "open", "export", "rounds", "diff"}
    # What a copy of the file has: test_three_laptops.py.
    tried |= {"take"}
    # Names that were typed: test_names_put_back_by_a_button_are_those_of_the_command.
    tried |= {"names"}
    # No workbook is changed: lists, a club's file, a mail, pages beside it.
    tried |= {"club", "renew", "send", "publish", "organise", "season", "archive-copy", "hall"}
    tried |= {"inbox"}

    assert {action.tag for action in ACTIONS if action.by == "nigiri"} == tried


def test_the_button_makes_the_organisers_workbook_beside_the_file(
    made: Path, tmp_path: Path
) -> None:
    """As the command does, with its sentences; the open workbook is not changed."""
    shell = begun(made, "drawn", tmp_path)
    document = Program(shell.workbook)

    answer = presses(document, "organise", {}, file=str(shell.file))
    path = next(shell.folder.glob("*PRIVATE.xlsx"))
    said = shell.does("organise")

    assert answer["sentences"][0].startswith(f"{path.name} is made")
    assert f"{path.name} is up to date; nothing had to be changed." in said
    assert not answer["changes"]


def test_why_this_place_says_the_sentence_of_the_command(made: Path, tmp_path: Path) -> None:
    """One sentence and nothing else."""
    shell = begun(made, "drawn", tmp_path)

    answer = presses(Program(shell.workbook), "why-place", {"one": 1, "other": 2})
    types(shell, "why-place FILE 1 2")

    assert [shell.said.strip()] == answer["sentences"]


def test_import_shows_what_the_lists_say_as_the_command_does(made: Path, tmp_path: Path) -> None:
    """Of those who came in; without a list no table is shown."""
    shell = begun(made, "new", tmp_path)
    answers = {"list": str(shell.folder / "players.csv"), "here": True}

    shown = presses(Program(shell.workbook), "import", answers)["view"]
    lists_here().forget("egf")
    bare = presses(Program(shell.workbook), "import", answers)

    assert "What the lists of members say" == shown["title"]
    assert "No member has this name." in {row[-1] for row in shown["rows"]}
    assert "view" not in bare
