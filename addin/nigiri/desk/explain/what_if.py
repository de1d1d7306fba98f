"""Compare a round with a draw under other settings or requests, and keep that draw if wanted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, change_line, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import Phrases
from nigiri.desk.core.views import View
from nigiri.desk.draw.draw import planned
from nigiri.desk.players.wishes import never_rows, wish_rows
from nigiri.desk.setup.settings import typed_settings
from nigiri.domain.pairing.board_costs import round_totals
from nigiri.domain.pairing.criteria import in_order
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Say, SetCells
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.desk.draw.plan import Plan
    from nigiri.desk.draw.requests import Requests
    from nigiri.domain.model.event import Game, Round
    from nigiri.workbook.model.cells import Cell, Workbook

MARK = "►"


@dataclass(frozen=True)
class Comparison:
    """A round now and drawn otherwise.

    boards -- table by table, side by side, with a mark at new pairs
    totals -- costs of all tables, by criterion
    changes -- that keep the new draw; only a sentence unless that was asked for
    """

    boards: View
    totals: View
    changes: Changes


def what_if(
    workbook: Workbook,
    desk: Desk,
    wanted: Requests,
    settings: Mapping[str, str] | None = None,
    *,
    keep: bool = False,
) -> Comparison:
    """Return a comparison of the newest round, or once it is complete the next, drawn otherwise.

    settings -- label or key of a setting -> its value in the cell on the Event sheet
    keep -- the changes are those of `draw`, or `draw --again`, with all requests; forbidden pairs
    become wishes for that round; the questions of `draw` are asked, too

    Raises SheetProblems for wrong cells, settings included; Forbidden for requests against the
    rules, and for keeping when the round has results; WrongUse for unknown players and settings.
    """
    reading = read_writable(workbook)
    again = bool(reading.event.rounds) and not reading.event.rounds[-1].complete
    if again and keep and any(game.result for game in reading.event.rounds[-1].games):
        raise Forbidden(message("explain.has-results", round=len(reading.event.rounds)))
    typed = typed_settings(workbook, reading, settings or {})
    plan = planned(applied(workbook, Changes(typed)), desk, again=again, wanted=wanted)
    old = reading.event.rounds[-1] if again else planned(workbook, desk).drawn.round
    phrases = Phrases(plan.event)
    wish = _wish(phrases, wanted, settings or {})
    changes = Changes((Say(phrases.say("whatif.unkept")),))
    if keep:
        changes = _kept_changes(workbook, desk, typed, (plan, wanted), wish)
    columns = tuple(map(phrases.say, ("whatif.old" if again else "whatif.next", "whatif.new")))
    boards = _boards(phrases, old, plan, wish, columns)
    return Comparison(boards, _totals(phrases, old, plan.drawn.round, columns), changes)


def _kept_changes(
    workbook: Workbook,
    desk: Desk,
    typed: Sequence[SetCells],
    requested: tuple[Plan, Requests],
    wish: str,
) -> Changes:
    """Return the changes of the draw with all requests, which the Log names.

    Forbidden pairs are written into Wishes, so that a redraw remembers them.
    """
    plan, wanted = requested
    done = (*typed, *plan.operations)
    after = applied(workbook, Changes(done))
    reading = read(after)
    never = [*never_rows(reading, plan.drawn.round.number, wanted.forbid)]
    never_wishes = wish_rows(after, reading.book, reading.language, never) if never else []
    log = [change_line(cell, operation.sheet) for operation in typed for cell in operation.cells]
    log += [LogLine(line.became, line.sheet, line.cell, line.was, wish) for line in plan.log]
    changed, say = plan.changed, map(Say, plan.sentences)
    operations = [
        *done,
        *never_wishes,
        *changed.record_cells(workbook, [*done, *never_wishes]),
        *changed.asks,
        *say,
    ]
    return finish(workbook, operations, desk, "what-if --keep", [*changed.log, *log])


def _wish(phrases: Phrases, wanted: Requests, settings: Mapping[str, str]) -> str:
    """Return settings and requests in words."""
    words = [f"{name} = {value}" for name, value in settings.items()]
    if wanted.forbid:
        words.append(phrases.say("whatif.forbid", pairs=phrases.pairs(wanted.forbid)))
    if wanted.force:
        words.append(phrases.say("whatif.force", pairs=phrases.pairs(wanted.force)))
    if wanted.bye is not None:
        words.append(phrases.say("whatif.bye", who=phrases.player_label(wanted.bye)))
    return phrases.clauses(words) or phrases.say("whatif.nothing")


def _boards(phrases: Phrases, old: Round, plan: Plan, wish: str, columns: tuple[str, ...]) -> View:
    """Return both rounds side by side: equal pairs in one row, the others in their order."""
    new = plan.drawn.round
    before = {frozenset(game.players): game for game in old.games}
    stay = {frozenset(game.players) for game in new.games} & before.keys()
    gone = iter([game for pair, game in before.items() if pair not in stay])
    rows: list[tuple[Cell, ...]] = []
    for game in new.games:
        pair = frozenset(game.players)
        was = before[pair] if pair in stay else next(gone, None)
        rows.append(_row(phrases, game.table, was, game, changed=pair not in stay))
    rows += [_row(phrases, game.table, game, None, changed=True) for game in gone]
    for one, other in zip_longest(old.byes, new.byes):
        bye = (phrases.player_label(n) if n is not None else None for n in (one, other))
        rows.append((phrases.say("whatif.bye.row"), *bye, MARK if one != other else None))
    notes = [
        phrases.say("whatif.changed", changed=len(new.games) - len(stay), boards=len(new.games))
    ]
    if plan.locks.games:
        notes.append(phrases.say("whatif.locked", kept=len(plan.locks.games)))
    return View(
        phrases.say("whatif.title", round=new.number, wish=wish),
        (phrases.say("whatif.table"), *columns, ""),
        tuple(rows),
        tuple(notes),
    )


def _row(
    phrases: Phrases, table: int | None, old: Game | None, new: Game | None, *, changed: bool
) -> tuple[Cell, ...]:
    """Return the row of a table with its two games."""
    games = (None if game is None else _game(phrases, game) for game in (old, new))
    return (table, *games, MARK if changed else None)


def _game(phrases: Phrases, game: Game) -> str:
    """Return a game as text: "7 Ota, Yuzo – 12 Roy, Ann +3"."""
    handicap = f" +{game.handicap}" if game.handicap else ""
    return f"{phrases.player_label(game.white)} – {phrases.player_label(game.black)}{handicap}"


def _totals(phrases: Phrases, old: Round, new: Round, columns: tuple[str, ...]) -> View:
    """Return the costs of both rounds by criterion, most important first."""
    before, after = (round_totals(phrases.event, this) for this in (old, new))
    headings = (phrases.say("answer.criterion"), *columns, phrases.say("whatif.difference"))
    rows = tuple(
        (phrases.criterion(code), *(phrases.cost(code, n) for n in (was, will, will - was)))
        for code in (each.code for each in in_order(phrases.event.settings))
        if {code} & {*before, *after}
        for was, will in [(before.get(code, 0), after.get(code, 0))]
    )
    return View(phrases.say("whatif.totals"), headings, rows, (phrases.say("whatif.note"),))
