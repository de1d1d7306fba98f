"""The part of a round that is drawn: complete groups, some sections, or the rest (M19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.desk.core.phrases import players_named
from nigiri.desk.core.round_state import Unpaired, still_playing
from nigiri.domain.model.units import Rank, decimal_points, parse_points
from nigiri.domain.pairing_policies.byes import needs_bye, promised, regulars, reserves
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged, played_as
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.desk.core.locks import Locks
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.pairing.early_draw import Block, Ready


class Part(NamedTuple):
    """The part of a round to be drawn; by default all of it.

    ready -- the complete score groups from the top and the bottom
    high, low -- the groups between these scores as they are told, in half points; one None: up to
    that end
    sections -- of the players: numbers, or ranks that belong to them
    rest -- all players without a place in the newest round
    provisional -- missing results count for now as the event says, by default a loss (B11)
    """

    ready: bool = False
    high: HalfPoints | None = None
    low: HalfPoints | None = None
    sections: tuple[str, ...] = ()
    rest: bool = False
    provisional: bool = False

    @property
    def scores(self) -> bool:
        """Tell whether groups are given by their scores."""
        return self.high is not None or self.low is not None

    @property
    def early(self) -> bool:
        """Tell whether results of the round before may be missing."""
        return self.ready or self.scores

    @property
    def words(self) -> str:
        """Return the options of the command for this part, for the Log."""
        limits = {"from": self.high, "to": self.low}
        options = ["--ready"] * self.ready + ["--rest"] * self.rest
        options += ["--provisional"] * self.provisional
        options += [f"--{k} {decimal_points(s)}" for k, s in limits.items() if s is not None]
        options += [f"--section {typed}" for typed in self.sections]
        return "".join(f" {option}" for option in options)

    @property
    def is_partial(self) -> bool:
        """Tell whether this is less than the whole round."""
        return self.early or bool(self.sections) or self.rest


WHOLE = Part()


def part_of(*, high: str | None = None, low: str | None = None, **others: Any) -> Part:  # noqa: ANN401 -- the other fields
    """Return a part from scores as typed; WrongUse for a text that is no score."""
    scores = []
    for typed in (high, low):
        try:
            scores.append(None if typed is None else parse_points(typed))
        except ValueError as error:
            raise WrongUse(message("drawing.part.score", asked=typed)) from error
    return Part(high=scores[0], low=scores[1], **others)


def draw_part(
    event: Event, round_number: int, part: Part, locks: Locks, waiting: Sequence[PlayerId]
) -> tuple[Drawn, Unpaired]:
    """Return the round with that part drawn beside existing places, and the players left.

    Raises as `blocks_to_draw` and the draw do.
    """
    from nigiri.domain.pairing.blocks import Existing, draw_blocks  # noqa: PLC0415 -- it takes a while

    found = blocks_to_draw(event, round_number, part, waiting, locks.byes)
    tables = frozenset(line.table for line in locks.lines if line.table is not None)
    drawn = draw_blocks(event, round_number, found, Existing(locks.games, locks.byes, tables))
    seated = {*drawn.round.game_by_player, *drawn.round.byes, *drawn.idle}
    held = (block.held for block in found.blocks)
    return drawn, Unpaired(
        tuple(number for number in waiting if number not in seated),
        tuple(number for number in held if number is not None),
    )


def check_one_way(part: Part, *, again: bool) -> None:
    """Raise WrongUse for more than one part, a part of a redraw, or options that contradict."""
    if sum((again, part.ready, part.scores, bool(part.sections), part.rest)) > 1:
        raise WrongUse(message("drawing.part.one-way"))
    if part.early and part.provisional:
        raise WrongUse(message("drawing.part.sure"))


def blocks_to_draw(
    event: Event,
    round_number: int,
    part: Part,
    waiting: Sequence[PlayerId],
    byes: Sequence[PlayerId],
) -> Ready:
    """Return the blocks of players to be drawn now.

    waiting -- players without a place yet; byes -- players who have the bye already

    Raises Forbidden when the part cannot be drawn, WrongUse for a section that does not exist.
    """
    from nigiri.domain.pairing.early_draw import Block, Ready, between, ready  # noqa: PLC0415 -- as above

    if not waiting:
        raise Forbidden(message("drawing.part.nobody", round=round_number))
    if not judged(event.settings, round_number).by_score:
        return Ready((_whole_block(event, round_number, part, waiting),))
    if part.sections:
        return Ready((_sections(event, round_number, part, waiting, byes),))
    _check_even(event, round_number, waiting, byes)
    if part.early:
        waiting = _with_reserve(event, round_number, waiting)
    if part.ready:
        found = ready(event, round_number, waiting)
        _check_some(event, round_number, found)
        return found
    if part.scores:
        return between(event, round_number, waiting, part.high, part.low)
    return Ready((Block(tuple(waiting)),))


def _sections(
    event: Event,
    round_number: int,
    part: Part,
    waiting: Sequence[PlayerId],
    byes: Sequence[PlayerId],
) -> Block:
    """Return the waiting players of the sections asked for as one block."""
    from nigiri.domain.pairing.early_draw import Block  # noqa: PLC0415 -- it takes a while

    inside = _inside(event, round_number, part.sections, waiting)
    _check_even(event, round_number, inside, byes)
    return Block(tuple(inside), _count_better(event, round_number, inside, waiting) // 2)


def _whole_block(event: Event, round_number: int, part: Part, waiting: Sequence[PlayerId]) -> Block:
    """Return all waiting players as one block; Forbidden where a part of them is asked for.

    A system that does not pair by score has no score groups (M19).
    """
    from nigiri.domain.pairing.early_draw import Block  # noqa: PLC0415 -- it takes a while

    if part.early or part.sections:
        system = played_as(event.settings, round_number).system
        raise Forbidden(message("drawing.part.system", round=round_number, system=system))
    return Block(tuple(waiting))


def _with_reserve(
    event: Event, round_number: int, waiting: Sequence[PlayerId]
) -> Sequence[PlayerId]:
    """Return the players to be drawn: reserves only if one makes the number even (B6).

    Raises Forbidden where sections never mix: score groups have no meaning across them.
    """
    if event.settings.mixing == "sections":
        raise Forbidden(message("drawing.part.apart"))
    regular = regulars(event, waiting)
    calls = len(regular) % 2 == 1 and not promised(event, round_number, regular)
    spare = reserves(event, round_number, waiting)[:1] if calls else ()
    return sorted((*regular, *spare))


def _check_even(
    event: Event, round_number: int, waiting: Sequence[PlayerId], byes: Sequence[PlayerId]
) -> None:
    """Raise Forbidden when a player would be left over though there is a bye already (M6).

    Parts drawn apart, such as sections that never mix, have a bye each.
    """
    from nigiri.domain.pairing.parts import parts  # noqa: PLC0415 -- it takes a while

    for apart in parts(event, round_number, sorted({*waiting, *byes})):
        undrawn = [number for number in apart if number not in byes]
        had = [number for number in byes if number in apart]
        if had and needs_bye(event, round_number, undrawn):
            facts = {"round": round_number, "who": f"{event.player(had[0]).name} ({had[0]})"}
            if len(undrawn) == 1:
                alone = {"number": undrawn[0], "name": event.player(undrawn[0]).name}
                raise Forbidden(message("drawing.part.bye.one", **facts, **alone))
            raise Forbidden(message("drawing.part.bye", players=len(undrawn), **facts))


def _check_some(event: Event, round_number: int, found: Ready) -> None:
    """Raise Forbidden when no group can be drawn yet."""
    if not found.blocks:
        tables = still_playing(event, round_number)
        raise Forbidden(message("drawing.part.stuck", round=round_number, tables=tables))


def _inside(
    event: Event, round_number: int, sections: Sequence[str], waiting: Sequence[PlayerId]
) -> list[PlayerId]:
    """Return the waiting players of some sections; Forbidden for an odd number."""
    numbers = sections_meant(event, sections)
    inside = [n for n in waiting if section_of(event, event.player(n)) in numbers]
    facts = {"many": len(numbers), "sections": ", ".join(map(str, sorted(numbers)))}
    if not inside:
        raise Forbidden(message("drawing.part.section.nobody", round=round_number, **facts))
    _check_odd(event, round_number, inside, waiting, {"players": len(inside), **facts})
    return inside


def _check_odd(
    event: Event,
    round_number: int,
    inside: Sequence[PlayerId],
    waiting: Sequence[PlayerId],
    facts: Mapping[str, object],
) -> None:
    """Raise Forbidden when an odd number cannot be drawn before the others.

    facts -- the sections and the players in them, for the sentence
    """
    if event.settings.mixing == "sections" or len(regulars(event, inside)) % 2 == 0:
        return
    odd, of_all = (needs_bye(event, round_number, each) for each in (inside, waiting))
    if odd and not of_all:
        raise Forbidden(message("drawing.part.section.odd", **facts))
    outside = promised(event, round_number, {*waiting} - {*inside})
    if outside:
        names = players_named(event, outside)
        raise Forbidden(message("drawing.part.section.promised", names=names, **facts))


def sections_meant(event: Event, typed: Sequence[str]) -> set[int]:
    """Return the numbers of sections given by number or by a rank."""
    return {_section(event, each) for each in typed}


def _section(event: Event, typed: str) -> int:
    """Return the number of a section given by number or by a rank; WrongUse where there is none."""
    known = [section.number for section in event.sections]
    words = typed.casefold().replace("section", "").strip()
    if words.isdecimal() and int(words) in known:
        return int(words)
    try:
        rank = Rank.parse(words)
    except ValueError:
        rank = None
    if rank is not None and known:
        reached = (section.number for section in event.sections if rank >= section.lowest)
        return next(reached, known[-1])
    facts = {"asked": quoted(typed), "sections": ", ".join(map(str, known))}
    raise WrongUse(message("drawing.part.section.unknown", **facts))


def _count_better(
    event: Event, round_number: int, inside: Sequence[PlayerId], waiting: Sequence[PlayerId]
) -> int:
    """Return the number of other waiting players who stand before the first of these."""

    def standing(number: PlayerId) -> tuple[int, ...]:
        return -pairing_score(event, number, round_number), *strength_key(event, number)

    first = min(map(standing, inside))
    return sum(standing(number) < first for number in waiting)
