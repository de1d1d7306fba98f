"""The places and figures of a results file of the same event, beside nigiri's own.

OpenGotha and MacMahon write no standings into their event files; the file of results that they make
for the EGF has them, a line a player with up to four figures. The figures stand in the order of the
event's criteria.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate, product
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.other_programs.matching import matched
from nigiri.domain.model.event import Player
from nigiri.domain.model.scoring import UNPLAYED_HALF
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import in_ascii
from nigiri.domain.tiebreaks import TIEBREAKS, placing
from nigiri.errors import WrongUse
from nigiri.exchange.parts.texts import lines as lines_in
from nigiri.exchange.result_tables.event import line
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Standing
    from nigiri.exchange.result_tables.event import Line

_SIGNS = "-=+"
_PIN = 8


class Figure(NamedTuple):
    """A figure of a player by one criterion, in points; there -- None where the file has none."""

    code: str
    here: Fraction
    there: Fraction | None

    @property
    def differs(self) -> bool:
        """Tell whether the file has another one."""
        return self.there is not None and self.there != self.here


class Place(NamedTuple):
    """A player's place here and in the file; there -- None for somebody whom it does not have.

    last -- the last place of those who share the place here: files give each a place of its own
    rounds -- rounds of which the file says something else than the event
    """

    number: PlayerId
    here: int
    there: int | None
    last: int
    figures: tuple[Figure, ...]
    rounds: tuple[int, ...] = ()

    @property
    def differs(self) -> bool:
        """Tell whether the file has another place, figure or round, or not the player."""
        other = self.other_place or self.rounds != ()
        return other or any(figure.differs for figure in self.figures)

    @property
    def other_place(self) -> bool:
        """Tell whether the file has another place, or does not have the player."""
        return self.there is None or not self.here <= self.there <= self.last


class Table(NamedTuple):
    """All places, best first.

    scoring -- one that gives all figures of the file, where the event's does not; else None
    unknown -- names in the file of nobody in the event
    """

    places: tuple[Place, ...]
    scoring: Scoring | None = None
    unknown: tuple[str, ...] = ()


class _Line(NamedTuple):
    """A player's line in the file; at -- its position; numbers -- position -> player."""

    at: int
    line: Line
    numbers: Mapping[int, PlayerId]


def places(event: Event) -> tuple[Place, ...]:
    """Return the places of an event by itself, as if a file had the same."""
    figures = _figures(event)
    return tuple(
        Place(each.number, place, place, _last(each, place), figures(each.number, ()))
        for each, place in _running(event)
    )


def compared(event: Event, data: bytes, *, source: str) -> Table:
    """Return the places of an event beside those of a results file; source -- its name.

    Raises WrongUse for a file without a player's line.
    """
    found = [each for text in lines_in(data) if (each := line(text.partition(";")[0].strip()))]
    if not found:
        raise WrongUse(message("shadow.results.none", source=source))
    numbers = _numbers(event, found)
    lines = {number: _Line(at, found[at], numbers) for at, number in numbers.items()}
    figures = _figures(event)
    table = tuple(
        _place(event, each, place, figures(each.number, lines[each.number].line.figures), lines)
        if each.number in lines
        else Place(each.number, place, None, _last(each, place), figures(each.number, ()))
        for each, place in _running(event)
    )
    unknown = tuple(
        f"{each.family} {each.given}".strip() for at, each in enumerate(found) if at not in numbers
    )
    return Table(table, _scoring(event, table), unknown)


def _numbers(event: Event, found: Sequence[Line]) -> Mapping[int, PlayerId]:
    """Return position of a line -> the number of its player, where that is clear."""
    people = [
        replace(player, family=in_ascii(player.family), given=in_ascii(player.given))
        for player in event.players
    ]
    rows = matched(people, list(map(_player, found))).found
    known = ((at, event.players[row].number) for at, row in rows.items())
    return {at: number for at, number in known if number is not None}


def _player(each: Line) -> Player:
    """Return the identity of a line's player, as far as the line says it."""
    pin = f"EGF {each.pin}" if len(each.pin) == _PIN and each.pin.isdecimal() else ""
    return Player(in_ascii(each.family), in_ascii(each.given), each.rank, federation_id=pin)


def _running(event: Event) -> Iterator[tuple[Standing, int]]:
    """Yield the standings with their places, which run on from section to section."""
    found = standings(event)
    sizes = Counter(each.section for each in found)
    before = dict(zip(sizes, accumulate(sizes.values(), initial=0), strict=False))
    for each in found:
        yield each, before[each.section] + each.place


def _last(standing: Standing, place: int) -> int:
    """Return the last of the places that are shared with a player."""
    return place + len(standing.shared_with)


def _figures(event: Event) -> Callable[[PlayerId, Sequence[Fraction]], tuple[Figure, ...]]:
    """Return a function that returns a player's figures beside those of a line.

    Figures are those of the criteria that have one for everybody, whoever is tied.
    """
    cards = [(at, card) for at, card in enumerate(placing(event)) if card.table is not None]
    numbers = [(at, card) for at, card in cards if card.kind == "number"]
    values = {card.code: card.among(event, tuple(event.by_number)) for _, card in numbers}

    def figures(number: PlayerId, there: Sequence[Fraction]) -> tuple[Figure, ...]:
        return tuple(
            Figure(
                card.code,
                Fraction(values[card.code][number] or 0) / card.unit,
                there[at] if at < len(there) else None,
            )
            for at, card in numbers
        )

    return figures


def _place(
    event: Event,
    standing: Standing,
    place: int,
    figures: tuple[Figure, ...],
    lines: Mapping[PlayerId, _Line],
) -> Place:
    """Return the place of a player whom the file has."""
    there = lines[standing.number]
    its = there.line.place or there.at + 1
    rounds = tuple(_other_rounds(event, standing.number, there))
    return Place(standing.number, place, its, _last(standing, place), figures, rounds)


def _other_rounds(event: Event, number: PlayerId, there: _Line) -> Iterator[int]:
    """Yield the rounds of which the line has another opponent or result than the event."""
    for this, entry in zip(event.rounds, there.line.entries, strict=False):
        game = this.game_by_player.get(number)
        if game is None or game.result is None or game.result.by_default:
            continue
        sign = _SIGNS[game.points_of(number)]
        opponent = game.opponent_of(number)
        known = there.numbers.get(entry.opponent - 1, opponent)  # perhaps a name nobody has here
        if not entry.opponent or (known, entry.sign) != (opponent, sign):
            yield this.number


def _scoring(event: Event, table: Sequence[Place]) -> Scoring | None:
    """Return the scoring by which all figures are those of the file; None where the event's is.

    None, too, where no known one is.
    """
    if not any(figure.differs for place in table for figure in place.figures):
        return None
    return next((each for each in _scorings(event) if _explains(event, each, table)), None)


def _scorings(event: Event) -> Iterator[Scoring]:
    """Yield the scorings to be tried, for byes and missed rounds; that of the event is the first.

    Sums of opponents see the same, or half a point for each round without a game.
    """
    usual = event.settings.scoring
    worths = (dict.fromkeys((each, 2, 0, 1)) for each in (usual.score.bye, usual.score.missed))
    for half, missed, bye in product((False, True), *reversed([*worths])):
        score, victories = (
            replace(worth, bye=bye, missed=missed) for worth in (usual.score, usual.victories)
        )
        seen = (UNPLAYED_HALF, UNPLAYED_HALF) if half else (score, victories)
        yield replace(usual, score=score, victories=victories, seen=seen[0], seen_victories=seen[1])


def _explains(event: Event, scoring: Scoring, table: Sequence[Place]) -> bool:
    """Tell whether all figures of a file follow from a scoring."""
    other = replace(event, settings=replace(event.settings, scoring=scoring))
    for code in {figure.code for place in table for figure in place.figures}:
        values = TIEBREAKS[code].among(other, tuple(event.by_number))
        for place in table:
            for figure in place.figures:
                here = Fraction(values[place.number] or 0) / TIEBREAKS[code].unit
                if figure.code == code and figure.there is not None and figure.there != here:
                    return False
    return True
