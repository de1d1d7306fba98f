"""Results as they are written and as people type them.

written      means                     also read
○ 1-0        White won                 1-0  1:0  White, Blanc, ...  a letter  W+  W+R  W+Zeit
● 0-1        Black won                 0-1  0:1  Black, Noir, ...   a letter  N+  N+R  N+3.5
jigo         a tie                     0.5  0,5  ½  1/2  ½-½  0.5-0.5  1/2-1/2
– 0-0        both lose                 0-0  0:0
○ 1-0 def    White won by default      1-0 def  W def  W!  1-0!   (likewise the others)
             both win                  1-1
a number     the player of that number won
a number def the same by default       6 def  6def  6!  6 déf (accents and capitals do not count)
a name       the player called so won  in all forms of names.py, if only one of the two is called so

No written code begins with a digit, and none that a keyboard can begin is the beginning of
another: a spreadsheet's auto-completion cannot turn one into another.

The words for the colours are read in every language, and so are their letters: first those of the
event's language, then the English ones, then those that mean one colour in all other languages.
B is White (Blanc) in a French event and Black in any other; where the languages of the sheet and
of the event take it for different colours it is a question. So is B+ wherever B is not Black: game
records mean Black by it, and write behind it by how much, or how. A name that is a word for a
result as well, of somebody at that board, is read where both mean the same. Nothing is guessed.

Anything else is no result: the board has none, and its cell a problem (read/rounds.py:
result-unknown, result-letter, result-date), so that no command writes until it is put right. While
people type, Check says so with ■ (live/round/check.py).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.messages.catalogue import LANGUAGES, every, text
from nigiri.workbook.spellings.names import sought

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Game
    from nigiri.workbook.model.cells import Cell

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

#: Other accepted texts in their normal form; each also followed by "!", as "def" becomes.
_TYPED: Mapping[Outcome, tuple[str, ...]] = {
    Outcome.WHITE: ("○1-0", "1-0", "○"),
    Outcome.BLACK: ("●0-1", "0-1", "●"),
    Outcome.JIGO: ("jigo", "0.5", "0,5", "½", "1/2", "½-½", "0.5-0.5", "0,5-0,5", "1/2-1/2"),
    Outcome.NONE: ("-0-0", "0-0"),
    Outcome.BOTH: ("1-1",),
}
_DEFAULT = ("", "!")
_AS_TYPED = "def"
_NO_MARGIN = "f¤"
_COLOURS = {Outcome.WHITE: "white", Outcome.BLACK: "black"}
_RECORDED = ("+", "+r")
"""What game records write behind the letter of the winner; more in `without_margin`."""
_CODES = {"white": "W", "black": "B", "jigo": "J", "none": "N", "both": "2"}

#: Applied in order to small letters before a result is looked up; the last three are wildcards in
#: a spreadsheet.
SUBSTITUTIONS = (
    (" ", ""), ("\u00a0", ""), (":", "-"), ("–", "-"), ("—", "-"), ("−", "-"),
    ("é", "e"), (_AS_TYPED, "!"), ("*", "¤"), ("?", "¤"), ("~", "¤"),
)  # fmt: skip  # pairs, several a line


def normal_result(typed: object) -> str:
    """Return the text under which the content of a result cell is looked up."""
    words = "" if typed is None else str(typed).lower()
    for old, new in SUBSTITUTIONS:
        words = words.replace(old, new)
    return words


def without_margin(normal: str) -> str:
    """Return a normal text without how somebody won: "w+3,5" and "w+zeit" as "w+".

    Not so a forfeit, as records have it ("w+f"), a doubt, and what is by default: it stays as it
    is. `without_margin_formula` does the same.
    """
    how = normal[2:]
    said = normal[1:2] == "+" and how and how[0] not in _NO_MARGIN and not how.endswith("!")
    return normal[:2] if said else normal


def without_margin_formula(cell: str) -> str:
    """Return the expression for the same text of a cell."""
    how = f'ISERROR(FIND(MID({cell},3,1),"{_NO_MARGIN}"))'  # FIND finds a blank text
    said = f'MID({cell},2,1)="+",{how},RIGHT({cell})<>"!"'
    return f"IF(AND({said}),LEFT({cell},2),{cell})"


@cache
def _letters(language: str) -> Mapping[str, Outcome]:
    """Return letter -> the colour that it means to readers of a language."""
    found: dict[str, set[Outcome]] = {}
    for each in LANGUAGES:
        for letter, colour in _own_letters(each).items():
            found.setdefault(letter, set()).add(colour)
    alike = {letter: colours.pop() for letter, colours in found.items() if len(colours) == 1}
    return {**alike, **_own_letters("en"), **_own_letters(language)}


def _own_letters(language: str) -> dict[str, Outcome]:
    """Return letter -> the colour that a language calls so."""
    return {
        normal_result(text(f"letter.{name}", language)): colour for colour, name in _COLOURS.items()
    }


def _recorded(language: str) -> frozenset[str]:
    """Return the letters whose colour game records, which are in English, do not contradict."""
    english = _own_letters("en")
    return frozenset(
        letter
        for letter, colour in _letters(language).items()
        if english.get(letter, colour) is colour
    )


def _spellings(language: str) -> Mapping[Outcome, tuple[str, ...]]:
    """Return outcome -> all texts accepted in a language, in their normal form."""
    found = {outcome: [*texts] for outcome, texts in _TYPED.items()}
    for colour, name in _COLOURS.items():
        words = (normal_result(word) for word in every(f"colour.{name}"))
        found[colour] += (form for word in words for form in (word, word.casefold()))
    recorded = _recorded(language)
    for letter, colour in _letters(language).items():
        found[colour].append(letter)
        found[colour] += (letter + end for end in _RECORDED if letter in recorded)
    return {outcome: tuple(dict.fromkeys(texts)) for outcome, texts in found.items()}


@cache
def accepted(language: str) -> Mapping[str, str]:
    """Return normal text -> outcome code (W, B, J, N, 2, with "!" by default) in that language.

    Also with "def" as it is typed, which formulas of older sheets look up.
    """
    table: dict[str, str] = {}
    for outcome, spellings in _spellings(language).items():
        code = _CODES[outcome.value]
        for spelling in spellings:
            table[spelling] = code
            table[spelling + "!"] = table[spelling + _AS_TYPED] = code + "!"
    return table


def win_of_number(normal: str, white: object, black: object) -> Result | None:
    """Return the win of the player whose number a normal text is: "6", "6!" by default.

    None when it is neither White's nor Black's number; White is looked at first.
    """
    for number, outcome in ((white, Outcome.WHITE), (black, Outcome.BLACK)):
        for suffix in _DEFAULT:
            if normal == f"{number}{suffix}":
                return Result(outcome, by_default=bool(suffix))
    return None


UNREADABLE = "?"
"""In place of an outcome code."""


def won_by_name(typed: Cell, white: str, black: str) -> str:
    """Return the outcome code of who is called what was typed: "?" for both, "" for neither.

    white, black -- all that the two are called (names.py); by default nobody wins so
    """
    words = sought(typed)
    return {(True, False): "W", (False, True): "B", (True, True): UNREADABLE}.get(
        (words in white, words in black), ""
    )


def word_code(typed: object, codes: Mapping[str, str]) -> str:
    """Return the outcome code of a word for a result, "" for none; codes -- of `accepted`."""
    return codes.get(without_margin(normal_result(typed)), "")


def code_in_words(typed: Cell, white: str, black: str, codes: Mapping[str, str]) -> str:
    """Return the outcome code of a word for a result, or of a name; "?" for neither.

    And for what the two do not mean alike. codes -- of `accepted`; white, black as `won_by_name`
    """
    found = {word_code(typed, codes), won_by_name(typed, white, black)} - {""}
    return found.pop() if len(found) == 1 else UNREADABLE


def ambiguous(normal: str, sheet: str, event: str) -> bool:
    """Tell whether a normal text means Black to one reader and White to another.

    sheet, event -- the languages of the sheet's headings and of the event
    """
    return without_margin(normal) in _questions(sheet, event)


@cache
def _questions(sheet: str, event: str) -> frozenset[str]:
    """Return the texts that readers of two languages, or of game records, take differently."""
    one, other = _letters(sheet), _letters(event)
    unlike = {letter for letter in one if one[letter] is not other.get(letter, one[letter])}
    doubtful = (one.keys() - _recorded(sheet)) | (other.keys() - _recorded(event))
    texts = [*unlike, *(letter + end for letter in doubtful for end in _RECORDED)]
    return frozenset(spelling + suffix for spelling in texts for suffix in (*_DEFAULT, _AS_TYPED))


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


def read_back(result: Result, game: Game) -> str:
    """Return the text of a result in the column Second pass: "12", "12 def", "jigo".

    Best as the winner's number: unlike 1-0 it means the same after two players changed places.
    """
    winner = {Outcome.WHITE: game.white, Outcome.BLACK: game.black}.get(result.outcome)
    if winner is None:
        return written(result)
    return f"{winner} def" if result.by_default else str(winner)
