"""Derive the Event sheet: the list of rounds with links, results in and byes, also promised ones.

And beside the time limits how they are understood: main time, adjusted time, class of the EGF.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import figure_words
from nigiri.messages.catalogue import decimal, every
from nigiri.workbook.derive.target import Target
from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.round.result import board_count, boards_of, result_count, results_of
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.event import round_rows, setting_cells
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.words.formulas import distinct, formula_text, quoted
from nigiri.workbook.words.known_sentences import said_by

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import RoundTable


_TIME_WORDS = ("event.time.class", "event.time.none", "event.time.half", "event.time.unread")
"""What the note beside the time limits begins with."""


def event_target(context: Context) -> Target | None:
    """Return the cells of the list of rounds on the Event sheet; None without the sheet."""
    location = context.location("event")
    if location is None:
        return None
    target = Target(location)
    for number, row in round_rows(context.reader(location)).items():
        name = context.say("sheet.round", number=number)
        table = context.refs.rounds.get(number)
        if table is None:
            words = context.say("event.notdrawn") + _promised(context, number)
            target.put_row(row, {"round": name, "results": words})
            continue
        at = quoted(f"#{tab(table.location.name)}!{table.letters('result')}{table.first}")
        target.put(row, "round", Formula(f"HYPERLINK({at},{quoted(name)})", name))
        target.put(row, "results", _results(context, table))
    title = context.event.settings.name or context.say("sheet.event")
    target.cells[location.heading_row - 1, location.columns["round"]] = title
    _put_time(context, target)
    return target


def _put_time(context: Context, target: Target) -> None:
    """Set the note beside the time limits; a note of the director's own stays."""
    at = setting_cells(context.workbook, context.reading.book).get("time_limits")
    if at is None or at.location.kind != "event" or at.columns.note not in at.location.columns:
        return
    before = context.sheet(at.location).cell(at.row, at.location.columns[at.columns.note])
    if before is None or said_by(*_TIME_WORDS).say(str(before)):
        target.put(at.row, at.columns.note, time_words(context) or None)


def time_words(context: Context) -> str:
    """Return the sentences on the EGF's class of the time limits and what the next one needs.

    "" where none are typed; main time alone and what cannot be read have a sentence each.
    """
    typed = context.event.settings.time_limits
    if not typed.strip():
        return ""
    from nigiri.domain.schedule import time_limits  # noqa: PLC0415 -- not every event has some

    found = time_limits.limits(typed)
    if found is None:
        main = time_limits.main_time(typed)
        return context.say("event.time.half" if main else "event.time.unread", main=main)
    sign = decimal(context.language)
    return " ".join(
        context.say(f"event.time.{key}", **_in_words(facts, sign))
        for key, facts in time_limits.class_facts(found)
    )


def _in_words(facts: Mapping[str, Fraction | int | str], sign: str) -> dict[str, str]:
    """Return facts in words: minutes with halves and decimals, letters as they are."""
    return {k: v if isinstance(v, str) else figure_words(v, decimal=sign) for k, v in facts.items()}


def _promised(context: Context, number: int) -> str:
    """Return the words for the bye of a round to come, "" where it is promised to nobody (A8)."""
    players = context.reading.player_rows.values()
    names = names_of(player for player in players if player.is_promised_bye(number))
    return context.say("event.bye", name=names) if names else ""


def _results(context: Context, table: RoundTable) -> Formula:
    """Return the live sentence about a round's results."""
    live, say = context.lives[table.number], context.say
    count, done = boards_of(live), results_of(live)
    waiting = count - done
    words = f"{'► ' if waiting else '✓ '}{done} / {count}"
    words += say("event.missing", missing=waiting) if waiting else ""
    byes = [row for row in range(table.last + 1, table.end + 1) if live.is_bye(row)]
    seated = [row for row in byes if live.cell(row, "white_no") is not None]
    if seated and seated[0] == byes[0]:
        name = f"{live.cell(seated[0], 'white_no')} {concatenated(live.cell(seated[0], 'white'))}"
        more = f" +{len(seated) - 1}" if len(seated) > 1 else ""
        words += say("event.bye", name=name + more)
    return Formula(_results_formula(context, table), words)


def _results_formula(context: Context, table: RoundTable) -> str:
    """Return the formula of that sentence: 16 / 19, the number missing, the bye.

    Of several byes, free wins of a knockout, the first is named and the others are counted.
    """
    language = context.language
    boards, done = board_count(table), result_count(table)
    missing = f"({boards}-{done})"
    labels = [*map(quoted, distinct(every("label.bye")))]
    rows = (f"IFERROR(MATCH({label},{table.seats('table')},0),9^9)" for label in labels)
    row = f"MIN({','.join(rows)})"
    number, name = (f"INDEX({table.seats(key)},{row})" for key in ("white_no", "white"))
    still = formula_text("event.missing", language, missing=missing)
    bye_rows = "+".join(f"({table.seats('table')}={label})" for label in labels)
    more = f'SUMPRODUCT(({bye_rows})*({table.seats("white_no")}<>""))-1'
    who = f'{number}&" "&{name}&IF({more}>0," +"&({more}),"")'
    bye = formula_text("event.bye", language, name=who)
    return (
        f'IF({missing}=0,"✓ ","► ")&{done}&" / "&{boards}'
        f'&IF({missing}=0,"",{still})&IFERROR(IF({number}="","",{bye}),"")'
    )
