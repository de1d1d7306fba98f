"""What a director types during a round, one story each.

Board 1 and 2 of the live round have results (jigo by the order of entry, see `live`), the others
are being played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from random import Random

    from nigiri.workbook.live.refs import Table
    from nigiri.workbook.model.cells import Cell
    from tests.workbook.live import Typing

#: Results as people type them; some nobody understands.
SPELLINGS = (
    "○ 1-0", "● 0-1", "jigo", "– 0-0", "○ 1-0 def", "● 0-1 def", "– 0-0 def",
    "1-0", "0:1", "W", "w", "White", "blanc", "N", "Noir", "b", "B", "B!", "w def", "½", "1/2",
    "0.5", "0,5", "½-½", "1-1", "1-1!", "0 - 0", "1–0", "1—0", "W+R", "b+", " ", "x", "*", "?",
    "W déf", "~", "=", "99", "99!", "99 def", "2-0", "w*", 1, 0, "jig", "TRUE", '"', "'",
    "B+3,5", "w+12.5", "W+Zeit", "B+T", "n+7½", "W+03", "W+1e5", "b+½", "16+3", "w!5", "W+3?",
)  # fmt: skip

OUTS = (
    "3", "1-3", "2,3-4", "4-", "3-", "-2", "-3", "1–2;3", "3 - 4", "1,2,4", "1,2,3,4", "5-3",
    "-", "no", "Sat-Sun", "2, maybe 3", "13", "33", "03", "1-9", "2-20", "3-99", ",3,", 3, "3;4",
    "1, 2, 3, 4, 5, 6, 7, 8", "–3", "4–", "3—", "2-3-4", " 3 ",
    "3?", "2, 3?", "1-3?", "3 - ?", "-3?", "-?", "?", "3??", "?3", "03 ?;", "5-3?", "3, 3?",
    "3 bye", "3b", "3 Exempté", "4 bye, 3", "3 bye, 3?", "2-3 bye", "-3 bye", "3-b", "3 bye?",
    "bye", "3bye;3-4", "1, 3 ex",
)  # fmt: skip

HERES = ("yes", "YES", "Yes ", "y", "x", "1", 1, "oui", "O", "ok", "✓", "no", "?", "-", "later",
         "if needed", "Au  besoin ", "reserve", "Réserve", "GHOST", "fantôme", None)  # fmt: skip

FINDS = ("ota", "Ôta", "béland", "BELAND", "12", 12, "9", "zzz", "l*c", "?an", "~*", "dub", " ",
         "O'Neil", "an", "M", "99", "anne-lise")  # fmt: skip


def everyday() -> Mapping[str, Callable[[Typing], None]]:
    """Return name -> what is typed into a round or into Players beside it, all of it once."""
    return {
        **{f"results {part}": _results(part) for part in _parts(SPELLINGS, 6)},
        **{f"out {part}": _listed("out", part) for part in _parts(OUTS, 12)},
        **{f"here {part}": _listed("here", part) for part in _parts(HERES, 12)},
        **{f"announced {part}": announced(part) for part in _parts(OUTS, 12)},
        **{f"find {part}": _finds(part) for part in _parts(FINDS, 2)},
        **STORIES,
    }


def mixed(random: Random) -> Callable[[Typing], None]:
    """Return up to three stories at once, and some cells typed over with others."""
    pools = [*([story] for story in STORIES.values())]
    pools += [[_results([word]) for word in SPELLINGS], [_listed("out", [word]) for word in OUTS],
              [_listed("here", [word]) for word in HERES],
              [_finds([word]) for word in FINDS]]  # fmt: skip
    chosen = [random.choice(random.choice(pools)) for _ in range(random.randint(0, 3))]

    def together(typing: Typing) -> None:
        for story in chosen:
            story(typing)
        for _ in range(random.randint(0 if chosen else 1, 2)):
            _typed_over(typing, random)

    return together


def _typed_over(typing: Typing, random: Random) -> None:
    """Type over one cell of a board with something of another board, or nothing."""
    key = random.choice(("white_no", "black_no", "handicap", "table", "result", "winners"))
    source = random.choice(("white_no", "black_no", "handicap"))
    at, other = random.randint(1, typing.boards), random.randint(1, typing.boards + 1)
    typing.board(at, key, typing.seen(other, source))


def _parts(words: Sequence[Cell], size: int) -> Iterator[tuple[Cell, ...]]:
    """Yield the words in portions."""
    for at in range(0, len(words), size):
        yield tuple(words[at : at + size])


def _results(words: Sequence[Cell]) -> Callable[[Typing], None]:
    """Return the typing of results, one on each board."""

    def typed(typing: Typing) -> None:
        for at, word in enumerate(words, 1):
            typing.board(at, "result", word)

    return typed


def _listed(key: str, words: Sequence[Cell]) -> Callable[[Typing], None]:
    """Return the typing into a column of Players, one word a player."""

    def typed(typing: Typing) -> None:
        for number, word in enumerate(words, 1):
            typing.player(number, key, word)

    return typed


def announced(words: Sequence[Cell]) -> Callable[[Typing], None]:
    """Return the typing of words into Out in rounds of players who are not marked here."""

    def typed(typing: Typing) -> None:
        _listed("out", words)(typing)
        _listed("here", [None] * len(words))(typing)

    return typed


def _finds(words: Sequence[Cell]) -> Callable[[Typing], None]:
    """Return the typing of words into the two boxes of Find."""
    return lambda typing: typing.find(words[0], words[-1])


def winners_right(typing: Typing) -> None:
    """Try two winners in the list, on boards still playing."""
    typing.board(1, "winners", typing.seen(3, "white_no"))
    typing.board(2, "winners", typing.seen(4, "black_no"))


def winners_unknown(typing: Typing) -> None:
    """Try numbers that do not play: too high, the bye's, words."""
    typing.board(1, "winners", 99)
    typing.board(2, "winners", typing.bye())
    typing.board(3, "winners", "Ota")


def winner_twice(typing: Typing) -> None:
    """Try the same number twice in the list."""
    typing.board(1, "winners", typing.seen(3, "white_no"))
    typing.board(4, "winners", typing.seen(3, "white_no"))


def winners_both(typing: Typing) -> None:
    """Try both players of a board in the list."""
    typing.board(1, "winners", typing.seen(3, "white_no"))
    typing.board(2, "winners", typing.seen(3, "black_no"))


def winner_contradicts(typing: Typing) -> None:
    """Try a list that names the loser of a typed result."""
    typing.board(3, "result", "W")
    typing.board(1, "winners", typing.seen(3, "black_no"))


def winner_agrees(typing: Typing) -> None:
    """Try a list that names the winner of a typed result."""
    typing.board(3, "result", "n")
    typing.board(6, "winners", typing.seen(3, "black_no"))


def winner_of_an_unreadable_board(typing: Typing) -> None:
    """Try a result that cannot be read while the list names somebody."""
    typing.board(3, "result", "?")
    typing.board(2, "winners", typing.seen(3, "white_no"))


def winner_by_number(typing: Typing) -> None:
    """Try the winner's number in the result cell, as text and as a number."""
    typing.board(3, "result", str(typing.seen(3, "white_no")))
    typing.board(4, "result", typing.seen(4, "black_no"))


def winners_by_name(typing: Typing) -> None:
    """Try names in the result cell: whole, in part, without accents; of both, and of neither."""
    names = [str(typing.seen(at, side)) for at, side in ((1, "white"), (2, "black"), (3, "white"))]
    tried = (names[0], names[1].partition(",")[0].upper(), f" {names[2].replace(',', '')} ")
    for at, name in enumerate(tried, 1):
        typing.board(at, "result", name)
    both = [str(typing.seen(4, side)) for side in ("white", "black")]
    typing.board(4, "result", " ".join(both))
    typing.board(5, "result", "Nobody")


def white_twice(typing: Typing) -> None:
    """Try White of another board typed over White."""
    typing.board(3, "white_no", typing.seen(4, "white_no"))


def black_unknown(typing: Typing) -> None:
    """Try a number nobody has."""
    typing.board(3, "black_no", 77)


def against_himself(typing: Typing) -> None:
    """Try the same number on both sides."""
    typing.board(3, "black_no", typing.seen(3, "white_no"))


def swapped_opponents(typing: Typing) -> None:
    """Try two boards that exchange their Blacks; the names printed beside are the old ones."""
    typing.board(3, "black_no", typing.seen(4, "black_no"))
    typing.board(4, "black_no", typing.seen(3, "black_no"))


def swapped_opponents_with_names(typing: Typing) -> None:
    """Try two boards that exchange their Whites, names, ranks and handicaps typed as well."""
    for key in ("white_no", "white", "white_rank"):
        typing.board(3, key, typing.seen(4, key))
        typing.board(4, key, typing.seen(3, key))
    typing.board(3, "handicap", 1)


def swapped_opponents_by_score(typing: Typing) -> None:
    """Try two boards that exchange their Blacks where handicaps go by the score."""
    swapped_opponents(typing)
    typing.setting("handicap_by", "score")


def handicaps_of_others(typing: Typing) -> None:
    """Try boards on which others sat before: their names and ranks are there, and their handicap.

    On board 3 it follows from the printed ranks, on board 4 it does not, on board 5 it is blank.
    """
    for at, rank in ((3, "3d"), (4, "2k"), (5, "9k")):
        typing.board(at, "white", "Fournier, Jo")
        typing.board(at, "white_rank", rank)
        typing.board(at, "black_rank", "5k")
    typing.board(3, "handicap", 6)
    typing.board(4, "handicap", 7)
    typing.board(5, "handicap", None)


def out_by_hand(typing: Typing) -> None:
    """Try a number typed beside Out, and one beside Bye that somebody has already."""
    typing.below(3, "white_no", 11)
    typing.below(2, "white_no", 12)


def met_before(typing: Typing) -> None:
    """Try a pair of round 1 once more."""
    place = typing.made.refs.rounds[1].location
    sheet = typing.made.workbook[place.name]
    for side in ("white_no", "black_no"):
        typing.board(3, side, sheet.cell(place.first_row, place.columns[side]))


def met_before_and_decided(typing: Typing) -> None:
    """Try a pair of round 1 once more, and its result."""
    met_before(typing)
    typing.board(3, "result", "○ 1-0")


def met_before_with_other_colours(typing: Typing) -> None:
    """Try a pair of round 1 once more, the other way round."""
    place = typing.made.refs.rounds[1].location
    sheet = typing.made.workbook[place.name]
    for side, other in (("white_no", "black_no"), ("black_no", "white_no")):
        typing.board(4, side, sheet.cell(place.first_row + 1, place.columns[other]))


def met_before_and_allowed(typing: Typing) -> None:
    """Try two boards that exchange their Blacks, in an event where they may meet again."""
    swapped_opponents(typing)
    typing.setting("rematches", "only where nothing else is possible")


def white_blank(typing: Typing) -> None:
    """Try White deleted."""
    typing.board(3, "white_no", None)


def board_blank(typing: Typing) -> None:
    """Try both deleted."""
    for key in ("white_no", "black_no"):
        typing.board(2, key, None)


def everything_of_a_board_blank(typing: Typing) -> None:
    """Try a row that is emptied."""
    for key in ("table", "white_no", "white", "white_rank", "result", "black_no", "black",
                "black_rank", "handicap"):  # fmt: skip
        typing.board(2, key, None)


def colours_swapped(typing: Typing) -> None:
    """Try White and Black that change places, names too."""
    for side, other in (("white", "black"), ("black", "white")):
        for key in (f"{side}_no", side, f"{side}_rank"):
            typing.board(3, key, typing.seen(3, key.replace(side, other)))


def colours_of_a_decided_board_swapped(typing: Typing) -> None:
    """Try White and Black that change places on a board with a result, numbers only."""
    typing.board(1, "white_no", typing.seen(1, "black_no"))
    typing.board(1, "black_no", typing.seen(1, "white_no"))


def handicaps(typing: Typing) -> None:
    """Try other handicaps, a blank one, words, what is none."""
    for at, stones in enumerate((5, None, 0, "even", 9), 1):
        typing.board(at, "handicap", stones)


def names_for_numbers(typing: Typing) -> None:
    """Try names in place of numbers: a name of the list, one of nobody, on both sides."""
    typing.board(1, "white_no", "Gómez")
    typing.board(2, "black_no", "Nobody")
    typing.board(3, "white_no", "A")
    typing.board(3, "black_no", "B")


def handicaps_that_are_none(typing: Typing) -> None:
    """Try what is no handicap, and spellings of what is one."""
    tried: tuple[Cell, ...] = ("x", 12, -1, 2.5, " SANS komi", "Égal", "3")
    for at, stones in enumerate(tried, 1):
        typing.board(at, "handicap", stones)


def ranks(typing: Typing) -> None:
    """Try printed ranks changed: another one, none, what is no rank."""
    for at, rank in enumerate(("9k", None, "?", "12 k", "3D", "0"), 1):
        typing.board(at, "white_rank", rank)


def ranks_that_are_none(typing: Typing) -> None:
    """Try ranks that are none, one that is missing, and longer spellings of what is one."""
    for number, rank in enumerate(("10 kiu", None, "12 kyu", "3 - Dan", "4K.", "0k", " 1k "), 1):
        typing.player(number, "rank", rank)


def numbers_given_twice(typing: Typing) -> None:
    """Try a number given twice and one given three times, and a rank that is none."""
    typing.player(3, "number", 2)
    for number in (6, 7):
        typing.player(number, "number", 5)
    typing.player(9, "rank", "10 kiu")


def ranks_in_players(typing: Typing) -> None:
    """Try ranks changed in Players after the draw."""
    for number, rank in enumerate(("7d", "18 kyu", None, "1D", " 2k "), 1):
        typing.player(number, "rank", rank)


def spare_row(typing: Typing) -> None:
    """Try a new pair on the first free row: the bye and a latecomer without a number."""
    free = typing.boards + 1
    typing.board(free, "table", 20)
    typing.board(free, "white_no", typing.bye())
    typing.board(free, "black_no", 14)


def spare_row_without_table(typing: Typing) -> None:
    """Try the bye moved to the first free row, against a player who was out."""
    free = typing.boards + 1
    typing.board(free, "white_no", typing.bye())
    typing.board(free, "black_no", typing.seen(3, "white_no"))
    typing.board(3, "white_no", None)
    typing.below(1, "white_no", None)


def pair_without_table(typing: Typing) -> None:
    """Try a pair in order on the free row, its table number still missing."""
    free = typing.boards + 1
    for key in ("white_no", "white", "white_rank", "black_no", "black", "black_rank", "handicap"):
        typing.board(free, key, typing.seen(3, key))
        typing.board(3, key, None)


def bye_moved(typing: Typing) -> None:
    """Try the bye given to White of board 3, who was drawn to play."""
    typing.below(1, "white_no", typing.seen(3, "white_no"))
    typing.board(3, "white_no", typing.bye())


def bye_again(typing: Typing) -> None:
    """Try the bye given to somebody who had it before."""
    table = typing.made.refs.rounds[1]
    sheet = typing.made.workbook[table.location.name]
    number = sheet.cell(table.last + 1, table.location.columns["white_no"])
    typing.below(1, "white_no", number)
    for at in range(1, typing.boards + 1):
        if number in {typing.seen(at, "white_no"), typing.seen(at, "black_no")}:
            typing.board(at, "white_no", None)
            typing.board(at, "black_no", None)


def bye_unknown(typing: Typing) -> None:
    """Try the bye given to a number nobody has."""
    typing.below(1, "white_no", 55)


def bye_twice(typing: Typing) -> None:
    """Try a second bye, written over a row of Out, for a player of a board."""
    typing.below(2, "table", "Bye")
    typing.below(2, "white_no", typing.seen(4, "black_no"))
    typing.board(4, "black_no", None)


def bye_in_the_other_language(typing: Typing) -> None:
    """Try the label of the bye in French or English."""
    for word in ("bye", "EXEMPT"):
        typing.below(1, "table", word)


def bye_blank(typing: Typing) -> None:
    """Try a round without its bye."""
    typing.below(1, "white_no", None)


def out_and_playing(typing: Typing) -> None:
    """Try somebody listed as out who plays."""
    typing.below(2, "white_no", typing.seen(3, "black_no"))


def tables(typing: Typing) -> None:
    """Try table numbers changed, blank, twice, with words."""
    for at, table in enumerate((12, None, 4, "Mezzanine", 4, 2.5), 1):
        typing.board(at, "table", table)


def rows_sorted(typing: Typing) -> None:
    """Try the boards in the opposite order, results and names with them."""
    keys = ("table", "white_no", "white", "white_rank", "result", "black_no", "black",
            "black_rank", "handicap")  # fmt: skip
    for at in range(1, typing.boards + 1):
        for key in keys:
            typing.board(at, key, typing.seen(typing.boards + 1 - at, key))


def rows_moved_without_tables(typing: Typing) -> None:
    """Try two pairs that change places, the table numbers stay."""
    for key in ("white_no", "white", "white_rank", "result", "black_no", "black", "handicap"):
        typing.board(1, key, typing.seen(4, key))
        typing.board(4, key, typing.seen(1, key))


def names_stale(typing: Typing) -> None:
    """Try printed names that differ from Players: spelling, capitals, spaces, nothing at all."""
    for at, name in enumerate(("Somebody, Else", None, "  ", "?"), 1):
        typing.board(at, "white", name)
    for at in range(1, 4):
        typing.board(at, "black", f" {typing.seen(at, 'black')!s} ".upper())


def names_in_players(typing: Typing) -> None:
    """Try names corrected in Players after the draw, with stray spaces."""
    typing.player(1, "family", "Ota")
    typing.player(2, "family", "Béland ")
    typing.player(3, "given", "  Mei  Lin ")
    typing.player(5, "given", None)
    typing.player(6, "family", None)


def numbers_in_players(typing: Typing) -> None:
    """Try a number deleted and one given twice."""
    typing.player(5, "number", None)
    typing.player(6, "number", 7)


def numbers_exchanged(typing: Typing) -> None:
    """Try what sorting the column of numbers alone does, and a name that nobody had."""
    typing.player(5, "number", 7)
    typing.player(7, "number", 5)
    typing.player(2, "number", 12)
    typing.player(12, "number", 2)
    typing.player(9, "given", "Piotr")


def new_player(typing: Typing) -> None:
    """Try somebody on the next free row of Players."""
    for key, value in (("family", "Roy"), ("given", "Al"), ("rank", "4k"), ("here", "yes")):
        typing.player(None, key, value)


def newcomers(typing: Typing) -> None:
    """Try three people on the next free rows: here, not seen yet, here; and Zoé, who is out."""
    for offset, family, here in ((0, "Roy", "yes"), (1, "Sato", "no"), (2, "Tran", "X ")):
        for key, value in (("family", family), ("rank", "4k"), ("here", here)):
            typing.player(None, key, value, offset)
    typing.player("Zoé", "out", "1-2")


def winner_by_number_by_default(typing: Typing) -> None:
    """Try the winner's number with a mark for a win by default, in its three spellings."""
    typing.board(3, "result", f"{typing.seen(3, 'white_no')} def")
    typing.board(4, "result", f"{typing.seen(4, 'black_no')}def")
    typing.board(5, "result", f"{typing.seen(5, 'white_no')} !")
    typing.board(6, "result", f"{typing.seen(5, 'black_no')}!")


def new_player_with_number(typing: Typing) -> None:
    """Try somebody who comes late, numbered by hand and without an opponent."""
    for key, value in (("number", 20), ("family", "Roy"), ("rank", "4k"), ("here", "yes")):
        typing.player(None, key, value)


def two_without_opponent(typing: Typing) -> None:
    """Try two extra players: the smaller number is asked first."""
    typing.player("Zoé", "number", 15)
    typing.player("Zoé", "here", "x")
    new_player_with_number(typing)


def without_opponent_without_rank(typing: Typing) -> None:
    """Try an extra player whose rank is still missing."""
    typing.player("Zoé", "number", 15)
    typing.player("Zoé", "here", "yes")
    typing.player("Zoé", "rank", None)


def spared(typing: Typing) -> None:
    """Try two boards emptied: reserves in two languages, an offer for this round, and for another.

    Whoever offered another round needs an opponent.
    """
    for key in ("white_no", "black_no"):
        typing.board(3, key, None)
        typing.board(4, key, None)
    typing.player(7, "here", "if needed")
    typing.player(13, "here", " Réserve")
    typing.player(5, "out", "1-2, 3-4?")
    typing.player(8, "out", "2?, 4-")


def only_spared(typing: Typing) -> None:
    """Try a board whose two players need none; a newcomer who plays only if needed."""
    for key in ("white_no", "black_no"):
        typing.board(3, key, None)
    typing.player(7, "here", "au besoin")
    typing.player(13, "out", "-3?")
    for key, value in (("family", "Roy"), ("rank", "4k"), ("here", "ghost")):
        typing.player(None, key, value)


def everything_at_once(typing: Typing) -> None:
    """Try a bad row, an extra player and a wrong winner: the row is told first."""
    typing.board(5, "black_no", 77)
    winners_unknown(typing)
    new_player_with_number(typing)


def extra_player_and_wrong_winner(typing: Typing) -> None:
    """Try an extra player and a wrong winner: the player is told first."""
    winners_unknown(typing)
    new_player_with_number(typing)


def one_left(typing: Typing) -> None:
    """Try all results but one."""
    for at in range(1, typing.boards):
        typing.board(at, "result", "W")


def all_in(typing: Typing) -> None:
    """Try all results."""
    for at in range(1, typing.boards + 1):
        typing.board(at, "result", "W")


def none_in(typing: Typing) -> None:
    """Try no result."""
    for at in range(1, typing.boards + 1):
        typing.board(at, "result", None)


def settings(typing: Typing) -> None:
    """Try another handicap rule, and fewer rounds."""
    typing.setting("handicap_cap", 3)
    typing.setting("handicap_reduction", 0)
    typing.setting("rounds", 3)
    all_in(typing)


def handicaps_by_score(typing: Typing) -> None:
    """Try handicaps that no formula knows: nothing is said of them."""
    typing.setting("handicap_by", "Score")
    handicaps(typing)


def handicaps_by_rank_in_capitals(typing: Typing) -> None:
    """Try the usual rule, typed as people do."""
    typing.setting("handicap_by", " RANK ")
    handicaps(typing)


def even_games_from_a_rank(typing: Typing) -> None:
    """Try even games for the stronger players."""
    typing.setting("handicap_even_above", "1d")
    handicaps(typing)


def nobody_counts_higher(typing: Typing) -> None:
    """Try a rank above which nobody counts."""
    typing.setting("handicap_top", "1d")
    handicaps(typing)


def small_boards(typing: Typing) -> None:
    """Try 9 x 9, where neither stones nor komi are those of the formulas."""
    typing.setting("board", 9)
    handicaps(typing)


def komis(typing: Typing) -> None:
    """Try other komis, and a handicap left blank, too large, or a word."""
    for key, value in (("komi_even", 7.5), ("komi_one", "-½"), ("komi_handicap", " 0 ")):
        typing.setting(key, value)
    for at, stones in enumerate((None, 0, 1, 2, 9, "even"), 1):
        typing.board(at, "handicap", stones)
    typing.setting("board", "19")


def settings_missing(typing: Typing) -> None:
    """Try Settings without the rows of how handicaps come about, as in a workbook cut short."""
    for key in ("handicap_by", "handicap_even_above", "handicap_top", "board", "komi_one"):
        typing.setting_missing(key)
    handicaps(typing)


def result_of_an_earlier_round_missing(typing: Typing) -> None:
    """Try a result taken back behind a later round: it is provisional (B11)."""
    place = typing.made.refs.rounds[1].location
    typing.type(place.name, place.first_row, place.columns["result"], None)


def wrong_number_in_an_earlier_round(typing: Typing) -> None:
    """Try a number typed over in round 1."""
    place = typing.made.refs.rounds[1].location
    typing.type(place.name, place.first_row, place.columns["white_no"], 9)


def seat_lost_while_an_earlier_round_goes_on(typing: Typing) -> None:
    """Try a board that is deleted, while all results of the round before are awaited."""
    earlier_round_goes_on_for_all(typing)
    for cell in [cell for cell in typing.cells if cell[0] == _record(typing).location.name]:
        del typing.cells[cell]


def board_not_drawn(typing: Typing) -> None:
    """Try a board that is not drawn yet: neither the sheet nor As drawn has it."""
    board_blank(typing)
    pair, record = {typing.seen(2, key) for key in ("white_no", "black_no")}, _record(typing)
    sheet, columns = typing.made.workbook[record.location.name], record.location.columns
    for row in range(record.first, record.last + 1):
        for key in ("white_no", "black_no"):
            if sheet.cell(row, columns[key]) in pair:
                typing.type(record.location.name, row, columns[key], None)


def _record(typing: Typing) -> Table:
    """Return the lines of the newest round in As drawn."""
    return typing.made.refs.drawn[typing.table.number]


def earlier_round_goes_on(typing: Typing) -> None:
    """Try a board that is not drawn yet, while a result of the round before, if any, is awaited."""
    board_not_drawn(typing)
    earlier = typing.made.refs.rounds.get(typing.table.number - 1)
    if earlier is not None:
        place = earlier.location
        for key in ("result", "winners"):
            typing.type(place.name, place.first_row, place.columns[key], None)


def earlier_round_goes_on_for_all(typing: Typing) -> None:
    """Try a board that is not drawn yet, while all results of the round before are awaited."""
    board_not_drawn(typing)
    earlier = typing.made.refs.rounds.get(typing.table.number - 1)
    if earlier is not None:
        for row in range(earlier.first, earlier.last + 1):
            for key in ("result", "winners"):
                typing.type(earlier.location.name, row, earlier.location.columns[key], None)


def second_pass(typing: Typing) -> None:
    """Try what a second helper reads back: the same, another, unreadable, too early (B11)."""
    for at, (first, second) in enumerate(
        (("W", None), ("W!", "1-0!"), ("jigo", "x"), (None, "W"), ("0-0", "0-1"), ("W", "W!")), 1
    ):
        number = typing.seen(at, "white_no")
        typing.board(at, "result", first)
        typing.board(at, "second", number if second is None else second)
    typing.board(8, "second", "W")


def second_pass_of_listed_winners(typing: Typing) -> None:
    """Try a second pass beside the list of winners, and of exchanged players."""
    winners_right(typing)
    typing.board(3, "second", typing.seen(3, "white_no"))
    typing.board(4, "second", f"{typing.seen(4, 'white_no')} def")
    colours_of_a_decided_board_swapped(typing)
    typing.board(1, "second", "W")


def second_pass_in_parts(typing: Typing) -> None:
    """Try a second pass of some results when all are in."""
    all_in(typing)
    typing.board(1, "second", "1-0")
    typing.board(2, "second", typing.seen(2, "white_no"))


def second_pass_complete(typing: Typing) -> None:
    """Try a second pass of all results."""
    all_in(typing)
    for at in range(1, typing.boards + 1):
        typing.board(at, "second", "○ 1-0")


def complete_but_for_an_earlier_round(typing: Typing) -> None:
    """Try all results but one of a round before, at a table with and without a number."""
    all_in(typing)
    result_of_an_earlier_round_missing(typing)
    place = typing.made.refs.rounds[1].location
    typing.type(place.name, place.first_row, place.columns["table"], None)


STORIES: Mapping[str, Callable[[Typing], None]] = {
    story.__name__.replace("_", " "): story
    for story in (
        winners_right, winners_unknown, winner_twice, winners_both, winner_contradicts,
        winner_agrees, winner_of_an_unreadable_board, winner_by_number, winners_by_name,
        white_twice,
        black_unknown, against_himself, swapped_opponents, swapped_opponents_with_names,
        swapped_opponents_by_score, handicaps_of_others, out_by_hand,
        met_before, met_before_and_decided, met_before_with_other_colours, met_before_and_allowed,
        white_blank, board_blank,
        everything_of_a_board_blank, colours_swapped, colours_of_a_decided_board_swapped,
        winner_by_number_by_default, newcomers, handicaps, ranks, ranks_in_players,
        ranks_that_are_none, numbers_given_twice,
        handicaps_that_are_none, names_for_numbers, spare_row, spare_row_without_table,
        pair_without_table, bye_moved, bye_again, bye_unknown, bye_twice,
        bye_in_the_other_language, bye_blank, out_and_playing, tables, rows_sorted,
        rows_moved_without_tables, names_stale, names_in_players, numbers_in_players,
        numbers_exchanged, new_player,
        new_player_with_number, two_without_opponent, without_opponent_without_rank,
        everything_at_once, extra_player_and_wrong_winner, one_left, all_in, none_in, settings,
        wrong_number_in_an_earlier_round, earlier_round_goes_on,
        earlier_round_goes_on_for_all, seat_lost_while_an_earlier_round_goes_on,
        spared, only_spared,
        handicaps_by_score, handicaps_by_rank_in_capitals, even_games_from_a_rank,
        nobody_counts_higher,
        small_boards,
        komis, result_of_an_earlier_round_missing,
        second_pass, second_pass_of_listed_winners,
        second_pass_in_parts, second_pass_complete, complete_but_for_an_earlier_round,
    )
}  # fmt: skip
"""Name -> one story."""
