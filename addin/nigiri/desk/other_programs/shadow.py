"""Shadow mode: an event that another program directs, beside what nigiri would have done.

Each round is drawn anew from the state before it (redrawn.py); places and figures are held against
a file of results, where one is given (results_table.py). The page says in words what differs and
why. Nothing is written but the page.

Not done: what was changed in the other program after a round was drawn, such as a corrected result
or a rank, is not known to its file: the round is looked at as if it had been so at the draw.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.explain.handicaps import handicap_notes
from nigiri.desk.other_programs.redrawn import redrawn, sums
from nigiri.desk.other_programs.results_table import compared, places
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.pairing.answers import bye_answer
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.tiebreaks import TIEBREAKS, called, headed
from nigiri.errors import Forbidden
from nigiri.exchange.formats import incoming
from nigiri.messages.message import message, said
from nigiri.reports.frame.render import render
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence

    from nigiri.desk.other_programs.redrawn import Exchange, GameByRule, Redrawn
    from nigiri.desk.other_programs.results_table import Figure, Place, Table
    from nigiri.domain.model.event import Game
    from nigiri.domain.pairing.answers import ByeAnswer
    from nigiri.messages.message import Message

SAME = "="


class Cell(NamedTuple):
    """A cell of a table; differs -- it is marked."""

    words: str
    differs: bool = False


class Grid(NamedTuple):
    """A table of the page: headings, and rows of cells."""

    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Part(NamedTuple):
    """A part of the page: a heading, a sentence on the whole, tables, reasons with marks."""

    heading: str
    verdict: str
    alike: bool
    tables: tuple[Grid, ...] = ()
    reasons: tuple[tuple[str, str], ...] = ()


class Results(NamedTuple):
    """A file of results of the event: its bytes and its name."""

    data: bytes
    source: str


class Shadow(NamedTuple):
    """The page, and the sentences on top of it."""

    page: str
    verdicts: tuple[Message, ...]


def shadow(
    data: bytes,
    *,
    source: str,
    language: str,
    stamp: dt.datetime,
    results: Results | None = None,
) -> Shadow:
    """Return the page on an event of another program.

    data, source -- its file and the name of it; language -- of the page; stamp -- when it was made
    results -- a file of results of the same event, None without one

    Raises WrongUse for files of no known format and damaged ones, Forbidden for an event without a
    game.
    """
    form, found = incoming(data)
    event = replace(found.event, settings=replace(found.event.settings, language=language))
    rounds = [redrawn(event, this) for this in event.rounds if this.games]
    if not rounds:
        raise Forbidden(message("shadow.no-round", source=source))
    table = None if results is None else compared(event, results.data, source=results.source)
    verdicts = tuple(_verdicts(rounds, table))
    phrases = Phrases(event)
    parts = [_places_part(phrases, table), *(_round_part(each) for each in rounds)]
    page = render(
        "shadow.html.j2",
        language=language,
        title=phrases.say("shadow.title", name=event.settings.name or source),
        lead=phrases.say("shadow.lead", source=source, format=form.name),
        stamp=f"{stamp:%Y-%m-%d %H:%M}",
        verdicts=[said(each, language) for each in verdicts],
        parts=parts,
        lost_heading=phrases.say("shadow.lost"),
        lost=[said(each, language) for each in found.left_out],
        key_heading=phrases.say("shadow.key"),
        key=[*_key(phrases, rounds)],
        note=phrases.say("shadow.note"),
    )
    return Shadow(page, verdicts)


def _verdicts(rounds: Sequence[Redrawn], table: Table | None) -> Iterator[Message]:
    """Yield the sentences on the whole: what is alike, and by what the rest differs."""
    found = sums(rounds)
    lost = sum(each.ours is None for each in rounds)
    other_byes = sum(len(each.other_byes) for each in rounds)
    games = sum(len(each.other_games) for each in rounds)
    differ = sum(place.differs for place in table.places) if table else 0
    if not (found["other"] or other_byes or games or differ or lost):
        yield message("shadow.verdict.lot" if found["lot"] else "shadow.verdict.alike")
    else:
        yield message("shadow.verdict.differs")
    if lost:
        yield message("shadow.verdict.lost", lost=lost, rounds=len(rounds))
    if lost < len(rounds):
        yield message("shadow.verdict.pairs", **found)
    yield from _byes_verdict(rounds, other_byes)
    boards, lot = (
        sum(map(len, each))
        for each in (
            [each.theirs.games for each in rounds],
            [[game for game in each.games if game.by_lot] for each in rounds],
        )
    )
    facts = {"boards": boards, "same": boards - lot - games, "lot": lot, "other": games}
    yield message("shadow.verdict.games", **facts)
    if table is None:
        yield message("shadow.verdict.places.none")
    else:
        key = "shadow.verdict.places" if differ else "shadow.verdict.places.alike"
        yield message(key, differ=differ, players=len(table.places))


def _byes_verdict(rounds: Sequence[Redrawn], other: int) -> Iterator[Message]:
    """Yield the sentence on byes, where there are any."""
    byes = sum(len(each.byes) for each in rounds)
    if byes:
        yield message("shadow.verdict.byes", byes=byes, same=byes - other)


def _round_part(this: Redrawn) -> Part:
    """Return the part of a round."""
    phrases, number = Phrases(this.event), this.theirs.number
    heading = phrases.say("shadow.round", round=number)
    byes = [("", note) for bye in this.byes for note in _bye_notes(phrases, this, bye)]
    games = [("", _game_note(phrases, number, each)) for each in this.other_games]
    if this.ours is None:
        why = phrases.say("shadow.undrawn", why=said(this.why_not, phrases.event.settings.language))
        return Part(heading, why, alike=False, reasons=(*byes, *games))
    marks = dict(zip(_marks(), this.exchanges, strict=False))
    reasons = [(mark, _reason(phrases, each)) for mark, each in marks.items()]
    floats = _floats(phrases, this)
    verdict = phrases.say("shadow.round.alike" if this.alike else "shadow.round.differs")
    tables = (_boards(phrases, this, marks), *_totals(phrases, this))
    return Part(heading, verdict, this.alike, tables, (*reasons, *byes, *games, ("", floats)))


def _marks() -> Iterator[str]:
    """Yield A, B, ..., Z, A2, B2, ..."""
    again = 1
    while True:
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            yield letter if again == 1 else f"{letter}{again}"
        again += 1


def _boards(phrases: Phrases, this: Redrawn, marks: dict[str, Exchange]) -> Grid:
    """Return the boards there and nigiri's, exchange by exchange, then those that are alike."""
    rows: list[tuple[Cell, ...]] = []
    for mark, each in marks.items():
        for theirs, ours in zip(each.theirs, each.ours, strict=True):
            seats = (_seats(phrases, this, game) for game in (theirs, ours))
            cells = (Cell(words, differs=True) for words in seats)
            rows.append((Cell(str(theirs.table or "")), *cells, Cell(mark)))
    differing = {game for each in this.exchanges for game in each.theirs}
    for game in this.theirs.games:
        if game not in differing:
            seats_ = Cell(_seats(phrases, this, game))
            rows.append((Cell(str(game.table or "")), seats_, Cell(SAME), Cell("")))
    headings = ("shadow.table", "shadow.there", "shadow.here", "shadow.reason")
    return Grid(tuple(map(phrases.say, headings)), tuple(rows))


def _seats(phrases: Phrases, this: Redrawn, game: Game) -> str:
    """Return a board in words, a float with its sign: "7 Ota, Yuzo (3) – 12 Roy, Ann (2) ↕"."""
    scores = [pairing_score(this.event, player, this.theirs.number) for player in game.players]
    white, black = (
        f"{phrases.player_label(player)} ({points_words(score)})"
        for player, score in zip(game.players, scores, strict=True)
    )
    return f"{white} – {black}{' ↕' if scores[0] != scores[1] else ''}"


def _floats(phrases: Phrases, this: Redrawn) -> str:
    """Return the sentence on boards between scores, there and nigiri's."""

    def count(games: Sequence[Game]) -> int:
        number = this.theirs.number
        return sum(
            len({pairing_score(this.event, player, number) for player in game.players}) > 1
            for game in games
        )

    ours = this.ours.games if this.ours else ()
    return phrases.say("shadow.floats", theirs=count(this.theirs.games), ours=count(ours))


def _totals(phrases: Phrases, this: Redrawn) -> Iterator[Grid]:
    """Yield the table of the criteria by which the two rounds differ, if there are any."""
    rows = tuple(
        (
            Cell(phrases.criterion(code)),
            *(Cell(_cost(code, cost), differs=True) for cost in costs),
        )
        for code, costs in this.totals.items()
        if costs[0] != costs[1] and code != "lot"
    )
    if rows:
        headings = ("shadow.totals", "shadow.there", "shadow.here")
        yield Grid(tuple(map(phrases.say, headings)), rows)


def _cost(code: str, cost: int) -> str:
    """Return a criterion's cost as a figure; score differences, given in quarters, as points."""
    return TIEBREAKS["SDOS"].figure_words(cost) if code == "score" else str(cost)


def _reason(phrases: Phrases, each: Exchange) -> str:
    """Return the sentence on why nigiri draws other boards."""
    if each.met:
        return phrases.say("shadow.reason.met", pairs=phrases.pairs(g.players for g in each.met))
    if each.step is None:
        return phrases.say("shadow.reason.equal")
    if each.step.code == "lot":
        return phrases.say("shadow.reason.lot")
    theirs, ours = (_cost(each.step.code, cost) for cost in (each.step.before, each.step.after))
    key = "worse" if each.step.before > each.step.after else "better"
    criterion = phrases.criterion(each.step.code)
    reason = phrases.say(f"shadow.reason.{key}", criterion=criterion, there=theirs, here=ours)
    if each.step.code != "score" or each.apart[0] == each.apart[1]:
        return reason
    shared = dict(zip(("there", "here"), each.apart, strict=True))
    return phrases.say("shadow.reason.apart", reason=reason, **shared)


def _bye_notes(phrases: Phrases, this: Redrawn, bye: ByeAnswer) -> Iterator[str]:
    """Yield the notes on a bye: by the rule, or whose it is by the rule, and why."""
    reason, rule = bye.reason, bye.by_rule
    who = phrases.player_label(reason.number)
    if rule == reason.number:
        yield phrases.say("shadow.bye.same", who=who)
        return
    if reason.again:
        yield phrases.say("shadow.bye.again", who=who)
    if rule is None:
        yield phrases.say("shadow.bye.nobody", who=who)
        return
    its = bye_answer(this.event, this.theirs, rule).reason
    policy = phrases.event.settings.bye_policy
    by = BY_KEY["bye_policy"].cell(policy, phrases.event.settings.language)
    facts = {"who": who, "other": phrases.player_label(rule), "by": by}
    scores = {"score": points_words(reason.score), "least": points_words(its.score)}
    lost = {"lost": reason.lost, "most": its.lost}
    yield phrases.say("shadow.bye.other", **facts, **scores, **lost)


def _game_note(phrases: Phrases, number: int, each: GameByRule) -> str:
    """Return the sentence on a game whose handicap or colours are others by the rules."""
    players = " – ".join(map(phrases.player_label, each.game.players))
    *stones, colours = handicap_notes(phrases, each.rule, each.colours, number)
    if each.other_handicap:
        facts = {"there": each.game.handicap, "here": each.rule.handicap, "why": " ".join(stones)}
        return phrases.say("shadow.handicap", players=players, table=each.game.table, **facts)
    return phrases.say("shadow.colours", players=players, table=each.game.table, why=colours)


def _key(phrases: Phrases, rounds: Sequence[Redrawn]) -> Iterator[tuple[str, str]]:
    """Yield the criteria that decided something, each with how often and what it means."""
    steps = (each.step for this in rounds for each in this.exchanges if not each.by_lot)
    times = Counter(step.code for step in steps if step)
    for code in (each.code for each in in_order(phrases.event.settings)):
        if code in times:
            yield phrases.criterion(code), phrases.say(f"shadow.means.{code}", times=times[code])


def _places_part(phrases: Phrases, table: Table | None) -> Part:
    """Return the part of the standings."""
    heading = phrases.say("shadow.places")
    found = places(phrases.event) if table is None else table.places
    differs = table is not None and any(place.differs for place in found)
    codes = [figure.code for figure in found[0].figures] if found else []
    settings = phrases.event.settings
    names = [said(headed(settings, code), settings.language) for code in codes]
    here, there = phrases.say("shadow.place.here"), phrases.say("shadow.place.there")
    headings = (*((there,) if table else ()), here, phrases.say("shadow.player"), *names)
    rows = tuple(_place_cells(phrases, place, with_there=table is not None) for place in found)
    reasons = [(str(place.here), _place_note(phrases, place)) for place in found if place.differs]
    notes = [("", note) for note in _table_notes(phrases, table)] if table else []
    key = "none" if table is None else "differ" if differs else "alike"
    verdict = phrases.say(f"shadow.places.{key}")
    return Part(heading, verdict, not differs, (Grid(headings, rows),), (*notes, *reasons))


def _place_cells(phrases: Phrases, place: Place, *, with_there: bool) -> tuple[Cell, ...]:
    """Return the cells of a place."""
    there = "–" if place.there is None else str(place.there)
    places_ = [there, str(place.here)] if with_there else [str(place.here)]
    return (
        *(Cell(words, place.other_place) for words in places_),
        Cell(phrases.player_label(place.number)),
        *(Cell(_figure_words(figure), figure.differs) for figure in place.figures),
    )


def _figure_words(figure: Figure) -> str:
    """Return a figure in words; where the file has another, that in front: "24 / 24½"."""
    card = TIEBREAKS[figure.code]
    here = card.figure_words(figure.here * card.unit)
    if figure.there is None or not figure.differs:
        return here
    return f"{card.figure_words(figure.there * card.unit)} / {here}"


def _place_note(phrases: Phrases, place: Place) -> str:
    """Return why a place or a figure is another one."""
    who = phrases.player_label(place.number)
    other = next((figure for figure in place.figures if figure.differs), None)
    if place.there is None:
        return phrases.say("shadow.place.nobody", who=who)
    if place.rounds:
        rounds = ", ".join(map(str, place.rounds))
        return phrases.say("shadow.place.rounds", who=who, rounds=rounds)
    if other is None:
        return phrases.say("shadow.place.moved", who=who)
    card = TIEBREAKS[other.code]
    there, here = (
        card.figure_words(figure * card.unit) for figure in (other.there or 0, other.here)
    )
    settings = phrases.event.settings
    name = said(called(settings, other.code), settings.language)
    return phrases.say("shadow.place.figure", who=who, criterion=name, there=there, here=here)


def _table_notes(phrases: Phrases, table: Table) -> Iterator[str]:
    """Yield sentences on all places: another scoring that explains them, unknown names."""
    if table.scoring is not None:
        worth = table.scoring.score
        points = (worth.bye, worth.missed)
        facts = dict(
            zip(("bye", "missed"), map(points_words, map(HalfPoints, points)), strict=True)
        )
        half = table.scoring.seen != table.scoring.score
        yield phrases.say(f"shadow.scoring.{'half' if half else 'same'}", **facts)
    if table.unknown:
        yield phrases.say("shadow.unknown", names=phrases.clauses(table.unknown))
