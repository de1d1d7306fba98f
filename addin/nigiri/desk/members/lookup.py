"""Who may be meant by what somebody types: members of the lists, and who is entered already."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.members.entrants import Entrant, EntrantIndex
from nigiri.domain.players.federation_ids import FEDERATIONS, numbers_asked
from nigiri.domain.players.member import begins, name_words
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.players.member import Member, Register
    from nigiri.messages.message import Message

MOST = 8
"""So many are shown; whoever is not among them is found by another letter."""
_MOST_CALLED = 200
"""So many are looked through for those whose name has a word, and not only begins with it."""


class Hit(NamedTuple):
    """Somebody who may be meant.

    line -- the person in one line; who -- what asks for exactly this one: a number, or the name
    listed -- the key of the list, "" for a player who is entered, but on no list
    entrant -- None: not entered yet; member -- None: on no list
    fits -- the words begin the name, or are the whole number: no slip was forgiven
    """

    line: Message
    who: str
    listed: str
    entrant: Entrant | None
    member: Member | None
    fits: bool


def _hit_of_member(member: Member, entrant: Entrant | None, *, fits: bool) -> Hit:
    """Return the hit of a member of a list."""
    line, who = member_line(member), reference(member)
    if entrant is not None:
        line = message("members.hit.there", hit=line, where=entrant.where)
    return Hit(line, who, member.listed, entrant, member, fits)


def _hit_of_entrant(entrant: Entrant) -> Hit:
    """Return the hit of a player who is entered, but on no list."""
    facts = several(filter(None, (entrant.rank, entrant.club)), "  ")
    line = message("members.hit", name=entrant.name, facts=facts)
    line = message("members.hit.there", hit=line, where=entrant.where)
    return Hit(line, entrant.name, "", entrant, None, fits=True)


def reference(member: Member) -> str:
    """Return a member's number with its federation, "AGA 10233"; the name where there is none."""
    federation, number = next(iter(member.numbers.items()), ("", ""))
    return f"{FEDERATIONS[federation]} {number}" if number else member.name


def member_line(member: Member) -> Message:
    """Return a member in one line: name, rank, club, state or country, until, number."""
    until = message("members.until", date=str(member.expires)) if member.expires else ""
    rank = str(member.grade or "") or message("members.unrated")
    number = reference(member) if member.numbers else member.listed
    facts = (rank, member.club, member.state or member.country, until, number)
    return message("members.hit", name=member.name, facts=several(filter(None, facts), "  "))


def hits(
    register: Register, entered: Sequence[Entrant], words: str, listed: str = ""
) -> tuple[Hit, ...]:
    """Return the entrants and members whose name or number begins so, the likeliest first.

    listed -- only members of this list; "" for all. Each person is there once.
    """
    index = EntrantIndex(entered)
    found = [each for each in register.typed(words, 2 * MOST) if listed in {"", each.listed}]
    members = [
        _hit_of_member(
            each,
            index.entrant_of(each.name, each.numbers),
            fits=_is_number_of(each, words) or begins(words, each.name),
        )
        for each in persons(found)
    ]
    shown = {each.entrant.at for each in members if each.entrant is not None}
    others = [
        _hit_of_entrant(each)
        for each in (entered if words.strip() else ())
        if each.at not in shown and begins(words, each.name)
    ]
    fitting = [each for each in members if each.fits]
    return (*others, *fitting, *(each for each in members if not each.fits))[:MOST]


def _is_number_of(member: Member, words: str) -> bool:
    """Tell whether words are a whole number of a member, with or without its federation."""
    asked = numbers_asked(words)
    return any(asked.get(key) == number for key, number in member.numbers.items())


def persons(members: Iterable[Member]) -> tuple[Member, ...]:
    """Return these members without those whom another list has with the same name or number."""
    found: list[Member] = []
    for member in dict.fromkeys(members):
        if not any(_same_person(member, other) for other in found):
            found.append(member)
    return tuple(found)


def _same_person(one: Member, other: Member) -> bool:
    """Tell whether members of two lists are one person, as far as names and numbers tell."""
    if one.listed == other.listed or one.key != other.key:
        return False
    return all(other.numbers.get(key, number) == number for key, number in one.numbers.items())


class Meant(NamedTuple):
    """Who is meant by what was given.

    members -- who may be; sure -- the only one is; without a slip forgiven
    """

    members: tuple[Member, ...]
    sure: bool


def meant(register: Register, who: str, listed: str = "", *, typed: bool = False) -> Meant:
    """Return the members that may be meant by a number, a name, or the beginning of one.

    typed -- name and rank were given: nobody is meant who is only called alike. Words without a
    comma mean whose name has them, "wilkins" Wilkins, Don; with one they are the whole name.
    """
    exact = [*_numbered(register, who), *register.named(who)]
    exact = [each for each in exact if listed in {"", each.listed}]
    if typed and not exact and "," not in who:
        exact = [each for each in register.typed(who, _MOST_CALLED) if _is_called(each, who)]
        exact = [each for each in exact if listed in {"", each.listed}]
    if exact or typed:
        found = persons(exact)
        return Meant(found, sure=len(found) == 1)
    alike = hits(register, (), who, listed)
    found = tuple(each.member for each in alike if each.member is not None)
    return Meant(found, sure=len(found) == 1 and alike[0].fits)


def _is_called(member: Member, words: str) -> bool:
    """Tell whether each of some words is a whole word of the member's name."""
    wanted = Counter(name_words(words))
    return bool(wanted) and wanted <= Counter(name_words(member.name))


def _numbered(register: Register, who: str) -> Iterable[Member]:
    """Yield the members with this number."""
    for federation, number in numbers_asked(who).items():
        yield from register.numbered(federation, number)
