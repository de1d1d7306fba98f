"""The cells of a round's line of Proof: every formula with its value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.derive.target import InEveryRow, points_cell
from nigiri.workbook.layout.by_criterion import PLUS, SEEN, SEEN_WINS
from nigiri.workbook.proof.adjusted import adjustments, handicap_words
from nigiri.workbook.proof.lines import is_idle
from nigiri.workbook.proof.live import POINT
from nigiri.workbook.proof.sums import NONE
from nigiri.workbook.proof.terms import ADDS, GAME, at
from nigiri.workbook.results import code_of
from nigiri.workbook.words import quoted, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.cells import Cell, Formula, Value
    from nigiri.workbook.proof.lines import Line
    from nigiri.workbook.proof.live import Figure, ProofLive
    from nigiri.workbook.proof.plan import Plan
    from nigiri.workbook.proof.refs import ProofRefs


def shown_figure(figure: Figure) -> Cell:
    """Return a figure as a cell shows it; None is "-"."""
    return points_cell(figure, POINT)


@dataclass(frozen=True)
class LineCells:
    """What the lines of the rounds hold.

    boards -- (round, player) -> which board of the round's sheet, from 1
    places -- whose sums stand in which line of the table, from 1
    """

    refs: ProofRefs
    live: ProofLive
    plan: Plan
    boards: Mapping[tuple[int, PlayerId], int]
    places: Mapping[PlayerId, int]

    @cached_property
    def adjusted(self) -> Mapping[PlayerId, str]:
        """Return why the opponents count another score, in words, for everybody."""
        event = self.refs.event
        seen = next(iter(self.plan.seen), None)
        return {
            number: adjustments(event, seen, lines) if seen else ""
            for number, lines in self.live.lines.items()
        }

    def round(self, line: Line, part: Participation | None) -> dict[str, Value]:
        """Return the cells of a line; part -- None for a round that is not drawn yet."""
        player = self.refs.event.player(line.player)
        found: dict[str, Value] = {
            "number": line.player, "name": player.name, "round": line.round,
            "what": text(f"proof.{line.kind or 'coming'}", self.refs.language),
        }  # fmt: skip
        return found if part is None else found | self._drawn(line, part)

    def _drawn(self, line: Line, part: Participation) -> dict[str, Value]:
        """Return the cells that the line of a drawn round has besides."""
        opponent = part.opponent
        found: dict[str, Value] = {"idle": is_idle(line.kind)}
        if part.game is not None and opponent is not None:
            found |= self._game(line, part, part.game, opponent)
        if part.game is not None or {"SOSOS", "SOSOSW"} & set(self.plan.adds):
            whose = line.player if opponent is None else opponent
            found["at"] = InEveryRow(at(self.refs, part), self.places[whose])
        for code in self.plan.adds:
            formula = ADDS[code](self.refs, part)
            if formula:
                found[code + PLUS] = InEveryRow(formula, self._added(code, line))
        return found

    def _game(
        self, line: Line, part: Participation, game: Game, opponent: PlayerId
    ) -> dict[str, Value]:
        """Return the cells that a line with a game has besides."""
        board = self.boards[part.round_number, line.player]
        values: dict[str, Cell] = {
            "board": board if line.player == game.white else -board, "opponent": opponent,
            "code": "" if game.result is None else code_of(game.result),
            "what": text(f"proof.{line.kind}", self.refs.language),
        }  # fmt: skip
        for key, seen in (("counted", SEEN), ("counted_wins", SEEN_WINS)):
            if seen in self.plan.seen:
                values[key] = shown_figure(self.live.counted(part, seen))
        found: dict[str, Value] = {
            key: InEveryRow(GAME[key](self.refs, part), value) for key, value in values.items()
        }
        if self.plan.seen:
            found["why"] = self._why(part, opponent)
        return found

    def _why(self, part: Participation, opponent: PlayerId) -> Formula:
        """Return why the opponent counts another score than Standings prints."""
        words, more = self.adjusted[opponent], handicap_words(self.refs.event, part)
        theirs = f'{self.refs.of_opponent("what")}&""'
        if more and SEEN in self.plan.seen:
            theirs = f'IF({theirs}="","",{theirs}&", ")&{quoted(more)}'
            words = ", ".join(filter(None, (words, more)))
        return InEveryRow(theirs, words)

    def _added(self, code: str, line: Line) -> Cell:
        """Return what a line adds, as a cell shows it."""
        figure = self.live.adds(code, line)
        return NONE if figure is None else shown_figure(figure)
