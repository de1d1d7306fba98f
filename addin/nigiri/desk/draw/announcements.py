"""Messages at a draw: a certain winner (E12), who is awaited, ranks worth a word (M13), systems."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.draw.part import WHOLE, sections_meant
from nigiri.domain.model.settings import BY_SCORE, CROSSTABLED
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.systems.stages import first_of_stage, played_as
from nigiri.errors import HostError
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.varying_columns import MOST_OPPONENTS
from nigiri.workbook.live.context import Context
from nigiri.workbook.log import announcement
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.workbook import accepted_names, is_accepted, read
from nigiri.workbook.review.players import review_relatives
from nigiri.workbook.review.systems import review_systems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.desk.draw.part import Part
    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.domain.players.member import Register
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation

_SYSTEM = "qualification"
#: Contenders are named up to so many, players of a round robin as many as the largest league has.
_TWO, _NAMED, _LEAGUE = 2, 8, 12


def certain_winner_sentences(event: Event, number: int) -> tuple[str, ...]:
    """Return the sentence about a player who has won the event before this round; () without one.

    event -- with the rounds before. The round is drawn all the same.
    """
    settings = event.settings
    rounds = range(1, settings.rounds + 1)
    played = [each for each in rounds if played_as(settings, each).system == _SYSTEM]
    if number not in played:
        return ()
    from nigiri.domain.systems.qualification import certain_winner  # noqa: PLC0415 -- few have one

    winner = certain_winner(event, max(played))
    if winner is None:
        return ()
    who = f"{event.player(winner).name} ({winner})"
    return (message("drawing.winner", who=who, round=number),)


def title_sentences(event: Event, number: int) -> tuple[str, ...]:
    """Return the sentence that from this round on Europeans near the lead meet one another (E6).

    event -- with the rounds before. () in other rounds, where wishes name others or the criterion
    does not count, and where only one of them is near.
    """
    if event.settings.title_players != "Europeans":
        return ()
    from nigiri.domain.pairing_policies.forced_pairings import begin_in  # noqa: PLC0415 -- one rule set

    if not begin_in(event, number):
        return ()
    from nigiri.domain.pairing.wishes import contenders  # noqa: PLC0415 -- two rounds

    near = sorted(contenders(event, number))
    if len(near) < _TWO:
        return ()
    if len(near) > _NAMED:
        return (message("drawing.title.many", many=len(near)),)
    who = several((f"{n} {event.player(n).name}" for n in near), message("between"))
    return (message("drawing.title", names=who),)


def lottery_sentences(event: Event, number: int) -> tuple[str, ...]:
    """Return the sentence on the numbers that the lot gives in a round robin; else () (E1).

    event -- with the rounds before, all players numbered. Said with the first round of a stage.
    """
    settings = event.settings
    begins = first_of_stage(settings, number) == number
    played = played_as(settings, number).system
    together = played in CROSSTABLED and not SYSTEMS[played].grouping
    if not (begins and together and settings.robin_seats == "lot"):
        return ()
    from nigiri.domain.systems.round_robin import in_seats  # noqa: PLC0415 -- few events are one

    members = [n for n, player in event.by_number.items() if player.plays_in(number)]
    seats = in_seats(settings, sorted(members))
    if len(seats) > _LEAGUE:
        return ()
    who = several((f"{n} {event.player(n).name}" for n in seats), message("between"))
    return (message("drawing.lot", names=who),)


Lists = Callable[[], "Register | None"]
"""Returns the lists of members on this computer, None without any; called only where they count."""


def no_lists() -> None:
    """Return None: no list of members is asked."""


def entry_sentences(workbook: Workbook, plan: Plan, lists: Lists) -> tuple[str, ...]:
    """Return the AGA's warnings about entries of those who play in a round (A2); () elsewhere.

    Cells count, and lists where cells are blank; a damaged list is told elsewhere.
    """
    event, number = plan.event, plan.drawn.round.number
    if not event.settings.is_american:
        return ()
    from nigiri.desk.players.entry_warnings import entry_warnings  # noqa: PLC0415 -- the AGA asks

    playing = [each for each in event.players if each.plays_in(number)]
    accepted = accepted_names(workbook, plan.reading, "member-lapsed")
    told = partial(entry_warnings, event.settings, accepted=accepted, raised=number == 1)
    said = told(playing)
    register = lists()
    if register is None:
        return said
    from nigiri.desk.members.as_listed import (  # noqa: PLC0415 -- few have lists
        as_listed,
        namesake_sentences,
    )

    try:
        known = as_listed(register, event, playing)
    except HostError:
        return said
    listed = told(known.players)
    more = () if listed == said else (message("entries.listed"),)
    return (*listed, *more, *namesake_sentences(known))


def announced_lines(event: Event, number: int) -> tuple[LogLine, ...]:
    """Return the line of the Log by what places go, which round 1 announces (B30); () later."""
    sheet = sheet_named("event", event.settings.language)
    return (LogLine(announcement(event.settings), sheet),) if number == 1 else ()


def rank_sentences(event: Event, number: int) -> tuple[str, ...]:
    """Return the sentence about kyu players whose rank is worth a word (M13); () without any.

    event -- with the rounds before. () where handicaps do not go by ranks, too.
    """
    if event.settings.handicap_by != "rank" or number == 1:
        return ()
    from nigiri.domain.games.rank_advice import rank_advice  # noqa: PLC0415 -- not in round 1

    said = [
        message(
            "drawing.rank.player",
            who=f"{found.player.number} {found.player.name}",
            rank=found.player.rank,
            won=found.won,
            lost=found.lost,
        )
        for found in rank_advice(event, number - 1)
    ]
    return (message("drawing.rank", players=several(said, message("between"))),) if said else ()


def rounds_sentences(
    workbook: Workbook, operations: Sequence[Operation], plan: Plan
) -> tuple[str, ...]:
    """Return sentences where a stage begins with another number of rounds than its system takes.

    operations -- that draw the round. The number of rounds is the director's, and is not changed.
    () where the system has said it already, and at a redraw.
    """
    number, settings = plan.drawn.round.number, plan.event.settings
    begins = first_of_stage(settings, number) == number
    by_score = played_as(settings, number).system in BY_SCORE  # takes as many as are wanted
    if plan.again or plan.drawn.notes or by_score or not begins:
        return ()
    after = applied(workbook, Changes((*operations,)))
    found = review_systems(Context(after, read(after)))
    return tuple(each.line for each in found if each.code.startswith("rounds-"))


def crosstable_sentences(
    workbook: Workbook, operations: Sequence[Operation], plan: Plan
) -> tuple[str, ...]:
    """Return the sentence where a stage's groups are too large for a crosstable; else ().

    operations -- that draw the round. Smaller groups get the sheet without being asked.
    """
    number, settings = plan.drawn.round.number, plan.event.settings
    begins = first_of_stage(settings, number) == number
    if plan.again or not begins or played_as(settings, number).system not in CROSSTABLED:
        return ()
    from nigiri.workbook.derive.crosstable import too_many  # noqa: PLC0415 -- few events have one

    players = too_many(read(applied(workbook, Changes((*operations,)))).event)
    if not players:
        return ()
    return (message("drawing.crosstable", present=players, room=MOST_OPPONENTS),)


def relatives_sentences(workbook: Workbook, plan: Plan) -> tuple[str, ...]:
    """Return the line on players who may be relatives, at the first draw; () once it is accepted.

    workbook -- before the draw
    """
    if plan.again or plan.drawn.round.number != 1:
        return ()
    if is_accepted(workbook, plan.reading, "relatives"):
        return ()
    return tuple(each.line for each in review_relatives(Context(workbook, plan.reading)))


def awaited_words(event: Event, this: Round, key: str, part: Part = WHOLE) -> tuple[str, ...]:
    """Return the sentence that names the players awaited in a round; () where there are none.

    this -- the round as drawn: its players are not awaited
    key -- of the sentence: awaited.said, awaited.draw or awaited.keep
    part -- of the round that is drawn; of sections, only players awaited in these are named
    """
    players = _awaited(event, this, part)
    if not players:
        return ()
    *others, last = map(_named, players)
    who = several(filter(None, (", ".join(others), last)), message("awaited.and"))
    return (message(key, who=who, count=len(players), round=this.number),)


def _awaited(event: Event, this: Round, part: Part) -> list[Player]:
    """Return the players awaited in a round who are not in it, in the order of Players."""
    seated = {*this.game_by_player, *this.byes}
    found = [
        player
        for player in event.players
        if player.is_awaited_in(this.number) and player.number not in seated
    ]
    if part.sections:
        inside = sections_meant(event, part.sections)
        found = [player for player in found if section_of(event, player) in inside]
    return found


def _named(player: Player) -> str:
    """Return number and family name: "36 Young"; the whole name without a number."""
    return player.name if player.number is None else f"{player.number} {player.family}"
