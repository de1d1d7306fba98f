"""Whatever is sent, one answer comes back: done, asked, refused, or a fault with a file to send."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from nigiri.buttons import execution
from nigiri.buttons.answers import rendered
from nigiri.buttons.dispatch import exchange
from nigiri.buttons.request import LARGEST, PROTOCOL
from nigiri.desk.buttons.actions import ACTIONS
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.version import VERSION
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.table_finder import find
from tests.buttons.program import Program, sent
from tests.cli.conftest import TWELVE
from tests.desk.story import CAME, DESK, Story, begin, tables
from tests.sample import sampled

Json = dict[str, Any]


def asked(action: object = "check", **fields: object) -> Json:
    """Return the answer to a request; a field that is ... is left out."""
    form: Json = {
        "nigiri": "request",
        "protocol": PROTOCOL,
        "action": action,
        "sheets": [],
        **fields,
    }
    return said(json.dumps({key: each for key, each in form.items() if each is not ...}))


def said(text: str | bytes) -> Json:
    """Return the answer to anything."""
    data = text.encode() if isinstance(text, str) else text
    answer: Json = json.loads(exchange(data, lambda: DESK))
    assert "answer" == answer["nigiri"]
    return answer


def one_cell(cell: object) -> list[Json]:
    """Return the sheets of a workbook with one cell."""
    return [{"name": "Mine", "rows": [[cell]]}]


RUBBISH = [
    b"", b"\x00\xff", b"[]", b"{}", b"null", b"{" * 100_000, b"[" * 100_000, b'"request"', b"12",
    b'{"nigiri": "answer", "protocol": 1}', b'{"nigiri": "request", "x": NaN}',
    b'{"nigiri": "request", "x": ' + b"9" * 5000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("data", RUBBISH, ids=lambda data: repr(data[:30]))
def test_rubbish_is_refused_with_a_sentence(data: bytes) -> None:
    """It never looks like an answer."""
    answer = said(data)

    assert "refused" == answer["status"]
    assert ["This is not a request to nigiri; see docs/protocol.md."] == answer["sentences"]


def test_a_request_that_is_too_large_is_refused() -> None:
    """Before it is read as JSON."""
    assert ["The request has more than 64 MB."] == said(b" " * (LARGEST + 1))["sentences"]


@pytest.mark.parametrize(
    ("protocol", "sentence"),
    [
        (PROTOCOL + 1, f"nigiri {VERSION} is older than its add-in (nigiri 9.9.9): install the "),
        (PROTOCOL - 1, f"The add-in (nigiri 9.9.9) is older than nigiri {VERSION}; nothing was "),
        (0, "The add-in (nigiri 9.9.9) is older than"),
        (..., "The add-in (nigiri 9.9.9) is older than"),
        (True, "The add-in (nigiri 9.9.9) is older than"),
        ("1", "The add-in (nigiri 9.9.9) is older than"),
    ],
)
def test_another_version_is_refused_politely(protocol: object, sentence: str) -> None:
    """One sentence says which side is to be updated, and what to type for it."""
    answer = asked(protocol=protocol, version="9.9.9")

    assert "refused" == answer["status"]
    assert 1 == len(answer["sentences"])
    assert answer["sentences"][0].startswith(sentence)
    assert "nigiri libreoffice install" in answer["sentences"][0]


@pytest.mark.parametrize("version", [None, "", 9])
def test_an_add_in_that_does_not_say_its_version_is_refused_as_well(version: object) -> None:
    """Add-ins before 0.2.0 said only that of the protocol."""
    answer = asked(protocol=PROTOCOL - 1, version=version)

    assert "The add-in (of an unknown version) is older" in answer["sentences"][0]


@pytest.mark.parametrize(("version", "told"), [("9.9.9", 1), (VERSION, 0), (None, 0)])
def test_check_tells_of_a_menu_of_another_version(version: str | None, told: int) -> None:
    """They understand each other, so nothing else says it, and nothing is refused."""
    answer = asked("check", sheets=sent(story().workbook), version=version)

    found = [each for each in answer["sentences"] if "The menu is from nigiri 9.9.9" in each]
    assert ("done", told) == (answer["status"], len(found))


@pytest.mark.parametrize(
    ("protocol", "answered"),
    [(PROTOCOL - 1, PROTOCOL - 1), (PROTOCOL + 1, PROTOCOL + 1), (0, PROTOCOL), (9**9, PROTOCOL)],
)
def test_a_refusal_can_be_shown_by_an_add_in_of_another_version(
    protocol: int, answered: int
) -> None:
    """It is in the version of the request, and in the language of who reads it."""
    answer = asked(protocol=protocol, language="fr")

    assert answered == answer["protocol"]
    assert "tapez dans un terminal : nigiri libreoffice install" in answer["sentences"][0]


def test_a_language_that_nigiri_does_not_know_is_english() -> None:
    """An add-in may know more of them."""
    assert ["Table", "Round"] == [each["label"] for each in asked("why", language="tlh")["fields"]]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"action": "dance"}, "There is no action “dance”; there are new, sample, open, club,"),
        ({"action": 7}, "The request has an unknown kind of action."),
        ({"arguments": []}, "The request has an unknown kind of arguments."),
        ({"agreed": "yes"}, "The request has an unknown kind of agreed."),
        ({"file": 7}, "The request has an unknown kind of file."),
        ({"now": "soon"}, "“soon” is not a time; write 2005-05-21T10:00."),
        ({"language": 7}, "The request has an unknown kind of language."),
        ({"render": "svg"}, "render is one of xlsx, spec, both, none."),
        ({"sheets": ...}, "The sheets of the request are not a list of names and rows."),
        ({"sheets": {"Event": []}}, "The sheets of the request are not a list of names and rows."),
        ({"sheets": [{"name": "A"}]}, "The sheets of the request are not a list"),
        ({"sheets": [{"name": "A", "rows": [7]}]}, "The sheets of the request are not a list"),
        ({"sheets": [{"name": "A", "rows": []}] * 2}, "Two sheets of the request are called A."),
        ({"sheets": one_cell([1])}, "The cell A1 of the sheet Mine cannot be read."),
        ({"sheets": one_cell({"date": "today"})}, "The cell A1 of the sheet Mine cannot be read."),
        ({"sheets": one_cell({"colour": 3})}, "The cell A1 of the sheet Mine cannot be read."),
        ({"sheets": one_cell("half \ud800")}, "The cell A1 of the sheet Mine cannot be read."),
        ({"sheets": one_cell({"formula": "1", "value": {"formula": "1", "value": 1}})},
         "The cell A1 of the sheet Mine cannot be read."),
        ({"sheets": one_cell("x" * 100_001)}, "The cell A1 of the sheet Mine cannot be read."),
        ({"action": "undo"}, "“Undo” is done by the spreadsheet program itself."),
        ({"arguments": {"colour": "red"}}, "There is no question “colour” here; nothing is asked."),
        ({"action": "late", "arguments": {}}, "Players: this must be answered."),
        ({"action": "late", "arguments": {"who": "x" * 1001}}, "Players: “xxx"),
        ({"action": "late", "arguments": {"who": ["Ann"]}}, "Players: “['Ann']” is not a text."),
        ({"action": "import", "arguments": {"list": "a.csv", "here": "yes"}},
         "Everybody is here: “yes” is not yes or no."),
        ({"action": "why-place", "arguments": {"one": "two", "other": 2}},
         "Number: “two” is not a whole number."),
        ({"action": "why-place", "arguments": {"one": 0, "other": 2}},
         "Number: “0” is not a number from 1 to 2147483647."),
        ({"action": "reports", "arguments": {"which": "novel"}},
         "What to print: “novel” is not one of announcement, "),
        ({"action": "reports", "arguments": {"which": "cards", "round": 1}},
         "Pairing cards: there is no round to choose; leave the round empty."),
        ({"action": "import", "arguments": {"list": "/no/all.csv"}}, "all.csv does not exist."),
        ({"action": "new", "arguments": {"id": "me"}}, "“me” is not the id of an event."),
        (
            {"action": "result", "arguments": {"winners": "Ann"}},
            "“Ann” is not the number of a player.",
        ),
        ({"action": "result", "arguments": {"table": 3}}, "Give both the table and its result"),
    ],
    ids=str,
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_one_sentence(fields: Json, sentence: str) -> None:
    """The sentence names what is meant."""
    answer = asked(**fields)

    assert "refused" == answer["status"], answer
    assert answer["sentences"][0].startswith(sentence), answer["sentences"]
    assert answer["changes"] is None


def test_a_number_without_end_is_no_cell() -> None:
    """JSON can write it, a spreadsheet cannot hold it."""
    text = json.dumps({"nigiri": "request", "protocol": PROTOCOL, "action": "menu",
                       "sheets": one_cell("many")}).replace('"many"', "1e999")  # fmt: skip

    assert ["The cell A1 of the sheet Mine cannot be read."] == said(text)["sentences"]


def test_before_the_first_round_nothing_is_lost() -> None:
    """The desk says what to do instead."""
    answer = asked("draw-again", sheets=sent(begin().workbook))

    assert "refused" == answer["status"]
    assert ["No round is drawn yet; draw round 1 with: “Draw”"] == answer["sentences"]


def test_far_too_many_cells_are_refused() -> None:
    """One cell far outside does not make nigiri fill the memory."""
    rows: list[list[object]] = [[] for _ in range(4001)]
    rows[-1] = [None] * 1000

    answer = asked(sheets=[{"name": "Mine", "rows": rows}])

    assert ["The sheet Mine is too large; delete what lies far outside the tables."] == answer[
        "sentences"
    ]


EMPTY: list[tuple[object, list[Json]]] = [
    ({}, []), (..., one_cell(None)), ({}, one_cell("Number")),
    (..., []), ({}, one_cell(None)), (..., one_cell("Number")),
]  # fmt: skip
"""What is answered, and the sheets that are there: nothing, or next to nothing."""

TAGS = [action.tag for action in ACTIONS]


@pytest.mark.parametrize(
    ("action", "at"),
    sampled(product(TAGS, range(len(EMPTY))), [(tag, at % 6) for at, tag in enumerate(TAGS)]),
)
def test_every_action_answers_in_an_empty_workbook(action: str, at: int) -> None:
    """It asks, refuses or shows; it is never at fault.

    Every time each action in one such workbook, in turn with answers and without.
    """
    given, there = EMPTY[at]

    assert asked(action, arguments=given, sheets=there)["status"] in {"asks", "refused", "done"}


def test_a_fault_names_a_file_with_what_to_send(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And no traceback comes back."""

    def broken(*_: object) -> Json:
        msg = "the sky fell"
        raise ZeroDivisionError(msg)

    monkeypatch.setattr(execution, "menu", broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    answer = asked("menu")

    assert ("menu", "fault") == (answer["action"], answer["status"])
    assert "ZeroDivisionError: the sky fell" in answer["sentences"][0]
    assert "Traceback" not in json.dumps(answer)
    assert "in broken" in Path(answer["log"]).read_text(encoding="utf-8")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    assert ("fault", "") == ((answer := asked("menu"))["status"], answer["log"])


def test_the_list_of_actions_has_words_in_all_languages() -> None:
    """In the order of the day, each once."""
    listed = asked("actions", sheets=...)["actions"]

    assert [action.tag for action in ACTIONS] == [each["action"] for each in listed]
    for each in listed:
        words = [each["label"], each["tip"], *(field["label"] for field in each["fields"])]
        words += [choice[1] for field in each["fields"] for choice in field["choices"]]
        assert all({*LANGUAGES} == {*said} and all(said.values()) for said in words), each["action"]


def story() -> Story:
    """Return a small event with its first round drawn."""
    told = begin(rounds=3)
    rows = [tuple(line.split(",")) for line in TWELVE.splitlines()]
    told.does(import_players, tables(rows), source="list", here=True)
    told.does(draw)
    return told


def test_the_menu_tells_what_applies() -> None:
    """By the sheets that are there, with a reason for what does not."""
    empty, drawn = asked("menu"), asked("menu", sheets=sent(story().workbook))

    assert {"new", "sample", "open", "club", "renew"} == {
        each["action"] for each in empty["menu"] if each["applies"]
    }
    assert {"new", "sample", "open", "keep", "discard"} == {
        each["action"] for each in drawn["menu"] if not each["applies"]
    }
    assert all(bool(each["why"]) is not each["applies"] for each in drawn["menu"])


@pytest.mark.parametrize(
    ("tag", "given", "cursor"),
    [
        ("draw-again", {}, {"sheet": "Round 1", "cell": "F4"}),
        ("proof", {}, {"sheet": "Proof", "cell": ""}),
        ("standings", {}, None),
    ],
)
def test_one_goes_on_where_the_next_result_is_typed(
    tag: str, given: dict[str, str], cursor: object
) -> None:
    """In a round that is drawn; another new sheet is only shown; elsewhere one stays."""
    sheets = sent(story().workbook)
    agreed = asked(tag, arguments=given, sheets=sheets).get("questions", [])

    answer = asked(tag, arguments=given, sheets=sheets, agreed=agreed, render="spec")

    assert "done" == answer["status"], answer
    assert cursor == (answer["rendered"] and answer["rendered"]["cursor"])


def test_a_sheet_that_nobody_sees_is_no_place_to_go_on() -> None:
    """As the one that only helps formulas."""
    lists = Changes((AddSheet("Lists", "lists", {"language": "en"}),))

    form = rendered(Workbook({}), Workbook({}), lists, ("spec", DESK.now))

    assert form is not None
    assert form["cursor"] is None


LOOKS = {
    "preflight": {"federation": "egf"},
    "standings": {},
    "grid": {},
    "check": {},
    "missing": {},
}


@pytest.mark.parametrize(("tag", "given"), LOOKS.items())
def test_in_a_workbook_for_reading_what_looks_is_shown(tag: str, given: dict[str, str]) -> None:
    """As a table instead of a sheet: no change is handed back."""
    answer = asked(tag, arguments=given, sheets=sent(story().workbook), read_only=True)

    assert ("done", None, None) == (answer["status"], answer["changes"], answer["shows"])
    assert answer.get("view"), answer


def test_in_a_workbook_for_reading_nothing_is_written() -> None:
    """It is refused before anything is asked, with what to do."""
    sheets = sent(story().workbook)
    writing = [each.tag for each in ACTIONS if not each.looks and each.by == "nigiri"]
    said = {tag: asked(tag, sheets=sheets, read_only=True)["sentences"] for tag in writing}

    assert {"draw", "result", "import", "proof"} <= said.keys()
    assert {tag: [text("office.readonly", "en")] for tag in writing} == said


@pytest.mark.parametrize("tag", ["new", "open"])
def test_a_second_event_in_one_workbook_is_refused(tag: str) -> None:
    """Its sheets would be those of two."""
    given = {} if tag == "new" else {"file": "other.xml"}
    answer = asked(tag, arguments=given, sheets=sent(story().workbook))

    assert ["There is an event in this workbook already."] == answer["sentences"]


@pytest.mark.parametrize(
    ("tag", "given", "status"),
    [
        ("new", {}, "refused"),
        ("draw-again", {}, "asks"),
        ("why", None, "asks"),
        ("nonsense", {}, "refused"),
        ("result", {"winners": "99"}, "refused"),
    ],
)
def test_what_applies_is_told_where_nothing_is_done_too(
    tag: str, given: dict[str, str] | None, status: str
) -> None:
    """Refused or asked first, the workbook is as it was: no button wakes up or falls asleep."""
    sheets = sent(story().workbook)
    wanted = asked("menu", sheets=sheets)["menu"]

    answer = asked(tag, arguments=given, sheets=sheets)

    assert status == answer["status"], answer
    assert (wanted if tag != "nonsense" else []) == answer["menu"]


def test_questions_are_asked_in_the_language_of_the_director() -> None:
    """The fields of a dialog, without those nobody needs to see."""
    english, french = (asked("why", language=language) for language in ("en", "fr"))

    assert "asks" == english["status"]
    assert ["Table", "Round"] == [field["label"] for field in english["fields"]]
    assert ["Table", "Ronde"] == [field["label"] for field in french["fields"]]


def test_what_would_be_lost_is_asked_word_for_word() -> None:
    """Agreement to another question is none."""
    sheets = sent(story().workbook)
    first = asked("draw-again", sheets=sheets)
    question = "Draw round 1 once more? None of its pairs will stay."

    assert ("asks", [question]) == (first["status"], first["questions"])
    assert "asks" == asked("draw-again", sheets=sheets, agreed=["Yes, yes."])["status"]
    assert "done" == asked("draw-again", sheets=sheets, agreed=[question])["status"]


def test_what_the_desk_asks_is_asked_too() -> None:
    """Where rounds were drawn with other results (A9); once agreed it is not told again."""
    told = story()
    told.plays(1, 1)
    told.does(draw)
    told.types(1, {(4, "result"): "0-0"})
    answer = asked("standings", sheets=sent(told.workbook))

    assert "asks" == answer["status"]
    assert answer["questions"]
    agreed = asked("standings", sheets=sent(told.workbook), agreed=answer["questions"])
    assert "done" == agreed["status"]
    assert set(agreed["sentences"]).isdisjoint(answer["questions"])


def test_what_is_agreed_to_is_not_asked_again() -> None:
    """What is lost and what changed since are one question; part of it is asked again alone."""
    told = story()
    for number in (1, 2):
        told.plays(number, 1)
        told.does(draw)
    told.types(1, {(4, "result"): "0-0"})
    sheets = sent(told.workbook)

    lost, *since = asked("draw-again", sheets=sheets)["questions"]

    assert "Draw round 3 once more? None of its pairs will stay." == lost
    assert since
    assert since == asked("draw-again", sheets=sheets, agreed=[lost])["questions"]
    assert "done" == asked("draw-again", sheets=sheets, agreed=[lost, *since])["status"]


def test_who_was_announced_is_asked_about_in_one_question() -> None:
    """By the draw, and with what a redraw would lose; once agreed it is not asked again."""
    told = story()
    row = min(told.reading.player_rows)
    told.plays(1, 1, CAME)
    told.types("players", {(row, "here"): None, (row, "out"): "1"})
    question = (
        f"{told.event.players[0].number} {told.event.players[0].family} was expected in round 2 "
        "and has not been seen. Draw without waiting?"
    )

    assert [question] == asked("draw", sheets=sent(told.workbook))["questions"]
    assert "done" == asked("draw", sheets=sent(told.workbook), agreed=[question])["status"]

    told.does(draw)
    sheets = sent(told.workbook)
    both = asked("draw-again", sheets=sheets)["questions"]
    assert ["Draw round 2 once more? None of its pairs will stay.", question] == both
    assert "done" == asked("draw-again", sheets=sheets, agreed=both)["status"]


def test_wrong_cells_are_listed_with_their_addresses() -> None:
    """And nothing is done."""
    told = story()
    told.types(1, {(4, "result"): "perhaps", (5, "result"): "maybe"})
    answer = asked("draw", sheets=sent(told.workbook))
    place = find(told.workbook).rounds[1]

    assert "refused" == answer["status"]
    assert 3 == answer["exit_code"]
    assert ["2 cells must be put right first; nothing was done."] == answer["sentences"]
    assert {place.name} == {each["sheet"] for each in answer["problems"]}
    assert all(re.fullmatch("[A-Z]+[45]", each["cell"]) for each in answer["problems"])


def test_what_is_wrong_with_answers_is_a_sentence() -> None:
    """Of a wish that cannot be, which stands in no cell yet."""
    answer = asked("wish", sheets=sent(story().workbook), arguments={"who": "1", "what": "never"})

    assert ("refused", 3, []) == (answer["status"], answer["exit_code"], answer["problems"])
    assert "at least 2" in answer["sentences"][0]


def test_sentences_name_the_buttons() -> None:
    """Not what is typed; in French, too."""
    sheets = sent(story().workbook)

    assert "“Draw early”" in " ".join(asked("draw", sheets=sheets)["sentences"])
    assert "« Apparier plus tôt »" in " ".join(
        asked("draw", sheets=sheets, language="fr")["sentences"]
    )


@pytest.mark.parametrize(
    ("form", "cell"),
    [
        (None, None), ("", None), ("007", "007"), (3.0, 3), (2.5, 2.5), (True, "TRUE"),
        ({"error": "#N/A"}, "#N/A"), ({"formula": "1+2", "value": 3}, 3),
        ({"formula": "TRUE()", "value": True}, "TRUE"), ({"formula": '""', "value": ""}, None),
        ({"formula": "NA()", "value": {"error": "#N/A"}}, "#N/A"),
        ({"formula": "TODAY()", "value": {"date": "2005-05-21"}}, DESK.now.date()),
        ({"datetime": "2005-05-21T09:00:00.4+02:00"}, DESK.now),
    ],
)  # fmt: skip
def test_a_cell_is_read_as_from_a_file(form: object, cell: object) -> None:
    """As the table of the protocol says."""
    document = Program()
    document.tabs = [("Mine", [[form, "x"]])]

    assert cell == document.snapshot()["Mine"].cell(1, 1)


def test_a_spec_says_what_the_package_says() -> None:
    """Only what is asked for is made."""
    sheets = sent(story().workbook)
    none, spec = (asked("proof", sheets=sheets, render=how)["rendered"] for how in ("none", "spec"))

    assert none is None
    assert (["Proof"], None) == (spec["sheets"], spec["xlsx"])
    assert spec["spec"]["Proof"]["freeze"]
