"""Lists about the state after a round: its number, and whether results are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.scores.scores import unfinished
from nigiri.reports.frame.sheet import common, numbered_file

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


def after_round(
    event: Event, speech: Speech, options: Options, name: str, words: str
) -> tuple[int, dict[str, Any]]:
    """Return the chosen round, and the fields of a list about the state after it.

    name -- of the report; words -- the key of its title. Forbidden before the first draw, WrongUse
    for a round that is not drawn.
    """
    number = options.round_of(event)
    rounds, missing = event.settings.rounds, len(unfinished(event, number + 1))
    details = [speech.say("of rounds", number=number, rounds=rounds)] if number < rounds else []
    details += [speech.say("provisional", games=missing)] if missing else []
    return number, {
        **common(event, speech, options),
        "name": name,
        "file": numbered_file(name, number),
        "heading": speech.say(words, number=number),
        "small": ", ".join(details),
        "empty": speech.say("nobody ranked"),
    }
