"""The summary for the news page: winners of each section, and the number of players (B24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import participations, unfinished
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import first_places
from nigiri.domain.text import clean
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

COLUMNS = {
    "section": Column("section", 22, "centre"),
    "place": Column("news place", 18, "centre", strong=True),
    "name": Column("name"),
    "rank": Column("rank", 16, "centre"),
    "club": Column("club"),
    "wins": Column("news wins", 22, "centre"),
}


def news(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the first places of each section after a round; Forbidden before the first draw."""
    options.round_of(event)
    event = options.after(event)
    together = event.settings.ranked_by == "all"
    shown = [key for key in COLUMNS if not (together and key == "section")]
    found = [_cells(event, standing) for standing in first_places(event, options.places)]
    return ListSheet(
        **common(event, speech, options),
        name="news",
        heading=_heading(event, speech),
        small=_details(event, speech),
        lead=_lead(event, speech),
        columns=[COLUMNS[key].said(speech) for key in shown],
        parts=[Part([[cells[key] for key in shown] for cells in found])],
        size=13,
    )


def _heading(event: Event, speech: Speech) -> str:
    """Return the title: "Results", or with the round."""
    drawn, rounds = len(event.rounds), event.settings.rounds
    return (
        speech.say("news")
        if finished(event)
        else speech.say("news after", number=drawn, rounds=rounds)
    )


def _details(event: Event, speech: Speech) -> str:
    """Return dates and place, and that places can change while results are missing (M14)."""
    missing = len(unfinished(event, len(event.rounds) + 1))
    details = [clean(event.settings.dates), clean(event.settings.place)]
    details += [speech.say("provisional", games=missing)] if missing else []
    return " · ".join(filter(None, details))


def _lead(event: Event, speech: Speech) -> str:
    """Return the sentence with the number of players who took part, and their ranks."""
    ranks = [
        event.player(number).initial_rank
        for number in event.by_number
        if not all(part.missed for part in participations(event, number))
    ]
    return (
        speech.say(
            "news lead",
            players=len(ranks),
            best=max(ranks),
            last=min(ranks),
            rounds=len(event.rounds),
        )
        if ranks
        else ""
    )


def _cells(event: Event, standing: Standing) -> dict[str, str]:
    """Return the words of a line."""
    player = event.player(standing.number)
    return {
        "section": str(standing.section),
        "place": str(standing.place),
        "name": clean(player.name),
        "rank": str(player.initial_rank),
        "club": club_shown(player),
        "wins": points_words(standing.victories),
    }
