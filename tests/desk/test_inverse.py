"""Every command can be undone, repeated, and given to a workbook that was rearranged."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.bye import bye
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.samples.replay import replay
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.errors import ChangedSinceRead
from nigiri.hosts.memory import Memory
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import Say
from nigiri.workbook.model.codec import from_json, to_json
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.story import (
    DESK,
    EVENT_ID,
    Story,
    club,
    drawn,
    published,
    quebec_registered,
    roster,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.changes import Changes


@cache
def running() -> Workbook:
    """Return an event with two rounds, the second with a winners' list and a changed pair."""
    story = drawn(club(13), 1)
    story.does(draw)
    rows = list(story.reading.rounds[2].games)
    one, two = (story.reading.rounds[2].games[row] for row in rows[:2])
    story.types(2, {
        (rows[0], "black_no"): two.black, (rows[1], "black_no"): one.black,
        (rows[0], "winners"): one.white, (rows[2], "result"): "jigo",
    })  # fmt: skip
    story.types("players", {
        (story.row_of("Family4"), "rank"): "4d", (17, "family"): "New", (17, "rank"): "3k",
        (17, "here"): "yes", (story.row_of("Family5"), "out"): "2-3",
    })  # fmt: skip
    return story.workbook


COMMANDS: dict[str, Callable[[Workbook], Changes]] = {
    "import": lambda book: import_players(book, DESK, roster(18), source="list"),
    "sections": lambda book: sections(book, DESK, again=True, count=4),
    "more sections": lambda book: sections(book, DESK, down_to=[f"{n}k" for n in range(1, 15)]),
    "number": lambda book: number(book, DESK),
    "draw again": lambda book: draw(book, DESK, again=True),
    "result": lambda book: enter_results(book, DESK, [Entry(table=2, typed="B def")]),
    "wish": lambda book: add_wish(book, DESK, Typed("1, 3", "never")),
    "refresh": lambda book: refresh(book, DESK, "check"),
}


#: Who comes and goes, in the round being played and before a draw.
GOING: dict[str, Callable[[Workbook], Changes]] = {
    "out": lambda book: out(book, DESK, "1", When("3-4")),
    "out and its place": lambda book: out(book, DESK, "1", When("2-")),
    "back": lambda book: back(book, DESK, "Family7", When("3")),
    "back into the round": lambda book: back(book, DESK, "Family6", When("2")),
    "late": lambda book: late(book, DESK, "New"),
    "bye promised": lambda book: bye(book, DESK, "1", 4),
    "bye taken back": lambda book: bye(book, DESK, "Family8", 3, undo=True),
}


@cache
def coming(*, drawn_too: bool) -> Workbook:
    """Return an event after round 1, or in round 2, with people out, promised a bye, and late."""
    story = club(13, rounds=4)
    story.types("players", {(story.row_of("Family6"), "out"): "2"})
    drawn(story, 1)
    if drawn_too:
        story.does(draw)
    story.types("players", {
        (17, "family"): "New", (17, "rank"): "3k", (story.row_of("Family7"), "out"): "3",
        (story.row_of("Family8"), "out"): "3 bye",
    })  # fmt: skip
    return story.workbook


@cache
def done(name: str) -> Changes:
    """Return what a command changes in the running event, asked once for all tests."""
    return COMMANDS[name](running())


@pytest.mark.parametrize("drawn_too", [False, True])
@pytest.mark.parametrize("name", GOING)
def test_who_came_or_went_is_as_before_when_undone(name: str, *, drawn_too: bool) -> None:
    """Before the next draw, and in the round being played (A8)."""
    before = coming(drawn_too=drawn_too)
    changes = GOING[name](before)
    after = applied(before, changes)

    assert before.sheets != after.sheets
    assert before.sheets == applied(after, changes.inverse()).sheets
    assert changes == from_json(to_json(changes))


@pytest.mark.parametrize("name", COMMANDS)
def test_the_inverse_restores_the_workbook(name: str) -> None:
    """Carried out and undone, every command leaves the workbook exactly as it was."""
    before = running()
    changes = done(name)
    after = applied(before, changes)

    assert before.sheets != after.sheets
    undone = applied(after, changes.inverse())
    assert list(before) == list(undone)
    assert before.sheets == undone.sheets


@pytest.mark.parametrize("name", COMMANDS)
def test_nothing_is_left_to_do_after_a_command(name: str) -> None:
    """A refresh right after a command changes nothing."""
    before = running()
    after = applied(before, done(name))
    again = refresh(after, DESK, "check")

    assert () == tuple(op for op in again.operations if not isinstance(op, Say))


@pytest.mark.parametrize("name", COMMANDS)
def test_changes_travel_as_json(name: str) -> None:
    """The JSON form of every command's changes reads back as the same changes."""
    changes = COMMANDS[name](running())

    assert changes == from_json(to_json(changes))


def test_a_new_event_and_its_rounds_can_be_undone() -> None:
    """The draw and the replay take their sheets with them when undone."""
    story = quebec_registered()
    before = story.workbook
    changes = story.does(replay, published("games"), published("byes"))
    assert before.sheets == applied(story.workbook, changes.inverse()).sheets

    fresh = drawn(club(9), 1)
    before = fresh.workbook
    changes = fresh.does(draw)
    assert before.sheets == applied(fresh.workbook, changes.inverse()).sheets

    empty = new_event(NewEvent(), DESK, event_id=EVENT_ID)
    made = applied(Workbook(), empty)
    again = refresh(made, DESK, "check")
    assert () == again.operations


def test_a_cell_typed_meanwhile_is_never_written_over() -> None:
    """Changes made from an older state are refused by the host."""
    story = drawn(club(8), 1)
    changes = draw(story.workbook, DESK)
    story.types("players", {(4, "here"): None})

    with pytest.raises(ChangedSinceRead, match="Players"):
        story.host.apply(changes)


def rearranged(workbook: Workbook, seed: int = 3) -> Workbook:
    """Return the workbook with its rows of players shuffled, columns moved and tabs renamed."""
    random = Random(seed)  # noqa: S311
    book = find(workbook)
    sheets: dict[str, Sheet] = {}
    for at, (name, sheet) in enumerate(workbook.sheets.items()):
        place = next((p for p in book if p.name == name), None)
        rows = [list(row) for row in sheet.rows]
        if place is not None and place.kind == "players":
            body = rows[place.heading_row :]
            random.shuffle(body)
            rows[place.heading_row :] = body
            rows = [[*row[4:], "mine", *row[:4]] for row in rows]
        elif place is not None and place.kind == "round":
            rows = [[*row[:4], None, *row[4:]] for row in rows]
        sheets[f"Tab {at}"] = Sheet.of(rows)
    return Workbook(sheets)


def facts(event: Event) -> tuple[object, ...]:
    """Return what matters of an event, in an order of its own."""
    players = sorted((p.name, p.number, p.rank, p.entry_rank, p.here, p.out) for p in event.players)
    return event.settings, tuple(players), event.sections, event.rounds


def test_rearranging_the_workbook_changes_no_draw() -> None:
    """Rows of players permuted, columns moved, tabs renamed: the same round is drawn."""
    story = drawn(club(13), 2)
    plain = applied(story.workbook, draw(story.workbook, DESK))
    moved = rearranged(story.workbook)
    other = applied(moved, draw(moved, DESK))

    assert facts(read(story.workbook).event) == facts(read(moved).event)
    assert facts(read(plain).event) == facts(read(other).event)


def test_no_derived_cell_is_state() -> None:
    """With every derived and helper cell wiped out, the event reads and draws the same."""
    story = drawn(club(13), 2)
    bare = wiped(story.workbook)

    assert facts(story.event) == facts(read(bare).event)
    drawn_bare = applied(bare, draw(bare, DESK))
    drawn_full = applied(story.workbook, draw(story.workbook, DESK))
    assert facts(read(drawn_full).event) == facts(read(drawn_bare).event)
    assert drawn_full.sheets == drawn_bare.sheets


def wiped(workbook: Workbook) -> Workbook:
    """Return the workbook without any derived value: only what was typed or drawn."""
    sheets = dict(workbook.sheets)
    for place in find(workbook):
        roles = {column.key: column.role for column in columns_of(place.kind)}
        derived = {at for key, at in place.columns.items() if roles[key] in {"derived", "helper"}}
        if place.kind in {"event", "settings", "sections"}:
            continue
        rows = [list(row) for row in workbook[place.name].rows]
        for row in rows[place.heading_row :]:
            for column in derived:
                row[column - 1] = None
        rows[0][0] = None
        sheets[place.name] = Sheet.of(rows)
    return Workbook(sheets)


def test_two_hosts_show_the_same_after_the_same_commands() -> None:
    """A command is a pure function: the same workbook and desk give the same changes."""
    book = running()
    twice = [draw(book, DESK, again=True) for _ in range(2)]
    host = Memory(book)
    host.apply(twice[0])

    assert twice[0] == twice[1]
    assert host.snapshot().sheets == applied(book, twice[1]).sheets
    assert isinstance(Story(host).event.rounds, tuple)
