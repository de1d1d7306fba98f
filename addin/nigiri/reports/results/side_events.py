"""The wall chart of a self-paired event, filled or to be filled by hand, and the ladder (B22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.games.side_handicaps import handicaps_text
from nigiri.domain.model.figures import points_words
from nigiri.domain.side_events.ladder import reachable, rungs
from nigiri.domain.side_events.wall_chart import totals
from nigiri.domain.text import clean
from nigiri.reports.frame.columns import COLUMNS, table
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common, file_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.side_events.wall_chart import Total
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_BOXES = 10
"""For games won, to be filled in by hand."""


def side_chart(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the chart by places with all games; blank: by number, with boxes for the games."""
    fields: dict[str, Any] = {
        **common(event, speech, options),
        "name": "chart",
        "heading": speech.say("chart"),
        "lead": _rule(event, speech),
        "empty": speech.say("chart nobody"),
        "landscape": True,
    }
    if options.blank:
        return _blank(event, speech, fields)
    order = sorted(totals(event), key=lambda t: (t.place is None, t.place or 0, t.player))
    shown = {key: COLUMNS[key].said(speech) for key in ("place", "number", "name", "rank")}
    shown |= {key: Column(key, 52, wrap=True).said(speech) for key in ("beat", "lost to")}
    shown |= {"jigo with": Column("jigo with", 22, wrap=True).said(speech)}
    shown |= {
        key: Column(key, 16, "right", strong=True).said(speech) for key in ("games", "points")
    }
    lines = [_line(event, each) for each in order]
    return ListSheet(**fields | table(shown, [("", lines)], landscape=True))


def _rule(event: Event, speech: Speech) -> str:
    """Return the sentences about the rules and the order of places."""
    settings = event.settings
    first = speech.say(f"chart by {settings.side_won_by}", least=settings.side_least)
    return f"{speech.say('chart rule', games=settings.side_games)} {first}"


def _blank(event: Event, speech: Speech, fields: dict[str, Any]) -> ListSheet:
    """Return the chart to be filled in by hand: stones by opponent, and empty boxes."""
    shown = [COLUMNS[key].said(speech) for key in ("number", "name", "rank")]
    shown += [Column("stones against", 60, wrap=True).said(speech)]
    shown += [Column(str(box), 12, "centre") for box in range(1, _BOXES + 1)]
    rows = [
        [*_who(event, player), handicaps_text(event, player), *[""] * _BOXES]
        for player in event.chart.players
    ]
    return ListSheet(
        **fields, file=file_word("chart-blank"), columns=shown, parts=[Part(rows)] if rows else []
    )


def _who(event: Event, player: PlayerId) -> list[str]:
    """Return number, name and rank of a player."""
    return [str(player), clean(event.player(player).name), str(event.player(player).rank)]


def _line(event: Event, total: Total) -> dict[str, str]:
    """Return the cells of a player."""
    games, player = event.chart.games, total.player
    number, name, rank = _who(event, player)
    jigo = (
        game.loser if game.winner == player else game.winner
        for game in games
        if game.jigo and player in {game.winner, game.loser}
    )
    return {
        "place": str(total.place or ""),
        "number": number,
        "name": name,
        "rank": rank,
        "beat": _listed(g.loser for g in games if g.winner == player and not g.jigo),
        "lost to": _listed(g.winner for g in games if g.loser == player and not g.jigo),
        "jigo with": _listed(jigo),
        "games": str(total.played),
        "points": points_words(total.points),
    }


def _listed(numbers: Iterable[PlayerId]) -> str:
    """Return numbers in ascending order as text."""
    return " ".join(map(str, sorted(numbers)))


def side_ladder(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the rungs of the ladder, and the players whom each may challenge."""
    shown = {"rung": Column("rung", 20, "centre", strong=True).said(speech)}
    shown |= {key: COLUMNS[key].said(speech) for key in ("number", "name", "rank")}
    shown |= {"may": Column("may challenge", 60).said(speech)}
    lines = [
        {
            **dict(zip(("number", "name", "rank"), _who(event, player), strict=True)),
            "rung": str(rung),
            "may": _may(event, player),
        }
        for rung, player in enumerate(rungs(event), 1)
    ]
    return ListSheet(
        **common(event, speech, options),
        name="ladder",
        heading=speech.say("ladder"),
        lead=speech.say("ladder rule", reach=event.settings.ladder_reach),
        **table(shown, [("", lines)]),
        empty=speech.say("ladder nobody"),
    )


def _may(event: Event, player: PlayerId) -> str:
    """Return the numbers of players whom a player may challenge now, the nearest first."""
    return " ".join(map(str, reversed(reachable(event, player))))
