"""Say why two players meet, or why somebody has the bye, and what else could have been drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import opened
from nigiri.desk.core.phrases import Voice
from nigiri.desk.core.show import View
from nigiri.desk.explain.byes import bye_notes
from nigiri.desk.explain.criteria import REASONS
from nigiri.desk.explain.event_at_draw import then, then_notes
from nigiri.desk.explain.handicaps import handicap_notes, stones_notes
from nigiri.domain.pairing.answers import Answer, ByeAnswer, answer, bye_answer
from nigiri.domain.pairing.board_costs import event_before
from nigiri.domain.pairing.fixtures import make_game, met_by
from nigiri.domain.systems.stages import judged, played_as
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.catalogue import words
from nigiri.workbook.words.systems import name_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.system import Meeting
    from nigiri.domain.pairing.answers import Alternative
    from nigiri.domain.pairing.board_costs import Step
    from nigiri.domain.pairing.fixtures import Met
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.workbook import Reading

# Say why two meet whom the system of a round brought together, not the draw by score.


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
    known = key if key in words("en") else "meeting"
    yield voice.say(known, **{"system": system, **meeting.facts})
    rule = make_game(event_before(voice.event, this), this.number, game.players, meeting)
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


BYE = "bye"


class Why(NamedTuple):
    """An answer in words, and the facts they are made of: one a board, one a bye."""

    view: View
    facts: tuple[Answer | ByeAnswer, ...]


def why(workbook: Workbook, table: int | str, round_number: int | None = None) -> Why:
    """Return why the two at a table meet, or with "bye" why somebody has it.

    round_number -- None for the newest round

    The reasons are those of the draw, also where a result before it was changed since (A9).

    Raises SheetProblems for wrong cells, Forbidden before the first draw, WrongUse for a round
    that is not drawn and a table or bye that it does not have.
    """
    now = opened(workbook)
    this = _round(now, round_number)
    reading = then(now, this.number)
    this = reading.event.rounds[this.number - 1]
    lines = [line for line in reading.drawn if line.round == this.number]
    if table == BYE:
        return _why_bye(reading, this, now, lines)
    game = next((game for game in this.games if game.table == table), None)
    if game is None:
        tables = ", ".join(str(game.table) for game in this.games if game.table is not None)
        msg = f"Round {this.number} has no table {table}; there are {tables or 'none'}."
        raise WrongUse(msg)
    return _why_pair(reading, this, game, now, lines)


def _why_pair(
    reading: Reading, this: Round, game: Game, now: Reading, lines: Sequence[DrawnPair]
) -> Why:
    """Return why two meet in this round: by the draw, or by the system of the round."""
    asked, voice = asked_for(reading.event, this), Voice(reading.event)
    aside = [*made_by_hand(this, lines), *asked]
    about = (
        *then_notes(voice, now, this.number),
        *[voice.say("answer.asked")] * (game in asked),
        *_yours(voice, game, lines),
        *_called(voice, game),
    )
    met = met_in(reading.event, this, game, aside)
    if met is not None and not met.field:
        notes = (*meeting_notes(voice, this, game, met.meeting), *about)
        return Why(View(_title(voice, this, game), (), (), notes), ())
    if met is not None:
        aside += [other for other in this.games if not {*met.field}.issuperset(other.players)]
    facts = answer(reading.event, this, game, by_hand=aside)
    notes = (
        *about,
        *handicap_notes(voice, facts.rule, facts.colours, this.number),
        _otherwise(voice, facts.alternative),
    )
    return Why(_view(voice, this, game, facts, notes), (facts,))


def made_by_hand(this: Round, lines: Sequence[DrawnPair]) -> list[Game]:
    """Return the games whose pairs no draw made; none where there is no record of the draw."""
    drawn = {frozenset((line.white, line.black)) for line in lines}
    return [game for game in this.games if drawn and frozenset(game.players) not in drawn]


def asked_for(event: Event, this: Round) -> list[Game]:
    """Return the games that had to be: those of two who are to meet only one another."""
    musts = [wish for wish in event.wishes if wish.kind == "must" and wish.counts_in(this.number)]
    pairs = {frozenset(wish.players) for wish in musts}
    return [game for game in this.games if frozenset(game.players) in pairs]


def _round(reading: Reading, number: int | None) -> Round:
    """Return the round asked about."""
    rounds = reading.event.rounds
    if not rounds:
        msg = "No round is drawn yet: nigiri draw"
        raise Forbidden(msg)
    if number is not None and not 1 <= number <= len(rounds):
        msg = f"Round {number} is not drawn; there are 1 to {len(rounds)}."
        raise WrongUse(msg)
    return rounds[-1 if number is None else number - 1]


def _view(voice: Voice, this: Round, game: Game, facts: Answer, notes: Sequence[str]) -> View:
    """Return the board with what it costs, criterion by criterion."""
    headings = ("answer.criterion", "answer.here", "answer.all", "answer.why")
    rows = tuple(
        (
            voice.criterion(price.code),
            *(voice.cost(price.code, n) for n in (price.cost, price.total)),
            REASONS[price.code](voice, facts),
        )
        for price in facts.prices
    )
    return View(_title(voice, this, game), tuple(map(voice.say, headings)), rows, tuple(notes))


def _title(voice: Voice, this: Round, game: Game) -> str:
    """Return which board this is, and who plays there."""
    return voice.say(
        "answer.title",
        round=this.number,
        table=game.table,
        white=voice.who(game.white),
        black=voice.who(game.black),
    )


def _yours(voice: Voice, game: Game, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield what the director made otherwise than the draw."""
    both = set(game.players)
    line = next((line for line in lines if {line.white, line.black} == both), None)
    if line is None:
        had = [f"{at.white}–{at.black}" for at in lines if both & {at.white, at.black}]
        had += [f"{voice.say('check.bye')} {at.bye}" for at in lines if at.bye in both]
        if had:
            yield voice.say("answer.yours", pairs=", ".join(had))
        elif lines:
            yield voice.say("answer.yours.new")
        return
    if line.white != game.white:
        yield voice.say("answer.yours.changed", what=voice.say("check.colours").strip())
    if line.handicap != game.handicap:
        words = voice.say("check.handicap", stones=line.handicap).strip()
        yield voice.say("answer.yours.changed", what=words)


def _called(voice: Voice, game: Game) -> Iterator[str]:
    """Yield that somebody plays only because the number was odd (B6)."""
    for number in game.players:
        if voice.event.player(number).reserve:
            yield voice.say("answer.reserve", who=voice.who(number))


def _otherwise(voice: Voice, other: Alternative | None) -> str:
    """Return the cheapest alternative, and what it would make worse."""
    if other is None:
        return voice.say("answer.else.none")
    return voice.say(
        "answer.else",
        come=voice.pairs(other.come),
        gone=voice.pairs(other.gone),
        what=difference(voice, other.step),
    )


def difference(voice: Voice, step: Step | None) -> str:
    """Return what decides between two draws."""
    if step is None:
        return voice.say("answer.else.equal")
    if step.code == "lot":
        return voice.say("answer.else.lot")
    before, after, apart = (
        voice.cost(step.code, n) for n in (step.before, step.after, abs(step.after - step.before))
    )
    facts = {"criterion": voice.criterion(step.code), "before": before, "after": after}
    if step.after < step.before:
        return voice.say("answer.else.better", less=apart, **facts)
    return voice.say("answer.else.worse", more=apart, where=voice.pairs(step.boards), **facts)


def _why_bye(reading: Reading, this: Round, now: Reading, lines: Sequence[DrawnPair]) -> Why:
    """Return why those who have the bye in this round have it (M6)."""
    if not this.byes:
        msg = f"Nobody has the bye in round {this.number}."
        raise WrongUse(msg)
    voice = Voice(reading.event)
    title = voice.say("answer.bye.title", round=this.number, who=voice.everyone(this.byes))
    free = free_notes(voice, this, lines)
    if free:
        return Why(View(title, (), (), free), ())
    facts = tuple(bye_answer(reading.event, this, bye) for bye in this.byes)
    notes = [*then_notes(voice, now, this.number)]
    drawn = {line.bye for line in lines}
    notes += [
        note
        for each in facts
        for note in bye_notes(voice, this.number, each, drawn=each.reason.number in drawn)
    ]
    return Why(View(title, (), (), tuple(notes)), facts)
