"""The schedule, the summary for the news, the certificates and the badges (M21, M26, B24)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.errors import Forbidden
from nigiri.reports.desk.badges import badges
from nigiri.reports.desk.schedule import schedule
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.certificates import certificates
from nigiri.reports.results.news import news
from tests.quebec import SETTINGS, quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.reports.frame.lists import ListSheet

EVENT = quebec_event()
ENGLISH = speech("en")
WHEN = ("Saturday 9:30", "12:30", "", "Sunday 9:30", "13 h", "after lunch")


def timed(limits: str = "60 min + 30/5", when: tuple[str, ...] = WHEN) -> Event:
    """Return the event with its hours."""
    return replace(EVENT, settings=replace(SETTINGS, time_limits=limits, when=when))


def rows(sheet: ListSheet) -> list[list[str]]:
    """Return the cells of a list."""
    return [list(row) for part in sheet.parts for row in part.rows]


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_published_event_is_summed_up(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Its hours are made up; winners and players are those of the published grid (M14)."""
    sheets = [schedule(timed(), speech(code), Options()), news(EVENT, speech(code), Options())]
    for sheet in sheets:
        matches_golden(f"quebec-2005-{sheet.which}.{code}.txt", sheet.to_text())
        matches_golden(f"quebec-2005-{sheet.which}.{code}.html", sheet.to_html())
    pages = certificates(EVENT, speech(code), Options())
    matches_golden(f"quebec-2005-certificates.{code}.html", pages.to_html())
    matches_golden(
        f"quebec-2005-badges.{code}.html", badges(EVENT, speech(code), Options()).to_html()
    )


def test_the_schedule_says_what_is_too_early_and_what_is_to_spare() -> None:
    """Half past twelve is when a meal begins; the third round is proposed in brackets."""
    found = rows(schedule(timed(), ENGLISH, Options()))

    assert ["1", "Saturday 9:30", "12:00", "12:30", "0 min"] == found[0]
    assert ["3", "(15:00)", "17:30", "18:00", ""] == found[2]
    assert ["4", "Sunday 9:30", "12:00", "12:30", "30 min"] == found[3]
    assert ["6", "after lunch", "", "", ""] == found[5]
    early = rows(schedule(timed(when=("9:30", "12:15")), ENGLISH, Options()))
    assert "15 min too early" == early[0][-1]


def test_british_rules_ask_for_longer_breaks() -> None:
    """B29: 20 minutes between rounds, an hour for lunch, half an hour on a long day."""
    british = replace(SETTINGS, rules="bga", time_limits="20 min", rounds=5, when=("10:00",))
    sheet = schedule(replace(EVENT, settings=british), ENGLISH, Options())

    assert ["11:30", "13:40", "15:20", "16:50", ""] == [row[3] for row in rows(sheet)]
    assert "followed by a meal of 60 minutes" in str(sheet.notes)
    assert "20 minutes at least; on a day of more than four, 30 minutes before" in str(sheet.notes)


@pytest.mark.parametrize(
    ("limits", "when", "expected"),
    [
        ("", WHEN, ["type the time limits on Event"]),
        ("60 min", (), ["A game may last 2 h 30", "Type the hours of the rounds on Event"]),
        (
            "60 min",
            ("9 h",),
            ["Prize-giving: at 0:", "Hours in brackets", "A game may last 2 h 30"],
        ),
        ("30 min", ("9 h",), ["Prize-giving: at 18:50", "Hours in", "A game may last 1 h 30"]),
    ],
)
def test_the_schedule_says_what_must_be_typed(
    limits: str, when: tuple[str, ...], expected: list[str]
) -> None:
    """And by which rule the hours are."""
    notes = schedule(timed(limits, when), ENGLISH, Options()).notes
    if "at 0:" in expected[0]:  # six rounds of two and a half hours end in the night
        expected = expected[1:]

    assert len(expected) == len(notes)
    assert all(words in note for words, note in zip(expected, notes, strict=True))


def test_the_news_say_after_which_round() -> None:
    """As many places as wanted; the first column is left out where all are ranked together."""
    together = replace(EVENT, settings=replace(SETTINGS, ranked_by="all"))
    early = news(together, ENGLISH, Options(2, places=3))

    assert "After round 2 of 6" == early.title
    assert 3 <= len(rows(early))
    assert ["Place", "Name", "Rank", "Club", "Wins"] == [c.heading for c in early.columns]
    assert "39 players, 5d to 30k; rounds played: 2." == early.lead
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        news(quebec_event(0), ENGLISH, Options())


def test_the_news_say_that_results_are_missing() -> None:
    """After the last round, too: nobody is announced as the winner too early."""
    last = EVENT.rounds[-1]
    first, *games = last.games
    open_ = replace(last, games=(replace(first, result=None), *games))
    early = news(replace(EVENT, rounds=(*EVENT.rounds[:-1], open_)), ENGLISH, Options())

    assert early.details.endswith(" · provisional, results missing: 1")
    assert "provisional" not in news(EVENT, ENGLISH, Options()).details


def test_nobody_took_part_in_a_round_without_games() -> None:
    """There is no rank to tell."""
    empty = replace(quebec_event(1), rounds=(replace(EVENT.rounds[0], games=(), byes=()),))

    assert "" == news(empty, ENGLISH, Options()).lead


def test_certificates_come_from_the_last_section_up_to_the_champion() -> None:
    """And inside a section from the last place to the first (M26)."""
    pages = certificates(EVENT, ENGLISH, Options(places=2)).pages

    assert ["Section 7", "Section 7", "Section 6"] == [page.section for page in pages[:3]]
    assert ["2nd place", "1st place"] == [page.place for page in pages[-2:]]
    assert "Yong Huang" == pages[-1].name
    assert "6 wins in 6 rounds" == pages[-1].wins


def test_there_are_no_certificates_before_the_end_unless_the_round_is_said() -> None:
    """A certificate cannot be taken back."""
    early = quebec_event(5)

    with pytest.raises(Forbidden, match=r"over: round 6 is not drawn yet\. .*--round N"):
        certificates(early, ENGLISH, Options())
    assert 7 == len(certificates(early, ENGLISH, Options(5)).pages)


def test_before_the_first_draw_no_certificate_offers_a_round() -> None:
    """There is none to be said."""
    with pytest.raises(Forbidden, match=r"^No round is drawn yet, .*: nigiri draw$"):
        certificates(quebec_event(0), ENGLISH, Options())


def test_one_win_is_one_win() -> None:
    """In both languages."""
    event, places = quebec_event(2), Options(2, places=9)
    for said, one in ((ENGLISH, "1 win in 2 rounds"), (speech("fr"), "1 victoire en 2 rondes")):
        told = {page.wins for page in certificates(event, said, places).pages}
        assert {one} == {wins for wins in told if wins.startswith("1 ")}


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", {"1 win in 1 round", "0 wins in 1 round"}),
     ("fr", {"1 victoire en 1 ronde", "0 victoire en 1 ronde"})],
)  # fmt: skip
def test_one_round_is_one_round(code: str, words: set[str]) -> None:
    """After it everybody has one win or none; a bye is one."""
    pages = certificates(quebec_event(1), speech(code), Options(1, places=9)).pages

    assert words == {page.wins for page in pages}


def test_blank_certificates_have_places_but_no_names() -> None:
    """For each section, or for one list; a place above the third has its own ending."""
    blank = Options(blank=True, places=4)
    by_section = certificates(quebec_event(0), ENGLISH, blank).pages
    one = certificates(Event(Settings(ranked_by="all")), ENGLISH, blank).pages

    assert 28 == len(by_section)
    assert {""} == {page.name for page in by_section}
    assert ["4th place", "3rd place", "2nd place", "1st place"] == [page.place for page in one]
    assert "" == one[0].section
    assert 4 == len(certificates(Event(), ENGLISH, blank).pages)


def test_what_is_given_away_does_not_tell_when_it_was_printed() -> None:
    """Neither a certificate nor a badge."""
    stamped = Options(stamp=datetime(2005, 5, 22, 17, tzinfo=UTC))

    for make in (certificates, badges):
        assert "printed" not in make(EVENT, ENGLISH, stamped).to_html()


def test_badges_show_what_is_wanted() -> None:
    """Eight a page, in order of the names; who has no family name apart has one name."""
    all_ = badges(EVENT, ENGLISH, Options())
    few = badges(EVENT, ENGLISH, Options(without=frozenset({"club", "number"})))

    assert [8] * 5 == [len(page) for page in all_.pages]
    assert ("Barley", "Jessica-Lyne") == (all_.badges[0].family, all_.badges[0].given)
    assert ("26k", "", "") == (few.badges[0].rank, few.badges[0].club, few.badges[0].number)
    assert "Nobody is registered yet." in badges(Event(), ENGLISH, Options()).to_html()
