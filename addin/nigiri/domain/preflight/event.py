"""Defects of an event and its games (the table of the package)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import event_days
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.model.venue import venue_of
from nigiri.domain.players.countries import town_and_country
from nigiri.domain.preflight.defects import in_game, setting
from nigiri.domain.schedule.time_limits import aga_rates, egf_class, limits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.domain.model.event import Outcome
    from nigiri.domain.preflight.defects import Found, Sending

#: Days after the event from which the AGA may refuse a report.
LATE = 30


def missing(key: str, sending: Sending) -> Iterator[Found]:
    """Yield the setting if it is empty."""
    if not getattr(sending.event.settings, key).strip():
        yield from setting(key)


def unreadable(key: str, read: Callable[[str], object], sending: Sending) -> Iterator[Found]:
    """Yield the setting if it has a text that cannot be read."""
    said = getattr(sending.event.settings, key).strip()
    if said and read(said) is None:
        yield from setting(key, typed=said)


def unclear_dates(sending: Sending) -> Iterator[Found]:
    """Yield the dates where nobody can be sure of the days."""
    said = sending.event.settings.dates.strip()
    if said and event_days(sending.event.settings) is None:
        yield from setting("dates", typed=said)


def late(sending: Sending) -> Iterator[Found]:
    """Yield the dates where they are too long ago."""
    span = event_days(sending.event.settings)
    if span and sending.today - span[1] > timedelta(LATE):
        yield from setting("dates", days=(sending.today - span[1]).days)


def town(sending: Sending) -> Iterator[Found]:
    """Yield the place where there is none."""
    if not town_and_country(sending.event.settings.place)[0]:
        yield from setting("place")


def region(sending: Sending) -> Iterator[Found]:
    """Yield the place where its state is missing, for the EGF its country."""
    venue = venue_of(sending.event.settings.place)
    town, country = town_and_country(sending.event.settings.place)
    known = country if sending.federation == "egf" else venue.region
    if town and not known:
        yield from setting("place", typed=town)


def no_class(sending: Sending) -> Iterator[Found]:
    """Yield the time limits that qualify for no class."""
    times = limits(sending.event.settings.time_limits)
    if times and egf_class(times) is None:
        adjusted = float(times.adjusted)
        shown = int(adjusted) if adjusted.is_integer() else adjusted
        yield from setting("time_limits", main=times.main_minutes, adjusted=shown)


def short(sending: Sending) -> Iterator[Found]:
    """Yield the time limits that are too short for the AGA."""
    times = limits(sending.event.settings.time_limits)
    if times and not aga_rates(times):
        yield from setting("time_limits", typed=sending.event.settings.time_limits)


def board(sending: Sending) -> Iterator[Found]:
    """Yield the size of a small board."""
    size = sending.event.settings.board
    if size != FULL_SIZE:
        yield from setting("board", size=size)


def rounds(sending: Sending) -> Iterator[Found]:
    """Yield the number of rounds where not all of them are drawn."""
    drawn = len({each.number for each in sending.event.rounds})
    if drawn < sending.event.settings.rounds:
        yield from setting("rounds", drawn=drawn, rounds=sending.event.settings.rounds)


def unfinished(sending: Sending) -> Iterator[Found]:
    """Yield games without a result."""
    for number, game in sending.games:
        if game.result is None:
            yield in_game(sending, number, game)


def played_while_out(sending: Sending) -> Iterator[Found]:
    """Yield games entered as played in which somebody is out of the round."""
    for number, game in sending.games:
        out = [p for p in game.players if number in sending.event.player(p).out]
        if out and game.result is not None and not game.result.by_default:
            yield in_game(sending, number, game, name=sending.event.player(out[0]).name)


def result(outcomes: tuple[Outcome, ...], sending: Sending) -> Iterator[Found]:
    """Yield games that were played and ended with one of these outcomes."""
    for number, game in sending.games:
        result = game.result
        if result is not None and result.outcome in outcomes and not result.by_default:
            yield in_game(sending, number, game)
