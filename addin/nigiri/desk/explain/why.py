"""Explain a pair or a bye in words, and what else was possible.

`why` answers from the costs of the draw. A round whose system pairs by itself is explained by
`system_meeting` and `meeting_notes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.phrases import Phrases
from nigiri.desk.core.players_meant import players_meant
from nigiri.desk.core.views import View
from nigiri.desk.explain.byes import bye_notes
from nigiri.desk.explain.criteria import REASONS
from nigiri.desk.explain.event_at_draw import changed_score_notes, reading_at_draw
from nigiri.desk.explain.handicaps import handicap_notes, stones_notes
from nigiri.desk.explain.reasons import (
    alternative_words,
    draw_reasons,
    none_words,
    score_reasons,
)
from nigiri.domain.pairing.answers import Answer, ByeAnswer, answer, bye_answer
from nigiri.domain.pairing.board_costs import event_before
from nigiri.domain.pairing.fixtures import make_game, met_by
from nigiri.domain.systems.stages import judged, played_as
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.catalogue import every, knows
from nigiri.messages.message import message
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.player_references import by_number, names_of
from nigiri.workbook.words.names import name_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.desk.explain.forecast import NextBye
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.system import Meeting
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.board_costs import Step
    from nigiri.domain.pairing.fixtures import Met
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.workbook import Reading


def system_meeting(event: Event, this: Round, game: Game, aside: Collection[Game]) -> Met | None:
    """Return the system's reason for a game; None where the round is drawn by score.

    aside -- other games that the director made
    """
    if judged(event.settings, this.number).by_score:
        return None
    return met_by(event, this, game, aside)


def meeting_notes(
    phrases: Phrases, this: Round, game: Game, meeting: Meeting | None
) -> Iterator[str]:
    """Yield the reasons of a system for a pair, its handicap and its colours.

    meeting -- of the system; None: it would not pair the two
    """
    settings = phrases.event.settings
    system = name_of(played_as(settings, this.number).system, settings.language)
    if meeting is None:
        yield phrases.say("meeting.none", system=system)
        return
    key = f"meeting.{meeting.why}"
    known = key if knows(key) else "meeting"
    yield phrases.say(known, **{"system": system, **meeting.facts})
    before = event_before(phrases.event, this)
    rule = make_game(before, this.number, game.players, meeting, game.board)
    if meeting.even:
        yield phrases.say("meeting.even")
    else:
        yield from stones_notes(phrases, rule, this.number)
    if meeting.black is not None and not rule.handicap:
        yield phrases.say(
            "answer.white.system", system=system, white=phrases.player_label(rule.white)
        )


def system_bye_notes(phrases: Phrases, this: Round, lines: Sequence[DrawnPair]) -> tuple[str, ...]:
    """Return notes that the system of a round gave its byes, except the director's own.

    () where the rule of M6 gave them. lines -- of the round in As drawn
    """
    settings = phrases.event.settings
    if judged(settings, this.number).by_score:
        return ()
    drawn = {line.bye for line in lines} if lines else this.byes
    yours = [bye for bye in this.byes if bye not in drawn]
    system = name_of(played_as(settings, this.number).system, settings.language)
    by_system = phrases.say("answer.bye.system", system=system)
    by_director = phrases.say("answer.bye.system.yours", who=phrases.everyone(yours))
    return (
        *([by_system] if len(yours) < len(this.byes) else []),
        *([by_director] if yours else []),
    )


BYE = "bye"


class Why(NamedTuple):
    """An answer in words, and its facts: one for the board, one for each bye or part of a round."""

    view: View
    facts: tuple[Answer | ByeAnswer | NextBye, ...]


def why(
    workbook: Workbook,
    table: int | str,
    round_number: int | None = None,
    *,
    in_figures: bool = False,
) -> Why:
    """Return the reasons why two are paired at a table, or with "bye" the reasons for the byes.

    table -- its number; "bye"; or the name of somebody who plays there, or has the bye
    round_number -- None for the newest round; with "bye" also the round to be drawn next
    in_figures -- with what the board costs by each criterion of the draw

    The reasons are those of the draw, even where an earlier result was changed since (A9).

    Raises SheetProblems for wrong cells, Forbidden before the first draw, WrongUse for a round that
    is not drawn, a table or bye that it does not have, and a name of nobody in it or of several.
    """
    now = read_writable(workbook)
    if table == BYE and round_number == len(now.event.rounds) + 1:
        from nigiri.desk.explain.forecast import why_next_bye  # noqa: PLC0415 -- asked in the evening

        return Why(*why_next_bye(now.event, round_number))
    this = _round(now, round_number)
    reading = reading_at_draw(now, this.number)
    this = reading.event.rounds[this.number - 1]
    lines = [line for line in reading.drawn if line.round == this.number]
    who = _named(now, table) if isinstance(table, str) and table != BYE else frozenset()
    if table == BYE or (who and who <= {*this.byes}):
        return _why_bye(reading, this, now, lines)
    if who:
        game = next((game for game in this.games if who <= {*game.players}), None)
    else:
        game = next((game for game in this.games if game.table == table), None)
    if game is None and who:
        names = names_of(map(reading.event.player, sorted(who)))
        raise WrongUse(message("explain.no-game", names=names, round=this.number))
    if game is None:
        tables = ", ".join(str(game.table) for game in this.games if game.table is not None)
        key = "explain.no-table" if tables else "explain.no-table.none"
        raise WrongUse(message(key, round=this.number, table=table, tables=tables))
    found = _why_pair(reading, this, game, now, lines)
    return _with_figures(Phrases(reading.event), found) if in_figures else found


def table_asked(typed: str) -> int | str:
    """Return the number of a table, BYE in any language, or a name, as somebody asks for it."""
    words = (BYE, *every("action.bye"), *every("label.bye-said"))
    if typed.casefold() in map(str.casefold, words):
        return BYE
    number = whole_number(typed)
    return typed if number is None else number


def _named(reading: Reading, typed: str) -> frozenset[PlayerId]:
    """Return the numbers of who is named; WrongUse for nobody's name, and where a number is meant.

    A number is that of a table.
    """
    if by_number(typed):
        raise WrongUse(message("explain.nobody", asked=typed))
    found = players_meant(reading, typed, "explain.nobody").values()
    return frozenset(player.number for player in found if player.number is not None)


def _with_figures(phrases: Phrases, found: Why) -> Why:
    """Return an answer with the table of the criteria, and the best other draw in figures."""
    facts = found.facts[0] if found.facts else None
    if not isinstance(facts, Answer):
        return found
    view = found.view
    return found._replace(
        view=_table(phrases, facts, view.title, (*view.notes, _in_figures(phrases, facts)))
    )


def _why_pair(
    reading: Reading, this: Round, game: Game, now: Reading, lines: Sequence[DrawnPair]
) -> Why:
    """Return the reasons for a pair: those of the draw, or of the round's system."""
    asked, phrases = wished_games(reading.event, this), Phrases(reading.event)
    by_hand = made_by_hand(this, lines)
    aside = [*by_hand, *asked]
    about = (
        *changed_score_notes(phrases, now, this.number),
        *[phrases.say("answer.asked")] * (game in asked),
        *_hand_change_notes(phrases, game, lines),
        *_reserve_notes(phrases, game),
    )
    met = system_meeting(reading.event, this, game, aside)
    if met is not None and not met.field:
        notes = (*meeting_notes(phrases, this, game, met.meeting), *about)
        return Why(View(_title(phrases, this, game), (), (), notes), ())
    if met is not None:
        aside += [other for other in this.games if not {*met.field}.issuperset(other.players)]
    facts = answer(reading.event, this, game, by_hand=aside)
    notes = (
        *about,
        *score_reasons(phrases, facts),
        *(() if game in by_hand else draw_reasons(phrases, facts, this.number)),
        *alternative_words(phrases, facts),
        *handicap_notes(phrases, facts.rule, facts.colours, this.number),
    )
    return Why(View(_title(phrases, this, game), (), (), notes), (facts,))


def made_by_hand(this: Round, lines: Sequence[DrawnPair]) -> list[Game]:
    """Return the games whose pairs no draw made; [] without a record of the draw."""
    drawn = {frozenset((line.white, line.black)) for line in lines}
    return [game for game in this.games if drawn and frozenset(game.players) not in drawn]


def wished_games(event: Event, this: Round) -> list[Game]:
    """Return the games of pairs that a wish requires."""
    musts = [wish for wish in event.wishes if wish.kind == "must" and wish.counts_in(this.number)]
    pairs = {frozenset(wish.players) for wish in musts}
    return [game for game in this.games if frozenset(game.players) in pairs]


def _round(reading: Reading, number: int | None) -> Round:
    """Return the round asked about; Forbidden before the first draw, WrongUse if not drawn."""
    rounds = reading.event.rounds
    if not rounds:
        raise Forbidden(message("report.no-round"))
    if number is not None and not 1 <= number <= len(rounds):
        raise WrongUse(message("explain.undrawn", round=number, last=len(rounds)))
    return rounds[-1 if number is None else number - 1]


def _table(phrases: Phrases, facts: Answer, title: str, notes: Sequence[str]) -> View:
    """Return the costs of a board by criterion, as a table."""
    headings = ("answer.criterion", "answer.here", "answer.all", "answer.why")
    rows = tuple(
        (
            phrases.criterion(price.code),
            *(phrases.cost(price.code, n) for n in (price.cost, price.total)),
            REASONS[price.code](phrases, facts),
        )
        for price in facts.prices
    )
    return View(title, tuple(map(phrases.say, headings)), rows, tuple(notes))


def _title(phrases: Phrases, this: Round, game: Game) -> str:
    """Return the title of an answer: round, table and players."""
    return phrases.say(
        "answer.title",
        round=this.number,
        table=game.table,
        white=phrases.player_label(game.white),
        black=phrases.player_label(game.black),
    )


def _hand_change_notes(phrases: Phrases, game: Game, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield notes on what the director changed after the draw."""
    both = set(game.players)
    line = next((line for line in lines if {line.white, line.black} == both), None)
    if line is None:
        had = [f"{at.white}–{at.black}" for at in lines if both & {at.white, at.black}]
        had += [f"{phrases.say('label.bye-said')} {at.bye}" for at in lines if at.bye in both]
        if had:
            yield phrases.say("answer.yours", pairs=", ".join(had))
        elif lines:
            yield phrases.say("answer.yours.new")
        return
    if line.white != game.white and not line.open:
        yield phrases.say("answer.yours.changed", what=phrases.say("check.colours").strip())
    if line.handicap != game.handicap:
        words = phrases.say("check.handicap", stones=line.handicap).strip()
        yield phrases.say("answer.yours.changed", what=words)


def _reserve_notes(phrases: Phrases, game: Game) -> Iterator[str]:
    """Yield a note on each reserve who plays because the number was odd (B6)."""
    for number in game.players:
        if phrases.event.player(number).reserve:
            yield phrases.say("answer.reserve", who=phrases.player_label(number))


def _in_figures(phrases: Phrases, facts: Answer) -> str:
    """Return the sentence on the best other draw by numbers, and the criterion that parts them."""
    other = facts.alternative
    if other is None:
        return none_words(phrases, facts)
    return phrases.say(
        "answer.else",
        come=phrases.pairs(other.come),
        gone=phrases.pairs(other.gone),
        what=difference(phrases, other.step),
    )


def difference(phrases: Phrases, step: Step | None) -> str:
    """Return the sentence on the criterion that separates two draws; step -- None for none."""
    if step is None:
        return phrases.say("answer.else.equal")
    if step.code == "lot":
        return phrases.say("answer.else.lot")
    before, after, apart = (
        phrases.cost(step.code, n) for n in (step.before, step.after, abs(step.after - step.before))
    )
    facts = {"criterion": phrases.criterion(step.code), "before": before, "after": after}
    if step.after < step.before:
        return phrases.say("answer.else.better", less=apart, **facts)
    return phrases.say("answer.else.worse", more=apart, where=phrases.pairs(step.boards), **facts)


def _why_bye(reading: Reading, this: Round, now: Reading, lines: Sequence[DrawnPair]) -> Why:
    """Return the reasons for the byes of a round (M6)."""
    if not this.byes:
        raise WrongUse(message("explain.no-bye", round=this.number))
    phrases = Phrases(reading.event)
    title = phrases.say("answer.bye.title", round=this.number, who=phrases.everyone(this.byes))
    free = system_bye_notes(phrases, this, lines)
    if free:
        return Why(View(title, (), (), free), ())
    facts = tuple(bye_answer(reading.event, this, bye) for bye in this.byes)
    notes = [*changed_score_notes(phrases, now, this.number)]
    drawn = {line.bye for line in lines}
    notes += [
        note
        for each in facts
        for note in bye_notes(phrases, this.number, each, drawn=each.reason.number in drawn)
    ]
    return Why(View(title, (), (), tuple(notes)), facts)
