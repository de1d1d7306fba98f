"""Notes for the welcome speech, filled in from the event, with gaps for what is unknown (M31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.byes import gives_byes
from nigiri.domain.starts.bar import starters
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.domain.text import clean
from nigiri.reports.desk.rules import places, points
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_GAP = "________"


def welcome(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the notes for the speech before round 1: ten items with a box to tick, and others."""
    items, besides = ([*made(event, speech)] for made in (_items, _besides))
    return ListSheet(
        **common(event, speech, options),
        name="welcome",
        heading=speech.say("welcome"),
        columns=[Column("", 14, "right"), Column("", 44, strong=True), Column("")],
        parts=[
            Part([(f"☐ {at}", speech.say(key), words) for at, (key, words) in enumerate(items, 1)]),
            Part(
                [("☐", speech.say(key), words) for key, words in besides], speech.say("w besides")
            ),
        ],
        size=13,
    )


def _items(event: Event, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (key of the item, its words): the ten of the manual, in its order (M31)."""
    name, say = clean(event.settings.name), speech.say
    welcome = say("w welcome to" if name else "w welcome only", event=name)
    yield "w welcome", " ".join([welcome, *_who(event, speech)])
    yield "director", _director(event, speech)
    yield "w play", _play(event, speech)
    yield "w results", f"{say('w results how')} {_unfinished(event, speech)}"
    yield "w away", say("w away how")
    yield "w clocks", say("w clocks stay")
    yield "w running", say("w running on")
    yield "w pairings", say("w pairings where")
    yield "w dispute", say("w dispute how")
    yield "w go", say("w good games")


def _besides(event: Event, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield key and words of what a director may say besides: thanks, programme, meals, prizes."""
    say = speech.say
    yield "w thanks", say("w thanks to")
    yield "w programme", programme(event, speech)
    yield "w meals", say("w meals where")
    if gives_byes(event.settings):
        yield "w bye", say("w bye is", points=points(event.settings.scoring.score.bye))
    yield "w quiet", say("w quiet how")
    order = ". ".join(f"{words[0].upper()}{words[1:]}" for _, words in places(event, speech))
    yield "w prizes", f"{order}. {say('w prizes when')}"


def _who(event: Event, speech: Speech) -> Iterator[str]:
    """Yield the number of players with their ranks, as soon as there are some."""
    players = starters(event)
    if players:
        ranks = [player.initial_rank for player in players]
        sections = len(sections_in_force(event))
        words = speech.say(
            "w sections" if sections > 1 else "w players",
            players=len(players),
            highest=max(ranks),
            lowest=min(ranks),
            sections=sections,
        )
        yield f"{words}."


def _director(event: Event, speech: Speech) -> str:
    """Return the line with the director's name, with room to write where none is given."""
    director = clean(event.settings.director)
    return speech.say("w director" if director else "w director open", director=director)


def programme(event: Event, speech: Speech) -> str:
    """Return the number of rounds, and their times as far as they are typed."""
    when = [
        speech.say("w when", number=number, when=clean(words))
        for number, words in enumerate(event.settings.when, 1)
        if clean(words)
    ]
    return " ".join([speech.say("w rounds", rounds=event.settings.rounds), *when])


def _play(event: Event, speech: Speech) -> str:
    """Return rules and time limits, and the place where all rules hang."""
    settings = event.settings
    typed = (clean(settings.rules_of_play), clean(settings.time_limits))
    rules, time = (words or _GAP for words in typed)
    return speech.say("w rules and time", rules=rules, time=time)


def _unfinished(event: Event, speech: Speech) -> str:
    """Return the value of a game that goes on when the next round is drawn (B11)."""
    return speech.say("w unfinished", points=points(event.settings.scoring.score.unfinished))
