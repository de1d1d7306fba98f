"""The players of an event as OpenGotha's file has them (formats 4.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.players.ratings import EGF_LOWEST_DAN, SCALES, strength_of
from nigiri.domain.scores.scores import appearances
from nigiri.exchange.opengotha.read_people import OLD_SCALE, usual_rating
from nigiri.exchange.parts.starts import corrections_of, written_scale
from nigiri.exchange.parts.xml import new_element

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element


@dataclass(frozen=True)
class Named:
    """A player's names as written, and the key by which games refer to the player."""

    family: str
    given: str

    @property
    def key(self) -> str:
        """Return both names without blanks, in capitals."""
        return (self.family + self.given).replace(" ", "").upper()


def keys_of(event: Event, left_out: LeftOut) -> Mapping[PlayerId, Named]:
    """Return number -> the names of that player as written; no two have the same key."""
    found: dict[PlayerId, Named] = {}
    taken: set[str] = set()
    for number, player in event.by_number.items():
        found[number] = _free_name(player, taken, left_out)
        taken.add(found[number].key)
    return found


def _free_name(player: Player, taken: set[str], left_out: LeftOut) -> Named:
    """Return a player's names, with a number behind them where the key is taken."""
    named, again = Named(player.family, player.given), 1
    while named.key in taken:
        again += 1
        named = replace(named, given=f"{player.given} ({again})".strip())
    if again > 1:
        left_out.item("lost.alike-names", f"{named.family} {named.given}")
    return named


def players_element(event: Event, keys: Mapping[PlayerId, Named], left_out: LeftOut) -> Element:
    """Return the players in the order of the sheet."""
    taken = {named.key for named in keys.values()}
    corrections = corrections_of(event, written_scale(event), left_out)
    rows = []
    for player in event.players:
        named = keys[player.number] if player.number else _free_name(player, taken, left_out)
        taken.add(named.key)
        correction = _correction(player, corrections, left_out)
        rows.append(new_element("Player", _attributes(event, player, named, correction)))
    return new_element("Players", {}, *rows)


def _correction(
    player: Player, corrections: Mapping[PlayerId, HalfPoints], left_out: LeftOut
) -> int:
    """Return the correction of a player's start score, in whole points."""
    points, odd = divmod(corrections[player.number] if player.number else 0, 2)
    if odd:
        left_out.item("lost.half-starts", player.name)
    return points


def _attributes(event: Event, player: Player, named: Named, correction: int) -> dict[str, object]:
    """Return a player's attributes."""
    numbers = ids(player.federation_id)
    rank = str(player.initial_rank).upper()
    rating, origin = _rating(event, player, numbers)
    return {
        "name": named.family,
        "firstName": named.given,
        "rank": rank,
        "grade": rank,
        "club": player.club,
        "country": player.country,
        "egfPin": numbers.get("egf", ""),
        "ffgLicence": numbers.get("ffg", ""),
        "ffgLicenceStatus": "",
        "agaId": numbers.get("aga", ""),
        "agaExpirationDate": player.expires.isoformat() if player.expires else "",
        "rating": rating,
        "ratingOrigin": origin,
        "smmsCorrection": correction,
        "participating": _participating(event, player),
        "registeringStatus": "PRE" if player.number is None else "FIN",
    }


def _rating(event: Event, player: Player, numbers: Mapping[str, str]) -> tuple[int, str]:
    """Return the rating on the EGF's scale, and its origin as OpenGotha writes it."""
    if player.rating is None:
        return usual_rating(player.initial_rank), "INI"
    scale = SCALES["egf"]
    rating = strength_of(event.settings, player.rating) + EGF_LOWEST_DAN
    rating = max(scale.least, min(scale.most, rating))
    if event.settings.rating_scale == "aga":
        return rating, f"AGA : {player.rating / 100:.2f}"
    origins = {"egf": f"EGF : {rating}", "ffg": f"FFG : {rating - OLD_SCALE}"}
    return rating, next((origins[key] for key in origins if key in numbers), "MAN")


def _participating(event: Event, player: Player) -> str:
    """Return a mark for each of twenty rounds: "0" for one without the player, else "1".

    A round missed without notice is "0", too, where it counts as one that was announced.
    """
    scoring = event.settings.scoring
    alike = scoring.score.unassigned == scoring.score.missed != 0
    away = {*player.out}
    if player.number is not None:
        if not player.here:
            away |= {*range(len(event.rounds) + 1, MOST_ROUNDS + 1)}
        kinds = {"missed", *(("unassigned",) if alike else ())}
        away |= {p.round_number for p in appearances(event, player.number) if p.kind in kinds}
    if event.settings.rounds in player.out:  # to the end, should there be more rounds there
        away |= {*range(event.settings.rounds, MOST_ROUNDS + 1)}
    return "".join("0" if number in away else "1" for number in range(1, MOST_ROUNDS + 1))
