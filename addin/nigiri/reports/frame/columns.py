"""The columns that several lists have, and a player's cells in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.model.figures import points_words
from nigiri.domain.players.entry_rating import entry_rating
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.players.ratings import as_printed
from nigiri.domain.scores.scores import victories
from nigiri.domain.standings.shown import (
    kept_by,
    more_shown,
    shown_figure,
    shown_score,
    sums_rise,
)
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import SCORE, TIEBREAKS, VICTORIES, format_figure, letters
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.language import has_words
from nigiri.reports.frame.lists import Column, Part
from nigiri.reports.frame.widths import PAPER, Cells, best, fit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks import Tiebreak
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

#: Key -> column; --without names columns by the same keys.
COLUMNS: Mapping[str, Column] = {
    "number": Column("number", 13, "right"),
    "name": Column("name"),
    "rank": Column("rank", 14, "centre"),
    "rating": Column("rating", 16, "right", optional=True),
    "club": Column("club", 32, wrap=True, optional=True),
    "section": Column("section", 18, "centre"),
    "start": Column("start", 16, "right"),
    "here": Column("here", 26),
    "place": Column("place", 14, "centre", strong=True),
    "wins": Column("victories", 15, "centre"),
    "score": Column("score", 16, "right"),
    "federation": Column("federation", 36, wrap=True, optional=True),
    "aga": Column("aga number", 24, "right", optional=True),
    "entry": Column("entry rating", 20, "right"),
    "prize": Column("prize", 44, wrap=True, optional=True),
    "why": Column("why"),
    "what": Column("what", 22),
    "reason": Column("reason"),
    "table": Column("table", 16, "centre", strong=True),
    "handicap": Column("handicap", 24, "centre", wrap=True),
    "how": Column("how", 32, wrap=True),
    "before": Column("rating before", 26, "right"),
    "games": Column("games", 16, "right"),
    "change": Column("rating change", 20, "right", strong=True),
    "after": Column("rating after", 24, "right"),
}
#: Wide enough for "−113.33".
_FIGURE = Column("", 18, "right")


def columns(keys: Iterable[str], speech: Speech, options: Options) -> dict[str, Column]:
    """Return the columns of these keys with their headings in words, without those left out."""
    return {key: COLUMNS[key].said(speech) for key in keys if key not in options.without}


def numbered(event: Event, options: Options) -> tuple[str, ...]:
    """Return the key of the column of numbers in the federation, where they are shown (A11)."""
    if not options.is_federated(event):
        return ()
    return ("aga",) if event.settings.is_american else ("federation",)


def rated(event: Event, options: Options) -> tuple[str, ...]:
    """Return the key of the column of entry ratings, where they are shown (A11)."""
    return ("entry",) if options.is_federated(event) else ()


def figure_columns(
    tiebreaks: Iterable[Tiebreak], settings: Settings, speech: Speech
) -> dict[str, Column]:
    """Return a column for each tie-break that has one figure for everybody, by its code."""
    return {
        each.code: Column(_heading(each.code, settings, speech), _FIGURE.width, _FIGURE.align)
        for each in tiebreaks
        if each.fixed
    }


def from_zero(event: Event, shown: Mapping[str, Column], speech: Speech) -> dict[str, Column]:
    """Return the columns with what stands above scores that are shown from 0 up, if they are."""
    keys = {"score", "start"} if more_shown(event) else set()
    return {
        key: column._replace(heading=speech.say(f"{key} from zero")) if key in keys else column
        for key, column in shown.items()
    }


def from_zero_note(event: Event, speech: Speech) -> list[str]:
    """Return the note on scores shown from 0 up, or why they are not; [] where none is needed."""
    more, kept = more_shown(event), kept_by(event)
    if kept is not None:
        return [speech.say("as drawn", code=kept.code)]
    key = "from zero sums" if sums_rise(event) else "from zero"
    return [speech.say(key, points=points_words(more))] if more else []


def _heading(code: str, settings: Settings, speech: Speech) -> str:
    """Return the heading above the figures of a tie-break: its letters in the event, or words."""
    key = f"heading {code}"
    return speech.say(key) if has_words(key) else letters(settings, code)


def table(
    shown: Mapping[str, Column],
    parts: Iterable[tuple[str, Sequence[Mapping[str, str]]]],
    size: int = 11,
    *,
    landscape: bool = False,
) -> dict[str, Any]:
    """Return columns, parts, size and direction of a ListSheet; columns as wide as cells need.

    A column to be filled in by hand keeps its width; a short list is printed larger.

    shown -- the columns by the keys of the cells; a line may have more cells than are shown
    parts -- (heading, lines), those without lines are left out
    size -- of the print where it is smallest, in points; landscape -- wider than high
    """
    there = [(heading, lines) for heading, lines in parts if lines]
    lines = [line for _, lines in there for line in lines]
    texts = {key: [line[key] for line in lines] for key in shown}
    cells = {
        key: Cells(shown[key], texts[key])
        for key in shown
        if any(texts[key]) or not shown[key].optional
    }
    size = best(cells, len(there), size, landscape=landscape)
    widths = fit(cells, size, PAPER[landscape][0]).widths
    return {
        "columns": [shown[key]._replace(width=widths[key]) for key in cells],
        "parts": [
            Part([[line[key] for key in cells] for line in part], head) for head, part in there
        ],
        "size": size,
        "landscape": landscape,
    }


def about(event: Event, player: Player) -> dict[str, str]:
    """Return the cells that identify a player; the rank is that at entry, as in all lists (M13)."""
    section = section_of(event, player)
    return {
        "number": str(player.number or ""),
        "name": clean(player.name) + ("*" if player.path else ""),
        "rank": str(player.initial_rank),
        "rating": rating_shown(event, player),
        "club": club_shown(player),
        "section": "" if section is None else str(section),
        "federation": clean(player.federation_id),
        "aga": ids(player.federation_id).get("aga", ""),
        "entry": entry_shown(event, player),
    }


def league_note(event: Event, speech: Speech) -> list[str]:
    """Return the note on the mark behind a name, if anybody is in the league path (E7)."""
    return [speech.say("in league path")] if any(p.path for p in event.players) else []


def figures(
    event: Event, number: PlayerId, shown: Iterable[str], after: int, speech: Speech
) -> dict[str, str]:
    """Return the cells of a player's figures after a round: wins, score, tie-breaks by code."""
    codes = [code for code in shown if code in TIEBREAKS]
    found = {
        code: shown_figure(
            event, code, TIEBREAKS[code].among(event, (number,), after, ())[number], after
        )
        for code in codes
    }
    if event.player(number).hidden:
        found = {code: None if is_rating(code) else value for code, value in found.items()}
    return {
        **{code: format_figure(code, value, speech.decimal) for code, value in found.items()},
        "wins": format_figure(VICTORIES, victories(event, number, after)),
        "score": format_figure(SCORE, shown_score(event, number, after)),
    }


def is_rating(code: str) -> bool:
    """Tell whether the figures of a tie-break are ratings."""
    return TIEBREAKS[code].kind == "rating"


def entry_shown(event: Event, player: Player) -> str:
    """Return the rating with which a player enters, as its list prints it (A3); "" if hidden."""
    if player.hidden:
        return ""
    return format_figure("RATING", entry_rating(event.settings, player))


def rating_shown(event: Event, player: Player) -> str:
    """Return the rating as its list prints it, "" for none and for who is hidden."""
    if player.rating is None or player.hidden:
        return ""
    return format_figure("RATING", as_printed(event.settings, player.rating))
