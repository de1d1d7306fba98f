"""What an event of ours holds and OpenGotha's file has no place for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.exchange.not_sent import tell_event, tell_players, tell_rounds
from nigiri.exchange.opengotha.words import CRITERIA, PATTERNS

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.exchange.left_out import LeftOut


def tell_not_sent(event: Event, left_out: LeftOut) -> None:
    """Tell what the file does not hold, of players, rounds and settings."""
    tell_players(event, left_out, ("Teams",))
    tell_rounds(event, left_out)
    tell_event(event, left_out)
    _tell_settings(event, left_out)


def _tell_settings(event: Event, left_out: LeftOut) -> None:
    """Tell what the event has chosen and the file has no word for."""
    settings = event.settings
    told = {
        "Players are paired by victories there, since places go by them first.":
            settings.start_rule != "none" and settings.first == "NBW",
        "What rounds and sums count: places may differ there.": not _scores_alike(settings.scoring),
        "How a score group is paired: it does not know neighbours or pure chance.":
            not {settings.pattern, settings.pattern_after} <= {*PATTERNS.values()},
        "Criteria of the draw: "
        f"{', '.join(code for code in settings.criteria if code not in CRITERIA)}.":
            not {*settings.criteria} <= {*CRITERIA, "handicap"},
        "That players of one city, state or family are kept apart.":
            not {each.key for each in settings.keep_apart} <= {"club", "country"},
    }  # fmt: skip
    for sentence, holds in told.items():
        if holds:
            left_out.add(sentence)


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
    """Return what rounds are worth, but for what the file says of byes, absences and rounding."""
    rounded = "none" if worth.rounded == "idle" else worth.rounded
    return replace(worth, bye=Worth().bye, missed=Worth().missed, rounded=rounded)
