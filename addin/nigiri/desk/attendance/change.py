"""A command of attendance in progress: the players and rounds concerned, and changes so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.attendance.unpaired import open_round, plan_seats, seat_sentences, seated_players
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, change_line, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.normalise import normalised, out_cell
from nigiri.desk.core.phrases import player_label
from nigiri.desk.core.players_meant import players_meant
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.workbook import read, undrawn
from nigiri.workbook.spellings.rounds import parse_rounds

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.read.workbook import Reading
    from nigiri.workbook.spellings.out_in_rounds import Outs


class When(NamedTuple):
    """The rounds asked for: as text, "3-4", or from `first` on; neither: from the next draw on."""

    rounds: str = ""
    first: int | None = None


@dataclass
class Step:
    """A command in progress.

    original -- the workbook before it; workbook -- after the operations so far
    operations -- carried out so far
    players -- concerned, by row of Players; rounds -- concerned
    sentences, log -- for the director and for the Log
    """

    desk: Desk
    original: Workbook
    workbook: Workbook
    players: dict[int, Player]
    rounds: frozenset[int]
    operations: list[Operation] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)

    @property
    def reading(self) -> Reading:
        """Return the reading of the workbook after the operations so far."""
        return read(self.workbook)

    def copy(self) -> Step:
        """Return the same step, to be tried out."""
        return replace(
            self,
            players={**self.players},
            operations=[*self.operations],
            sentences=[*self.sentences],
            log=[*self.log],
        )

    def become(self, tried: Step) -> None:
        """Go on as a copy that was tried out."""
        self.__dict__.update(tried.__dict__)

    def carry_out(self, operations: Iterable[Operation]) -> None:
        """Carry operations out."""
        done = [*operations]
        self.operations += done
        self.workbook = applied(self.workbook, Changes(tuple(done)))

    def write_column(self, column: str, cells: Mapping[int, Value]) -> None:
        """Write and log cells of a column of Players, given by row."""
        location = self.reading.book.locations["players"]
        written = Cells(location, self.workbook[location.name])
        for row, value in cells.items():
            written.put(row, column, value)
        self.log += [change_line(change, location.name) for change in written.changes]
        self.carry_out(written.operations())

    def change_outs(
        self, change: Callable[[Outs], Outs], rows: Collection[int] | None = None
    ) -> None:
        """Change the cells Out in rounds of the players concerned, or of some of these rows."""
        reading = self.reading
        location = reading.book.locations["players"]
        cells = Cells(location, self.workbook[location.name])
        self.write_column(
            "out",
            {
                row: out_cell(reading, cells.get(row, "out"), change)
                for row in (self.players if rows is None else rows)
            },
        )

    def seat_unpaired(self, before: Reading) -> None:
        """Find a place for every player without one in the newest round, else raise Forbidden.

        before -- the reading before players lost their places

        Asks where results or ranks changed since the round was drawn (A9): the new pairs are
        recorded with today's scores, beside which older scores of the others would no longer show
        the change.
        """
        self.carry_out_plan(*plan_seats(self.workbook, self.desk), before)

    def carry_out_plan(self, freed: Sequence[Operation], plan: Plan, before: Reading) -> None:
        """Carry out a plan that seats players; freed -- operations before the plan."""
        changed, drawn = plan.changed, [*freed, *plan.operations]
        self.carry_out([*drawn, *changed.record_cells(self.workbook, drawn), *changed.asks])
        self.sentences += [
            *seat_sentences(plan, before),
            *plan.to_be_looked_at,
            *self._without_game(),
        ]
        self.sentences.append(message("attendance.print"))
        self.log += [*changed.log, *plan.log]

    def _without_game(self) -> Iterator[str]:
        """Yield a sentence naming the players concerned who get neither game nor bye."""
        reading = self.reading
        there, now = seated_players(reading), len(reading.event.rounds)
        players = (reading.player_rows[row] for row in self.players)
        without = [each for each in players if each.plays_in(now) and each.number not in there]
        if without:
            yield message("attendance.no-game", names=names_of(without))

    def finish(self, command: str) -> Changes:
        """Return all changes of the command."""
        draft = read(self.original).draft
        if draft is not None and draft.number in self.rounds:
            self.sentences.append(message("attendance.draft", round=draft.number))
        say = map(Say, self.sentences)
        return finish(self.original, [*self.operations, *say], self.desk, command, self.log)


def begin_step(
    workbook: Workbook, desk: Desk, who: str, when: When, *, missed: bool = False
) -> Step:
    """Return the step before any change: typed cells normalised, players and rounds looked up.

    missed -- the newest round may be meant though it is over, of players who were not drawn in it
    """
    reading = read_writable(workbook)
    players = players_meant(reading, who)
    waiting = undrawn(reading) if missed else ()
    late = all(player.number in waiting for player in players.values())
    step = Step(desk, workbook, workbook, players, _rounds(reading, when, late=late))
    step.carry_out(normalised(workbook, reading))
    return step


def _rounds(reading: Reading, when: When, *, late: bool) -> frozenset[int]:
    """Return the rounds asked for; WrongUse for a round that is over or not of the event.

    late -- the newest round is not over for the players meant: they still wait for a place in it
    """
    event = reading.event
    now = len(event.rounds) if late else open_round(reading) or len(event.rounds) + 1
    first = len(event.rounds) + 1 if when.first is None else when.first
    typed = when.rounds or f"{first}-"
    try:
        rounds = parse_rounds(typed, event.settings.rounds)
    except ValueError as error:
        last = event.settings.rounds
        raise WrongUse(message("attendance.rounds.unknown", asked=typed, rounds=last)) from error
    if not rounds or min(rounds) < now:
        over = min(rounds, default=0)
        raise WrongUse(message("attendance.rounds.over", round=over, first=now))
    return rounds


def check_no_result(reading: Reading, players: Iterable[PlayerId]) -> None:
    """Raise Forbidden when one of the players has a result in the newest round."""
    for number in players:
        this = reading.event.rounds[-1]
        game = this.game_by_player.get(number)
        if game is not None and game.result is not None:
            facts = {"who": player_label(reading.event, number), "table": game.table}
            there = {"round": this.number, "next": this.number + 1}
            raise Forbidden(message("attendance.has-result", **facts, **there))
