"""Facts of a played event (tests/opengotha.py) as a file that OpenGotha itself would write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Mapping

    Data = Mapping[str, Any]

RESULTS = {
    "W": "WHITEWINS", "B": "BLACKWINS", "jigo": "EQUAL", "both lose": "BOTHLOSE",
    "both win": "BOTHWIN", "?": "UNKNOWN",
}  # fmt: skip
BY_DEFAULT = " by default"


def element(tag: str, attributes: Data, *inside: str) -> str:
    """Return an element."""
    given = "".join(f" {name}={quoteattr(str(value))}" for name, value in attributes.items())
    return f"<{tag}{given}>\n{''.join(inside)}</{tag}>\n"


def file_of(data: Data) -> bytes:
    """Return the file of an event."""
    players = (element("Player", player(each)) for each in data["players"])
    games = (element("Game", game(each)) for each in data["games"])
    byes = (
        element("ByePlayer", {"player": key(each["player"]), "roundNumber": each["round"]})
        for each in data["byes"]
    )
    text = element(
        "Tournament", {"dataVersion": 201, "externalIPAddress": "0.0.0.0"},  # noqa: S104
        element("Players", {}, *players), element("Games", {}, *games),
        element("ByePlayers", {}, *byes), settings(data),
    )  # fmt: skip
    return f'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n{text}'.encode()


def player(facts: Data) -> Data:
    """Return a player's attributes."""
    return {
        "name": f"Player {facts['id']}", "firstName": "Élan", "rank": facts["rank"].upper(),
        "grade": facts["rank"].upper(), "rating": facts["rating"], "ratingOrigin": "MAN",
        "club": facts["club"], "country": facts["country"],
        "participating": facts["participating"].ljust(20, "1"),
        "registeringStatus": "FIN" if facts["registered"] else "PRE",
        "smmsCorrection": facts["correction"],
    }  # fmt: skip


def key(number: int) -> str:
    """Return by which key games mean a player."""
    return f"PLAYER{number}ÉLAN"


def game(facts: Data) -> Data:
    """Return a game's attributes."""
    word = RESULTS[facts["result"].removesuffix(BY_DEFAULT)]
    by_default = "_BYDEF" * facts["result"].endswith(BY_DEFAULT)
    return {
        "roundNumber": facts["round"], "tableNumber": facts["table"], "knownColor": "true",
        "whitePlayer": key(facts["white"]), "blackPlayer": key(facts["black"]),
        "handicap": facts["handicap"], "result": f"RESULT_{word}{by_default}",
    }  # fmt: skip


def settings(data: Data) -> str:
    """Return the settings of an event."""
    chosen = data["settings"]
    halves = {
        f"gen{code.upper()}2Value{word}": round(2 * chosen[f"{what}_{code}"])
        for code in ("nbw", "mms")
        for what, word in (("absent", "Absent"), ("bye", "Bye"))
    }
    placement = (
        element("PlacementCriterion", {"number": at, "name": name})
        for at, name in enumerate(chosen["placement"], 1)
    )
    return element(
        "TournamentParameterSet", {},
        element("GeneralParameterSet", {
            "name": data["name"], "numberOfRounds": data["rounds"], **halves,
            "genMMBar": chosen["bar"].upper(), "genMMFloor": chosen["floor"].upper(),
            "genMMZero": chosen["zero"].upper(), "beginDate": "2020-01-04",
            "endDate": "2020-01-05", "basicTime": 60, "complementaryTimeSystem": "FISCHER",
            "fischerTime": 10, "location": "Lyon, FR", "size": 19, "komi": "7.5",
            "genRoundDownNBWMMS": str(chosen["round_down"]).lower(),
            "genCountNotPlayedGamesAsHalfPoint": str(chosen["unplayed_as_half"]).lower(),
        }),
        element("HandicapParameterSet", {
            "hdBasedOnMMS": str(chosen["handicap_by_mms"]).lower(),
            "hdCorrection": chosen["handicap_correction"],
            "hdCeiling": chosen["handicap_ceiling"],
            "hdNoHdRankThreshold": chosen["no_handicap_from"].upper(),
        }),
        element("PlacementParameterSet", {}, element("PlacementCriteria", {}, *placement)),
    )  # fmt: skip
