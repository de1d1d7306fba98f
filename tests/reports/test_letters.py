"""What goes out to others: announcement, forms, press, report, thanks (M25, M29, B9, B24)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Player, Round, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.standings import standings
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import text
from nigiri.reports.catalogue import EACH_ROUND, REPORTS
from nigiri.reports.frame.hidden import without_names
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.letters.announcement import fee_lines
from nigiri.reports.letters.entry_form import EntryForms, entry_form
from nigiri.reports.letters.event_report import EventReport
from nigiri.reports.letters.letter import LetterSheet
from nigiri.reports.letters.thanks import sponsors
from tests.quebec import SETTINGS, quebec_event
from tests.reports.test_lists import game, rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.reports.frame.sheet import Sheet

ENGLISH = speech("en")
TOLD = replace(
    SETTINGS,
    dates="21 and 22 May 2005",
    place="Montreal",
    getting_there="12 Elm Street; free parking",
    registration="9:00–9:30",
    entry_fees="4d $25, 1d $20, 10k $15, 30k $10",
    rules_of_play="Japanese",
    time_limits="60 min + 30/10",
    telephone="555 0101",
    email="open@example.org",
    sponsor="Elm Bookshop; City of Montreal",
    when=("Saturday 10 h",),
)
EVENT = replace(quebec_event(), settings=TOLD)
PRINTED = {
    "announcement": {}, "entry-form": {}, "door-slips": {"short": True},
    "press": {"results": True}, "report": {}, "thanks": {}, "notices": {},
}  # fmt: skip


def printed(key: str, event: Event, code: str = "en", **chosen: object) -> Sheet:
    """Return a sheet of the catalogue."""
    report = REPORTS["entry-form" if key == "door-slips" else key]
    return report.maker(event, speech(code), Options(**chosen))  # type: ignore[arg-type]


def letter(key: str, event: Event, **chosen: object) -> list[str]:
    """Return the paragraphs of all letters."""
    sheet = printed(key, event, "en", **chosen)
    assert isinstance(sheet, LetterSheet)
    return [paragraph.words for page in sheet.pages for paragraph in page]


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("key", PRINTED)
def test_the_published_event_goes_out(
    key: str, code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Its way, fees and sponsors are made up; winners are those of the published grid (M14)."""
    sheet = printed(key, EVENT, code, **PRINTED[key])

    matches_golden(f"quebec-2005-{key}.{code}.html", sheet.to_html())
    if key in REPORTS and REPORTS[key].text:
        matches_golden(f"quebec-2005-{key}.{code}.txt", sheet.to_text())


@pytest.mark.parametrize("key", [key for key in PRINTED if key not in {"report", "press"}])
@pytest.mark.parametrize("code", ["en", "fr", "de", "both"])
def test_before_registration_there_are_lines_to_write_on(key: str, code: str) -> None:
    """A new event has no name, no date and no player, and all of it can be printed."""
    html = printed(key, Event(), code, **PRINTED[key]).to_html()

    assert "None" not in html
    assert ("____" in html) is (key in {"announcement", "thanks"})


def test_an_announcement_says_what_the_manual_asks_for() -> None:
    """Name, address, rounds, conditions, fees, registration, parking, whom to ask (M29)."""
    sheet = printed("announcement", EVENT)
    lines = [" ".join(row) for row in rows(sheet)]  # type: ignore[arg-type]

    assert "27th Quebec Open" == sheet.title
    assert "When 21 and 22 May 2005" == lines[0]
    for wanted in ("Where Montreal", "Getting there 12 Elm Street; free parking",
                   "Registration 9:00–9:30", "Entry fees 4d and stronger: $25",
                   " 3d to 1d: $20", " 1k to 10k: $15", " 11k and weaker: $10",
                   "How we play Japanese", "Time 60 min + 30/10"):  # fmt: skip
        assert wanted in lines
    assert any(line.startswith("Rounds 6 rounds. Round 1: Saturday 10 h.") for line in lines)
    assert any("555 0101, open@example.org" in line for line in lines)


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("", []),
        ("$20", ["$20"]),
        ("free for children", ["free for children"]),
        ("1d 20, 30k 10", ["1d and stronger: 20", "1k and weaker: 10"]),
        ("2d 20, 1d 15, 30k 10", ["2d and stronger: 20", "1d: 15", "1k and weaker: 10"]),
    ],
)
def test_fees_are_announced_as_people_pay_them(typed: str, lines: list[str]) -> None:
    """A level goes down to its rank; who is weaker than the last level pays it, too (M23)."""
    assert lines == list(fee_lines(Settings(entry_fees=typed), ENGLISH))


def test_who_is_too_strong_is_told_before_coming() -> None:
    """As a novices' event has a highest rank (B26)."""
    event = Event(settings=Settings(strongest=Rank.parse("10k")))
    words = [cell for row in rows(printed("announcement", event)) for cell in row]  # type: ignore[arg-type]

    assert "everybody up to 10k" in words


def forms(event: Event, **chosen: object) -> EntryForms:
    """Return entry forms or slips."""
    return entry_form(event, ENGLISH, Options(**chosen))  # type: ignore[arg-type]


def test_a_form_asks_for_all_that_the_organiser_needs() -> None:
    """Names, rank, address, membership, reductions, children, "not my name", rounds (M25, B31)."""
    (page,) = forms(EVENT).pages
    labels = {field.label for line in page[0].lines for field in line}

    assert 2 == len(page)
    assert {
        "Family name", "Given name", "Rank", "Club or city", "Country", "Membership number",
        "Address", "Telephone", "Age, of children", "I play in rounds",
        "May my name be published?",
    } <= labels  # fmt: skip
    assert {"☐\u00a01", "☐\u00a06"} <= {*page[0].lines[-1][0].value.split("\u2003")}
    html = forms(EVENT).to_html()
    assert all(
        html.count(f"<p>{label}<b>") == 2 for label in ("Tournament", "Association", "Total")
    )


def test_a_form_is_filled_in_with_what_players_knows() -> None:
    """Doe, John 2d pays 20 by what is announced, or what was agreed; rounds missed stay open."""
    doe = Player("Doe", "John", Rank.parse("2d"), club="York", out=frozenset({2}))
    settings = Settings(entry_fees="4d 25, 1d 20", rounds=3)
    found = forms(Event(players=(doe, replace(doe, fee="12")), settings=settings), filled=True)
    first, second = found.pages[0]

    assert ["Doe", "John", "2d"] == [field.value for field in first.lines[0]]
    assert "York" == first.lines[1][0].value
    assert "☒\u00a01\u2003☐\u00a02\u2003☒\u00a03" == first.lines[-1][0].value
    assert ("20", "12") == (first.fee, second.fee)
    assert 3 == sum(map(len, forms(Event(players=(doe,)), filled=True, count=2).pages))


def test_a_slip_for_the_door_has_what_the_register_needs() -> None:
    """Number, names, grade, club, country, rounds; eight a page, as many as wanted (B9)."""
    slips = forms(EVENT, short=True)
    labels = {field.label for line in slips.pages[0][0].lines for field in line}

    assert {"Family name", "Given name", "Rank", "Club or city", "Country", "I play in rounds",
            "Player number"} == labels  # fmt: skip
    assert [8] == [len(page) for page in slips.pages]
    assert [8, 2] == [len(page) for page in forms(EVENT, short=True, count=10).pages]
    assert "door-slips" == slips.which.said("en")


def of_58() -> Event:
    """Return an event of 58 in one round: 29 winners, all level but for the first two (B24)."""
    players = tuple(
        Player(
            f"F{n:02}", f"G{n:02}", Rank(9 if n == 1 else 1), PlayerId(n), here=True, club="York"
        )
        for n in range(1, 59)
    )
    games = tuple(game(n, n + 29) for n in range(1, 30))
    return Event(
        players=players,
        sections=(Section(1, Rank(-29)),),
        rounds=(Round(1, games),),
        settings=replace(TOLD, rounds=1),
    )


@pytest.mark.parametrize(
    ("record", "said"),
    [(52, "Never before were there so many; the old record was 52."),
     (58, "That equals the record of 58."), (60, ""), (None, "")],
)  # fmt: skip
def test_the_second_release_tells_of_a_record(record: int | None, said: str) -> None:
    """58 entries where the old record was 52 (B24)."""
    words = letter("press", of_58(), results=True, record=record)

    story = "58 players took part in 27th Quebec Open: 21 and 22 May 2005, in Montreal."
    assert f"{story} {said}".strip() in words


def test_the_second_release_names_winners() -> None:
    """The first, the second, all others with the most wins besides, and each section's (B24)."""
    words = " ".join(letter("press", EVENT, record=30))

    assert "Press Release: For Immediate Use" in words
    assert "The winner is" in words
    assert "Second: " in words
    assert "Also with 6 wins: Christian-Pierre Beaudette (16k, Mtl)." in words
    assert "Winner of section 7:" in words
    assert "Winner of section 1:" not in words
    assert "made possible by Elm Bookshop; City of Montreal" in words


def test_the_first_release_calls_photographers() -> None:
    """When round 1 begins, where it is; who asks whom (B24)."""
    before = replace(EVENT, rounds=())
    words = letter("press", before)

    assert "Photo call: Saturday 10 h, Montreal" in words
    assert any(each.startswith("27th Quebec Open takes place in Montreal") for each in words)
    assert any("40 players have entered so far, from 5d to 30k" in each for each in words)
    assert "Notes for editors" in words
    assert any("____" in each for each in letter("press", Event()))


def test_results_wait_for_the_end_unless_a_round_is_chosen() -> None:
    """As certificates do."""
    event = replace(EVENT, rounds=EVENT.rounds[:3])

    with pytest.raises(Forbidden):
        letter("press", event, results=True)
    assert any("took part" in each for each in letter("press", event, round_number=2))


def test_who_asked_not_to_be_named_is_not_in_the_paper() -> None:
    """Neither name nor club."""
    first = next(each for each in standings(EVENT) if each.place == 1).number
    champion = replace(EVENT.player(first), hidden=True, club="Zclub")
    others = (player for player in EVENT.players if player.number != first)
    event = replace(EVENT, players=(champion, *others))
    words = " ".join(letter("press", without_names(event, ENGLISH), results=True))

    assert "wall" == REPORTS["press"].read_by
    assert f"The winner is Player {first} ({champion.initial_rank})." in words
    assert champion.family not in words
    assert "Zclub" not in words


def test_the_report_has_the_grid_behind_it() -> None:
    """Entries, winners of sections, sponsors, lines for volunteers, footnotes, the grid (M29)."""
    sheet = printed("report", EVENT)
    assert isinstance(sheet, EventReport)
    told = dict(sheet.told)
    grid = printed("grid", EVENT)

    assert "40 players, 5d to 30k; rounds played: 6." == told["Entries"]
    assert told["Winners"].startswith("Section 1 – ")
    assert "Elm Bookshop; City of Montreal" == told["Sponsor"]
    assert 3 == sum(words.strip("_") == "" for _, words in sheet.told)
    assert [*sheet.pages[1:]] == [*grid.pages]  # type: ignore[attr-defined]
    assert all(line in sheet.to_text() for line in grid.text_lines())
    with pytest.raises(Forbidden):
        printed("report", Event())
    early = printed("report", replace(EVENT, rounds=EVENT.rounds[:2]))
    assert "After round 2 of 6" == early.about


def test_everybody_who_helped_is_thanked() -> None:
    """A letter to each sponsor, one for the hall and one for helpers, with the day's news (B24)."""
    sheet = printed("thanks", EVENT)
    assert isinstance(sheet, LetterSheet)
    words = letter("thanks", EVENT)

    assert 4 == len(sheet.pages)
    assert ["Dear Elm Bookshop,", "Dear City of Montreal,"] == [
        each for each in words if each.startswith("Dear") and "_" not in each
    ]
    assert any(each.startswith("40 players took part. The winner is ") for each in words)
    assert "took part" not in " ".join(letter("thanks", Event()))
    assert [] == sponsors(" ; ")


def test_entries_are_acknowledged() -> None:
    """Names, ranks and clubs, and whom to tell what is wrong."""
    sheet = printed("registration", replace(EVENT, rounds=()), entries=True)

    assert "Entries received" == sheet.title
    assert "555 0101, open@example.org" in sheet.to_text()
    assert "40 entries" in sheet.about
    assert 3 == len(sheet.columns)  # type: ignore[attr-defined]
    assert "entries" == sheet.which.said("en")


def test_a_notice_repeats_the_welcome_in_large_letters() -> None:
    """Quiet, clocks, results: a page each (B24, M31)."""
    sheet = printed("notices", EVENT)

    assert ["Quiet please", "Clocks", "Report your result"] == [p.title for p in sheet.pages]  # type: ignore[attr-defined]
    assert "White chooses where to sit." in sheet.to_html()


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", ("posters", "grid", "never the cards")), ("fr", ("affiches", "grille", "cartes")),
     ("de", ("Plakate", "Turniertabelle", "Karten"))],
)  # fmt: skip
def test_who_is_alone_is_told_what_to_leave_out_first(code: str, said: tuple[str, ...]) -> None:
    """Posters, then grid sheets, never the cards, which `print all` makes for every round (M31)."""
    words = text("help.print-all", code)
    places = [words.index(each) for each in said]

    assert sorted(places) == places
    assert {"cards", "grid"} <= {way.key for _, way in EACH_ROUND}
    assert "poster" not in {way.key for _, way in EACH_ROUND}
