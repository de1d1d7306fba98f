"""An event made of the lines of a result table, and its lines for a new one (formats 3.2, 6.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Event, Player
from nigiri.domain.model.units import STRONGEST, WEAKEST, PlayerId, Rank
from nigiri.domain.players.federation_ids import ids_words
from nigiri.domain.scores.scores import appearances
from nigiri.domain.standings.standings import overall, standings
from nigiri.errors import Forbidden
from nigiri.exchange.parts.clipped import check_size, clipped
from nigiri.exchange.parts.latin_names import check_latin
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.result_tables.entries import Entry, entry
from nigiri.exchange.result_tables.figures import explained, placed
from nigiri.exchange.result_tables.handicaps import with_handicap_rule
from nigiri.exchange.result_tables.lines import played
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.domain.games.handicaps import ByRanks
    from nigiri.domain.model.settings import Settings

_GRADE = re.compile(r"(\d{1,2})([kdp])", re.ASCII | re.IGNORECASE)
_FIGURE = re.compile(r"-?\d{1,5}(\.\d{1,4})?½?", re.ASCII)
_PLACE = re.compile(r"\d{1,4}[.)]?", re.ASCII)
_COUNTRY = 2
_MOST_FIGURES = 4


@dataclass(frozen=True)
class Line:
    """A player's line.

    place -- the number in front, 0 where it is missing
    others -- the words between the grade and the figures: country, licence, club
    odd -- words that are not understood, or only in part: a professional's grade
    """

    place: int
    family: str
    given: str
    rank: Rank
    others: tuple[str, ...] = ()
    figures: tuple[Fraction, ...] = ()
    entries: tuple[Entry, ...] = ()
    pin: str = ""
    odd: tuple[str, ...] = ()


@dataclass(frozen=True)
class Identity:
    """The facts about a player besides the name.

    numbers -- federation -> number in it
    """

    numbers: Mapping[str, str]
    country: str
    club: str


def line(text: str, most_figures: int = _MOST_FIGURES) -> Line | None:
    """Return a player's line; None for any other text."""
    body, _, pin = text.partition("|")
    words = body.split()
    at = next((at for at, word in enumerate(words) if at and grade(word)), 0)
    rank = grade(words[at]) if at else None
    if rank is None:
        return None
    end = next((i for i, word in enumerate(words) if i > at and entry(word)), len(words))
    first = end
    while first > at + 1 and end - first < most_figures and _FIGURE.fullmatch(words[first - 1]):
        first -= 1
    numbered = bool(_PLACE.fullmatch(words[0])) and at > 1
    family, *given = (" ".join(word.replace("_", " ").split()) for word in words[numbered:at])
    odd = [word for word in words[end:] if not entry(word)]
    return Line(
        int(words[0].rstrip(".)")) if numbered else 0,
        family,
        " ".join(filter(None, given)),
        rank,
        tuple(words[at + 1 : first]),
        tuple(map(_figure, words[first:end])),
        tuple(found for word in words[end:] if (found := entry(word))),
        pin.strip(),
        tuple([words[at]] * (words[at][-1] in "pP") + odd),
    )


def _figure(word: str) -> Fraction:
    """Return a figure as it is printed, exactly."""
    return Fraction(word.rstrip("½") or 0) + Fraction(word.count("½"), 2)


def grade(word: str) -> Rank | None:
    """Return the rank of a grade, None for none; professionals are 9 dan, and 35k is 30 kyu."""
    found = _GRADE.fullmatch(word)
    if found is None or not int(found[1]):
        return None
    number, kind = int(found[1]), found[2].lower()
    steps = 1 - number if kind == "k" else STRONGEST if kind == "p" else number
    return Rank(max(WEAKEST, min(STRONGEST, steps)))


def table_event(
    settings: Settings,
    lines: Sequence[Line],
    identity: Callable[[Line], Identity],
    rule: ByRanks,
) -> tuple[Event, tuple[str, ...]]:
    """Return the event of a table's lines, and sentences about what is unclear in them.

    identity -- returns the facts about the player of a line besides the name
    rule -- of the handicap where no line has one
    lines -- at least one
    """
    check_size(len(lines))
    numbers = _numbers(lines)
    by_number = dict(zip(numbers, lines, strict=True))

    def stones(one: PlayerId, other: PlayerId) -> int:
        return rule.stones(by_number[one].rank, by_number[other].rank)

    games = played({number: each.entries for number, each in by_number.items()}, stones)
    players = tuple(
        _player(number, each, identity(each), games.missed[number])
        for number, each in sorted(by_number.items())
    )
    settings = replace(settings, start_rule="none", ranked_by="all")
    event = Event(settings, players, rounds=games.rounds)
    remarks = [*_odd(by_number), *games.remarks]
    event = with_handicap_rule(_with_figures(event, by_number, remarks))
    return clipped(event, remarks), tuple(remarks)


def _odd(lines: Mapping[PlayerId, Line]) -> tuple[str, ...]:
    """Return sentences about words in lines that are not understood."""
    left_out = LeftOut()
    for number, each in lines.items():
        for word in each.odd:
            left_out.item("lost.words", message("thing.in-line", word=word, line=number))
    return left_out.sentences()


def _player(number: PlayerId, each: Line, who: Identity, out: frozenset[int]) -> Player:
    """Return the player of a line.

    out -- the rounds missed with half a point
    """
    return Player(
        each.family,
        each.given,
        each.rank,
        number,
        entry_rank=each.rank,
        here=True,
        out=out,
        federation_id=ids_words(who.numbers),
        country=who.country,
        club=who.club,
    )


def _with_figures(event: Event, lines: Mapping[PlayerId, Line], remarks: list[str]) -> Event:
    """Return the event by the figures of its lines; add sentences about the rest to `remarks`."""
    widths = {len(each.figures) for each in lines.values()}
    if len(widths) == 1 and widths != {0}:
        found = explained(event, {number: each.figures for number, each in lines.items()})
    else:
        found = placed(event)
        why = "lost.places.silent" if widths == {0} else "lost.places.uneven"
        remarks.append(message(why))
    if found.unknown:
        which = ", ".join(map(str, found.unknown))
        remarks.append(message("lost.places.columns", columns=which))
    if found.elsewhere:
        remarks.append(message("lost.places.elsewhere", players=found.elsewhere))
    return found.event


def _numbers(lines: Sequence[Line]) -> list[PlayerId]:
    """Return the number of every line, by which entries refer to it: its place.

    Of those on one place only the first line has it; the others follow one by one.
    """
    places = {each.place for each in lines}
    numbers: dict[PlayerId, None] = {}
    last = 0
    for each in lines:
        last = each.place if each.place and each.place not in numbers else last + 1
        while last in numbers or (last != each.place and last in places):
            last += 1
        numbers[PlayerId(last)] = None
    return [*numbers]


def country_and_club(others: Sequence[str]) -> tuple[str, str]:
    """Return country and club from the words between grade and figures; "" for none."""
    words = [word for word in others if word.strip("x")]
    country = words[0].upper() if words and len(words[0]) == _COUNTRY else ""
    club = " ".join(words[1:] if country else words)
    return ("" if country == "XX" else country), " ".join(club.replace("_", " ").split())


def check_played(event: Event) -> None:
    """Raise Forbidden for an event without a drawn round."""
    if not event.rounds:
        raise Forbidden(message("unsent.no-round"))


def check_names(event: Event, lost: Callable[[str], str]) -> None:
    """Raise Forbidden, with the names, where one in the table cannot be written."""
    check_latin((event.player(number) for number in in_order(event)), lost)


def in_order(event: Event) -> tuple[PlayerId, ...]:
    """Return the players who took part, best first; by score where sections are ranked."""
    if event.settings.ranked_by == "all":
        order = [each.number for each in standings(event)]
    else:
        order = [number for group in overall(event) for number in group]
    return tuple(n for n in order if not all(p.missed for p in appearances(event, n)))


def absent_players(event: Event) -> tuple[str, ...]:
    """Return the sentence about players who took part in no round."""
    present, left_out = set(in_order(event)), LeftOut()
    for number, player in sorted(event.by_number.items()):
        if number not in present:
            left_out.item("unsent.absent", player.name)
    return left_out.sentences()


def open_points(event: Event, *, keep_defaults: bool) -> Iterator[str]:
    """Yield sentences about games that are not sent as played; see lines_of."""
    for this in event.rounds:
        for game in this.games:
            names = " - ".join(event.player(number).name for number in game.players)
            if game.result is None:
                yield message("unsent.open", round=this.number, players=names)
            elif game.result.by_default and not keep_defaults:
                yield message("unsent.default.no-game", round=this.number, players=names)
