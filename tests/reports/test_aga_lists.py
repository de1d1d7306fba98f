"""The AGA's numbers and ratings on lists: always in its events, elsewhere when wanted (A11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Game, Player, Round
from nigiri.domain.model.settings import Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.options import Options
from nigiri.reports.round.boards import PairingSheets

ONE, TWO, THREE = map(PlayerId, (1, 2, 3))
LISTS = ("registration", "tie-break-list", "byes")


def event(rules: str = "aga", **settings: object) -> Event:
    """Return an event of three, one with a bye: a rating of its own, a published one, none."""
    aga = rules == "aga"
    players = (
        Player("Alder", "Ann", Rank.parse("4d"), ONE, rating=420 if aga else 2400, here=True,
               published=451 if aga else None, federation_id="EGF 16250531, AGA 10233",
               evidence="a stroke"),
        Player("Birch", "Bob", Rank.parse("4k"), TWO, here=True, federation_id="489",
               out=frozenset({2})),
        Player("Elm", "Eve", Rank.parse("4d"), THREE, here=True, federation_id="EGF 16250532"),
    )  # fmt: skip
    chosen = replace(rule_set(rules).defaults, rounds=3, **settings)  # type: ignore[arg-type]
    return Event(chosen, players, rounds=(Round(1, (Game(1, ONE, TWO),), (THREE,)),))


def cells(name: str, of: Event, **chosen: object) -> dict[str, list[str]]:
    """Return the cells of a list by their headings."""
    sheet = REPORTS[name].maker(of, speech("en"), Options(**chosen))  # type: ignore[arg-type]
    assert isinstance(sheet, ListSheet)
    rows = [row for part in sheet.parts for row in part.rows]
    return {each.heading: [row[at] for row in rows] for at, each in enumerate(sheet.columns)}


@pytest.mark.parametrize("name", LISTS)
def test_lists_of_the_aga_have_its_numbers_and_ratings_at_entry(name: str) -> None:
    """Numbers of other federations are not among them; without a rating the middle of the rank."""
    told = dict(zip(cells(name, event())["Name"], zip(
        cells(name, event())["AGA no."], cells(name, event())["Entry rating"], strict=True,
    ), strict=True))  # fmt: skip

    known = {"Alder, Ann": ("10233", "4.2"), "Birch, Bob": ("489", "−4.5"), "Elm, Eve": ("", "4.5")}
    assert told == {who: each for who, each in known.items() if who in told}
    assert told


def test_the_registration_has_the_published_rating_beside_the_entry() -> None:
    """So that who enters otherwise is seen."""
    told = cells("registration", event())

    assert (["4.51", "", ""], ["4.2", "−4.5", "4.5"]) == (told["Rating"], told["Entry rating"])


@pytest.mark.parametrize("name", LISTS)
def test_they_can_be_left_out_and_elsewhere_be_wanted(name: str) -> None:
    """By the same option; in other events it is whatever number people have."""
    bare, other = cells(name, event(), federation=False), event("bga")

    assert {"AGA no.", "Entry rating", "Federation no."}.isdisjoint(bare)
    assert {"AGA no.", "Entry rating", "Federation no."}.isdisjoint(cells(name, other))
    wanted = cells(name, other, federation=True)
    assert "EGF 16250532" in wanted["Federation no."]
    assert "2400" in wanted["Entry rating"]


def sheets(of: Event, **chosen: object) -> PairingSheets:
    """Return the pairings."""
    found = REPORTS["pairings"].maker(of, speech("en"), Options(**chosen))  # type: ignore[arg-type]
    assert isinstance(found, PairingSheets)
    return found


@pytest.mark.parametrize("order", ["table", "name"])
def test_pairings_have_number_and_rating_beside_both_names(order: str) -> None:
    """On paper in small print, as text in brackets; clubs stand in front of them."""
    aga = sheets(event(), order=order)

    for small in ("10233, 4.2", "489, −4.5"):
        assert f"<small>{small}</small>" in aga.to_html()
        assert f"({small})" in aga.to_text()
    first = aga.boards[0].white
    assert "Gotham, 10233, 4.2" == replace(aga, clubs=True).beside(first._replace(club="Gotham"))


def test_pairings_elsewhere_have_them_when_they_are_wanted() -> None:
    """And none in an event of the AGA that does not want them."""
    assert "10233" not in sheets(event(), federation=False).to_text()
    assert "10233" not in sheets(event("bga")).to_text()
    assert "(EGF 16250531, AGA 10233, 2400)" in sheets(event("bga"), federation=True).to_text()


@pytest.mark.parametrize("name", LISTS)
def test_without_any_number_there_is_no_column_for_it(name: str) -> None:
    """Ratings stay, as everybody enters with one."""
    nobody = event()
    people = tuple(replace(each, federation_id="") for each in nobody.players)
    told = cells(name, replace(nobody, players=people))

    assert ("AGA no." in told, "Entry rating" in told) == (False, True)


def test_a_rating_of_the_scale_decides_and_not_the_name_of_the_rules() -> None:
    """A Swiss event in America has them, too."""
    swiss = replace(event(), settings=Settings(rating_scale="aga", rounds=3))

    assert "AGA no." in cells("registration", swiss)
