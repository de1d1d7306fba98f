"""The printed tree: as far as it is played, empty, in parts, of play-offs (B20)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.trees import drawn_trees, trees
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.tree import TreeSheet, tree_sheet
from nigiri.reports.site.site import site
from tests.domain.systems.playing import after, field

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def knockout(players: int, rounds: int, system: str = "knockout", **settings: object) -> Event:
    """Return an event of a system, nothing played."""
    event = field(players, rounds=rounds, system=system, **settings)
    return replace(event, players=tuple(replace(p, given="") for p in event.players))


def sheet(event: Event, language: str = "en", **options: object) -> TreeSheet:
    """Return the printed tree."""
    return tree_sheet(event, speech(language), Options(**options))  # type: ignore[arg-type]


def text(event: Event, language: str = "en", **options: object) -> str:
    """Return the tree as text, without the title."""
    return "\n".join(sheet(event, language, **options).text_lines())


def test_a_tree_as_far_as_it_is_played() -> None:
    """Names go on; who has no opponent is met by nobody."""
    event = after(knockout(3, 2), [(3, 2)], byes=[1])

    assert [
        "Round",
        "1",
        "Round",
        "2",
        "Winner",
        "1",
        "P1",
        "P1",
        "free",
        "2",
        "P2",
        "P3",
        "3",
        "P3",
    ] == text(event).split()
    final = after(event, [(1, 3)])
    assert text(final).count("P1") == 3
    assert "libre" in text(final, "fr")


def test_before_round_1_it_shows_who_would_meet() -> None:
    """Once somebody is here; before that it says that there is none."""
    event = knockout(4, 2)
    assert "P4" in text(event)
    assert (1, 2) == (trees(event)[0], len(trees(event)[1][0].rounds))
    assert (0, ()) == drawn_trees(event)

    nobody = replace(event, players=())
    assert "No knockout is under way" in sheet(nobody).to_html()
    assert [] == sheet(nobody).text_lines()
    assert (0, ()) == trees(knockout(5, 3, "preliminaries"))
    assert (0, ()) == trees(knockout(4, 3, "swiss"))


def test_the_game_for_the_third_place_stands_below() -> None:
    """Its winner in bold, as is that of the knockout."""
    event = after(knockout(4, 2, third_place="yes"), [(1, 4), (2, 3)])
    event = after(event, [(2, 1), (4, 3)])
    printed = sheet(event)

    assert "Third place" in text(event)
    assert ["P2", "P4"] == [
        cell.words for row in printed.parts[0].rows for cell in row if cell.strong
    ]
    assert 1 == len(printed.pages)


@pytest.mark.parametrize(("count", "parts"), [(8, 1), (16, 1), (32, 1), (64, 3), (60, 3), (128, 5)])
def test_an_empty_tree_for_any_number(count: int, parts: int) -> None:
    """More than 32 places are cut into parts, with a last page for the last rounds."""
    printed = sheet(knockout(2, 1), blank=True, count=count)

    assert parts == len(printed.parts)
    seeds = [cell.words for part in printed.parts for row in part.rows for cell in row[:1]]
    assert sorted(map(str, range(1, count + 1))) == sorted(filter(None, seeds))
    assert "P1" not in printed.to_html()
    assert "Winner" == printed.parts[-1].headings[-1]


def test_without_a_number_an_empty_tree_is_for_eight() -> None:
    """As the handbook's is."""
    printed = sheet(knockout(2, 1), blank=True)

    assert 15 == len(printed.parts[0].rows)
    assert "Knockout" == printed.title
    assert "tree" == printed.which


def test_play_offs_have_a_title_each() -> None:
    """With the rounds in which they are played."""
    event = after(knockout(4, 2, "round robin"), [(1, 2), (3, 4)], "round robin")
    systems = (RoundSystem("round robin"), RoundSystem("play-off"))
    event = replace(event, settings=replace(event.settings, systems=systems))
    printed = sheet(event)

    assert ["Play-off for place 1", "Play-off for place 3"] == [
        each.title for each in printed.parts
    ]
    assert ["Round 2", "Winner"] == [*printed.parts[0].headings]
    assert 2 == len(printed.pages)


def test_after_the_knockout_its_tree_stays() -> None:
    """Where another system follows, the last knockout is shown."""
    event = after(knockout(2, 2), [(2, 1)])
    systems = (RoundSystem("knockout"), RoundSystem("swiss"))
    event = replace(event, settings=replace(event.settings, systems=systems))
    event = after(event, [(1, 2)], "swiss")

    assert "P2" == sheet(event).parts[0].rows[1][-1].words
    assert PlayerId(2) == trees(event)[1][0].champion


def test_a_knockout_has_a_page_of_its_own() -> None:
    """Its rounds from the newest on, the winners in bold, every name a link."""
    event = after(knockout(3, 2), [(3, 2)], byes=[1])
    pages = site(event, speech("en"), Options())

    assert 'href="tree.html"' in pages["index.html"]
    assert "Round 2" in pages["tree.html"]
    assert "player-3.html" in pages["tree.html"]
    assert "free" in pages["tree.html"]
    assert "tree.html" not in site(knockout(3, 2), speech("en"), Options())


def test_the_page_of_play_offs_tells_the_places() -> None:
    """And the game for the third place stands on top."""
    systems = (RoundSystem("swiss"), RoundSystem("play-off"), RoundSystem("play-off"))
    event = after(knockout(8, 3, "swiss"), [(1, 5), (2, 6), (3, 7), (4, 8)], "swiss")
    event = replace(event, settings=replace(event.settings, systems=systems))
    event = after(event, [(1, 4), (3, 2)], "play-off")
    page = site(event, speech("fr"), Options())["tree.html"]

    assert page.index("Troisième place") < page.index("Barrage pour la place 1 · Ronde 3")
    assert page.index("Ronde 3") < page.index("Barrage pour la place 1 · Ronde 2")
