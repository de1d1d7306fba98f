"""Results as they are written and as people type them.

written      means                     also read
○ 1-0        White won                 1-0  1:0  W  White  Blanc  W+  W+R
● 0-1        Black won                 0-1  0:1  Black  Noir  N  N+  B, B+, B+R (in English)
jigo         a tie                     0.5  0,5  ½  1/2  ½-½  0.5-0.5  1/2-1/2
– 0-0        both lose                 0-0  0:0
○ 1-0 def    White won by default      1-0 def  W def  W!  1-0!   (likewise the others)
             both win                  1-1
a number     the player of that number won
a number def the same by default       6 def  6def  6!  6 déf (accents and capitals do not count)

No written code begins with a digit, and none that a keyboard can begin is the beginning of
another: a spreadsheet's auto-completion cannot turn one into another. B is White (Blanc) in a
French event; where the sheet and the event speak different languages a B is a question, and so is
B+ wherever French is spoken: game records mean Black by it. Nothing is guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

WRITTEN: Mapping[Result, str] = {
    Result(Outcome.WHITE): "○ 1-0",
    Result(Outcome.BLACK): "● 0-1",
    Result(Outcome.JIGO): "jigo",
    Result(Outcome.NONE): "– 0-0",
    Result(Outcome.WHITE, by_default=True): "○ 1-0 def",
    Result(Outcome.BLACK, by_default=True): "● 0-1 def",
    Result(Outcome.NONE, by_default=True): "– 0-0 def",
}
"""The codes of the drop-down, in its order."""

#: Other accepted texts, without spaces and case; each also followed by "def" or "!".
_TYPED: Mapping[Outcome, tuple[str, ...]] = {
    Outcome.WHITE: ("○1-0", "1-0", "w", "white", "blanc", "○", "w+", "w+r"),
    Outcome.BLACK: ("●0-1", "0-1", "n", "black", "noir", "●", "n+", "n+r"),
    Outcome.JIGO: ("jigo", "0.5", "0,5", "½", "1/2", "½-½", "0.5-0.5", "0,5-0,5", "1/2-1/2"),
    Outcome.NONE: ("-0-0", "0-0"),
    Outcome.BOTH: ("1-1",),
}
_DEFAULT = ("", "def", "!")
_B, _B_PLUS = ("b",), ("b+", "b+r")
_CODES = {"white": "W", "black": "B", "jigo": "J", "none": "N", "both": "2"}

#: Applied in order before a result is looked up; the last three are wildcards in a spreadsheet.
SUBSTITUTIONS = (
    (" ", ""), ("\u00a0", ""), (":", "-"), ("–", "-"), ("—", "-"), ("−", "-"),
    ("é", "e"), ("É", "e"), ("*", "¤"), ("?", "¤"), ("~", "¤"),
)  # fmt: skip


def normal_result(typed: object) -> str:
    """Return the text under which the content of a result cell is looked up."""
    words = "" if typed is None else str(typed)
    for old, new in SUBSTITUTIONS:
        words = words.replace(old, new)
    return words.casefold()


def accepted(language: str) -> Mapping[str, str]:
    """Return normal text -> outcome code (W, B, J, N, 2, with "!" by default) in that language."""
    own = {Outcome.WHITE: _B} if language == "fr" else {Outcome.BLACK: _B + _B_PLUS}
    table: dict[str, str] = {}
    for outcome, spellings in _TYPED.items():
        code = _CODES[outcome.value]
        for spelling in (*spellings, *own.get(outcome, ())):
            table[spelling] = code
            table[spelling + "def"] = table[spelling + "!"] = code + "!"
    return table


def win_of_number(normal: str, white: object, black: object) -> Result | None:
    """Return the win of the player whose number a normal text is: "6", "6def", "6!" by default.

    None when it is neither White's nor Black's number; White is looked at first.
    """
    for number, outcome in ((white, Outcome.WHITE), (black, Outcome.BLACK)):
        for suffix in _DEFAULT:
            if normal == f"{number}{suffix}":
                return Result(outcome, by_default=bool(suffix))
    return None


def ambiguous(normal: str, sheet: str, event: str) -> bool:
    """Tell whether a normal text means Black to one reader and White to another.

    sheet, event -- the languages of the sheet's headings and of the event
    """
    questions = (_B if sheet != event else ()) + (_B_PLUS if "fr" in {sheet, event} else ())
    return normal in {spelling + suffix for spelling in questions for suffix in _DEFAULT}


def result_of(code: str) -> Result:
    """Return the result of an outcome code such as "W" or "B!"; KeyError when there is none."""
    outcomes = {letter: Outcome(name) for name, letter in _CODES.items()}
    return Result(outcomes[code[0]], by_default=code.endswith("!"))


def code_of(result: Result) -> str:
    """Return the outcome code of a result: "W", "J", "N!"."""
    return _CODES[result.outcome.value] + ("!" if result.by_default else "")


def written(result: Result) -> str:
    """Return the code as nigiri writes it into a result cell."""
    if result.outcome is Outcome.BOTH:
        return "1-1 def" if result.by_default else "1-1"
    return WRITTEN.get(result, "jigo")
