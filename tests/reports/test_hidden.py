"""Who asked not to be named: on the wall a number, at the desk the name (B31)."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.organising.prize_table import PrizeTable, SpecialPrize
from nigiri.domain.standings.standings import first_places, standings
from nigiri.errors import NigiriError
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.hidden import (
    hidden_on,
    prizes_without_names,
    with_names,
    without_names,
)
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.site.site import site
from tests.quebec import quebec_event
from tests.reports.test_frozen import frozen, story
from tests.sample import FAMILIES, systems

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player

EN = speech("en")
SECRETS = ("Zfamily", "Zgiven", "Zlub", "Zity", "Zstate", "Z99", "2837", "Znotes", "Zreason")
NAMELESS = {key for key, report in REPORTS.items() if not report.read_by}


def secretive(player: Player) -> Player:
    """Return a player who asked not to be named, with something to tell in every field."""
    return replace(
        player, hidden=True, family="Zfamily", given="Zgiven", club="Zlub", city="Zity",
        state="Zstate", country="FR", federation_id="Z99", rating=2837, notes="Znotes",
        european="yes: Zreason",
    )  # fmt: skip


def with_secrets(event: Event, *numbers: int) -> Event:
    """Return the event with these players hidden."""
    players = (secretive(p) if p.number in numbers else p for p in event.players)
    return replace(event, players=tuple(players))


def sheet(key: str, event: Event, **options: object) -> str:
    """Return a sheet as a page, and as text where it has one; "" where it cannot be had."""
    report = REPORTS[key]
    chosen = Options(**{**options, "clubs": True, "federation": True})  # type: ignore[arg-type]
    try:
        made = report.maker(event, EN, chosen)
        return unescape(made.to_html()) + (made.to_text() if report.text else "")
    except NigiriError:
        return ""


@pytest.mark.parametrize("system", systems("hidden", FAMILIES[1::2]))
def test_no_sheet_for_others_tells_who_asked_not_to_be_named(system: str) -> None:
    """No name, club, town, number, rating or reason, in any system of play (B31).

    One system of every second family every time, the others in test_frozen.py.
    """
    event = with_secrets(frozen(story(system), None), 1, 2, 3)
    masked = without_names(event, EN)
    wall = {key: sheet(key, masked) for key, report in REPORTS.items() if report.read_by == "wall"}

    told = {(key, each) for key, html in wall.items() for each in SECRETS if each in html}
    assert set() == told
    assert "Player 3" in wall["pairings"] + wall["grid"]
    assert "Zfamily" in sheet("wall-list", event)
    pages = site(event, EN, Options()).values()
    assert set() == {each for each in SECRETS for page in pages if each in page}


def test_a_sheet_that_names_no_player_names_no_player() -> None:
    """It needs no such option, and has none."""
    event = quebec_event(3)
    names = {player.family for player in event.players if len(player.family) > 3}

    assert {
        "rules",
        "schedule",
        "table-numbers",
        "welcome",
        "all-play-all",
        "announcement",
        "notices",
    } == NAMELESS
    for key in NAMELESS:
        words = {*re.findall(r"\w+", sheet(key, event))}
        assert words
        assert set() == names & words


def test_every_sheet_says_who_reads_it() -> None:
    """The reason of each stands in the catalogue; what hangs is the usual."""
    named = {key: report.read_by for key, report in REPORTS.items() if report.names}

    assert named == {
        "slips": "desk", "cards": "desk", "missing": "desk", "byes": "desk",
        "badges": "own", "certificates": "own", "bye-slip": "own", "entry-form": "own",
    }  # fmt: skip


def test_a_prize_is_called_by_the_number_and_so_it_is_engraved() -> None:
    """The hall hears it, and an engraver reads it: the champion of 2005, were he hidden (B31)."""
    event = quebec_event(6)
    champion = first_places(event, 1)[0].number
    masked = without_names(with_secrets(event, champion), EN)

    for key in ("prize-giving", "plaques"):
        assert f"Player {champion}" in sheet(key, masked)
        assert "Zfamily" in sheet(key, with_secrets(event, champion))
        assert "Zfamily" not in sheet(key, masked)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Zgiven Zfamily", "Player 4"), ("ZFAMILY, Zgiven (Zity)", "Player 4"),
        ("Zfamily", "Zfamily"),
        ("Ann Solo", "Ann Solo"), ("Solo", "Player 5"), ("", ""), ("Yong Huang", "Yong Huang"),
    ],
)  # fmt: skip
def test_a_name_typed_beside_a_special_prize_is_kept_back_as_well(typed: str, printed: str) -> None:
    """However it is written; a single word, which others may have, only where it is the name."""
    event = with_secrets(quebec_event(6), 4)
    players = (
        replace(p, family="Solo", given="", hidden=True) if p.number == 5 else p
        for p in event.players
    )
    event = replace(event, players=(*players,))
    prizes = PrizeTable({(1, 1): "cup"}, special=(SpecialPrize("Best junior", "book", typed),))

    kept = prizes_without_names(prizes, event, EN)

    assert [SpecialPrize("Best junior", "book", printed)] == [*kept.special]
    assert prizes.places == kept.places


def test_places_are_counted_with_what_is_not_shown() -> None:
    """The rating of a hidden player decides as before, and stands nowhere (B31, E7)."""
    event = quebec_event(3)
    tied = replace(event.settings, ranked_by="all", tiebreaks=("RATING",))
    ratings = {int(number): 3000 - 7 * number for number in event.by_number}
    players = (replace(p, rating=ratings[p.number or 0]) for p in event.players)
    event = replace(event, settings=tied, players=tuple(players))
    hidden = tuple(replace(p, hidden=(p.number or 0) % 2 == 0) for p in event.players)
    asked = replace(event, players=hidden)
    masked = without_names(asked, EN)
    shown = sheet("standings", masked)

    order = [(each.place, each.number) for each in standings(event)]
    assert order == [(each.place, each.number) for each in standings(masked)]
    decided = {s.number for s in standings(masked) if s.reason and s.reason.code == "RATING"}
    assert {number % 2 for number in decided} == {0, 1}
    assert [] == [n for n, rating in ratings.items() if n % 2 == 0 and str(rating) in shown]
    assert str(ratings[1]) in shown
    assert "the rating decides: – to –" in shown


def test_the_reason_of_a_bye_is_that_of_the_whole_event() -> None:
    """Whether the player is one of the host's does not change with the name (M6, B31)."""
    event = quebec_event(6)
    sitting = next(number for round_ in event.rounds for number in round_.byes)
    host = replace(event.settings, host="Montréal", bye_policy="host")
    players = (
        replace(p, club="Montréal", hidden=True) if p.number == sitting else replace(p, club="Aix")
        for p in event.players
    )
    event = replace(event, settings=host, players=tuple(players))
    reasons = [
        [row[-1] for row in REPORTS["byes"].maker(each, EN, Options()).parts[0].rows]  # type: ignore[attr-defined]
        for each in (with_names(event), without_names(event, EN))
    ]

    assert reasons[0] == reasons[1]
    assert any("Montréal" in each for each in reasons[0])


def test_ratings_change_the_same_for_everybody() -> None:
    """Of who is hidden the change alone is printed."""
    event = quebec_event(3)
    players = tuple(replace(p, rating=2000 - 10 * (p.number or 0)) for p in event.players)
    event = replace(event, players=players, settings=replace(event.settings, rules="egf"))
    hidden = replace(event, players=(replace(players[0], hidden=True), *players[1:]))

    def changes(of: Event) -> list[tuple[str, ...]]:
        made = REPORTS["ratings"].maker(of, EN, Options())
        return [tuple(row) for row in made.parts[0].rows]  # type: ignore[attr-defined]

    open_, masked = changes(event), changes(without_names(hidden, EN))
    assert open_[1:] == masked[1:]
    assert ("1", "Player 1", open_[0][-2]) == (masked[0][0], masked[0][1], masked[0][-2])
    assert "1990" in open_[0]
    assert "1990" not in masked[0]


def test_everybody_named_is_the_event_itself_where_nobody_asked() -> None:
    """And nobody is hidden in the other."""
    event = quebec_event(1)
    one = with_secrets(event, 4)

    assert with_names(event) is event
    assert [False] * 40 == [player.hidden for player in with_names(one).players]
    assert with_names(one).players[3].family == "Zfamily"


def test_what_is_hidden_is_counted_where_it_stands() -> None:
    """Player 30 on a sheet is not Player 3, and who is not on it is not hidden there."""
    masked = without_names(with_secrets(quebec_event(1), 3, 4), EN)

    assert 0 == hidden_on(masked, "Player 30 and Player 40")
    assert 1 == hidden_on(masked, "Player 30 and Player 4")
    assert 2 == hidden_on(masked, sheet("wall-list", masked))
