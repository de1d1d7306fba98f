"""What people are shown: standings of which round, and scores from where up.

setting          what is shown
standings_after  standings as after that round, while a newer one is drawn: sheet, lists, pages;
                 draws, byes, handicaps and what the director is told go by all results
shown_scores     Start and Score as drawn, or from 0 up, with the sums of tie-breaks or without

From 0 up all scores are more by one constant, so that who starts lowest starts with 0. The draw,
--json and files for others have the scores as drawn.

from zero   only what is shown as Start or Score changes: tie-breaks and the sheet Proof do not
sums too    only where somebody starts below 0. Sums of scores are those of the scores shown, on
            Proof, too: whoever adds them up finds them. Places are computed as drawn; so that the
            figures shown give the same, all stays as drawn where a tie-break holds more scores of
            one player than of another, such as SDOS, which has one for each win
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import final_score, rounds_drawn, score_after
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.tiebreaks import SCORE, TIEBREAKS, opponents, placing

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks import Tiebreak, Value

FROM_ZERO, SUMS_TOO = "from zero", "sums too"


@once_an_event
def more_shown(event: Event) -> HalfPoints:
    """Return the half points that are added wherever a start or a score is shown.

    Of those with a number; of all on the list before the first of them is given.
    """
    match event.settings.shown_scores:
        case "from zero":
            return HalfPoints(-_lowest(event))
        case "sums too" if kept_by(event) is None:
            return HalfPoints(max(0, -_lowest(event)))
        case _:
            return HalfPoints(0)


def _lowest(event: Event) -> HalfPoints:
    """Return the lowest start score."""
    people = event.by_number.values() or event.players
    return min((initial_score(event, player) for player in people), default=HalfPoints(0))


def kept_by(event: Event) -> Tiebreak | None:
    """Return the tie-break for which scores below 0 are shown as drawn; None for no such.

    From 0 up its figures would give another order than places have.
    """
    if event.settings.shown_scores != SUMS_TOO or _lowest(event) >= 0:
        return None
    summed = (each for each in placing(event) if each.by_score)
    return next((each for each in summed if not _rises_alike(event, each)), None)


def _rises_alike(event: Event, card: Tiebreak) -> bool:
    """Tell whether a constant added to all scores adds another one to everybody's figure.

    To sums over opponents only if a round without one counts a score of one's own, or if SOS is
    brought to all rounds (M17).
    """
    scoring = event.settings.scoring
    if card.holds is None or card.added is None:
        return False
    alike = {"start", "own less one", *(["nothing"] if scoring.normalised == "yes" else [])}
    match card.added.total:
        case "opponents":
            return {scoring.bye_sos, scoring.missed_sos} <= alike
        case "opponents' sums":
            sums = {scoring.bye_sos, scoring.missed_sos} <= alike
            return sums and scoring.idle_sosos in {"own", "start"}
        case _:
            return True


def sums_rise(event: Event) -> bool:
    """Tell whether sums of scores are shown from 0 up with them."""
    return event.settings.shown_scores == SUMS_TOO and more_shown(event) > 0


@once_an_event
def on_shown_scale(event: Event) -> Event:
    """Return the event with start scores from 0 up if sums of scores are shown so, else itself."""
    if not sums_rise(event):
        return event
    raised = (replace(each, start=shown_start(event, each)) for each in event.players)
    return replace(event, players=tuple(raised))


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


def shown_figure(event: Event, code: str, value: Value, after: int | None = None) -> Value:
    """Return a criterion's figure after a round as it is shown; sums of scores only if they rise.

    value -- as places are computed from it
    """
    card = TIEBREAKS.get(code)
    if value is None or card is None or not (code == SCORE or sums_rise(event)):
        return value
    return value + more_shown(event) * card.scores_held(rounds_drawn(event, after))


def told_score(event: Event, score: HalfPoints) -> HalfPoints:
    """Return a score as sentences tell it: as it is shown, if the sums are, too; else as drawn."""
    return HalfPoints(score + more_shown(event)) if sums_rise(event) else score


def as_drawn(event: Event, told: HalfPoints | None) -> HalfPoints | None:
    """Return the score as drawn that somebody means who has read it in a sentence or on a sheet."""
    return HalfPoints(told - more_shown(event)) if told is not None and sums_rise(event) else told


def shown_plain_sos(
    event: Event, number: PlayerId, value: HalfPoints | None, after: int | None = None
) -> HalfPoints | None:
    """Return the sum of the opponents' scores as they are shown; None without opponents.

    value -- the sum of those as drawn
    """
    if value is None or not sums_rise(event):
        return value
    return HalfPoints(value + more_shown(event) * len(opponents(event, number, after)))


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
