"""The venue of an event, from the words of the cell *Place*.

words                  city            region    which is
Lyon, FR               Lyon            FR        a country, for the EGF
Princeton, NJ          Princeton       NJ        a state, for the AGA
Lyon (FR)              Lyon            FR
Hall 3, Princeton, NJ  Hall 3, Princeton  NJ
Lyon                   Lyon            nothing
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_REGION = re.compile(
    r"(?P<city>.*?)(?:\s*,\s*(?P<part>[A-Za-z]{2})|\s*\((?P<bracketed>[A-Za-z]{2})\))"
)


@dataclass(frozen=True)
class Venue:
    """A venue; region -- two capital letters, of a country or a state; "" where it is not given."""

    city: str = ""
    region: str = ""

    @property
    def words(self) -> str:
        """Return the words that `venue_of` reads: "Lyon, FR"."""
        return f"{self.city}, {self.region}" if self.region else self.city


def venue_of(words: str) -> Venue:
    """Return the venue; a last part of two letters is its country or state."""
    text = " ".join(words.split())
    found = _REGION.fullmatch(text)
    if not found:
        return Venue(text)
    return Venue(found["city"], (found["part"] or found["bracketed"]).upper())
