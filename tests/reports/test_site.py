"""The published pages: what is on them, and what never is."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.event import Event, Settings
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.standings import standing_list
from nigiri.reports.site.colour import COLOURS, colour_of
from nigiri.reports.site.site import VERSION, site
from nigiri.resources import folder
from tests.generate import random_history, registration
from tests.quebec import quebec_event
from tests.reports.test_charts import NINE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.lists import ListSheet

EVENT = quebec_event()
LINK = re.compile(r'href="([^"#?]+)"')


def pages(event: Event = EVENT, code: str = "en") -> Mapping[str, str]:
    """Return the site of an event, which is made once."""
    return _pages(event, code)


@once_an_event
def _pages(event: Event, code: str) -> Mapping[str, str]:
    """Return the site of an event."""
    return site(event, speech(code), Options())


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize(
    "name", ["index", "tables-6", "names-3", "grid", "standings", "players", "player-3"]
)
def test_the_published_event_as_pages(
    name: str, code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Without style, script and version, which have no words."""
    html = pages(code=code)[f"{name}.html"]
    bare = re.sub(r"<(style|script)>.*?</\1>", "", html, flags=re.DOTALL)
    bare = re.sub(r"'sha256-[^']*'", "'sha256'", bare)
    bare = re.sub(r'data-version="\w*"', "data-version", bare)

    matches_golden(f"site/{name}.{code}.html", bare)


@pytest.mark.parametrize("rounds", [0, 1, 6])
def test_every_link_leads_to_a_page_of_the_site(rounds: int) -> None:
    """No page is missing, none leads elsewhere; the first page and the version are written last."""
    found = pages(quebec_event(rounds))
    links = {link for html in found.values() for link in LINK.findall(html)}
    links = {link for link in links if not link.startswith("data:image/svg+xml;base64,")}

    assert set() == links - set(found)
    assert set(found) - links <= {"index.html", VERSION}
    assert ["index.html", VERSION] == list(found)[-2:]


def test_nothing_is_fetched_from_anywhere() -> None:
    """And a browser is told so; only the page's own style and script run."""
    assert pages()
    for name, html in pages().items():
        if name == VERSION:
            assert re.fullmatch(r"\w{12}\n", html)
            continue
        assert not re.search(r"\bsrc=|url\(|@import|https?://", html)
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
        assert policy
        assert policy[1].startswith("default-src &#39;none&#39;; style-src &#39;sha256-")
        assert "unsafe" not in policy[1]


def test_who_asked_not_to_be_named_is_a_number_on_every_page() -> None:
    """Name, club, city, number and rating are nowhere (B31); the rank is, and the games."""
    third = replace(EVENT.players[2], hidden=True, club="Zlub", city="Zity",
                    federation_id="Z99", rating=98765, notes="Znotes")  # fmt: skip
    found = pages(replace(EVENT, players=(*EVENT.players[:2], third, *EVENT.players[3:])))

    for html in found.values():
        for secret in ("Huang", "Yong", "Zlub", "Zity", "Z99", "98765", "Znotes"):
            assert secret not in html
    assert "3 Player 3 3d" in found["player-3.html"]
    assert '<a href="player-3.html">Player 3</a>' in found["tables-1.html"]
    assert (
        '<a href="player-3.html">Joueur 3</a>'
        in pages(replace(EVENT, players=(*EVENT.players[:2], third, *EVENT.players[3:])), "fr")[
            "grid.html"
        ]
    )


def test_who_has_no_number_yet_is_a_player() -> None:
    """Registered, hidden, and not to be told from others."""
    (first, *_) = EVENT.players
    event = Event(players=(replace(first, number=None, hidden=True),))

    assert "A player" in pages(event)["players.html"]
    assert first.family not in pages(event)["players.html"]


def test_names_with_signs_of_html_are_shown_as_typed() -> None:
    """A player called <script> plays as that, on every page and in the search."""
    first, *others = EVENT.players
    odd = replace(first, family="<script>alert(1)</script>", given='"&')
    found = pages(replace(EVENT, players=(odd, *others)))

    for html in found.values():
        assert "<script>alert" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in found["index.html"]


def first_sentences(event: Event) -> list[str]:
    """Return what stands below the title of the first page."""
    return re.findall(r'<p class="lead">(.*?)</p>', pages(event)["index.html"])


def test_the_first_page_says_what_to_do_now() -> None:
    """Before the first draw, while games are played, between rounds, at the end."""
    started = quebec_event(1)
    (drawn,) = started.rounds
    playing = replace(drawn, games=(replace(drawn.games[0], result=None), *drawn.games[1:]))
    open_round = replace(started, rounds=(playing,))
    later = replace(quebec_event(2), rounds=(playing, quebec_event(2).rounds[1]))

    assert ["Check your name and rank; the pairings of round 1 will appear here."] == (
        first_sentences(quebec_event(0))
    )
    assert ["Find your name and go to your table."] == first_sentences(open_round)
    assert "Results missing: Round 1, table 1" in first_sentences(later)
    assert ["All results of round 1 are in; the next pairings will appear here."] == (
        first_sentences(started)
    )
    assert ["All 6 rounds are played. Thank you for playing!"] == first_sentences(EVENT)


def test_winners_stand_on_the_first_page_once_all_is_played() -> None:
    """By section, or alone where all are ranked together."""
    together = replace(EVENT, settings=replace(EVENT.settings, ranked_by="all"))

    assert "<h2>Winners</h2>" in pages()["index.html"]
    assert "Section 7" in pages()["index.html"]
    assert "Winners" not in pages(quebec_event(5))["index.html"]
    assert "Section 7" not in pages(together)["index.html"]


def test_pages_ask_for_news_until_all_is_played() -> None:
    """Afterwards nothing changes any more."""
    assert 'data-live="yes"' in pages(quebec_event(5))["index.html"]
    assert 'data-live="no"' in pages()["index.html"]


def test_what_the_pages_show_has_a_version() -> None:
    """A small file has it, too: a browser tells by it whether to load a page anew.

    The time of making is no news.
    """
    once = site(EVENT, speech("en"), Options())
    again = site(EVENT, speech("en"), Options(stamp=NINE))

    assert once[VERSION] == again[VERSION] != pages(quebec_event(5))[VERSION]
    assert f'data-version="{once[VERSION].strip()}"' in once["player-3.html"]
    assert "as of May 21, 2005 09:00" in again["index.html"]


def state(event: Event, code: str = "en") -> str:
    """Return what the head of the first page says of the event."""
    (found,) = re.findall(r'<p class="state">(.*?)</p>', pages(event, code)["index.html"])
    return str(found)


def test_the_head_of_a_page_says_how_far_the_event_is() -> None:
    """How many are registered, how many results are in, and when the coming round begins."""
    started = quebec_event(2)
    *before, drawn = started.rounds
    playing = replace(drawn, games=(replace(drawn.games[0], result=None), *drawn.games[1:]))
    playing_on = replace(started, rounds=(*before, playing))
    timed = replace(started.settings, when=("Sat 10:00", "Sat 13:30", "Sat 16:00"))

    assert "40 players registered" == state(quebec_event(0))
    assert "Round 2 of 6 · 18 of 19 results in" == state(playing_on)
    assert "Ronde 2 sur 6 · 18 résultats sur 19" == state(playing_on, "fr")
    assert "Round 2 of 6 · all results in" == state(started)
    assert state(replace(playing_on, settings=timed)).endswith("<span>Round 2: Sat 13:30</span>")
    assert state(replace(started, settings=timed)).endswith("<span>Round 3: Sat 16:00</span>")
    assert "All rounds are played" == state(EVENT)


def test_the_newest_round_by_name_is_the_first_page_and_older_ones_are_beside_it() -> None:
    """Of an event that is over the first page is the result, and every round has its page."""
    five, six = pages(quebec_event(5)), pages()

    assert {"names-4.html", "names-5.html"} & set(five) == {"names-4.html"}
    assert '<a href="index.html" aria-current="page">5</a>' in five["index.html"]
    assert '<a class="beside" href="tables-5.html">By table</a>' in five["index.html"]
    assert '<a class="beside" href="index.html">By name</a>' in five["tables-5.html"]
    assert "names-6.html" in six
    assert "<h1>Result</h1>" in six["index.html"]


def test_those_in_front_are_marked_once_there_is_a_result() -> None:
    """In the standings, and in the result; a sentence says what the mark means."""
    first = replace(quebec_event(1).rounds[0])
    open_games = tuple(replace(game, result=None) for game in first.games)
    nothing = replace(quebec_event(1), rounds=(replace(first, games=open_games),))

    assert "★" not in pages(nothing)["standings.html"]
    assert "<p>★: leads.</p>" in pages(quebec_event(3))["standings.html"]
    assert '★</b>&nbsp;<a href="player-3.html">Huang, Yong</a>' in pages()["index.html"]
    assert "<p>★: first.</p>" in pages()["index.html"]


def test_games_by_default_have_a_sign_on_the_page_of_the_grid_and_one_sentence() -> None:
    """On paper each has its footnote."""
    grid = pages()["grid.html"]

    assert "!: by default." in grid
    assert "by default</p>" not in grid
    assert re.search(r'">\d+[^<]*!</a>', grid)


def test_an_event_has_a_colour_that_white_letters_can_be_read_upon() -> None:
    """The contrast is at least 7, as WCAG computes it; the style knows each."""
    style = (folder("templates") / "site" / "_site.css").read_text(encoding="utf-8")

    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    for colour in COLOURS:
        red, green, blue = (part(value) for value in bytes.fromhex(colour.value[1:]))
        assert (1.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 7
        assert f".{colour.name} {{ --event: {colour.value}; }}" in style
    assert colour_of(EVENT) == colour_of(quebec_event(1))


def test_the_first_page_of_150_players_is_small() -> None:
    """While a round is played, and when all is over: less than 60 KB."""
    event = random_history(registration(5, 150), 5, 5)
    over = replace(event, settings=replace(event.settings, rounds=5))
    for each in (event, over):
        page = site(each, speech("en"), Options())["index.html"]
        assert 20_000 < len(page.encode()) < 60_000


def test_the_standings_of_an_event_that_is_over_are_made_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For the first page and for that of the standings."""
    made: list[str] = []

    def counted(event: Event, said: Speech, options: Options) -> ListSheet:
        made.append(event.settings.name)
        return standing_list(event, said, options)

    monkeypatch.setattr("nigiri.reports.site.page.standing_list", counted)
    found = site(EVENT, speech("en"), Options())

    assert [EVENT.settings.name] == made
    assert "Winners" in found["index.html"]


def test_an_event_without_anybody_has_pages_too() -> None:
    """With a sentence each, and the word Now in place of a name."""
    found = pages(Event(settings=Settings(name="")))

    assert {"index.html", "players.html", "charts.html", VERSION} == set(found)
    assert "Nobody is registered yet." in found["players.html"]
    assert "There is nothing to show yet." in found["charts.html"]
    assert "<title>Now</title>" in found["index.html"]


def test_who_withdrew_or_missed_a_round_has_a_page() -> None:
    """Player 40 came for round 4; what was missed is said, and who has no place has a dash."""
    page = pages()["player-40.html"]

    assert 3 == page.count("not played")
    assert "bye" in pages()["player-39.html"] + "".join(pages().values())


def test_a_game_is_told_from_both_sides() -> None:
    """Handicap given and taken, won and lost, by default, jigo, and being played."""
    started = quebec_event(1)
    (drawn,) = started.rounds
    playing = replace(drawn, games=(replace(drawn.games[0], result=None), *drawn.games[1:]))
    texts = "".join(pages().values())

    for words in (
        "○\N{NO-BREAK SPACE}White, gives ",
        "●\N{NO-BREAK SPACE}Black, takes ",
        "<b>won</b>",
        ">lost",
        "by default",
    ):
        assert words in texts
    assert 2 == "".join(pages(replace(started, rounds=(playing,))).values()).count("playing</td>")


def test_a_template_of_the_club_wins(tmp_path: Path) -> None:
    """Its style is the one the policy allows."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "_site.css").write_text("h1 { color: green; }", encoding="utf-8")
    html = site(EVENT, speech("en"), Options(), tmp_path)["index.html"]

    assert "<style>h1 { color: green; }</style>" in html
    assert re.search(r"style-src[^;]*", html) != re.search(r"style-src[^;]*", pages()["index.html"])
