"""The bar above every sheet, one next step in one sentence: as live formulas and as their value.

The first that holds is said:

while                 what                                                       found by
always                a number that changed hands since a draw, names sorted     `_moved_words`
                      a number given twice, or a rank that is none, on Players   `_player_words`
a draft is open       its first ■, results typed into it, else keep or discard   `_draft_step`
nothing is drawn      nobody on the list; who is here, then sections or draw     `_registration`
a round is on         its first ■; who is here without a place, or the rest      `_trouble`
                      of it to be drawn; a list of winners with a fault
                      results that are missing, newcomers, rounds before         `_progress_words`
all results are in    the next bye and draw; the play-off, or the end            `_over_words`

The value is a message: commands and dialogs say it in their own language, and name its commands in
their way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.stages import sections_wanted
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several
from nigiri.workbook.live import player_faults, unseated
from nigiri.workbook.live.player_list import PlayerList
from nigiri.workbook.live.players_above import (
    away_words,
    here_count,
    moved,
    moved_words,
    named_and_here,
    new_count,
    newcomers,
)
from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.round.result import (
    board_count,
    boards_of,
    missing_tables,
    verified_boards,
    verified_count,
)
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Refs, RoundTable, Table
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.locations import Location

MOST_TABLES = 3
"""The number of tables that the bar names; "…" follows if there are more."""
END_OF_TEAMS = "bar.over.teams"
"""The key of what is said once all is played where teams met: their places stand on Teams."""
LONGEST = 90
"""The number of letters of a sentence of Check that the bar repeats."""


def next_step(context: Context) -> str:
    """Return the message of the director's next step, the first that applies, or several in one."""
    return _moved_words(context) or _player_words(context) or _next_step(context)


def fault(context: Context) -> str:
    """Return the sentence about the first fault of those that the bar names, "" for none."""
    current, draft = context.refs.current, context.draft
    found = _moved_words(context) or _player_words(context)
    if found or draft is not None or current is None:
        return found
    return _trouble(context, context.lives[current.number])


def _next_step(context: Context) -> str:
    """Return the next step, if every number still belongs to the player drawn with it."""
    if context.draft is not None:
        return _draft_step(context, context.draft)
    current = context.refs.current
    if current is None:
        return _registration(context)
    live = context.lives[current.number]
    return _trouble(context, live) or _progress_words(context, live)


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


def _registration(context: Context) -> str:
    """Return the next step before the first draw."""
    table = context.refs.players
    named, here = named_and_here(PlayerList(context, table)) if table else (0, 0)
    if not named:
        return message("bar.empty")
    key = "bar.sections" if context.event.sections else without_sections(context)
    return message(key, here=here, unseen=named - here)


def without_sections(context: Context) -> str:
    """Return the key of the sentence before the first draw, while there are no sections."""
    return "bar.register" if sections_wanted(context.event) else "bar.register.draw"


def moved_first(refs: Refs, main: str) -> str:
    """Return the bar of the main sheet: what is wrong in Players, else `main`.

    First what changed hands since a draw, then a number given twice, or a rank.

    main -- the formula without that
    """
    number = refs.players.above("name") if refs.players else ""
    words = moved_words(refs, number) if number else ""
    if refs.players is not None and "free" in refs.players.location.columns:
        fault = refs.players.above("free")
        main = f'IF({fault}<>"","► "&{fault},{main})'
    return f'IF({number}<>0,"► "&{words},{main})' if words else main


def _moved_words(context: Context) -> str:
    """Return the sentence about numbers that have changed hands since a draw, "" for none."""
    table = context.refs.players
    if table is None or "name" not in table.location.columns:
        return ""
    live = PlayerList(context, table)
    number = moved(live)
    if number < 0:
        return message("bar.names", many=-number)
    return message("bar.moved", number=number, name=live.record.names[number]) if number else ""


def _player_words(context: Context) -> str:
    """Return the sentence about a number given twice, or about a rank, "" for none."""
    table = context.refs.players
    if table is None or "free" not in table.location.columns:
        return ""
    return player_faults.words(PlayerList(context, table))


def link_formula(refs: Refs, main: Location) -> str:
    """Return the bar of the other sheets: the same sentence, and a click leads there."""
    name, current = tab(main.name), refs.current
    if current is None or current.location.name != main.name:
        return f"HYPERLINK({quoted(f'#{name}!A{main.first_row}')},{name}!$A$1)"
    marks, first = current.column("mark"), current.first
    row = f'IFERROR(MATCH("■",{marks},0),IFERROR(MATCH("…",{marks},0),1))+{first - 1}'
    letters = current.letters("result")
    return f"HYPERLINK({quoted(f'#{name}!{letters}')}&({row}),{name}!$A$1)"


def round_formula(
    refs: Refs,
    current: RoundTable,
    foretold: str = "",
    level: tuple[str, str] | None = None,
) -> str:
    """Return the bar of the newest round: the first fault, else the results so far.

    foretold -- the expression for what is said of the next round (foretold.py, forced.py)
    level -- the test whether first places are to be played off, and the words (playoff.py)
    """
    own, say = current.here(), refs.language
    bad = quoted(f"► {text('bar.list', say)}")
    all_in = _all_in(refs, current.number, foretold, level)
    inside = f"IF(SUM({own.column('list_bad')})>0,{bad},{_progress(refs, current, all_in)})"
    if refs.players is not None:
        inside = _placed(refs, refs.players, current, inside)
    return _problem_first(refs, current, inside)


def _trouble(context: Context, live: RoundLive) -> str:
    """Return the sentence about the first fault, or "": a ■ in a row, a free player, a bad list."""
    number, wrong = live.table.number, _problem(live)
    if wrong:
        return wrong
    placed = _placed_words(context, number)
    if placed:
        return placed
    bad = any(live.board(row)["list_bad"] for row in live.board_rows)
    return message("bar.list") if bad else ""


def free_players(context: Context, live: RoundLive) -> list[int]:
    """Return the numbers of players who need a place in the newest round before the next draw.

    Those come first who lost their seat. Not of those who wait for the rest of the round.

    live -- the newest round; the list is empty for an earlier one
    """
    table = context.refs.players
    if table is None or live is not context.lives.get(max(context.lives)):
        return []
    return unseated.stops(PlayerList(context, table))


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


def _draft_step(context: Context, draft: Context) -> str:
    """Return the next step while a round is only a draft, by the results typed into either."""
    live = draft.lives[max(draft.lives)]
    played = context.lives.get(live.table.number)
    typed = _results(live) > (_results(played) if played else 0)
    words = message("bar.draft.results" if typed else "bar.draft", round=live.table.number)
    return _problem(live) or words


def _results(live: RoundLive) -> int:
    """Return the number of cells of Result that are filled."""
    return sum(live.cell(row, "result") is not None for row in live.board_rows)


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


def _problem(live: RoundLive) -> str:
    """Return the sentence about the first row marked ■, "" for none."""
    for row, words in live.checks.items():
        if words.startswith("■"):
            table = concatenated(live.cell(row, "table")) or "–"
            what = words[2 : LONGEST + 2]
            return message("bar.problem", round=live.table.number, table=table, what=what)
    return ""


def _placed(refs: Refs, players: Table, current: RoundTable, inside: str) -> str:
    """Return the expression for a player without a place, or for the round that others wait for.

    inside -- the expression for when everybody has a place
    """
    say, before = refs.language, refs.rounds.get(current.number - 1)
    number, who = quoted(str(current.number)), unseated.first_stop(players)
    name = f"INDEX({players.column('family')},MATCH({who},{players.column('number')},0))"
    words = f'"► "&{formula_text("bar.free", say, round=number, number=who, name=name)}'
    if before is not None:
        facts = {
            "round": quoted(str(before.number)),
            "tables": _first_tables(before.column("missing")),
        }
        part = f'"► "&{formula_text("bar.part", say, **facts)}'
        inside = f"IF({unseated.waits_test(players)},{part},{inside})"
    return f"IF({unseated.stops_count(players)}>0,{words},{inside})"


def _placed_words(context: Context, number: int) -> str:
    """Return the sentence about a player without a place, or the round waited for; "" for none."""
    if context.refs.players is None:
        return ""
    rows, before = PlayerList(context, context.refs.players), context.lives.get(number - 1)
    for player in unseated.stops(rows)[:1]:
        person = context.people.get(player)
        name = person.family if person else ""
        return message("bar.free", round=number, number=player, name=name)
    if before is None or not unseated.waits(rows):
        return ""
    return message("bar.part", round=number - 1, tables=_tables_words(missing_tables(before)))


def _progress(refs: Refs, current: RoundTable, all_in: str) -> str:
    """Return the expression for the results still missing; all_in -- for when none is."""
    own, say = current.here(), refs.language
    number = quoted(str(current.number))
    missing = own.column("missing")
    count, boards = f"COUNT({missing})", board_count(own)
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
    over = _over(refs, current, all_in)
    going = f"IF({fresh},{words['drawn']},{waiting})"
    return f"IF({count}=0,{over},{going}{_new(refs)}){_before(refs, current)}"


def _progress_words(context: Context, live: RoundLive) -> str:
    """Return the sentence about the results still missing, with those of earlier rounds."""
    number, missing, before = live.table.number, missing_tables(live), _before_words(context, live)
    if not missing:
        lacks = message("bar.lacks", round=number)
        return _in_one(lacks, before) if before else _over_words(context, live)
    if len(missing) == boards_of(live) > 1:
        words = message("bar.drawn", round=number, missing=len(missing))
    else:
        key = "bar.last" if len(missing) == 1 else "bar.missing"
        words = message(key, round=number, missing=len(missing), tables=_tables_words(missing))
    players = context.refs.players
    new = _newcomers(context, players) if players else 0
    return _in_one(words, message("bar.new", count=new) if new else "", before)


def _new(refs: Refs) -> str:
    """Return the part that adds the newcomers to the sentence of the round; "" without Players."""
    if refs.players is None:
        return ""
    count = new_count(refs.players)
    return f'&IF({count}=0,"",{formula_text("bar.new", refs.language, count=count)})'


def _newcomers(context: Context, players: Table) -> int:
    """Return the number of players here without a number who are not out of the newest round."""
    return newcomers(PlayerList(context, players))


def _over(refs: Refs, current: RoundTable, over: str) -> str:
    """Return the expression for a round with all results: verify them, or supply earlier ones.

    over -- the expression for when nothing of that is left
    """
    say, own = refs.language, current.here()
    number, verified = quoted(str(current.number)), verified_count(own)
    boards = board_count(own)
    words = formula_text("bar.second", say, round=number, verified=verified, boards=boards)
    over = f'IF(AND({verified}>0,{verified}<{boards}),"► "&{words},{over})'
    missing = _missing_before(refs, current)
    if not missing:
        return over
    lacks = f'"► "&{formula_text("bar.lacks", say, round=number)}'
    return f"IF(COUNT({','.join(missing.values())})>0,{lacks},{over})"


def _all_in(refs: Refs, number: int, foretold: str, level: tuple[str, str] | None) -> str:
    """Return the expression for the step after a complete round: the next one, or the end."""
    key = END_OF_TEAMS if refs.teams else "bar.over" if refs.over else "bar.finished"
    facts = {"round": quoted(str(number)), "next": quoted(str(number + 1))}
    ended, complete = (
        f'"► "&{formula_text(each, refs.language, **facts)}' for each in (key, "bar.complete")
    )
    if level is not None:
        ended = f'IF({level[0]},"► "&{level[1]},{ended})'
    rounds = refs.settings.get("rounds", "99")
    if refs.over:
        return ended
    further = [refs.players.above("away") if refs.players else "", foretold]
    tails = "".join(f"&{tail}" for tail in further if tail)
    return f"IF({number}>={rounds},{ended},{complete}{tails})"


def _over_words(context: Context, live: RoundLive) -> str:
    """Return the sentence about the next step once all results are in."""
    number, boards, verified = live.table.number, boards_of(live), verified_boards(live)
    if 0 < verified < boards:
        return message("bar.second", round=number, verified=verified, boards=boards)
    last = number >= context.event.settings.rounds
    key = "bar.over" if context.refs.over else "bar.finished" if last else "bar.complete"
    key = END_OF_TEAMS if key != "bar.complete" and context.refs.teams else key
    words = message(key, round=number, next=number + 1)
    table = context.refs.players
    if key != "bar.complete" or table is None:
        return (key != "bar.complete" and _level(context)) or words
    away = away_words(PlayerList(context, table))
    return _in_one(words, away, _foretold(context), "" if away else _forced(context))


def names_next_time(context: Context) -> bool:
    """Tell whether the time of the round after the newest one is known: it may be another day's."""
    following = context.event.settings.when[len(context.event.rounds) :]
    return bool(following and following[0])


def may_play_off(context: Context) -> bool:
    """Tell whether places may be played off now; nothing is worked out for it."""
    settings, number = context.event.settings, len(context.event.rounds)
    over = context.refs.over or number >= settings.rounds
    return settings.last_played_off > 0 and over and not context.refs.teams


def _level(context: Context) -> str:
    """Return the message about places to be played off, "" for none (M15)."""
    if not may_play_off(context):
        return ""
    from nigiri.workbook.live.playoff import playoff  # noqa: PLC0415 -- few play places off

    return playoff(context)


def _foretold(context: Context) -> str:
    """Return the message about the bye of the next day, "" for none (M30)."""
    if not names_next_time(context):
        return ""
    from nigiri.workbook.live.foretold import foretold  # noqa: PLC0415 -- few events say when

    return foretold(context)


def may_force(context: Context) -> bool:
    """Tell whether the next round may be the first with forced pairings (E6)."""
    return context.event.settings.title_players == "Europeans" and not context.refs.over


def _forced(context: Context) -> str:
    """Return the message about forced pairings of the next round, "" for none (E6)."""
    if not may_force(context):
        return ""
    from nigiri.workbook.live.forced import forced  # noqa: PLC0415 -- one rule set has them

    return forced(context)


def _in_one(*parts: str) -> str:
    """Return messages as one, without those that are ""; each begins as it must behind another."""
    first, *others = filter(None, parts)
    return several([first, *others], "") if others else first


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


def _before_words(context: Context, live: RoundLive) -> str:
    """Return the sentence about the first missing result of an earlier round, "" for none (B11)."""
    for number, other in sorted(context.lives.items()):
        missing = missing_tables(other)
        if missing and number < live.table.number:
            return message("bar.before", before=number, table=missing[0] or "–")
    return ""


def _missing_before(refs: Refs, current: RoundTable) -> dict[int, str]:
    """Return round -> the column of its missing results, for rounds before the newest."""
    return {n: table.column("missing") for n, table in refs.rounds.items() if n < current.number}


def _first_tables(missing: str) -> str:
    """Return the expression that names the first tables of a column, smallest first."""
    tables = [_table(f"SMALL({missing},{n})") for n in range(1, MOST_TABLES + 1)]
    others = "".join(f'&IFERROR(", "&{table},"")' for table in tables[1:])
    return f'({tables[0]}{others}&IF(COUNT({missing})>{MOST_TABLES},", …",""))'


def _tables_words(missing: Sequence[float]) -> str:
    """Return the first table numbers as a list in words, "…" for the rest."""
    tables = ", ".join(str(table or "–") for table in missing[:MOST_TABLES])
    return tables + (", …" if len(missing) > MOST_TABLES else "")


def _table(number: str) -> str:
    """Return the expression that names a table, "–" for 0, without computing its number twice."""
    return f'TRIM(SUBSTITUTE(" "&{number}&" "," 0 "," – "))'


def stops_formula(context: Context) -> str:
    """Return the expression for how many things are red on the sheets: what the bar names singly.

    Counted are the rows marked ■ in every round and a draft, wrong numbers in winners' lists,
    players without a place, and what is wrong in Players (player_faults.py).
    """
    counts = []
    for live in _rounds(context):
        table = live.table
        counts += [f'COUNTIF({table.seats("mark")},"■")', f"SUM({table.column('list_bad')})"]
    players = context.refs.players
    if players is not None and "absent" in players.location.columns:
        counts.append(players.above("absent"))
    if players is not None and context.refs.current is not None:
        counts.append(unseated.stops_count(players))
    return "+".join(counts) or "0"


def stops(context: Context) -> int:
    """Return the value of `stops_formula`."""
    found = 0
    for live in _rounds(context):
        found += sum(words.startswith("■") for words in live.checks.values())
        found += sum(live.board(row)["list_bad"] == 1 for row in live.board_rows)
    if context.refs.current is not None:
        found += len(free_players(context, context.lives[context.refs.current.number]))
    players = context.refs.players
    if players is None or "absent" not in players.location.columns:
        return found
    return found + player_faults.count(PlayerList(context, players))


def _rounds(context: Context) -> Iterator[RoundLive]:
    """Yield all rounds that are drawn, and the draft."""
    yield from context.lives.values()
    if context.draft is not None:
        yield context.draft.lives[max(context.draft.lives)]
