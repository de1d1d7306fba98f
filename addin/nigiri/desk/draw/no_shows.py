"""Who did not come and would be drawn again: the draw asks once whether they sit out or play (M6).

No answer is the usual one: either costs somebody a game if it is wrong. An answer is what marking
them by hand is: the round in Out in rounds of Players, "2" or "2 here". Nobody is asked about who
has a place in the round already, or was marked here since (`nigiri late`, `nigiri back`, "2 here").
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import change_line
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.phrases import player_label, players_named, rounds_named
from nigiri.desk.draw.announcements import awaited_words
from nigiri.desk.draw.part import sections_meant
from nigiri.desk.draw.plan import Settled
from nigiri.domain.model.event import Round
from nigiri.domain.pairing_policies.byes import first_as_if_there, needs_bye
from nigiri.domain.pairing_policies.no_shows import no_shows, stayed_away
from nigiri.domain.starts.start_scores import section_of
from nigiri.errors import Choice, Forbidden, Unchosen, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.read.player_references import names_of, typed_for
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.desk.draw.part import Part
    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

ABSENT = "absent"
"""How the key of a choice about a player begins: "absent 17"."""
OUT, PLAYS = "out", "plays"
"""The answers."""
_CHANGES = {OUT: Outs.sitting_out, PLAYS: Outs.here_again}


def said_of(numbers: Iterable[int], answer: str) -> dict[str, str]:
    """Return the same answer for these players, as `settled` takes it."""
    return {f"{ABSENT} {number}": answer for number in numbers}


def settled(
    workbook: Workbook, reading: Reading, number: int, part: Part, decided: Mapping[str, str]
) -> Settled:
    """Return the cells to be written of those who did not come, before a round is drawn.

    decided -- key of a choice -> key of the answer

    Raises Unchosen while nothing is said of one of them, WrongUse for an answer about another.
    """
    away = _asked_about(reading, number, part)
    answers = {player: decided.get(f"{ABSENT} {player}", "") for player in away}
    for key in decided:
        name, _, who = key.partition(" ")
        if name == ABSENT and not _came_up(reading.event, number, who):
            raise WrongUse(message("drawing.absent.not-asked", who=who, round=number))
    unsaid = {player: away[player] for player, answer in answers.items() if not answer}
    if unsaid:
        raise _unchosen(reading.event, number, unsaid, part)
    return _written(workbook, reading, number, answers)


def check_settled(reading: Reading, number: int, part: Part) -> None:
    """Raise Forbidden while somebody did not come: a draft leaves Players as it is."""
    away = _asked_about(reading, number, part)
    if away:
        raise Forbidden(message("drawing.absent.draft", **_facts(reading.event, number, away)))


def _came_up(event: Event, number: int, who: str) -> bool:
    """Tell whether somebody did not come: of those whose answer stands already nobody is asked."""
    return any(
        str(player) == who and stayed_away(event, player, number) is not None
        for player in event.by_number
    )


def _asked_about(reading: Reading, number: int, part: Part) -> Mapping[PlayerId, int]:
    """Return each who did not come and has no place in the round yet -> the round missed so.

    part -- of the round that is drawn; of sections only players in these
    """
    event, this = reading.event, reading.rounds.get(number)
    seated = {*this.round.game_by_player, *this.round.byes} if this is not None else set()
    found = {n: away for n, away in no_shows(event, number).items() if n not in seated}
    if part.sections:
        inside = sections_meant(event, part.sections)
        return {
            n: away for n, away in found.items() if section_of(event, event.player(n)) in inside
        }
    return found


def _unchosen(event: Event, number: int, away: Mapping[PlayerId, int], part: Part) -> Unchosen:
    """Return the error that asks about these players; who is awaited is asked in one with it."""
    present = [n for n, player in event.by_number.items() if player.plays_in(number)]
    odd = needs_bye(event, number, present)
    bye = first_as_if_there(event, number, present) if odd else None
    options = {answer: message(f"drawing.absent.{answer}") for answer in (OUT, PLAYS)}
    choices = [
        Choice(
            f"{ABSENT} {player}",
            message("drawing.absent.choice", who=player_label(event, player), round=number),
            message(f"drawing.absent.tip{'.bye' * (player == bye)}", away=missed),
            options,
        )
        for player, missed in away.items()
    ]
    drawn = (each for each in event.rounds if each.number == number)
    awaited = awaited_words(event, next(drawn, Round(number)), "awaited.draw", part)
    return Unchosen(message("drawing.absent", **_facts(event, number, away)), choices, awaited)


def _facts(event: Event, number: int, away: Iterable[PlayerId]) -> dict[str, object]:
    """Return the facts of a sentence about these players."""
    players = [event.player(player) for player in away]
    names = players_named(event, away)
    return {"names": names, "many": len(players), "who": typed_for(players), "round": number}


def _written(
    workbook: Workbook, reading: Reading, number: int, answers: Mapping[PlayerId, str]
) -> Settled:
    """Return the cells Out in rounds with the answers, and what is said of them."""
    if not answers:
        return Settled()
    location, rounds = reading.book.locations["players"], frozenset({number})
    cells = Cells(location, workbook[location.name])
    told: dict[str, list[Player]] = {OUT: [], PLAYS: []}
    for row, player in reading.player_rows.items():
        answer = answers.get(player.number) if player.number is not None else None
        if answer is not None:
            told[answer].append(player)
            change = partial(_CHANGES[answer], rounds=rounds)
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), change))
    return Settled(
        cells.operations(),
        tuple(_sentences(reading.event, number, told)),
        tuple(change_line(change, location.name) for change in cells.changes),
        "".join(
            f" --{option} {typed_for(told[answer])}"
            for option, answer in (("sits-out", OUT), ("plays", PLAYS))
            if told[answer]
        ),
    )


def _sentences(event: Event, number: int, told: Mapping[str, list[Player]]) -> Iterator[Message]:
    """Yield the sentences on those who sit out, with their way back, and on those who play."""
    rounds = rounds_named(frozenset({number}))
    if told[OUT]:
        facts = {"rounds": rounds, "names": names_of(told[OUT]), "who": typed_for(told[OUT])}
        last = number >= event.settings.rounds
        yield message("attendance.out" if last else "drawing.absent.sits", **facts)
    if told[PLAYS]:
        yield message("attendance.plays", rounds=rounds, names=names_of(told[PLAYS]))
