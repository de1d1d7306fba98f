"""The page of a player: every game, opponent and score, and the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome
from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import appearances, victories
from nigiri.domain.standings.shown import shown_after, shown_score, shown_start
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.text import clean
from nigiri.reports.charts.progress import progress_of
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, named
from nigiri.reports.site.page import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Game, Player
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.reports.site.page import Frame


def player_pages(site: Frame, places: Mapping[PlayerId, str]) -> Iterator[Page]:
    """Yield a page for everybody with a number; places -- player -> place in words."""
    for number, player in sorted(site.event.by_number.items()):
        drawn = bool(site.event.rounds)
        yield Page(
            f"player-{number}.html",
            "player",
            f"{number} {clean(player.name)} {player.rank}",
            [_facts(site, player, places.get(number, "")), *([_games(site, player)] * drawn)],
            [progress_of(site.event, site.speech, number)] if drawn else [],
            small=club_shown(player, or_city=False),
            lead=site.notices,
        )


def _facts(site: Frame, player: Player, place: str) -> Table:
    """Return the section, start, score, wins and place of a player."""
    say, event, number = site.speech.say, site.event, player.number
    section = section_of(event, player)
    facts = {"team": clean(player.team)} if clean(player.team) else {}
    facts |= {
        "section": "–" if section is None else str(section),
        "start": points(shown_start(event, player)),
    }
    if event.rounds and number is not None:
        facts["site score"] = points(shown_score(event, number))
        facts["site wins"] = points(victories(event, number))
        facts["site place"] = place or "–"
    return Table(
        "",
        [Heading(say(key), "centre") for key in facts],
        [Row([Cell(words, strong=True) for words in facts.values()])],
    )


def _games(site: Frame, player: Player) -> Table:
    """Return a row for every round."""
    say = site.speech.say
    headings = [
        Heading(say("round word"), "number"),
        Heading(say("opponent")),
        Heading(say("site colour")),
        Heading(say("result")),
        Heading(say("site score"), "number"),
    ]
    assert player.number is not None  # noqa: S101 -- for mypy
    rows = [_game(site, part) for part in appearances(site.event, player.number)]
    return Table(say("site games"), headings, rows)


def _game(site: Frame, part: Participation) -> Row:
    """Return the row of a round."""
    say, event = site.speech.say, site.event
    score = shown_after(event, part.player, part.round_number)
    shown = Cell("–" if score is None else points(score))
    number = Cell(str(part.round_number))
    if part.game is None:
        words = say("site bye" if part.bye else "site missed")
        return Row([number, Cell("–"), Cell(""), Cell(words, strong=part.bye), shown])
    game = part.game
    opponent = event.player(game.opponent_of(part.player))
    result = _result(site, part)
    rank = game.black_rank if part.player == game.white else game.white_rank
    return Row(
        [
            number,
            named(opponent, str(rank or "")),
            Cell(_colour(site, game, part.player)),
            result,
            shown,
        ]
    )


def _colour(site: Frame, game: Game, number: PlayerId) -> str:
    """Return the colour by circle and word, and the stones taken or given; or that it is open."""
    if game.open:
        return site.speech.say("agreed nigiri")
    say, white = site.speech.say, number == game.white
    colour = f"○\N{NO-BREAK SPACE}{say('white')}" if white else f"●\N{NO-BREAK SPACE}{say('black')}"
    if not game.handicap:
        return colour
    return f"{colour}, {say('site gives' if white else 'site takes', stones=game.handicap)}"


def _result(site: Frame, part: Participation) -> Cell:
    """Return the result of the game for the player, in a word."""
    say, game = site.speech.say, part.game
    if game is None or game.result is None:
        return Cell(say("site playing"))
    won = game.points_of(part.player)
    key = "site jigo" if game.result.outcome is Outcome.JIGO else _WORDS[won > 0]
    words = say(key)
    return Cell(say("by default", result=words) if part.by_default else words, strong=won > 1)


_WORDS = {True: "site won", False: "site lost game"}


def points(score: HalfPoints) -> str:
    """Return a score with a true minus sign."""
    return points_words(score)
