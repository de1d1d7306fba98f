"""Reports to the AGA: the form of today, and that of 2008 (formats 1.4 to 1.6, A12, A13).

part      today                            2008
header    TOURNEY Open                     #Name: Open
          start=6/15/2026 finish=...       #Start: 2026-06-15  #Stop: ...
          location=... rules=AGA           #Location: ...  #Rules: ...
players   PLAYERS (2)                      nothing
          10233 Ota, Yuzo 4k               10233 Ota, Yuzo 4k
rounds    GAMES 1                          # Round 1
          10233 489 W 0 7                  10233 489 W 0 7
the end   END, and the new members         END, and the new members

White stands in front of Black. A komi of 7 is 7½, one of 0 is ½. The forms have no words for a
draw, a result for both or for neither, a game by default, a bye and a small board: these are
reported instead. Players without a number of the AGA are sent under 99999, 99998, ... with their
facts after END. The set-up of the event (A13) stands in comments, which come first today, and are
the header in the form of 2008.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import komi_of
from nigiri.domain.model.dates import event_days
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.model.units import HalfPoints, decimal_points
from nigiri.domain.model.venue import venue_of
from nigiri.domain.players.entry_rating import rating_in_force
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.text import beyond_ascii, in_ascii
from nigiri.domain.tiebreaks import letters
from nigiri.errors import Forbidden
from nigiri.exchange.aga.contacts import contacts
from nigiri.exchange.parts.format import Outgoing
from nigiri.exchange.parts.latin_names import check_latin, latin
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.not_sent import tell_open_colours
from nigiri.exchange.parts.texts import one_line
from nigiri.exchange.result_tables.event import check_played
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from datetime import date

    from nigiri.domain.model.event import Event, Game, Player, Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message

_HIGHEST = 99999
_DRAWN = "mcmahon"
_WINNERS = {Outcome.WHITE: "W", Outcome.BLACK: "B"}
_UNSAYABLE = {Outcome.JIGO: "draw", Outcome.NONE: "both-lost", Outcome.BOTH: "both-won"}
"""Outcome that the report has no word for -> how the key of its sentence ends."""
_STARTS = {
    "sections": "McMahon with sections",
    "bar": "McMahon with a bar",
    "grade": "McMahon without a bar",
    "bands": "McMahon with bands",
    "none": "Swiss",
}


@dataclass(frozen=True)
class _Sent:
    """The content of a report.

    numbers -- of everybody who is named in it, with the AGA or for now; new -- those for now
    rounds -- round -> its games; remarks -- what is not sent, and what is sent otherwise
    """

    numbers: Mapping[PlayerId, int]
    new: Mapping[PlayerId, int]
    rounds: tuple[tuple[int, tuple[Game, ...]], ...]
    remarks: tuple[str, ...]


def write(event: Event) -> Outgoing:
    """Return the report in the form of today.

    Raises Forbidden for a small board, before round 1, for one number of two who played, and as
    long as a name cannot be written.
    """
    sent = _sent(event)
    settings, venue = event.settings, venue_of(event.settings.place)
    first, last = event_days(settings) or (None, None)
    words = [
        *(f"# {said}" for said in _set_up(event)),
        f"TOURNEY {settings.name}",
        f"start={_american(first) or settings.dates}",
        f"finish={_american(last) or settings.dates}",
        *([f"location={venue.words}"] if venue.words else []),
        f"rules={settings.rules_of_play or 'AGA'}",
        "",
        f"PLAYERS ({len(sent.numbers)})",
        *_players(event, sent),
    ]
    for number, games in sent.rounds:
        words += ["", f"GAMES {number}", *(_game(event, sent, number, game) for game in games)]
    return _outgoing([*words, "", "END", *contacts(event, sent.new)], sent)


def write_2008(event: Event) -> Outgoing:
    """Return the report in the form of 2008; raises what `write` raises."""
    sent = _sent(event)
    words = [*(f"#{said}" for said in _set_up(event)), "", *_players(event, sent)]
    for number, games in sent.rounds:
        words += ["", f"# Round {number}"]
        words += [_game(event, sent, number, game) for game in games]
    return _outgoing([*words, "", "END", *contacts(event, sent.new)], sent)


def _outgoing(words: list[str], sent: _Sent) -> Outgoing:
    """Return the lines as a file in ASCII."""
    text = "\n".join([*(in_ascii(one_line(line)) for line in words), ""])
    return Outgoing(text.encode("ascii", "replace"), sent.remarks, len(sent.numbers))


def _sent(event: Event) -> _Sent:
    """Return the content of the report, with what is not sent."""
    check_played(event)
    if event.settings.board != FULL_SIZE:
        raise Forbidden(message("unsent.small-board.aga", size=event.settings.board))
    remarks = list(_unsayable(event))
    rounds = tuple(
        (r.number, tuple(g for g in r.games if _why_not(g) is None)) for r in event.rounds
    )
    playing = sorted({n for _, games in rounds for g in games for n in g.players})
    check_latin(map(event.player, playing), beyond_ascii)
    known = {n: int(number) for n in playing if (number := aga_number(event.player(n)))}
    new = tuple(n for n in playing if n not in known)
    _check_own_numbers(event, known)
    taken, free = set(known.values()), _HIGHEST
    numbers = dict(known)
    for player in new:
        while free in taken:
            free -= 1
        numbers[player], free = free, free - 1
        name = event.player(player).name
        remarks.append(message("unsent.for-now", name=name, number=numbers[player]))
    return _Sent(
        numbers, {n: numbers[n] for n in new}, rounds, (*remarks, *_listed(event, numbers))
    )


def _check_own_numbers(event: Event, known: Mapping[PlayerId, int]) -> None:
    """Raise Forbidden where two who played have one number: their games would be one person's."""
    first: dict[int, PlayerId] = {}
    for player, number in sorted(known.items()):
        other = first.setdefault(number, player)
        if other != player:
            one, two = (f"{n} {event.player(n).name}" for n in (other, player))
            raise Forbidden(message("unsent.same-number", one=one, other=two, number=number))


def _listed(event: Event, numbers: Collection[int]) -> tuple[str, ...]:
    """Return the sentences about open colours, and about players who are in no line."""
    left_out = LeftOut()
    tell_open_colours(event, left_out)
    for number, player in sorted(event.by_number.items()):
        if number not in numbers:
            left_out.item("unsent.no-game", player.name)
    return left_out.sentences()


def aga_number(player: Player) -> str:
    """Return the player's number in the AGA, "" for none."""
    return ids(player.federation_id).get("aga", "")


def _why_not(game: Game) -> str | None:
    """Return the end of the key that says why a game cannot be sent; None for one that can."""
    if game.result is None:
        return None
    if game.result.by_default:
        return "default"
    return _UNSAYABLE.get(game.result.outcome)


def _unsayable(event: Event) -> Iterator[Message]:
    """Yield sentences about games, byes and komi that are not sent, or sent otherwise."""
    rough = set()
    for this in event.rounds:
        for game in this.games:
            names, why = " - ".join(event.player(n).name for n in game.players), _why_not(game)
            if why or game.result is None:
                yield message(f"unsent.{why or 'open'}", round=this.number, players=names)
            komi = komi_of(event, game, this.number)
            if komi is not None and (komi % 2 == 0 or komi == -1):
                rough.add(komi)
        for number in this.byes:
            yield message("unsent.bye", round=this.number, name=event.player(number).name)
    for komi in sorted(rough):
        words = decimal_points(HalfPoints(komi))
        yield message("unsent.komi", komi=words, sent=_komi(komi))


def _komi(komi: int) -> int:
    """Return a komi in half points as the report has it: whole points without the half."""
    return int(komi / 2)


def _players(event: Event, sent: _Sent) -> Iterator[str]:
    """Yield the lines of the players, by their numbers."""
    for player, number in sorted(sent.numbers.items(), key=lambda pair: pair[1]):
        name = latin(event.player(player), beyond_ascii).name
        yield f"{number} {name} {strength_words(event, player)}"


def strength_words(event: Event, number: PlayerId) -> str:
    """Return the entry rating by the AGA with its decimals, else the rank at entry: "4.5", "4k".

    The rank also where it counts instead of the rating (A2, A3).
    """
    player, settings = event.player(number), event.settings
    rating = rating_in_force(settings, player) if settings.rating_scale == "aga" else None
    if rating is not None:
        return f"{rating / 100:.2f}"
    return str(player.initial_rank)


def _game(event: Event, sent: _Sent, round_number: int, game: Game) -> str:
    """Return the line of a game."""
    white, black = (sent.numbers[player] for player in game.players)
    winner = _WINNERS[game.result.outcome] if game.result else "?"
    komi = _komi(komi_of(event, game, round_number) or 0)
    return f"{white} {black} {winner} {game.handicap} {komi}"


def _set_up(event: Event) -> Iterator[str]:
    """Yield the set-up of the event, as the draft of 2008 names it (A13)."""
    settings = event.settings
    first, last = event_days(settings) or (None, None)
    codes = settings.first, *settings.tiebreaks
    fields = (
        ("Program", "nigiri"),
        ("Name", settings.name),
        ("Location", settings.place),
        ("Start", first.isoformat() if first else settings.dates),
        ("Stop", last.isoformat() if last else settings.dates),
        ("Director", settings.director),
        ("Phone", settings.telephone),
        ("E-mail", settings.email),
        ("Sponsor", settings.sponsor),
        ("Rules", settings.rules_of_play or "AGA"),
        ("Time control", settings.time_limits),
        ("Komi", decimal_points(settings.komi_even)),
        ("Pairing", _pairing(settings)),
        ("Tie-breaks", " ".join(letters(settings, code) for code in codes)),
        ("Rounds", f"{len(event.rounds)} of {settings.rounds}"),
    )
    yield from (f"{key}: {value}" for key, value in fields if value)


def _pairing(settings: Settings) -> str:
    """Return the system of play in words: that of the draw, or the name of another one."""
    return _STARTS[settings.start_rule] if settings.system == _DRAWN else settings.system


def _american(day: date | None) -> str:
    """Return a day as the AGA's own example writes it: 6/15/2026."""
    return f"{day.month}/{day.day}/{day.year}" if day else ""
