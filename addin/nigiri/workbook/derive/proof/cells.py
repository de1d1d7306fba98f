"""The lines of rounds on Proof: formulas for what happened at the board, with their values.

Each returns the formula of one cell, with ROW for its row. What a round adds to the sums is in
terms.py. Above them stand the words for opponents whose score counts otherwise than Standings
prints it (M16), below them `LineCells`, which puts a line together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, wraps
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.tiebreaks import SCORE, VICTORIES
from nigiri.messages.catalogue import text
from nigiri.workbook.derive.proof.figures import POINT
from nigiri.workbook.derive.proof.lines import is_idle, worths
from nigiri.workbook.derive.proof.meaning import stones
from nigiri.workbook.derive.proof.plan import SUMS
from nigiri.workbook.derive.proof.refs import points
from nigiri.workbook.derive.proof.sums import NONE
from nigiri.workbook.derive.proof.terms import TERMS
from nigiri.workbook.derive.target import InEveryRow, points_cell
from nigiri.workbook.layout.varying_columns import PLUS, SEEN, SEEN_WINS, SUM
from nigiri.workbook.spellings.results import code_of
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.figures import Figure, ProofFigures
    from nigiri.workbook.derive.proof.lines import Line
    from nigiri.workbook.derive.proof.plan import Plan
    from nigiri.workbook.derive.proof.refs import ProofRefs
    from nigiri.workbook.model.cells import Cell, Formula, Value

    Term = Callable[[ProofRefs, Participation], str]


_OWN = {SEEN: SCORE, SEEN_WINS: VICTORIES}


def adjustments(event: Event, seen: str, lines: Iterable[Line]) -> str:
    """Return the words for what a player's rounds add otherwise for opponents than for the player.

    Such as "bye −½, missed +½"; "" where all count the same. seen -- SEEN or SEEN_WINS
    """
    scoring, language = event.settings.scoring, event.settings.language
    theirs, own = worths(scoring, seen), worths(scoring, _OWN[seen])
    found: dict[str, int] = {}
    for line in lines:
        if theirs[line.kind] != own[line.kind]:
            more = theirs[line.kind] - own[line.kind]
            found[line.kind] = found.get(line.kind, 0) + more
    return ", ".join(
        f"{text(f'proof.{kind}', language)} {_signed(more)}" for kind, more in found.items()
    )


def handicap_words(event: Event, part: Participation) -> str:
    """Return the words for what a handicap adds to the opponent's score: "handicap +2"; or ""."""
    more = stones(event, part)
    if not more:
        return ""
    words = _signed(more)
    return text("proof.handicap", event.settings.language, points=words)


def _signed(half_points: int) -> str:
    """Return half points as points with their sign: "+½", "−1"."""
    return f"{'−' if half_points < 0 else '+'}{points_words(HalfPoints(abs(half_points)))}"


def each_round(term: Term) -> Term:
    """Keep the text of a term for each round, where it is the same for all players."""

    @wraps(term)
    def written(refs: ProofRefs, part: Participation) -> str:
        key = term.__name__, part.round_number
        if key not in refs.texts:
            refs.texts[key] = term(refs, part)
        return refs.texts[key]

    return written


@each_round
def board(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the player's board on the round's sheet, negative as Black."""
    table, who = refs.rounds[part.round_number], refs["number"]
    white, black = (f"MATCH({who},{table.column(f'{side}_no')},0)" for side in ("white", "black"))
    return f"IFERROR({white},-{black})"


@each_round
def code(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the board's outcome as on the round's sheet, "" while it is played."""
    outcome = refs.rounds[part.round_number].column("outcome")
    return f'IFERROR(INDEX({outcome},ABS({refs["board"]}))&"","")'


@each_round
def opponent(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the opponent's number at the board."""
    table, at = refs.rounds[part.round_number], refs["board"]
    white, black = (table.column(f"{side}_no") for side in ("white", "black"))
    return f'IFERROR(IF({at}>0,INDEX({black},{at}),INDEX({white},-{at})),"")'


@each_round
def what(refs: ProofRefs, _: Participation) -> str:
    """Return the formula of the words for what happened at the board."""
    outcome, side = refs["code"], f'IF({refs["board"]}>0,"W","B")'
    letter = f"LEFT({outcome},1)"
    word = refs.word
    played = (
        f'IF({letter}="J",{word("jigo")},IF({letter}="2",{word("both_win")},'
        f'IF({letter}="N",{word("both_lose")},'
        f"IF({letter}={side},{word('win')},{word('loss')}))))"
    )
    default = (
        f'IF({letter}="J",{word("default_jigo")},'
        f'IF(OR({letter}="2",{letter}={side}),{word("default_win")},{word("default_loss")}))'
    )
    decided = f'IF(RIGHT({outcome},1)="!",{default},{played})'
    return f'IF(OR({outcome}="",{outcome}="?"),{word("unfinished")},{decided})'


@each_round
def at(refs: ProofRefs, _: Participation) -> str:
    """Return the formula of the line with the opponent's sums; without one, the player's own."""
    who = f'IF({refs["opponent"]}="",{refs["number"]},{refs["opponent"]})'
    return f"MATCH({who},{refs.column('own')},0)"


def counted(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the opponent's score, with the handicap where it counts (M16)."""
    more = stones(refs.event, part)
    extra = f"+{points(more)}" if more > 0 else points(more) if more else ""
    return f'IF({refs["opponent"]}="",0,{refs.of_opponent(SEEN + SUM)}{extra})'


@each_round
def counted_wins(refs: ProofRefs, _: Participation) -> str:
    """Return the formula of the opponent's victories."""
    return f'IF({refs["opponent"]}="",0,{refs.of_opponent(SEEN_WINS + SUM)})'


GAME: Mapping[str, Term] = {
    "board": board,
    "code": code,
    "opponent": opponent,
    "what": what,
    "counted": counted,
    "counted_wins": counted_wins,
}
"""Column -> its formula in the line of a round in which a game was played."""


def shown_figure(figure: Figure) -> Cell:
    """Return a figure as a cell shows it; None is "-"."""
    return points_cell(figure, POINT)


@dataclass(frozen=True)
class LineCells:
    """The cells of the rounds' lines.

    boards -- (round, player) -> the board on the round's sheet, from 1
    places -- player -> the line of the table with the player's sums, from 1
    """

    refs: ProofRefs
    live: ProofFigures
    plan: Plan
    boards: Mapping[tuple[int, PlayerId], int]
    places: Mapping[PlayerId, int]

    @cached_property
    def adjusted(self) -> Mapping[PlayerId, str]:
        """Return player -> the words for rounds that count otherwise for opponents, or ""."""
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
            "number": line.player,
            "name": player.name,
            "round": line.round,
            "what": text(f"proof.{line.kind or 'coming'}", self.refs.language),
        }
        return found if part is None else found | self._drawn(line, part)

    def _drawn(self, line: Line, part: Participation) -> dict[str, Value]:
        """Return the further cells of a line whose round is drawn."""
        opponent = part.opponent
        found: dict[str, Value] = {"idle": is_idle(line.kind)}
        if part.game is not None and opponent is not None:
            found |= self._game(line, part, part.game, opponent)
        if part.game is not None or self.plan.looks_up:
            whose = line.player if opponent is None else opponent
            found["at"] = InEveryRow(at(self.refs, part), self.places[whose])
        for code in self.plan.adds:
            formula = TERMS[SUMS[code].added.term].formula(self.refs, SUMS[code], part)
            if formula:
                found[code + PLUS] = InEveryRow(formula, self._added(code, line))
        return found

    def _game(
        self, line: Line, part: Participation, game: Game, opponent: PlayerId
    ) -> dict[str, Value]:
        """Return the further cells of a line with a game."""
        board = self.boards[part.round_number, line.player]
        values: dict[str, Cell] = {
            "board": board if line.player == game.white else -board,
            "opponent": opponent,
            "code": "" if game.result is None else code_of(game.result),
            "what": text(f"proof.{line.kind}", self.refs.language),
        }
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
        """Return the words why the opponent's score counts otherwise than Standings prints it."""
        words, more = self.adjusted[opponent], handicap_words(self.refs.event, part)
        theirs = f'{self.refs.of_opponent("what")}&""'
        if more and SEEN in self.plan.seen:
            theirs = f'IF({theirs}="","",{theirs}&", ")&{quoted(more)}'
            words = ", ".join(filter(None, (words, more)))
        return InEveryRow(theirs, words)

    def _added(self, code: str, line: Line) -> Cell:
        """Return the cell of what a line adds to a sum."""
        figure = self.live.adds(code, line)
        return NONE if figure is None else shown_figure(figure)
