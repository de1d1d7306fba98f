"""Knockouts of one tree: simple (B20), Swiss (B19), and the preliminary ones (E4, E13).

system           who is in the tree             who is knocked out       third place
knockout         all, or the setting's number   sits out                 by the setting
swiss knockout   the top 8, or the setting's    goes on in the Swiss     no game
preliminaries    24 or 32, as printed           sits out                 no game

A player without an opponent in the tree has a bye, a full win (E2). Byes are in the first round
of a tree, and nobody has two.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.brackets.next_round import fixture_of, over
from nigiri.domain.brackets.seeds import DECIDING, length, preliminary, seeded
from nigiri.domain.brackets.tree import build_tree
from nigiri.domain.model.system import Fixture
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.brackets.tree import Tree
    from nigiri.domain.model.event import Round, Settings
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId

#: The number of players in the tree of a Swiss knockout where the setting is blank (B19).
TOP = 8
LEAST, MOST = 2, 128


def entrants(stage: Stage) -> tuple[PlayerId, ...]:
    """Return the players who began the stage, strongest first.

    They have a game or a bye in its first round; before that is drawn, they play in it.
    """
    started = [each for each in stage.event.rounds if each.number == stage.first]
    if not started or stage.number == stage.first:
        return tuple(
            player
            for player in stage.players
            if player in stage.free or stage.event.player(player).plays_in(stage.number)
        )
    return began(stage.players, started)


def began(players: Sequence[PlayerId], first: Sequence[Round]) -> tuple[PlayerId, ...]:
    """Return those of the players who have a game or a bye in these rounds, in the given order."""
    seated = {player for each in first for player in (*each.game_by_player, *each.byes)}
    return tuple(player for player in players if player in seated)


def knockout_tree(settings: Settings, players: Sequence[PlayerId], rounds: Sequence[Round]) -> Tree:
    """Return the tree of a simple knockout.

    players -- two at least, who began, strongest first
    """
    inside = players[: settings.knockout_size]
    tree = build_tree(seeded(inside), rounds, third=settings.third_place == "yes")
    return replace(tree, order=(*inside,))


def swiss_knockout_tree(
    settings: Settings, players: Sequence[PlayerId], rounds: Sequence[Round]
) -> Tree:
    """Return the tree of the top of a Swiss knockout (B19).

    players -- all who began, strongest first
    """
    inside = players[: settings.knockout_size or TOP]
    return replace(build_tree(seeded(inside), rounds), order=(*inside,))


def preliminary_tree(_: Settings, players: Sequence[PlayerId], rounds: Sequence[Round]) -> Tree:
    """Return the three or four preliminary knockouts of 24 or 32 players as one tree (E4).

    players -- all who began, strongest first. Raises Forbidden for another number.
    """
    if len(players) not in DECIDING:
        raise Forbidden(message("knockout.preliminaries", players=len(players)))
    tree = build_tree(preliminary(players), rounds, height=DECIDING[len(players)][1])
    return replace(tree, order=(*players,))


def knockout(stage: Stage) -> Fixture:
    """Return the next round of a simple knockout (B20).

    Raises Forbidden when a game has no winner, or they are not 2 to 128; StageOver when it is over.
    """
    players = entrants(stage)
    _check_number(players)
    return fixture_of(stage, [knockout_tree(stage.event.settings, players, stage.rounds)])


def swiss_knockout(stage: Stage) -> Fixture:
    """Return the next round of a Swiss knockout (B19).

    The games of the tree are even; all others are one field to be drawn by score. Once the tree is
    over everybody is in that field. Raises as `knockout` does.
    """
    players = entrants(stage)
    _check_number(players)
    tree = swiss_knockout_tree(stage.event.settings, players, stage.rounds)
    others = tuple(player for player in stage.players if player in stage.free)
    if over(tree, stage.step):
        return Fixture(fields=(others,))
    fixture = fixture_of(stage, [tree], even=True)
    return fixture._replace(idle=(), fields=(fixture.idle,) if fixture.idle else ())


def preliminaries(stage: Stage) -> Fixture:
    """Return the next round of the preliminary knockouts (E4, E13), all games even.

    Raises Forbidden when a game has no winner, or they are not 24 or 32; StageOver when it is over.
    """
    players = entrants(stage)
    return fixture_of(stage, [preliminary_tree(stage.event.settings, players, stage.rounds)])


def knockout_rounds(players: int) -> int:
    """Return the number of rounds of a knockout of so many players."""
    return length(players)


def preliminary_rounds(players: int) -> int | None:
    """Return the number of rounds of the preliminaries; None but for 24 or 32 players."""
    return DECIDING[players][1] if players in DECIDING else None


def _check_number(players: Sequence[PlayerId]) -> None:
    """Raise Forbidden when there are too few or too many players for a tree."""
    if not LEAST <= len(players) <= MOST:
        msg = message("knockout.number", least=LEAST, most=MOST, players=len(players))
        raise Forbidden(msg)
