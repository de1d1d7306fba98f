"""Sheet, bar, check, draw and paper say the same at any moment; tests/stories.py prints it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.workbook.model.cells import address
from tests.office import recalculated
from tests.stories import (
    EVENTS,
    IN_OTHER_WORDS,
    NOT_RED,
    ROUND,
    STORIES,
    TOLD_ELSEWHERE,
    Places,
    lived,
    places,
    told,
)
from tests.workbook.live import Made, differences, live_cells

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ALL = (*STORIES, *EVENTS)


@pytest.mark.parametrize("name", ALL)
def test_every_place_stops_at_the_same(name: str) -> None:
    """What stops is red and in the bar, and stops draw and paper alike; all else stops neither."""
    said = places(lived(name))
    everything = told(name, said)

    assert bool(said.stops) == said.papers_refused, everything
    if name in NOT_RED:
        assert said.stops, everything
        assert not said.red, everything
        return
    assert bool(said.stops) == bool(said.red), everything
    assert name in TOLD_ELSEWHERE or said.stops <= said.red, everything
    if said.stops:
        assert said.refused, everything
        assert said.drawing.splitlines()[0] == said.wall.splitlines()[0], everything
    reds = [words.removeprefix("■ ") for words in said.signs.values() if words.startswith("■")]
    named = any(words in said.bar for words in reds)
    assert name in TOLD_ELSEWHERE | IN_OTHER_WORDS or named == bool(reds), everything


def said(name: str) -> Places:
    """Return what every place says after a story."""
    return places(lived(name))


def test_the_ghost_is_not_needed_and_nobody_is_alone() -> None:
    """The two who were left meet; the ghost is told so beside the name."""
    found = said("the ghost steps back")

    assert "Ghost 20k (plays if needed)" in found.wall
    assert not found.red
    assert "in part" not in found.drawing
    assert not any(each.code == "free" for each in found.problems)


def test_who_still_plays_is_said_to_while_a_round_is_drawn_in_part() -> None:
    """Nobody is out; the bar waits for those tables, and the wall does not call them out."""
    found = said("a round drawn in part")
    story = lived("a round drawn in part")
    place = story.place("players")
    words = [str(story.cell("players", row, "where")) for row in range(place.first_row, 30)]

    assert found.bar.startswith("► Round 2 is still going on (tables: 1, 2).")
    assert 4 == words.count("… still playing round 2")
    assert 4 == words.count("… waits for the rest of round 3")
    assert "Still playing: 1 Family13" in found.wall
    assert "Not drawn yet: 2 Family14" in found.wall
    assert "Out:" not in found.wall


def test_boards_of_a_rest_stand_where_their_tables_belong() -> None:
    """On the sheet as on the wall."""
    games = lived("the rest of a round").reading.rounds[3].games

    assert [*range(1, 11)] == [games[row].table for row in sorted(games)]


@pytest.mark.parametrize(("name", "code"), [
    ("a sleeper of the top group", "top-sleeper"),
    ("a club that could not be avoided", "apart-drawn"),
    ("late, and of one club", "apart-drawn"),
    ("many ranks changed", "rank-old"),
])  # fmt: skip
def test_what_is_to_be_looked_at_stands_in_check_and_on_problems(name: str, code: str) -> None:
    """It stops nothing; of many there are three, and the rest in check."""
    found = said(name)
    found_by_check = [each for each in found.problems if each.code == code]

    assert found_by_check
    assert not found.stops
    looks = [line for line in found.listed if line.startswith("▲")]
    assert len(looks) <= 3
    assert sum(words.startswith("▲") for words in found.signs.values()) <= 3


def test_five_other_ranks_are_three_signs_and_two_more() -> None:
    """Said once, above Check."""
    found = said("many ranks changed")

    assert 5 == sum(each.code == "rank-old" for each in found.problems)
    assert 3 == sum(words.startswith("▲") for words in found.signs.values())


def test_nobody_has_to_go_anywhere_after_the_last_round() -> None:
    """The bar leads to the standings."""
    story = lived("the last round is played")
    place = story.place("players")
    live = live_cells(story.workbook)
    rows = range(place.first_row, place.first_row + 9)

    assert {""} == {live[place.name, f"H{row}"].value for row in rows}
    assert "Look at Standings" in places(story).bar


def test_the_bye_of_the_next_day_is_foretold_in_the_evening() -> None:
    """It is the one that the draw then gives; who leaves meanwhile takes the words away (M30)."""
    story = lived("the last round of a day")
    words = places(story).bar
    other = story.event.rounds[-1].games[0].white
    gone = lived("the last round of a day")
    gone.types("players", {(gone.row_of(gone.event.player(other).family), "out"): "3"})
    story.does(draw)
    (bye,) = story.event.rounds[-1].byes

    assert f" · Bye of round 3, if nobody leaves: {bye} {story.event.player(bye).family}" in words
    assert "Bye of round" not in places(gone).bar


@pytest.mark.parametrize("names", [
    (
        "a first place to be played off", "a round drawn in part", "a pair by hand, colours open",
        "two who did not come", "one of them is here again", "one who did not come sat out",
    ),
    *(pytest.param((name,), marks=pytest.mark.long) for name in ALL),
], ids="-".join)  # fmt: skip
def test_a_spreadsheet_shows_what_every_place_says(
    names: tuple[str, ...], program: Callable[[str], str], tmp_path: Path
) -> None:
    """All live cells of the file that a story leaves, calculated by LibreOffice.

    Every day: a play-off, a round drawn in part, a pair by hand whose colours are open, who did not
    come.
    """
    made = {}
    for at, name in enumerate(names):
        path = tmp_path / f"e{at}.xlsx"
        story = lived(name, path)
        made[f"e{at}"] = Made(path.read_bytes(), story.workbook)
    data = {short: each.data for short, each in made.items()}
    shown = recalculated(program("soffice"), data, tmp_path / "office")

    assert {} == {
        short: found
        for short, each in made.items()
        if (found := differences(each, each, shown[short]))
    }


@pytest.mark.parametrize(("name", "many"), [
    ("two who did not come", 2), ("one of them is here again", 1),
    ("one who did not come sat out", 1),
])  # fmt: skip
def test_who_did_not_come_is_named_by_every_place(name: str, many: int) -> None:
    """Bar, Problems, check and draw name the same; nobody else is, and paper goes out (M6)."""
    found = said(name)
    absent = [each for each in found.problems if each.code == "no-show"]
    numbers = sorted(int(str(each.facts["number"])) for each in absent)

    assert many == len(absent)
    more = " +1" if many > 1 else ""
    assert re.search(rf"Did not come, still drawn\? {numbers[0]} \w+{re.escape(more)}$", found.bar)
    assert f"--sits-out {','.join(map(str, numbers))} if" in found.drawing
    assert not found.stops
    assert not found.papers_refused


def test_open_colours_stand_on_sheet_and_wall_until_they_are_noted() -> None:
    """And noting them is no change of the draw (M24)."""
    still, noted = (said(f"colours {how}") for how in ("are open", "noted afterwards"))

    assert [3, 2] == [each.wall.count("nigiri") for each in (still, noted)]
    assert {} == still.signs == noted.signs
    assert "even      1-0" in noted.wall


def test_open_colours_of_a_pair_by_hand_are_told_at_once() -> None:
    """The column beside the blank handicap says what the next command will write (M24)."""
    story = lived("a pair by hand, colours open")
    place = story.place(ROUND)
    live = live_cells(story.workbook)
    row = place.first_row + 2
    at = address(row, place.columns["in_force"])
    story.does(refresh, "check")

    assert "nigiri" == live[place.name, at].value
    assert "nigiri" == story.cell(ROUND, row, "handicap")


def test_what_follows_from_ties_is_told_by_check_and_draw() -> None:
    """Tie-breaks that changed since round 1 (B30), a first place to be played off (M15)."""
    changed, level = map(said, ("tie-breaks changed", "a first place to be played off"))

    assert {"tiebreaks-changed"} == {each.code for each in changed.problems}
    assert {"first-level"} == {each.code for each in level.problems}
    assert "raise Rounds to 4, write play-off beside round 3" in level.bar
    assert "write play-off beside round 3" in level.drawing
    several, forced = map(said, ("three places to be played off", "forced pairings come next"))
    assert forced.bar.endswith("then draw round 3. · Round 3: Europeans near the lead meet")
    assert {"first-level"} == {each.code for each in several.problems}
    assert "Places are to be played off: raise Rounds to 4" in several.bar
    assert "level for one of the first 3 places" in several.drawing
