"""Files for federations out of a workbook: what is asked, and what stands in the file."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.export_event import export
from nigiri.desk.output.send import results_mail
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.import_event import import_event
from nigiri.domain.federations.addresses import DESTINATIONS
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.exchange.formats import FORMATS, known
from nigiri.exchange.parts.texts import commented
from nigiri.hosts.memory import Memory
from tests.desk.story import DESK, Story, begin, tables

TODAY = dt.date(2005, 5, 22)
PEOPLE: list[list[object]] = [
    ["Family name", "Given name", "Rank", "Rating", "Federation no.", "Country", "Member until"],
    ["Ota", "Yuzo", "3d", 2250, "EGF 16250531, FFG 1800226, AGA 10233", "FR", "2005-12-31"],
    ["Dubé", "Noé", "1k", 1990, "EGF 10000002, FFG 1800227, AGA 489", "FR", "2005-12-31"],
]


def played() -> Story:
    """Return an event of one game that White won, which the EGF and the FFG take as it is."""
    story = begin(None, dates="21 May 2005", place="Lyon, FR", rounds=1,
                  time_limits="60 min + 15/5")  # fmt: skip
    story.does(import_players, tables(PEOPLE), source="list", here=True)
    story.does(draw)
    story.types(1, {(4, "result"): "W"})
    story.does(refresh, "standings")
    return story


@pytest.mark.parametrize("form", ["egf", "ffg"])
def test_a_sound_event_has_no_open_points(form: str) -> None:
    """Nobody is asked anything."""
    file = export(played().workbook, form, TODAY)

    assert () == file.open_points
    assert b"Still open" not in file.data


def test_open_points_are_asked_about_and_do_not_stand_in_the_file() -> None:
    """It goes to a federation as it is."""
    story = played()
    story.sets("Time", None)
    file = export(story.workbook, "egf", TODAY)

    assert 1 == len(file.open_points)
    assert file.open_points[0].startswith("■ Event!G")
    assert file.data.startswith(b"; CL[X]\n")


def test_a_file_of_another_program_has_no_open_points() -> None:
    """They are the federations'."""
    story = played()
    story.sets("Time", None)

    assert () == export(story.workbook, "opengotha", TODAY).open_points


def test_what_was_accepted_on_problems_is_evidence_in_the_file() -> None:
    """A2 and A13: the sentence and the director's reason."""
    story = played()
    story.types(
        "players", {(4, "federation_id"): "EGF 16250531", (5, "federation_id"): "EGF 16250531"}
    )
    story.does(refresh, "standings")
    place = story.place("problems")
    row = next(
        row
        for row in range(4, story.workbook[place.name].height + 1)
        if story.cell("problems", row, "code") == "federation-double"
    )
    story.types("problems", {(row, "accepted"): "A stroke, letter of Dr. B."})
    lines = export(story.workbook, "aga", TODAY).data.decode("ascii").splitlines()

    (evidence,) = [line for line in lines if line.startswith("# Accepted: ")]
    assert evidence.endswith("A stroke, letter of Dr. B.")


@pytest.mark.parametrize("form", ["egf", "ffg", "aga"])
def test_what_is_exported_is_opened_again(form: str) -> None:
    """With the points in its comments, and the same game."""
    story = played()
    story.sets("Dates", "soon")
    data = export(story.workbook, form, TODAY).data

    host = Memory()
    host.apply(import_event(data, DESK, source="file", event_id=None))
    again = Story(host)

    assert () == again.reading.stops()
    assert [("Ota", "Yuzo"), ("Dube", "Noe")] == [
        (p.family, p.given.replace("é", "e")) for p in again.event.players
    ] or form == "ffg"
    assert [g.result for g in story.event.rounds[0].games] == [
        g.result for g in again.event.rounds[0].games
    ]


@pytest.mark.parametrize("form", ["egf", "ffg", "aga", "aga-2008"])
def test_a_file_is_known_behind_many_remarks(form: str) -> None:
    """As many as a large event without numbers has."""
    found = FORMATS[form]
    assert found.write
    data = commented(found.write(played().event).data, found.comment, ["Still open: ..."] * 2000)

    assert form.removesuffix("-2008") == getattr(known(data), "key", None)


@pytest.mark.parametrize("form", ["egf", "egf-defaults", "ffg", "aga", "aga-2008"])
def test_before_the_first_round_there_is_nothing_to_send(form: str) -> None:
    """One sentence, and the command that comes first."""
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        export(begin().workbook, form, TODAY)


def test_wrong_cells_come_first() -> None:
    """Nothing is made of an event that cannot be read."""
    story = played()
    story.types(1, {(4, "result"): "won"})

    with pytest.raises(SheetProblems):
        export(story.workbook, "egf", TODAY)


def test_an_unknown_format_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(WrongUse, match=r"choose opengotha, .*aga, aga-2008, ffg, egf"):
        export(played().workbook, "fide", TODAY)


@pytest.mark.parametrize("form", ["aga", "aga-2008", "egf", "egf-defaults", "ffg"])
def test_a_file_and_its_mail_say_how_many_players_are_in_it(form: str) -> None:
    """Who entered and never came stands in neither."""
    story = played()
    late: list[list[object]] = [PEOPLE[0], ["Late", "Lea", "9k", None, "EGF 10000003", "FR", None]]
    story.does(import_players, tables(late), source="late")
    file = export(story.workbook, form, TODAY)
    mail = results_mail(story.workbook, DESTINATIONS["egf"], {"a.h9": file.players}, ())

    assert 3 == len(story.event.players)
    assert (2, False) == (file.players, b"Late" in file.data)
    assert "2 players, 1 round" in mail.body
    assert "2 players, 1 round" in str(file.sentences[0])


def test_another_program_gets_everybody() -> None:
    """Who never came stands there as well."""
    story = played()
    assert len(story.event.players) == export(story.workbook, "opengotha", TODAY).players
