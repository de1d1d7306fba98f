"""The values of Proof in Python: what each round adds, and the sums, in quarter points.

Quarter points, as a point won against an opponent's half point makes a quarter; only a sum
extrapolated to all rounds can be a fraction of them. None stands for no figure.

Added up from the lines as the formulas do it, not by the tie-breaks of the domain; so the ticks
compare two ways of counting here, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.scores.scores import rounds_drawn
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.tiebreaks.player_figures import PLAYED
from nigiri.workbook.derive.proof.lines import TABLES, is_idle, proof_lines, rounding, worths
from nigiri.workbook.derive.proof.meaning import WON, daring, rounds_left, stones
from nigiri.workbook.derive.proof.plan import BY_SCORE, LESS, NEEDS
from nigiri.workbook.layout.varying_columns import POINTS, SEEN, SEEN_WINS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.lines import Line

Figure = int | Fraction | None

POINT = 4
"""A point in quarter points."""

CUMULATED = {"CUSS": POINTS, "CUSSW": "NBW"}
"""Code of a cumulated sum -> the code of the figure that is summed up after every round."""


@dataclass(frozen=True)
class ProofLive:
    """The figures of an event, each computed once."""

    event: Event

    @cached_property
    def lines(self) -> Mapping[PlayerId, tuple[Line, ...]]:
        """Return player -> the lines of the drawn rounds."""
        found: dict[PlayerId, tuple[Line, ...]] = dict.fromkeys(self.event.by_number, ())
        for line in proof_lines(self.event):
            if line.part is not None:
                found[line.player] += (line,)
        return found

    @cached_property
    def _adds(self) -> dict[str, dict[tuple[PlayerId, int | None], Figure]]:
        """Return the figures of lines computed so far, by code of the sum."""
        return {}

    @cached_property
    def _sums(self) -> dict[str, dict[PlayerId, Figure]]:
        """Return the sums computed so far, by code."""
        return {}

    def adds(self, code: str, line: Line) -> Figure:
        """Return the figure that a round's line adds to a sum; None for no figure."""
        if code not in self._adds:
            self._adds[code] = {
                (each.player, each.round): self._add(code, each, each.part)
                for lines in self.lines.values()
                for each in lines
                if each.part is not None
            }
        return self._adds[code][line.player, line.round]

    def sum(self, code: str, player: PlayerId) -> Figure:
        """Return a player's sum."""
        if code not in self._sums:
            self._sums[code] = {number: self._sum(code, number) for number in self.event.by_number}
        return self._sums[code][player]

    @once
    def start(self, player: PlayerId) -> int:
        """Return a player's initial score, in quarter points."""
        return 2 * initial_score(self.event, self.event.player(player))

    def rounded(self, code: str, lines: Iterable[Line]) -> int:
        """Return the sum of a table of Scoring over some lines, rounded as it says."""
        worth = self._worths(code)
        games = sum(worth[line.kind] for line in lines if not is_idle(line.kind))
        idle = sum(worth[line.kind] for line in lines if is_idle(line.kind))
        match rounding(self.event.settings.scoring, code):
            case "idle":
                return games + idle // POINT * POINT
            case "all":
                return (games + idle) // POINT * POINT
            case _:
                return games + idle

    @once
    def _worths(self, code: str) -> Mapping[str, int]:
        """Return kind of round -> quarter points that it adds to a sum of TABLES."""
        return {
            kind: 2 * worth for kind, worth in worths(self.event.settings.scoring, code).items()
        }

    def counted(self, part: Participation, seen: str) -> int | Fraction:
        """Return the opponent's figure as it counts, with handicap; seen -- SEEN or SEEN_WINS."""
        assert part.opponent is not None  # noqa: S101 - the callers have a game
        more = 2 * stones(self.event, part) if seen == SEEN else 0
        return (self.sum(seen, part.opponent) or 0) + more

    def _add(self, code: str, line: Line, part: Participation) -> Figure:
        """Return the figure that a round adds to a sum."""
        if code in TABLES:
            return self._worths(code)[line.kind]
        if code in {"SOS", "SDOS", "SOSW", "SDOSW"}:
            return self._of_opponent(code, line, part)
        if code in {"SOSOS", "SOSOSW"}:
            return self._sosos(NEEDS[code], part)
        if code in {"CUSS", "CUSSW"}:
            until = self.lines[line.player][: rounds_drawn(self.event, part.round_number)]
            now, before = (self.rounded(CUMULATED[code], part) for part in (until, until[:-1]))
            return (now - before) * (rounds_left(self.event, part) + 1)
        return self._by_round(code, line, part)

    def _begin(self, which: str, player: PlayerId) -> int:
        """Return the start of a sum: the initial score for sums of scores, else 0."""
        return self.start(player) if which in {POINTS, SEEN, "MMS"} else 0

    def _of_opponent(self, code: str, line: Line, part: Participation) -> Figure:
        """Return the opponent's figure, or for SDOS that of one beaten (M16, M17)."""
        scoring, by_score = self.event.settings.scoring, code in BY_SCORE
        beaten = code.startswith("SDOS")
        if part.missed and beaten:
            return None
        idle = scoring.bye_sos if part.bye else scoring.missed_sos
        if part.game:
            figure: Figure = self.counted(part, SEEN if by_score else SEEN_WINS)
        else:
            figure = self._stands(scoring.bye_sdos if beaten else idle, part.player, by_score)
        if not beaten or figure is None:
            return figure
        return (self.adds("NBW", line) or 0) * figure // POINT

    def _stands(self, stand_in: str, player: PlayerId, by_score: bool) -> Figure:  # noqa: FBT001
        """Return the figure that stands for a missing opponent, None for no figure."""
        own = POINTS if by_score else "NBW"
        begin = self._begin(own, player)
        match stand_in:
            case "zero":
                return 0
            case "start":
                return begin
            case "own less one":
                return begin + self.rounded(own, self.lines[player]) - POINT
            case _:
                return None

    def _sosos(self, of: str, part: Participation) -> Figure:
        """Return the opponent's SOS, or what stands for it (B7)."""
        stands = self.event.settings.scoring.idle_sosos
        if part.opponent is not None or stands == "own":
            return self.sum(of, part.player if part.opponent is None else part.opponent)
        begin = self._begin(POINTS if of == "SOS" else "NBW", part.player)
        return begin * rounds_drawn(self.event) if stands == "start" else 0

    def _by_round(self, code: str, line: Line, part: Participation) -> int | Fraction:
        """Return the figure that a game adds to CUSP, CPS, EXT or EXR; 0 without a game."""
        later, wins = rounds_left(self.event, part), self.adds("NBW", line) or 0
        if part.opponent is None or (code == "EXR" and line.kind not in WON):
            return 0
        if code == "CUSP":
            return wins * (later + 1) if line.kind in PLAYED else 0
        if code == "CPS":
            return wins * (1 << later)
        return daring(self.event, part) * (self.sum("NBW", part.opponent) or 0)

    def _sum(self, code: str, player: PlayerId) -> Figure:
        """Return a player's sum."""
        lines = self.lines[player]
        if code in TABLES:
            return self._begin(code, player) + self.rounded(code, lines)
        if code == "ALL":
            return 0 if any(is_idle(line.kind) == 2 for line in lines) else POINT  # noqa: PLR2004
        if code in {"SOS", "SOSW", *LESS}:
            return self._sos(*LESS.get(code, (code, 0)), lines)
        found = [self.adds(code, line) for line in lines]
        if code in {"SOSOS", "SOSOSW"} and None in found:
            return None
        total = sum(figure for figure in found if figure is not None)
        if code == "CUSS":
            return total + self.start(player) * rounds_drawn(self.event)
        if code == "CPS":
            games = (self.adds("NBW", line) or 0 for line in lines if not is_idle(line.kind))
            total += self.rounded("NBW", lines) - sum(games)
        return total

    def _sos(self, code: str, less: int, lines: tuple[Line, ...]) -> Figure:
        """Return the sum without the lowest, extrapolated to all rounds where set (M17, E6)."""
        known = [figure for line in lines if (figure := self.adds(code, line)) is not None]
        remaining, rounds = sorted(known)[less:], rounds_drawn(self.event) - less
        total = sum(remaining)
        if self.event.settings.scoring.normalised == "no" or len(remaining) == rounds:
            return total
        return Fraction(total * rounds, len(remaining)) if remaining else None
