"""Compare a round with how it would be drawn if something were otherwise; keep it if wanted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, finish, logged, opened
from nigiri.desk.core.phrases import Voice
from nigiri.desk.core.show import View
from nigiri.desk.draw.draw import planned
from nigiri.desk.players.wishes import never_rows, wish_rows
from nigiri.desk.setup.settings import typed_settings
from nigiri.domain.pairing.board_costs import round_totals
from nigiri.domain.pairing.order import in_order
from nigiri.errors import Forbidden
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Say, SetCells
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.desk.draw.plan import Plan
    from nigiri.desk.draw.requests import Wanted
    from nigiri.domain.model.event import Game, Round
    from nigiri.workbook.model.cells import Cell, Workbook

MARK = "►"


@dataclass(frozen=True)
class Comparison:
    """A round now and as it would be.

    boards -- table by table, side by side, a mark where the pair is new
    totals -- what all tables cost, criterion by criterion
    changes -- what keeps the new draw; only a sentence unless that was asked for
    """

    boards: View
    totals: View
    changes: Changes


def what_if(
    workbook: Workbook,
    desk: Desk,
    wanted: Wanted,
    settings: Mapping[str, str] | None = None,
    *,
    keep: bool = False,
) -> Comparison:
    """Return the newest round, while results are missing, or else the next one, drawn otherwise.

    settings -- label or key of a setting -> what would stand in its cell on the Event sheet
    keep -- the changes are those of `draw`, or `draw --again`, with all that is wanted, and what is
    forbidden becomes a wish for that round; asked is what `draw` asks, too

    Raises SheetProblems for wrong cells, settings included; Forbidden for what the rules do not
    allow, and for keeping when the round has results; WrongUse for unknown players and settings.
    """
    reading = opened(workbook)
    again = bool(reading.event.rounds) and not reading.event.rounds[-1].complete
    if again and keep and any(game.result for game in reading.event.rounds[-1].games):
        msg = (
            f"Round {len(reading.event.rounds)} has results; it cannot be drawn otherwise any "
            "more. Without --keep you may still look."
        )
        raise Forbidden(msg)
    typed = typed_settings(workbook, reading, settings or {})
    plan = planned(applied(workbook, Changes(typed)), desk, again=again, wanted=wanted)
    old = reading.event.rounds[-1] if again else planned(workbook, desk).drawn.round
    voice = Voice(plan.event)
    wish = _wish(voice, wanted, settings or {})
    changes = Changes((Say(voice.say("whatif.unkept")),))
    if keep:
        changes = _kept(workbook, desk, typed, (plan, wanted), wish)
    columns = tuple(map(voice.say, ("whatif.old" if again else "whatif.next", "whatif.new")))
    boards = _boards(voice, old, plan, wish, columns)
    return Comparison(boards, _totals(voice, old, plan.drawn.round, columns), changes)


def _kept(
    workbook: Workbook, desk: Desk, typed: Sequence[SetCells], asked: tuple[Plan, Wanted], wish: str
) -> Changes:
    """Return the changes of the draw with all that is wanted; the Log says what that was.

    What is forbidden goes to the sheet Wishes, so that a redraw remembers it.
    """
    plan, wanted = asked
    done = (*typed, *plan.operations)
    after = applied(workbook, Changes(done))
    reading = read(after)
    never = [*never_rows(reading, plan.drawn.round.number, wanted.forbid)]
    noted = wish_rows(after, reading.book, reading.language, never) if never else []
    log = [logged(cell, operation.sheet) for operation in typed for cell in operation.cells]
    log += [LogLine(line.became, line.sheet, line.cell, line.was, wish) for line in plan.log]
    since, say = plan.since, map(Say, plan.sentences)
    operations = [*done, *noted, *since.noted(workbook, [*done, *noted]), *since.asks, *say]
    return finish(workbook, operations, desk, "what-if --keep", [*since.log, *log])


def _wish(voice: Voice, wanted: Wanted, settings: Mapping[str, str]) -> str:
    """Return in words what is wanted."""
    words = [f"{name} = {value}" for name, value in settings.items()]
    if wanted.forbid:
        words.append(voice.say("whatif.forbid", pairs=voice.pairs(wanted.forbid)))
    if wanted.force:
        words.append(voice.say("whatif.force", pairs=voice.pairs(wanted.force)))
    if wanted.bye is not None:
        words.append(voice.say("whatif.bye", who=voice.who(wanted.bye)))
    return "; ".join(words) or voice.say("whatif.nothing")


def _boards(voice: Voice, old: Round, plan: Plan, wish: str, columns: tuple[str, ...]) -> View:
    """Return both rounds side by side: pairs that stay in one row, the others as they come."""
    new = plan.drawn.round
    before = {frozenset(game.players): game for game in old.games}
    stay = {frozenset(game.players) for game in new.games} & before.keys()
    gone = iter([game for pair, game in before.items() if pair not in stay])
    rows: list[tuple[Cell, ...]] = []
    for game in new.games:
        pair = frozenset(game.players)
        was = before[pair] if pair in stay else next(gone, None)
        rows.append(_row(voice, game.table, was, game, changed=pair not in stay))
    rows += [_row(voice, game.table, game, None, changed=True) for game in gone]
    for one, other in zip_longest(old.byes, new.byes):
        bye = (voice.who(n) if n is not None else None for n in (one, other))
        rows.append((voice.say("whatif.bye.row"), *bye, MARK if one != other else None))
    notes = [voice.say("whatif.changed", changed=len(new.games) - len(stay), boards=len(new.games))]
    if plan.locks.games:
        notes.append(voice.say("whatif.locked", kept=len(plan.locks.games)))
    return View(
        voice.say("whatif.title", round=new.number, wish=wish),
        (voice.say("whatif.table"), *columns, ""),
        tuple(rows),
        tuple(notes),
    )


def _row(
    voice: Voice, table: int | None, old: Game | None, new: Game | None, *, changed: bool
) -> tuple[Cell, ...]:
    """Return a table with its two games."""
    games = (None if game is None else _game(voice, game) for game in (old, new))
    return (table, *games, MARK if changed else None)


def _game(voice: Voice, game: Game) -> str:
    """Return a game in words: "7 Ota, Yuzo – 12 Roy, Ann +3"."""
    handicap = f" +{game.handicap}" if game.handicap else ""
    return f"{voice.who(game.white)} – {voice.who(game.black)}{handicap}"


def _totals(voice: Voice, old: Round, new: Round, columns: tuple[str, ...]) -> View:
    """Return what both rounds cost, criterion by criterion, most important first."""
    before, after = (round_totals(voice.event, this) for this in (old, new))
    headings = (voice.say("answer.criterion"), *columns, voice.say("whatif.difference"))
    rows = tuple(
        (voice.criterion(code), *(voice.cost(code, n) for n in (was, will, will - was)))
        for code in (each.code for each in in_order(voice.event.settings))
        if {code} & {*before, *after}
        for was, will in [(before.get(code, 0), after.get(code, 0))]
    )
    return View(voice.say("whatif.totals"), headings, rows, (voice.say("whatif.note"),))
