"""What every place says at the same moment: bar, Check, Where now, Problems, check, draw, the wall.

A story types into an event of nine in round 2, or gives a command there. What then stands in live
cells is what a spreadsheet shows at once (tests/workbook/test_live_office.py holds LibreOffice to
that); Problems is what the last command wrote; the rest is what a command would say now.

    python -m tests.stories [STORY]...      prints all of it, to be read and compared
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nigiri.desk.attendance.attendance import late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.show import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.papers import PrintRequest, paper
from nigiri.errors import NigiriError
from nigiri.reports.frame.options import Options
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.tables import find
from tests.desk.story import DESK, Story, club, drawn
from tests.workbook.live import live_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.problems import Problem

PLAYERS, ROUND = 9, 2


@dataclass(frozen=True)
class Places:
    """What each place says now.

    signs -- cell -> what stands in Check or Where now, where it begins with ■, ▲ or ✎
    listed -- the lines of Problems; problems -- what `check` finds
    drawing, wall -- what `draw` and the wall sheet say; whether they are refused
    """

    bar: str
    signs: Mapping[str, str]
    listed: tuple[str, ...]
    problems: tuple[Problem, ...]
    drawing: str
    wall: str
    refused: bool
    papers_refused: bool

    @property
    def red(self) -> set[tuple[str, int]]:
        """Return sheet and row of every live cell with ■."""
        found = (at.rpartition("!") for at, words in self.signs.items() if words.startswith("■"))
        return {(sheet, int(re.sub(r"\D", "", cell))) for sheet, _, cell in found}

    @property
    def stops(self) -> set[tuple[str, int]]:
        """Return sheet and row of every problem that stops commands."""
        return {(p.sheet, p.row) for p in self.problems if p.weight == "stop"}


def places(story: Story) -> Places:
    """Return what every place says now; nothing is changed."""
    workbook = story.workbook
    live = {at: as_text(formula.value) for at, formula in live_cells(workbook).items()}
    signs, book = {}, find(workbook)
    for place, key in ((book.rounds[ROUND], "check"), (book.locations["players"], "where")):
        column = place.columns[key]
        for row in range(place.first_row, workbook[place.name].height + 1):
            words = live.get((place.name, address(row, column)), "")
            if words[:1] in {"■", "▲", "✎"}:
                signs[f"{place.name}!{address(row, column)}"] = words
    bar = live[book.rounds[ROUND].name, "A1"]
    problems = book.locations["problems"]
    listed = tuple(
        f"{as_text(row[0])} {as_text(row[1])} {as_text(row[2])}"
        for row in workbook[problems.name].rows[problems.first_row - 1 :]
        if any(row)
    )
    drawing, refused = _said(lambda: " / ".join(map(str, draw(workbook, DESK).sentences)))
    wall, stopped = _said(lambda: paper(workbook, _WALL).content)
    return Places(bar, signs, listed, check(workbook).problems, drawing, wall, refused, stopped)


_WALL = PrintRequest("pairings", Options(ROUND, stamp=DESK.now), text=True)


def _said(does: Callable[[], str]) -> tuple[str, bool]:
    """Return what a command says, and whether it refused."""
    try:
        return does(), False
    except NigiriError as error:
        return str(error), True


def _typed(kind: str | int, key: str, value: object, at: int = 0) -> Callable[[Story], None]:
    """Return the story of one cell typed on a round's sheet or in Players, that many rows down."""
    return lambda story: story.types(kind, {(story.place(kind).first_row + at, key): value})  # type: ignore[dict-item]


def _seat_of(board: int, side: str) -> Callable[[Story], None]:
    """Return the story of a board's number typed over the one on the board above."""

    def story_of(story: Story) -> None:
        row = story.place(ROUND).first_row
        story.types(ROUND, {(row, side): story.cell(ROUND, row + board, side)})

    return story_of


def _number_twice(story: Story) -> None:
    """Type a player's number beside another."""
    row = story.place("players").first_row
    story.types("players", {(row, "number"): story.cell("players", row + 1, "number")})


def _named(story: Story) -> None:
    """Type the name of Black on the first board as the winner."""
    row = story.place(ROUND).first_row
    story.types(ROUND, {(row, "result"): story.cell(ROUND, row, "black")})


def _left(story: Story) -> None:
    """Take somebody out whose opponent is left without one."""
    game = story.event.rounds[-1].games[0]
    story.does(out, str(game.black), When())


def _late(story: Story) -> None:
    """Seat somebody who comes after the draw."""
    row = max(story.reading.player_rows) + 1
    story.types("players", {(row, "family"): "Newcomer", (row, "given"): "N", (row, "rank"): "3k"})
    story.does(late, "Newcomer")


def _all_but_one(story: Story) -> None:
    """Play the round, but for its last board."""
    games = story.reading.rounds[ROUND].games
    story.types(ROUND, {(row, "result"): "W" for row in [*games][:-1]})


def _colours_noted(story: Story) -> None:
    """Note the colours of an even game that the players chose, and who won: the right one, Black.

    They were the other way round: the two numbers are exchanged.
    """
    row, game = next(
        (row, game) for row, game in story.reading.rounds[ROUND].games.items() if game.open
    )
    story.types(ROUND, {(row, "white_no"): game.black, (row, "black_no"): game.white})
    story.types(ROUND, {(row, "handicap"): 0, (row, "result"): game.black})


def _other_tie_breaks(story: Story) -> None:
    """Type other tie-breaks after the first draw."""
    story.sets("Tie-breaks", "SOSOS")


def _to_be_played_off(story: Story) -> None:
    """Play the last round; those who are level are to play the first place off."""
    games = story.reading.rounds[ROUND].games
    story.types(ROUND, {(row, "result"): "jigo" for row in games})


CHOSEN: Mapping[str, dict[str, Any]] = {
    "colours are open": {"colour_rule": "players", "handicap_reduction": 9},
    "colours noted afterwards": {"colour_rule": "players", "handicap_reduction": 9},
    "a first place to be played off": {
        "rounds": ROUND, "level_first": "play off", "tiebreaks": (), "ranked_by": "all",
    },
}  # fmt: skip
"""Story -> the settings of its event that are not the usual ones."""

STORIES: Mapping[str, Callable[[Story], None]] = {
    "nothing": lambda _: None,
    "a result nobody understands": _typed(ROUND, "result", "xx"),
    "a number that does not sit there": _typed(ROUND, "result", 99),
    "the winner's name": _named,
    "a result too few": _all_but_one,
    "a seat twice": _seat_of(1, "white_no"),
    "a table without a player": _typed(ROUND, "black_no", None),
    "a number twice": _number_twice,
    "a rank that is none": _typed("players", "rank", "10 kiu"),
    "a rank missing": _typed("players", "rank", None),
    "a handicap that is none": _typed(ROUND, "handicap", "x"),
    "out, and the opponent left": _left,
    "late": _late,
    "colours are open": lambda _: None,
    "colours noted afterwards": _colours_noted,
    "tie-breaks changed": _other_tie_breaks,
    "a first place to be played off": _to_be_played_off,
}  # fmt: skip
"""Story -> what happens in round 2."""

NOT_RED = frozenset({"a rank missing"})
"""Stories whose cell stops commands without being red yet, nor named in the bar."""

IN_OTHER_WORDS = frozenset({"a rank that is none"})
"""Stories of which the bar says what to type, and the red cell what is wrong."""

TOLD_ELSEWHERE = frozenset({"a number twice"})
"""Stories in which a red cell and the problem that stops stand in different rows, of one cause."""


def lived(name: str) -> Places:
    """Return what every place says after a story."""
    story = drawn(club(PLAYERS, **{"rounds": 4, **CHOSEN.get(name, {})}), 1)
    story.does(draw)
    STORIES[name](story)
    return places(story)


def told(name: str, said: Places) -> str:
    """Return a story and what every place says as lines to read."""
    lines = [f"=== {name}", f"bar       {said.bar}"]
    lines += [f"live      {at}  {words}" for at, words in said.signs.items()]
    lines += [f"Problems  {line}" for line in said.listed]
    lines += [f"check     {each}" for each in said.problems]
    lines += [f"draw      {line}" for line in said.drawing.splitlines()]
    return "\n".join([*lines, *(f"wall      {line}" for line in said.wall.splitlines() if line)])


def main() -> None:
    """Print the stories named, or all."""
    for name in sys.argv[1:] or STORIES:
        print(told(name, lived(name)), end="\n\n")  # noqa: T201 -- made to be read


if __name__ == "__main__":
    main()
