"""Why a handicap, and why these colours, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import basis, by_ranks_alone, plays_even, worth
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.model.units import HalfPoints, points_words
from nigiri.domain.players.ratings import RANK
from nigiri.messages.catalogue import decimal
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Voice
    from nigiri.domain.model.event import Game


def handicap_notes(voice: Voice, rule: Game, colours: str, round_number: int) -> Iterator[str]:
    """Yield the reasons for handicap and colours by rule (M11, M12).

    rule -- the game as it is by rule; colours -- why these: a reason of domain/games/colours.py
    """
    yield from stones_notes(voice, rule, round_number)
    white, black = map(voice.who, rule.players)
    yield voice.say(f"answer.white.{colours}", white=white, black=black)


def stones_notes(voice: Voice, rule: Game, round_number: int) -> Iterator[str]:
    """Yield the reasons for the handicap by rule (M12)."""
    yield _stones(voice, rule, round_number)
    yield from _unrated(voice, rule)
    yield from _above_top(voice, rule, round_number)


def _stones(voice: Voice, rule: Game, round_number: int) -> str:
    """Return the reason for the handicap by the rule of the event (M12, B3, A6, B23)."""
    event, settings = voice.event, voice.event.settings
    even = [number for number in rule.players if plays_even(event, number)]
    difference = _difference(voice, rule, round_number)
    given = {
        "stones": rule.handicap,
        "difference": _printed(voice, difference),
        "minus": settings.handicap_reduction,
        "close": settings.handicap_reduction + 1,
        "cap": settings.handicap_cap,
        "who": voice.who(even[0]) if even else "",
        "board": settings.board,
        "by": BY_KEY["handicap_by"].cell(settings.handicap_by, settings.language),
    }
    if not settings.handicap_cap:
        return voice.say("answer.even.all")
    if even:
        return voice.say("answer.even.above", **given)
    if settings.board != FULL_SIZE:
        komi = points_words(HalfPoints(rule.komi or 0))
        given |= {"komi": komi, "sheet": voice.say("sheet.handicaps")}
        return voice.say("answer.board", **given)
    kind = "stones" if rule.handicap else "even"
    return voice.say(_KEYS[settings.handicap_by, kind], **given)


#: Basis of the handicap, kind of game -> the key of the sentence.
_KEYS = {
    ("rank", "stones"): "answer.stones", ("rank", "even"): "answer.even",
    ("score", "stones"): "answer.by.score", ("score", "even"): "answer.even.by",
    ("rating", "stones"): "answer.by.rating", ("rating", "even"): "answer.even.close",
    ("rating rank", "stones"): "answer.by", ("rating rank", "even"): "answer.even.by",
}  # fmt: skip


def _difference(voice: Voice, rule: Game, round_number: int) -> int:
    """Return by how much the two differ in what handicaps go by, in its units."""
    if by_ranks_alone(voice.event.settings):
        ranks = [rule.rank_of(n) or voice.event.player(n).rank for n in rule.players]
        return abs(ranks[0].steps - ranks[1].steps)
    one, other = (worth(voice.event, number, round_number) for number in rule.players)
    return abs(one - other)


def _printed(voice: Voice, difference: int) -> str:
    """Return a difference as people write it: 3 ranks, 2½ points, 2.60 ranks of a rating."""
    settings = voice.event.settings
    if settings.handicap_by == "score":
        return points_words(HalfPoints(difference))
    if settings.handicap_by == "rating":
        return f"{difference // RANK}{decimal(settings.language)}{difference % RANK:02}"
    return str(difference)


def _above_top(voice: Voice, rule: Game, round_number: int) -> Iterator[str]:
    """Yield who has more of what handicaps go by than anybody counts."""
    event = voice.event
    above = [
        voice.who(number)
        for number in rule.players
        if basis(event.settings).worth(event, number, round_number)
        > worth(event, number, round_number)
    ]
    if above:
        yield voice.say("answer.top", rank=event.settings.handicap_top, who=" · ".join(above))


def _unrated(voice: Voice, rule: Game) -> Iterator[str]:
    """Yield whose rank at entry stands in for a rating that is missing (A3, A6)."""
    keys = {"rating": "answer.unrated", "rating rank": "answer.unrated.rank"}
    key = keys.get(voice.event.settings.handicap_by)
    for player in map(voice.event.player, rule.players):
        if key and player.rating is None and player.number is not None:
            yield voice.say(key, who=voice.who(player.number), rank=player.initial_rank)
