"""OpenGotha's own file as the data of opengotha.py, with the choices its director made.

Players are known by a key: family and given name without blanks, in capitals. Points are in halves.
Not read: categories, teams, groups of clubs, players not finally registered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Mapping

RESULTS = {
    "WHITEWINS": "W",
    "BLACKWINS": "B",
    "EQUAL": "jigo",
    "BOTHLOSE": "both lose",
    "BOTHLOOSE": "both lose",
    "BOTHWIN": "both win",
}


def from_xml(text: str) -> dict[str, Any]:
    """Return the event; ValueError where the text is no XML of a tournament."""
    try:
        root = ET.fromstring(text)  # noqa: S314 -- files of one's own
    except ET.ParseError as error:
        msg = f"no XML: {error}"
        raise ValueError(msg) from error
    general = _attributes(root, "GeneralParameterSet")
    return {
        "rounds": int(general.get("numberOfRounds", 0)) or None,
        "settings": {**_scale(general), **_handicaps(root), "placement": _placement(root)},
        "players": [_player(each.attrib) for each in root.iter("Player")],
        "games": [_game(each.attrib) for each in root.iter("Game")],
        "byes": [
            {"round": int(each.attrib["roundNumber"]), "player": each.attrib["player"].upper()}
            for each in root.iter("ByePlayer")
            if "player" in each.attrib
        ],
        "pairing": _attributes(root, "PairingParameterSet"),
    }


def _attributes(root: ET.Element, tag: str) -> dict[str, str]:
    """Return the attributes of the first element of that name; empty without one."""
    found = next(root.iter(tag), None)
    return {} if found is None else dict(found.attrib)


def _placement(root: ET.Element) -> list[str] | None:
    """Return the criteria of the places, the first block: the second one is of teams."""
    block = next(root.iter("PlacementCriteria"), None)
    return None if block is None else [each.attrib["name"] for each in block]


def _scale(general: Mapping[str, str]) -> dict[str, Any]:
    """Return the McMahon scale, and what unplayed rounds count."""
    points = {
        f"{what.lower()}_{code.lower()}": float(general[f"gen{code}2Value{what}"]) / 2
        for what in ("Absent", "Bye")
        for code in ("NBW", "MMS")
        if f"gen{code}2Value{what}" in general
    }
    return {
        "bar": general.get("genMMBar"),
        "floor": general.get("genMMFloor"),
        "zero": general.get("genMMZero"),
        "round_down": general.get("genRoundDownNBWMMS", "true") == "true",
        "unplayed_as_half": general.get("genCountNotPlayedGamesAsHalfPoint") == "true",
        **points,
    }


def _handicaps(root: ET.Element) -> dict[str, Any]:
    """Return the rule of handicaps."""
    rule = _attributes(root, "HandicapParameterSet")
    return {
        "handicap_by_mms": rule.get("hdBasedOnMMS") == "true",
        "handicap_correction": int(rule.get("hdCorrection", 1)),
        "handicap_ceiling": int(rule.get("hdCeiling", 9)),
        "no_handicap_from": rule.get("hdNoHdRankThreshold"),
    }


def _player(attributes: Mapping[str, str]) -> dict[str, Any]:
    """Return one player; the id is the key."""
    name = attributes["name"] + attributes["firstName"]
    return {
        "id": name.replace(" ", "").upper(),
        "rank": attributes.get("rank"),
        "rating": int(attributes.get("rating", 0)) or None,
        "club": attributes.get("club"),
        "country": attributes.get("country"),
        "correction": int(attributes.get("smmsCorrection", 0)),
        "participating": attributes.get("participating"),
    }


def _game(attributes: Mapping[str, str]) -> dict[str, Any]:
    """Return one game."""
    result = attributes.get("result", "").removeprefix("RESULT_")
    known = RESULTS.get(result.removesuffix("_BYDEF"), "?")
    return {
        "round": int(attributes["roundNumber"]),
        "table": int(attributes.get("tableNumber", 0)) or None,
        "white": attributes["whitePlayer"].upper(),
        "black": attributes["blackPlayer"].upper(),
        "handicap": int(attributes.get("handicap", 0)),
        "result": known + " by default" * result.endswith("_BYDEF"),
    }
