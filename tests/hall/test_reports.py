"""Results reported by players and helpers: what they see, and what is in the inbox."""

from __future__ import annotations

import datetime as dt
import html
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import Side
from nigiri.hosts.hall.inbox import append_taken, read_inbox
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.log import newest_seal
from tests.cli.shell import files
from tests.hall.phones import Phone, Room, name

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def test_a_player_is_led_to_a_confirmed_result(room: Room, phone: Phone) -> None:
    """Table and code, who it is, who won, large names, received: a line for the director."""
    white, black = name(room, 3, "white"), name(room, 3, "black")

    assert "Who are you?" in phone.opens(f"/t?table=3&c={room.code(3)}")
    here = str(phone.answer.url).partition("8033")[2] if phone.answer else ""
    asked = phone.opens(f"{here}&by=black")
    assert ("Who has won?" in asked, f"{white} has won" in asked) == (True, True)
    confirm = phone.opens(f"{here}&by=black&result=W")
    assert ("Is this right?" in confirm, f"{white} has won" in confirm) == (True, True)
    assert () == room.hall.inbox.reported
    received = phone.says(3, "black", "W")

    assert "Received Round 1, table 3" in received
    assert f"Nothing has come from {white} yet." in received
    (report,) = read_inbox(room.hall.file).reported
    assert (3, Result(Outcome.WHITE), Side.BLACK) == (report.table, report.result, report.by)
    assert [f"Table 3: {white} has won (says Black)"] == [
        str(each).partition("  ")[2] for each in room.told
    ]
    assert black != white


def test_two_players_hear_whether_they_agree(room: Room, phone: Phone) -> None:
    """And who does not agree is sent to the director, until one of them corrects it."""
    other, white = Phone(room), name(room, 2, "white")
    phone.says(2, "white", "W")

    assert "says otherwise" in other.says(2, "black", "B")
    assert "Please go to the director together." in other.shown
    assert "the two do not agree" in phone.opens("/tables-1.html")
    assert f"says so, too: {white} has won." in other.says(2, "black", "W")
    assert "1-0 not yet taken in" in phone.opens("/tables-1.html")
    assert 3 == len(room.hall.inbox.reported)


def test_a_helper_reports_any_table(room: Room, phone: Phone) -> None:
    """After the code, with wins by default; players do not get these, nor does a phone without."""
    assert "Code of the helpers" in phone.opens("/helper")
    assert "Code of the helpers" in phone.reports(1, "W")
    assert "Tables without a result" in phone.helps()
    assert "has won by default" in phone.opens("/helper/t/4?r=1")
    assert "Table 4: received." in phone.reports(4, "B!") or "received" in phone.opens(
        "/helper?done=4"
    )
    assert f"reported: {name(room, 4, 'black')} has won by default" in phone.opens("/helper")
    stranger = Phone(room)
    assert "by default" not in stranger.opens(f"/t/4?c={room.code(4)}&by=white&change=1")
    assert (stranger.says(4, "white", "W!"), stranger.status) == (stranger.shown, 400)
    assert [Result(Outcome.BLACK, by_default=True)] == [
        each.result for each in room.hall.inbox.reported
    ]


def test_helpers_see_first_where_somebody_must_go(room: Room, phone: Phone) -> None:
    """Nothing came in, or the two do not agree; below them what waits for the director."""
    phone.says(1, "white", "W")
    phone.says(2, "white", "W")
    Phone(room).says(2, "black", "B")
    waits, _, came_in = Phone(room).helps().partition("Came in, not yet taken in")

    assert ("Table 1:" in waits, "Table 2:" in waits, "Table 3:" in waits) == (False, True, True)
    assert ("Table 1:" in came_in, "Table 2:" in came_in) == (True, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_how_old_it_is(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In the first minute with words, later with minutes."""
    shell.chooses("language", language)
    room = Room(shell.file)
    phone, saved, shown = Phone(room), room.hall.saved.when, []
    for minutes in (0, 5):
        now = saved + dt.timedelta(minutes=minutes, seconds=9)
        monkeypatch.setattr("nigiri.hall.published.clock", lambda now=now: now)
        shown.append(html.unescape(phone.opens("/")))

    fresh = {"en": "just now", "fr": "à l'instant", "de": "gerade eben"}[language]
    older = {"en": "5 min ago", "fr": "il y a 5 min", "de": "vor 5 min"}[language]
    assert (True, True) == (fresh in shown[0], older in shown[1])


def test_a_result_in_the_workbook_ends_the_matter(room: Room, phone: Phone, shell: Shell) -> None:
    """What the director has typed is not said, and nothing can be added to it."""
    phone.says(1, "white", "B")
    shell.does("result", "--table", 1, "W")
    room.save()

    assert "The director has the result of this table already" in phone.opens(
        f"/t/1?c={room.code(1)}&by=white"
    )
    assert "Table 1:" not in Phone(room).helps()
    phone.says(1, "white", "W")
    assert 409 == phone.status
    assert 1 == len(room.hall.inbox.reported)
    assert "not yet taken in" not in phone.opens("/tables-1.html")


def test_what_was_taken_in_is_not_marked(room: Room, phone: Phone) -> None:
    """A report that the Log of the saved workbook knows is done with, whatever became of it."""
    phone.says(5, "white", "W")
    (report,) = room.hall.inbox.reported
    assert "not yet taken in" in phone.opens("/tables-1.html")

    append_taken(room.hall.file, newest_seal(room.hall.saved.workbook), [report.id])

    assert "not yet taken in" not in phone.opens("/tables-1.html")


def test_a_pair_that_changed_in_between_is_told(room: Room, phone: Phone) -> None:
    """The confirmed names are not those who sit there by now."""
    seats = room.board(1).seats
    form = {
        "c": room.code(1), "by": "white", "r": 1, "result": "W",
        "white": seats.black, "black": seats.white,
    }  # fmt: skip  # a form

    assert "Other players are at this table now" in phone.sends("/t/1", form)
    assert (409, ()) == (phone.status, room.hall.inbox.reported)


def test_who_goes_home_says_so_after_a_question(room: Room, phone: Phone) -> None:
    """It is kept beside the results, and told in the window."""
    seats, here = room.board(2).seats, f"/t/2/home?c={room.code(2)}&by=black&r=1"

    assert f"{name(room, 2, 'black')} is going home after round 1" in phone.opens(here)
    assert () == room.hall.inbox.home
    form = {"c": room.code(2), "by": "black", "r": 1, "white": seats.white, "black": seats.black}
    assert "Received" in phone.sends("/t/2/home", form)
    (home,) = read_inbox(room.hall.file).home
    assert (seats.black, 1, Side.BLACK) == (home.number, home.round, home.by)
    assert "is going home after round 1" in str(room.told[-1])
    assert "I am going home" not in phone.opens("/helper")


def test_nothing_but_the_hall_is_written(phone: Phone, shell: Shell) -> None:
    """The workbook and all else beside it stay byte for byte."""
    before = {path: data for path, data in files(shell.folder).items() if " hall/" not in path}
    phone.says(1, "white", "W")
    phone.helps()
    phone.reports(2, "B")
    phone.opens("/tables-1.html")

    after = files(shell.folder)
    assert {"open.xlsx hall/inbox.jsonl", "open.xlsx hall/codes.json"} == after.keys() - before
    assert before == {path: data for path, data in after.items() if path in before}


def test_a_result_that_cannot_be_written_is_not_confirmed(
    room: Room, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The phone is sent to the paper slip, and the director is told."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nigiri.hall.state.append_report", full)

    assert "fill in the paper slip" in phone.says(1, "white", "W")
    assert 503 == phone.status
    assert "No space left on device" in room.told[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_the_language_of_the_event(shell: Shell, language: str) -> None:
    """Forms, marks and refusals alike."""
    shell.chooses("language", language)
    room = Room(shell.file)
    phone = Phone(room)
    said = {"en": "Who has won?", "fr": "Qui a gagné ?", "de": "Wer hat gewonnen?"}[language]
    mark = {"en": "not yet taken in", "fr": "pas encore repris", "de": "noch nicht übernommen"}

    assert said in phone.opens(f"/t/1?c={room.code(1)}&by=white")
    phone.says(1, "white", "W")
    assert mark[language] in phone.opens("/tables-1.html")
    assert phone.answer is not None
    assert f'<html lang="{language}"' in phone.answer.text
