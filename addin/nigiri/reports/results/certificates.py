"""A certificate for each of the first places of a section, as a page of its own (B24, M14).

Who has such a place says `placed` in news.py; how many there are, Options.places, usually 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.figures import points_words
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.domain.text import clean
from nigiri.reports.frame.sheet import Sheet, common
from nigiri.reports.results.news import all_in, placed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


class Certificate(NamedTuple):
    """One page, in words.

    place -- "1st place"; section -- "Section 2", "" where all are ranked together
    name, rank -- "" to be filled in by hand; wins -- "5 wins in 6 rounds", "" by hand
    """

    place: str
    section: str = ""
    name: str = ""
    rank: str = ""
    wins: str = ""


@dataclass(frozen=True, kw_only=True)
class Certificates(Sheet):
    """The certificates of an event ready to be printed.

    dates, city, director -- as on Event, may be ""
    """

    pages: Sequence[Certificate]
    dates: str = ""
    city: str = ""
    director: str = ""

    @property
    def template(self) -> str:
        """Return the template, which clubs change most of all."""
        return "certificates.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("certificates")


def certificates(event: Event, speech: Speech, options: Options) -> Certificates:
    """Return a page for each of the first places, from the last section up to the champion (M26).

    Raises Forbidden while places can still change, unless a round is chosen.
    """
    settings = event.settings
    return Certificates(
        **common(event, speech, replace(options, stamp=None)),
        pages=_by_hand(event, speech, options) if options.blank else _won(event, speech, options),
        dates=clean(settings.dates),
        city=clean(settings.place),
        director=clean(settings.director),
    )


def _won(event: Event, speech: Speech, options: Options) -> list[Certificate]:
    """Return the certificates of the winners; the last section comes first."""
    if options.round_number is None:
        all_in(event)
    event = options.after(event)
    found = sorted(placed(event, options.places), key=lambda s: (-s.section, -s.place, s.number))
    return [_certificate(event, standing, speech) for standing in found]


def _certificate(event: Event, standing: Standing, speech: Speech) -> Certificate:
    """Return the page of a player."""
    player, wins = event.player(standing.number), points_words(standing.victories)
    return Certificate(
        place=place(standing.place, speech),
        section=_section(event, standing.section, speech),
        name=clean(f"{player.given} {player.family}"),
        rank=str(player.initial_rank),
        wins=speech.say("certificate wins", wins=wins, rounds=len(event.rounds)),
    )


def _by_hand(event: Event, speech: Speech, options: Options) -> list[Certificate]:
    """Return a page without a name for each place of each section."""
    together = event.settings.ranked_by == "all"
    sections = [1] if together else [s.number for s in sections_in_force(event)] or [1]
    return [
        Certificate(place(number, speech), _section(event, section, speech))
        for section in reversed(sections)
        for number in range(options.places, 0, -1)
    ]


def _section(event: Event, section: int, speech: Speech) -> str:
    """Return the section in words; "" where there is only one list."""
    if event.settings.ranked_by == "all" or len(sections_in_force(event)) <= 1:
        return ""
    return speech.say("certificate section", section=section)


def place(number: int, speech: Speech) -> str:
    """Return a place from 1 to 9 in words: "2nd place"."""
    key = f"place {number}" if number <= 3 else "place more"  # noqa: PLR2004 -- as English counts
    return speech.say(key, place=number)
