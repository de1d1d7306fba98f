"""The rounds of two copies: drawn in one only or otherwise, changed by hand, results."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.both import MOST, differs, listed, seats_of
from nigiri.desk.copies.draws import compared
from nigiri.desk.core.phrases import tables_named
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.units import PlayerId
from nigiri.messages.message import message
from nigiri.workbook.spellings.results import written
from nigiri.workbook.spellings.rounds import format_rounds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.desk.copies.both import Both, Side
    from nigiri.desk.copies.draws import DrawCompared
    from nigiri.domain.model.event import Game, Result, Round
    from nigiri.messages.message import Message
    from nigiri.workbook.read.as_drawn import DrawnPair

    Numbers = Mapping[PlayerId, PlayerId]


class DrawnRound(NamedTuple):
    """A round of a copy, or its draft; record -- the lines of its draw."""

    round: Round
    draft: bool
    record: tuple[DrawnPair, ...]


class _Results(NamedTuple):
    """The results of a game that both have, with its colours in A; None for none.

    turned -- White of A is Black in B
    """

    game: Game
    a: Result | None
    b: Result | None
    turned: bool


def rounds_of(side: Side) -> dict[int, DrawnRound]:
    """Return number -> the round, the draft among them."""
    reading = side.reading
    found = {
        each.number: DrawnRound(
            each, draft=False, record=tuple(d for d in reading.drawn if d.round == each.number)
        )
        for each in reading.event.rounds
    }
    if reading.draft is not None and reading.draft.number not in found:
        draft = reading.draft
        found[draft.number] = DrawnRound(draft.reading.round, draft=True, record=draft.as_drawn)
    return found


def round_differences(both: Both, number: int) -> Iterator[Message]:
    """Yield sentences on one round; nothing where neither has it, or both have it alike."""
    a, b = (rounds_of(side).get(number) for side in (both.a, both.b))
    if a is None or b is None:
        if (there := a or b) is not None:
            kind = "draft" if there.draft else "round"
            yield message(f"copies.diff.{kind}.{'a' if b is None else 'b'}")
        return
    if a.draft != b.draft:
        yield message(f"copies.diff.only-draft.{'a' if a.draft else 'b'}")
    numbers = both.people.numbers
    found = compared(a.round, b.round, numbers)
    yield from _draw(both, a, b, found)
    if found.alike or drawn_once(a, b, numbers):
        yield from _tables(both, found.both)
    yield from _results(both, found.both, numbers)


def _draw(both: Both, a: DrawnRound, b: DrawnRound, found: DrawCompared) -> Iterator[Message]:
    """Yield sentences on who meets whom, and on byes."""
    if found.alike:
        return
    drawn_alike = drawn_once(a, b, both.people.numbers)
    yield message(f"copies.diff.drawn.{'alike' if drawn_alike else 'apart'}")
    sides = (("a", both.a, a, found.only_in_a), ("b", both.b, b, found.only_in_b))
    for key, side, this, games in sides:
        pairs = {frozenset((each.white, each.black)) for each in this.record}
        for hand in (False, True):
            those = [
                seats_of(side, game)
                for game in games
                if (drawn_alike and frozenset(game.players) not in pairs) == hand
            ]
            if those:
                words = f"copies.diff.{'by-hand' if hand else 'only'}.{key}"
                yield message(words, what=listed(those))
    if found.turned:
        turned = [seats_of(both.a, game) for game, _ in found.turned]
        yield message("copies.diff.turned", pairs=listed(turned))
    for key, side, byes in (
        ("a", both.a, found.byes_only_in_a),
        ("b", both.b, found.byes_only_in_b),
    ):
        if byes:
            yield message(f"copies.diff.byes.{key}", who=listed([*map(side.label, byes)]))


def drawn_once(a: DrawnRound, b: DrawnRound, numbers: Numbers) -> bool:
    """Tell whether both copies have the record of one draw; numbers -- in A -> in B."""
    same = {number: number for number in numbers.values()}
    return bool(a.record) and _record(a, numbers) == _record(b, same)


def _record(this: DrawnRound, numbers: Numbers) -> frozenset[tuple[int | None, ...]]:
    """Return the pairs and byes of a draw with other numbers."""
    seats = ((each.white, each.black, each.bye) for each in this.record)
    return frozenset(
        tuple(None if one is None else numbers.get(PlayerId(one), 0) for one in line)
        for line in seats
    )


def _tables(both: Both, games: Iterable[tuple[Game, Game]]) -> Iterator[Message]:
    """Yield sentences on games that are played at another table."""
    other = [(one, two) for one, two in games if one.table != two.table]
    if len(other) > MOST:
        yield message("copies.diff.tables", many=len(other))
        return
    for one, two in other:
        white, black = map(both.a.label, one.players)
        what = message("copies.diff.table-of", white=white, black=black)
        yield differs(what, one.table, two.table)


def _results(both: Both, games: Sequence[tuple[Game, Game]], numbers: Numbers) -> Iterator[Message]:
    """Yield sentences on results that contradict each other, and on those of one copy only."""
    found = [_compared(one, two, numbers) for one, two in games]
    other = [each for each in found if each.a and each.b and each.a != each.b]
    if other:
        yield message("copies.diff.results", tables=_tables_of(each.game for each in other))
    for each in other:
        yield differs(seats_of(both.a, each.game), *_told(each))
    only_a = [(each.game, each.a) for each in found if each.a and not each.b]
    only_b = [(each.game, each.b) for each in found if each.b and not each.a]
    for key, only in (("a", only_a), ("b", only_b)):
        if only:
            yield _only_in(key, only)


def _told(each: _Results) -> tuple[str, str]:
    """Return two results in words: who won, where White of one copy is Black in the other."""
    return (
        (_winner(each.game, each.a), _winner(each.game, each.b))
        if each.turned
        else (_code(each.a), _code(each.b))
    )


def _winner(game: Game, result: Result | None) -> str:
    """Return the winner of a game in words, the code of a result that has none."""
    outcome = None if result is None else result.outcome
    won = {Outcome.WHITE: game.white, Outcome.BLACK: game.black}.get(outcome or Outcome.NONE)
    return _code(result) if won is None else message("since.won", number=won)


def _only_in(key: str, only: Sequence[tuple[Game, Result | None]]) -> Message:
    """Return the sentence on results of one copy; of many only the tables are said."""
    if len(only) > MOST:
        tables = _tables_of(game for game, _ in only)
        return message(f"copies.diff.results.many.{key}", many=len(only), tables=tables)
    results = [
        message("copies.diff.result", table=game.table or "–", result=_code(result))
        for game, result in only
    ]
    return message(f"copies.diff.results.{key}", results=listed(results))


def _tables_of(games: Iterable[Game]) -> Message:
    """Return the tables of games in words."""
    numbers = sorted(game.table for game in games if game.table is not None)
    if len(numbers) > MOST:
        return message("desk.tables", many=len(numbers), tables=format_rounds(numbers))
    return tables_named(numbers)


def _compared(one: Game, two: Game, numbers: Numbers) -> _Results:
    """Return the results of a game in A and in B."""
    turned, result = numbers[one.white] != two.white, two.result
    if turned and result is not None:
        sides = {Outcome.WHITE: Outcome.BLACK, Outcome.BLACK: Outcome.WHITE}
        result = replace(result, outcome=sides.get(result.outcome, result.outcome))
    return _Results(one, one.result, result, turned)


def _code(result: Result | None) -> str:
    """Return a result as a cell has it, "" for none."""
    return "" if result is None else written(result)
