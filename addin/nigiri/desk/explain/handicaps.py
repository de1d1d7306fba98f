"""Explain the handicap of a game, and its colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import basis, by_ranks_alone, plays_even, size_of, worth
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.players.entry_checks import known_rating
from nigiri.domain.players.entry_rating import entry_text, standing
from nigiri.domain.players.ratings import RANK, rating_text
from nigiri.messages.catalogue import decimal
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Phrases
    from nigiri.domain.model.event import Game


def handicap_notes(phrases: Phrases, rule: Game, colours: str, round_number: int) -> Iterator[str]:
    """Yield the reasons for handicap and colours by rule (M11, M12).

    rule -- the game by rule; colours -- the reason for them, as in domain/games/colours.py
    """
    yield from stones_notes(phrases, rule, round_number)
    white, black = map(phrases.player_label, rule.players)
    yield phrases.say(f"answer.white.{colours}", white=white, black=black)


def stones_notes(phrases: Phrases, rule: Game, round_number: int) -> Iterator[str]:
    """Yield the reasons for the handicap by rule (M12)."""
    yield _stones(phrases, rule, round_number)
    yield from _unrated(phrases, rule)
    yield from _entered_otherwise(phrases, rule)
    yield from _above_top(phrases, rule, round_number)


def _stones(phrases: Phrases, rule: Game, round_number: int) -> str:
    """Return the reason for the handicap by the rule of the event (M12, B3, A6, B23)."""
    event, settings = phrases.event, phrases.event.settings
    even = [number for number in rule.players if plays_even(event, number)]
    difference = _difference(phrases, rule, round_number)
    facts = {
        "stones": rule.handicap,
        "difference": _printed(phrases, difference),
        "minus": settings.handicap_reduction,
        "close": settings.handicap_reduction + 1,
        "cap": settings.handicap_cap,
        "who": phrases.player_label(even[0]) if even else "",
        "board": size_of(settings, rule),
        "by": BY_KEY["handicap_by"].cell(settings.handicap_by, settings.language),
    }
    if not settings.handicap_cap:
        return phrases.say("answer.even.all")
    if even:
        return phrases.say("answer.even.above", **facts)
    if size_of(settings, rule) != FULL_SIZE:
        komi = points_words(HalfPoints(rule.komi or 0))
        facts |= {"komi": komi, "sheet": phrases.say("sheet.handicaps")}
        return phrases.say("answer.board", **facts)
    kind = "stones" if rule.handicap else "even"
    return phrases.say(_KEYS[settings.handicap_by, kind], **facts)


#: Basis of the handicap, kind of game -> the key of the sentence.
_KEYS = {
    ("rank", "stones"): "answer.stones",
    ("rank", "even"): "answer.even",
    ("score", "stones"): "answer.by.score",
    ("score", "even"): "answer.even.by",
    ("rating", "stones"): "answer.by.rating",
    ("rating", "even"): "answer.even.close",
    ("rating rank", "stones"): "answer.by",
    ("rating rank", "even"): "answer.even.by",
}


def _difference(phrases: Phrases, rule: Game, round_number: int) -> int:
    """Return the difference of the two in the basis of handicaps, in its units."""
    if by_ranks_alone(phrases.event.settings):
        ranks = [rule.rank_of(n) or phrases.event.player(n).rank for n in rule.players]
        return abs(ranks[0].steps - ranks[1].steps)
    one, other = (worth(phrases.event, number, round_number) for number in rule.players)
    return abs(one - other)


def _printed(phrases: Phrases, difference: int) -> str:
    """Return a difference as text: 3 ranks, 2½ points, 2.60 ranks of a rating."""
    settings = phrases.event.settings
    if settings.handicap_by == "score":
        return points_words(HalfPoints(difference))
    if settings.handicap_by == "rating":
        return f"{difference // RANK}{decimal(settings.language)}{difference % RANK:02}"
    return str(difference)


def _above_top(phrases: Phrases, rule: Game, round_number: int) -> Iterator[str]:
    """Yield a note on players above the highest value that counts for handicaps."""
    event = phrases.event
    above = [
        phrases.player_label(number)
        for number in rule.players
        if basis(event.settings).worth(event, number, round_number)
        > worth(event, number, round_number)
    ]
    if above:
        yield phrases.say("answer.top", rank=event.settings.handicap_top, who=" · ".join(above))


def _unrated(phrases: Phrases, rule: Game) -> Iterator[str]:
    """Yield a note on each player whose entry rank stands in for a missing rating (A3, A6)."""
    keys = {"rating": "answer.unrated", "rating rank": "answer.unrated.rank"}
    settings = phrases.event.settings
    key = keys.get(settings.handicap_by)
    for player in map(phrases.event.player, rule.players):
        known = player.rating if settings.entry_by == "rating" else known_rating(settings, player)
        if key and known is None and player.number is not None:
            yield phrases.say(
                key, who=phrases.player_label(player.number), rank=player.initial_rank
            )


def _entered_otherwise(phrases: Phrases, rule: Game) -> Iterator[str]:
    """Yield a note on each player who asked for another rating than the published one (A2)."""
    settings = phrases.event.settings
    for number in rule.players:
        player = phrases.event.player(number)
        how = standing(settings, player)
        if how != "as rated":
            yield phrases.say(
                f"answer.entry.{how}",
                who=phrases.player_label(number),
                rank=player.initial_rank,
                entry=entry_text(settings, player),
                rating=rating_text(settings, known_rating(settings, player)),
            )
