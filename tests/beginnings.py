"""Random start rules and handicaps, each from a seed that a failing test prints."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import BASES
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.players.ratings import SCALES
from nigiri.domain.starts.start_scores import START_RULES

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player, Settings

#: The widest ratings of each scale.
RATINGS = {"egf": (-900, 2950), "aga": (-4000, 1000)}


def random_beginning(event: Event, seed: int) -> Event:
    """Return the event with a start rule, handicaps, ratings and the director's words at random.

    Half the time the director has cut no sections.
    """
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    settings = _handicaps(_starts(event.settings, random), random)
    return replace(
        event,
        settings=settings,
        players=tuple(_details(player, settings, random) for player in event.players),
        sections=random.choice((event.sections, ())),
    )


def _starts(settings: Settings, random: Random) -> Settings:
    """Return the settings with a start rule."""
    return replace(
        settings,
        start_rule=random.choice(tuple(START_RULES)),
        gap=random.choice((None, 0, 1)),
        bar=random.choice((None, Rank(3), Rank(-2))),
        bar_by=random.choice(("rounds", "congress")),
        floor=random.choice((None, Rank(-10))),
        supergroup=random.choice((None, Rank(5))),
        supergroup_points=HalfPoints(random.choice((2, 3))),
        band_k=random.choice((67, 100)),
        band_k_top=random.choice((100, 150)),
        zero_up=random.choice(("no", "yes")),
        zero=random.choice((None, None, Rank(-29), Rank(-9))),
        rating_scale=random.choice(tuple(SCALES)),
    )


def _handicaps(settings: Settings, random: Random) -> Settings:
    """Return the settings with a rule of handicaps."""
    return replace(
        settings,
        handicap_by=random.choice(tuple(BASES)),
        handicap_reduction=random.choice((0, 1, 2)),
        handicap_cap=random.choice((0, 4, 9)),
        handicap_even_above=random.choice((None, None, "bar", Rank(1), Rank(-14))),
        board=random.choice((19, 19, 13, 9)),
        handicap_top=random.choice((None, None, Rank(1), Rank(-9))),
    )


def _details(player: Player, settings: Settings, random: Random) -> Player:
    """Return the player with a rating or none, and now and then a word of the director's."""
    lowest, highest = RATINGS[settings.rating_scale]
    rank = Rank(max(-29, player.rank.steps - random.choice((0, 0, 0, 4))))
    return replace(
        player,
        rank=rank,
        entry_rank=player.rank,
        rating=random.choice((None, random.randint(lowest, highest))),
        section=random.choice((None,) * 9 + (1, 2, 6)),
        start=random.choice((None,) * 9 + (HalfPoints(-5),)),
    )
