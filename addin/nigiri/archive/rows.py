"""An event as rows of an archive's tables: every number exact, every row with its origin."""

from __future__ import annotations

import datetime as dt
import json
from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.domain.scores.scores import (
    appearances,
    final_score,
    initial_points,
    pairing_score,
    victories,
)
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import plain
from nigiri.domain.tiebreaks import SCORES, placing
from nigiri.exchange.analysis.rows import RESULTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.archive.origins import Origins
    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import PlayerId

Plain = None | bool | int | str | dt.date
Row = dict[str, Plain]

#: Where the rows of the same event may differ although nothing was corrected.
_NOT_CONTENT = frozenset({"source", "cell", "version", "form", "content"})
_SHORT = 16
#: What tells who somebody is, besides a rating and numbers in federations.
_TELLING = ("name", "family", "given", "club", "city", "state", "country", "team")


class Source(NamedTuple):
    """An event that was read from a file.

    name -- of the file; form -- the key of its format, "workbook"; origins -- of its rows
    year -- of an event whose dates do not tell it, None for nobody knows
    """

    event: Event
    name: str
    form: str
    origins: Origins
    year: int | None = None


class EventRows(NamedTuple):
    """An event as rows.

    key -- its id; year -- in which it was played, None where nobody knows
    content -- the sum of all that was played: the same after a change of looks
    """

    key: str
    year: int | None
    content: str
    tables: Mapping[str, Sequence[Row]]


def event_rows(source: Source) -> EventRows:
    """Return the rows of an event; their version is still blank."""
    event = source.event
    days = event_days(event.settings)
    year = days[0].year if days else source.year
    key = _key(event, year)
    tables = {
        "events": [_event(source, days)],
        "players": [*_players(source)],
        "games": [*_games(source)],
        "placements": [*_placements(source)],
    }
    content = _content(tables)
    head: Row = {"event": key, "version": None, "year": year}
    tables["events"][0]["content"] = content
    found = {
        name: [{**head, **row, "source": source.name} for row in rows]
        for name, rows in tables.items()
    }
    return EventRows(key, year, content, found)


def _key(event: Event, year: int | None) -> str:
    """Return the id of an event; one of another program is known by its name and its days.

    Without days the strongest players tell two events of one name apart.
    """
    settings = event.settings
    if settings.event_id:
        return settings.event_id
    known = [plain(settings.name), plain(settings.dates) or str(year or "")]
    if not any(known[1:]):
        known += sorted(plain(player.name) for player in event.players)
    return "file-" + sha256("\n".join(known).encode()).hexdigest()[:_SHORT]


def _content(tables: Mapping[str, Sequence[Row]]) -> str:
    """Return the sum of the rows without what does not matter."""
    bare = {
        name: [{k: v for k, v in row.items() if k not in _NOT_CONTENT} for row in rows]
        for name, rows in tables.items()
    }
    return sha256(json.dumps(bare, sort_keys=True, default=str).encode()).hexdigest()


def _event(source: Source, days: tuple[dt.date, dt.date] | None) -> Row:
    """Return the row of the event."""
    event, settings = source.event, source.event.settings
    return {
        "name": settings.name or None,
        "first_day": days[0] if days else None,
        "last_day": days[1] if days else None,
        "place": settings.place or None,
        "rules": settings.rules,
        "system": settings.system,
        "rounds": len(event.rounds),
        "players": len(taking_part(event)),
        "board": settings.board,
        "handicap_by": settings.handicap_by,
        "handicap_reduction": settings.handicap_reduction,
        "handicap_cap": settings.handicap_cap,
        "komi_halves": int(settings.komi_even),
        "rating_scale": settings.rating_scale,
        "form": source.form,
        "cell": source.origins.event() or None,
    }


def taking_part(event: Event) -> tuple[Player, ...]:
    """Return the players who had a game or a bye; who only stood on the list is not kept."""
    return tuple(
        player
        for player in event.players
        if player.number is not None
        and not all(part.missed for part in appearances(event, player.number))
    )


def _players(source: Source) -> Iterator[Row]:
    """Yield a row for each player who took part."""
    event = source.event
    for player in taking_part(event):
        number = player.number
        if number is None:
            continue
        parts = appearances(event, number)
        yield {
            "number": number,
            **_who(player),
            "rank": str(player.rank),
            "rank_steps": player.rank.steps,
            "entry_rank": str(player.initial_rank),
            "entry_steps": player.initial_rank.steps,
            "hidden": player.hidden,
            "start_halves": int(initial_points(event, number, "score")),
            "score_halves": int(final_score(event, number)),
            "victories_halves": int(victories(event, number)),
            "games": sum(part.game is not None and not part.by_default for part in parts),
            "byes": sum(part.bye for part in parts),
            "missed": sum(part.missed for part in parts),
            "cell": source.origins.player(player) or None,
        }


def _who(player: Player) -> Row:
    """Return the facts that tell a player; none of somebody who asked not to be named."""
    row: Row = dict.fromkeys((*_TELLING, "rating", *FEDERATIONS, "known_as"))
    if player.hidden:
        return row
    numbers = dict.fromkeys(FEDERATIONS) | dict(ids(player.federation_id))
    texts = {key: getattr(player, key) or None for key in _TELLING}
    known = known_as(player.name, numbers)
    return {**row, **texts, **numbers, "rating": player.rating, "known_as": known}


def known_as(name: str, numbers: Mapping[str, str | None]) -> str:
    """Return the text that name and numbers make together: "ota yuzo|egf 16250531"."""
    written = (f"{key} {numbers[key]}" for key in FEDERATIONS if numbers.get(key))
    return "|".join((plain(name).replace(",", "").replace("|", " "), *written))


def _games(source: Source) -> Iterator[Row]:
    """Yield the games of every round, then byes, then those who missed it."""
    event = source.event
    records = {player.number: player for player in taking_part(event)}
    parts = {n: appearances(event, n) for n in records if n is not None}
    for at, this in enumerate(event.rounds):
        for game in this.games:
            yield {
                **_white(source, this, "game", game.white),
                **_game(event, this, game),
                "cell": source.origins.game(this, game) or None,
            }
        for number, record in parts.items():
            if number in this.byes or record[at].missed:
                kind = "bye" if number in this.byes else "missed"
                cell = source.origins.idle(this, number) or None
                yield {**_white(source, this, kind, number), "cell": cell}


def _white(source: Source, this: Round, kind: str, white: PlayerId) -> Row:
    """Return a row of a round with White alone."""
    event = source.event
    return {
        "round": this.number,
        "stage": this.stage,
        "pool": this.group or None,
        "system": this.system,
        "kind": kind,
        "white": white,
        "white_steps": event.player(white).rank.steps,
        "white_before_halves": int(pairing_score(event, white, this.number)),
    }


def _game(event: Event, this: Round, game: Game) -> Row:
    """Return the columns that a game adds to the row of its White."""
    white, black, result = event.player(game.white), event.player(game.black), game.result
    row: Row = {
        "table_number": game.table,
        "black": game.black,
        "white_steps": (game.white_rank or white.rank).steps,
        "black_steps": (game.black_rank or black.rank).steps,
        "black_before_halves": int(pairing_score(event, game.black, this.number)),
        "handicap": game.handicap,
        "komi_halves": None if game.komi is None else int(game.komi),
        "colours_open": game.open,
    }
    if result is not None:
        row |= {
            "result": RESULTS[result.outcome],
            "by_default": result.by_default,
            "white_halves": int(game.points_of(game.white)),
            "black_halves": int(game.points_of(game.black)),
        }
    return row


def _placements(source: Source) -> Iterator[Row]:
    """Yield a row for each place of those who took part."""
    event = source.event
    there = {player.number for player in taking_part(event)}
    ties = [tie for tie in placing(event) if tie.fixed and tie.code not in SCORES]
    numbers = sorted(event.by_number)
    values = {tie: tie.among(event, numbers, None, ()) for tie in ties}
    for each in standings(event):
        if each.number not in there:
            continue
        figures = {tie: values[tie][each.number] for tie in ties}
        said = (f"{t.code} {Fraction(v) / t.unit}" for t, v in figures.items() if v is not None)
        yield {
            "section": each.section,
            "place": each.place,
            "number": each.number,
            "shared": each.shared,
            "score_halves": int(each.score),
            "victories_halves": int(each.victories),
            "decided_by": each.reason.code if each.reason else None,
            "figures": ", ".join(said) or None,
            "cell": source.origins.placing(each.number) or None,
        }
