"""Time limits, from the words of the cell *Time* and back (B13, A12, EGF classes).

words                                           overtime                     counts as, adjusted
60 min + 30 s byo-yomi, 45 + 5x30s              Japanese: a period a move    45 periods
60 min + 15/5, 1 h + 5 min for 15 stones        Canadian: 15 stones, 5 min   60 moves
60 + 10/5, 20/5, 30/5                           accelerated Canadian         60 moves, one by one
45 min + 10 s Fischer, 45 mins + 10 sec/move    Fischer: added a move        120 additions
40 min sudden death, 40 min no overtime, 45 SD  none                         nothing
G/60 d5                                         none; each move's clock      nothing
                                                begins after 5 s

Words may be French or German. A main time that stands before an overtime needs no unit. A few
seconds behind a main time, at most SHORT, are Fischer's: "40m+10s", "45 + 15". Half a sentence
("60 min", "60 min + 30 s") says nothing of the overtime and is not understood. The adjusted time
and the classes are the EGF's; both times must be reached:

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

SHORT = 20
"""So many seconds behind a main time, or fewer, are added each move; byo-yomi is longer."""

_MINUTE, _HOUR = 60, 60
_MOVES = {BYO_YOMI: 45, CANADIAN: 60, FISCHER: 120, SUDDEN_DEATH: 0}

_GAP = "[ \u00a0]?"
_MAIN = re.compile(
    rf"(?P<hours>\d{{1,2}}){_GAP}(?:h(?:ours?|eures?|rs?)?|std\.?|stunden?)(?![a-z])"
    rf"(?:{_GAP}(?P<more>[0-5]\d)(?![\d/]))?"
    rf"|(?P<minutes>\d{{1,3}}){_GAP}(?:min(?:ute[ns]?|s)?\b|m\b|')"
    r"|(?P<game>(?<=g/)\d{1,3})\b"
    r"|(?P<bare>\d{1,3})(?=\s*(?:\+|,|(?:sd|sudden|mort|absolut?e?|no|without|sans|ohne)\b|then\b|puis\b|dann\b|danach\b))",
    re.ASCII | re.IGNORECASE,
)
_GAME = re.compile(r"\bg/\d{1,3}(?: ?[;,]? ?d(?P<delay>\d{1,2}))?")
"""The short form of American clubs: game in 60 minutes, with a delay of 5 seconds."""
_DELAY = re.compile(r"(?P<delay>\d{1,2}) ?s(?:ec)? (?:delay|de delai|verzogerung)\b")

_OVERTIME = (
    r"(?:overtime|byo[- ]?yomi|prolongations?|temps supplementaire|zusatzzeit|nachspielzeit"
    r"|uberzeit|verlangerung)"
)
_NONE = rf"\b(?:no|without|sans|ohne|keine) {_OVERTIME}\b"
# In this order, and each pattern takes its words out: "no byo-yomi" is none, "Canadian byo-yomi" is
# Canadian.
_KINDS = (
    (SUDDEN_DEATH, r"\b(?:sudden[- ]death|sd|mort subite|absolut?e?)\b|" + _NONE),
    (
        CANADIAN,
        (
            r"\b(?:byo[- ]?yomi )?(?:canad(?:ian|iens?|iennes?)|kanadisch(?:es)?)\b"
            r"(?: byo[- ]?yomi\b)?"
        ),
    ),
    (
        FISCHER,
        (
            r"\bfischer\b|\bbonus\b|\bincrements?\b"
            r"|(?:\bper|\ba|\bpar|\bpro|\bje|/) ?(?:move|coup|zug)\b"
        ),
    ),
    (BYO_YOMI, r"\bbyo[- ]?yomi\b|\bjapan(?:ese)?\b|\bjaponais\b|\bjapanisch(?:es)?\b"),
)
_FILLING = re.compile(
    r"\b(?:main|basic|time|temps|overtime|prolongations?|per player|each|chacun|par joueur|then"
    r"|puis|plus|and|et|of|de|with|avec|standard|periods?|periodes?|perioden?|und|mit|dann|danach"
    r"|bedenkzeit|je spieler)\b|[+,;:()]"
)
_NEXT = re.compile(r"[+,;]|\b(?:then|puis|dann|danach)\b")
"""What stands between two periods."""
_LENGTH = (
    r"(?P<length>\d{1,3}) ?"
    r"(?P<unit>s(?:ec(?:onde?)?s?|ek(?:unden?)?\.?)?|\"|''|m(?:in(?:ute[ns]?)?s?)?|')(?![a-z'])"
)
_STONES = r"(?P<stones>\d{1,3}) ?(?:stones?|moves?|pierres?|coups?|steine?|zuge?)"
_FOR = r" ?(?:/|in|en|for|pour|fur) ?"
_PERIODS = re.compile(
    rf"(?:(?P<before>\d{{1,2}}) ?[x×*] ?)?{_LENGTH}"
    r"(?: ?[x×*] ?(?P<after>\d{1,2}))?(?: ?(?:times|fois|mal))?"
)
_BARE = re.compile(r"(?:\d{1,2} ?[x×*] ?)?\d{1,2}")
"""Overtime without a unit, which is in seconds: "3x30", "45 + 15"."""
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
    further -- the (stones, seconds) of the Canadian periods after the first; the last one recurs
    delay -- seconds of every move before the clock runs
    """

    main_minutes: int
    kind: str = SUDDEN_DEATH
    seconds: int = 0
    stones: int = 0
    periods: int = 0
    further: tuple[tuple[int, int], ...] = ()
    delay: int = 0

    @property
    def words(self) -> str:
        """Return the words that `limits` reads: "60 min + 15/5"."""
        return f"{self.main_minutes} min {self._overtime()}"

    @property
    def adjusted(self) -> Fraction:
        """Return the adjusted time in minutes, which decides the class (B13)."""
        moves, seconds = _MOVES[self.kind], Fraction(0)
        periods = ((self.stones or 1, self.seconds), *self.further)
        for stones, length in periods[:-1]:
            seconds += Fraction(length * min(stones, moves), stones)
            moves -= min(stones, moves)
        stones, length = periods[-1]
        return self.main_minutes + (seconds + Fraction(length * moves, stones)) / _MINUTE

    def _overtime(self) -> str:
        """Return the words of the overtime."""
        if self.kind == CANADIAN:
            periods = ((self.stones, self.seconds), *self.further)
            return "+ " + ", ".join(_period(*each) for each in periods)
        if self.kind == SUDDEN_DEATH:
            return SUDDEN_DEATH + (f", {self.delay} s delay" if self.delay else "")
        times = f"{self.periods} x " if self.periods else ""
        name = BYO_YOMI if self.kind == BYO_YOMI else "Fischer"
        return f"+ {times}{self.seconds} s {name}"


def _period(stones: int, seconds: int) -> str:
    """Return the words of a Canadian period: "15/5", or in seconds."""
    minutes, odd = divmod(seconds, _MINUTE)
    return f"{stones} stones / {seconds} s" if odd else f"{stones}/{minutes}"


def limits(words: str) -> Limits | None:
    """Return the time limits; None where a part of them is missing or cannot be read."""
    main, text = main_time(words), plain(words)
    if not main:
        return None
    delayed = _GAME.fullmatch(text) or _DELAY.search(text)
    if delayed:
        text = f"{delayed.re.sub(' ', text)} sd"
    kinds, text = [], _MAIN.sub(" ", text, count=1)
    for kind, pattern in _KINDS:
        text, times = re.subn(pattern, " ", text)
        kinds += [kind] * bool(times)
    rest = " ".join(_FILLING.sub(" ", text).rstrip(" .").split())
    if kinds == [SUDDEN_DEATH] and not rest:
        return Limits(main, delay=int((delayed and delayed["delay"]) or 0))
    return _canadian(main, kinds, text) or _by_the_move(main, kinds, rest)


def _canadian(main: int, kinds: Sequence[str], text: str) -> Limits | None:
    """Return the limits with so many stones in a time, or several such; None for other words."""
    if kinds not in ([], [CANADIAN]):
        return None
    parts = (" ".join(_FILLING.sub(" ", each).rstrip(" .").split()) for each in _NEXT.split(text))
    found = [_stones(part) for part in parts if part]
    periods = [each for each in found if each is not None and all(each)]
    if not periods or len(periods) < len(found):
        return None
    (stones, seconds), *further = periods
    return Limits(main, CANADIAN, seconds, stones, further=tuple(further))


def _stones(part: str) -> tuple[int, int] | None:
    """Return the stones and the seconds of a Canadian period; None for other words."""
    found = next(filter(None, (form.fullmatch(part) for form in _BY_STONES)), None)
    return None if found is None else (int(found["stones"]), _seconds(found))


def _by_the_move(main: int, kinds: Sequence[str], rest: str) -> Limits | None:
    """Return the limits with a time for each move; None for other words.

    Periods with a number are byo-yomi.
    """
    found = _PERIODS.fullmatch(f"{rest} s" if _BARE.fullmatch(rest) else rest)
    if found is None or not _seconds(found):
        return None
    periods = int(found["before"] or found["after"] or 0)
    if not periods and (kinds == [FISCHER] or (not kinds and _seconds(found) <= SHORT)):
        return Limits(main, FISCHER, _seconds(found))
    if kinds == [BYO_YOMI] or (periods and not kinds):
        return Limits(main, BYO_YOMI, _seconds(found), periods=periods)
    return None


def _seconds(found: re.Match[str]) -> int:
    """Return the seconds of a length; without a unit it is in minutes."""
    unit = found["unit"] or "min"
    return int(found["length"]) * (1 if unit[0] == "s" or unit in {'"', "''"} else _MINUTE)


def main_time(words: str) -> int | None:
    """Return the minutes each player has before overtime; None unless the text begins with them.

    A number without its unit is minutes where an overtime follows: "45 + 5x30s".
    """
    first = re.search(r"\d", words)
    found = first and _MAIN.match(words, first.start())
    if not found:
        return None
    hours, *minutes = (
        int(part or 0) for part in found.group("hours", "more", "minutes", "game", "bare")
    )
    return hours * _HOUR + sum(minutes)


def egf_class(times: Limits) -> str | None:
    """Return the EGF's class, "A" to "C"; None where the times do not qualify (B13)."""
    for letter, adjusted, main, fischer in CLASSES:
        least = fischer if times.kind == FISCHER else main
        if times.adjusted >= adjusted and times.main_minutes >= least:
            return letter
    return None


class Missing(NamedTuple):
    """What limits lack for the next class: its letter, and minutes of main and adjusted time."""

    letter: str
    main: int
    adjusted: Fraction


def next_class(times: Limits) -> Missing | None:
    """Return the next better class of the EGF and the minutes missing; None in class A (B13)."""
    reached = egf_class(times)
    better = [row for row in CLASSES if reached is None or row[0] < reached]
    if not better:
        return None
    letter, adjusted, main, fischer = better[-1]
    least = fischer if times.kind == FISCHER else main
    lacking = max(Fraction(0), adjusted - times.adjusted)
    return Missing(letter, max(0, least - times.main_minutes), lacking)


def class_facts(times: Limits) -> list[tuple[str, dict[str, Fraction | int | str]]]:
    """Return the key and the facts of each sentence on the class of the EGF.

    "class" or "none" with the letter and both times; then, below class A, what is lacking for the
    next class: "lacks-main", "lacks-adjusted", or "lacks-both". Times are minutes.
    """
    reached, lacking = egf_class(times), next_class(times)
    both: dict[str, Fraction | int | str] = {"main": times.main_minutes, "adjusted": times.adjusted}
    said = [("class" if reached else "none", {**both, "letter": reached or ""})]
    if lacking is not None:
        what = (
            "both" if lacking.main and lacking.adjusted else "main" if lacking.main else "adjusted"
        )
        facts: dict[str, Fraction | int | str] = {
            "letter": lacking.letter,
            "main": lacking.main,
            "adjusted": lacking.adjusted,
        }
        said.append((f"lacks-{what}", facts))
    return said


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
