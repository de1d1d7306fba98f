"""The members who fit what is being typed: asked with every key, of one program that stays."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.players.member import Member
from nigiri.workbook.model.codec import written_value
from tests.buttons.test_exchange import asked
from tests.buttons.test_pipe import SCRIPT, form
from tests.desk.test_member_lists import event
from tests.members.test_store import BOB, OTA, kept

if TYPE_CHECKING:
    from pathlib import Path

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the lists, of which one is loaded."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    kept(tmp_path / "lists", [OTA, BOB])
    return tmp_path / "lists"


def sheets() -> list[Json]:
    """Return an event in which one of them is entered."""
    workbook = event([{"family": "Ota", "given": "Yuzo", "rank": "4d", "number": 3}])
    return [
        {"name": name, "rows": [[written_value(cell) for cell in row] for row in sheet.rows]}
        for name, sheet in workbook.sheets.items()
    ]


def find(words: str, **fields: object) -> Json:
    """Return the answer for what was typed so far."""
    return asked("find-members", arguments={"words": words}, **fields)


def test_members_who_fit_are_told_with_what_asks_for_them() -> None:
    """And nothing is written."""
    answer = find("ota", sheets=...)

    assert ("done", None) == (answer["status"], answer["changes"])
    assert [{
        "who": "AGA 10233", "listed": "aga", "entered": False, "fits": True,
        "line": "Ota, Yuzo  4d  MTGC  NY  until 2026-12-31  AGA 10233",
    }] == answer["members"]  # fmt: skip
    assert [] == answer["reads"] == answer["sentences"]


def test_who_is_entered_is_told_in_the_language_that_is_asked_for() -> None:
    """From three sheets, and they are named."""
    answer = find("yuz", sheets=sheets(), language="de")

    assert ["Event", "Settings", "Players"] == answer["reads"]
    assert [True] == [each["entered"] for each in answer["members"]]
    assert answer["members"][0]["line"].endswith("– schon eingetragen: Nr. 3, Zeile 4")


def test_only_one_list_may_be_looked_into() -> None:
    """Another one has nobody."""
    arguments = {"words": "ota", "listed": "egf"}

    assert [] == asked("find-members", arguments=arguments)["members"]


def test_without_lists_one_sentence_says_so(lists: Path) -> None:
    """And nobody is found."""
    (lists / "aga.sqlite").unlink()
    answer = find("ota")

    assert [] == answer["members"]
    said = "No list of members is loaded: “Fresh list of members”"  # no command: it is a form
    assert [said] == answer["sentences"]


def test_a_program_that_stays_answers_line_by_line(tmp_path: Path) -> None:
    """Also what is no request; it ends with its input."""
    requests: list[object] = [
        form("find-members", arguments={"words": words}) for words in ("ota", "lee")
    ]
    data = b"".join(
        json.dumps(each).encode() + b"\n" for each in (*requests[:1], "rubbish", *requests[1:])
    )
    command = [sys.executable, "-I", "-c", SCRIPT.format(""), "--stay"]
    done = subprocess.run(command, input=data, cwd=tmp_path, capture_output=True, check=True)

    first, rubbish, last = map(json.loads, done.stdout.splitlines())
    assert ["Ota", "Lee"] == [each["members"][0]["line"][:3] for each in (first, last)]
    assert "refused" == rubbish["status"]


def test_members_without_a_number_are_asked_for_by_name(lists: Path) -> None:
    """Of the list that has them."""
    kept(lists, [Member("Alder", "Anna", club="Mine", listed="club")])

    (found,) = find("ald")["members"]
    assert ("Alder, Anna", "club") == (found["who"], found["listed"])
    assert "Alder, Anna  unrated  Mine  club" == found["line"]
