"""Predicted changes of the EGF's ratings by the event (formats 3.5)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.federations.rating_changes import predictions, rated_as
from nigiri.domain.model.figures import number_words, tenths_words
from nigiri.domain.schedule.time_limits import WEIGHTS, limits
from nigiri.reports.frame.columns import about, columns, table
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from nigiri.domain.federations.rating_changes import Prediction
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_KEYS = ("number", "name", "rank", "before", "games", "change", "after")


def rating_changes(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the predicted rating of every player, by number.

    Raises Forbidden for ratings of the AGA.
    """
    event = options.after(event)
    shown = columns(_KEYS, speech, options)
    lines = [_line(event, each, speech) for each in predictions(event)]
    return ListSheet(
        **common(event, speech, options),
        name="ratings",
        heading=speech.say("rating changes"),
        lead=_lead(event, speech),
        **table(shown, [("", lines)]),
        empty=speech.say("no rated games"),
    )


def _lead(event: Event, speech: Speech) -> str:
    """Return the sentence on the tournament class, and that the changes are only predicted."""
    letter = rated_as(event)
    if letter is None:
        return speech.say("rating unrated")
    known = limits(event.settings.time_limits) is not None
    key = "rating class" if known else "rating class guessed"
    weight = number_words(Fraction(WEIGHTS[letter]), speech.decimal)
    return speech.say(key, letter=letter, weight=weight)


def _line(event: Event, each: Prediction, speech: Speech) -> dict[str, str]:
    """Return the cells of a player; who is hidden has a change alone."""
    player = event.player(each.number)
    before = str(each.rating) if each.rated else speech.say("rating of grade", rating=each.rating)
    after = tenths_words(each.after, speech.decimal)
    return {
        **about(event, player),
        "before": "" if player.hidden else before.replace("-", "−"),
        "games": str(each.games),
        "change": tenths_words(each.change, speech.decimal, "+"),
        "after": "" if player.hidden else after,
    }
