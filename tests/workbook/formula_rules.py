"""What Excel 2007 makes of a formula that somebody types with Enter, read from its tokens.

Excel evaluates a formula value by value. Where a function takes one value and gets several cells,
it takes those of the same row or column (implicit intersection), unless the formula was entered as
an array formula. Later versions show such a place with an @ and other programs calculate something
else there, so no formula of nigiri has one. What is allowed:

- several cells where a function takes them as they are: SUM, MATCH, COUNTIF ...;
- calculating with several cells inside SUMPRODUCT and the vectors of LOOKUP, which evaluate all
  values by themselves, but not through IF, IFERROR, CHOOSE, INDEX and VLOOKUP, which do not follow;
- constants in braces where a function takes several values: they are several in every version, as
  in OR(A1={"yes","no"}); not in rules that colour cells nor in lists to choose from, where Excel
  refuses them;
- no whole columns or rows, no union or intersection of ranges, no function that is newer;
- no text of more than 255 letters, nor a list to choose from.

After Microsoft's pages on array formulas, on implicit intersection and on conditional formats.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from openpyxl.formula import Tokenizer
from openpyxl.formula.tokenizer import Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

# What a function takes.
VALUE = "one value; inside SUMPRODUCT each of several"
SINGLE = "one value, everywhere"
CELLS = "a range as it stands"
VALUES = "a range as it stands, or constants"
EACH = "several values, each of which it evaluates"
RESULT = "what it may hand on as its own value"

#: Function of Excel 2007 -> what it takes; the last is repeated, of SUMIFS and COUNTIFS two.
TAKES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((
        "ABS", "FIND", "INT", "ISERROR", "ISNUMBER", "LEFT", "LEN", "LOWER", "MID", "MOD", "NOT",
        "RIGHT", "ROUND", "ROW", "SEARCH", "SIGN", "SUBSTITUTE", "TRIM", "VALUE",
    ), (VALUE,)),
    **dict.fromkeys(("AND", "COUNT", "COUNTA", "MAX", "MIN", "MODE", "OR", "SUM"), (VALUES,)),
    **dict.fromkeys(("HYPERLINK", "NA", "T"), (SINGLE,)),
    "CHOOSE": (SINGLE, RESULT),
    "COUNTIF": (CELLS, VALUE),
    "COUNTIFS": (CELLS, VALUE, CELLS, VALUE),
    "FREQUENCY": (CELLS, CELLS),
    "IF": (SINGLE, RESULT),
    "IFERROR": (RESULT,),
    "INDEX": (VALUES, SINGLE),
    "LOOKUP": (VALUE, EACH),
    "MATCH": (VALUE, VALUES, SINGLE),
    "SMALL": (VALUES, VALUE),
    "SUMIF": (CELLS, VALUE, CELLS),
    "SUMIFS": (CELLS, CELLS, VALUE),
    "SUMPRODUCT": (EACH,),
    "VLOOKUP": (SINGLE, VALUES, SINGLE),
}  # fmt: skip
ARRAYS = frozenset({"FREQUENCY"})
"""The functions whose value is several, so that they stand inside SUMPRODUCT alone."""
LONGEST = 255
OPERATORS = frozenset({"&", "=", "<>", "<", "<=", ">", ">=", "+", "-", "*", "/", "^"})

_WHOLE = re.compile(r"\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d+:\$?\d+")
_CELLS = re.compile(r"\$?[A-Z]{1,3}\$?\d+(:\$?[A-Z]{1,3}\$?\d+)?")


class Call(NamedTuple):
    """A function and what it is given."""

    function: str
    given: list[Term]


class Term(NamedTuple):
    """A part of a formula between separators: what is calculated with, and whether it is."""

    operands: list[str | Call | Term]
    calculates: bool


# What a term is.
ONE, RANGE, SEVERAL = "one value", "several cells as they stand", "several values"


def by_shape(formulas: Iterable[str]) -> dict[str, str]:
    """Return formulas with one for all that differ in numbers only, by what they share."""
    return {re.sub(r"\d+", "1", formula): formula for formula in formulas}


def faults(formula: str, *, rule: bool = False) -> list[str]:
    """Return what Excel 2007 would not take, or take otherwise, in a formula without its "=".

    rule -- it colours cells or lists choices, and stands in no cell
    """
    return [*_faults(formula, rule=rule)]


@lru_cache(maxsize=2**13)
def _faults(formula: str, *, rule: bool) -> tuple[str, ...]:
    """Return the same, once for a formula that many workbooks have."""
    tokens = Tokenizer("=" + formula).items
    found = [*_forbidden(tokens, rule=rule)]
    if not found:
        (term,) = _terms(iter(tokens))
        if _kind(term, found, each=False) != ONE:
            found.append("its value is several")
    return (*found,)


def _forbidden(tokens: Sequence[Token], *, rule: bool) -> Iterator[str]:
    """Yield what must not be in any formula."""
    for token in tokens:
        opens = token.subtype == Token.OPEN
        if token.type == Token.FUNC and opens and token.value[:-1] not in TAKES:
            yield f"function {token.value[:-1]}"
        if token.type == Token.OP_IN and token.value not in OPERATORS:
            yield f"operator {token.value}"
        if token.subtype == Token.TEXT and len(token.value[1:-1].replace('""', '"')) > LONGEST:
            yield f"text of more than {LONGEST} letters"
        if token.type == Token.WSPACE:
            yield "a space, which may mean an intersection"
        if token.type == Token.ARRAY and opens and rule:
            yield "constants in braces"
        if token.subtype == Token.RANGE:
            cells = token.value.rpartition("!")[2]
            if _WHOLE.fullmatch(cells):
                yield f"whole lines {token.value}"
            elif not _CELLS.fullmatch(cells):
                yield f"name {token.value}"


def _terms(tokens: Iterator[Token]) -> list[Term]:
    """Return the terms up to the closing parenthesis or the end."""
    terms = [Term([], calculates=False)]
    for token in tokens:
        if token.type in {Token.FUNC, Token.PAREN} and token.subtype == Token.CLOSE:
            break
        last = terms[-1]
        if token.type == Token.SEP:
            terms.append(Term([], calculates=False))
        elif token.type == Token.FUNC:
            last.operands.append(Call(token.value[:-1], _terms(tokens)))
        elif token.type == Token.PAREN:
            last.operands.extend(_terms(tokens))
        elif token.type == Token.ARRAY:
            constants = takewhile(lambda t: t.type != Token.ARRAY, tokens)
            last.operands.append("{" + "".join(t.value for t in constants) + "}")
        elif token.type == Token.OPERAND:
            last.operands.append(token.value)
        else:
            terms[-1] = Term(last.operands, calculates=True)
    return terms


def _kind(term: Term, found: list[str], *, each: bool) -> str:
    """Return what a term is, and add what is wrong in it; each -- all values are evaluated."""
    kinds = {_operand(operand, found, each=each) for operand in term.operands}
    if not term.calculates or kinds <= {ONE}:
        return max(kinds, key=[ONE, RANGE, SEVERAL].index, default=ONE)
    if RANGE in kinds and not each:
        found.append(f"implicit intersection in {_said(term)}")
    return SEVERAL


def _operand(operand: str | Call | Term, found: list[str], *, each: bool) -> str:
    """Return what an operand is, and add what is wrong in it."""
    if isinstance(operand, Call):
        return _value(operand, found, each=each)
    if isinstance(operand, Term):
        return _kind(operand, found, each=each)
    if operand.startswith("{"):
        return SEVERAL
    return RANGE if ":" in operand.rpartition("!")[2] and operand[0] != '"' else ONE


def _value(call: Call, found: list[str], *, each: bool) -> str:
    """Return what the value of a function is, and add what is wrong in what it is given."""
    result = SEVERAL if call.function in ARRAYS else ONE
    for takes, term in zip(_taken(call), call.given, strict=True):
        kind = _kind(term, found, each=each or takes == EACH)
        if takes == RESULT:
            result = max(result, kind, key=[ONE, RANGE, SEVERAL].index)
        if takes == VALUE and kind == SEVERAL:
            result = SEVERAL
        if takes == VALUE and kind == RANGE:
            result = SEVERAL
            if not each:
                found.append(f"implicit intersection in {call.function}({_said(term)})")
        if (takes == SINGLE and kind != ONE) or (takes == CELLS and kind == SEVERAL):
            found.append(f"several values in {call.function}({_said(term)})")
    if result != ONE and call.function in {"IF", "IFERROR", "CHOOSE"}:
        found.append(f"several values from {call.function}")
    return result


def _taken(call: Call) -> list[str]:
    """Return what a function takes, for each that it is given."""
    takes = TAKES[call.function]
    repeated = takes[-2:] if call.function in {"COUNTIFS", "SUMIFS"} else takes[-1:]
    while len(takes) < len(call.given):
        takes += repeated
    return [*takes[: len(call.given)]]


def _said(term: Term) -> str:
    """Return a term as it can be found again in its formula."""
    return " ".join(
        f"{operand.function}(...)" if isinstance(operand, Call)
        else f"({_said(operand)})" if isinstance(operand, Term)
        else operand
        for operand in term.operands
    )  # fmt: skip
