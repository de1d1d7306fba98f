"""The live formulas of the chart: the player of a row, games, points, place (B22).

A row counts if its number is a player's and stands there for the first time. A cell for a game
counts if it holds the number of another such row; with = behind the number it is a jigo.

player  the number, blank where the row does not count
won     numbers in the row; jigo: "12=" in the row, and its own in others
counts  the figure that orders players, -1000000 for none; place: 1 and 1 more for each one ahead
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import Settings
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.live.refs import Refs, Table

UNPLACED = -1_000_000
"""The figure of a player without a place."""


@dataclass(frozen=True)
class Chart:
    """References of a chart from its own sheet; wins -- the keys of its columns for games."""

    refs: Refs
    table: Table
    wins: Sequence[str]

    def formulas(self) -> dict[str, str]:
        """Return column key -> formula of every row, with ROW in place of its number."""
        own = self.table
        won, jigo, played, points, counts = (
            own.cell(key, ROW) for key in ("won", "jigo", "played", "points", "counts")
        )
        ahead = (
            f"SUMPRODUCT(({own.column('counts')}>{counts})"
            f"+({own.column('counts')}={counts})*({own.column('points')}>{points}))"
        )
        return {
            "player": self._player(),
            "name": self._of_player("family", "given"),
            "rank": self._of_player("rank"),
            "won": self._live(self._won()),
            "jigo": self._live(self._jigo()),
            "played": self._live(f"{won}+{jigo}+{self._lost()}"),
            "points": self._live(f"{won}+{jigo}/2"),
            "counts": self._live(self._counts(won, jigo, played, points), str(UNPLACED)),
            "place": self._live(f'IF({counts}={UNPLACED},"",1+{ahead})'),
        }

    def _live(self, formula: str, other: str = '""') -> str:
        """Return the formula, or `other` where the row does not count."""
        return f'IF({self._number}="",{other},{formula})'

    @property
    def _number(self) -> str:
        """Return the cell of the row's player."""
        return self.table.cell("player", ROW)

    def _player(self) -> str:
        """Return the formula of the row's player."""
        typed, listed = self.table.cell("number", ROW), self.table.column("number")
        if self.refs.players is None:
            return '""'
        first = self.table.cell("number", f"${self.table.first}")
        known = f"ISNUMBER(MATCH({typed},{self.refs.players.column('number')},0))"
        here = f"MATCH({typed},{listed},0)=ROW()-ROW({first})+1"
        return f'IF({typed}="","",IF({known},IF({here},{typed},""),""))'

    def _games(self, first: str, last: str) -> str:
        """Return the cells for games between two rows."""
        left, right = (self.table.letters(self.wins[at]) for at in (0, -1))
        return f"${left}{first}:${right}{last}"

    @property
    def _mine(self) -> str:
        """Return the cells of the row for games."""
        return self._games(ROW, ROW)

    @property
    def _all(self) -> str:
        """Return all cells for games."""
        return self._games(f"${self.table.first}", f"${self.table.last}")

    def _won(self) -> str:
        """Return the expression that counts the numbers of others on the chart in the row."""
        numbers = self.table.column("player")
        known = f'SUMPRODUCT(({self._mine}<>"")*COUNTIF({numbers},{self._mine}))'
        return f'({known}-SUMPRODUCT(--({self._mine}&""={self._number}&"")))'

    def _jigo(self) -> str:
        """Return the expression that counts the jigos in the row, and those of others with it."""
        numbers = self.table.column("player")
        mine = f'SUMPRODUCT(({numbers}<>"")*COUNTIF({self._mine},{numbers}&"="))'
        others = f'SUMPRODUCT(({numbers}<>"")*({self._all}&""={self._number}&"="))'
        own = f'SUMPRODUCT(--({self._mine}&""={self._number}&"="))'
        return f"({mine}+{others}-2*{own})"

    def _lost(self) -> str:
        """Return the expression that counts the row's number in other rows."""
        numbers = self.table.column("player")
        named = f'SUMPRODUCT(({numbers}<>"")*({self._all}&""={self._number}&""))'
        return f'({named}-SUMPRODUCT(--({self._mine}&""={self._number}&"")))'

    def _counts(self, won: str, jigo: str, played: str, points: str) -> str:
        """Return the formula of the figure that orders players, by the Event sheet's choice."""
        least = self.refs.settings.get("side_least", '""')
        enough = f"IF(N({least})>0,{least},{Settings().side_least})"
        share = f"IF({played}>={enough},{points}/{played},{UNPLACED})"
        lost = f"({played}-{won}-{jigo})"
        figure = f"IF({self._by('wins - losses')},{won}-{lost},{points})"
        others = f"IF({played}=0,{UNPLACED},{figure})"
        return f"IF({self._by('percentage')},{share},{others})"

    def _by(self, code: str) -> str:
        """Return the test whether the Event sheet has that choice, in the words of any language."""
        cell = self.refs.settings.get("side_won_by", '""')
        words = BY_KEY["side_won_by"].spellings(code)
        return f"OR({','.join(f'TRIM({cell})={quoted(word)}' for word in words)})"

    def _of_player(self, *keys: str) -> str:
        """Return the formula of cells of Players of the row's player, joined by a comma."""
        typed, players = self.table.cell("number", ROW), self.refs.players
        known = '"?"'
        if players is not None:
            at = f"MATCH({self._number},{players.column('number')},0)"
            first, *others = (f"TRIM(INDEX({players.column(key)},{at}))" for key in keys)
            rest = "".join(f'&IF({other}="","",", "&{other})' for other in others)
            known = f'IFERROR({first}{rest},"?")'
        return f'IF({typed}="","",{known})'
