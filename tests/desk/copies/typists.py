"""Two helpers at random: what each may type into a copy of an event, at registration or later."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.errors import NigiriError
from nigiri.hosts.memory import Memory
from tests.desk.story import CODES, Story, club, drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.model.cells import Cell, Workbook

_CELLS: Mapping[str, tuple[Cell, ...]] = {
    "rank": ("3k", "2d", "11 kyu"),
    "rating": (1712, "1650", 2203),
    "club": ("Gent", "Lyon"),
    "city": ("Gand", "Bonn"),
    "here": ("yes", "reserve", "no"),
    "out": ("2", "3-", "4"),
    "notes": ("vegetarian", "comes by train"),
    "given": ("Ada", "Zoé"),
}
_NAMES = ("Abel", "Brun", "Cohn", "Dahl", "Egli", "Falk", "Graf")
_WISHES = ("never", "rather", "rather not")
_SETTINGS: Mapping[str, tuple[Cell, ...]] = {
    "place": ("Gym", "School"),
    "director": ("Mia", "Tom"),
    "time_limits": ("60 min", "90 min"),
    "handicap_cap": (2, 5),
    "standings_after": (1, 2),
}


def fills(typist: Typist) -> None:
    """Type a cell of somebody, where there is something or nothing."""
    row = typist.random.choice([*typist.story.reading.player_rows])
    key = typist.random.choice([*_CELLS])
    typist.types("players", row, key, typist.random.choice(_CELLS[key]))


def empties(typist: Typist) -> None:
    """Empty a cell of somebody."""
    row = typist.random.choice([*typist.story.reading.player_rows])
    typist.types("players", row, typist.random.choice(("club", "here", "out", "given")), None)


def registers(typist: Typist) -> None:
    """Register somebody below the others, perhaps with a number; no name twice in a copy."""
    story, random = typist.story, typist.random
    known = {player.family for player in story.event.players}
    names = [name for name in _NAMES if name not in known]
    if not names:
        return
    row = max(story.reading.player_rows) + 1
    typist.types("players", row, "family", random.choice(names))
    typist.types("players", row, "rank", random.choice(("4k", "9k", "1d")))
    typist.types("players", row, "here", random.choice(("yes", None)))
    numbered = [int(number) for number in story.event.by_number]
    if numbered and random.random() < 0.7:
        typist.types("players", row, "number", max(numbered) + random.choice((1, 2)))


def wishes(typist: Typist) -> None:
    """Wish something for two players, by name or number."""
    story, random = typist.story, typist.random
    people = random.sample([*story.event.players], 2)
    by_number = random.random() < 0.5 and all(each.number for each in people)
    who = "; ".join(str(each.number) if by_number else each.name for each in people)
    wish = Typed(who, random.choice(_WISHES), random.choice(("", "2", "3-4")))
    typist.tries(lambda: story.does(add_wish, wish))


def leaves(typist: Typist) -> None:
    """Put somebody out of a round to come, with the command."""
    story = typist.story
    numbers = [*story.event.by_number]
    later = len(story.event.rounds) + 1
    if numbers and later <= story.event.settings.rounds:
        who = str(typist.random.choice(numbers))
        typist.tries(lambda: story.does(out, who, When(first=later)))


def results(typist: Typist) -> None:
    """Type results of the newest round, or empty some."""
    story, random = typist.story, typist.random
    number = len(story.event.rounds)
    for row in story.reading.rounds[number].games if number else ():
        if random.random() < 0.4:
            typist.types(number, row, "result", random.choice((*CODES, None)))


def boards(typist: Typist) -> None:
    """Type what else stands beside a board of the newest round."""
    story, random = typist.story, typist.random
    number = len(story.event.rounds)
    if number:
        row = random.choice([*story.reading.rounds[number].games])
        key, choices = random.choice((
            ("note", ("late", "recorded")),
            ("komi", (5.5, "0.5")),
            ("second", CODES[:4]),
            ("handicap", (2, 3)),
        ))  # fmt: skip
        typist.types(number, row, key, random.choice(choices))


def settings(typist: Typist) -> None:
    """Type a setting."""
    key = typist.random.choice([*_SETTINGS])
    typist.story.sets(key, typist.random.choice(_SETTINGS[key]))


_EDITS: tuple[Callable[[Typist], None], ...] = (
    fills, fills, empties, registers, registers, wishes, leaves, results, results, boards, settings,
)  # fmt: skip


class Typist:
    """Somebody who edits a copy at random."""

    def __init__(self, workbook: Workbook, random: Random) -> None:
        """Begin with a copy."""
        self.story, self.random = Story(Memory(workbook)), random

    def types(self, kind: str | int, row: int, key: str, cell: Cell) -> None:
        """Type a cell; where the column is not there, nothing."""
        if key in self.story.place(kind).columns:
            self.story.types(kind, {(row, key): cell})

    def tries(self, command: Callable[[], object]) -> None:
        """Give a command, which the rules may not allow."""
        before = self.story.workbook
        try:
            command()
        except NigiriError:
            self.story.host = Memory(before)

    def edits(self) -> Workbook:
        """Return the copy after some edits, all of which can be read."""
        for _ in range(self.random.randint(1, 6)):
            before = self.story.workbook
            self.random.choice(_EDITS)(self)
            if self.story.reading.stops():
                self.story.host = Memory(before)
        return self.story.workbook


@lru_cache(maxsize=64)
def pair(seed: int) -> tuple[Workbook, Workbook]:
    """Return two copies of one event that were edited apart."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    story = drawn(club(random.choice((6, 9)), rounds=4), random.choice((0, 0, 1, 2)))
    one, other = (Typist(story.workbook, random).edits() for _ in range(2))
    return one, other
