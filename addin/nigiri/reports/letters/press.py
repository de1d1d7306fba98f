"""Press releases: one before the event, with a photo call; one after it, with its winners (B24).

The stories are half written: what makes this event worth a line in a paper only the organiser
knows, and there are lines for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import participations
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean
from nigiri.reports.frame.gaps import GAP, contact, or_gap
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.sheet import common
from nigiri.reports.letters.letter import LetterSheet, Paragraph
from nigiri.reports.results.certificates import refuse_unless_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_NOTHING = HalfPoints(0)


def press(event: Event, speech: Speech, options: Options) -> LetterSheet:
    """Return the release before the event; after it where results or a record are asked for.

    Raises Forbidden for results while places can still change, unless a round is chosen.
    """
    chosen = options.round_number is not None
    after = chosen or options.results or options.record is not None
    if after and not chosen:
        refuse_unless_over(event)
    event = options.after(event)
    story = _after(event, speech, options.record) if after else _before(event, speech)
    return LetterSheet(
        **common(event, speech, replace(options, stamp=None)),
        name="press",
        file="press-results" if after else "press",
        heading=speech.say("press"),
        pages=[[Paragraph(speech.say("press"), "strong"), *story, *_foot(event, speech)]],
    )


def entries(event: Event) -> int:
    """Return the number of players with a round or a bye; all on the list before round 1."""
    if not event.rounds:
        return len(event.players)
    numbers = event.by_number
    return sum(not all(p.missed for p in participations(event, number)) for number in numbers)


def winner(event: Event, speech: Speech) -> str:
    """Return the sentence on who won, alone or level; "" before the event is over."""
    best = _first(event) if event.rounds and finished(event) else []
    return _won(event, best, speech) if best else ""


def _won(event: Event, best: Sequence[Standing], speech: Speech) -> str:
    """Return the sentence on those at the first place."""
    return speech.say("press winner", many=len(best), name=_names(event, best, speech))


def _first(event: Event) -> list[Standing]:
    """Return the standings at the first place of all, several if they share it."""
    return [each for each in _top(event) if each.place == 1]


def _names(event: Event, found: Iterable[Standing], speech: Speech) -> str:
    """Return players by name, each with rank and club: "Ann Low (3d, York), Bo Roe (2d)"."""
    return ", ".join(_named(event, each, speech) for each in found)


def _named(event: Event, standing: Standing, speech: Speech) -> str:
    """Return a player by name, with rank and club."""
    player = event.player(standing.number)
    about = ", ".join(filter(None, [str(player.initial_rank), club_shown(player)]))
    return speech.say("press player", name=clean(f"{player.given} {player.family}"), about=about)


def _top(event: Event) -> list[Standing]:
    """Return the standings of the first section, in order; of all where there is one list."""
    found = standings(event)
    return [each for each in found if each.section == found[0].section]


def _before(event: Event, speech: Speech) -> Iterator[Paragraph]:
    """Yield title, photo call and story of the release before the event."""
    settings, say = event.settings, speech.say
    facts = {"event": _name(event, speech), "dates": or_gap(settings.dates)}
    place, first = or_gap(settings.place), or_gap("".join(settings.when[:1]))
    yield Paragraph(say("press title", place=place), "strong")
    yield Paragraph(say("press photo", when=first, place=place))
    story = [say("press comes", **facts, place=place, rounds=settings.rounds)]
    if event.players:
        ranks = [player.initial_rank for player in event.players]
        known = {"players": len(ranks), "best": max(ranks), "last": min(ranks)}
        story.append(say("press entered", **known))
    yield Paragraph(" ".join(story))
    yield Paragraph(say("press special", gap=GAP * 4))
    yield from _sponsor(event, speech)


def _after(event: Event, speech: Speech, record: int | None) -> Iterator[Paragraph]:
    """Yield title and story of the release after the event; record -- most entries so far."""
    settings, say, players = event.settings, speech.say, entries(event)
    facts = {"dates": or_gap(settings.dates), "place": or_gap(settings.place)}
    yield Paragraph(say("press won", name=_names(event, _first(event), speech)), "strong")
    story = [say("press was", event=_name(event, speech), players=players, **facts)]
    if record is not None and players >= record:
        story.append(say("press record" if players > record else "press equal", record=record))
    yield Paragraph(" ".join(story))
    yield Paragraph(" ".join(_winners(event, speech)))
    yield Paragraph(say("press local", gap=GAP * 4))
    yield from _sponsor(event, speech)


def _winners(event: Event, speech: Speech) -> Iterator[str]:
    """Yield sentences on the winner, the runner-up, those with most wins besides, the sections."""
    top, say = _top(event), speech.say
    best, second = ([s for s in top if s.place == place] for place in (1, 2))
    yield _won(event, best, speech)
    if second:
        yield say("press second", name=_names(event, second, speech))
    told = {each.number for each in (*best, *second)}
    others = [each for each in standings(event) if each.number not in told]
    most = max((each.victories for each in others), default=_NOTHING)
    if most > _NOTHING:
        also = [each for each in others if each.victories == most]
        wins, names = points_words(most), _names(event, also, speech)
        yield say("press also", wins=wins, names=names)
    for each in others:
        if each.place == 1 and each.section != top[0].section:
            yield say("press section", section=each.section, name=_names(event, [each], speech))


def _sponsor(event: Event, speech: Speech) -> Iterator[Paragraph]:
    """Yield the sentence on the sponsors, where some are known."""
    sponsor = clean(event.settings.sponsor)
    if sponsor:
        yield Paragraph(speech.say("press sponsor", name=sponsor))


def _foot(event: Event, speech: Speech) -> Iterator[Paragraph]:
    """Yield the person who answers questions, and the notes for editors."""
    say = speech.say
    yield Paragraph(say("press contact"), "heading")
    yield Paragraph(contact(event.settings))
    yield Paragraph(say("press notes"), "heading")
    yield Paragraph(say("press go"))
    yield Paragraph(say("press ranks"))


def _name(event: Event, speech: Speech) -> str:
    """Return the name of the event."""
    return clean(event.settings.name) or speech.say("letter event")
