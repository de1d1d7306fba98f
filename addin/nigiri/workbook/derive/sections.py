"""Derive the Sections sheet: who is where, how the guidelines are met, the list of ranks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.domain.sections import guidelines, section_of
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.plain import plain
from nigiri.workbook.words import TEXTS

if TYPE_CHECKING:
    from fractions import Fraction

    from nigiri.domain.model import Player
    from nigiri.domain.sections import SectionReport
    from nigiri.workbook.cells import Value
    from nigiri.workbook.derive.context import Context

_COMPUTED = ("section", "from", "players", "bar", "start", "equal", "ranks", "split", "fees")
_BLOCK = "■"


def counted_players(context: Context) -> list[Player]:
    """Return the players that sections count: those numbered or here, and announced latecomers."""
    return [p for p in context.event.players if p.here or p.number is not None or 1 in p.out]


def ranks_row(context: Context) -> int | None:
    """Return the row of the headings of the list of ranks, None when it is not there."""
    place = context.place("sections")
    if place is None:
        return None
    reader = context.reader(place)
    known = {plain(word) for word in TEXTS["sections.ranks"]}
    return next((r for r in reader.rows() if plain(reader.cell(r, "section")) in known), None)


def sections_target(context: Context) -> Target | None:
    """Return what the computed cells of Sections should show; None without the sheet."""
    place = context.place("sections")
    if place is None:
        return None
    target, sheet = Target(place), context.sheet(place)
    reports = {r.number: r for r in guidelines(context.event, counted_players(context))}
    for row, section in enumerate(context.event.sections, place.first_row):
        report = reports.get(section.number)
        if report is not None:
            target.put_row(row, _section_cells(context, report))
    below = ranks_row(context)
    target.blank(sheet, range(place.first_row, (below or place.first_row) - 1), _COMPUTED)
    column = place.columns.get("players", 1)
    target.cells[place.heading_row - 1, column] = _summary(context, reports)
    if below is not None:
        _put_ranks(context, target, below)
    return target


def average_text(average: Fraction) -> str:
    """Return an average with one decimal, halves rounded up: 5.7."""
    tenths = (average * 20 + 1) // 2
    return f"{tenths // 10}.{tenths % 10}"


def _summary(context: Context, reports: dict[int, SectionReport]) -> str:
    """Return the sentence above the table."""
    if not reports:
        return context.say("sections.none")
    average = next(iter(reports.values())).average
    players = sum(report.players for report in reports.values())
    return context.say("sections.summary", players=players, sections=len(reports),
                       average=average_text(average))  # fmt: skip


def _section_cells(context: Context, report: SectionReport) -> dict[str, Value]:
    """Return the computed cells of a section."""
    say, met = context.say, report.met
    if not report.players:
        words = ["", "", "", ""]
        words[0] = f"▲ {say('sections.empty')}"
    else:
        average = average_text(report.average)
        size = say("sections.equal" if met[0] else "sections.unequal", players=report.players,
                   average=average)  # fmt: skip
        span = str(report.span) if report.span <= 3 else say("sections.wide", ranks=report.span)  # noqa: PLR2004 -- M2
        span = say("sections.span.rest") if report.collects and report.span > 3 else span  # noqa: PLR2004
        split = say("sections.split", ranks=", ".join(map(str, report.split)))
        signs = ["✓" if ok else "▲" for ok in met]
        words = [
            f"{signs[0]} {size}", f"{signs[1]} {span}",
            signs[2] if met[2] else f"{signs[2]} {split}",
            signs[3] if met[3] else f"{signs[3]} {', '.join(report.fees)}",
        ]  # fmt: skip
    cells: dict[str, Value] = {
        "section": report.number, "players": report.players, "start": points_cell(report.start),
        "from": None if report.highest is None else str(report.highest),
        "bar": _BLOCK * min(report.players, 40),
    }  # fmt: skip
    return {**cells, **dict(zip(("equal", "ranks", "split", "fees"), words, strict=True))}


def _put_ranks(context: Context, target: Target, heading: int) -> None:
    """Set the list of ranks: rank, players, section, a bar."""
    sheet = context.sheet(target.place)
    players = counted_players(context)
    counts = Counter(player.initial_rank for player in players)
    sections = {p.initial_rank: section_of(context.event, p) for p in players if not p.section}
    row = heading
    for row, rank in enumerate(sorted(counts, reverse=True), heading + 1):
        values = (str(rank), counts[rank], sections.get(rank), _BLOCK * min(counts[rank], 40))
        for column, value in enumerate(values, 1):
            target.cells[row, column] = value
    for old in range(row + 1, sheet.height + 1):
        for column in range(1, 5):
            if sheet.cell(old, column) is not None:
                target.cells[old, column] = None
