"""Result files of the EGF, .h0 to .h9 (formats 3.2), for the European Go Database.

header       content                    from
CL[A]        class; X: does not count   the time limits: egf_class in time_limits.py (B13)
EV[Open]     name of the event          Name
PC[FR, Lyon] country and place          Place: "Lyon, FR"
DT[a,b]      first and last day         Dates
HA[h1]       difference of grades less  the rule of handicaps; h9 where all games are even
KM[7.5]      komi of even games         Komi
TM[82.5]     adjusted time, in minutes  the time limits (formats 3.4)
CM[...]      anything                   the time limits as typed

A result, such as 12+/w0: `Entry.words` in result_tables/entries.py; from the games: `lines_of` in
lines.py there. A line has four figures: the score and the tie-breaks of the event. Names are
ASCII. What the table cannot express (tables, komi of a game, sections, settings) is reported. A PIN
stands at the end of its line behind a "|". Who has none is written without it, and Preflight and
the export say so (`no-id` in domain/preflight/).
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import ALL_EVEN, ByRanks
from nigiri.domain.model.dates import days, days_words, event_days
from nigiri.domain.model.small_boards import FULL_SIZE, MOST_STONES
from nigiri.domain.model.units import HalfPoints, decimal_points, parse_points
from nigiri.domain.model.venue import Venue
from nigiri.domain.players.countries import egf_country, town_and_country
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.rules.opengotha import OPENGOTHA
from nigiri.domain.schedule.time_limits import egf_class, limits
from nigiri.domain.text import beyond_ascii, in_ascii
from nigiri.domain.tiebreaks import SCORE, TIEBREAKS
from nigiri.errors import WrongUse
from nigiri.exchange.parts.format import Incoming, Outgoing
from nigiri.exchange.parts.latin_names import latin
from nigiri.exchange.parts.texts import first_lines
from nigiri.exchange.parts.texts import lines as lines_in
from nigiri.exchange.result_tables.event import (
    Identity,
    Line,
    absent_players,
    check_names,
    check_played,
    country_and_club,
    in_order,
    line,
    open_points,
    table_event,
)
from nigiri.exchange.result_tables.lines import lines_of
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.settings import Settings

_HEADER = re.compile(r";\s*([A-Z]{2})\s*\[(.*)\]\s*")
_EVEN = 9  # h9
_PIN = 8
_FIGURES, _CLUB = 4, 4


def fits(head: bytes) -> bool:
    """Tell whether these first bytes are of a result file of the EGF."""
    beginning = [each.strip() for each in first_lines(head)]
    if any(each.startswith(";name=") for each in beginning):
        return False
    if any(
        _HEADER.fullmatch(each) and each[1:].strip()[:2] in {"CL", "EV", "TM"} for each in beginning
    ):
        return True
    players = [each for each in beginning if each and not each.startswith(";")]
    found = line(players[0]) if players else None
    return found is not None and len(found.figures) == _FIGURES


def read(data: bytes) -> Incoming:
    """Return the event of a result file. Raises WrongUse for a file without a player's line."""
    header: dict[str, list[str]] = {}
    found: list[Line] = []
    remarks: list[str] = []
    for at, text in enumerate(lines_in(data), 1):
        said = _HEADER.fullmatch(text.strip())
        if said:
            header.setdefault(said[1], []).append(said[2].strip())
        body = text.partition(";")[0].strip()
        each = line(body) if body else None
        if each:
            found.append(each)
        elif body:
            remarks.append(message("lost.line", line=at, words=body[:60]))
    if not found:
        raise WrongUse(message("foreign.egf.no-players"))
    settings, doubts = _settings(header)
    event, doubts_of_lines = table_event(settings, found, _who, _handicap_rule(header))
    return Incoming(event, (message("lost.egf"), *remarks, *doubts, *doubts_of_lines))


def _who(each: Line) -> Identity:
    """Return country, club and PIN of a player."""
    country, club = country_and_club(each.others)
    numbers = {"egf": each.pin} if len(each.pin) == _PIN and each.pin.isdecimal() else {}
    return Identity(numbers, country, club)


def _reduction(header: Mapping[str, Sequence[str]]) -> int | None:
    """Return the reduction of handicaps; None where all games are even, or it is not given."""
    found = re.fullmatch(r"h(\d)", header.get("HA", [""])[0].lower())
    return int(found[1]) if found and int(found[1]) != _EVEN else None


def _handicap_rule(header: Mapping[str, Sequence[str]]) -> ByRanks:
    """Return the rule of handicaps that no line has."""
    reduction = _reduction(header)
    return ALL_EVEN if reduction is None else ByRanks(reduction, MOST_STONES)


def _settings(header: Mapping[str, Sequence[str]]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings from a header, with sentences about the rest of it."""
    first = {key: values[0] for key, values in header.items()}
    country, _, town = first.get("PC", "").partition(",")
    times, reduction = _times(header), _reduction(header)
    settings = replace(
        OPENGOTHA.defaults,
        name=first.get("EV", ""),
        place=Venue(town.strip(), country.strip().upper()).words,
        dates=_dates(first.get("DT", "")),
        time_limits=times,
        komi_even=_komi(first.get("KM", ""), OPENGOTHA.defaults.komi_even),
        handicap_by="rank" if "HA" in first else OPENGOTHA.defaults.handicap_by,
        handicap_cap=0 if "HA" in first and reduction is None else MOST_STONES,
        handicap_reduction=1 if reduction is None else reduction,
    )
    read = {"EV", "PC", "DT", "KM", "HA", "CL", *(["TM", "CM"] if times else [])}
    remarks = [f"{key}: {value}" for key in header.keys() - read for value in header[key] if value]
    words = (
        [message("lost.said.all", things=several(sorted(remarks), message("lost.and")))]
        if remarks
        else []
    )
    if "TM" in first and not times:
        words.append(message("lost.set.times-unsaid"))
    return settings, tuple(words)


def _dates(said: str) -> str:
    """Return the cell of the days; the text of the file where it cannot be read."""
    ends = [days(end.strip()) for end in said.split(",")]
    if all(ends) and ends[0] and ends[-1]:
        return days_words(ends[0][0], ends[-1][1])
    return said


def _times(header: Mapping[str, Sequence[str]]) -> str:
    """Return the time limits from a remark whose words come to the adjusted time; "" for none."""
    for remark in header.get("CM", ()):
        found = limits(remark)
        if found and _number(header.get("TM", ("",))[0]) in {None, found.adjusted}:
            return found.words
    return ""


def _number(said: str) -> Fraction | None:
    """Return a number of the header; None for another text."""
    return Fraction(said) if re.fullmatch(r"\d{1,4}(\.\d{1,6})?", said) else None


def _komi(text: str, usual: HalfPoints) -> HalfPoints:
    """Return a komi in half points; the usual one where the file has none."""
    try:
        return parse_points(text)
    except ValueError:
        return usual


def write(event: Event, *, keep_defaults: bool = False) -> Outgoing:
    """Return the result file of an event.

    keep_defaults -- games by default are written as such ("12+!w0"), else as rounds without a game

    Raises Forbidden before the first round, and as long as a name cannot be written.
    """
    check_played(event)
    check_names(event, beyond_ascii)
    order, codes = in_order(event), figure_codes(event)
    figures = [TIEBREAKS[code].among(event, order, None, ()) for code in codes]
    table = lines_of(event, order, keep_defaults=keep_defaults)
    rows = []
    for at, number in enumerate(order, 1):
        player = event.player(number)
        values = [_printed(code, each[number]) for code, each in zip(codes, figures, strict=True)]
        values += ["0"] * (_FIGURES - len(values))
        results = "".join(f" {each.words('/'):<8}" for each in table[number])
        pin = ids(player.federation_id).get("egf", "")
        rows.append(
            f"{at:>4} {_player(player)} {' '.join(f'{v:>5}' for v in values)}"
            f"{results}{f' |{pin}' if pin else ''}".rstrip()
        )
    names = " ".join(f"{code:>5}" for code in codes)
    head = [*_header(event), f"; Pl Name                           Rk Co Club {names}"]
    text = "\n".join([*head, *rows, ""])
    remarks = (
        *absent_players(event),
        *open_points(event, keep_defaults=keep_defaults),
        *_small_board(event),
    )
    return Outgoing(text.encode("ascii", "replace"), remarks, len(order))


def figure_codes(event: Event) -> tuple[str, ...]:
    """Return the codes of the four figures: the score, then the tie-breaks that are sums."""
    settings = event.settings
    first = settings.first if settings.ranked_by == "all" else SCORE
    sums = (
        code
        for code in settings.tiebreaks
        if TIEBREAKS[code].fixed and TIEBREAKS[code].kind in {"number", "answer"}
    )
    return tuple(dict.fromkeys((first, *sums)))[:_FIGURES]


def _printed(code: str, value: Fraction | int | None) -> str:
    """Return a figure with decimals, as many as it has, two at most."""
    exact = Fraction(value or 0) / TIEBREAKS[code].unit
    return f"{float(exact):.2f}".rstrip("0").rstrip(".")


def _player(player: Player) -> str:
    """Return name, grade, country and club in their columns."""
    country = egf_country(player.country) or "XX"
    club = re.sub(r"[^A-Za-z0-9]", "", in_ascii(player.club))[:_CLUB] or "xxxx"
    written = latin(player, beyond_ascii)
    name = f"{_joined(written.family)} {_joined(written.given)}"
    return f"{name:<30} {player.initial_rank!s:>3} {country} {club:<4}"


def _joined(name: str) -> str:
    """Return a part of a name as one word of ASCII."""
    return in_ascii("_".join(name.split())).replace(";", "").replace("|", "") or "_"


def _header(event: Event) -> Iterator[str]:
    """Yield the lines of the header."""
    settings = event.settings
    town, country = town_and_country(settings.place)
    times, span = limits(settings.time_limits), event_days(settings)
    said = in_ascii(settings.dates)
    dates = ",".join(map(date.isoformat, span)) if span else said
    rule = _EVEN if settings.handicap_cap == 0 else settings.handicap_reduction
    fields = (
        ("CL", (_class(event) or "X")),
        ("EV", settings.name),
        ("PC", f"{egf_country(country)}, {town}" if town else ""),
        ("DT", dates),
        ("HA", f"h{rule}"),
        ("KM", decimal_points(settings.komi_even)),
        ("TM", f"{float(times.adjusted):g}" if times else ""),
        ("CM", settings.time_limits),
    )
    for key, value in fields:
        if value:
            yield f"; {key}[{in_ascii(' '.join(value.split()))}]"
    yield "; Generated by nigiri"


def _class(event: Event) -> str | None:
    """Return the event's class; None for times that do not qualify, and for small boards."""
    times = limits(event.settings.time_limits)
    return egf_class(times) if times and event.settings.board == FULL_SIZE else None


def _small_board(event: Event) -> tuple[str, ...]:
    """Return the sentence about games that are not rated for their board."""
    size = event.settings.board
    if size == FULL_SIZE:
        return ()
    return (message("unsent.small-board.egf", size=size),)


write_with_defaults = partial(write, keep_defaults=True)
"""Write the file of an event with the games by default told as such."""

__all__ = ["figure_codes", "fits", "read", "write", "write_with_defaults"]
