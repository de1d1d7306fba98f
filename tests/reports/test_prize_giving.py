"""The list of whoever speaks at the prize-giving, and the plaques (M26, B14)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.organising.prize_table import PrizeTable, SpecialPrize
from nigiri.errors import Forbidden
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.plaques import plaque_sheet
from nigiri.reports.results.prize_giving import prize_giving
from tests.peaks import peaks_event
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.lists import ListSheet

ENGLISH = speech("en")
EVENT = quebec_event()


def called(event: Event, prizes: PrizeTable | None, round_number: int | None = None) -> ListSheet:
    """Return the list of a prize-giving."""
    return prize_giving(event, ENGLISH, Options(round_number, prizes=prizes))


def headings(sheet: ListSheet) -> list[str]:
    """Return the headings of the parts."""
    return [part.heading for part in sheet.parts]


def test_the_champion_of_2005_is_called_last() -> None:
    """From section 7 up, with the prize of each; names as they are called."""
    prizes = PrizeTable({(section, 1): f"prize {section}" for section in range(1, 8)})
    sheet = called(EVENT, prizes)

    assert ["Section 7", "Section 1"] == [headings(sheet)[at][:9] for at in (0, -1)]
    lines = [[*row] for part in sheet.parts for row in part.rows]
    assert [f"prize {n}" for n in range(7, 0, -1)] == [line[-2] for line in lines]
    assert "Alexandre McDonnell" == lines[-2][1]
    assert {"1st place"} == {line[0] for line in lines}
    assert {""} == {line[-1] for line in lines}


def test_a_second_prize_is_called_before_the_first() -> None:
    """Of the same section; places without words are left out where others have some."""
    sheet = called(EVENT, PrizeTable({(2, 1): "cup", (2, 2): "book", (1, 1): ""}))

    assert 1 == len(sheet.parts)
    assert ["book", "cup"] == [row[-2] for row in sheet.parts[0].rows]


def test_without_an_organisers_workbook_prizes_are_those_on_sections() -> None:
    """And the list says so."""
    first = replace(EVENT.sections[0], prizes=("trophy",))
    sheet = called(replace(EVENT, sections=(first, *EVENT.sections[1:])), None)

    assert "trophy" == sheet.parts[-1].rows[-1][-2]
    assert "no organiser's workbook" in sheet.notes[0]
    assert 7 == len(called(EVENT, PrizeTable({})).parts)
    assert not any("workbook" in note for note in called(EVENT, PrizeTable({})).notes)


def test_firsts_of_all_sections_choose_before_seconds() -> None:
    """Place by place (M26); where only one section has prizes nobody needs to be told."""
    places = {(section, place): "thing" for section in (1, 2) for place in (1, 2)}
    told = called(EVENT, PrizeTable(places)).notes[0]

    names = ("Yong Huang", "Alexandre McDonnell", "Alex Weldon")
    assert [*names] == sorted(names, key=told.index)
    assert "choose" in told
    assert 1 == len(called(EVENT, PrizeTable({(2, 1): "cup", (2, 2): "book"})).notes)


def test_at_the_three_peaks_those_with_four_wins_come_before_the_winner() -> None:
    """8 prizes; special ones first, and the places only where they have words of their own."""
    special = (SpecialPrize("Best junior", "book", "Ann"), SpecialPrize("", "wine"))
    sheet = called(peaks_event(), PrizeTable({}, "go book", 8, special))

    assert ["Special prizes", "For wins"] == headings(sheet)
    assert [["Best junior", "Ann"], ["Special prize", ""]] == [
        [*row[:2]] for row in sheet.parts[0].rows
    ]
    wins = sheet.parts[1].rows
    assert ["4 wins"] * 7 + ["First, 5 wins"] == [row[0] for row in wins]
    assert "P Player01" == wins[-1][1]
    assert {"go book"} == {row[-2] for row in wins}
    with_cup = called(peaks_event(), PrizeTable({(0, 1): "cup"}, "go book", 8))
    assert ["For wins", "Places"] == headings(with_cup)


def test_who_missed_a_round_is_for_the_director_to_decide() -> None:
    """Marked beside the prize, also where no words say which it is (B30)."""
    event = peaks_event()
    out = PlayerId(3)
    last = event.rounds[0]
    games = tuple(game for game in last.games if out not in game.players)
    event = replace(event, rounds=(replace(last, games=games), *event.rounds[1:]))
    found = called(event, PrizeTable({}, "", 30)).parts[0].rows

    assert ["missed a round: ask the director"] == [
        row[-2] for row in found if row[1] == "P Player03"
    ]


def test_who_share_a_place_are_called_for_its_prizes_together() -> None:
    """Second to eighth are level."""
    event = peaks_event()
    event = replace(event, settings=replace(event.settings, tiebreaks=()))
    rows = called(event, PrizeTable({(0, 1): "cup", (0, 2): "A", (0, 3): "B"})).parts[0].rows

    assert ["A + B (shared)"] * 7 + ["cup"] == [row[-2] for row in rows]


def test_as_long_as_places_can_change_a_round_is_to_be_chosen() -> None:
    """As of certificates."""
    for make in (prize_giving, plaque_sheet):
        with pytest.raises(Forbidden):
            make(quebec_event(5), ENGLISH, Options())
    assert 7 == len(called(quebec_event(5), None, round_number=5).parts)


def test_sponsor_and_director_are_thanked_by_name() -> None:
    """And everybody else in any case."""
    settings = replace(EVENT.settings, sponsor="The Club", director="")
    said = called(replace(EVENT, settings=settings), None).notes[-1]

    assert said.startswith("Thanks: The Club; the helpers")
    nobody = replace(settings, sponsor="")
    assert called(replace(EVENT, settings=nobody), None).notes[-1].startswith("Thanks: the helpers")


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ("1st, Section 2", "2nd, Section 2")),
        ("fr", ("1er, Section 2", "2e, Section 2")),
        ("de", ("1. Platz, Gruppe 2", "2. Platz, Gruppe 2")),
        ("both", ("1er, Section 2 / 1st, Section 2", "2e, Section 2 / 2nd, Section 2")),
    ],
)
def test_a_plaque_has_three_lines(code: str, lines: tuple[str, str]) -> None:
    """McDonnell, Alexandre / 1st, Section 2 / 27e Omnium du Québec, 2005 (M26)."""
    event = replace(EVENT, settings=replace(EVENT.settings, name="27e Omnium du Québec"))
    sheet = plaque_sheet(event, speech(code), Options(places=2))

    assert ("McDonnell, Alexandre", lines[0], "27e Omnium du Québec, 2005") == sheet.plaques[2]
    assert lines[1] == sheet.plaques[3][1]
    assert sheet.plaques[2][2] in sheet.to_text()
    assert lines[1] in sheet.to_html()


def test_a_plaque_without_a_section_or_a_year() -> None:
    """One list; the year that the name says is not said twice, one that is missing is told."""
    settings = replace(EVENT.settings, ranked_by="all", dates="in May", name="Open 2005")
    sheet = plaque_sheet(replace(EVENT, settings=settings), ENGLISH, Options())
    assert [("Huang, Yong", "1st place", "Open 2005")] == [*sheet.plaques]
    assert "The year is missing" in sheet.to_text()
    assert "The year is missing" in sheet.to_html()

    dated = replace(settings, dates="2005-05-21", name="")
    said = plaque_sheet(replace(EVENT, settings=dated), ENGLISH, Options())
    assert ("2005", "") == (said.plaques[0][2], said.lead)
