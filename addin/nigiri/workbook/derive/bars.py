"""Derive the bar above every sheet: one next step, in one sentence.

Commands and dialogs say the same message in their own language, and name its commands in their way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.stages import sections_wanted
from nigiri.messages.message import message, said, several
from nigiri.workbook.derive.players import named_and_here
from nigiri.workbook.derive.rounds import boards_of, missing_tables, verified_boards
from nigiri.workbook.derive.target import Target
from nigiri.workbook.live.bar import (
    END_OF_TEAMS,
    LONGEST,
    MOST_TABLES,
    draft_formula,
    link_formula,
    moved_first,
    registration_formula,
    round_formula,
)
from nigiri.workbook.live.players_above import awaited, moved
from nigiri.workbook.live.players_values import PlayersLive
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.spreadsheet import concatenated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Table
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.locations import Location


def bar_targets(context: Context) -> Iterator[Target]:
    """Yield the bar of every sheet: the newest round's has the formula, the others link to it."""
    refs = context.refs
    if context.draft is not None:
        yield from _draft_bars(context, context.draft)
        return
    main = refs.current.location if refs.current else context.location("players")
    if main is None:
        return
    formula = (
        round_formula(refs, refs.current)
        if refs.current
        else registration_formula(refs, _without_sections(context))
    )
    yield from _bars(context, main, formula)


def _bars(context: Context, main: Location, formula: str) -> Iterator[Target]:
    """Yield the bar of every sheet; main -- the one with the formula, which the others repeat."""
    sentence = f"► {said(next_step(context), context.language)}"
    whole = moved_first(context.refs, formula)
    for location in context.reading.book:
        target = Target(location)
        words = whole if location == main else link_formula(context.refs, main)
        target.cells[1, 1] = Formula(words, sentence)
        yield target


def _draft_bars(context: Context, draft: Context) -> Iterator[Target]:
    """Yield the bars while a round is only a draft; then the draft's sheet has the formula."""
    current = draft.refs.rounds[max(draft.refs.rounds)]
    played = context.refs.rounds.get(current.number)
    yield from _bars(context, current.location, draft_formula(draft.refs, current, played))


def _draft_step(context: Context, draft: Context) -> str:
    """Return the next step while a round is only a draft, by the results typed into either."""
    live = draft.lives[max(draft.lives)]
    played = context.lives.get(live.table.number)
    typed = _results(live) > (_results(played) if played else 0)
    words = message("bar.draft.results" if typed else "bar.draft", round=live.table.number)
    return _problem(live) or words


def _results(live: RoundLive) -> int:
    """Return the number of cells of Result that are filled."""
    return sum(live.cell(row, "result") is not None for row in live.board_rows)


def next_step(context: Context) -> str:
    """Return the message of the director's next step, the first that applies, or several in one."""
    return _moved(context) or _next_step(context)


def _moved(context: Context) -> str:
    """Return the sentence about a number that has changed hands since a draw, "" for none."""
    table = context.refs.players
    if table is None or "name" not in table.location.columns:
        return ""
    live = PlayersLive(context, table)
    number = moved(live)
    return message("bar.moved", number=number, name=live.record.names[number]) if number else ""


def _next_step(context: Context) -> str:
    """Return the next step, if every number still belongs to the player drawn with it."""
    if context.draft is not None:
        return _draft_step(context, context.draft)
    current = context.refs.current
    if current is None:
        return _registration(context)
    live = context.lives[current.number]
    return _trouble(context, live) or _progress(context, live)


def _registration(context: Context) -> str:
    """Return the next step before the first draw."""
    table = context.refs.players
    named, here = named_and_here(PlayersLive(context, table)) if table else (0, 0)
    if not named:
        return message("bar.empty")
    key = "bar.sections" if context.event.sections else _without_sections(context)
    return message(key, here=here, unseen=named - here)


def _without_sections(context: Context) -> str:
    """Return the key of the sentence before the first draw, while there are no sections."""
    return "bar.register" if sections_wanted(context.event) else "bar.register.draw"


def _trouble(context: Context, live: RoundLive) -> str:
    """Return the sentence about the first fault, or "": a ■ in a row, a free player, a bad list."""
    number, wrong = live.table.number, _problem(live)
    if wrong:
        return wrong
    free = free_players(context, live)
    if free:
        return _free(context, number, free[0])
    bad = any(live.board(row)["list_bad"] for row in live.board_rows)
    return message("bar.list") if bad else ""


def _problem(live: RoundLive) -> str:
    """Return the sentence about the first row marked ■, "" for none."""
    for row, words in live.checks.items():
        if words.startswith("■"):
            table = concatenated(live.cell(row, "table")) or "–"
            what = words[2 : LONGEST + 2]
            return message("bar.problem", round=live.table.number, table=table, what=what)
    return ""


def _free(context: Context, number: int, player: int) -> str:
    """Return the sentence about a player without a place, or about the round they wait for."""
    before = context.lives.get(number - 1)
    missing = missing_tables(before) if before else []
    if missing:
        return message("bar.part", round=number - 1, tables=_first(missing))
    person = context.people.get(player)
    name = person.family if person else ""
    return message("bar.free", round=number, number=player, name=name)


def free_players(context: Context, live: RoundLive) -> list[int]:
    """Return the numbers of players here, not out and unpaired in the newest round, ascending.

    live -- the newest round; the list is empty for an earlier one
    """
    table = context.refs.players
    if table is None or live is not context.lives.get(max(context.lives)):
        return []
    rows = PlayersLive(context, table)
    free = (rows.free(row) for row in rows.reader.rows())
    return sorted(number for number in free if isinstance(number, int))


def _progress(context: Context, live: RoundLive) -> str:
    """Return the sentence about the results still missing, with those of earlier rounds."""
    number, missing, before = live.table.number, missing_tables(live), _before(context, live)
    if not missing:
        lacks = message("bar.lacks", round=number)
        return _in_one(lacks, before) if before else _over(context, live)
    if len(missing) == boards_of(live) > 1:
        words = message("bar.drawn", round=number, missing=len(missing))
    else:
        key = "bar.last" if len(missing) == 1 else "bar.missing"
        words = message(key, round=number, missing=len(missing), tables=_first(missing))
    players = context.refs.players
    new = _new(context, players) if players else 0
    newcomers = message("bar.new", count=new) if new else ""
    return _in_one(words, newcomers, before)


def _before(context: Context, live: RoundLive) -> str:
    """Return the sentence about the first missing result of an earlier round, "" for none (B11)."""
    for number, other in sorted(context.lives.items()):
        missing = missing_tables(other)
        if missing and number < live.table.number:
            return message("bar.before", before=number, table=missing[0] or "–")
    return ""


def _new(context: Context, players: Table) -> int:
    """Return the number of players here without a number who are not out of the newest round."""
    rows = PlayersLive(context, players)
    return sum(rows.new(row) for row in rows.reader.rows())


def _over(context: Context, live: RoundLive) -> str:
    """Return the sentence about the next step once all results are in."""
    number, boards, verified = live.table.number, boards_of(live), verified_boards(live)
    if 0 < verified < boards:
        return message("bar.second", round=number, verified=verified, boards=boards)
    last = number >= context.event.settings.rounds
    key = "bar.over" if context.refs.over else "bar.finished" if last else "bar.complete"
    key = END_OF_TEAMS if key != "bar.complete" and context.refs.teams else key
    words = message(key, round=number, next=number + 1)
    table = context.refs.players
    if key != "bar.complete" or table is None:
        return words
    return _in_one(words, awaited(PlayersLive(context, table)))


def _in_one(*parts: str) -> str:
    """Return messages as one, without those that are ""; each begins as it must behind another."""
    first, *others = filter(None, parts)
    return several([first, *others], "") if others else first


def _first(missing: Sequence[float]) -> str:
    """Return the first table numbers as a list in words, "…" for the rest."""
    tables = ", ".join(str(table or "–") for table in missing[:MOST_TABLES])
    return tables + (", …" if len(missing) > MOST_TABLES else "")
