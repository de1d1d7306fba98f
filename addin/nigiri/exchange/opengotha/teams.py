"""The teams of an OpenGotha file, which has a line-up of each team for every round.

In nigiri a team has one order of its boards, and missing players are replaced from below. So the
order is one in which the line-ups of all rounds fit, where there is one; else that of round 1.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.teams.teams import boards, team_of, teams
from nigiri.domain.text import plain
from nigiri.exchange.parts.attribute_reader import AttributeReader
from nigiri.exchange.parts.roster import Roster
from nigiri.exchange.parts.xml import attributes, first, found, new_element

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.teams.teams import Team
    from nigiri.exchange.opengotha.write_people import Named
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.roster import Entry
    from nigiri.exchange.parts.xml import Element

    LineUps = Sequence[Sequence[int]]

_SYSTEM = "team swiss"
_CRITERIA = ("TEAMP", "BDW", "BDW3U", "BDW2U", "BDW1U", "MNR")
_USUAL_SIZE, _MOST_BOARDS = 4, 100
_MANY = 10**6


def with_teams(
    root: Element, entries: Sequence[Entry], played: int, left_out: LeftOut
) -> list[Entry]:
    """Return the entries with their teams and boards.

    played -- the last round with a game
    """
    placed = [*entries]
    roster, names, seated = Roster(entries), set[str](), set[int]()
    for at, element in enumerate(found(root, "Team"), 1):
        name = _name(element, at, names, left_out)
        line_ups = _line_ups(element, name, roster, left_out)
        order = _order(name, line_ups, played, left_out)
        for board, player in enumerate((one for one in order if one not in seated), 1):
            placed[player] = _in_team(placed[player], name, board)
        for player in seated.intersection(order):
            left_out.item("lost.teams.twice", f"{entries[player].player.name}, {name}")
        seated.update(order)
        if not order:
            left_out.item("lost.teams.empty", name)
    return placed


def _in_team(entry: Entry, name: str, board: int) -> Entry:
    """Return a player at a board of a team."""
    return replace(entry, player=replace(entry.player, team=name, board=board))


def _name(element: Element, at: int, names: set[str], left_out: LeftOut) -> str:
    """Return the name of a team, with a number behind it where another team has it."""
    typed = " ".join(AttributeReader(attributes(element)).text("teamname").split()) or f"Team {at}"
    name, again = typed, 1
    while plain(name) in names:
        again += 1
        name = f"{typed} ({again})"
    if again > 1:
        left_out.item("lost.teams.names", name)
    names.add(plain(name))
    return name


def _line_ups(element: Element, name: str, roster: Roster, left_out: LeftOut) -> LineUps:
    """Return for rounds 1, 2, ... the positions in the roster of the players, board by board."""
    seats: list[dict[int, int]] = [{} for _ in range(MOST_ROUNDS)]
    strangers: dict[str, None] = {}
    for each in found(element, "Board"):
        reader = AttributeReader(attributes(each))
        number = reader.whole("roundnumber", 0, -_MANY, _MANY)
        player = roster.find(reader.text("player"))
        if player is None:
            strangers[reader.text("player")] = None
        elif 1 <= number <= MOST_ROUNDS:
            seats[number - 1].setdefault(player, reader.whole("boardnumber", 0, -_MANY, _MANY))
    for key in strangers:
        left_out.item("lost.teams.strangers", f"{key}, {name}")
    return [sorted(round_, key=lambda player: round_[player]) for round_ in seats]


def _order(name: str, line_ups: LineUps, played: int, left_out: LeftOut) -> list[int]:
    """Return a team's players in the order of their boards; later rounds only add to it."""
    known = line_ups[: max(1, played)]
    appeared = [*dict.fromkeys(player for each in known for player in each)]
    order = _fitting(appeared, known)
    if order is None:
        left_out.item("lost.teams.boards", name)
        order = appeared
    return [*dict.fromkeys((*order, *(player for each in line_ups for player in each)))]


def _fitting(players: Sequence[int], line_ups: LineUps) -> list[int] | None:
    """Return the players in an order that all line-ups fit, else as given; None for no order."""
    above: dict[int, set[int]] = {player: set() for player in players}
    for upper, lower in {pair for each in line_ups for pair in pairwise(each)}:
        above[lower].add(upper)
    order: dict[int, None] = {}
    while len(order) < len(players):
        free = (one for one in players if one not in order and above[one] <= order.keys())
        chosen = next(free, None)
        if chosen is None:
            return None
        order[chosen] = None
    return [*order]


def as_matches(root: Element, event: Event) -> Event:
    """Return the event as one of teams, if teams met as teams in every round."""
    if not event.rounds or not all(_is_matches(event, this) for this in event.rounds):
        return event
    size = _size(root)
    settings = replace(event.settings, system=_SYSTEM, team_boards=size)
    rounds = tuple(replace(this, system=_SYSTEM) for this in event.rounds)
    return replace(event, settings=settings, rounds=rounds)


def _is_matches(event: Event, this: Round) -> bool:
    """Tell whether all games of a round are between two teams, and no team met several."""
    known = team_of(event)
    pairs = {frozenset(known.get(player) for player in game.players) for game in this.games}
    met = [team for pair in pairs for team in pair]
    return bool(pairs) and None not in met and len(met) == 2 * len(pairs) == len({*met})


def _size(root: Element) -> int | None:
    """Return the number of boards of a match; None where the file has none."""
    size = AttributeReader(attributes(first(root, "TeamGeneralParameterSet"))).whole(
        "teamsize", 0, 0, _MANY
    )
    return size if 1 <= size <= _MOST_BOARDS else None


def teams_elements(
    event: Event, keys: Mapping[PlayerId, Named], left_out: LeftOut
) -> list[Element]:
    """Return the teams, where there are any, and the settings of team tournaments."""
    for player in event.players:
        if player.team and player.number is None:
            left_out.item("lost.teams.unnumbered", f"{player.name}, {player.team}")
    known = [_team(event, team, keys) for team in teams(event)]
    rows = [
        new_element("PlacementCriterion", {"name": name, "number": at})
        for at, name in enumerate(_CRITERIA, 1)
    ]
    placement = new_element(
        "TeamPlacementParameterSet", {}, new_element("PlacementCriteria", {}, *rows)
    )
    general = new_element("TeamGeneralParameterSet", {"teamSize": boards(event) or _USUAL_SIZE})
    parameters = new_element("TeamTournamentParameterSet", {}, general, placement)
    return [*([new_element("Teams", {}, *known)] if known else ()), parameters]


def _team(event: Event, team: Team, keys: Mapping[PlayerId, Named]) -> Element:
    """Return a team with its boards of twenty rounds."""
    seats = [
        new_element(
            "Board", {"boardNumber": board, "player": keys[player].key, "roundNumber": number}
        )
        for number in range(1, MOST_ROUNDS + 1)
        for board, player in enumerate(_seated(event, team, number), 1)
    ]
    return new_element("Team", {"teamName": team.name, "teamNumber": team.number}, *seats)


def _seated(event: Event, team: Team, number: int) -> Sequence[PlayerId]:
    """Return the players of a team with a game or bye in a round, all in one that is not drawn."""
    if number > len(event.rounds):
        return team.members
    this = event.rounds[number - 1]
    return [
        player for player in team.members if player in this.game_by_player or player in this.byes
    ]
