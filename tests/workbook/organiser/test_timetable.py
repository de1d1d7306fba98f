"""Timetable: hours from each other, the event and what is typed (M21, M28, B13, B24, B29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.organiser.when import Own, fill_when
from nigiri.errors import HostError
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import InsertRows
from tests.desk.story import DESK
from tests.workbook.organiser.planner import Planner, unlike

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Changes

HOUR_EACH = "60 min + 30/10"
WEEKEND = "2026-05-16 - 2026-05-17"


def planner(**settings: object) -> Planner:
    """Return an organiser of an event of three rounds with an hour each."""
    return Planner(**{"rounds": 3, "time_limits": HOUR_EACH, **settings})


def whys(plan: Planner) -> dict[str, Cell]:
    """Return round -> what is to be seen to."""
    lines = plan.lines("timetable")
    found = {str(key): lines.typed(key)["why"] for key in lines.rows}
    return {key: why for key, why in found.items() if why and key not in {"game", "clocks"}}


def opened_on(plan: Planner, changes: Changes) -> list[InsertRows]:
    """Return the rows that open on Timetable."""
    name = plan.lines("timetable").location.name
    rows = [op for op in changes.operations if isinstance(op, InsertRows)]
    return [op for op in rows if op.sheet == name]


def fills(plan: Planner) -> list[str]:
    """Fill the hours into the event and return what is said."""
    own = Own(plan.book, "open PRIVATE.xlsx")
    return [str(s) for s in plan.event.does(fill_when, own).sentences]


def test_an_hour_each_from_ten() -> None:
    """M21: 10:00, 12:30, a meal, 13:00; before it the morning, behind it the prizes."""
    assert {
        "setting-up": ("8:00", None),
        "registration": ("9:00", None),
        "closes": ("9:30", None),
        "opening": ("9:50", None),
        "round1": ("10:00", "12:30"),
        "round2": ("13:00", "15:30"),
        "round3": ("15:30", "18:00"),
        "prizes": ("18:20", None),
    } == planner().hours()


def test_a_long_day_by_british_rules() -> None:
    """B29: 20 minutes of slack, an hour for meals, half an hour before the last two of five."""
    plan = planner(rules="bga", rounds=5, time_limits="20 min sudden death")

    assert ["10:00", "11:30", "13:40", "15:20", "16:50"] == [
        plan.hours()[f"round{n}"][0] for n in range(1, 6)
    ]
    assert [20, 60, 30, 20, 20] == [
        plan.cell("timetable", f"round{n}", "minutes") for n in range(1, 6)
    ]


def test_the_days_of_an_event_share_its_rounds() -> None:
    """The first day has more of them; each begins at ten, under its name."""
    plan = planner(rounds=5, dates=WEEKEND)

    days = {n: plan.cell("timetable", f"round{n}", "day") for n in range(1, 6)}
    assert {1: "Saturday", 2: None, 3: None, 4: "Sunday", 5: None} == days
    assert ("10:00", "12:30") == plan.hours()["round4"]
    assert None is plan.cell("timetable", "round3", "minutes")


def test_a_long_congress_has_dates_for_days() -> None:
    """Two Saturdays cannot be told apart by their names."""
    plan = planner(rounds=9, dates="2026-07-25 - 2026-08-02")

    assert "2026-07-25" == plan.cell("timetable", "round1", "day")
    assert "2026-08-02" == plan.cell("timetable", "round9", "day")


def test_hours_that_the_event_tells_already_are_not_typed_again() -> None:
    """A timetable that is made later follows them."""
    plan = planner()
    plan.types_when(1, "9:30")
    plan.updates(new=True)

    assert None is plan.cell("timetable", "round1", "fixed")
    assert ("9:30", "12:00") == plan.hours()["round1"]


def test_what_is_typed_counts() -> None:
    """A fixed hour, another break, another length of a game; the rest follows."""
    plan = planner()
    plan.types("timetable", "round1", fixed="9 h 30", instead=45)
    plan.types("timetable", "game", instead=120)

    assert ("9:30", "11:30") == plan.hours()["round1"]
    assert ("12:15", "14:15") == plan.hours()["round2"]
    plan.types("timetable", "registration", fixed="8:45")
    plan.types("timetable", "setting-up", instead=90)
    assert ("8:45", None) == plan.hours()["registration"]
    assert ("8:00", None) == plan.hours()["setting-up"]


def test_a_day_that_is_typed_begins_anew() -> None:
    """It asks for its hour; the same day once more begins nothing."""
    plan = planner()
    plan.types("timetable", "round1", day="Sat")
    plan.types("timetable", "round2", day="sat")
    plan.types("timetable", "round3", day="Sun")

    assert {"round3": "▲ When does this day begin?"} == whys(plan)
    assert "round3" not in plan.hours()
    assert None is plan.cell("timetable", "prizes", "begins")


def test_the_event_is_followed() -> None:
    """Its hours count where none is typed, and its days."""
    plan = planner(rounds=4)
    plan.types("timetable", "round1", fixed=None)
    for number, words in enumerate(("Saturday 9:30", "13:00", "Sunday 9:00"), 1):
        plan.types_when(number, words)
    plan.updates()

    hours = plan.hours()
    assert ["9:30", "13:00", "9:00", "12:00"] == [hours[f"round{n}"][0] for n in range(1, 5)]
    assert "Sunday 9:00" == plan.cell("timetable", "round3", "event")
    assert None is plan.cell("timetable", "round2", "minutes")
    plan.types("timetable", "round2", fixed="12:45")
    assert {"round2": "▲ Event has another hour."} == whys(plan)


def test_what_is_too_tight_is_told() -> None:
    """While games may go on, or with less than is usual; and an hour that nobody can read."""
    plan = planner(rules="bga")
    plan.types("timetable", "round2", fixed="12:15")
    plan.types("timetable", "round3", fixed="15:00", instead=5)
    plan.types("timetable", "prizes", fixed="17:00")
    plan.types("timetable", "opening", fixed="noon")

    assert {
        "round2": "▲ Too early: games of round 1 may last until 12:30.",
        "round3": "▲ Only 15 minutes after round 2; 20 are usual.",
        "prizes": "▲ Too early: games of round 3 may last until 17:30.",
        "opening": "▲ This is not read as an hour. Type it like 13:30.",
    } == whys(plan)
    plan.types("timetable", "round3", fixed="after lunch")
    plan.types("timetable", "slack", instead=10)
    assert "▲ This is not read as an hour. Type it like 13:30." == whys(plan)["round3"]
    assert "▲ The rules ask for 20 minutes." == whys(plan)["slack"]


def test_without_time_limits_the_length_of_a_game_can_be_typed() -> None:
    """Nothing is made up; what fits so many rounds a day is told."""
    plan = planner(time_limits="")
    why = str(plan.cell("timetable", "game", "why"))

    assert ("10:00", None) == plan.hours()["round1"]
    assert why.startswith("Time on Event does not tell how long a game lasts")
    assert "40 min + 10 s Fischer" in why
    plan.types("timetable", "game", instead=90)
    assert ("12:00", "13:30") == plan.hours()["round2"]


def test_too_many_rounds_for_any_usual_time() -> None:
    """No source has more than four a day."""
    why = planner(rounds=6).cell("timetable", "game", "why")

    assert "6 rounds a day: no usual time limits fit." == why


def test_rounds_that_come_get_their_lines_behind_the_last() -> None:
    """In rows of their own, in front of the prizes; what was typed stays. Rounds may also go."""
    plan = planner()
    plan.types("timetable", "round3", note="the film begins at eight")
    plan.event.sets("rounds", 5)
    changes = plan.updates()

    assert [2] == [op.count for op in opened_on(plan, changes)]
    rows = plan.lines("timetable").rows
    assert [rows[f"round{n}"] - rows["round1"] for n in (2, 3, 4, 5)] == [1, 2, 3, 4]
    assert rows["prizes"] == rows["round5"] + 3
    assert "Round 5" == plan.cell("timetable", "round5", "what")
    assert ("21:00", "23:30") == plan.hours()["round5"]
    assert "the film begins at eight" == plan.cell("timetable", "round3", "note")
    assert [] == opened_on(plan, plan.updates())

    plan.event.sets("rounds", 2)
    plan.updates()
    assert "▲ The event has no such round." == plan.cell("timetable", "round3", "why")
    assert "the film begins at eight" == plan.cell("timetable", "round3", "note")
    assert ("15:50", None) == plan.hours()["prizes"]


def test_a_line_that_was_deleted_stays_away() -> None:
    """Whatever it was; the others go on without it."""
    plan = planner()
    for key in ("game", "lunch", "opening", "round2", "prizes"):
        plan.deletes("timetable", key)
        plan.updates()
    rows = plan.lines("timetable").rows

    assert not {"game", "lunch", "opening", "round2", "prizes"} & rows.keys()
    assert {"round1": ("10:00", None)} == {
        key: hours for key, hours in plan.hours().items() if key.startswith("round")
    }
    for key in ("round1", "round3"):
        plan.deletes("timetable", key)
    plan.updates()
    assert {} == plan.hours()


def test_the_hours_go_into_the_event() -> None:
    """Into empty cells alone; the Log tells each, and a second time there is nothing to do."""
    plan = planner(rounds=4, dates=WEEKEND)
    plan.types_when(2, "12:00")
    told = fills(plan)

    assert ["Saturday 10:00", "12:00", "Sunday 10:00", "13:00"] == plan.when()
    assert "Event: the hours of 3 rounds are now in the column When." == told[0]
    assert 1 == len(told)
    assert "Saturday 10:00" == plan.event.cell("log", plan.event.place("log").first_row, "became")
    assert ["Event: no hour is missing in the column When."] == fills(plan)


def test_hours_that_differ_are_named_and_stay() -> None:
    """Also words without an hour; and a round for which the timetable has none."""
    plan = planner()
    plan.types("timetable", "round2", fixed="13:15")
    plan.types("timetable", "round3", day="Sunday")
    plan.types_when(1, "early")
    plan.types_when(2, "12:45")

    assert [
        "Round 1: Event has “early”, the timetable 10:00. Event was not changed.",
        "Round 2: Event has “12:45”, the timetable 13:15. Event was not changed.",
        "Round 3: the timetable has no hour for it.",
    ] == fills(plan)
    assert ["early", "12:45", None] == plan.when()


def test_without_a_timetable_there_are_no_hours() -> None:
    """The sentence says how to make one."""
    plan = planner()

    for own in (None, plan.event.workbook):
        with pytest.raises(HostError, match="To make it"):
            fill_when(plan.event.workbook, DESK, Own(own, "open PRIVATE.xlsx"))


def busy(language: str) -> Planner:
    """Return a timetable with something of everything."""
    plan = planner(language=language, rules="bga", rounds=7, dates=WEEKEND)
    plan.types("timetable", "round1", fixed="9.30", note="10:00?")
    plan.types("timetable", "round2", fixed="11 h", instead=40)
    plan.types("timetable", "round3", fixed="1:30 pm")
    plan.types("timetable", "round6", day="Monday", fixed="soon")
    plan.types("timetable", "round7", day="Tuesday")
    plan.types("timetable", "closes", fixed="nine")
    plan.types("timetable", "slack", instead=5)
    plan.types_when(4, "15:00")
    plan.types_when(5, "17:20")
    plan.event.sets("rounds", 8)
    plan.updates()
    return plan


def test_a_spreadsheet_reckons_the_same(program: Callable[[str], str], tmp_path: Path) -> None:
    """Every cell of the organiser's workbook, from a file without any values."""
    plans = {"empty": planner(time_limits=""), **{each: busy(each) for each in LANGUAGES}}
    data = {name: (plan.file(tmp_path / f"{name}.xlsx"), plan.book) for name, plan in plans.items()}

    assert [] == unlike(program("soffice"), data, tmp_path / "office")
