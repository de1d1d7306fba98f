"""Draw a round: who sits out, who meets whom, at which table, with which handicap and colours.

Sources: M6 (bye), M7 to M10 (pairs), M11 (colours), M12 and M13 (handicap by the rank now).

Not done: rematches on purpose, wishes, and draws of a part of the field (M19) except by locks.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import TYPE_CHECKING

from nigiri.domain.colours import colours
from nigiri.domain.handicaps import handicap
from nigiri.domain.model import Game, Round
from nigiri.domain.numbering import strength_key
from nigiri.domain.pairing.criteria import in_order, is_last
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.halves import relieved
from nigiri.domain.pairing.optimum import costs, optimum
from nigiri.domain.pairing.sitting import sitting
from nigiri.domain.pairing.stuck import no_pairing
from nigiri.domain.scores import pairing_score
from nigiri.errors import Forbidden, WrongUse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.domain.model import Event
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field, Pairs
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.sitting import Bye
    from nigiri.domain.units import PlayerId
    from nigiri.domain.wishes import Wishes


@dataclass(frozen=True)
class Board:
    """A drawn game with what it costs.

    costs -- by the code of each criterion, most important first; empty for a locked game
    locked -- the director's pair, left as it was
    first_not_met -- the group's halves clash with M7: paired from the top (M9, last rounds)
    """

    game: Game
    costs: Mapping[str, int]
    locked: bool = False
    first_not_met: bool = False


@dataclass(frozen=True)
class Drawn:
    """A drawn round with its explanation.

    round -- games in the order of the tables, without results
    boards -- the same games with their costs
    totals -- the sum over the boards that are not locked, by the code of each criterion
    byes -- who sits out; empty when the number is even
    """

    round: Round
    boards: tuple[Board, ...]
    totals: Mapping[str, int]
    byes: tuple[Bye, ...]


def draw(
    event: Event,
    round_number: int,
    *,
    locked: Sequence[Game] = (),
    byes: Sequence[PlayerId] | None = None,
    wishes: Wishes | None = None,
) -> Drawn:
    """Return the optimal draw of that round for all who play in it.

    locked -- games to be left as they are; their players and tables are not used again
    byes -- the director's choice, () for nobody; None: by policy (sitting.py)
    wishes -- pairs that are to meet, and pairs that are not

    Raises Forbidden when nobody is here, the number stays odd, or a player is named twice;
    NoPairing with the players who are stuck when no draw without a rematch exists; WrongUse for an
    unknown player or pattern.
    """
    force, forbid = (wishes.force, wishes.forbid) if wishes else ((), ())
    named = chain(*(game.players for game in locked), *force, byes or ())
    free = _free(event, round_number, named)
    playing, given = sitting(event, round_number, free, byes, forbid)
    field = gather(event, round_number, playing, forbid)
    criteria = in_order(event.settings, round_number)
    new = _boards(event, field, criteria, forbid)
    new += [Board(made(event, round_number, *pair), costs={}, locked=True) for pair in force]
    new.sort(key=lambda board: _order(event, round_number, board.game))
    boards = _seated(new, locked)
    if not boards:
        msg = f"Nobody can be paired in round {round_number}: mark on Players who is here."
        raise Forbidden(msg)
    return _drawn(round_number, boards, criteria, given)


def _free(event: Event, round_number: int, named: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return who is not named for a game or a bye, by number; check those named."""
    counted = Counter(named)
    for number, times in sorted(counted.items()):
        if number not in event.by_number:
            msg = f"There is no player number {number}."
            raise WrongUse(msg)
        if times > 1:
            who = f"{event.player(number).name} ({number})"
            msg = f"{who} is named {times} times in round {round_number}; keep one of them."
            raise Forbidden(msg)
    playing = (n for n, player in event.by_number.items() if player.plays_in(round_number))
    return tuple(sorted(number for number in playing if number not in counted))


def solved(field: Field, criteria: Sequence[Criterion]) -> dict[Pair, bool] | None:
    """Return the pairs of indices that are to meet, True where M9's first not yet met is taken.

    None when this field cannot be paired.
    """
    best = optimum(field, criteria)
    if best is not None and gives_way(field):
        return relieved(field, best)
    return None if best is None else dict.fromkeys(best, False)


def gives_way(field: Field) -> bool:
    """Tell whether M9's halves may give way in this round."""
    settings = field.settings
    return settings.pattern == "slide" and is_last(settings, field.round_number)


def _boards(
    event: Event, field: Field, criteria: Sequence[Criterion], forbidden: Pairs
) -> list[Board]:
    """Return the drawn boards without table numbers, in any order."""
    if not len(field):
        return []
    pairs = solved(field, criteria)
    if pairs is None:
        raise no_pairing(event, field.round_number, field.numbers, forbidden)
    return [
        Board(
            game=made(event, field.round_number, *(field.numbers[i] for i in pair)),
            costs={each.code: cost for each, cost in zip(criteria, prices, strict=True)},
            first_not_met=pairs[pair],
        )
        for pair, prices in zip(pairs, costs(field, criteria, list(pairs)), strict=True)
    ]


def _order(event: Event, round_number: int, game: Game) -> tuple[object, ...]:
    """Return the place of a board among the tables: by both scores, then by strength."""
    seats = sorted(
        (-pairing_score(event, number, round_number), strength_key(event, number))
        for number in game.players
    )
    return tuple(score for score, _ in seats), seats


def made(event: Event, round_number: int, one: PlayerId, other: PlayerId) -> Game:
    """Return the game of these two, with handicap and colours (M11, M12), without a table."""
    stones = handicap(event.settings, event.player(one).rank, event.player(other).rank)
    white, black = colours(event, one, other, stones, round_number)
    return Game(
        table=None,
        white=white,
        black=black,
        handicap=stones,
        white_rank=event.player(white).rank,
        black_rank=event.player(black).rank,
    )


def _seated(boards: Sequence[Board], locked: Sequence[Game]) -> tuple[Board, ...]:
    """Return all boards in the order of the tables; locked games without a table come last."""
    taken = {game.table for game in locked}
    tables = (table for table in count(1) if table not in taken)
    seated = [
        replace(board, game=replace(board.game, table=table))
        for board, table in zip(boards, tables, strict=False)
    ]
    seated += [Board(game, costs={}, locked=True) for game in locked]
    return tuple(sorted(seated, key=lambda b: (b.game.table is None, b.game.table or 0)))


def _drawn(
    round_number: int,
    boards: tuple[Board, ...],
    criteria: Sequence[Criterion],
    byes: tuple[Bye, ...],
) -> Drawn:
    """Return the round with the totals of its boards."""
    prices = [board.costs for board in boards if not board.locked]
    return Drawn(
        round=Round(
            number=round_number,
            games=tuple(board.game for board in boards),
            byes=tuple(bye.player for bye in byes),
        ),
        boards=boards,
        totals={each.code: sum(price[each.code] for price in prices) for each in criteria},
        byes=byes,
    )
