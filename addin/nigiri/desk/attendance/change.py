"""A command about who plays which rounds, on its way: whom it means, and what it did so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.attendance.unpaired import open_round, places_found, places_told, seated
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, finish, logged, opened
from nigiri.desk.core.normalise import out_cell, settled
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.entry.rounds import format_rounds, parse_rounds
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.read.player_references import Directory, NotOnePlayer, names_of
from nigiri.workbook.read.players import PlayersReading
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.entry.out_in_rounds import Outs
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.read.workbook import Reading

_NEW = " Somebody new needs family name, given name and rank in Players first."
PRINT_AGAIN = "Print and post the round again: nigiri print pairings"


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
        place = self.reading.book.locations["players"]
        written = Cells(place, self.workbook[place.name])
        for row, value in cells.items():
            written.put(row, column, value)
        self.log += [logged(change, place.name) for change in written.changes]
        self.does(written.operations())

    def says(self, change: Callable[[Outs], Outs]) -> None:
        """Change what Out in rounds says of those who are meant."""
        reading = self.reading
        place = reading.book.locations["players"]
        cells = Cells(place, self.workbook[place.name])
        self.types(
            "out", {row: out_cell(reading, cells.get(row, "out"), change) for row in self.players}
        )

    def draws(self, before: Reading) -> None:
        """Find a place for everybody who has none; before -- where all sat. Raises Forbidden.

        Asks where something changed that the round was drawn with (A9): the new pairs get today's
        scores, and beside the older ones of the others nobody could tell what changed.
        """
        self.takes(*places_found(self.workbook, self.desk), before)

    def takes(self, freed: Sequence[Operation], plan: Plan, before: Reading) -> None:
        """Carry out a plan that finds places, as `draws` does; freed -- what comes before it."""
        since, drawn = plan.since, [*freed, *plan.operations]
        self.does([*drawn, *since.noted(self.workbook, drawn), *since.asks])
        self.said += [*places_told(plan, before), *self._without_game(), PRINT_AGAIN]
        self.log += [*since.log, *plan.log]

    def _without_game(self) -> Iterator[str]:
        """Yield who of those meant has neither game nor bye: a system may have none for them."""
        reading = self.reading
        there, now = seated(reading), len(reading.event.rounds)
        players = (reading.player_rows[row] for row in self.players)
        left = [each for each in players if each.plays_in(now) and each.number not in there]
        if left:
            yield f"No game in this round: {names_of(left)}."

    def finished(self, command: str) -> Changes:
        """Return all changes of the command."""
        draft = read(self.begun).draft
        if draft is not None and draft.number in self.rounds:
            self.said.append(
                f"The draft of round {draft.number} was drawn before this: nigiri discard, then "
                "nigiri draw --draft"
            )
        say = map(Say, self.said)
        return finish(self.begun, [*self.operations, *say], self.desk, command, self.log)


def begun(workbook: Workbook, desk: Desk, who: str, when: When) -> Step:
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
        msg = f"“{typed}” names no rounds of this event, 1 to {event.settings.rounds}."
        raise WrongUse(msg) from error
    if not rounds or min(rounds) < now:
        msg = f"Round {min(rounds, default=0)} is over; this goes from round {now} on."
        raise WrongUse(msg)
    return rounds


def check_no_result(reading: Reading, players: Iterable[PlayerId]) -> None:
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


def named_rounds(rounds: frozenset[int]) -> str:
    """Return rounds in words."""
    return f"round{'s' * (len(rounds) > 1)} {format_rounds(rounds)}"
