"""The standings: by section with prizes and reasons, all together, and the tie-breaks.

list            order                       contents                                   source
standings       section, place              prizes, what parted those level            M14, M15, M26
rank-list       score, then tie-breaks      all players after each round               B15
tie-break-list  section, place              opponents with colours, all figures        A11, M16
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import appearances
from nigiri.domain.standings.standings import overall, standings
from nigiri.domain.standings.why import why_place
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import SCORES, chosen_tiebreaks, placing
from nigiri.reports.frame.columns import (
    about,
    columns,
    figure_columns,
    figures,
    from_zero,
    from_zero_note,
    is_rating,
    league_note,
    numbered,
    rated,
    table,
)
from nigiri.reports.frame.games import game_words, size_for
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.rounds import after_round
from nigiri.reports.frame.sections import section_title, wanted_section

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Standing
    from nigiri.domain.tiebreaks import Tiebreak
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.lists import Part
    from nigiri.reports.frame.options import Options


def prize(event: Event, standing: Standing, speech: Speech) -> str:
    """Return the prize of a place as written on Sections (M26), "" for none.

    It is not divided: players who share a place see the prizes of all the places shared. Where all
    are ranked together the places are those of section 1.
    """
    prizes = next((s.prizes for s in event.sections if s.number == standing.section), ())
    first = standing.place - 1
    won = [clean(each) for each in prizes[first : first + 1 + len(standing.shared_with)]]
    words = " + ".join(filter(None, won))
    return speech.say("prizes shared", prizes=words) if words and standing.shared else words


def why_shown(event: Event, standing: Standing, speech: Speech, after: int | None = None) -> str:
    """Return the reason of a place in a sentence, "" for none; ratings of the hidden are "–".

    after -- the round after which the places are, None for the newest
    """
    reason, own = standing.reason, event.player(standing.number)
    untold = (
        reason is not None
        and is_rating(reason.code)
        and (own.hidden or event.player(reason.rival).hidden)
    )
    blank = dict.fromkeys(("mine", "theirs"), "–") if untold else {}

    def say(key: str, **facts: object) -> str:
        return speech.say(key, **facts | blank)

    return why_place(event, standing, say, speech.decimal, after)


_WIDEST_NAME = 64
"""In millimetres; longer names take two lines."""

_WHO = ("number", "name", "rank", "club")


def standing_list(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the places of each section after a round, with prizes and reasons.

    Raises as Options.round_of does, and WrongUse for a section without players.
    """
    after, fields = after_round(event, speech, options, "standings", "standings")
    found = _wanted(standings(event, after), options)
    won = {s.number: prize(event, s, speech) for s in found}
    shown = columns(("place", *_WHO, "wins", "score"), speech, options)
    shown |= figure_columns(_others(placing(event)), event.settings, speech)
    shown |= columns(["prize", "why"] if any(won.values()) else ["why"], speech, options)
    shown = _with_room_for_why(from_zero(event, shown, speech))
    lines = {
        s: {
            **about(event, event.player(s.number)),
            **figures(event, s.number, shown, after, speech),
            "place": str(s.place),
            "prize": won[s.number],
            "why": why_shown(event, s, speech, after),
        }
        for s in found
    }
    shared = any(s.shared and won[s.number] for s in found)
    made = table(shown, _by_section(event, lines, speech), landscape=True)
    return ListSheet(
        **fields,
        **made | {"parts": [_with_prize_line(part, [*shown]) for part in made["parts"]]},
        notes=[*([speech.say("shared prizes")] if shared else []), *_notes(event, speech)],
    )


def rank_list(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return all who take part by score, then by the tie-breaks, after a round (B15).

    Raises as Options.round_of does.
    """
    after, fields = after_round(event, speech, options, "rank-list", "rank list")
    shown = columns(("place", *_WHO, "section", "score", "wins"), speech, options)
    shown |= figure_columns(_others(chosen_tiebreaks(event)), event.settings, speech)
    shown = from_zero(event, shown, speech)
    there = {n for n, p in event.by_number.items() if p.here or _took_part(event, n, after)}
    lines, place = [], 1
    for group in overall(event, after):
        members = [number for number in group if number in there]
        lines += [
            {
                **about(event, event.player(n)),
                **figures(event, n, shown, after, speech),
                "place": str(place),
            }
            for n in members
        ]
        place += len(members)
    return ListSheet(
        **fields,
        **table(shown, [("", lines)]),
        notes=[*_notes(event, speech)],
    )


def tiebreak_list(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the opponents of each player, and all figures of the tie-breaks (A11, M16).

    Raises as Options.round_of does, and WrongUse for a section without players.
    """
    after, fields = after_round(event, speech, options, "tie-break-list", "tie-break list")
    found = _wanted(standings(event, after), options)
    who = ("number", *numbered(event, options), "name", *rated(event, options))
    shown = columns(("place", *who, "wins", "score"), speech, options)
    shown |= figure_columns(_others(placing(event)), event.settings, speech)
    shown |= {str(n): Column(str(n), 10, "centre") for n in range(1, after + 1)}
    shown = from_zero(event, shown, speech)
    lines = {s: _with_opponents(event, s, shown, after, speech) for s in found}
    made = table(shown, _by_section(event, lines, speech), size_for(after), landscape=True)
    notes = [speech.say("read cells"), speech.say("read colours"), *from_zero_note(event, speech)]
    return ListSheet(**fields, **made, notes=notes)


def _with_opponents(
    event: Event, standing: Standing, shown: Iterable[str], after: int, speech: Speech
) -> dict[str, str]:
    """Return a player's cells, those of the rounds by their numbers: "○ 12+", "● 3-"."""
    number = standing.number
    return {
        **about(event, event.player(number)),
        **figures(event, number, shown, after, speech),
        "place": str(standing.place),
        **{
            str(each.round_number): game_words(each, speech, colours=True)
            for each in appearances(event, number, after)
        },
    }


def _took_part(event: Event, number: PlayerId, after: int) -> bool:
    """Tell whether a player had a game or a bye."""
    return any(not each.missed for each in appearances(event, number, after))


def _with_room_for_why(shown: dict[str, Column]) -> dict[str, Column]:
    """Return the columns with names no wider than they need: the sentence has what is left."""
    if {"name", "why"} <= shown.keys():
        shown["name"] = shown["name"]._replace(width=_WIDEST_NAME, wrap=True)
    return shown


def _notes(event: Event, speech: Speech) -> list[str]:
    """Return the notes that every list of places has where they are needed."""
    return [*league_note(event, speech), *from_zero_note(event, speech)]


def _with_prize_line(part: Part, keys: Sequence[str]) -> Part:
    """Return a section with the line below its last prize, if some of its players have none."""
    at = keys.index("prize") if "prize" in keys else None
    won = 0 if at is None else sum(bool(row[at]) for row in part.rows)
    return part._replace(prizes=won if won < len(part.rows) else 0)


def _others(tiebreaks: Iterable[Tiebreak]) -> list[Tiebreak]:
    """Return the criteria without a column of their own."""
    return [each for each in tiebreaks if each.code not in SCORES]


def _wanted(found: Sequence[Standing], options: Options) -> list[Standing]:
    """Return the lines of the chosen sections."""
    sections = wanted_section(dict.fromkeys(s.section for s in found), options)
    return [standing for standing in found if standing.section in sections]


def _by_section(
    event: Event, lines: Mapping[Standing, dict[str, str]], speech: Speech
) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """Yield the lines of each section behind its title; "" where all are ranked together."""
    together = event.settings.ranked_by == "all"
    for number, members in groupby(lines, key=lambda standing: standing.section):
        title = "" if together else section_title(event, number, speech)
        yield title, [lines[standing] for standing in members]
