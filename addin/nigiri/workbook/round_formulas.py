"""The live formulas of a round's sheet: what the director sees while typing, without nigiri.

Each function returns the text of one cell's formula; `round_live` computes the same values in
Python, and a test lets a real spreadsheet recalculate both. Only plain functions that every
spreadsheet since 2010 knows; no structured references, no dynamic arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.results import SUBSTITUTIONS
from nigiri.workbook.words import formula_text, quoted, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.refs import Refs, RoundTable

Parts = dict[str, str]


def _parts(refs: Refs, table: RoundTable, row: int) -> Parts:
    """Return the short names of a row's cells and of the columns the formulas look through."""
    own = table.here()
    keys = (
        "table", "white_no", "white", "white_rank", "result", "black_no", "black", "black_rank",
        "handicap", "check", "norm", "outcome", "missing", "drawn_white", "drawn_black",
        "drawn_handicap", "by_hand", "white_now", "black_now", "white_stale", "black_stale", "rule", "found",
    )  # fmt: skip
    cells = {key: own.cell(key, row) for key in keys}
    columns = {f"all_{key}": own.column(key) for key in (*keys, "winners", "list_bad")}
    return {
        **cells, **columns,
        "seats_white": own.seats("white_no"), "seats_black": own.seats("black_no"),
        "list": own.cell("winners", row),
        "cap": refs.settings.get("handicap_cap", "9"),
        "minus": refs.settings.get("handicap_reduction", "1"),
        "round": str(table.number), "find": f"${own.letters('winners')}$1",
    }  # fmt: skip


def _drawn(refs: Refs, p: Parts, result: str, **conditions: str) -> str:
    """Return the sum of a column of As drawn over this round's lines that fit the conditions."""
    if refs.drawn is None:
        return "0"
    tests = [f"{refs.drawn.column('round')},{p['round']}"]
    tests += [f"{refs.drawn.column(key)},{value}" for key, value in conditions.items()]
    return f"SUMIFS({refs.drawn.column(result)},{','.join(tests)})"


def _count_drawn(refs: Refs, p: Parts, white: str, black: str) -> str:
    """Return how often the draw paired these two in this order."""
    if refs.drawn is None:
        return "0"
    tests = {"round": p["round"], "white_no": white, "black_no": black}
    pairs = ",".join(f"{refs.drawn.column(key)},{value}" for key, value in tests.items())
    return f"COUNTIFS({pairs})"


def drawn_white(refs: Refs, p: Parts) -> str:
    """Whom the draw put at this table as White, 0 for nobody."""
    return f'IF({p["table"]}="",0,{_drawn(refs, p, "white_no", table=p["table"])})'


def drawn_black(refs: Refs, p: Parts) -> str:
    """Whom the draw put at this table as Black, 0 for nobody."""
    return f'IF({p["table"]}="",0,{_drawn(refs, p, "black_no", table=p["table"])})'


def drawn_handicap(refs: Refs, p: Parts) -> str:
    """The handicap the draw gave this pair, "" for a pair it did not make."""
    white, black = p["white_no"], p["black_no"]
    value = _drawn(refs, p, "handicap", white_no=white, black_no=black)
    return f'IF({_count_drawn(refs, p, white, black)}=0,"",{value})'


def by_hand(refs: Refs, p: Parts) -> str:
    """What the director changed in this row, in words; "" for nothing."""
    say = _say(refs)
    white, black, was_white, was_black = (
        p["white_no"], p["black_no"], p["drawn_white"], p["drawn_black"])  # fmt: skip
    stones = (
        f'IF(AND({p["handicap"]}<>"",{p["handicap"]}<>{p["drawn_handicap"]}),'
        f"{say('check.handicap', stones=p['drawn_handicap'])},\"\")"
    )
    changed = (
        f'IF({white}<>{was_white},{say("check.white", number=was_white)},"")'
        f'&IF({black}<>{was_black},{say("check.black", number=was_black)},"")'
    )
    return (
        f'IF(OR({white}="",{black}=""),"",IF({p["drawn_handicap"]}<>"",{stones},'
        f"IF({_count_drawn(refs, p, black, white)}>0,{say('check.colours')},"
        f"IF({was_white}=0,{say('check.new')},{changed}))))"
    )


def _say(refs: Refs) -> Callable[..., str]:
    """Return the function that writes words of the event's language into a formula."""

    def say(key: str, **expressions: str) -> str:
        return formula_text(key, refs.language, **expressions)

    return say


def norm(_refs: Refs, p: Parts) -> str:
    """The typed result in the form in which it is looked up."""
    expression = f'{p["result"]}&""'
    for old, new in SUBSTITUTIONS:
        expression = f"SUBSTITUTE({expression},{quoted(old)},{quoted(new)})"
    return expression


def outcome(refs: Refs, p: Parts) -> str:
    """The outcome code: W, B, J, N, 2, with ! by default; ? for unreadable, "" for playing."""
    white, black, typed = p["white_no"], p["black_no"], p["norm"]
    listed = f"COUNTIF({p['all_winners']},{white})", f"COUNTIF({p['all_winners']},{black})"
    table = f"'{refs.lists}'!$A$1:$B$99"
    return (
        f'IF(OR({white}="",{black}=""),"",IF({typed}="",'
        f'IF({listed[0]}>0,IF({listed[1]}>0,"?","W"),IF({listed[1]}>0,"B","")),'
        f'IF({typed}={white}&"","W",IF({typed}={black}&"","B",'
        f'IFERROR(VLOOKUP({typed},{table},2,FALSE),"?")))))'
    )


def missing(_refs: Refs, p: Parts) -> str:
    """The table whose result is awaited, "" where none is."""
    return (
        f'IF(OR({p["white_no"]}="",{p["black_no"]}="",{p["outcome"]}<>""),"",'
        f'IF({p["table"]}="",0,{p["table"]}))'
    )


def _player(refs: Refs, number: str, key: str) -> str:
    """Return a cell of the player of that number in Players."""
    players = refs.players
    if players is None:
        return '""'
    return f"INDEX({players.column(key)},MATCH({number},{players.column('number')},0))"


def _name(refs: Refs, number: str) -> str:
    """Return a player's name: family name, comma, given name (M1)."""
    family, given = _player(refs, number, "family"), _player(refs, number, "given")
    return f'{family}&IF({given}="","",", "&{given})'


def white_now(refs: Refs, p: Parts) -> str:
    """The rank that counts for White: the printed one while the name still fits the number."""
    return _rank_now(refs, p["white_no"], p["white"], p["white_rank"])


def black_now(refs: Refs, p: Parts) -> str:
    """The rank that counts for Black."""
    return _rank_now(refs, p["black_no"], p["black"], p["black_rank"])


def _rank_now(refs: Refs, number: str, name: str, rank: str) -> str:
    """Return the printed rank where it belongs to the number, else the one in Players."""
    fits = f'AND({rank}<>"",{name}={_name(refs, number)})'
    return f'IF({number}="","",IFERROR(IF({fits},{rank},{_player(refs, number, "rank")}),""))'


def white_stale(refs: Refs, p: Parts) -> str:
    """1 where White's printed name no longer belongs to the number."""
    return _stale(refs, p["white_no"], p["white"])


def black_stale(refs: Refs, p: Parts) -> str:
    """1 where Black's printed name no longer belongs to the number."""
    return _stale(refs, p["black_no"], p["black"])


def _stale(refs: Refs, number: str, name: str) -> str:
    """Return the test whether a printed name no longer belongs to its number."""
    return f'IF({number}="",0,IFERROR(IF({name}={_name(refs, number)},0,1),0))'


def _steps(rank: str) -> str:
    """Return a rank's steps above 1 kyu."""
    digits = f"VALUE(LEFT({rank},LEN({rank})-1))"
    return f'IF(RIGHT({rank},1)="d",{digits},1-{digits})'


def rule(_refs: Refs, p: Parts) -> str:
    """The handicap by rule (M12); negative where White is the weaker and should take it."""
    white, black = _steps(p["white_now"]), _steps(p["black_now"])
    stones = f"MIN({p['cap']},ABS({white}-{black})-{p['minus']})"
    return f'IFERROR(SIGN({white}-{black})*MAX(0,{stones}),"")'


def found(refs: Refs, p: Parts) -> str:
    """1 where Find names somebody of this table, else 0."""
    find = p["find"]
    tests = []
    for side in ("white", "black"):
        number = p[f"{side}_no"]
        key = f'IFERROR({_player(refs, number, "key")},"")'
        tests += [f"ISNUMBER(SEARCH({find},{p[side]}))", f"ISNUMBER(SEARCH({find},{key}))"]
        tests += [f'{find}={number}&""']
    return f'IF({find}="",0,IF(OR({",".join(tests)}),1,0))'


def list_bad(_refs: Refs, p: Parts) -> str:
    """1 where the winners' list has a number twice or one that does not play, else 0."""
    cell = p["list"]
    plays = f"COUNTIF({p['all_white_no']},{cell})+COUNTIF({p['all_black_no']},{cell})"
    return f'IF({cell}="",0,IF(OR(COUNTIF({p["all_winners"]},{cell})>1,{plays}=0),1,0))'


def _met(refs: Refs, p: Parts) -> str:
    """Return how often these two met in earlier rounds."""
    counts = [
        f"COUNTIFS({table.column('white_no')},{a},{table.column('black_no')},{b})"
        for number, table in refs.rounds.items()
        if number < int(p["round"])
        for a, b in ((p["white_no"], p["black_no"]), (p["black_no"], p["white_no"]))
    ]
    return "+".join(counts) or "0"


def outcome_words(refs: Refs, p: Parts) -> str:
    """Return the expression that says who won."""
    say, code = _say(refs), p["outcome"]
    return (
        f'IF({code}="","",IF(LEFT({code},1)="W",{say("check.won", number=p["white_no"])},'
        f'IF(LEFT({code},1)="B",{say("check.won", number=p["black_no"])},'
        f'IF(LEFT({code},1)="J",{say("check.jigo")},IF(LEFT({code},1)="N",{say("check.none")},'
        f'{say("check.bothwin")}))))&IF(RIGHT({code},1)="!",{say("check.default")},"")'
        f'&IF({p["norm"]}="",{say("check.inlist")},""))'
    )


def check(refs: Refs, p: Parts) -> str:
    """The sentence about this board, the first that applies."""
    say, white, black = _say(refs), p["white_no"], p["black_no"]
    expression = _calm(refs, p)
    for condition, words in reversed(_stops(refs, p)):
        expression = f'IF({condition},"■ "&{words},{expression})'
    alone = f'"■ "&{say("check.alone", number=f"{white}&{black}")}'
    expression = f'IF(OR({white}="",{black}=""),{alone},{expression})'
    known = _known(refs, p)
    expression = f'IF({known},"■ "&{say("check.unknown")},{expression})'
    return f'IF(AND({white}="",{black}=""),"",{expression})'


def _known(refs: Refs, p: Parts) -> str:
    """Return the test for a number that is not in Players."""
    column = refs.players.column("number") if refs.players else "$A$1:$A$1"
    tests = [
        f'AND({p[key]}<>"",COUNTIF({column},{p[key]})=0)' for key in ("white_no", "black_no")
    ]
    return f"OR({','.join(tests)})"


def _stops(refs: Refs, p: Parts) -> list[tuple[str, str]]:
    """Return condition and words of everything that must be put right, in order."""
    say, white, black, code = _say(refs), p["white_no"], p["black_no"], p["outcome"]
    both = {"white": white, "black": black}

    def twice(number: str) -> str:
        return f"COUNTIF({p['seats_white']},{number})+COUNTIF({p['seats_black']},{number})>1"

    def in_list(number: str) -> str:
        return f"COUNTIF({p['all_winners']},{number})>0"

    other = (
        f'AND({p["norm"]}<>"",OR(AND(LEFT({code},1)="W",{in_list(black)}),'
        f'AND(LEFT({code},1)="B",{in_list(white)})))'
    )
    return [
        (f"{white}={black}", say("check.self", number=white)),
        (twice(white), say("check.twice", number=white)),
        (twice(black), say("check.twice", number=black)),
        (f"{_met(refs, p)}>0", say("check.met")),
        (other, say("check.list")),
        (f'AND({code}="?",{p["norm"]}="")', say("check.both", **both)),
        (f'{code}="?"', say("check.result", typed=p["result"], **both)),
    ]


def _calm(refs: Refs, p: Parts) -> str:
    """Return the words for a board that is in order: by hand, handicap, playing, or won."""
    say, result, stones = _say(refs), outcome_words(refs, p), p["handicap"]
    hand = (
        f'"✎ "&{say("check.you")}&{p["by_hand"]}&{_changed_names(refs, p)}'
        f'&IF({p["outcome"]}="","","· "&{result})'
    )
    less = f"-{p['rule']}"
    weaker = f'"▲ "&{say("check.weaker", number=p["white_no"], stones=less)}&{result}'
    other = f'"▲ "&{say("check.rule", stones=p["rule"])}&{result}'
    return (
        f'IF({p["by_hand"]}<>"",{hand},'
        f'IF(OR({p["rule"]}="",{stones}="",{stones}={p["rule"]}),'
        f'IF({p["outcome"]}="","… "&{say("check.playing")},"✓ "&{result}),'
        f'IF({p["rule"]}<0,{weaker},{other})))'
    )


def _changed_names(refs: Refs, p: Parts) -> str:
    """Return the names of numbers typed over, which the printed names no longer fit."""
    say = _say(refs)
    parts = []
    for side in ("white", "black"):
        number = p[f"{side}_no"]
        words = say("check.is", number=number, name=_player(refs, number, "family"))
        stale = p[f"{side}_stale"]
        parts.append(f'IF({stale}=1,{words},"")')
    return "&".join(parts)


def mark(_refs: Refs, p: Parts) -> str:
    """The gutter: the first sign of Check."""
    return f"LEFT({p['check']},1)"


ROUND_FORMULAS: dict[str, Callable[[Refs, Parts], str]] = {
    "mark": mark, "check": check, "drawn_white": drawn_white, "drawn_black": drawn_black,
    "drawn_handicap": drawn_handicap, "by_hand": by_hand, "norm": norm, "outcome": outcome,
    "missing": missing, "white_now": white_now, "black_now": black_now,
    "white_stale": white_stale, "black_stale": black_stale, "rule": rule,
    "found": found, "list_bad": list_bad,
}  # fmt: skip
"""Column key -> the formula of its cell."""


def row_formulas(refs: Refs, table: RoundTable, row: int) -> dict[str, str]:
    """Return column key -> formula text of one board's row."""
    parts = _parts(refs, table, row)
    return {key: formula(refs, parts) for key, formula in ROUND_FORMULAS.items()}


def bye_check(refs: Refs, table: RoundTable, row: int) -> str:
    """Return the formula of Check beside a bye: unknown, twice, a second bye, by hand, or bye."""
    p, say = _parts(refs, table, row), _say(refs)
    number = p["white_no"]
    twice = f"COUNTIF({p['seats_white']},{number})+COUNTIF({p['seats_black']},{number})>1"
    earlier = [
        f"COUNTIFS({other.seats('table')},{quoted(text('round.bye', other.place.language))},"
        f"{other.seats('white_no')},{number})"
        for other in refs.rounds.values()
        if other.number < table.number
    ]
    again = "+".join(earlier) or "0"
    drawn = "0"
    if refs.drawn is not None:
        columns = refs.drawn.column("bye_no"), refs.drawn.column("round")
        drawn = f"SUMIFS({columns[0]},{columns[1]},{table.number})"
    known = refs.players.column("number") if refs.players else "$A$1:$A$1"
    return (
        f'IF({number}="","",IF(COUNTIF({known},{number})=0,"■ "&{say("check.unknown")},'
        f'IF({twice},"■ "&{say("check.twice", number=number)},'
        f'IF({again}>0,"■ "&{say("check.bye.again", number=number)},'
        f'IF({drawn}<>{number},"✎ "&{say("check.bye.you", number=drawn)},'
        f'"✓ "&{quoted(text("check.bye", refs.language))})))))'
    )
