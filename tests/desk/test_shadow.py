"""Shadow mode: an event of another program beside what nigiri would have done, on one page."""

from __future__ import annotations

import datetime as dt
import json
import re
from dataclasses import replace
from functools import cache
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.other_programs.shadow import Results, Shadow, shadow
from nigiri.domain.model.event import Apart, Event, Game, Outcome, Player, Result
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.rules import rule_set
from nigiri.errors import Forbidden, WrongUse
from nigiri.exchange.formats import incoming, outgoing
from nigiri.messages.catalogue import LANGUAGES
from tests.drawn import SHARED
from tests.exchange.gotha import file_of

if TYPE_CHECKING:
    from nigiri.domain.model.event import Round

DATA = Path(__file__).parents[1] / "data" / "scores"
#: Real events that are not in the repository: read where they are there.
REAL = [path for path in sorted(SHARED.glob("*.json"))[:21:5] if path.is_file()]
WIN, LOSS = Result(Outcome.WHITE), Result(Outcome.BLACK)
STAMP = dt.datetime(2026, 5, 17, 12)  # noqa: DTZ001 -- the director's own clock
FAMILIES = ["Adler", "Berg", "Conti", "Dubois", "Ek", "Fuchs", "Garcia", "Hahn", "Ito"]


def player(at: int) -> Player:
    """Return one of the players, each a rank weaker than the one before."""
    rank = Rank(3 - at)
    return Player(FAMILIES[at], "Ann", rank, PlayerId(at + 1), here=True, club=f"Club {at}",
                  entry_rank=rank, country="FR", rating=2100 + 100 * rank.steps)  # fmt: skip


@cache
def played(players: int, rounds: int = 3) -> Event:
    """Return an event of OpenGotha's rules, drawn by nigiri; the stronger one always wins."""
    settings = replace(
        rule_set("swiss").defaults, name="Open", rounds=5, keep_apart=(Apart("club"),),
        handicap_cap=0,
    )  # fmt: skip
    event = Event(settings, tuple(map(player, range(players))))
    # Read back once, so that its settings are those which a file can have.
    event = incoming(file(event))[1].event
    for number in range(1, rounds + 1):
        this = draw(event, number).round
        games = tuple(replace(game, result=stronger(game)) for game in this.games)
        event = replace(event, rounds=(*event.rounds, replace(this, games=games)))
    return event


def stronger(game: Game) -> Result:
    """Return that the player with the lower number won."""
    return WIN if game.white < game.black else LOSS


def file(event: Event) -> bytes:
    """Return the event as a file of OpenGotha."""
    return outgoing("opengotha")[1](event).data


def results(event: Event) -> bytes:
    """Return the results file of the event for the EGF."""
    return outgoing("egf")[1](event).data


def result_lines(event: Event) -> tuple[list[str], list[int]]:
    """Return the lines of that file, and which of them, counted from 0, tell of a player."""
    lines = results(event).decode().splitlines()
    return lines, [n for n, line in enumerate(lines) if line and not line.startswith(";")]


def beside(event: Event, results_: bytes | None = None, language: str = "en") -> Shadow:
    """Return the page on an event."""
    more = None if results_ is None else Results(results_, "open.h9")
    return shadow(file(event), source="open.xml", language=language, stamp=STAMP, results=more)


def words(page: str) -> str:
    """Return the words of a page, without its look."""
    body = page.partition("<body>")[2]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


def changed(event: Event, number: int, games: tuple[Game, ...]) -> Event:
    """Return the event with other games in a round."""
    rounds = [
        replace(this, games=games) if this.number == number else this for this in event.rounds
    ]
    return replace(event, rounds=tuple(rounds))


def swapped(this: Round, one: int, other: int) -> tuple[Game, ...]:
    """Return the games of a round in which the Blacks of two boards change places."""
    games = [*this.games]
    first, second = games[one], games[other]
    games[one] = replace(first, black=second.black, result=WIN)
    games[other] = replace(second, black=first.black, result=WIN)
    return tuple(games)


def sits_out(this: Round, who: PlayerId) -> Round:
    """Return the round with somebody else's bye; who had it plays instead."""
    (bye,) = this.byes
    games = tuple(
        replace(game, white=bye if game.white == who else game.white,
                black=bye if game.black == who else game.black)
        for game in this.games
    )  # fmt: skip
    return replace(this, games=games, byes=(who,))


@pytest.mark.parametrize("players", [8, 9])
def test_an_event_that_nigiri_would_have_directed_alike_is_called_so(players: int) -> None:
    """Pairs, byes, handicaps and colours; the standings are those of the results file."""
    event = played(players)
    found = beside(event, results(event))

    assert found.verdicts[0] in {
        "nigiri would have done all of it in the same way.",
        "Nothing differs but what the lot decides.",
    }
    assert "Standings: every place and every figure alike." == found.verdicts[-1]
    assert "► " not in found.page
    assert 4 == found.page.count("<h2>✓ ")


def test_a_swapped_pair_is_named_with_its_reason() -> None:
    """Winners met losers in round 2: the score difference decides before all else."""
    event = played(8)
    event = changed(event, 2, swapped(event.rounds[1], 0, 3))
    found = beside(replace(event, rounds=event.rounds[:2]))

    text = words(found.page)
    assert "nigiri would have done some of it differently." in found.verdicts[0]
    assert "Pairs: 6 of 8 boards alike, 0 otherwise by the lot alone, 2 by a criterion." in text
    assert "A score difference: 2 there, 0 in nigiri's. What counts more is equal." in text
    assert "Boards between different scores (↕): 2 there, 0 in nigiri's round." in text
    assert "score difference Decided 1×" in text


def test_two_who_had_met_before_are_told() -> None:
    """A rematch in round 2."""
    event = played(8)
    again = event.rounds[0].games[0]
    rest = [game for game in event.rounds[1].games if {*game.players}.isdisjoint(again.players)]
    left = [
        number for game in event.rounds[1].games if game not in rest
        for number in game.players if number not in again.players
    ]  # fmt: skip
    other = replace(event.rounds[1].games[0], white=left[0], black=left[1])
    text = words(beside(changed(event, 2, (again, other, *rest))).page)

    one, two = again.players
    assert re.search(f"{one}–{two}[ ,–0-9]* had met before; nigiri pairs nobody twice", text)


def test_a_bye_of_somebody_else_is_told_with_the_rule() -> None:
    """The strongest sits out round 2."""
    event = played(9)
    second = sits_out(event.rounds[1], PlayerId(1))
    found = beside(replace(event, rounds=(event.rounds[0], second)))
    text = words(found.page)

    assert "Byes: 1 of 2 as nigiri's rule has them." in text
    assert re.search(
        r"Bye: 1 Adler, Ann there; by the rule \(.*\) it is \d .*\. Score 1 there, ", text
    )


def test_a_second_bye_is_told() -> None:
    """Nobody has two."""
    event = played(9)
    first, second = event.rounds[:2]
    twice = sits_out(second, first.byes[0])
    text = words(beside(replace(event, rounds=(first, twice))).page)

    assert "had one before, which nigiri never gives" in text


def test_another_handicap_and_other_colours_are_told_with_the_rule() -> None:
    """All games of the event are even, and who had White less often has it."""
    event = played(8)
    first, *rest = event.rounds[2].games
    second, *others = rest
    games = (replace(first, handicap=3),
             replace(second, white=second.black, black=second.white), *others)  # fmt: skip
    text = words(beside(changed(event, 3, games)).page)

    assert "handicap 3 there, 0 by the rule." in text
    assert "Handicaps and colours: " in text


def test_what_the_results_file_has_otherwise_is_told_with_its_reason() -> None:
    """A figure, a result, a player who is not in it, and one whom nobody knows."""
    event = played(8)
    lines, at = result_lines(event)
    columns = lines[at[0]].split()
    figure = columns.index("3", 4) + 1
    lines[at[0]] = " ".join([*columns[:figure], "99", *columns[figure + 1 :]])
    lines[at[1]] = lines[at[1]].replace("+/", "-/", 1)
    lines[at[2]] = re.sub(r"[A-Z][a-z]+ Ann", "Nobody Known", lines[at[2]])
    found = beside(event, "\n".join(lines).encode())
    text = words(found.page)

    assert "Standings: 3 of 8 players otherwise." in found.verdicts[-1]
    assert "is 99 there, " in text
    assert "99 / " in text
    assert "of round 1 the file of results says something else than the event." in text
    assert "is not in the file of results, or not for sure." in text
    assert "Only in the file of results: Nobody Known." in text


def test_another_scoring_that_explains_all_figures_is_found() -> None:
    """There a bye counted nothing."""
    event = played(9)
    scoring = event.settings.scoring
    score, victories = (replace(each, bye=0) for each in (scoring.score, scoring.victories))
    other = replace(scoring, score=score, victories=victories, seen=score, seen_victories=victories)
    there = replace(event, settings=replace(event.settings, scoring=other))
    text = words(beside(event, results(there)).page)

    assert (
        "All figures would be as there if a bye counted 0, a missed round ½, for opponents" in text
    )


def test_another_order_with_the_same_figures_is_told() -> None:
    """Somebody with other figures moved past; those who share a place may stand in any order."""
    event = played(8)
    lines, at = result_lines(event)
    lines[at[0]] = re.sub(r"^ +1 ", "   2 ", lines[at[0]])
    text = words(beside(event, "\n".join(lines).encode()).page)

    assert "1 1 Adler, Ann: the same figures; others with other figures moved past." in text


def test_every_language_has_a_page_of_its_own() -> None:
    """With the same tables."""
    event = played(9)
    event = changed(event, 2, swapped(event.rounds[1], 0, 2))
    pages = {language: beside(event, language=language).page for language in LANGUAGES}

    assert 1 == len({page.count("<tr>") for page in pages.values()})
    assert {f'<html lang="{language}">' for language in LANGUAGES} == {
        page.split("\n")[1] for page in pages.values()
    }
    assert [] == [lang for lang in ("fr", "de") if "Boards between" in pages[lang]]


def test_rounds_of_teams_are_not_compared() -> None:
    """Their system decides by itself who meets whom."""
    event = played(8)
    teams = tuple(
        replace(one, team=f"T{at % 4}", board=1 + at // 4)
        for at, one in enumerate(event.players, 1)
    )
    pairs = ((1, 2), (5, 6), (3, 4), (7, 8))
    games = tuple(Game(at, PlayerId(a), PlayerId(b), 0, WIN) for at, (a, b) in enumerate(pairs, 1))
    rounds = (replace(event.rounds[0], games=games),)
    found = beside(replace(event, players=teams, rounds=rounds))

    assert "Rounds: 1 of 1 could not be compared." in found.verdicts
    assert "decides by itself who meets whom" in words(found.page)


def test_an_event_without_a_game_has_no_page() -> None:
    """There is nothing to compare."""
    with pytest.raises(Forbidden, match=r"open\.xml has no round with a game yet"):
        beside(replace(played(8), rounds=()))


def test_a_file_that_has_no_results_is_refused() -> None:
    """It is named."""
    with pytest.raises(WrongUse, match=r"open\.h9 is not a file of results"):
        beside(played(8), b"; EV[Open]\n")


def reference(facts: dict[str, Any]) -> bytes:
    """Return the places and figures that OpenGotha computed, as a results file."""
    last = facts["expected"][-1]
    values = [last["values"][code] for code in facts["settings"]["placement"]
              if code in last["values"]]  # fmt: skip
    ranks = {each["id"]: each["rank"] for each in facts["players"]}
    places: dict[tuple[float, ...], int] = {}
    lines = []
    for at, (number, *figures) in enumerate(zip(last["order"], *values, strict=True)):
        place = places.setdefault(tuple(figures), at + 1)
        printed = " ".join(f"{float(figure):g}" for figure in [*figures, 0, 0, 0][:4])
        lines.append(f"{place} Player_{number} Elan {ranks[number]} FR Club {printed}")
    return "\n".join(lines).encode()


@pytest.mark.parametrize("event", [DATA / "event-05.json", DATA / "event-12.json", *REAL])
def test_the_standings_of_real_events_are_those_of_opengotha(event: Path) -> None:
    """A page each; every place and every figure is that of the reference values."""
    facts = json.loads(event.read_text(encoding="utf-8"))
    found = shadow(
        file_of(facts),
        source="event.xml",
        language="en",
        stamp=STAMP,
        results=Results(reference(facts), "event.h9"),
    )

    assert "Standings: every place and every figure alike." == found.verdicts[-1]
    assert facts["rounds_played"] + 1 == found.page.count("Not all alike.") + found.page.count(
        "All alike."
    )
