"""Say why two meet whom the system of a round brought together, not the draw by score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.handicap_words import stones_notes
from nigiri.domain.pairing.board_costs import as_it_was
from nigiri.domain.pairing.fixtures import made, met_by
from nigiri.domain.systems.stages import judged, played_as
from nigiri.workbook.words.catalogue import TEXTS
from nigiri.workbook.words.systems import name_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.desk.voice import Voice
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.system import Meeting
    from nigiri.domain.pairing.fixtures import Met
    from nigiri.workbook.read.as_drawn import DrawnPair


def met_in(event: Event, this: Round, game: Game, aside: Collection[Game]) -> Met | None:
    """Return what the system of a round had to do with a game; None where it was drawn by score.

    aside -- other games that the director made
    """
    if judged(event.settings, this.number).by_score:
        return None
    return met_by(event, this, game, aside)


def meeting_notes(voice: Voice, this: Round, game: Game, meeting: Meeting | None) -> Iterator[str]:
    """Yield why the two of a game meet, why this handicap, and why these colours.

    meeting -- what the system says of it; None: it would not have them meet
    """
    settings = voice.event.settings
    system = name_of(played_as(settings, this.number).system, settings.language)
    if meeting is None:
        yield voice.say("meeting.none", system=system)
        return
    key = f"meeting.{meeting.why}"
    known = key if key in TEXTS else "meeting"
    yield voice.say(known, **{"system": system, **meeting.facts})
    rule = made(as_it_was(voice.event, this), this.number, game.players, meeting)
    if meeting.even:
        yield voice.say("meeting.even")
    else:
        yield from stones_notes(voice, rule, this.number)
    if meeting.black is not None and not rule.handicap:
        yield voice.say("answer.white.system", system=system, white=voice.who(rule.white))


def free_notes(voice: Voice, this: Round, lines: Sequence[DrawnPair]) -> tuple[str, ...]:
    """Return that the system of a round gave its byes, but for the director's own.

    () where the rule of M6 gave them. lines -- of the round in As drawn
    """
    settings = voice.event.settings
    if judged(settings, this.number).by_score:
        return ()
    drawn = {line.bye for line in lines} if lines else this.byes
    yours = [bye for bye in this.byes if bye not in drawn]
    system = name_of(played_as(settings, this.number).system, settings.language)
    given = voice.say("answer.bye.system", system=system)
    told = voice.say("answer.bye.system.yours", who=voice.everyone(yours))
    return (*([given] if len(yours) < len(this.byes) else []), *([told] if yours else []))
