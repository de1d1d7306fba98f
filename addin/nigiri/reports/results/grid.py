"""The tournament grid made from an event: as far as it is played, or to be filled in (M20)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import appearances, victories
from nigiri.domain.standings.grid import finished, footnotes
from nigiri.domain.standings.shown import shown_after, shown_start
from nigiri.domain.standings.standings import leaders, standings, winners
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.text import clean
from nigiri.reports.frame.columns import from_zero_note
from nigiri.reports.frame.handicaps import CIRCLES, player_sign
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.language import BOTH
from nigiri.reports.frame.sheet import common
from nigiri.reports.results.grid_sheet import Box, Footnote, GridSheet, Row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.domain.standings.grid import Footnotes, Note
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


class _Facts(NamedTuple):
    """The facts for all rows: the event, its colours in signs, the places, the footnotes."""

    event: Event
    speech: Speech
    signs: tuple[str, str]
    places: Mapping[PlayerId, int]
    notes: Footnotes


def grid(event: Event, speech: Speech, options: Options, *, name: str, a_page: int) -> GridSheet:
    """Return the grid after a round, the newest by default; names and numbers only if blank."""
    event = replace(event, rounds=()) if options.blank else options.after(event)
    facts = _Facts(event, speech, colour_signs(event, speech), _places(event), footnotes(event))
    drawn, white, black = len(event.rounds), *facts.signs
    return GridSheet(
        **common(event, speech, options),
        name=name,
        heading=speech.say("grid after", number=drawn) if drawn else speech.say("grid"),
        small=_small(event, speech),
        rows=_rows(facts),
        rounds=max(event.settings.rounds, drawn),
        a_page=a_page,
        legend=_legend(event, speech, white=white, black=black),
        footnotes=[
            Footnote(note.mark, _note(note, speech), note.kind.startswith("default"))
            for note in facts.notes.notes
        ],
        winners=_winners(event, speech) if finished(event) else [],
        blank=options.blank,
        empty=speech.say("grid nobody"),
    )


grid_sheet = partial(grid, name="grid", a_page=10)
"""The tournament grid sheet of M20."""

grid_poster = partial(grid, name="poster", a_page=16)
"""The poster of M20, 17 x 22 inches or A2."""


def _legend(event: Event, speech: Speech, *, white: str, black: str) -> str:
    """Return the legend of the grid's boxes; the sign of open colours where there are any."""
    legend = speech.say("grid legend", white=white, black=black)
    any_open = any(game.open for this in event.rounds for game in this.games)
    more = [speech.say("grid open")] if any_open else []
    return " ".join([legend, *more, *from_zero_note(event, speech)])


def colour_signs(event: Event, speech: Speech) -> tuple[str, str]:
    """Return the signs of White and Black as the event has them.

    Always circles where two languages meet: B is Black, and Blanc.
    """
    if event.settings.colours == "letters" and speech.code != BOTH:
        return speech.say("letter white"), speech.say("letter black")
    return CIRCLES


def _places(event: Event) -> Mapping[PlayerId, int]:
    """Return player -> place; {} before all rounds are complete."""
    return {s.number: s.place for s in standings(event)} if finished(event) else {}


def _small(event: Event, speech: Speech) -> str:
    """Return dates, place and director."""
    settings = event.settings
    director = clean(settings.director) and speech.say("grid director", name=settings.director)
    return " · ".join(filter(None, [clean(settings.dates), clean(settings.place), clean(director)]))


def _rows(facts: _Facts) -> Sequence[Row]:
    """Return everybody with a number, in the order of the numbers: latecomers last (M4)."""
    rows, before = [], None
    for number in sorted(facts.event.by_number):
        section = section_of(facts.event, facts.event.player(number))
        rows.append(_row(facts, number, opens=section != before))
        before = section
    return rows


def _row(facts: _Facts, number: PlayerId, *, opens: bool) -> Row:
    """Return a player's line."""
    event, player = facts.event, facts.event.player(number)
    line, mark = appearances(event, number), facts.notes.of_player(number)
    games = [facts.notes.of_game(p.round_number, p.game) for p in line if p.game is not None]
    later = [Box()] * (event.settings.rounds - len(line))
    return Row(
        boxes=[*(_box(facts, part) for part in line), *later],
        number=str(number),
        name=f"{clean(player.name)} {mark}".rstrip(),
        rank=str(player.initial_rank),
        club=club_shown(player),
        start=points_words(shown_start(event, player)),
        wins=points_words(victories(event, number)) if event.rounds else "",
        place=str(facts.places.get(number, "")),
        marks=frozenset(filter(None, [mark, *games])),
        opens=opens,
    )


def _box(facts: _Facts, part: Participation) -> Box:
    """Return a player's box of a round."""
    score = shown_after(facts.event, part.player, part.round_number)
    box = Box(score="" if score is None else points_words(score), won=part.victory > 1)
    if part.game is None:
        return box._replace(top=facts.speech.say("grid bye") if part.bye else "")
    return box._replace(
        top=str(part.opponent),
        sign=_sign(facts, part.game, part.player),
        mark=facts.notes.of_game(part.round_number, part.game),
    )


def _sign(facts: _Facts, game: Game, player: PlayerId) -> str:
    """Return the colour in an even game, else +n for taking, −n for giving n stones (M12)."""
    return player_sign(game, player, facts.signs)


def _note(note: Note, speech: Speech) -> str:
    """Return a footnote in words, with the numbers: the names stand above."""
    first, second = note.players[0], note.players[-1]
    facts = {"round": note.round_number, "first": first, "second": second, "rank": note.rank}
    return speech.say(f"note {note.kind}", **facts)


def _winners(event: Event, speech: Speech) -> Sequence[str]:
    """Return the names of the winners, of each section where each has its own (M14)."""
    lines = []
    won = winners(event)
    for section, level in leaders(event).items():
        names = "; ".join(f"{n} {clean(event.player(n).name)}" for n in level)
        names = names if won[section] else speech.say("grid winner nobody", names=names)
        together = event.settings.ranked_by == "all"
        lines.append(names if together else speech.say("grid winner", section=section, names=names))
    return lines
