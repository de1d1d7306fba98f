"""A certificate for each of the first places of a section, as a page of its own (B24, M14).

question                who gets one
how many in a section   everybody at place 1 to Options.places, usually 1, who share one as well
from which standings    those of the sheet, also the play-offs; of one list where all are ranked
                        together; after a round, where one is chosen
when                    once no place can change any more: all rounds are over, all results in, no
                        first place still to be played off (`refuse_unless_over`); of a chosen
                        round at any time, and blank ones, to be filled in by hand, before too

The last section comes first, the champion's page is the last one (M26).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.figures import points_words
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import first_places, playoff_facts
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.domain.text import clean
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.reports.frame.sheet import Sheet, common

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


def refuse_unless_over(event: Event) -> None:
    """Raise Forbidden while the places of the event can still change."""
    if not event.rounds:
        raise Forbidden(message("report.no-places"))
    if not finished(event):
        drawn, rounds = len(event.rounds), event.settings.rounds
        missing = "results" if drawn == rounds else "round"
        raise Forbidden(message(f"report.not-over.{missing}", number=drawn + 1))
    facts = playoff_facts(event)
    if facts:
        told = {key: facts[key] for key in ("players", "upto")}
        raise Forbidden(message("report.not-over.level", **told))


def _won(event: Event, speech: Speech, options: Options) -> list[Certificate]:
    """Return the certificates of the winners; the last section comes first."""
    if options.round_number is None:
        refuse_unless_over(event)
    event = options.after(event)
    found = sorted(
        first_places(event, options.places), key=lambda s: (-s.section, -s.place, s.number)
    )
    return [_certificate(event, standing, speech) for standing in found]


def _certificate(event: Event, standing: Standing, speech: Speech) -> Certificate:
    """Return the page of a player."""
    player, wins = event.player(standing.number), points_words(standing.victories)
    return Certificate(
        place=speech.place(standing.place),
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
        Certificate(speech.place(number), _section(event, section, speech))
        for section in reversed(sections)
        for number in range(options.places, 0, -1)
    ]


def _section(event: Event, section: int, speech: Speech) -> str:
    """Return the section in words; "" where there is only one list."""
    if event.settings.ranked_by == "all" or len(sections_in_force(event)) <= 1:
        return ""
    return speech.say("certificate section", section=section)
