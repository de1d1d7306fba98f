"""The tournament grid on paper, as a sheet and as a poster (M20)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Outcome, Player, Result
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.errors import NigiriError
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.grid import grid_poster, grid_sheet
from tests.generate import registration
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.reports.results.grid_sheet import GridSheet

EVENT = quebec_event()
A4 = Options(paper="A4")


def sheet(event: Event = EVENT, options: Options = A4, language: str = "en") -> GridSheet:
    """Return the grid of an event."""
    return grid_sheet(event, speech(language), options)


def with_letters(event: Event) -> Event:
    """Return the event with letters on its grid."""
    return replace(event, settings=replace(event.settings, colours="letters"))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_published_grid_is_printed(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Opponents, colours, handicaps, scores, victories, places and the footnote (M12, M20, M29)."""
    matches_golden(f"quebec-2005-grid.{code}.txt", sheet(language=code).to_text())
    matches_golden(f"quebec-2005-grid.{code}.html", sheet(language=code).to_html())
    poster = grid_poster(EVENT, speech(code), A4)
    matches_golden(f"quebec-2005-poster.{code}.html", poster.to_html())


def test_ten_players_are_on_a_sheet_and_sixteen_on_a_poster() -> None:
    """M20; the poster is A2, or 17 x 22 inches where letters are printed on Letter."""
    posters = [grid_poster(EVENT, speech("en"), Options(paper=paper)) for paper in ("A4", "letter")]

    assert [10, 10, 10, 10] == [len(page.rows) for page in sheet().pages]
    assert [14, 14, 12] == [len(page.rows) for page in posters[0].pages]
    assert ["420mm 594mm", "17in 22in"] == [poster.poster for poster in posters]
    assert ["1", "10", "11"] == [sheet().pages[0].first, sheet().pages[0].last,
                                 sheet().pages[1].first]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "pages"), [(1, [1]), (12, [12]), (13, [7, 6]), (21, [7, 7, 7]), (40, [10] * 4)]
)
def test_a_single_page_takes_a_few_more_and_others_are_equally_full(
    players: int, pages: list[int]
) -> None:
    """No page has one or two players alone."""
    found = grid_sheet(registration(1, players), speech("en"), A4).pages

    assert pages == [len(page.rows) for page in found]


def test_a_footnote_stands_on_the_pages_it_concerns() -> None:
    """The game by default of round 4 was between players 23 and 31, on two pages."""
    texts = [page.words for page in sheet().pages]

    assert "* Round 4: 31 beat 23 by default" == texts[2]
    assert ["", "", texts[2], texts[2]] == texts


def test_sections_are_parted_by_a_line_but_not_at_the_top_of_a_page() -> None:
    """There the head of the table is the line."""
    opened = [row.number for page in sheet().pages for row in page.rows if row.opens]

    assert ["6", "18", "24", "28", "34"] == opened


def test_after_an_earlier_round_later_ones_are_empty() -> None:
    """And there are neither places nor winners yet."""
    early = sheet(options=Options(2))
    row = early.rows[0]

    assert "Grid after round 2" == early.title
    assert ["", "", "", ""] == [box.top + box.sign + box.score for box in row.boxes[2:]]
    assert "" == row.place
    assert [] == early.winners


@pytest.mark.parametrize(
    ("event", "sentence"),
    [(EVENT, "Round 7 is not drawn; the last drawn round is 6."),
     (quebec_event(0), "No round is drawn yet: nigiri draw")],
)  # fmt: skip
def test_a_round_that_is_not_drawn_is_said(event: Event, sentence: str) -> None:
    """With the last one that is."""
    with pytest.raises(NigiriError, match=sentence):
        sheet(event, Options(7))


def test_a_blank_grid_has_names_and_empty_rows_to_fill_the_page() -> None:
    """For an event carried on by hand, and for latecomers."""
    blank = sheet(replace(EVENT, players=EVENT.players[:12]), Options(blank=True))
    nobody = sheet(Event(), Options(blank=True))

    assert "Tournament grid" == blank.title
    assert [10, 10] == [len(page.rows) for page in blank.pages]
    assert ["12", "", ""] == [row.number for row in blank.pages[1].rows[1:4]]
    assert not any(box.top for row in blank.rows for box in row.boxes)
    assert ["", ""] == [nobody.pages[0].first, nobody.pages[0].last]
    assert 10 == len(nobody.pages[0].rows)


def test_an_event_without_numbers_says_so() -> None:
    """A sentence in place of an empty table."""
    nobody = sheet(Event())

    assert "Nobody has a number yet." in nobody.to_html()
    assert nobody.to_text().endswith("\n\nNobody has a number yet.\n")


def test_letters_follow_the_language_but_two_languages_have_circles() -> None:
    """B is Black in English and Blanc in French (M12)."""
    signs = {
        code: {box.sign for row in sheet(with_letters(EVENT), A4, code).rows for box in row.boxes}
        for code in ("en", "fr", "both")
    }

    assert {"W", "B"} < signs["en"]
    assert {"B", "N"} < signs["fr"]
    assert {"○", "●"} < signs["both"]
    assert not {"B", "N", "W"} & signs["both"]


def test_a_changed_rank_is_told_below_the_page() -> None:
    """With the mark behind the name (M13)."""
    first, *others = EVENT.rounds[0].games
    changed = replace(first, white_rank=Rank.parse("9d"))
    event = replace(
        EVENT, rounds=(replace(EVENT.rounds[0], games=(changed, *others)), *EVENT.rounds[1:])
    )
    row = sheet(event).rows[first.white - 1]

    assert row.name.endswith(" †")
    assert f"† {first.white} is 9d from round 1" in sheet(event).notes


def test_a_name_of_two_lines_and_signs_of_html_is_one_name() -> None:
    """Escaped, and without what breaks a line."""
    player = Player("O'<b>\n Neil", "", Rank.parse("1k"), PlayerId(1), here=True)
    printed = sheet(Event(players=(player,)))

    assert "O'<b> Neil" == printed.rows[0].name
    assert "O&#39;&lt;b&gt; Neil" in printed.to_html()


def test_all_ranked_together_have_one_winner() -> None:
    """Without a section's name; a missing result means that nobody has won yet."""
    event = replace(EVENT, settings=replace(EVENT.settings, ranked_by="all"))
    last = EVENT.rounds[-1]
    open_ = replace(last, games=(replace(last.games[0], result=None), *last.games[1:]))
    jigo = replace(last.games[1], result=Result(Outcome.JIGO, by_default=True))

    assert ["3 Huang, Yong"] == sheet(event).winners
    assert [] == sheet(replace(EVENT, rounds=(*EVENT.rounds[:-1], open_))).winners
    shared = replace(last, games=(last.games[0], jigo, *last.games[2:]))
    notes = sheet(replace(EVENT, rounds=(*EVENT.rounds[:-1], shared))).notes
    assert any("share the point of a game not played" in note for note in notes)
