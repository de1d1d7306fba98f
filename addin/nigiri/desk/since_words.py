"""Say in words what changed since rounds were drawn with it, and whom it affects (A9, M13)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.counterfactual import drawn_again
from nigiri.desk.english import who
from nigiri.domain.games.handicaps import counted_rating, handicap_of
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.units import points_words
from nigiri.domain.scores.as_drawn import as_used, moved
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.standings.standings import standings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.workbook.read.as_drawn import DrawnPair, Known

_MOST = 12
"""So many players or games are named in a sentence, then only counted."""


def score_words(event: Event, used: Used, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield what was otherwise when rounds were drawn, and what follows from it now.

    used -- the scores as agreed to last; lines -- what As drawn says. Nothing where none moved.
    """
    scores = moved(event, used)
    if not scores:
        return
    then = as_used(event, used)
    yield from _results(then, event)
    for number, keys in groupby(sorted(scores), key=lambda key: key[0]):
        players = [player for _, player in keys]
        yield _scores(event, scores, number, players)
        yield from _floats(event, scores, number)
        yield from _handicaps(then, event, number, {*players})
        yield from _otherwise(then, event, number, lines)
    yield from _places(then, event)


def rank_words(event: Event, known: Mapping[PlayerId, Known], drawing: int) -> Iterator[str]:
    """Yield who has another rank or rating than in the last draw, and what that means (M13, A6)."""
    by = event.settings.handicap_by
    follow = f"handicaps follow from round {drawing} on"
    means = follow if by == "rank" else f"handicaps go by {by}, not by rank"
    for number, was in sorted(known.items()):
        rank, rating = event.player(number).rank, counted_rating(event, number)
        if rank != was.rank:
            yield (
                f"{who(event, number)} is {rank}, drawn as {was.rank} so far: {means}; "
                "section and start score stay (M13)."
            )
        if None not in {rating, was.rating} and rating != was.rating:
            yield (
                f"{who(event, number)} is rated {rating}, drawn with {was.rating} so far: "
                f"{follow} (A6)."
            )


def _results(then: Event, now: Event) -> Iterator[str]:
    """Yield the games whose result was another one."""
    for before, this in zip(then.rounds, now.rounds, strict=True):
        for was, game in zip(before.games, this.games, strict=True):
            if was.result != game.result:
                white, black = (who(now, player) for player in game.players)
                yield (
                    f"Round {this.number}, table {game.table}, {white} – {black}: {_winner(game)}; "
                    f"but a later round was drawn with: {_winner(was)}."
                )


def _winner(game: Game) -> str:
    """Return who won a game."""
    if game.result is None:
        return "no result"
    words = {
        Outcome.WHITE: f"{game.white} won", Outcome.BLACK: f"{game.black} won",
        Outcome.JIGO: "jigo", Outcome.NONE: "both lost", Outcome.BOTH: "both won",
    }  # fmt: skip
    return words[game.result.outcome]


def _scores(event: Event, scores: Used, number: int, players: Iterable[PlayerId]) -> str:
    """Return who was drawn in a round with another score than today's."""
    changed = [
        f"{who(event, p)} {points_words(scores[number, p])}, now "
        f"{points_words(pairing_score(event, p, number))}"
        for p in players
    ]
    what = "Start scores" if number == 1 else "Scores"
    return f"{what} in the draw of round {number}: {_listed(changed)}."


def _floats(event: Event, scores: Used, number: int) -> Iterator[str]:
    """Yield the pairs of a round that float now and did not, or did and do not (M8)."""
    changed = []
    for game in event.rounds[number - 1].games:
        now = [pairing_score(event, p, number) for p in game.players]
        was = [scores.get((number, p), score) for p, score in zip(game.players, now, strict=True)]
        if (was[0] == was[1]) != (now[0] == now[1]):
            more = "now" if was[0] == was[1] else "no more"
            changed.append(f"{game.white}–{game.black} floats {more}")
    if changed:
        yield f"Round {number}: {_listed(changed)}."


def _handicaps(
    then: Event, now: Event, number: int, players: AbstractSet[PlayerId]
) -> Iterator[str]:
    """Yield the games of these players whose handicap by rule is another one now (B3)."""
    changed = []
    for game in now.rounds[number - 1].games:
        if players.isdisjoint(game.players):
            continue
        was, is_now = (handicap_of(each, *game.players, number).stones for each in (then, now))
        if was != is_now:
            changed.append(f"{game.white}–{game.black} {was}, now {is_now}")
    if changed:
        yield f"Handicaps by rule in round {number}: {_listed(changed)}."


def _otherwise(then: Event, now: Event, number: int, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield which drawn pairs would have been others; nothing where that cannot be known.

    Both are drawn again: pairs that the change does not explain (kept, made by hand) are left out.
    """
    was, is_now = drawn_again(then, number), drawn_again(now, number)
    if was is None or is_now is None:
        return
    drawn = {frozenset((line.white, line.black)) for line in lines if line.round == number}
    drawn |= {frozenset((line.bye,)) for line in lines if line.round == number}
    gone, come = sorted(map(sorted, was & drawn - is_now)), sorted(map(sorted, is_now - was))
    if gone:
        instead = f"{_listed(map(_pair, come))} instead of {_listed(map(_pair, gone))}"
        yield f"Drawn now, round {number} would have {instead}."
    else:
        yield f"Drawn now, round {number} would have the same pairs."


def _pair(seats: Sequence[int]) -> str:
    """Return a pair, or who has the bye."""
    return "–".join(map(str, seats)) if len(seats) > 1 else f"the bye for {seats[0]}"


def _places(then: Event, now: Event) -> Iterator[str]:
    """Yield who has another place than without the change."""
    before = {each.number: each for each in standings(then)}
    changed = [
        f"{who(now, each.number)} {each.place}, was {before[each.number].place}"
        for each in standings(now)
        if each.number in before and each.place != before[each.number].place
    ]
    if changed:
        yield f"Places: {_listed(changed)}."


def _listed(words: Iterable[str]) -> str:
    """Return a list with semicolons, cut where it grows too long to read."""
    named = [*words]
    left = len(named) - _MOST
    return "; ".join(named[:_MOST]) + (f"; and {left} more" if left > 0 else "")
