"""Data of an event made whole: what a file leaves out is taken as usual.

missing                    taken as
a setting                  the usual one (USUAL)
the rank                   that of the rating, without a rating the weakest
the start score            rank between floor and bar, above zero, and the correction
`participating`            wanted to play in every round
rounds, rounds played      the last round with a game or a bye

What is of another kind than usual, a word for a number, is as good as missing.

Left out and counted as strangers are games and byes of players who are not in the list, or who are
seated in that round already, and those of no round from 1 to 99. Ids that are no whole numbers
above 0 are replaced by the place in the list; of several players with one id the last one counts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Data = Mapping[str, Any]

#: What OpenGotha starts a new event with.
USUAL: Data = {
    "placement": ("MMS",), "bar": "4d", "floor": "20k", "zero": "30k", "round_down": True,
    "unplayed_as_half": False,
    "absent_nbw": 0.0, "absent_mms": 0.5, "bye_nbw": 1.0, "bye_mms": 1.0,
    "handicap_by_mms": False, "handicap_correction": 1, "handicap_ceiling": 9,
    "no_handicap_from": "1d",
}  # fmt: skip

#: What a game is when nothing is said of it.
PLAIN: Data = {"table": None, "handicap": 0, "result": "?"}

#: Of which kind the values of these keys are.
NUMBER = (int, float)
KINDS: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("bar", "floor", "zero", "no_handicap_from"), str),
    **dict.fromkeys(("club", "country", "participating", "result"), str),
    **dict.fromkeys(("absent_nbw", "absent_mms", "bye_nbw", "bye_mms", "start_score"), NUMBER),
    **dict.fromkeys(("handicap_correction", "handicap_ceiling", "handicap", "table"), int),
    **dict.fromkeys(("rounds", "rounds_played", "correction", "rating"), int),
    "placement": (list, tuple),
}

#: No event has more rounds.
LONGEST = 99

COLOURS = ("white", "black")

#: The lowest rating of a 1 dan, and how wide the ranks are.
ONE_DAN, WIDTH = 2050, 100


def completed(data: Data) -> dict[str, Any]:
    """Return the same event with every key that is read; see above."""
    settings = {**USUAL, **_known(data.get("settings") or {})}
    numbers = _numbers([player["id"] for player in data["players"]])
    given = {numbers[player["id"]]: _known(player) for player in data["players"]}
    seats = [*(data.get("games") or ()), *(data.get("byes") or ())]
    games, byes = _seated(seats, numbers)
    last = max((seat["round"] for seat in [*games, *byes]), default=0)
    known = _known(data)
    return {
        "name": data["name"],
        "rounds": known.get("rounds", last),
        "rounds_played": min(LONGEST, max(last, known.get("rounds_played", 0))),
        "settings": settings,
        "pairing": data.get("pairing") or {},
        "players": [_player(settings, number, each) for number, each in given.items()],
        "games": games,
        "byes": byes,
        "strangers": len(seats) - len(games) - len(byes),
        "wanted": {number: str(each.get("participating", "")) for number, each in given.items()},
        "numbers": numbers,
    }


def scored_by(data: Data) -> str:
    """Return the code of what players are paired by: MMS, or NBW in a Swiss."""
    placement: list[str] = data["settings"]["placement"]
    return next((code for code in placement if code in {"MMS", "NBW"}), "MMS")


def _known(data: Data) -> dict[str, Any]:
    """Return what is told, without the keys that say nothing, or nothing of their kind."""
    return {
        key: value
        for key, value in data.items()
        if value is not None and isinstance(value, KINDS.get(key, object))
    }


def _numbers(ids: list[Any]) -> dict[Any, int]:
    """Return the number of every id: itself, or its place where not all could be numbers."""
    if all(type(each) is int and each > 0 for each in ids):
        return {each: each for each in ids}
    return {each: place for place, each in enumerate(dict.fromkeys(ids), 1)}


def _seated(
    seats: Iterable[Data], numbers: Mapping[Any, int]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the games and the byes of known players who have no seat in that round yet."""
    games: list[dict[str, Any]] = []
    byes: list[dict[str, Any]] = []
    taken: set[tuple[int | None, int | None]] = set()
    for seat in seats:
        keys = ("player",) if "player" in seat else COLOURS
        players = {key: numbers.get(seat.get(key)) for key in keys}
        places = {(seat.get("round"), player) for player in players.values()}
        known = None not in players.values() and seat.get("round") in range(1, LONGEST + 1)
        if not known or len(places) < len(keys) or not taken.isdisjoint(places):
            continue
        taken |= places
        (byes if "player" in seat else games).append({**PLAIN, **_known(seat), **players})
    return games, byes


def _player(settings: Data, number: int, player: Data) -> dict[str, Any]:
    """Return one player of the list."""
    rank = _rank(player)
    start = player["start_score"] if "start_score" in player else _start(settings, rank, player)
    return {
        "id": number,
        "rank": rank,
        "rating": player.get("rating"),
        "club": player.get("club", ""),
        "country": player.get("country", ""),
        "start_score": start,
    }


def _start(settings: Data, rank: Rank, player: Data) -> int:
    """Return the start score: the rank between floor and bar, counted from zero, corrected."""
    floor, bar, zero = (_rank({"rank": settings[key]}).steps for key in ("floor", "bar", "zero"))
    correction: int = player.get("correction", 0)
    return max(floor, min(bar, rank.steps)) - zero + correction


def _rank(player: Data) -> Rank:
    """Return the rank, 99K as the weakest; or that of the rating where it cannot be read."""
    written = re.fullmatch(r"0*([1-9]\d?) ?([DK])", str(player.get("rank", "")).strip().upper())
    if written:
        steps = int(written[1]) if written[2] == "D" else 1 - int(written[1])
    else:
        steps = 1 + (player["rating"] - ONE_DAN) // WIDTH if "rating" in player else WEAKEST
    return Rank(max(WEAKEST, min(STRONGEST, steps)))
