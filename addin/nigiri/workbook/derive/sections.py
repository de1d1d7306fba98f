"""Derive the Sections sheet: players and start of each, guidelines, the list of ranks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.domain.standings.shown import told_score
from nigiri.domain.starts.guidelines import MOST_RANKS, guidelines, improvable, outlook
from nigiri.domain.starts.start_scores import section_of, section_rank
from nigiri.domain.systems.stages import sections_wanted
from nigiri.messages.catalogue import decimal
from nigiri.workbook.derive.start_words import rank_words, start_words
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import RANK_COLUMNS, ranks_heading, written_cells

if TYPE_CHECKING:
    from fractions import Fraction

    from nigiri.domain.model.event import Player
    from nigiri.domain.starts.guidelines import Guidelines, Outlook, SectionReport
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Value

COMPUTED = ("section", "from", "players", "bar", "start", "equal", "ranks", "split", "fees")
_BLOCK, _LONGEST_BAR = "■", 40
_SIGNS = {True: "✓", False: "", None: "–"}
"""Whether a guideline is met; None: nobody can know -> its sign, where nothing could be better."""


def counted_players(context: Context) -> list[Player]:
    """Return the players that sections count: those numbered or here, and announced latecomers.

    Their fees are those of their ranks where Event announces such (M2).
    """
    event = context.event
    counted = [p for p in event.players if p.here or p.number is not None or 1 in p.out]
    if not event.settings.entry_fees:
        return counted
    from nigiri.domain.organising.fees import as_announced  # noqa: PLC0415 -- many announce none

    return [*as_announced(counted, event.settings.entry_fees)]


def ranks_row(context: Context) -> int | None:
    """Return the row of the headings of the list of ranks, None when it is not there."""
    location = context.location("sections")
    return None if location is None else ranks_heading(location, context.sheet(location))


def sections_target(context: Context) -> Target | None:
    """Return the computed cells of Sections; None without the sheet."""
    location = context.location("sections")
    if location is None:
        return None
    target, sheet = Target(location), context.sheet(location)
    reports = {r.number: r for r in guidelines(context.event, counted_players(context))}
    better = could_be_better(context)
    for row, section in enumerate(context.event.sections, location.first_row):
        target.put_row(row, _section_cells(context, reports[section.number], better))
    below, written = ranks_row(context), written_cells(location, sheet)
    end = sheet.height + 1 if below is None else below - 1
    computed = [location.columns[key] for key in COMPUTED if key in location.columns]
    target.blank(sheet, written, computed, range(location.first_row, end))
    column = location.columns.get("players", 1)
    target.cells[location.heading_row - 1, column] = _summary(context, reports, better)
    if below is not None:
        _put_ranks(context, target, below)
        target.cells[below - 1, 1] = start_words(context.event, context.language) or None
        target.clear(sheet, written, RANK_COLUMNS, below + 1)
    return target


def could_be_better(context: Context) -> Guidelines:
    """Return True for each guideline that other sections would meet better, in their order."""
    if context.event.settings.start_rule != "sections":
        return False, False, False, False
    return improvable(context.event, counted_players(context))


def average_text(average: Fraction, language: str) -> str:
    """Return an average with one decimal, halves rounded up: 5.7, in French 5,7; 8 without one."""
    whole, tenths = divmod((average * 20 + 1) // 2, 10)
    return f"{whole}{decimal(language)}{tenths}" if tenths else str(whole)


def _summary(context: Context, reports: dict[int, SectionReport], better: Guidelines) -> str:
    """Return the sentence above the table; it says why what has no ✓ is not marked.

    better -- which guidelines other sections would meet better
    """
    if not reports:
        return context.say(
            "sections.none" if sections_wanted(context.event) else "sections.needless"
        )
    average = next(iter(reports.values())).average
    players = sum(report.players for report in reports.values())
    missed = {at for each in reports.values() for at, met in enumerate(each.met) if met is False}
    found = outlook(context.event, counted_players(context))
    key = "sections.summary"
    if context.event.rounds:
        key = "sections.summary.drawn"
    elif context.event.settings.start_rule == "sections" and any(not better[at] for at in missed):
        key = _best_of(found)
    return context.say(
        key,
        players=players,
        sections=len(reports),
        average=average_text(average, context.language),
        other=found.other,
    )


def _best_of(found: Outlook) -> str:
    """Return the key of the sentence on what no other sections can do, where that is proved."""
    if found.anyhow:
        return "sections.summary.best"
    if found.best:
        return "sections.summary.best.other" if found.other else "sections.summary.best.number"
    return "sections.summary"


def _section_cells(context: Context, report: SectionReport, better: Guidelines) -> dict[str, Value]:
    """Return the computed cells of a section; better -- as in `_summary`."""
    notes = _guideline_words(context, report, better)
    return {
        "section": report.number,
        "from": None if report.highest is None else str(report.highest),
        "players": report.players,
        "bar": _bar(report.players),
        "start": _start(context, report),
        **dict(zip(("equal", "ranks", "split", "fees"), notes, strict=True)),
    }


def _start(context: Context, report: SectionReport) -> Value:
    """Return the initial score of a section, or words: below a bar each grade has its own (B1)."""
    if report.start is None:
        return context.say("starts.by_grade")
    return points_cell(told_score(context.event, report.start))


def _bar(players: int) -> str:
    """Return a bar with a block for each player, as far as the column goes."""
    return _BLOCK * min(players, _LONGEST_BAR)


def _guideline_words(
    context: Context, report: SectionReport, better: Guidelines
) -> tuple[str, ...]:
    """Return four texts, one for each guideline of M2: ✓ and the facts, – without facts.

    A guideline that is not met has ▲ where other sections would meet it better, else no sign. All
    are "" where start scores do not come from sections.
    """
    say = context.say
    if context.event.settings.start_rule != "sections":
        return "", "", "", ""
    if not report.players:
        return f"{'' if context.event.rounds else '▲ '}{say('nobody')}", "", "", ""
    size = "sections.equal" if report.met[0] else "sections.unequal"
    words = (
        say(size, players=report.players, average=average_text(report.average, context.language)),
        _span_words(context, report),
        "" if report.met[2] else say("sections.split", ranks=", ".join(map(str, report.split))),
        "" if report.met[3] else ", ".join(report.fees),
    )
    signs = (
        "▲" if met is False and could_be else _SIGNS[met]
        for met, could_be in zip(report.met, better, strict=True)
    )
    return tuple(" ".join(filter(None, notes)) for notes in zip(signs, words, strict=True))


def _span_words(context: Context, report: SectionReport) -> str:
    """Return the number of ranks in a section; the last section may span all lower ranks."""
    if report.span <= MOST_RANKS:
        return str(report.span)
    if report.collects:
        return context.say("sections.span.rest")
    return context.say("sections.wide", ranks=report.span)


def _put_ranks(context: Context, target: Target, heading: int) -> None:
    """Set the list of ranks: rank, players, section, a bar, the note of `rank_words`."""
    players = counted_players(context)
    settings = context.event.settings
    counts = Counter(section_rank(settings, player) for player in players)
    sections = {
        section_rank(settings, p): section_of(context.event, p) for p in players if not p.section
    }
    notes = rank_words(context.event, context.language)
    lines: list[tuple[Value, ...]] = [
        (str(rank), counts[rank], sections.get(rank), _bar(counts[rank]), None, notes.get(rank))
        for rank in sorted({*counts, *notes}, reverse=True)
    ]
    for row, line in enumerate(lines, heading + 1):
        for column, value in enumerate(line, 1):
            target.cells[row, column] = value
