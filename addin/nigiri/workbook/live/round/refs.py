"""The references of a board's formulas: cells of its own row, columns, other sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import every
from nigiri.workbook.layout.find_box import BAR, FIND
from nigiri.workbook.live.person import person
from nigiri.workbook.live.refs import ROW, Refs, RoundTable
from nigiri.workbook.words.formulas import distinct, formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.systems.stages import Judged


@dataclass(frozen=True)
class BoardRefs:
    """The references of a round's row; the row itself is written as ROW.

    own -- the round's sheet as it refers to itself
    """

    refs: Refs
    own: RoundTable

    def __getitem__(self, key: str) -> str:
        """Return the row's cell in a column; nobody copies it sideways, so no column is fixed."""
        return self.own.cell(key, ROW).removeprefix("$")

    def column(self, key: str) -> str:
        """Return a column over all boards."""
        return self.own.column(key)

    def say(self, key: str, **expressions: str) -> str:
        """Return the expression for words in the event's language."""
        return formula_text(key, self.refs.language, **expressions)

    def sign(self, sign: str, key: str, **expressions: str) -> str:
        """Return the expression for words behind one of the signs of the gutter."""
        return signed(sign, self.say(key, **expressions))

    @property
    def number(self) -> int:
        """Return the number of the round."""
        return self.own.number

    @property
    def opened(self) -> bool:
        """Tell whether colours may be open in the round."""
        return self.number in self.refs.opened

    @property
    def find(self) -> str:
        """Return the cell of Find in the bar."""
        return find_cell(self.own)

    def shared(self, key: str, formula: Callable[[BoardRefs], str]) -> str:
        """Return the cell above a heading, with the value that is the same for every board.

        formula -- of that cell; it is written out where there is no such column
        """
        return self.own.above(key) if key in self.own.location.columns else formula(self)

    @property
    def judged(self) -> Judged:
        """Return the rules for rematches and byes in the round."""
        return self.refs.judge(self.number)

    def earlier(self) -> Sequence[RoundTable]:
        """Return the rounds before this one that count for rematches and byes."""
        first, rounds = self.judged.first, self.refs.rounds
        return [table for number, table in rounds.items() if first <= number < self.number]

    def seats_of(self, number: str) -> str:
        """Return the expression for the cells of this sheet with a number, as a count."""
        return "+".join(
            f"COUNTIF({self.own.seats(key)},{number})" for key in ("white_no", "black_no")
        )

    def in_list(self, number: str) -> str:
        """Return the expression for the cells of the winners' list with a number."""
        return f"COUNTIF({self.column('winners')},{number})"

    def stranger(self, side: str) -> str:
        """Return the test whether the number of that side is not in Players."""
        return f"{self[f'{side}_at']}<0"

    def player(self, side: str, key: str) -> str:
        """Return a cell of Players for that side's player; an error for nobody."""
        players = self.refs.players
        if players is None:
            return "NA()"
        return person(players, key, self[f"{side}_at"], self.own.above("white_steps"))


def find_cell(own: RoundTable) -> str:
    """Return the cell of Find in the bar, as its sheet refers to it."""
    return f"${own.letters(FIND['round'].box)}${BAR}"


def signed(sign: str, words: str) -> str:
    """Return an expression for words behind a sign."""
    return f'"{sign} {words[1:]}' if words.startswith('"') else f'"{sign} "&{words}'


def bye_rows(table: RoundTable, number: str) -> str:
    """Return the expression for the rows of Bye, in any language, with a number."""
    labels = distinct(every("label.bye"))
    return "+".join(
        f"COUNTIFS({table.seats('table')},{quoted(label)},{table.seats('white_no')},{number})"
        for label in labels
    )
