"""What a file of OpenGotha says that no setting here decides: kept in words, and written back.

paiMaAdditionalPlacementCritSystem1=Rating; showPlayerGrade=false; clubs Rhône=Lyon, Vienne

The first words name an attribute of a set of parameters, and only what OpenGotha would read
otherwise from our own file is kept. `clubs` begins a group of clubs, `categories` the lowest ranks
of the categories. Settings.kept holds them; a director may change or empty them, and what is no
such word is ignored.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.exchange.parts.xml import attributes, first, found, new_element

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.parts.xml import Element

#: The display settings of a new tournament in OpenGotha.
DISPLAY: Mapping[str, str] = {
    "displayClCol": "true", "displayCoCol": "true", "displayIndGamesInMatches": "true",
    "displayNPPlayers": "false", "displayNumCol": "true", "displayPlCol": "true",
    "gameFormat": "full", "playerSortType": "name", "showByePlayer": "true",
    "showNotFinallyRegisteredPlayers": "true", "showNotPairedPlayers": "true",
    "showNotParticipatingPlayers": "false", "showPlayerClub": "true",
    "showPlayerCountry": "false", "showPlayerGrade": "true",
}  # fmt: skip  # pairs, several a line
PUBLISH: Mapping[str, str] = {
    "exportToLocalFile": "true",
    "htmlAutoScroll": "false",
    "print": "true",
}

#: Set of parameters -> the attributes that may be kept.
SETS: Mapping[str, tuple[str, ...]] = {
    "GeneralParameterSet": ("shortName", "bInternet"),
    "PairingParameterSet": (
        "paiStandardNX1Factor", "paiBaAvoidDuplGame", "paiBaRandom", "paiBaDeterministic",
        "paiBaBalanceWB", "paiMaAvoidMixingCategories", "paiMaMinimizeScoreDifference",
        "paiMaDUDDWeight", "paiMaCompensateDUDD", "paiMaDUDDUpperMode", "paiMaDUDDLowerMode",
        "paiMaMaximizeSeeding", "paiMaLastRoundForSeedSystem1", "paiMaSeedSystem1",
        "paiMaSeedSystem2", "paiMaAdditionalPlacementCritSystem1",
        "paiMaAdditionalPlacementCritSystem2", "paiSeDefSecCrit", "paiSeMinimizeHandicap",
        "paiSeAvoidSameGeo", "paiSePreferMMSDiffRatherThanSameCountry",
        "paiSePreferMMSDiffRatherThanSameClub", "paiSePreferMMSDiffRatherThanSameClubsGroup",
    ),
    "DPParameterSet": tuple(DISPLAY),
    "PublishParameterSet": tuple(PUBLISH),
}  # fmt: skip  # words, several a line

_GROUP, _CATEGORIES = "clubs ", "categories"
_BETWEEN, _IS, _COMMA = "; ", "=", ", "
_LONGEST, _MOST = 200, 4000
_PLAIN = re.compile(rf"[^;=\n\r\t]{{1,{_LONGEST}}}")
"""What can stand in these words; a cell holds no more of them than _MOST letters."""


def kept_words(root: Element, ours: Element) -> str:
    """Return the parameters that a file has otherwise than ours, as one text; "" for none.

    A parameter that would make it longer than _MOST, or whose words are not plain, is left out.

    root -- the file; ours -- an element with the sets of parameters that we would write for it
    """
    words, length = list[str](), 0
    for name, value in (*_parameters(root, ours), *_categories(root, ours), *_club_groups(root)):
        word = f"{name}{_IS}{value}"
        length += len(word) + len(_BETWEEN)
        if _PLAIN.fullmatch(name) and _PLAIN.fullmatch(value) and length <= _MOST:
            words.append(word)
    return _BETWEEN.join(words)


def _parameters(root: Element, ours: Element) -> Iterator[tuple[str, str]]:
    """Yield name and value of every parameter that may be kept and that is another one there."""
    for tag, names in SETS.items():
        theirs, written = (attributes(first(each, tag)) for each in (root, ours))
        for name in names:
            value = theirs.get(name.casefold(), "").strip()
            if value and value.casefold() != written.get(name.casefold(), "").casefold():
                yield name, value


def _categories(root: Element, ours: Element) -> Iterator[tuple[str, str]]:
    """Yield the lowest ranks of the categories, where ours are others."""
    theirs, written = (
        [attributes(each).get("lowerlimit", "").strip().upper() for each in found(of, "Category")]
        for of in (root, ours)
    )
    if theirs and theirs != written:
        yield _CATEGORIES, _COMMA.join(theirs)


def _club_groups(root: Element) -> Iterator[tuple[str, str]]:
    """Yield the groups of clubs, each with its clubs."""
    for group in found(root, "ClubsGroup"):
        clubs = (attributes(club).get("name", "").strip() for club in found(group, "Club"))
        name = attributes(group).get("name", "").strip()
        yield f"{_GROUP}{name}", _COMMA.join(filter(None, clubs))


def kept_attributes(settings: Settings, tag: str) -> dict[str, str]:
    """Return the attributes of a set of parameters that are written as they were read."""
    known = {name.casefold(): name for name in SETS[tag]}
    return {
        known[name.casefold()]: value
        for name, value in _pairs(settings)
        if name.casefold() in known
    }


def kept_categories(settings: Settings) -> list[str]:
    """Return the lowest ranks of the categories that were read; [] for none."""
    kept = (value for name, value in _pairs(settings) if name == _CATEGORIES)
    return [rank.strip() for rank in next(kept, "").split(_COMMA.strip()) if rank.strip()]


def club_groups_element(settings: Settings) -> Element | None:
    """Return the element with the groups of clubs; None without any."""
    groups = [
        new_element(
            "ClubsGroup",
            {"name": name.removeprefix(_GROUP)},
            *(new_element("Club", {"name": club.strip()}) for club in clubs.split(_COMMA.strip())),
        )
        for name, clubs in _pairs(settings)
        if name.startswith(_GROUP)
    ]
    return new_element("ClubsGroups", {}, *groups) if groups else None


def _pairs(settings: Settings) -> Iterator[tuple[str, str]]:
    """Yield name and value of each of the words that has both."""
    for word in settings.kept.split(_BETWEEN.strip()):
        name, _, value = word.partition(_IS)
        if name.strip() and value.strip():
            yield name.strip(), value.strip()
