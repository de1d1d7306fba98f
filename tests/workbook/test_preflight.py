"""The sheet Preflight: a row a defect, with a link to its cell, gone once the cell is mended."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.preflight import preflight
from nigiri.desk.players.import_list import import_players
from nigiri.domain.preflight import RULES
from nigiri.errors import WrongUse
from nigiri.workbook.derive.preflight import RULES as WEIGHTS
from nigiri.workbook.derive.preflight import points
from nigiri.workbook.model.cells import address
from tests.desk.story import DESK, begin, made_once, tables
from tests.settings import place as setting_place
from tests.settings import typing

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from tests.desk.story import Story

LIST: list[list[Cell]] = [
    ["Family name", "Given name", "Rank", "Rating", "Federation no.", "Country", "Member until"],
    ["Ota", "Yuzo (2)", "3d", 2300, "EGF 16250531, FFG 1800226, AGA 10233", "FR", "2026-12-31"],
    ["Dubé", "Yuzo", "3d", 2300, "EGF 10000002, FFG 1800227, AGA 489", "FR", "2026-12-31"],
]
SETTINGS: dict[str, Any] = {
    "name": "Open", "dates": "2005-05-20", "place": "Lyon, FR", "rounds": 1,
    "time_limits": "60 min + 30 s byo-yomi",
}  # fmt: skip


@made_once
def sound(federation: str, language: str = "en") -> Story:
    """Return an event that the federation takes: two players, one game, White won."""
    aga = federation == "aga"
    story = begin(None, **SETTINGS, rating_scale="aga" if aga else "egf", language=language)
    rows = [[3.5 if aga and cell == 2300 else cell for cell in row] for row in LIST]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(draw)
    story.types(1, {(4, "result"): "W"})
    return story


@made_once
def checked(federation: str) -> Story:
    """Return the same event once it was checked for the federation."""
    story = sound(federation)
    story.does(preflight, federation)
    return story


#: Rule -> federation, table, column (or the label of a setting), what is typed.
SEEDS: dict[str, tuple[str, str | int, str, Cell]] = {
    "no-id": ("aga", "players", "federation_id", "EGF 10000002"),
    "id-unreadable": ("aga", "players", "federation_id", "soon"),
    "id-long": ("aga", "players", "federation_id", "AGA 123456"),
    "id-twice": ("aga", "players", "federation_id", "AGA 0489"),
    "name-twice": ("egf", "players", "family", "Dubé"),
    "lapsed": ("aga", "players", "expires", "2005-05-19"),
    "no-end": ("aga", "players", "expires", None),
    "rank-low": ("egf", "players", "rating", 2360),
    "rank-high": ("egf", "players", "rating", 2140),
    "unrated-high": ("egf", "players", "rating", None),
    "given": ("egf", "players", "given", None),
    "letters": ("egf", "players", "given", "Ива"),
    "player-country": ("egf", "players", "country", None),
    "country-unknown": ("egf", "players", "country", "Frnace"),
    "event-name": ("egf", "event", "Name", None),
    "dates-missing": ("egf", "event", "Dates", None),
    "dates": ("egf", "event", "Dates", "12/05/2005"),
    "late": ("aga", "event", "Dates", "2005-04-20"),
    "place": ("egf", "event", "Place", None),
    "region": ("egf", "event", "Place", "Lyon"),
    "times-missing": ("egf", "event", "Time", None),
    "times": ("egf", "event", "Time", "60 min"),
    "class": ("egf", "event", "Time", "20 min sudden death"),
    "times-short": ("aga", "event", "Time", "44 min sudden death"),
    "board": ("egf", "event", "Board size", 13),
    "rounds": ("egf", "event", "Rounds", 2),
    "result": ("egf", 1, "result", None),
    "default": ("egf", "players", "out", "1"),
    "unsayable": ("aga", 1, "result", "jigo"),
    "both": ("egf", 1, "result", "0-0"),
    "read-back": ("egf", 1, "second", "B"),
}
_RANK = ("players", "rank")
#: Rule -> table and column of its row, where that is another cell than the seeded one.
TOLD: dict[str, tuple[str | int, str]] = {
    "default": (1, "result"), "rank-low": _RANK, "rank-high": _RANK, "unrated-high": _RANK,
}  # fmt: skip


def where(story: Story, table: str | int, key: str) -> tuple[str, int, int]:
    """Return sheet, row and column: of a setting, of the second player, or of the game."""
    if table == "event":
        at = setting_place(story.workbook, key)
        return at.location.name, at.row, at.column
    place = story.place(table)
    sheet, numbers = story.workbook[place.name], place.columns.get("number", 1)
    rows = range(1, sheet.height + 1)
    row = 4 if table == 1 else next(r for r in rows if sheet.cell(r, numbers) == 2)
    return place.name, row, place.columns[key]


def types(story: Story, seed: tuple[str, str | int, str, Cell]) -> Cell:
    """Type what is wrong, or right again; return what stood there."""
    _, table, key, value = seed
    name, row, column = where(story, table, key)
    before = story.workbook[name].cell(row, column)
    if table == "event":
        story.sets(key, value)
    else:
        story.types(table, {(row, key): value})
    return before


def cell(story: Story, table: str | int, key: str) -> str:
    """Return a place as Preflight shows it."""
    name, row, column = where(story, table, key)
    return f"{name} · {address(row, column)}"


def shown(story: Story) -> list[tuple[Cell, ...]]:
    """Return sign, place, rule of every row of Preflight."""
    place = story.place("preflight")
    sheet = story.workbook[place.name]
    columns = [place.columns[key] for key in ("symbol", "where", "rule")]
    rows = range(place.first_row, sheet.height + 1)
    found = [tuple(sheet.cell(row, column) for column in columns) for row in rows]
    return [row for row in found if any(row)]


def test_every_rule_has_its_words_and_its_seed() -> None:
    """Nobody adds a rule without them."""
    codes = {*(rule.code for rule in RULES), "read-back"}

    assert codes == {*SEEDS}
    assert codes == {*WEIGHTS}


def test_every_rule_is_told_to_organisers() -> None:
    """In a row of its own, or together with one like it, for the federations that ask it."""
    page = (Path(__file__).parents[2] / "docs" / "exchange.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    told = re.findall(r"`([a-z-]+)`", " ".join(rows))

    assert {*SEEDS} <= {*told}


@pytest.mark.parametrize(("rule", "seed"), SEEDS.items())
def test_a_seeded_defect_is_one_row_and_goes_with_its_cell(
    rule: str, seed: tuple[str, str | int, str, Cell]
) -> None:
    """The row has a link to the very cell; mending it empties the sheet again."""
    story = checked(seed[0])
    assert [] == shown(story)

    before = types(story, seed)
    story.does(refresh, "standings")
    sign = {"stop": "■", "look": "▲"}[WEIGHTS[rule]]
    assert [(sign, cell(story, *TOLD.get(rule, (seed[1], seed[2]))), rule)] == shown(story)

    types(story, (*seed[:3], before))
    story.does(refresh, "standings")
    assert [] == shown(story)


@pytest.mark.parametrize("federation", ["aga", "egf", "ffg"])
def test_the_title_says_for_whom_and_when(federation: str) -> None:
    """Another federation on the same sheet writes it anew."""
    story = sound(federation)
    story.does(preflight, "egf")
    story.does(preflight, federation)
    place = story.place("preflight")

    title = f"Preflight {federation.upper()}, 2005-05-21"
    assert title == story.workbook[place.name].cell(2, place.columns["symbol"])
    assert "Ready to be sent." == story.workbook[place.name].cell(2, place.columns["way_out"])


def test_a_title_that_says_nothing_leaves_the_sheet_alone() -> None:
    """Nobody knows then what to check."""
    story = sound("egf")
    story.does(preflight, "egf")
    story.types("preflight", {(2, "symbol"): "My list"})
    story.sets("Dates", None)
    story.does(refresh, "standings")

    assert [] == shown(story)


def test_the_words_are_french_in_a_french_event() -> None:
    """Sentences, way out, title and the count."""
    story = sound("egf", "fr")
    story.sets("Dates", None)
    story.does(preflight, "egf")
    place = story.place("preflight")
    sheet = story.workbook[place.name]

    assert "Contrôle" == place.name
    assert "1 serait refusé (■) · 0 à regarder (▲)" == sheet.cell(2, place.columns["way_out"])
    assert "Les dates du tournoi manquent." == sheet.cell(4, place.columns["what"])


def test_a_game_read_back_but_never_entered_has_no_result() -> None:
    """That is the one point; there is nothing to compare."""
    story = sound("egf")
    story.types(1, {(4, "result"): None, (4, "second"): "W"})

    found = points(story.workbook, story.reading, "egf", DESK.now.date())
    assert ["result"] == [point.code for point in found]


def test_points_say_the_whole_in_one_line() -> None:
    """As problems do."""
    story = sound("egf")
    story.sets("Dates", None)
    (point,) = points(story.workbook, story.reading, "egf", DESK.now.date())

    assert re.fullmatch(
        r"■ Event!G\d+: The days of the event are missing\. Type 2026-05-12 .*", str(point)
    )


def test_a_setting_without_its_row_is_told_in_the_first_row() -> None:
    """The sheet is still there to be looked at."""
    story = sound("egf")
    story.types(*typing(story.workbook, "Dates", "My own", "label"))

    assert (1, "dates-missing") in {
        (p.row, p.code) for p in points(story.workbook, story.reading, "egf", DESK.now.date())
    }


def test_an_unknown_federation_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(WrongUse, match="choose egf, ffg, aga"):
        sound("egf").does(preflight, "fide")
