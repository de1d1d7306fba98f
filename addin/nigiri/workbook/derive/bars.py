"""Derive the bar above every sheet: one next step, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.bar_formulas import (
    link_formula,
    registration_formula,
    round_formula,
)
from nigiri.workbook.cells import Formula
from nigiri.workbook.derive.rounds import boards_of, missing_tables
from nigiri.workbook.derive.target import Target
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.refs import player_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.round_live import RoundLive

MOST_TABLES = 10


def bar_targets(context: Context) -> Iterator[Target]:
    """Yield the bar of every sheet: the newest round tells it, the others repeat it."""
    refs = context.refs
    main = refs.current.place if refs.current else context.place("players")
    if main is None:
        return
    formula = (
        round_formula(refs, refs.current) if refs.current else registration_formula(refs)
    )
    sentence = f"► {next_step(context)}"
    for place in context.reading.book:
        target = Target(place)
        words = formula if place == main else link_formula(refs, main)
        target.cells[1, 1] = Formula(words, sentence)
        yield target


def next_step(context: Context) -> str:
    """Return what the director should do next, the first that applies."""
    current = context.refs.current
    if current is None:
        return _registration(context)
    live = context.lives[current.number]
    return _trouble(context, live) or _progress(context, live)


def _registration(context: Context) -> str:
    """Return the next step before the first draw."""
    place = context.place("players")
    if place is None:
        return context.say("bar.empty")
    reader, sheet = context.reader(place), context.sheet(place)
    rows = range(place.first_row, player_rows(place, sheet)[0] + 1)
    named = sum(bool(reader.text(row, "family")) for row in rows)
    here = sum(plain(reader.cell(row, "here")) == plain(context.say("yes")) for row in rows)
    if not named:
        return context.say("bar.empty")
    key = "bar.sections" if context.event.sections else "bar.register"
    return context.say(key, here=here, unseen=named - here)


def _trouble(context: Context, live: RoundLive) -> str:
    """Return what is wrong in the round: a row marked ■, somebody free, the winners' list."""
    number = live.table.number
    for row in range(live.table.first, live.table.end + 1):
        listed = row > live.table.last
        words = live.bye_check(row) if listed and live.is_bye(row) else (
            "" if listed else live.check(row))  # fmt: skip
        if words.startswith("■"):
            table = live.cell(row, "table") or 0
            return context.say("bar.problem", round=number, table=table, what=words[2:])
    free = free_players(context, live)
    if free:
        person = context.people.get(free[0])
        name = person.family if person else ""
        return context.say("bar.free", round=number, number=free[0], name=name)
    rows = range(live.table.first, live.table.last + 1)
    return context.say("bar.list") if any(live.list_bad(row) for row in rows) else ""


def free_players(context: Context, live: RoundLive) -> list[int]:
    """Return who is here, not out, and has no place on the round's sheet; smallest first."""
    place = context.place("players")
    if place is None:
        return []
    number = live.table.number
    reader = context.reader(place)
    found = []
    for row, player in context.reading.player_rows.items():
        own = whole_number(reader.cell(row, "number"))
        if own is not None and player.plays_in(number) and not live.seats[own]:
            found.append(own)
    return sorted(found)


def _progress(context: Context, live: RoundLive) -> str:
    """Return how far the round is."""
    number, missing = live.table.number, missing_tables(live)
    if not missing:
        last = number >= context.event.settings.rounds
        key = "bar.finished" if last else "bar.complete"
        return context.say(key, round=number, next=number + 1)
    if len(missing) == boards_of(live) > 1:
        return context.say("bar.drawn", round=number, missing=len(missing))
    tables = ", ".join(map(str, missing[:MOST_TABLES]))
    tables += ", …" if len(missing) > MOST_TABLES else ""
    key = "bar.last" if len(missing) == 1 else "bar.missing"
    return context.say(key, round=number, missing=len(missing), tables=tables)
