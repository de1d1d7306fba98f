"""Countries by their letters or their names, as people type them (ISO 3166-1, and XK).

Two letters count before three, these before what people say besides (England, Holland, USA, GER),
and last come the names in nigiri's languages, which country_names.py has from Babel.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.model.venue import venue_of
from nigiri.domain.players.country_names import COUNTRIES
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What people say besides: two letters | other letters and names; they win over Unicode's names.
_SAID_BESIDES = """
AE | UAE
BA | Bosnia | Bosnie | Bosnien
BG | BUL
BY | Weißrussland
CD | DR Congo
CG | Congo
CH | Svizzera | SUI
CI | Ivory Coast | Elfenbeinküste
CN | PR China | People's Republic of China
CZ | Czech Republic | République tchèque | Tschechische Republik
DE | GER
DK | DEN
GB | UK | Great Britain | England | Scotland | Wales | Northern Ireland
GB | Grande-Bretagne | Angleterre | Écosse | Pays de Galles | Großbritannien | Schottland
GR | Hellas | GRE | EL
HK | Hong Kong | Hongkong
HM | Heard & McDonald Islands
HR | CRO
IE | Republic of Ireland | Éire
KR | Korea | Republic of Korea | Corée
LV | LAT
MD | Republic of Moldova | Moldavia | Moldau
MK | Macedonia | Macédoine | Mazedonien
MM | Burma | Birmanie
MO | Macao | Macau
NL | Holland | The Netherlands | Hollande | NED
PS | Palestine | Palästina
PT | POR
RU | Russian Federation
SI | SLO
SZ | Swaziland
TF | French Southern Territories
TL | East Timor
TR | Turkey
TW | Chinese Taipei
US | USA | United States of America | Vereinigte Staaten von Amerika | États-Unis d'Amérique
VA | Vatican
XK | XKX
"""
#: What the European federations' files call a country otherwise.
_EGF = {"GB": "UK"}


def country_code(typed: str) -> str:
    """Return the two letters of a country by letters or a name; "" for anything else."""
    return _codes().get(_key(typed), "")


def egf_country(typed: str) -> str:
    """Return a country as the EGF writes it, two letters; "" for anything else."""
    code = country_code(typed)
    return _EGF.get(code, code)


def town_and_country(place: str) -> tuple[str, str]:
    """Return the town of a venue and the letters of its country; "" for what is not given.

    "Lyon, FR", "Lyon (FR)" and "Lyon, France" are the same; of "Princeton, NJ" no country is known.
    """
    venue = venue_of(place)
    if venue.region:
        return venue.city, country_code(venue.region)
    town, _, last = venue.city.rpartition(",")
    code = country_code(last) if town else ""
    return (town.strip(), code) if code else (venue.city, "")


@cache
def _codes() -> Mapping[str, str]:
    """Return the letters and names of all countries, as they are compared, with their letters."""
    rows = [line.split(" | ") for line in COUNTRIES.strip().splitlines()]
    besides = [line.split(" | ") for line in _SAID_BESIDES.strip().splitlines()]
    found = {_key(code): code for code, *_ in rows}
    for code, *words in (
        *((code, *letters.split()) for code, letters, *_ in rows),
        *besides,
        *((code, *names) for code, _, *names in rows),
    ):
        for word in words:
            found.setdefault(_key(word), code)
    return found


def _key(typed: str) -> str:
    """Return letters or a name without accents, capitals, points and hyphens."""
    words = plain(typed.replace("\u2019", "'")).replace(".", "").replace("-", " ")
    return " ".join(words.split())
