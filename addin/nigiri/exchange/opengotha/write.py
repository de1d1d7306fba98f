"""An event as OpenGotha's own file, every attribute written out (formats 4.5).

The file is the same whenever it is written: the time of saving is the last day of the event, and
it contains no address of any computer.

not in the file, or otherwise, and told so                    found by
cities, notes, fees, reserves, offers and promises of a bye,  `tell_players`, `tell_rounds` and
wishes, prizes, small boards, further byes of a round         `tell_event` in parts/not_sent.py
what counts, patterns, criteria, and who is kept apart by     `_tell_settings`
other rules than OpenGotha's
half start scores, names that would be alike                  write_people.py
dates and times not understood, handicaps by ratings, a       write_settings.py
criterion too many
teams with gaps, or twice of one name                         teams.py

Each is a sentence (`LeftOut` in parts/losses.py): the command says it, the file has it as a remark.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import event_days
from nigiri.domain.model.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.tiebreaks import VICTORIES
from nigiri.exchange.opengotha.parameters import club_groups_element
from nigiri.exchange.opengotha.teams import teams_elements
from nigiri.exchange.opengotha.words import CRITERIA, PATTERNS, result_word
from nigiri.exchange.opengotha.write_people import Named, keys_of, players_element
from nigiri.exchange.opengotha.write_settings import settings_element
from nigiri.exchange.parts.format import Outgoing
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.not_sent import tell_event, tell_players, tell_rounds
from nigiri.exchange.parts.xml import new_element, written
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.exchange.parts.xml import Element


def tell_not_sent(event: Event, left_out: LeftOut) -> None:
    """Report what the file cannot hold, of players, rounds and settings."""
    tell_players(event, left_out, ("lost.teams",))
    tell_rounds(event, left_out)
    tell_event(event, left_out)
    _tell_settings(event, left_out)


def _tell_settings(event: Event, left_out: LeftOut) -> None:
    """Report the settings for which the file has no word."""
    settings = event.settings
    if settings.start_rule != "none" and settings.first == VICTORIES:
        left_out.add("lost.set.by-victories")
    if not _scores_alike(settings.scoring):
        left_out.add("lost.set.sums")
    if not {settings.pattern, settings.pattern_after} <= {*PATTERNS.values()}:
        left_out.add("lost.set.pattern")
    if not {*settings.criteria} <= {*CRITERIA, "handicap"}:
        unknown = (code for code in settings.criteria if code not in CRITERIA)
        names = several((message(f"draw.{code}") for code in unknown), ", ")
        left_out.add("lost.set.criteria", names=names)
    if not {each.key for each in settings.keep_apart} <= {"club", "country"}:
        left_out.add("lost.set.apart")


def _scores_alike(scoring: Scoring) -> bool:
    """Tell whether OpenGotha counts rounds and tie-breaks in the same way."""
    plain = [_plain(worth) for worth in (scoring.score, scoring.victories)]
    half = replace(UNPLAYED_HALF, unfinished=1)
    seen = (scoring.seen, scoring.seen_victories)
    return (
        plain == [Worth(), Worth()]
        and seen in {(scoring.score, scoring.victories), (half, half)}
        and scoring.after_leaving == "counted"
        and scoring.missed_sos == scoring.bye_sos == "start"
        and scoring.bye_sdos == "nothing"
        and scoring.idle_sosos == "start"
        and scoring.normalised == "no"
    )


def _plain(worth: Worth) -> Worth:
    """Return the scoring table without byes, absences and their rounding, which the file has."""
    rounded = "none" if worth.rounded == "idle" else worth.rounded
    return replace(worth, bye=Worth().bye, missed=Worth().missed, rounded=rounded)


_VERSION, _SCALE = "3.51", 201
_NO_DAY = "20000101"


def write(event: Event) -> Outgoing:
    """Return the file of an event."""
    left_out = LeftOut()
    parts = _parts(event, left_out)
    tell_not_sent(event, left_out)
    not_sent = left_out.sentences()
    root = new_element(
        "Tournament",
        {
            "dataVersion": _SCALE,
            "fullVersionNumber": _VERSION,
            "runningMode": "SAL",
            "saveDT": _saved(event),
        },
        *parts,
    )
    remarks = tuple(f"Not in this file, or otherwise: {what}" for what in not_sent)
    return Outgoing(written(root, remarks), not_sent)


def _parts(event: Event, left_out: LeftOut) -> list[Element]:
    """Return the parts of a file in their order; there is no list of byes without any."""
    keys = keys_of(event, left_out)
    games = [
        _game(this, game, keys, table)
        for this in event.rounds
        for game, table in zip(this.games, _tables(event, this), strict=True)
    ]
    byes = [
        new_element("ByePlayer", {"player": keys[bye].key, "roundNumber": this.number})
        for this in event.rounds
        for bye in this.byes
    ]
    *teams, team_settings = teams_elements(event, keys, left_out)
    groups = club_groups_element(event.settings)
    return [
        players_element(event, keys, left_out),
        new_element("Games", {}, *games),
        *([new_element("ByePlayers", {}, *byes)] if byes else ()),
        *teams,
        settings_element(event, left_out),
        team_settings,
        *([] if groups is None else [groups]),
    ]


def _saved(event: Event) -> str:
    """Return the time of saving: midnight of the event's last day."""
    span = event_days(event.settings)
    return (f"{span[1]:%Y%m%d}" if span else _NO_DAY) + "000000"


def _tables(event: Event, this: Round) -> list[int]:
    """Return the number of each game's table; those without one get the next free ones."""
    free = event.settings.free_tables({game.table for game in this.games})
    return [next(free) if game.table is None else game.table for game in this.games]


def _game(this: Round, game: Game, keys: Mapping[PlayerId, Named], table: int) -> Element:
    """Return a game."""
    return new_element(
        "Game",
        {
            "roundNumber": this.number,
            "tableNumber": table,
            "handicap": game.handicap,
            "knownColor": "false" if game.open else "true",
            "result": result_word(game.result),
            "whitePlayer": keys[game.white].key,
            "blackPlayer": keys[game.black].key,
        },
    )
