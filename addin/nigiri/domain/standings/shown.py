"""What people are shown: standings of which round, and scores from where up.

setting          what is shown
standings_after  standings as after that round, while a newer one is drawn: sheet, lists, pages;
                 draws, byes, handicaps and what the director is told go by all results
shown_scores     Start and Score as drawn, or from 0 up

From 0 up all of them are more by one constant, so that who starts lowest starts with 0. Only what
is shown as Start or Score changes, on sheets, lists and pages: the draw, the sums of tie-breaks,
the sheet Proof, --json and files for others have the scores as drawn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import final_score, score_after
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.tiebreaks import SCORE

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks import Value

FROM_ZERO = "from zero"


@once_an_event
def more_shown(event: Event) -> HalfPoints:
    """Return the half points that are added wherever a start or a score is shown.

    Of those with a number; of all on the list before the first of them is given.
    """
    if event.settings.shown_scores != FROM_ZERO:
        return HalfPoints(0)
    people = event.by_number.values() or event.players
    return HalfPoints(-min((initial_score(event, player) for player in people), default=0))


def shown_start(event: Event, player: Player) -> HalfPoints:
    """Return a player's start score as it is shown."""
    return HalfPoints(initial_score(event, player) + more_shown(event))


def shown_score(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return a player's final score as it is shown."""
    return HalfPoints(final_score(event, number, after) + more_shown(event))


def shown_after(event: Event, number: PlayerId, round_number: int) -> HalfPoints | None:
    """Return a player's score after a round as it is shown; None where the grid has none."""
    score = score_after(event, number, round_number)
    return None if score is None else HalfPoints(score + more_shown(event))


def shown_figure(event: Event, code: str, value: Value) -> Value:
    """Return a criterion's figure as it is shown: of the score like all scores, others as is."""
    return value + more_shown(event) if code == SCORE and value is not None else value


def frozen_after(event: Event) -> int | None:
    """Return the round after which standings are frozen; None where nothing newer is drawn.

    Until they are released everybody sees those of that round. Draws, byes, handicaps and what the
    director is told go by all results.
    """
    wanted = event.settings.standings_after
    newest = max((this.number for this in event.rounds), default=0)
    return wanted if wanted is not None and wanted < newest else None


@once_an_event
def as_shown(event: Event) -> Event:
    """Return the event as its shown standings know it: without the rounds after a frozen one."""
    after = frozen_after(event)
    if after is None:
        return event
    return replace(event, rounds=tuple(this for this in event.rounds if this.number <= after))
