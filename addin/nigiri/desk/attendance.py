"""Who is out, back, or late: before the draw, and in a round that is drawn already (A8, M19)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.cells import Cells
from nigiri.desk.command import Desk, LogLine, finish, logged, opened
from nigiri.desk.rest import (
    open_round,
    places_found,
    places_told,
    seated,
    unplaced,
    unseated,
)
from nigiri.desk.settled import settled
from nigiri.desk.which_round import check_settled
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import Changes, Operation, Say
from nigiri.workbook.read import read
from nigiri.workbook.read_players import PlayersReading
from nigiri.workbook.round_list import format_outs, format_rounds, parse_rounds
from nigiri.workbook.whom import Directory, NotOnePlayer, names_of
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.domain.model import Player
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Value, Workbook
    from nigiri.workbook.read import Reading

_NEW = " Somebody new needs family name, given name and rank in Players first."
_AGAIN = "Print and post the round again: nigiri print pairings"


class When(NamedTuple):
    """Rounds as they are asked for: "3-4", or from one on; neither: from the next draw on."""

    rounds: str = ""
    first: int | None = None


@dataclass
class Step:
    """A command on its way.

    begun -- the workbook before it; workbook -- as it is so far; operations -- what led there
    players -- who is meant, by row of Players; rounds -- which rounds; said, log -- what is told
    """

    desk: Desk
    begun: Workbook
    workbook: Workbook
    players: dict[int, Player]
    rounds: frozenset[int]
    operations: list[Operation] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)

    @property
    def reading(self) -> Reading:
        """Return the reading of the workbook as it is so far."""
        return read(self.workbook)

    def does(self, operations: Iterable[Operation]) -> None:
        """Carry operations out."""
        done = [*operations]
        self.operations += done
        self.workbook = applied(self.workbook, Changes(tuple(done)))

    def types(self, column: str, cells: Mapping[int, Value]) -> None:
        """Write cells of a column of Players, row by row; they are logged."""
        place = self.reading.book.places["players"]
        written = Cells(place, self.workbook[place.name])
        for row, value in cells.items():
            written.put(row, column, value)
        self.log += [logged(change, place.name) for change in written.changes]
        self.does(written.operations())

    def draws(self, before: Reading) -> None:
        """Find a place for everybody who has none; before -- where all sat. Raises Forbidden.

        Asks where something changed that the round was drawn with (A9): the new pairs get today's
        scores, and beside the older ones of the others nobody could tell what changed.
        """
        freed, plan = places_found(self.workbook, self.desk)
        since, drawn = plan.since, [*freed, *plan.operations]
        self.does([*drawn, *since.noted(self.workbook, drawn), *since.asks])
        self.said += places_told(plan, before)
        self.log += [*since.log, *plan.log]

    def finished(self, command: str) -> Changes:
        """Return all changes of the command."""
        say = map(Say, self.said)
        return finish(self.begun, [*self.operations, *say], self.desk, command, self.log)


def out(workbook: Workbook, desk: Desk, who: str, when: When) -> Changes:
    """Return the changes that let players sit out rounds; who was to meet them gets a place.

    Raises SheetProblems for wrong cells, WrongUse for unknown players and rounds, Forbidden for a
    round that is played, or in which they have a result, and while nothing can be drawn.
    """
    step = _begun(workbook, desk, who, when)
    before = step.reading
    here = open_round(before) in step.rounds
    leavers = [p.number for p in step.players.values() if here and p.number is not None]
    _check_no_result(before, leavers)
    step.types("out", {row: _outs(player, player.out | step.rounds, step.rounds)
                       for row, player in step.players.items()})  # fmt: skip
    step.said.append(f"Out in {_named(step.rounds)}: {names_of(step.players.values())}.")
    if leavers:
        step.does(unseated(step.workbook, before, leavers))
        _seat_others(step, before)
    return step.finished("out")


def back(workbook: Workbook, desk: Desk, who: str, when: When) -> Changes:
    """Return the changes that let players play rounds again, in the round being played too.

    Raises as `out` does, and Forbidden when there is no opponent for them.
    """
    return _seated(_begun(workbook, desk, who, when), "back")


def late(workbook: Workbook, desk: Desk, who: str) -> Changes:
    """Return the changes that mark players as seen, and pair them in the round being played (M19).

    With one another, with who has the bye, or with a bye of their own. Raises SheetProblems for
    wrong cells, WrongUse for unknown players, Forbidden when there is no opponent for them.
    """
    reading = opened(workbook)
    now = open_round(reading) or len(reading.event.rounds) + 1
    step = _begun(workbook, desk, who, When(str(now)))
    yes = text("yes", reading.language)
    step.types("here", {row: yes for row, player in step.players.items() if not player.here})
    return _seated(step, "late")


def _seated(step: Step, command: str) -> Changes:
    """Return the changes that take rounds out of Out in rounds, and seat who has no place."""
    step.said += _plays(step)
    step.types("out", {row: _outs(player, player.out - step.rounds, step.rounds)
                       for row, player in step.players.items()})  # fmt: skip
    before = step.reading
    players = [before.player_rows[row] for row in step.players]
    if open_round(before) in step.rounds and any(
        player.here and player.number not in seated(before) for player in players
    ):
        step.draws(before)
        step.said.append(_AGAIN)
    return step.finished(command)


def _plays(step: Step) -> Iterator[str]:
    """Yield who plays now in the rounds meant, and who did so already."""
    begun, players = read(step.begun), [*step.players.values()]
    there = seated(begun) if open_round(begun) in step.rounds else frozenset(begun.event.by_number)
    already = [p for p in players if p.number in there and all(map(p.plays_in, step.rounds))]
    fresh = [p for p in players if p not in already]
    if fresh:
        yield f"Plays in {_named(step.rounds)}: {names_of(fresh)}."
    if already:
        yield f"Plays in {_named(step.rounds)} anyway: {names_of(already)}."


def _begun(workbook: Workbook, desk: Desk, who: str, when: When) -> Step:
    """Return the first step: all typed cells at their place; who is meant, in which rounds."""
    reading = opened(workbook)
    step = Step(desk, workbook, workbook, _meant(reading, who), _rounds(reading, when))
    step.does(settled(workbook, reading))
    return step


def _meant(reading: Reading, who: str) -> dict[int, Player]:
    """Return row of Players -> player; WrongUse for what is not one player, or nobody."""
    rows = dict(reading.player_rows)
    numbers = {player.number: row for row, player in rows.items() if player.number is not None}
    try:
        found = Directory.of(PlayersReading(rows, numbers)).find(who)
    except NotOnePlayer as error:
        names = f" It can be: {'; '.join(error.names)}." if error.names else _NEW
        msg = f"“{error.typed}” is not one player of this event.{names}"
        raise WrongUse(msg) from error
    if not found:
        msg = "Say who: numbers with commas, or names with semicolons between."
        raise WrongUse(msg)
    return {row: rows[row] for row in found}


def _rounds(reading: Reading, when: When) -> frozenset[int]:
    """Return the rounds meant; WrongUse for others than those of the event, or played ones."""
    event = reading.event
    now = open_round(reading) or len(event.rounds) + 1
    first = len(event.rounds) + 1 if when.first is None else when.first
    typed = when.rounds or f"{first}-"
    try:
        rounds = parse_rounds(typed, event.settings.rounds)
    except ValueError as error:
        msg = f"“{typed}” are not rounds of this event, 1 to {event.settings.rounds}."
        raise WrongUse(msg) from error
    if not rounds or min(rounds) < now:
        msg = f"Round {min(rounds, default=0)} is over; this goes from round {now} on."
        raise WrongUse(msg)
    return rounds


def _check_no_result(reading: Reading, players: Iterable[PlayerId]) -> None:
    """Raise Forbidden when one of these has a result in the newest round."""
    for number in players:
        this = reading.event.rounds[-1]
        game = this.game_by_player.get(number)
        if game is not None and game.result is not None:
            msg = (
                f"{number} {reading.event.player(number).name} has a result at table {game.table} "
                f"in round {this.number}. From the next round on: --from {this.number + 1}"
            )
            raise Forbidden(msg)


def _outs(player: Player, out: frozenset[int], rounds: frozenset[int]) -> str | None:
    """Return what stands in Out in rounds; offers for these rounds are over."""
    return format_outs(out, player.willing - rounds) or None


def _seat_others(step: Step, before: Reading) -> None:
    """Find a place for who was to meet those who left; say it when there is none."""
    now = step.reading
    alone = unplaced(now)
    if alone:
        check_settled(before)
    try:
        if alone:
            step.draws(before)
    except Forbidden:
        who = names_of(now.event.player(number) for number in alone)
        step.said.append(f"No opponent is left for {who}: nigiri draw --again, or mark out.")
        return
    step.said.append(_AGAIN)


def _named(rounds: frozenset[int]) -> str:
    """Return rounds in words."""
    return f"round{'s' * (len(rounds) > 1)} {format_rounds(rounds)}"
