"""Europeans at the European championship, and the condition they fulfil (E9).

condition   a European is                                                          source
typed       whom the director says so, with his reason: a residence, an island     E9
europe      a citizen of a country that lies in Europe, entirely or partly         E9
eu          a citizen of a country of the European Union                           E9
egf         a citizen of a country whose association is a member of the EGF        E9

What the director typed wins. The country of a player stands for the citizenship as long as nothing
is typed; residence without it (5 or 10 years) is known to the director alone. Without a country,
or with an unknown one, the answer is neither yes nor no. Members of the EGF are those of its list
of 2025; countries in Europe as the United Nations group them, and those that lie in Europe with a
part of their land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.countries import country_code
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Player

_EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"
_EUROPE = (
    "AD AL AX AZ BA BY CH FO GB GE GG GI IM IS JE KZ LI MC MD ME MK NO RS RU SJ SM TR UA VA XK"
)
_EGF = "AM IL"

#: Two letters of a country -> the condition that makes its citizens Europeans.
CONDITIONS: Mapping[str, str] = {
    code: condition
    for codes, condition in ((_EGF, "egf"), (_EUROPE, "europe"), (_EU, "eu"))
    for code in codes.split()
}


_ANSWERS = {"yes": True, "no": False}


class European(NamedTuple):
    """Whether somebody is a European, and why.

    answer -- None where it is not known
    condition -- of the table above; "elsewhere" for a country that fulfils none, "unknown" without
    why -- what the director typed as the reason, or the country
    """

    answer: bool | None
    condition: str
    why: str = ""


def european(player: Player) -> European:
    """Return the answer whether a player is a European (E9): the one typed, else by the country."""
    typed = typed_answer(player.european)
    if typed is not None:
        return typed
    country = player.country.strip()
    code = country_code(country)
    if code in CONDITIONS:
        return European(answer=True, condition=CONDITIONS[code], why=country)
    if code or (len(country) == 2 and country.isalpha()):  # noqa: PLR2004 -- letters of a country
        return European(answer=False, condition="elsewhere", why=country)
    return European(answer=None, condition="unknown", why=country)


def typed_answer(words: str) -> European | None:
    """Return the answer in "yes", "no" or "yes: lives in Lyon since 2009"; None in other words."""
    head, _, reason = words.partition(":")
    answer = _ANSWERS.get(plain(head))
    return None if answer is None else European(answer, "typed", reason.strip())
