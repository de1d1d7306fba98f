"""Checklist: days from those of the event, numbers from that of its players (B24, M27, M31)."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.privacy.forget import forget
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import InsertRows
from tests.desk.story import DESK
from tests.workbook.organiser.planner import Planner, unlike

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

SATURDAY, SUNDAY = dt.date(2026, 5, 16), dt.date(2026, 5, 17)
WEEKEND = "2026-05-16 - 2026-05-17"
NIGHTS = {"accommodation", "evening", "bye"}


def whens(plan: Planner, *keys: str) -> list[Cell]:
    """Return when things are to be done."""
    return [plan.cell("checklist", key, "when") for key in keys]


def counts(plan: Planner, *keys: str) -> list[Cell]:
    """Return the numbers of lines."""
    return [plan.cell("checklist", key, "count") for key in keys]


def test_a_weekend_in_may() -> None:
    """B24: four months, three weeks, a week and a day before; then from the last day on."""
    plan = Planner(dates=WEEKEND)

    assert [SATURDAY, SUNDAY] == whens(plan, "first-day", "last-day")
    assert [dt.date(2026, 1, 16), dt.date(2026, 4, 25), dt.date(2026, 5, 9)] == whens(
        plan, "venue", "announcement", "press-release"
    )
    assert [SATURDAY, "every evening", SUNDAY] == whens(plan, "registration", "bye", "prizes")
    assert [dt.date(2026, 5, 18), dt.date(2026, 5, 24), dt.date(2026, 5, 31)] == whens(
        plan, "results", "levy", "plaques"
    )


def test_without_a_date_it_says_how_long_before() -> None:
    """In words, for each line; the days can be typed."""
    plan = Planner(dates="some weekend in May")

    assert [
        "4 months before", "3 weeks before", "10 days before", "a week before", "the day before",
        "first day", "last day", "the day after", "within a week", "within 2 weeks",
    ] == whens(
        plan, "venue", "sets", "trophies", "press-release", "change",
        "signs", "prizes", "results", "thanks", "plaques",
    )  # fmt: skip
    plan.types("checklist", "first-day", when=SATURDAY)
    plan.types("checklist", "last-day", when=dt.datetime(2026, 5, 17, 12))  # noqa: DTZ001 -- as typed
    assert [dt.date(2026, 5, 15), SUNDAY] == whens(plan, "change", "prizes")
    assert SATURDAY == plan.cell("checklist", "first-day", "when")


def test_a_date_that_comes_later_is_taken_from_the_event() -> None:
    """The organiser need not type what Event tells."""
    plan = Planner()
    plan.event.sets("dates", "2026-05-16")
    plan.updates()

    assert [SATURDAY, SATURDAY] == whens(plan, "first-day", "last-day")
    assert [dt.date(2026, 4, 25)] == whens(plan, "sets")


def test_one_day_has_no_night_until_it_has() -> None:
    """Then the lines come where they belong, once; what was deleted stays away."""
    plan = Planner(dates="2026-05-16")
    assert not NIGHTS & plan.lines("checklist").rows.keys()

    plan.types("checklist", "helpers", who="Ann")
    plan.event.sets("dates", WEEKEND)
    changes = plan.updates()
    rows = plan.lines("checklist").rows
    name = plan.lines("checklist").location.name
    opened = [op for op in changes.operations if isinstance(op, InsertRows) and op.sheet == name]
    assert [1, 2] == sorted(op.count for op in opened)
    assert [1, 2, 3] == [
        rows[key] - rows["helpers"] for key in ("accommodation", "evening", "trophies")
    ]
    assert rows["registration"] + 1 == rows["bye"] == rows["prizes"] - 1
    assert "Where those from far away can sleep" == plan.cell("checklist", "accommodation", "what")
    assert [dt.date(2026, 4, 25), "Ann"] == [
        plan.cell("checklist", key, at) for key, at in (("evening", "when"), ("helpers", "who"))
    ]
    plan.deletes("checklist", "evening")
    plan.updates()
    assert "evening" not in plan.lines("checklist").rows


def test_days_may_be_told_by_the_rounds_alone() -> None:
    """Two days of the week beside the rounds are two days."""
    plan = Planner(rounds=2)
    plan.types_when(1, "Saturday 10:00")
    plan.types_when(2, "Sunday 10:00")
    plan.updates()

    assert NIGHTS <= plan.lines("checklist").rows.keys()


def test_fifty_eight_players() -> None:
    """B24, M27: 29 sets, 36 of them borrowed, 43.5 m of table; two helpers all the time."""
    plan = Planner(rounds=6)
    plan.types("checklist", "reckoned", count=58)

    assert [29, 36, 43.5, "2-3", 3] == counts(
        plan, "sets-needed", "sets-borrowed", "table-edge", "setters-up", "officials"
    )
    assert [29, 58, 12, 6, 4, None] == counts(
        plan, *(f"item.{k}" for k in ("index-cards", "pairing-cards", "pairing-sheets")),
        *(f"item.{k}" for k in ("grid-sheets", "grid-posters", "pens")),
    )  # fmt: skip
    assert "During the rounds: two helpers all the time" == plan.cell("checklist", "staff", "what")
    plan.types("checklist", "sets-own", count=20)
    assert [12] == counts(plan, "sets-borrowed")


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (20, "one helper part of the time; the director may play"),
        (21, "one helper all the time"),
        (36, "one helper all the time, and one who plays"),
        (75, "two helpers all the time"),
        (76, "two helpers all the time, and one who plays"),
    ],
)
def test_helpers_by_the_number_of_players(players: int, words: str) -> None:
    """M27: where ranges meet, the smaller number is enough."""
    plan = Planner()
    plan.types("checklist", "reckoned", count=players)

    assert f"During the rounds: {words}" == plan.cell("checklist", "staff", "what")


def test_the_players_are_those_expected_or_entered() -> None:
    """Whichever are more; half a player of an average is a whole one."""
    plan = Planner()
    plan.types("budget", "expected", count=36.5)
    assert [37, 19] == counts(plan, "players", "sets-needed")

    plan.types("budget", "expected", count=None)
    assert [0, 0] == counts(plan, "players", "sets-needed")


def test_lines_that_were_deleted_count_nothing() -> None:
    """The others stand on what is left."""
    plan = Planner(dates=WEEKEND)
    plan.types("checklist", "reckoned", count=10)
    for key in ("players", "reckoned", "rounds", "first-day", "sets-own", "item.tape"):
        plan.deletes("checklist", key)
        plan.updates()

    assert [0, 0, 0] == counts(plan, "sets-needed", "item.pairing-sheets", "table-edge")
    assert ["4 months before", SUNDAY] == whens(plan, "venue", "prizes")


def test_a_director_who_is_alone_never_drops_the_cards() -> None:
    """M31: the posters first, then the grid sheets."""
    plan = Planner()
    alone = [plan.lines("checklist").typed(f"alone.{k}") for k in ("posters", "grids", "cards")]

    assert ["First", "Then", "Never"] == [line["when"] for line in alone]
    assert str(alone[2]["what"]).startswith("Leave out the cards")


def test_who_did_what_can_be_forgotten() -> None:
    """With their notes; what was done stays."""
    plan = Planner()
    plan.types("checklist", "helpers", who="Ann", done="x", note="Ann's number")
    plan.own.apply(forget(plan.book, DESK))

    line = plan.lines("checklist").typed("helpers")
    assert [None, "x", None] == [line[key] for key in ("who", "done", "note")]


def busy(language: str) -> Planner:
    """Return a checklist that came to have two days, with numbers typed."""
    plan = Planner(language=language, dates="2026-05-16")
    plan.types("checklist", "reckoned", count=58)
    plan.types("checklist", "sets-own", count=3)
    plan.types("checklist", "venue", who="Ann", done="x")
    plan.event.sets("dates", WEEKEND)
    plan.updates()
    return plan


def test_a_spreadsheet_reckons_the_same(program: Callable[[str], str], tmp_path: Path) -> None:
    """Every cell of the organiser's workbook, from a file without any values."""
    expected, undated = Planner(), Planner(dates=WEEKEND)
    expected.types("budget", "expected", count=36.5)
    undated.deletes("checklist", "first-day")
    undated.updates()
    plans = {"expected": expected, "undated": undated, **{each: busy(each) for each in LANGUAGES}}
    data = {name: (plan.file(tmp_path / f"{name}.xlsx"), plan.book) for name, plan in plans.items()}

    assert [] == unlike(program("soffice"), data, tmp_path / "office")
