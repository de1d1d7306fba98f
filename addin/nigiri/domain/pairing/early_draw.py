"""Find the part of a round that can be drawn while games of the rounds before still go on (M19).

A score group is complete when every score in it is certain and nobody else can come into it. From
the top and from the bottom complete groups can be drawn one after the other, up to the first that
is not complete. In the middle it takes an even number: nobody knows whether an odd player would go
up or down.

M19                             here
the bye is found first          once it is the same however the games end; until then whoever may
                                get it waits, and with them their group
an odd group from the top       its weakest is held for the next group below (M8)
an odd group from the bottom    its strongest is held for the next group above (M8)
in the middle                   an even number, and the bye must be given or not needed

Beyond M19, a player who floated that way before is spared while another has not; and nothing is
drawn that would leave the others without a round (M7).

Parts that are drawn apart (parts.py) have byes of their own, which score groups across them would
give to the wrong players: then this is refused. Not done: two who must meet, in two groups.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.figures import points_words
from nigiri.domain.pairing.field import bans
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing.parts import parts
from nigiri.domain.pairing.sitting_out import Bye
from nigiri.domain.pairing.uncertain_scores import UncertainField, playing
from nigiri.domain.pairing_policies.byes import bye_candidates, needs_bye, promised
from nigiri.domain.standings.shown import as_drawn
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.domain.pairing.uncertain_scores import Cut
    from nigiri.messages.message import Message


@dataclass(frozen=True)
class Block:
    """Players to be drawn with one another alone.

    above -- how many boards that are not drawn yet belong at the tables above theirs
    held -- who of the group at the edge waits for the next group; None: nobody had to
    """

    players: tuple[PlayerId, ...]
    above: int = 0
    held: PlayerId | None = None


@dataclass(frozen=True)
class Ready:
    """The blocks that can be drawn now, from the top down, and the bye.

    bye -- None where nobody needs it or the draw of the only block gives it
    """

    blocks: tuple[Block, ...] = ()
    bye: Bye | None = None


def ready(event: Event, round_number: int, free: Collection[PlayerId]) -> Ready:
    """Return the blocks of a round that can be drawn now, from the top and from the bottom (M19).

    free -- who plays in the round and has neither a game nor a bye yet

    Without blocks nothing can be drawn. Where every score is certain everybody is one block. Raises
    Forbidden where scores are uncertain and some players only meet one another.
    """
    bye, uncertain = _bye(event, round_number, sorted(free))
    field = _field(event, round_number, free, bye, uncertain)
    if not field.open:
        return Ready((Block(tuple(sorted(free))),))
    _check_together(event, round_number, sorted(free))
    top = field.reduced(field.top, "down", ())
    bottom = field.reduced(field.bottom, "up", top.inside)
    blocks = tuple(_block(field, cut) for cut in (top, bottom) if cut.inside)
    return Ready(blocks, bye if blocks else None)


def between(
    event: Event,
    round_number: int,
    free: Collection[PlayerId],
    high: HalfPoints | None,
    low: HalfPoints | None,
) -> Ready:
    """Return the groups with these scores, both included, as one block (M19).

    free -- who plays in the round and has neither a game nor a bye yet
    high, low -- in half points, as scores are told; None: from the top, down to the bottom

    Raises WrongUse when nobody has such a score; Forbidden when a group is not complete, the
    number in the middle is odd or a bye missing, somebody would be left without an opponent, or
    some of them only meet one another.
    """
    _check_together(event, round_number, sorted(free))
    bye, uncertain = _bye(event, round_number, sorted(free))
    field = _field(event, round_number, free, bye, uncertain)
    words = _groups(high, low)
    high, low = as_drawn(event, high), as_drawn(event, low)
    block = field.between(high, low)
    if not block:
        raise WrongUse(message("pairing.groups.nobody", groups=words, round=round_number))
    _check_complete(event, field, block, words)
    direction = field.direction(block)
    if direction is None:
        _check_middle(field, block, words)
    cut = field.cut(block, direction)
    if cut is None or not cut.inside:
        raise Forbidden(message("pairing.groups.rematch", groups=words))
    return Ready((_block(field, cut),), bye)


def _field(
    event: Event,
    round_number: int,
    free: Iterable[PlayerId],
    bye: Bye | None,
    uncertain: Collection[PlayerId],
) -> UncertainField:
    """Return the field of those who are to be paired, without the bye."""
    unpaired = [number for number in free if bye is None or number != bye.player]
    return UncertainField(event, round_number, unpaired, uncertain)


def _block(field: UncertainField, cut: Cut) -> Block:
    """Return a cut (indices) as a block (player numbers)."""
    held = None if cut.held is None else field.numbers[cut.held]
    return Block(tuple(field.numbers[i] for i in cut.inside), field.boards_above(cut), held)


def _groups(high: HalfPoints | None, low: HalfPoints | None) -> Message:
    """Return from which score to which, None for the top and the bottom."""
    if high is not None and high == low:
        return message("pairing.groups.one", score=points_words(high))
    top = message("pairing.groups.top") if high is None else points_words(high)
    bottom = message("pairing.groups.bottom") if low is None else points_words(low)
    return message("pairing.groups", high=top, low=bottom)


def _check_together(event: Event, round_number: int, free: Sequence[PlayerId]) -> None:
    """Raise Forbidden when these are drawn in several parts (M19).

    Score groups across parts are no groups of the draw.
    """
    if len(parts(event, round_number, free)) > 1:
        raise Forbidden(message("pairing.groups.parts", round=round_number))


def _check_complete(
    event: Event, field: UncertainField, block: Sequence[int], words: Message
) -> None:
    """Raise Forbidden with the players of the block whose score or bye is uncertain."""
    waiting = [event.player(field.numbers[i]) for i in block if i in field.open]
    if waiting:
        named = (f"{player.name} ({player.number})" for player in waiting)
        who = several(named, message("pairing.names"))
        raise Forbidden(message("pairing.groups.open", groups=words, who=who))


def _check_middle(field: UncertainField, block: Sequence[int], words: Message) -> None:
    """Raise Forbidden when groups in the middle must wait for those above and below."""
    if needs_bye(field.event, field.round_number, field.numbers):
        present = len(field.numbers)
        raise Forbidden(message("pairing.groups.bye", groups=words, present=present))
    if len(block) % 2 == 1:
        raise Forbidden(message("pairing.groups.odd", groups=words, players=len(block)))


def _bye(
    event: Event, round_number: int, free: Sequence[PlayerId]
) -> tuple[Bye | None, frozenset[PlayerId]]:
    """Return the bye if it is the same however the games end, else all who may get it (M6).

    Whoever is still playing may lose or win. Where the rule names one player in both cases it does
    so in any; of those whose score is certain nobody but the two named can have the bye.
    """
    if not needs_bye(event, round_number, free):
        return None, frozenset()
    ends = (_ended(event, round_number, outcome) for outcome in (Outcome.NONE, Outcome.BOTH))
    found = [bye for end in ends for bye in _byes(end, round_number, free)]
    if found and promised(event, round_number, free):
        return found[0], frozenset()
    certain = [bye for bye in found if not playing(event, bye.player, round_number)]
    if len(certain) == 2 and certain[0].player == certain[1].player:  # noqa: PLR2004 -- both ends
        return certain[0], frozenset()
    return None, frozenset(bye.player for bye in certain)


def _ended(event: Event, round_number: int, outcome: Outcome) -> Event:
    """Return the event as if all unfinished games of earlier rounds had that outcome."""
    return replace(
        event,
        rounds=tuple(
            replace(
                earlier,
                games=tuple(
                    replace(game, result=game.result or Result(outcome)) for game in earlier.games
                ),
            )
            for earlier in event.rounds
            if earlier.number < round_number
        ),
    )


def _byes(event: Event, round_number: int, free: Sequence[PlayerId]) -> Iterator[Bye]:
    """Yield the bye by policy with which all others can be paired; nothing where there is none."""
    square = bans(event, round_number, free)
    candidates = bye_candidates(event, round_number, free)
    for at, candidate in enumerate(candidates):
        if pairable([i for i, number in enumerate(free) if number != candidate], square):
            yield Bye(candidate, passed_over=candidates[:at])
            return
