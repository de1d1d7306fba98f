"""The wall list: everybody by number, with opponent and score of each round (B15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import appearances, initial_points
from nigiri.domain.standings.shown import more_shown, shown_after
from nigiri.domain.tiebreaks import SCORE, format_figure
from nigiri.reports.frame.columns import about, columns, figures, from_zero, from_zero_note, table
from nigiri.reports.frame.games import game_words, size_for
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.rounds import after_round

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

#: In longer events the score after each round has no room; the last one stays.
_MOST_WITH_SCORES = 10


def wall_list(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return all games and scores of everybody so far, in order of the numbers.

    Raises as Options.round_of does.
    """
    after, fields = after_round(event, speech, options, "wall-list", "wall list")
    with_scores = after <= _MOST_WITH_SCORES
    lines = [_line(event, number, after, speech) for number in sorted(event.by_number)]
    shown = columns(("number", "name", "rank", "club", "start"), speech, options)
    shown |= _rounds(after, with_scores=with_scores)
    shown |= columns(("wins",) if with_scores else ("score", "wins"), speech, options)
    shown = from_zero(event, shown, speech)
    notes = [speech.say("read cells"), *from_zero_note(event, speech)]
    if with_scores:
        notes.append(speech.say("read scores"))
    made = table(shown, [("", lines)], size_for(after), landscape=True)
    return ListSheet(**fields, **made, notes=notes)


def _rounds(after: int, *, with_scores: bool) -> dict[str, Column]:
    """Return the columns of the rounds: the opponent, and the score behind."""
    found = {}
    for number in range(1, after + 1):
        found[f"round {number}"] = Column(str(number), 10, "right", strong=True)
        if with_scores:
            found[f"after {number}"] = Column("", 10, "right")
    return found


def _line(event: Event, number: PlayerId, after: int, speech: Speech) -> dict[str, str]:
    """Return the cells of a player."""
    games = appearances(event, number, after)
    start = HalfPoints(initial_points(event, number, "score") + more_shown(event))
    cells = {
        **about(event, event.player(number)),
        **figures(event, number, (), after, speech),
        "start": format_figure(SCORE, start),
    }
    for each in games:
        score = shown_after(event, number, each.round_number)
        cells[f"round {each.round_number}"] = game_words(each, speech)
        cells[f"after {each.round_number}"] = "" if score is None else format_figure(SCORE, score)
    return cells
