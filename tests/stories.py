"""What every place says at the same moment: bar, Check, Where now, Problems, check, draw, the wall.

A story types into an event of nine in round 2, or gives a command there, or begins an event of its
own. What then stands in live cells is what a spreadsheet shows at once; Problems is what the last
command wrote; the rest is what a command would say now. tests/test_stories.py holds them and
LibreOffice to one another.

    python -m tests.stories [STORY]...      prints all of it, to be read and compared
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nigiri.desk.attendance.attendance import late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.no_shows import said_of
from nigiri.desk.draw.part import Part
from nigiri.desk.output.papers import PrintRequest, paper
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.setup.sections import sections
from nigiri.errors import NigiriError
from nigiri.reports.frame.options import Options
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.table_finder import find
from tests.desk.story import CAME, DESK, Story, begin, club, drawn, tables, usual_order
from tests.workbook.live import live_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from nigiri.workbook.problems import Problem

PLAYERS, ROUND = 9, 2
HEADINGS = ["Family name", "Given name", "Rank", "Club", "Here"]


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
    newest = max(book.rounds)
    for place, key in ((book.rounds[newest], "check"), (book.locations["players"], "where")):
        column = place.columns[key]
        for row in range(place.first_row, workbook[place.name].height + 1):
            words = live.get((place.name, address(row, column)), "")
            if words[:1] in {"■", "▲", "✎"}:
                signs[f"{place.name}!{address(row, column)}"] = words
    bar = live[book.rounds[newest].name, "A1"]
    problems = book.locations["problems"]
    listed = tuple(
        f"{as_text(row[0])} {as_text(row[1])} {as_text(row[2])}"
        for row in workbook[problems.name].rows[problems.first_row - 1 :]
        if any(row)
    )
    drawing, refused = _said(
        lambda: " / ".join(map(str, draw(workbook, DESK, decided={}).sentences))
    )
    request = PrintRequest("pairings", Options(newest, stamp=DESK.now), text=True)
    wall, stopped = _said(lambda: paper(workbook, request).content)
    return Places(bar, signs, listed, check(workbook).problems, drawing, wall, refused, stopped)


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


def _names_sorted(story: Story) -> None:
    """Sort the family names of Players without the numbers, and without anything else."""
    rows = [*story.reading.player_rows]
    names = sorted((str(story.cell("players", row, "family")) for row in rows), reverse=True)
    names = [*names[1:], names[0]]
    story.types("players", {(row, "family"): n for row, n in zip(rows, names, strict=True)})


def _cell_deleted(story: Story) -> None:
    """Delete the first family name; the cells below shift up."""
    rows = [*story.reading.player_rows]
    names = [story.cell("players", row, "family") for row in rows]
    below = zip(rows, (*names[1:], None), strict=True)
    story.types("players", {(row, "family"): name for row, name in below})


def _named(story: Story) -> None:
    """Type the name of Black on the first board as the winner."""
    row = story.place(ROUND).first_row
    story.types(ROUND, {(row, "result"): story.cell(ROUND, row, "black")})


def _stayed_away(story: Story) -> None:
    """Play the round; Black does not come to its first two boards."""
    rows = [*story.reading.rounds[ROUND].games]
    story.types(ROUND, {(row, "result"): "1-0!" if row in rows[:2] else "1-0" for row in rows})
    story.does(refresh, "check")


def _back_again(story: Story) -> None:
    """Play the round so, and mark one of the two as here again."""
    _stayed_away(story)
    game = next(iter(story.reading.rounds[ROUND].games.values()))
    story.types("players", {(story.row_of(story.event.player(game.black).family), "out"): "3 here"})


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


def _begun(path: Path | None, rows: Sequence[Sequence[object]], **options: object) -> Story:
    """Begin an event of these players, all of them here, and draw its first round."""
    story = begin(path, **{"host": "", "rules": "bga", **options})
    story.does(import_players, tables([HEADINGS, *rows]), source="list")
    story.does(draw)
    return story


def _with_ghost(path: Path | None) -> Story:
    """Begin with seven players of one rank and a ghost, who plays."""
    rows = [[f"P{n}", "A", "10k", "", "yes"] for n in range(1, 8)]
    return _begun(path, [*rows, ["Ghost", "", "20k", "", "if needed"]])


def _ghost_steps_back(path: Path | None) -> Story:
    """Take one out whose opponent is then left alone (B6)."""
    story = _with_ghost(path)
    ghost = story.about("Ghost").number
    assert ghost is not None
    others = (game for game in story.event.rounds[0].games if ghost not in game.players)
    story.does(out, str(next(others).white), When("1"))
    return story


def _sleeper(path: Path | None) -> Story:
    """Let somebody of the top group miss rounds (B4)."""
    story = _with_ghost(path)
    story.types("players", {(story.row_of("P3"), "out"): "2-3"})
    return story


def _one_club(path: Path | None) -> Story:
    """Draw four of one club, who cannot but meet (B10)."""
    rows = [[f"P{n}", "A", "5k", "Ott", "yes"] for n in range(1, 5)]
    story = begin(path, rules="quebec", host="")
    story.does(import_players, tables([HEADINGS, *rows]), source="list")
    story.does(number)
    story.does(sections, count=1)
    story.does(draw)
    return story


def _late_of_one_club(path: Path | None) -> Story:
    """Seat a 3k and a 13k of one club, who come too late for anybody else."""
    rows = [[f"P{n}", "A", "5k", "Ott", "yes"] for n in range(1, 3)]
    story = _begun(path, rows, rules="quebec")
    row = max(story.reading.player_rows) + 1
    for at, (name, rank) in enumerate((("Ash", "3k"), ("Birch", "13k")), row):
        cells = {"family": name, "given": "A", "rank": rank, "club": "Hull"}
        story.types("players", {(at, key): value for key, value in cells.items()})
    story.does(late, "Ash; Birch")
    return story


def _in_part(path: Path | None) -> Story:
    """Draw the complete groups of round 3 while two tables of round 2 go on."""
    story = drawn(usual_order(club(20, path=path)), 2)
    games = story.reading.rounds[2].games
    open_ones = {row: game for row, game in games.items() if game.table in {1, 2}}
    story.types(2, {(row, "result"): None for row in open_ones})
    story.does(draw, part=Part(ready=True))
    return story


def _rest(path: Path | None) -> Story:
    """Draw the rest once those two tables have ended."""
    story = _in_part(path)
    games = story.reading.rounds[2].games
    story.types(2, {(row, "result"): "W" for row, game in games.items() if game.result is None})
    story.does(draw, part=Part(rest=True))
    return story


def _played(path: Path | None) -> Story:
    """Play the last round."""
    return drawn(club(PLAYERS, path=path, rounds=2), 2)


def _sat_out(path: Path | None) -> Story:
    """Let one who did not come to round 1 sit round 2 out, which is played."""
    story = club(PLAYERS, path=path, rounds=4)
    story.does(draw)
    rows = story.reading.rounds[1].games
    absent = rows[min(rows)].black
    story.types(1, {(row, "result"): "1-0!" if row == min(rows) else "1-0" for row in rows})
    story.does(draw, decided=said_of([absent], "out"))
    story.plays(ROUND, codes=CAME)
    story.does(refresh, "check")
    return story


def _evening(path: Path | None) -> Story:
    """Play the last round of a day: the next one is on Sunday (M30)."""
    story = drawn(club(PLAYERS, path=path, rounds=4), 1)
    place = story.place("event")
    days = ("Saturday 10:00", "Saturday 14:00", "Sunday 10:00", "Sunday 14:00")
    story.types("event", {(row, "when"): day for row, day in enumerate(days, place.first_row)})
    story.does(draw)
    story.plays(ROUND)
    story.does(refresh, "standings")
    return story


def _many_ranks(path: Path | None) -> Story:
    """Change the ranks of five players after the draw."""
    story = drawn(club(14, path=path, rounds=4), 1)
    story.does(draw)
    for game in story.event.rounds[-1].games[:5]:
        row = story.row_of(story.event.player(game.white).family)
        story.types("players", {(row, "rank"): "29k"})
    return story


def _colours_noted(story: Story) -> None:
    """Note the colours of an even game that the players chose, and who won: the right one, Black.

    They were the other way round: the two numbers are exchanged.
    """
    row, game = next(
        (row, game) for row, game in story.reading.rounds[ROUND].games.items() if game.open
    )
    story.types(ROUND, {(row, "white_no"): game.black, (row, "black_no"): game.white})
    story.types(ROUND, {(row, "handicap"): 0, (row, "result"): game.black})


def _pair_by_hand(story: Story) -> None:
    """Exchange White of the third and the fourth board; their handicaps are left blank."""
    third = story.place(ROUND).first_row + 2
    upper, lower = (story.cell(ROUND, row, "white_no") for row in (third, third + 1))
    seats = {(third, "white_no"): lower, (third + 1, "white_no"): upper}
    story.types(ROUND, {**seats, (third, "handicap"): None, (third + 1, "handicap"): None})


def _other_tie_breaks(story: Story) -> None:
    """Type other tie-breaks after the first draw."""
    story.sets("Tie-breaks", "SOSOS")


def _to_be_played_off(story: Story) -> None:
    """Play the last round; those who are level are to play the first place off."""
    games = story.reading.rounds[ROUND].games
    story.types(ROUND, {(row, "result"): "jigo" for row in games})
    story.does(refresh, "standings")


CHOSEN: Mapping[str, dict[str, Any]] = {
    "colours are open": {"colour_rule": "players", "handicap_reduction": 9},
    "colours noted afterwards": {"colour_rule": "players", "handicap_reduction": 9},
    "a pair by hand, colours open": {
        "colour_rule": "players", "handicap_reduction": 9, "rematches": "allowed",
    },
    "a first place to be played off": {
        "rounds": ROUND, "level_first": "play off", "tiebreaks": (), "ranked_by": "all",
    },
    "forced pairings come next": {"title_players": "Europeans"},
    "three places to be played off": {
        "rounds": ROUND, "level_first": "play offs", "tiebreaks": (), "ranked_by": "all",
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
    "names sorted without the numbers": _names_sorted,
    "a name deleted, the others moved up": _cell_deleted,
    "a rank that is none": _typed("players", "rank", "10 kiu"),
    "a rank missing": _typed("players", "rank", None),
    "a handicap that is none": _typed(ROUND, "handicap", "x"),
    "out, and the opponent left": _left,
    "late": _late,
    "colours are open": lambda _: None,
    "colours noted afterwards": _colours_noted,
    "a pair by hand, colours open": _pair_by_hand,
    "tie-breaks changed": _other_tie_breaks,
    "a first place to be played off": _to_be_played_off,
    "two who did not come": _stayed_away,
    "one of them is here again": _back_again,
    "three places to be played off": _to_be_played_off,
    "forced pairings come next": _to_be_played_off,
}  # fmt: skip
"""Story -> what happens in round 2."""

EVENTS: Mapping[str, Callable[[Path | None], Story]] = {
    "the ghost steps back": _ghost_steps_back,
    "a sleeper of the top group": _sleeper,
    "a club that could not be avoided": _one_club,
    "late, and of one club": _late_of_one_club,
    "a round drawn in part": _in_part,
    "the rest of a round": _rest,
    "the last round is played": _played,
    "many ranks changed": _many_ranks,
    "the last round of a day": _evening,
    "one who did not come sat out": _sat_out,
}  # fmt: skip
"""Story -> an event of its own; path -- of the file it is in, None: in memory."""

NOT_RED = frozenset({"a rank missing"})
"""Stories whose cell stops commands without being red yet, nor named in the bar."""

IN_OTHER_WORDS = frozenset({"a rank that is none"})
"""Stories of which the bar says what to type, and the red cell what is wrong."""

TOLD_ELSEWHERE = frozenset({
    "a number twice", "names sorted without the numbers", "a name deleted, the others moved up",
})  # fmt: skip
"""Stories in which a red cell and the problem that stops stand in different rows, of one cause."""


def lived(name: str, path: Path | None = None) -> Story:
    """Return an event after a story; path -- of the file it is in, None: in memory."""
    if name in EVENTS:
        return EVENTS[name](path)
    story = drawn(club(PLAYERS, path=path, **{"rounds": 4, **CHOSEN.get(name, {})}), 1)
    story.does(draw)
    STORIES[name](story)
    return story


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
    for name in sys.argv[1:] or (*STORIES, *EVENTS):
        print(told(name, places(lived(name))), end="\n\n")  # noqa: T201 -- made to be read


if __name__ == "__main__":
    main()
