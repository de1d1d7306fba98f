"""Letters of thanks after the event: to sponsors, to the owners of the hall, to helpers (B24)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.text import clean
from nigiri.reports.frame.gaps import GAP, or_gap
from nigiri.reports.frame.sheet import common
from nigiri.reports.letters.letter import LetterSheet, Paragraph
from nigiri.reports.letters.press import entries, winner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


def thanks(event: Event, speech: Speech, options: Options) -> LetterSheet:
    """Return a letter to each sponsor on Event, one to the hall, and one to helpers by hand."""
    to = [("sponsor", name) for name in sponsors(event.settings.sponsor) or [GAP]]
    to += [("hall", GAP), ("helper", GAP)]
    return LetterSheet(
        **common(event, speech, replace(options, stamp=None)),
        name="thanks",
        heading=speech.say("thanks"),
        pages=[[*_letter(event, kind, name, speech)] for kind, name in to],
    )


def sponsors(typed: str) -> list[str]:
    """Return the sponsors on Event, with commas or semicolons between them."""
    return [clean(name) for name in re.split(r"[;,\n]", typed) if clean(name)]


def _letter(event: Event, kind: str, name: str, speech: Speech) -> Iterator[Paragraph]:
    """Yield the paragraphs of a letter; kind -- of the receiver."""
    settings, say = event.settings, speech.say
    facts = {
        "event": clean(settings.name) or say("letter event"),
        "dates": or_gap(settings.dates),
        "place": or_gap(settings.place),
    }
    yield Paragraph(say("letter date"))
    yield Paragraph(say("letter dear", name=name))
    yield Paragraph(say(f"thanks {kind}", **facts))
    told = [*_told(event, speech)]
    if told:
        yield Paragraph(" ".join(told))
    yield Paragraph(say("thanks again"))
    yield Paragraph(say("letter greeting"))
    yield Paragraph(or_gap(settings.director))


def _told(event: Event, speech: Speech) -> Iterator[str]:
    """Yield the number of players and the winner, as far as it is known."""
    players, won = entries(event), winner(event, speech)
    if players:
        yield speech.say("thanks played", players=players)
    if won:
        yield won
