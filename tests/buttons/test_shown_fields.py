"""Dialogs whose fields depend on what this computer keeps, and what their answers do."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.members.club_file import read_club, write_club
from tests.buttons.program import sent
from tests.buttons.test_exchange import asked
from tests.desk.story import begin

if TYPE_CHECKING:
    from pathlib import Path

Json = dict[str, Any]
TDLIST = "Ota, Yuzo\t10233\tFull\t4.56789\t12/31/2026\tMTGC\tNY\t0.5\t1/2/2026\n"


@pytest.fixture(autouse=True)
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a computer on which nothing is kept yet."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    monkeypatch.setenv("NIGIRI_DOWNLOADS", str(tmp_path))
    return tmp_path


def shown(answer: Json) -> dict[str, object]:
    """Return field -> what stands in it, of an answer that shows fields."""
    assert "asks" == answer["status"], answer
    return {field["field"]: field["value"] for field in answer["fields"]}


def test_a_new_event_asks_the_few_questions() -> None:
    """Where it is comes first: what is usual there stands in the form with all the rest.

    Who asks in German is offered German. Another system is asked for in a further form.
    """
    assert {"federation": "other", "language": "en"} == shown(asked("new", arguments=None))
    for action in ("new", "open"):
        assert "de" == shown(asked(action, arguments=None, language="de"))["language"]
    assert {
        "name": None, "dates": None, "federation": "ffg", "kind": "bar", "komi": "7½",
        "handicaps": "usual", "rounds": None, "time_limits": None, "language": "fr",
    } == shown(asked("new", arguments={"federation": "ffg", "language": "fr"}))  # fmt: skip
    again = shown(asked("new", arguments={"name": "Cup", "kind": "other"}))
    assert ("Cup", "other", "mcmahon", "usual") == tuple(
        again[name] for name in ("name", "kind", "system", "rules")
    )
    answers = {"name": "Cup", "kind": "other", "system": "swiss", "rules": "usual"}
    assert "done" == asked("new", arguments=answers)["status"]


@pytest.mark.parametrize(
    ("federation", "kind", "komi", "usual"),
    [
        ("quebec", "sections", "6½", "Usual there: the difference less 1; in a Swiss none"),
        ("aga", "bands", "7½", "Usual there: the difference less 1; in a Swiss none"),
        ("bga", "bar", "7½", "Usual there: the difference less 1; in a Swiss none"),
        ("ffg", "bar", "7½", "Usual there: the difference less 1; in a Swiss none"),
        ("egf", "bar", "6½", "Usual there: none, all games are even"),
        ("egc", "bar", "7½", "Usual there: the difference less 2; in a Swiss none"),
        ("other", "bar", "6½", "Usual there: none, all games are even"),
    ],
)
def test_a_form_shows_what_is_usual_where_the_event_is(
    federation: str, kind: str, komi: str, usual: str
) -> None:
    """The federation is chosen by then, and cannot be changed beside what follows from it."""
    fields = asked("new", arguments={"federation": federation})["fields"]
    found = {each["field"]: each for each in fields}

    assert (federation, kind, komi, "usual") == tuple(
        found[name]["value"] for name in ("federation", "kind", "komi", "handicaps")
    )
    assert [federation] == [value for value, _ in found["federation"]["choices"]]
    assert ["sections", "bands", "bar", "swiss", "other"] == [
        value for value, _ in found["kind"]["choices"]
    ]
    assert usual == found["handicaps"]["tip"]


def test_what_is_wrong_in_a_first_form_is_refused() -> None:
    """A federation that there is not, from another program; a komi that is none."""
    assert "refused" == asked("new", arguments={"federation": "mars"})["status"]
    answers = {"federation": "ffg", "kind": "bar", "komi": "much"}
    (told,) = asked("new", arguments=answers)["sentences"]
    assert "Komi: “much” is no number of points. Write 6½, 7.5 or 8." == told


def test_a_club_that_does_not_say_how_it_plays_is_asked_where_it_is() -> None:
    """In the one form there is; what it keeps counts on."""
    write_club({"language": "en", "tiebreaks": "SOS, SODOS"})

    assert {"name": None, "dates": None, "federation": "other", "rounds": None} == shown(
        asked("new", arguments=None)
    )
    done = asked("new", arguments={"name": "Cup", "federation": "bga"})
    told = "Rule set bga: komi 7½; handicap by score, the difference less 1; even from the bar up."
    assert told in done["sentences"]
    assert "SOS, SODOS" in str(done["changes"])


def test_with_a_club_only_what_is_every_events_own_is_asked() -> None:
    """And the event begins as the club has it."""
    write_club({"rules": "bga", "language": "fr", "place": "York"})

    assert ["name", "dates", "rounds"] == [*shown(asked("new", arguments=None))]
    done = asked("new", arguments={"name": "Coupe"})
    assert "York" in str(done["changes"])
    assert "Joueurs" in str(done["changes"])


def test_what_a_club_keeps_is_typed_taken_from_the_event_or_from_a_file(computer: Path) -> None:
    """The form shows what there is; a blank line removes a fact that stands in it."""
    asked("club", arguments={"federation": "bga", "mail": "a@b.org", "host": "Castle"})
    assert {"federation": "bga", "mail": "a@b.org", "host": "Castle"} == read_club()
    there = shown(asked("club", arguments=None))
    assert ("bga", "Castle", False) == (there["federation"], there["host"], there["event"])
    asked("club", arguments={"federation": "bga", "mail": "a@b.org"})
    assert {"federation": "bga", "mail": "a@b.org"} == read_club()

    event = sent(begin(place="York").workbook)
    asked("club", sheets=event, arguments={**read_club(), "event": True})
    assert ("York", "bga") == (read_club()["place"], read_club()["federation"])
    picture = computer / "circle.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>')
    asked("club", arguments={"host": "Castle", "picture": str(picture)})
    asked("club", arguments={"host": "Abbey"})
    assert ("Abbey", True) == (read_club()["host"], "logo" in read_club())
    assert None is shown(asked("club", arguments=None))["picture"]
    asked("club", arguments={"host": "Abbey", "no_picture": True})
    assert "logo" not in read_club()
    mailed = write_club({"host": "Leeds"}, computer / "club.json")
    asked("club", arguments={"take": str(mailed)})
    assert {"host": "Leeds"} == read_club()
    refused = asked("club", arguments={"mail": "nobody"})
    assert ("refused", {"host": "Leeds"}) == (refused["status"], read_club())


def test_results_go_to_the_federation_of_the_club() -> None:
    """Unless another one is chosen; the file needs a folder. Without a club the ratings say it."""
    event = sent(begin().workbook)
    assert {"to": "egf", "also": None} == shown(asked("send", sheets=event, arguments=None))
    write_club({"federation": "bga", "mail": "a@b.org"})
    assert {"to": "bga", "also": "a@b.org"} == shown(asked("send", sheets=event, arguments=None))
    refused = asked("send", sheets=event, arguments={"to": "bga"})
    assert ["Save the workbook first: the file is made beside it."] == refused["sentences"]


@pytest.mark.parametrize(
    ("settings", "to", "checked"),
    [
        ({"rules": "aga"}, "aga", "aga"),
        ({"rules": "bga"}, "bga", "egf"),
        ({"rules": "ffg"}, "ffg", "ffg"),
        ({"rules": "egf"}, "egf", "egf"),
        ({"rules": "egc"}, "egf", "egf"),
        ({"rules": "swiss", "rating_scale": "aga"}, "aga", "aga"),
        ({"rules": "aga", "rating_scale": "egf"}, "bga", "egf"),  # bands alone: the club's
    ],
)
def test_results_begin_with_the_federation_of_the_event(
    settings: dict[str, Any], to: str, checked: str
) -> None:
    """Whatever the club's is: an event of the EGF is not offered the AGA."""
    write_club({"federation": "bga"})
    event = sent(begin(None, **settings).workbook)

    assert to == shown(asked("send", sheets=event, arguments=None))["to"]
    fields = shown(asked("preflight", sheets=event, arguments=None))
    assert {"federation": checked, "country": None} == fields


def test_a_page_is_opened_when_the_question_is_put_and_the_list_taken_after_it(
    computer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only then: who cancels has loaded nothing. A list chosen as a file is loaded at once."""
    opened: list[str] = []
    monkeypatch.setattr("nigiri.buttons.fresh_lists.open_address", opened.append)
    saved = computer / "tdlistb.txt"
    saved.write_text(TDLIST, encoding="utf-8")

    (question,) = asked("renew", arguments={"list": "aga"})["questions"]
    assert 1 == len(opened)
    assert opened[0] in question
    assert not (computer / "lists").exists()
    done = asked("renew", arguments={"list": "aga"}, agreed=[question])
    assert "tdlistb.txt was taken from the downloads folder." == done["sentences"][0]
    assert "To fill in a workbook: “Fill in from member lists”" == done["sentences"][-1]
    assert 1 == len(opened)
    os.utime(saved, (0, 0))
    done = asked("renew", arguments={"list": "aga", "file": str(saved)})
    assert "days old." in done["sentences"][1]
