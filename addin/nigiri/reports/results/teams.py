"""The standings of teams: by matches, or by the best results of each (B21, B14)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import appearances, victories
from nigiri.domain.teams.standings import CRITERIA, team_standings
from nigiri.domain.teams.teams import sides, teams
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import VICTORIES, format_figure
from nigiri.reports.frame.columns import table
from nigiri.reports.frame.games import game_words, size_for
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.standings import TeamStanding
    from nigiri.domain.teams.teams import Side, Team
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_PLACE = Column("place", 14, "centre", strong=True)
_TEAM = Column("team", 60, strong=True, wrap=True)
_MEMBERS = Column("members")
_MATCHES = (
    ("TEAMP", Column("match points", 18, "centre", strong=True)),
    ("BDW", Column("boards won", 18, "centre", strong=True)),
    *((code, Column("", 14, "centre")) for code in ("SOST", "BDW3U", "BDW2U", "BDW1U")),
    ("matches", Column("matches")),
)
_BOARDS = {
    "board": Column("team board", 14, "centre"),
    "name": Column("name"),
    "number": Column("number", 13, "right"),
    "rank": Column("rank", 14, "centre"),
}
_ROUND = Column("", 14, "centre")
_WON = Column("points", 16, "right", strong=True)
_BEST = (("BDW", Column("wins together", 22, "centre", strong=True)),)


def teams_met(event: Event) -> bool:
    """Tell whether teams met as teams in some round: then every round needs their places."""
    return event.played_by_teams


def team_list(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return each team in order of the places with its figures, and its boards round by round.

    Before the first round it returns the teams alone. Raises as Options.after does.
    """
    event, listed = options.after(event), team_places(event, speech, options)
    if not event.rounds:
        return listed
    rounds = range(1, len(event.rounds) + 1)
    shown = {key: column.said(speech) for key, column in _BOARDS.items()}
    shown |= {f"round {n}": _ROUND._replace(heading=str(n)) for n in rounds}
    shown |= {"won": _WON.said(speech)}
    parts = [
        (_headed(event, each, speech), [*_boards(event, each, speech)])
        for each in team_standings(event)
    ]
    made = table(shown, parts, size_for(len(event.rounds)))
    matches = [matches_words(event, each.team, speech) for each in team_standings(event)]
    return replace(
        listed,
        **made
        | {
            "parts": [
                part._replace(notes=[words] if words else [])
                for part, words in zip(made["parts"], matches, strict=True)
            ]
        },
        notes=[*listed.notes, speech.say("read cells")] if parts else [],
    )


def _headed(event: Event, standing: TeamStanding, speech: Speech) -> str:
    """Return the heading of a team: place, name, and its figures with their names."""
    chosen = _MATCHES if event.played_by_teams else _BEST
    said = {code: _said(code, column, speech).heading for code, column in chosen}
    figures = [
        f"{said[code]} {words}" for code, words in _figures(standing).items() if code in said
    ]
    return " · ".join([f"{standing.place}. {clean(standing.team.name)}", *figures])


def _boards(event: Event, standing: TeamStanding, speech: Speech) -> Iterator[dict[str, str]]:
    """Yield the row of each board: its player, every game, the points won."""
    for board, number in enumerate(standing.team.members, 1):
        player = event.player(number)
        yield {
            "board": str(board),
            "name": clean(player.name),
            "number": str(number),
            "rank": str(player.initial_rank),
            **{
                f"round {each.round_number}": game_words(each, speech)
                for each in appearances(event, number)
            },
            "won": _counted(standing, number, points_words(victories(event, number))),
        }


def _counted(standing: TeamStanding, player: PlayerId, words: str) -> str:
    """Return words about a player, in brackets if the result does not count for the team."""
    return f"({words})" if standing.counted and player not in standing.counted else words


def team_places(
    event: Event, speech: Speech, options: Options, places: Sequence[TeamStanding] = ()
) -> ListSheet:
    """Return the places of the teams after a round, or the teams themselves before the first.

    places -- those known already, empty: of this event
    Raises as Options.after does.
    """
    event = options.after(event)
    as_teams = event.played_by_teams
    chosen = (_MATCHES if as_teams else _BEST) if event.rounds else ()
    shown = {"place": _PLACE.said(speech)} if event.rounds else {}
    shown |= {"team": _TEAM.said(speech), **{k: _said(k, c, speech) for k, c in chosen}}
    shown |= {"members": _MEMBERS.said(speech)}
    lines = [_line(event, each, speech) for each in places or team_standings(event)]
    notes = [speech.say("teams order" if as_teams else "teams brackets")] if event.rounds else []
    return ListSheet(
        **common(event, speech, options),
        name="teams",
        heading=_heading(event, speech),
        **table(shown, [("", lines)], landscape=True),
        notes=notes if lines else [],
        empty=speech.say(_nothing(event)),
    )


def _nothing(event: Event) -> str:
    """Return the key of the sentence without teams: they come with the numbers (M4)."""
    return "teams to come" if any(player.team for player in event.players) else "teams none"


def _said(code: str, column: Column, speech: Speech) -> Column:
    """Return a column with its heading: words, or the code of its criterion."""
    if column.heading or code not in CRITERIA:
        return column.said(speech)
    return Column(code, column.width, column.align)


def _heading(event: Event, speech: Speech) -> str:
    """Return the title."""
    if not event.rounds or not teams(event):
        return speech.say("teams")
    if event.played_by_teams:
        return speech.say("teams after", number=len(event.rounds))
    return speech.say("teams best", best=event.settings.team_best)


def _line(event: Event, standing: TeamStanding, speech: Speech) -> dict[str, str]:
    """Return the cells of a team."""
    return {
        "place": str(standing.place),
        "team": clean(standing.team.name),
        **_figures(standing),
        "matches": matches_words(event, standing.team, speech),
        "members": " · ".join(_member(event, standing, p, speech) for p in standing.team.members),
    }


def _figures(standing: TeamStanding) -> dict[str, str]:
    """Return the figures of a team by their codes, in words; but the mean rating, which is long."""
    return {
        code: format_figure(VICTORIES, value)
        for code, value in standing.figures.items()
        if code != "MNR"
    }


def matches_words(event: Event, team: Team, speech: Speech) -> str:
    """Return the matches of a team so far, round by round: "Lyon 2½–1½ · Aix 1–3"."""
    return " · ".join(_match(event, side, speech) for side in sides(event)[team.number])


def _match(event: Event, side: Side, speech: Speech) -> str:
    """Return a match in words: "Lyon 2½–1½"."""
    won, lost = points_words(side.won), points_words(side.lost)
    if side.opponent is None:
        return speech.say("match free", won=won)
    team = clean(teams(event)[side.opponent - 1].name)
    return speech.say("match" if side.finished else "match playing", team=team, won=won, lost=lost)


def _member(event: Event, standing: TeamStanding, player: PlayerId, speech: Speech) -> str:
    """Return a player with the points won; in brackets if the result does not count."""
    name = clean(event.player(player).name)
    if not event.rounds:
        return f"{player} {name}"
    won = points_words(victories(event, player))
    words = speech.say("member", number=player, name=name, won=won)
    return _counted(standing, player, words)
