"""Scores and tie-breaks of an event's facts, reckoned from the definitions alone (formats 4.4, 8).

Nothing of ours takes part: facts are as tests/opengotha.py has them, values are whole half points
doubled away, that is fractions. `values(facts, number)` is code -> player -> value after a round.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    Facts = Mapping[str, Any]
    Values = dict[int, Fraction]

HALF = Fraction(1, 2)
#: Result -> what White and Black get.
ONE, NOTHING = Fraction(1), Fraction(0)
WORTH = {"W": (ONE, NOTHING), "B": (NOTHING, ONE), "jigo": (HALF, HALF),
         "both lose": (NOTHING, NOTHING), "both win": (ONE, ONE),
         "?": (NOTHING, NOTHING)}  # fmt: skip


def values(facts: Facts, number: int) -> dict[str, Values]:
    """Return code -> player -> value after a round."""
    event = _Event(facts, number)
    found = {"NBW": event.score("nbw"), "MMS": event.score("mms")}
    for code, score, letter in (("nbw", "NBW", "W"), ("mms", "MMS", "M")):
        found |= event.sums(code, found[score], letter)
    return found


class _Event:
    """The rounds of an event up to one of them."""

    def __init__(self, facts: Facts, number: int) -> None:
        """Sort the games by who plays them."""
        self.settings, self.number = facts["settings"], number
        self.players = {each["id"]: each for each in facts["players"] if each["registered"]}
        self.games: dict[tuple[int, int], tuple[Any, int, int]] = {}
        for game in facts["games"]:
            for side, colour in enumerate(("white", "black")):
                other = game[("black", "white")[side]]
                self.games[game["round"], game[colour]] = (game, side, other)
        self.byes = {(bye["round"], bye["player"]) for bye in facts["byes"]}

    def score(self, code: str, number: int | None = None) -> Values:
        """Return what everybody has after a round: the start, games, and rounds without one."""
        return {each: self._score(code, each, self.number if number is None else number)
                for each in self.players}  # fmt: skip

    def _score(self, code: str, player: int, number: int) -> Fraction:
        """Return what one player has."""
        won, idle = Fraction(self._start(code, player)), Fraction(0)
        for at in range(1, number + 1):
            if (at, player) in self.games:
                won += self._won(at, player)
            elif (at, player) in self.byes:
                idle += Fraction(self.settings[f"bye_{code}"])
            elif self.players[player]["participating"].ljust(99, "1")[at - 1] == "0":
                idle += Fraction(self.settings[f"absent_{code}"])
        return won + (Fraction(idle // 1) if self.settings["round_down"] else idle)

    def _start(self, code: str, player: int) -> int:
        """Return what somebody begins with."""
        return int(self.players[player]["start_score"]) if code == "mms" else 0

    def _won(self, at: int, player: int) -> Fraction:
        """Return what a game gives."""
        game, side, _ = self.games[at, player]
        return WORTH[game["result"].removesuffix(" by default")][side]

    def sums(self, code: str, scores: Values, letter: str) -> dict[str, Values]:
        """Return the sums over opponents, and of one's own scores round by round."""
        seen = self._seen(code, scores)
        terms = {each: self._terms(code, each, seen, by_handicap=code == "mms")
                 for each in self.players}  # fmt: skip
        sos = {each: sum((term for term, _ in found), Fraction(0)) for each, found in terms.items()}

        def rest(each: int, least: int) -> Fraction:
            """Return the sum without the least terms."""
            return sum(sorted(term for term, _ in terms[each])[least:], Fraction(0))

        return {
            f"SOS{letter}": sos,
            f"SOS{letter}-1": {each: rest(each, 1) for each in self.players},
            f"SOS{letter}-2": {each: rest(each, 2) for each in self.players},
            f"SODOS{letter}": {
                each: sum((term * won for term, won in found), Fraction(0))
                for each, found in terms.items()
            },
            f"SOSOS{letter}": {
                each: sum((term for term, _ in self._terms(code, each, sos, rounds=self.number)),
                          Fraction(0))
                for each in self.players
            },
            f"CUSS{letter}": {
                each: sum((self._score(code, each, at) for at in range(1, self.number + 1)),
                          Fraction(0))
                for each in self.players
            },
        }  # fmt: skip

    def _seen(self, code: str, scores: Values) -> Values:
        """Return what opponents see of everybody."""
        if not self.settings["unplayed_as_half"]:
            return scores
        found = {}
        for each in self.players:
            played = [at for at in range(1, self.number + 1) if self._played(at, each)]
            won = sum((self._won(at, each) for at in played), Fraction(0))
            found[each] = self._start(code, each) + won + HALF * (self.number - len(played))
        return found

    def _played(self, at: int, player: int) -> bool:
        """Tell whether somebody played in a round: not by default, nor as long as nobody knows."""
        found = self.games.get((at, player))
        return found is not None and found[0]["result"] in WORTH.keys() - {"?"}

    def _terms(
        self, code: str, player: int, seen: Values, *, by_handicap: bool = False, rounds: int = 1
    ) -> list[tuple[Fraction, Fraction]]:
        """Return of each round what the opponent counts, and what was won there.

        rounds -- without an opponent one's own start counts so often
        """
        found = []
        for at in range(1, self.number + 1):
            if (at, player) not in self.games:
                found.append((Fraction(self._start(code, player) * rounds), Fraction(0)))
                continue
            game, side, other = self.games[at, player]
            stones = game["handicap"] * (1, -1)[side] if by_handicap else 0
            found.append((seen[other] + stones, self._won(at, player)))
        return found
