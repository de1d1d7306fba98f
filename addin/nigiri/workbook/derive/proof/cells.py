"""The lines of rounds on Proof: formulas for what a round adds to the sums, with their values.

A term returns the formula of one cell, with ROW for its row; "" for an empty cell. `live`
computes the same values. Above them stand the words for opponents whose score counts otherwise
than Standings prints it (M16), below them `LineCells`, which puts a line together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, wraps
from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints, format_points
from nigiri.domain.tiebreaks.player_figures import PLAYED
from nigiri.messages.catalogue import text
from nigiri.workbook.derive.proof.lines import TABLES, is_idle, rounding, worths
from nigiri.workbook.derive.proof.live import POINT
from nigiri.workbook.derive.proof.meaning import WON, daring, rounds_left, stones
from nigiri.workbook.derive.proof.refs import points
from nigiri.workbook.derive.proof.sums import NONE
from nigiri.workbook.derive.target import InEveryRow, points_cell
from nigiri.workbook.layout.varying_columns import PLUS, POINTS, SEEN, SEEN_WINS, SUM
from nigiri.workbook.spellings.results import code_of
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.lines import Line
    from nigiri.workbook.derive.proof.live import Figure, ProofLive
    from nigiri.workbook.derive.proof.plan import Plan
    from nigiri.workbook.derive.proof.refs import ProofRefs
    from nigiri.workbook.model.cells import Cell, Formula, Value

    Term = Callable[[ProofRefs, Participation], str]


_OWN = {SEEN: "MMS", SEEN_WINS: "NBW"}


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
    return f"{'−' if half_points < 0 else '+'}{format_points(HalfPoints(abs(half_points)))}"


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


def _worth(which: str) -> Term:
    """Return the term for the value of the round by a table of Scoring."""
    return lambda refs, _: refs.worths[which]


def _stands(refs: ProofRefs, part: Participation, stand_in: str, which: str) -> str:
    """Return the formula for a missing opponent, "" for no figure; which -- SEEN or SEEN_WINS."""
    by_score = which == SEEN
    start = refs.start(part.player) if by_score else "0"
    if stand_in == "own less one":
        own = POINTS if by_score else "NBW"
        return f"{start}+{refs.total(own)}-1"
    return {"zero": "0", "start": start}.get(stand_in, "")


def _sos(which: str, seen: str) -> Term:
    """Return the term for the opponent's figure, or for what stands for it (M16, M17)."""

    def term(refs: ProofRefs, part: Participation) -> str:
        scoring = refs.event.settings.scoring
        idle = scoring.bye_sos if part.bye else scoring.missed_sos
        return refs[seen] if part.game else _stands(refs, part, idle, which)

    return term


def _sdos(which: str, seen: str) -> Term:
    """Return the term for the figure of a beaten opponent, half of it for a jigo (M17)."""

    def term(refs: ProofRefs, part: Participation) -> str:
        if part.missed:
            return ""
        idle = _stands(refs, part, refs.event.settings.scoring.bye_sdos, which)
        stands = refs[seen] if part.game else idle
        return f"{refs[f'NBW{PLUS}']}*({stands})" if stands else ""

    return term


def _sosos(of: str) -> Term:
    """Return the term for the opponent's SOS, or for what stands for it (B7); of -- SOS or SOSW."""

    def term(refs: ProofRefs, part: Participation) -> str:
        stands = refs.event.settings.scoring.idle_sosos
        if part.game or stands == "own":
            return refs.of_opponent(of + SUM)
        if stands == "start" and of == "SOS":
            return f"{refs.start(part.player)}*{len(refs.rounds)}"
        return "0"

    return term


def _cumulated(which: str) -> Term:
    """Return the term for the value of the round, times one and the rounds since (B7).

    Half points are rounded down as the table of Scoring says: a round then adds as much as the sum
    so far grows by it. which -- POINTS or NBW
    """

    def term(refs: ProofRefs, part: Participation) -> str:
        rounded = rounding(refs.event.settings.scoring, which)
        often, own = rounds_left(refs.event, part) + 1, refs[which + PLUS]
        if rounded == "none" or (rounded == "idle" and part.game):
            return f"{own}*{often}"
        idle = f',{refs.column("idle")},">0"' if rounded == "idle" else ""
        before = f'{idle},{refs.column("round")},"<{part.round_number}"'
        mine = f"{refs.column(which + PLUS)},{refs.column('number')},{refs['number']}"
        return f"INT(MOD(SUMIFS({mine}{before}),1)+{own})*{often}"

    return term


def _cusp(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the result times the sums after each round that contain it (B7)."""
    often = rounds_left(refs.event, part) + 1
    return f"IF({refs.happened(PLAYED)},{refs[f'NBW{PLUS}']}*{often},0)"


def _cps(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the result at the board, doubled once for each round since."""
    return f"{refs[f'NBW{PLUS}']}*{2 ** rounds_left(refs.event, part)}" if part.game else "0"


def _ext(refs: ProofRefs, part: Participation) -> str:
    """Return the formula of the opponent's victories times how daring the game was."""
    times = daring(refs.event, part)
    return f"{times}*{refs.of_opponent(f'NBW{SUM}')}" if times else "0"


def _exr(refs: ProofRefs, part: Participation) -> str:
    """Return the same formula where the game was won, else 0."""
    return f"IF({refs.happened(WON)},{_ext(refs, part)},0)" if part.game else "0"


GAME: Mapping[str, Term] = {
    "board": board, "code": code, "opponent": opponent, "what": what, "counted": counted,
    "counted_wins": counted_wins,
}  # fmt: skip
"""Column -> its formula in the line of a round in which a game was played."""

ADDS: Mapping[str, Term] = {
    **{which: _worth(which) for which in TABLES},
    "SOS": _sos(SEEN, "counted"), "SOSW": _sos(SEEN_WINS, "counted_wins"),
    "SDOS": _sdos(SEEN, "counted"), "SDOSW": _sdos(SEEN_WINS, "counted_wins"),
    "SOSOS": _sosos("SOS"), "SOSOSW": _sosos("SOSW"),
    "CUSS": _cumulated(POINTS), "CUSSW": _cumulated("NBW"), "CUSP": _cusp, "CPS": _cps,
    "EXT": _ext, "EXR": _exr,
}  # fmt: skip
"""Code of a sum -> the formula of what a round adds to it."""


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
    live: ProofLive
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
