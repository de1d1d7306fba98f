"""What a report and the ways to print it are; catalogue.py lists them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

Both = tuple[str, str]
"""English and French."""


@dataclass(frozen=True)
class Way:
    """One way to print a report: what a button offers, and what lies among the papers of a round.

    key -- the word a button names it by
    titles -- in English and French
    options -- fields of Options that it sets
    text -- as lines of text
    each_round -- every round needs it on paper
    """

    key: str
    titles: Both
    options: Mapping[str, object] = field(default_factory=dict)
    text: bool = False
    each_round: bool = False


class Report(NamedTuple):
    """Something to print.

    name -- the word of the command, and of the file
    titles -- in English and French, as buttons offer it
    about -- one sentence for the command's help, with what it does not do
    source -- the rules that ask for it
    options -- the fields of Options it knows, as the command line calls them
    text -- whether it can be had as lines of text
    each_round -- every round needs it on paper
    other_ways -- where there are several ways to print it, all of them; see `ways`
    sizes -- which paper it fits, as a sentence ends
    """

    name: str
    titles: Both
    about: str
    source: str
    options: tuple[str, ...] = ()
    text: bool = False
    sizes: str = "A4 and Letter both do"
    each_round: bool = False
    other_ways: tuple[Way, ...] = ()

    @property
    def ways(self) -> tuple[Way, ...]:
        """Return the ways to print it, the usual one first."""
        usual = Way(self.name, self.titles, each_round=self.each_round)
        return self.other_ways or (usual,)
