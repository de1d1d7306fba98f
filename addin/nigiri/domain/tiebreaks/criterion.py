"""The type of a tie-break: the card that says all about one, figures included.

A figure is best when it is highest. Who has none comes last of those who are level.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from nigiri.domain.model.figures import apart, figure_words, number_words
from nigiri.domain.model.units import Rank
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

    Contest = Callable[
        [Event, Sequence[PlayerId], int | None, Sequence["Tiebreak"]], Mapping[PlayerId, "Value"]
    ]

Value = Fraction | int | None
"""A figure of a tie-break; None: the player has none, which is less than any."""

Kind = Literal["number", "answer", "rank", "rating", "lot"]
"""What a figure is: a number to be compared, 1 for yes and 0 for no, a rank in steps, a rating as
its list prints it, or drawn by lot."""

SEEN, OWN = "seen", "own"
"""Terms of `Added`: the figure that opponents see of a player, and what a round brings oneself."""


class Added(NamedTuple):
    """What the sheet Proof adds up for a tie-break, in the words of workbook/derive/proof.

    term -- what a round adds, a key of terms.py there; "" where that has no column of its own
    total -- what becomes of the terms, a key of sums.py there
    of -- what a term is made from: SEEN, OWN, the code of a tie-break that is summed up first, or
    "": the round alone
    like -- the code of the tie-break whose terms these are; "" where they are its own
    less -- how many of the lowest terms are left out
    """

    term: str = ""
    total: str = "plain"
    of: str = ""
    like: str = ""
    less: int = 0


def comparable(value: Value) -> tuple[bool, Fraction | int]:
    """Return the sort key of a figure: None is below all numbers."""
    return value is not None, value or 0


def grouped(players: Sequence[PlayerId], values: Mapping[PlayerId, Value]) -> list[list[PlayerId]]:
    """Return the players in groups of equal values, best first; in a group in the given order."""

    def worth(number: PlayerId) -> tuple[bool, Fraction | int]:
        return comparable(values[number])

    ordered = sorted(players, key=worth, reverse=True)  # stable, reversed or not
    return [list(equal) for _, equal in groupby(ordered, key=worth)]


class Tiebreak(NamedTuple):
    """One criterion that orders players who are level.

    unit -- parts of a point: 2 half points, 4 quarter points, 1 no points
    table -- (event, *choices, after) -> everybody's figures, the same whoever is tied
    choices -- what the table counts, in its own words
    contest -- in place of a table: (event, tied, after, later tie-breaks) -> the figures of the
    tied; those of others may be there too
    duel -- two players are compared by their games against each other, whoever else is tied
    kind -- what a figure is
    by_score -- whether McMahon scores count, not victories alone
    holds -- (power, less): of how many scores everybody's figure is the sum, the rounds to that
    power, less so many, if every round counts one; None: not of as many for everybody, or of none
    leads -- whether it may come first of all criteria
    named -- whether it has a name in words; its code is its name else
    told -- where figures say nothing to people: the end of the key of what is said instead,
    "place."
    added -- what Proof adds up; None: it shows the figure as it is
    decides -- the systems of play whose places it decides
    last -- whether it then comes behind all others, not before them
    also -- other words that programs and associations have for it, which may be typed
    opengotha -- its name in files of OpenGotha, understood wherever codes are; "": has none
    macmahon -- its short name in the wall list of the MacMahon program; "": has none
    macmahon_too -- a name that is read there, but not written
    usual -- whether tables of results of most programs have it
    """

    code: str
    source: str
    unit: int
    table: Callable[..., Mapping[PlayerId, Value]] | None = None
    choices: tuple[Any, ...] = ()
    contest: Contest | None = None
    duel: bool = False
    kind: Kind = "number"
    by_score: bool = False
    holds: tuple[int, int] | None = None
    leads: bool = False
    named: bool = False
    told: str = ""
    added: Added | None = None
    decides: tuple[str, ...] = ()
    last: bool = False
    also: tuple[str, ...] = ()
    opengotha: str = ""
    macmahon: str = ""
    macmahon_too: str = ""
    usual: bool = False

    @property
    def fixed(self) -> bool:
        """Tell whether the figures are the same whoever is tied."""
        return self.table is not None

    def scores_held(self, rounds: int) -> int:
        """Return of how many McMahon scores everybody's figure is the sum after so many rounds."""
        return 0 if self.holds is None else max(0, rounds ** self.holds[0] - self.holds[1])

    @property
    def name(self) -> str:
        """Return its name in sentences: a message, or the code, which is alike everywhere."""
        return message(f"criterion.{self.code}") if self.named else self.code

    @property
    def heading(self) -> str:
        """Return the heading of its column: a message, or the code where it has no other name."""
        return message(f"criterion.heading.{self.code}") if self.named else self.code

    def among(
        self,
        event: Event,
        tied: Sequence[PlayerId],
        after: int | None = None,
        later: Sequence[Tiebreak] = (),
    ) -> Mapping[PlayerId, Value]:
        """Return the figures of the tied after a round; those of others may be there too."""
        if self.table is not None:
            return self.table(event, *self.choices, after)
        assert self.contest is not None  # noqa: S101 -- a card has one of the two
        return self.contest(event, tied, after, later)

    def split(
        self,
        event: Event,
        tied: Sequence[PlayerId],
        after: int | None = None,
        later: Sequence[Tiebreak] = (),
    ) -> list[list[PlayerId]]:
        """Return the tied in groups of equal figures, best first; in a group in the given order."""
        return grouped(tied, self.among(event, tied, after, later))

    def between(
        self, event: Event, one: PlayerId, other: PlayerId, after: int | None = None
    ) -> tuple[Value, Value]:
        """Return the figures of two players when only they are tied."""
        values = self.among(event, (one, other), after, ())
        return values[one], values[other]

    def figure_words(self, value: Value, decimal: str = ".") -> str:
        """Return a figure as text: "11½", "−2¼", "13.33", "3d"; "–" for None.

        Ratings are written as their list prints them; decimal -- the sign in front of decimals.
        """
        match self.kind:
            case "rank" if value is not None:
                return str(Rank(int(value)))
            case "rating" if value is not None:
                return number_words(value, decimal)
            case _:
                return figure_words(value, self.unit, decimal)

    def pair_words(self, one: Value, other: Value, decimal: str = ".") -> tuple[str, str]:
        """Return two figures as text, with as many decimals as it takes to tell them apart."""
        if self.kind in {"rank", "rating"}:
            return self.figure_words(one, decimal), self.figure_words(other, decimal)
        return apart(one, other, self.unit, decimal)
