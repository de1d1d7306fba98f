"""The live formulas of the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.live.players import here_count, new_count
from nigiri.workbook.live.players_above import moved_words
from nigiri.workbook.live.refs import tab
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.refs import Refs, RoundTable, Table
    from nigiri.workbook.model.locations import Location

MOST_TABLES = 10
"""The number of tables that the bar names; "…" follows if there are more."""
END_OF_TEAMS = "bar.over.teams"
"""The key of what is said once all is played where teams met: their places stand on Teams."""
LONGEST = 90
"""The number of letters of a sentence of Check that the bar repeats."""


def registration_formula(refs: Refs, without: str = "bar.register") -> str:
    """Return the bar of Players before the first draw.

    without -- the key of the sentence as long as there are no sections
    """
    if refs.players is None:
        return '""'
    own = refs.players.here()
    say = refs.language
    here, named = here_count(own), f"COUNTA({own.column('family')})"
    counts = {"here": here, "unseen": f"({named}-{here})"}
    register = f'"► "&{formula_text(without, say, **counts)}'
    sections = f'"► "&{formula_text("bar.sections", say, **counts)}'
    location = refs.book.get("sections")
    if location is not None:
        column = column_letters(location.columns["down_to"])
        first = f"{tab(location.name)}!${column}${location.first_row}"
        register = f'IF({first}="",{register},{sections})'
    empty = quoted(f"► {text('bar.empty', say)}")
    return f"IF({named}=0,{empty},{register})"


def moved_first(refs: Refs, main: str) -> str:
    """Return the bar of the main sheet: a number that changed hands since a draw, else `main`.

    main -- the formula without that
    """
    number = refs.players.above("name") if refs.players else ""
    words = moved_words(refs, number) if number else ""
    return f'IF({number}>0,"► "&{words},{main})' if words else main


def link_formula(refs: Refs, main: Location) -> str:
    """Return the bar of the other sheets: the same sentence, and a click leads there."""
    name, current = tab(main.name), refs.current
    if current is None or current.location.name != main.name:
        return f"HYPERLINK({quoted(f'#{name}!A{main.first_row}')},{name}!$A$1)"
    marks, first = current.column("mark"), current.first
    row = f'IFERROR(MATCH("■",{marks},0),IFERROR(MATCH("…",{marks},0),1))+{first - 1}'
    letters = current.letters("result")
    return f"HYPERLINK({quoted(f'#{name}!{letters}')}&({row}),{name}!$A$1)"


def round_formula(refs: Refs, current: RoundTable) -> str:
    """Return the bar of the newest round: the first fault, else the results so far."""
    own, say = current.here(), refs.language
    bad = quoted(f"► {text('bar.list', say)}")
    inside = f"IF(SUM({own.column('list_bad')})>0,{bad},{_progress(refs, current)})"
    if refs.players is not None:
        free, words = refs.players.column("free"), _free(refs, refs.players, current)
        inside = f"IF(COUNT({free})>0,{words},{inside})"
    return _problem_first(refs, current, inside)


def draft_formula(refs: Refs, draft: RoundTable, played: RoundTable | None) -> str:
    """Return the bar of a round that is only a draft: the first fault, else the next step.

    played -- the same round as it is so far: its results count already
    """
    number = quoted(str(draft.number))
    words, typed = (
        f'"► "&{formula_text(key, refs.language, round=number)}'
        for key in ("bar.draft", "bar.draft.results")
    )
    results = f"COUNTA({draft.here().column('result')})"
    counted = f"COUNTA({played.column('result')})" if played else "0"
    return _problem_first(refs, draft, f"IF({results}>{counted},{typed},{words})")


def _problem_first(refs: Refs, current: RoundTable, inside: str) -> str:
    """Return the expression for the first row marked ■, else the expression `inside`."""
    own = current.here()
    marks, checks, tables = (own.seats(key) for key in ("mark", "check", "table"))
    at = f'MATCH("■",{marks},0)'
    problem = formula_text(
        "bar.problem",
        refs.language,
        round=quoted(str(current.number)),
        table=f'IF(INDEX({tables},{at})="","–",INDEX({tables},{at}))',
        what=f"MID(INDEX({checks},{at}),3,{LONGEST})",
    )
    return f'IF(COUNTIF({marks},"■")>0,"► "&{problem},{inside})'


def _free(refs: Refs, players: Table, current: RoundTable) -> str:
    """Return the expression for a player without a place, or for the round they wait for."""
    say, before = refs.language, refs.rounds.get(current.number - 1)
    who = f"SMALL({players.column('free')},1)"
    name = f"INDEX({players.column('family')},MATCH({who},{players.column('number')},0))"
    number = quoted(str(current.number))
    words = f'"► "&{formula_text("bar.free", say, round=number, number=who, name=name)}'
    if before is None:
        return words
    missing = before.column("missing")
    facts = {"round": quoted(str(before.number)), "tables": _first_tables(missing)}
    return f'IF(COUNT({missing})>0,"► "&{formula_text("bar.part", say, **facts)},{words})'


def _all_in(refs: Refs, number: int) -> str:
    """Return the expression for the step after a complete round: the next one, or the end."""
    key = END_OF_TEAMS if refs.teams else "bar.over" if refs.over else "bar.finished"
    facts = {"round": quoted(str(number)), "next": quoted(str(number + 1))}
    ended, complete = (
        f'"► "&{formula_text(each, refs.language, **facts)}' for each in (key, "bar.complete")
    )
    rounds = refs.settings.get("rounds", "99")
    if refs.over:
        return ended
    awaited = f"&{refs.players.above('away')}" if refs.players else ""
    return f"IF({number}>={rounds},{ended},{complete}{awaited})"


def _progress(refs: Refs, current: RoundTable) -> str:
    """Return the expression for the results still missing."""
    own, say = current.here(), refs.language
    number = quoted(str(current.number))
    missing = own.column("missing")
    count, boards = f"COUNT({missing})", f"COUNT({own.column('white_no')})"
    tables = _first_tables(missing)
    words = {
        key: f'"► "&{formula_text(f"bar.{key}", say, **facts)}'
        for key, facts in {
            "drawn": {"round": number, "missing": count},
            "last": {"round": number, "tables": _table(f"MIN({missing})")},
            "missing": {"round": number, "missing": count, "tables": tables},
        }.items()
    }
    waiting = f"IF({count}=1,{words['last']},{words['missing']})"
    fresh = f"AND({count}={boards},{boards}>1)"
    over = _over(refs, current, _all_in(refs, current.number))
    going = f"IF({fresh},{words['drawn']},{waiting})"
    return f"IF({count}=0,{over},{going}{_new(refs)}){_before(refs, current)}"


def _new(refs: Refs) -> str:
    """Return the part that adds the newcomers to the sentence of the round; "" without Players."""
    if refs.players is None:
        return ""
    count = new_count(refs.players)
    return f'&IF({count}=0,"",{formula_text("bar.new", refs.language, count=count)})'


def verified_count(own: RoundTable) -> str:
    """Return the expression for the number of results that the second pass confirms (B11)."""
    second, first = own.column("second_outcome"), own.column("outcome")
    return f'SUMPRODUCT(({second}<>"")*({second}<>"?")*({second}={first}))'


def _over(refs: Refs, current: RoundTable, over: str) -> str:
    """Return the expression for a round with all results: verify them, or supply earlier ones.

    over -- the expression for when nothing of that is left
    """
    say, own = refs.language, current.here()
    number, verified = quoted(str(current.number)), verified_count(own)
    boards = f"COUNT({own.column('white_no')})"
    words = formula_text("bar.second", say, round=number, verified=verified, boards=boards)
    over = f'IF(AND({verified}>0,{verified}<{boards}),"► "&{words},{over})'
    missing = _missing_before(refs, current)
    if not missing:
        return over
    lacks = f'"► "&{formula_text("bar.lacks", say, round=number)}'
    return f"IF(COUNT({','.join(missing.values())})>0,{lacks},{over})"


def _before(refs: Refs, current: RoundTable) -> str:
    """Return the part that adds the first missing result of an earlier round (B11)."""
    missing = _missing_before(refs, current)
    if not missing:
        return ""
    before, first = '""', '""'
    for n, column in sorted(missing.items(), reverse=True):
        before = f"IF(COUNT({column})>0,{n},{before})"
        first = f"IF(COUNT({column})>0,SMALL({column},1),{first})"
    words = formula_text("bar.before", refs.language, before=before, table=_table(first))
    return f'&IF(COUNT({",".join(missing.values())})>0,{words},"")'


def _missing_before(refs: Refs, current: RoundTable) -> dict[int, str]:
    """Return round -> the column of its missing results, for rounds before the newest."""
    return {n: table.column("missing") for n, table in refs.rounds.items() if n < current.number}


def _first_tables(missing: str) -> str:
    """Return the expression that names the first tables of a column, smallest first."""
    tables = [_table(f"SMALL({missing},{n})") for n in range(1, MOST_TABLES + 1)]
    others = "".join(f'&IFERROR(", "&{table},"")' for table in tables[1:])
    return f'({tables[0]}{others}&IF(COUNT({missing})>{MOST_TABLES},", …",""))'


def _table(number: str) -> str:
    """Return the expression that names a table, "–" for 0, without computing its number twice."""
    return f'TRIM(SUBSTITUTE(" "&{number}&" "," 0 "," – "))'
