"""Read a report to the AGA, in any form in use (formats 1.4, 1.5).

The players are numbered by strength: rank, then rating, then their order in the report. Strengths
may be ranks or ratings. Without numbers of rounds a new one begins where somebody plays again.
Lines that are not understood are reported.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import days, days_words
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, PlayerId, Rank
from nigiri.domain.model.venue import venue_of
from nigiri.domain.players.federation_ids import ids_words
from nigiri.domain.players.ratings import rating_printed
from nigiri.domain.rules.aga import AGA as RULES
from nigiri.errors import WrongUse
from nigiri.exchange.aga.lines import sorted_lines
from nigiri.exchange.parts.clipped import check_size, clipped
from nigiri.exchange.parts.format import Incoming
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.texts import lines as lines_in
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import date

    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.aga.lines import Found

_OUTCOMES = {"W": Outcome.WHITE, "B": Outcome.BLACK}


def read(data: bytes) -> Incoming:
    """Return the event of a report. Raises WrongUse for a file without players or games."""
    found = sorted_lines(lines_in(data))
    if not found.players:
        raise WrongUse(message("foreign.aga.no-players"))
    check_size(len(found.players))
    left_out = LeftOut()
    for odd in found.odd:
        left_out.item("lost.not-understood", odd)
    found.remarks += left_out.sentences()
    settings = _settings(found)
    numbers, players = _players(found)
    rounds, settings = _rounds(found, numbers, settings)
    event = clipped(Event(settings, players, rounds=rounds), found.remarks)
    return Incoming(event, (message("lost.aga"), *found.remarks))


def _settings(found: Found) -> Settings:
    """Return the settings from the header."""
    said = found.header
    ends = [_day(said.get(key, "")) for key in ("start", "finish")]
    dates = (
        days_words(*(end[0] for end in ends if end))
        if all(ends)
        else " - ".join(dict.fromkeys(filter(None, (said.get("start"), said.get("finish")))))
    )
    name, place = _name_and_place(said)
    return replace(
        RULES.defaults,
        name=name,
        dates=dates,
        place=place,
        start_rule="none",
        rules_of_play=said.get("rules", ""),
        director=said.get("director", ""),
        time_limits=said.get("time", ""),
        ranked_by="all",
    )


def _name_and_place(said: Mapping[str, str]) -> tuple[str, str]:
    """Return the event's name and place; many programs write the place behind the name, too.

    A name that is written by itself is the name as it is.
    """
    location, title = said.get("location", ""), said.get("title", "")
    if not location and venue_of(title).region:
        title, *last = title.rsplit(",", 2)
        location = ",".join(last).strip()
    place = venue_of(location).words
    return said.get("name") or title.removesuffix(f", {place}"), place


def _day(text: str) -> tuple[date, date] | None:
    """Return the day of a header entry; where it is all digits the month comes first."""
    american = re.fullmatch(r"(\d{1,2})[-/](\d{1,2})[-/](\d{4})", text)
    return days("{2}-{0}-{1}".format(*american.groups()) if american else text)


def _players(
    found: Found,
) -> tuple[Mapping[str, PlayerId], tuple[Player, ...]]:
    """Return number of the AGA -> own number, and the players, the strongest first (M4)."""
    people = []
    for aga, (name, strength) in found.players.items():
        rank, rating = _strength(strength)
        family, comma, given = name.partition(",")
        if not comma:
            given, _, family = name.rpartition(" ")
        people.append(
            Player(
                family.strip() or given.strip(),
                given.strip() if family else "",
                rank,
                rating=rating,
                federation_id=ids_words({"aga": aga}),
                here=True,
                entry_rank=rank,
            )
        )
    order = sorted(
        range(len(people)), key=lambda at: (-people[at].rank.steps, -(people[at].rating or 0), at)
    )
    agas = list(found.players)
    numbers = {agas[at]: PlayerId(number) for number, at in enumerate(order, 1)}
    players = tuple(replace(people[at], number=numbers[agas[at]]) for at in order)
    return numbers, players


def _strength(text: str) -> tuple[Rank, int | None]:
    """Return rank and rating of a strength: "4k", "4.45", "-3.34"."""
    letter = text.strip()[-1].lower()
    number = Decimal(text.strip(" dkDK"))
    whole = max(1, abs(int(number)))
    kyu = letter == "k" or (letter != "d" and number < 0)
    rank = Rank(max(WEAKEST, 1 - whole) if kyu else min(STRONGEST, whole))
    rated = None if letter in "dk" else rating_printed(RULES.defaults, Fraction(number))
    return rank, rated


def _rounds(
    found: Found, numbers: Mapping[str, PlayerId], settings: Settings
) -> tuple[tuple[Round, ...], Settings]:
    """Return the rounds, and the settings with the komi that most games have."""
    rounds: dict[int, list[Game]] = {}
    busy: dict[int, set[PlayerId]] = defaultdict(set)
    left_out, last = LeftOut(), 1
    for said, (white, black, winner, stones, komi) in found.games:
        if not {white, black} <= numbers.keys() or white == black:
            left_out.item("lost.games.not-both", f"{white} - {black}")
            continue
        pair = (numbers[white], numbers[black])
        again = not busy[said or last].isdisjoint(pair)
        if said and again:
            busy_in = message("thing.game.pair", round=said, white=white, black=black)
            left_out.item("lost.games.busy", busy_in)
            continue
        last = said or last + again
        busy[last].update(pair)
        outcome = _OUTCOMES.get(winner.upper())
        game = Game(None, *pair, min(9, int(stones)), outcome and Result(outcome), _halves(komi))
        rounds.setdefault(last, []).append(game)
    found.remarks += left_out.sentences()
    if any(said is None for said, _ in found.games):
        found.remarks.append(message("lost.rounds.unsaid"))
    settings = _with_komi(settings, [game for games in rounds.values() for game in games])
    return tuple(_complete(rounds, settings)), settings


def _halves(text: str) -> HalfPoints:
    """Return the komi of a report in half points: 7 is 7½, -7 is -7½."""
    whole = int(text)
    return HalfPoints(2 * whole + (-1 if whole < 0 else 1))


def _with_komi(settings: Settings, games: Sequence[Game]) -> Settings:
    """Return the settings with the komi that most games of each kind have."""
    by_rule = (settings.komi_even, settings.komi_one, settings.komi_handicap)
    usual = []
    for kind, komi in enumerate(by_rule):
        seen = Counter(game.komi for game in games if min(2, game.handicap) == kind)
        usual.append(max(seen, key=lambda each: (seen[each], each)) if seen else komi)
    even, one, more = (each or HalfPoints(0) for each in usual)
    return replace(settings, komi_even=even, komi_one=one, komi_handicap=more)


def _complete(rounds: Mapping[int, Sequence[Game]], settings: Settings) -> Iterator[Round]:
    """Yield every round up to the last; a komi by rule is left blank."""
    by_rule = (settings.komi_even, settings.komi_one, settings.komi_handicap)
    for number in range(1, max(rounds, default=0) + 1):
        games = rounds.get(number, ())
        yield Round(
            number,
            tuple(
                replace(game, komi=None) if game.komi == by_rule[min(2, game.handicap)] else game
                for game in games
            ),
        )
