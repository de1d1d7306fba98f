"""Result files of the FFG, .tou (formats 6.3).

header           content                             from
;name= ;comm=    name of the event                   Name
;date=26/10/2019 first day                           Dates
;vill=Juvisy     town                                Place
;size=19         the board                           Board
;time=60+b       main time and overtime: b byo-yomi, the time limits
                 c Canadian, f Fischer
;ta=82           adjusted time, whole minutes        the time limits (formats 3.4)
;komi=7.5        komi of even games                  Komi

A line has no figures and no PIN, but the licence. The letters c and f are by analogy: only b is
known from files.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import ALL_EVEN
from nigiri.domain.model.dates import days, days_words, event_days
from nigiri.domain.model.units import decimal_points, parse_points
from nigiri.domain.players.countries import country_code, town_and_country
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.rules.opengotha import OPENGOTHA
from nigiri.domain.schedule.time_limits import BYO_YOMI, CANADIAN, FISCHER, limits
from nigiri.domain.text import beyond_ascii, in_western
from nigiri.errors import WrongUse
from nigiri.exchange.parts.format import Incoming, Outgoing
from nigiri.exchange.parts.latin_names import latin
from nigiri.exchange.parts.texts import LATIN, first_lines, one_line
from nigiri.exchange.parts.texts import lines as lines_in
from nigiri.exchange.result_tables.event import (
    Identity,
    absent_players,
    check_names,
    check_played,
    in_order,
    line,
    open_points,
    table_event,
)
from nigiri.exchange.result_tables.lines import lines_of
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.result_tables.event import Line

_HEADER = re.compile(r";\s*([a-z]+)=(.*)", re.IGNORECASE)
_LICENCE = re.compile(r"\d{7}", re.ASCII)
_KNOWN = {"name", "date", "vill", "comm", "prog", "size", "komi"}
_BOARDS = {"9": 9, "13": 13, "19": 19}
_OVERTIME = {BYO_YOMI: "+b", CANADIAN: "+c", FISCHER: "+f"}
_FRANCE, _FULL_CLUB = "FR", 4


def fits(head: bytes) -> bool:
    """Tell whether these first bytes are of a .tou file."""
    begins = re.compile(r";\s*(?:name|vill|prog)=", re.IGNORECASE)
    return any(begins.match(each) for each in first_lines(head))


def read(data: bytes) -> Incoming:
    """Return the event of a .tou file. Raises WrongUse for a file without a player's line."""
    header: dict[str, str] = {}
    found: list[Line] = []
    remarks: list[str] = []
    for at, text in enumerate(lines_in(data), 1):
        said = _HEADER.match(text.strip())
        if said:
            header[said[1].lower()] = said[2].strip()
        body = text.partition(";")[0].strip()
        each = line(body, most_figures=0) if body else None
        if each:
            found.append(each)
        elif body:
            remarks.append(message("lost.line", line=at, words=body[:60]))
    if not found:
        raise WrongUse(message("foreign.ffg.no-players"))
    event, doubts = table_event(_settings(header), found, _who, ALL_EVEN)
    words = [f"{key}={header[key]}" for key in sorted(header.keys() - _KNOWN) if header[key]]
    said_besides = (
        [message("lost.said.all", things=several(words, message("lost.and")))] if words else []
    )
    return Incoming(event, (message("lost.ffg"), *remarks, *said_besides, *doubts))


def _who(each: Line) -> Identity:
    """Return licence and club of a player; a club of two letters is a country."""
    numbers = [word for word in each.others if _LICENCE.fullmatch(word)]
    club = " ".join(word for word in each.others if word not in numbers).strip("x")
    abroad = len(club) == len(_FRANCE) and club.isalpha()
    country = club.upper() if abroad else _FRANCE if numbers else ""
    return Identity({"ffg": numbers[0]} if numbers else {}, country, "" if abroad else club)


def _settings(header: Mapping[str, str]) -> Settings:
    """Return the settings from the header."""
    span = days(header.get("date", "").replace("/", "."))
    usual = OPENGOTHA.defaults
    try:
        komi = parse_points(header.get("komi", ""))
    except ValueError:
        komi = usual.komi_even
    return replace(
        usual,
        name=header.get("name", "") or header.get("comm", ""),
        place=header.get("vill", ""),
        dates=days_words(*span) if span else header.get("date", ""),
        board=_BOARDS.get(header.get("size", ""), usual.board),
        komi_even=komi,
    )


def write(event: Event) -> Outgoing:
    """Return the .tou file of an event.

    Raises Forbidden before the first round, and as long as a name cannot be written.
    """
    check_played(event)
    check_names(event, beyond_ascii)
    order = in_order(event)
    table = lines_of(event, order, keep_defaults=False)
    rows = []
    for at, number in enumerate(order, 1):
        results = "".join(f"{each.words(''):>8}" for each in table[number])
        rows.append(f"{at:>4} {_player(event.player(number))}{results}".rstrip())
    head = [*_header(event), ";Num Nom Prenom               Niv Licence Club"]
    text = "\n".join([*head, *rows, ""])
    remarks = (*absent_players(event), *open_points(event, keep_defaults=False))
    return Outgoing(in_western(text).encode(LATIN, "replace"), remarks, len(order))


def _player(player: Player) -> str:
    """Return name, grade, licence and club in their columns."""
    written = latin(player, beyond_ascii)
    name = " ".join("_".join(part.split()) or "_" for part in (written.family, written.given))
    country = country_code(player.country)
    club = country if country not in {"", _FRANCE} else "".join(player.club.split())
    licence = ids(player.federation_id).get("ffg", "")
    level = str(player.initial_rank).upper()
    return f"{name.replace(';', ''):<25} {level:>3} {licence:<7} {club[:_FULL_CLUB] or 'xxxx':<4}"


def _header(event: Event) -> Iterator[str]:
    """Yield the lines of the header."""
    settings = event.settings
    times, span = limits(settings.time_limits), event_days(settings)
    fields = (
        ("name", settings.name),
        ("date", f"{span[0]:%d/%m/%Y}" if span else settings.dates),
        ("vill", town_and_country(settings.place)[0]),
        ("comm", settings.name),
        ("prog", "nigiri"),
        ("size", str(settings.board)),
        ("time", f"{times.main_minutes}{_OVERTIME.get(times.kind, '')}" if times else ""),
        ("ta", str(int(times.adjusted)) if times else ""),
        ("komi", decimal_points(settings.komi_even)),
    )
    for key, value in fields:
        yield f";{key}={one_line(value)}"
