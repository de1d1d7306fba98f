"""Events as directors make them, by a seed: every kind of setting, wishes, and cells typed by hand.

They are directed by the commands of the desk and by typing, in a file or in memory, so that all
that a workbook can hold is in one of them sooner or later.
"""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.domain.model.event import Settings
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.errors import NigiriError
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.spellings.rounds import format_rounds
from tests.beginnings import random_beginning
from tests.desk.story import Story, begin, tables
from tests.generate import random_choices, registration

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.event import Event, Player
    from nigiri.workbook.model.cells import Cell, Sheet

ROUNDS = 7
#: What `begin` says itself, and what a rule set says alone.
_NOT_TYPED = {"name", "rules", "language", "event_id", "schema", "rounds", "seed", "scoring"}


def directed(seed: int, path: Path | None = None) -> Story:
    """Return an event after one to three rounds; the next is to be drawn, by whatever choices.

    A round that cannot be drawn ends the story before it.
    """
    random = Random(f"directed {seed}")  # noqa: S311 -- no secret is made from it
    event = random_beginning(random_choices(registration(seed, random.randint(7, 14)), seed), seed)
    language, rules = LANGUAGES[seed % len(LANGUAGES)], sorted(RULE_SETS)[seed % len(RULE_SETS)]
    story = begin(path, language=language, rules=rules, rounds=ROUNDS, seed=seed,
                  **_settings(event, random))  # fmt: skip
    story.does(import_players, _listed(event), source="list", here=True)
    for name, key, typed in _words_about(event, random):
        story.types("players", {(story.row_of(name), key): typed})
    for number in range(1, random.randint(2, 4)):
        try:
            story.does(draw)
        except NigiriError:
            break
        _wishes(story, event, random, number)
        _by_hand(story, random, number)
        story.plays(number, seed)
    if seed % 5 == 0:
        story.does(proof)
    return story


def _settings(event: Event, random: Random) -> dict[str, object]:
    """Return what is typed on the sheet Event: all that the event has chosen."""
    chosen = {field.name: getattr(event.settings, field.name) for field in fields(Settings)}
    codes = tuple(random.sample(sorted(TIEBREAKS), random.randint(1, 5)))
    return {
        **{key: value for key, value in chosen.items() if key not in _NOT_TYPED},
        "tiebreaks": tuple(code for code in codes if code not in {"NBW", "MMS"}),
    }


def _listed(event: Event) -> Sheet:
    """Return the players as a club would send them; each family name once."""
    headings = ("Family name", "Given name", "Rank", "Club", "City", "State", "Country", "Rating")
    rows = [
        (_name(p), p.given, p.entry_rank or p.rank, p.club, p.city, p.state, p.country, p.rating)
        for p in event.players
    ]
    return tables(
        [headings, *(tuple("" if cell is None else cell for cell in row) for row in rows)]
    )


def _name(player: Player) -> str:
    """Return a family name that nobody else has."""
    return f"{player.family} {player.number}"


def _words_about(event: Event, random: Random) -> list[tuple[str, str, Cell]]:
    """Return what the director types beside single players: absences, sections, start scores."""
    found: list[tuple[str, str, Cell]] = []
    for player in event.players:
        name = _name(player)
        if random.random() < 0.2:
            out = frozenset(random.sample(range(1, ROUNDS + 1), random.randint(1, 2)))
            found.append((name, "out", format_rounds(out)))
        if player.section is not None:
            found.append((name, "section", 1))
        if player.start is not None:
            found.append((name, "other_start", "-2½"))
    return found


def _wishes(story: Story, event: Event, random: Random, number: int) -> None:
    """Write the event's wishes after the first draw, when the players have numbers."""
    for wish in event.wishes if number == 1 else ():
        who = ", ".join(str(player) for player in sorted(wish.players))
        rounds = format_rounds(frozenset(wish.rounds)) if wish.rounds else ""
        story.does(add_wish, Typed(who, wish.kind, rounds, random.choice(("", "=one car", "+"))))


def _by_hand(story: Story, random: Random, number: int) -> None:
    """Keep a pair, swap colours, change a handicap, write a note, as a director may."""
    rows = sorted(story.reading.rounds[number].games)
    for row in random.sample(rows, min(2, len(rows))):
        typed = random.choice(("keep", "swap", "handicap", "note"))
        if typed == "swap":
            white, black = (story.cell(number, row, key) for key in ("white_no", "black_no"))
            story.types(number, {(row, "white_no"): black, (row, "black_no"): white,
                                 (row, "white"): None, (row, "black"): None})  # fmt: skip
        else:
            words: dict[str, Cell] = {"keep": "x", "handicap": random.randint(0, 3), "note": "1/2"}
            story.types(number, {(row, typed): words[typed]})
