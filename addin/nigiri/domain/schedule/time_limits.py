"""Time limits, from the words of the cell *Time* and back (B13, A12, EGF classes).

words                                           overtime                     counts as, adjusted
60 min + 30 s byo-yomi, 60 min + 3 x 30 s       Japanese: a period a move    45 periods
60 min + 15/5, 1 h + 5 min for 15 stones        Canadian: 15 stones, 5 min   60 moves
45 min + 10 s Fischer, 45 min + 10 s per move   Fischer: added a move        120 additions
40 min sudden death, 40 min no overtime         none                         nothing

Words may be French, and German where there is none. Half a sentence ("60 min", "60 min + 30 s")
says nothing of the overtime and is not understood. The adjusted time and the classes are the
EGF's; both times must be reached:

class  adjusted  main time  main time, Fischer   weight of ratings
A      75        60         45                   1
B      50        40         30                   3/4
C      30        25         20                   1/2

Not done: class D, which is for games on the internet.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

BYO_YOMI, CANADIAN, FISCHER, SUDDEN_DEATH = "byo-yomi", "canadian", "fischer", "sudden death"

CLASSES = (("A", 75, 60, 45), ("B", 50, 40, 30), ("C", 30, 25, 20))
"""Class, and in minutes the adjusted time, the main time, that of Fischer's clock (B13)."""

WEIGHTS = {"A": Fraction(1), "B": Fraction(3, 4), "C": Fraction(1, 2)}
"""Class -> weight of a game in changes of ratings."""

AGA_LEAST = {BYO_YOMI: (30, 20), CANADIAN: (30, 15), FISCHER: (3, 15), SUDDEN_DEATH: (45, 0)}
"""Overtime -> minutes of main time and seconds a move that the AGA asks for (formats 1.2)."""

_MINUTE, _HOUR = 60, 60
_MOVES = {BYO_YOMI: 45, CANADIAN: 60, FISCHER: 120, SUDDEN_DEATH: 0}

_MAIN = re.compile(
    r"(?P<hours>\d{1,2})[ \u00a0]?h(?:ours?|eures?|rs?)?(?![a-z])"
    r"(?:[ \u00a0]?(?P<more>[0-5]\d)(?![\d/]))?"
    r"|(?P<minutes>\d{1,3})[ \u00a0]?(?:min(?:utes?)?\b|m\b|')",
    re.ASCII | re.IGNORECASE,
)

_NONE = (
    r"\b(?:no|without|sans|ohne) (?:overtime|byo[- ]?yomi|prolongations?|temps supplementaire"
    r"|uberzeit|nachspielzeit|verlangerung|zusatzzeit)\b"
)
# In this order, and each pattern takes its words out: "no byo-yomi" is none, "Canadian byo-yomi" is
# Canadian.
_KINDS = (
    (SUDDEN_DEATH, r"\b(?:sudden[- ]death|mort subite|absolu(?:te?)?|absolut)\b|" + _NONE),
    (CANADIAN, r"\b(?:byo[- ]?yomi )?canad(?:ian|iens?|iennes?)\b(?: byo[- ]?yomi\b)?"),
    (FISCHER, r"\bfischer\b|\bbonus\b|\bincrements?\b|(?:\bper|\ba|\bpar|/) ?(?:move|coup)\b"),
    (BYO_YOMI, r"\bbyo[- ]?yomi\b|\bjapan(?:ese)?\b|\bjaponais\b"),
)  # fmt: skip
_FILLING = re.compile(
    r"\b(?:main|basic|time|temps|overtime|prolongations?|per player|each|chacun|par joueur|then"
    r"|puis|plus|and|et|of|de|with|avec|standard|periods?|periodes?)\b|[+,;:()]"
)
_LENGTH = (
    r"(?P<length>\d{1,3}) ?(?P<unit>s(?:ec(?:onde?)?s?)?|\"|''|m(?:in(?:ute)?s?)?|')(?![a-z'])"
)
_STONES = r"(?P<stones>\d{1,3}) ?(?:stones?|moves?|pierres?|coups?)"
_FOR = r" ?(?:/|in|en|for|pour) ?"
_PERIODS = re.compile(
    rf"(?:(?P<before>\d{{1,2}}) ?[x×*] ?)?{_LENGTH}"
    r"(?: ?[x×*] ?(?P<after>\d{1,2}))?(?: ?(?:times|fois))?"
)
_BY_STONES = (
    re.compile(f"{_STONES}{_FOR}{_LENGTH}"),
    re.compile(f"{_LENGTH}{_FOR}{_STONES}"),
    re.compile(r"(?P<stones>\d{1,3}) ?/ ?(?P<length>\d{1,3})(?: ?(?P<unit>m(?:in)?))?"),
)


class Limits(NamedTuple):
    """Time limits of each player.

    main_minutes -- before the overtime; kind -- of the overtime: one of the four names above
    seconds -- of a period, of the stones, or added each move; 0 without overtime
    stones -- to be played in a Canadian period, else 0
    periods -- of byo-yomi, 0 where they are not said
    """

    main_minutes: int
    kind: str = SUDDEN_DEATH
    seconds: int = 0
    stones: int = 0
    periods: int = 0

    @property
    def words(self) -> str:
        """Return the words that `limits` reads: "60 min + 15/5"."""
        return f"{self.main_minutes} min {self._overtime()}"

    @property
    def adjusted(self) -> Fraction:
        """Return the adjusted time in minutes, which decides the class (B13)."""
        a_move = Fraction(self.seconds, self.stones or 1)
        return self.main_minutes + a_move * _MOVES[self.kind] / _MINUTE

    def _overtime(self) -> str:
        """Return the words of the overtime."""
        minutes, odd = divmod(self.seconds, _MINUTE)
        if self.kind == CANADIAN:
            return (
                f"+ {self.stones}/{minutes}"
                if not odd
                else (f"+ {self.stones} stones / {self.seconds} s")
            )
        if self.kind == SUDDEN_DEATH:
            return SUDDEN_DEATH
        times = f"{self.periods} x " if self.periods else ""
        name = BYO_YOMI if self.kind == BYO_YOMI else "Fischer"
        return f"+ {times}{self.seconds} s {name}"


def limits(words: str) -> Limits | None:
    """Return the time limits; None where a part of them is missing or cannot be read."""
    main, text = main_time(words), plain(words)
    if not main:
        return None
    kinds = []
    for kind, pattern in _KINDS:
        text, times = re.subn(pattern, " ", text)
        kinds += [kind] * bool(times)
    rest = " ".join(_FILLING.sub(" ", _MAIN.sub(" ", text, count=1)).rstrip(" .").split())
    if kinds == [SUDDEN_DEATH] and not rest:
        return Limits(main)
    return _canadian(main, kinds, rest) or _by_the_move(main, kinds, rest)


def _canadian(main: int, kinds: Sequence[str], rest: str) -> Limits | None:
    """Return the limits with so many stones in a time; None for other words."""
    found = next(filter(None, (form.fullmatch(rest) for form in _BY_STONES)), None)
    if found is None or kinds not in ([], [CANADIAN]):
        return None
    seconds, stones = _seconds(found), int(found["stones"])
    return Limits(main, CANADIAN, seconds, stones) if seconds and stones else None


def _by_the_move(main: int, kinds: Sequence[str], rest: str) -> Limits | None:
    """Return the limits with a time for each move; None for other words.

    Periods with a number are byo-yomi.
    """
    found = _PERIODS.fullmatch(rest)
    if found is None or not _seconds(found):
        return None
    periods = int(found["before"] or found["after"] or 0)
    if kinds == [FISCHER] and not periods:
        return Limits(main, FISCHER, _seconds(found))
    if kinds == [BYO_YOMI] or (periods and not kinds):
        return Limits(main, BYO_YOMI, _seconds(found), periods=periods)
    return None


def _seconds(found: re.Match[str]) -> int:
    """Return the seconds of a length; without a unit it is in minutes."""
    unit = found["unit"] or "min"
    return int(found["length"]) * (1 if unit[0] == "s" or unit in {'"', "''"} else _MINUTE)


def main_time(words: str) -> int | None:
    """Return the minutes each player has before overtime; None unless the text begins with them."""
    first = re.search(r"\d", words)
    found = first and _MAIN.match(words, first.start())
    if not found:
        return None
    hours, more, minutes = (int(part or 0) for part in found.group("hours", "more", "minutes"))
    return hours * _HOUR + more + minutes


def egf_class(times: Limits) -> str | None:
    """Return the EGF's class, "A" to "C"; None where the times do not qualify (B13)."""
    for letter, adjusted, main, fischer in CLASSES:
        least = fischer if times.kind == FISCHER else main
        if times.adjusted >= adjusted and times.main_minutes >= least:
            return letter
    return None


def aga_rates(times: Limits) -> bool:
    """Tell whether the AGA rates games with these times (formats 1.2).

    That is 45 minutes, or 30 and 20 seconds a move of byo-yomi, or 30 and 20 stones in 5 minutes,
    or 3 and 15 seconds added a move; what is longer in both is rated as well.
    """
    main, a_move = AGA_LEAST[times.kind]
    enough = Fraction(times.seconds, times.stones or 1) >= a_move
    return times.main_minutes >= AGA_LEAST[SUDDEN_DEATH][0] or (
        times.main_minutes >= main and enough
    )
