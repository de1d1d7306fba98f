"""Proof without a spreadsheet: its lines, its sums, and that it follows whatever happens."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.domain.model.units import PlayerId
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import LANGUAGES, area
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.proof import plan_of, proof_keys, proof_lines
from nigiri.workbook.derive.proof.figures import POINT
from nigiri.workbook.derive.proof.live import ProofLive
from nigiri.workbook.layout.varying_columns import POINTS, SUM, TICK
from nigiri.workbook.model.cells import Formula, Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, RemoveSheet, Say, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.update import derive
from tests.desk.story import DESK, begin, club, drawn
from tests.sample import sampled
from tests.workbook.formula_rules import by_shape, faults
from tests.workbook.proofs import SUMS, marks, random_event, told
from tests.workbook.test_live_limits import depth, texts

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Changes
    from tests.desk.story import Story


@pytest.mark.parametrize("seed", range(40))
def test_adding_up_the_lines_gives_what_the_tiebreaks_say(seed: int) -> None:
    """Every sum of everybody, whatever rounds count and whatever stands for what is missing."""
    event = random_event(seed)
    live = ProofLive(event)

    assert set(plan_of(event).sums) == set(SUMS)
    for code in SUMS:
        each = TIEBREAKS[code]
        values = each.among(event, (*event.by_number,), None, ())
        known = {n: None if v is None else Fraction(v) / each.unit for n, v in values.items()}
        added = {n: live.sum(code, n) for n in event.by_number}
        assert known == {n: v if v is None else Fraction(v) / POINT for n, v in added.items()}, code


def test_everybody_has_a_line_with_the_sums_and_one_a_round() -> None:
    """Those to come as well, in order of the numbers; before anything was played nobody has."""
    event = random_event(1)
    rounds = [None, *range(1, event.settings.rounds + 1)]
    assert len(event.rounds) < event.settings.rounds

    assert [(n, r) for n in sorted(event.by_number) for r in rounds] == [
        (line.player, line.round) for line in proof_lines(event)
    ]
    assert () == proof_lines(replace(event, rounds=()))


def test_no_two_things_that_can_happen_are_called_alike() -> None:
    """The formulas tell them by their words."""
    for language in LANGUAGES:
        said = area("sheets", language).items()
        kinds = [words for key, words in said if key.startswith("proof.") and "{" not in words]
        assert len(kinds) == len({words.casefold() for words in kinds}) > 1


def test_only_what_the_criteria_need_has_a_column() -> None:
    """The rule set quebec needs no victories of opponents, swiss no scores of theirs."""
    event = random_event(1)

    def keys(rules: str, *tiebreaks: str) -> set[str]:
        settings = RULE_SETS[rules].defaults
        settings = replace(settings, tiebreaks=tiebreaks or settings.tiebreaks)
        return {*proof_keys(replace(event, settings=settings))}

    quebec, swiss = keys("quebec"), keys("swiss")
    assert {"counted", "SOS+", "SDOS=", "SDOS✓", "ONE"} <= quebec
    assert not {"counted_wins", "SOSW+", "ONE=", "ONE✓", f"{POINTS}+"} & quebec
    assert {"counted_wins", "SOSW+", "CUSP=", "MMS✓"} <= swiss
    assert not {"counted", "SOS+", "SEEN="} & swiss
    assert {"SOS=", "SOS✓"} <= keys("aga", "SOSOS")
    assert {"SOS+", "SOS-2="} <= keys("aga", "SOS-2")
    assert "SOS-2+" not in keys("aga", "SOS-2")
    assert not {"counted", "counted_wins", "why_sums"} & keys("aga", "LOT")


def proved(players: int = 7, rounds: int = 3, done: int = 2) -> Story:
    """Return an event with a proof, some of its rounds played."""
    story = drawn(club(players, rounds=rounds), done)
    story.does(proof)
    return story


def formulas(changes: Changes, name: str = "Proof") -> list[Formula]:
    """Return the formulas that changes write into a sheet."""
    sets = [op for op in changes.operations if isinstance(op, SetCells) and op.sheet == name]
    return [cell.after for op in sets for cell in op.cells if isinstance(cell.after, Formula)]


def test_the_proof_is_made_on_demand_in_front_of_the_log() -> None:
    """Once; a second time there is nothing to do."""
    story = drawn(club(7, rounds=3), 2)
    before = story.workbook
    changes = story.does(proof)
    tabs = list(story.workbook)

    assert "Proof" not in before.sheets
    assert tabs.index("Log") - 1 == tabs.index("Proof")
    assert any("adds up every sum" in sentence for sentence in changes.sentences)
    assert before.sheets == applied(story.workbook, changes.inverse()).sheets
    assert () == proof(story.workbook, DESK).operations


def test_nothing_is_proved_before_the_first_draw() -> None:
    """The command says so, and what comes first."""
    with pytest.raises(Forbidden, match="so there is nothing to add up: nigiri draw"):
        proof(club(4).workbook, DESK)


def test_the_sheet_goes_behind_the_last_one_where_nothing_follows() -> None:
    """Without Problems and Log, which the command then makes anew."""
    story = drawn(club(4, rounds=1), 1)
    kept = [name for name in story.workbook if name not in {"Problems", "Log", "Lists"}]
    bare = Workbook({name: story.workbook[name] for name in kept})
    after = applied(bare, proof(bare, DESK))

    assert {"Proof", "Problems", "Log"} <= {*after.sheets}


def test_every_command_keeps_the_proof_up_to_date() -> None:
    """A new round fills its lines, another tie-break brings other columns; all ticks stay right."""
    story = proved()
    coming = [row for row in range(4, 32) if 3 == story.cell("proof", row, "round")]
    assert {"not drawn yet"} == {story.cell("proof", row, "what") for row in coming}
    changes = story.does(draw)
    assert not any(isinstance(op, RemoveSheet) for op in changes.operations)
    assert {"playing", "bye"} == {story.cell("proof", row, "what") for row in coming}
    story.plays(3)
    story.sets("Tie-breaks", "CUSS, SOS-1, RATING")
    story.does(refresh, "check")
    columns = find(story.workbook).locations["proof"].columns

    assert {"CUSS✓", "SOS-1✓", "RATING"} <= columns.keys()
    assert "SDOS✓" not in columns
    assert {"✓"} == {*marks(story.workbook, story.workbook["Proof"]).values()}
    assert "✓ all 28 sums agree" == story.workbook["Proof"].cell(2, columns["opponent"])
    again = refresh(story.workbook, DESK, "check")
    assert () == tuple(op for op in again.operations if not isinstance(op, Say))


def test_what_stands_beside_the_proof_stays_when_a_round_is_drawn() -> None:
    """The sheet is not made anew: it had lines for the round before."""
    story = proved()
    sheet = story.workbook["Proof"]
    rows = [(*row, "seen" if at == 5 else None) for at, row in enumerate(sheet.rows, 1)]
    noted = Workbook({**story.workbook.sheets, "Proof": Sheet.of(rows)})

    assert "seen" == applied(noted, draw(noted, DESK))["Proof"].cell(5, sheet.width + 1)


def test_a_round_whose_sheet_is_made_anew_has_its_lines_written_anew() -> None:
    """Where a spreadsheet takes a sheet away, formulas elsewhere lose what they looked at."""
    story = proved()
    name = story.reading.book.rounds[2].name
    operations = derive(story.workbook, [AddSheet(name, "round")])
    written = {
        cell.row
        for op in operations
        if isinstance(op, SetCells) and op.sheet == "Proof"
        for cell in op.cells
        if isinstance(cell.after, Formula)
    }

    assert {row for row in range(4, 32) if story.cell("proof", row, "round") == 2} <= written
    assert not any(story.cell("proof", row, "round") == 1 for row in written)


def test_a_result_writes_only_what_it_moves() -> None:
    """No formula is written anew where it shows what it showed."""
    story = proved()
    row = next(iter(story.reading.rounds[2].games))
    story.types(2, {(row, "result"): "jigo"})
    changes = story.does(refresh, "check")

    assert 0 < len(formulas(changes)) < 60
    assert not any(isinstance(op, AddSheet | RemoveSheet) for op in changes.operations)


def with_lines(story: Story, order: list[int]) -> Workbook:
    """Return the workbook with the lines of the proof in another order."""
    rows = list(story.workbook["Proof"].rows)
    rows[3:] = [rows[3:][at] for at in order]
    return Workbook({**story.workbook.sheets, "Proof": Sheet.of(rows)})


def test_lines_stay_where_they_were_sorted() -> None:
    """Only where the opponent's sums stand is told anew."""
    story = proved()
    order = list(range(story.workbook["Proof"].height - 3))
    Random(3).shuffle(order)  # noqa: S311
    moved = with_lines(story, order)
    after = applied(moved, refresh(moved, DESK, "check"))
    columns = find(after).locations["proof"].columns
    shown = [(row[columns["number"] - 1], row[columns["round"] - 1]) for row in moved["Proof"].rows]

    assert shown == [
        (row[columns["number"] - 1], row[columns["round"] - 1]) for row in after["Proof"].rows
    ]
    kept = [at for key, at in columns.items() if key != "at"]
    assert [[row[at - 1] for at in kept] for row in moved["Proof"].rows] == [
        [row[at - 1] for at in kept] for row in after["Proof"].rows
    ]


def test_lines_that_are_not_the_events_are_made_anew() -> None:
    """A number that was overwritten, a line that is gone."""
    story = proved()
    whole = story.workbook
    rows = [list(row) for row in whole["Proof"].rows]
    rows[4][0] = 5
    bare = [list(row) for row in whole["Proof"].rows]
    bare[4][0] = None
    for wrong in (rows, bare, rows[:-1], [*rows[:6], *rows[7:]]):
        bad = Workbook({**whole.sheets, "Proof": Sheet.of(wrong)})
        changes = refresh(bad, DESK, "check")
        assert any(isinstance(op, RemoveSheet) for op in changes.operations)
        assert whole["Proof"] == applied(bad, changes)["Proof"]


def test_what_stands_below_the_lines_is_no_line() -> None:
    """A remark of the director's stays, a blank row below them; no formula is written for it."""
    story = proved()
    whole = story.workbook["Proof"]
    rows = [*whole.rows, (None, "remark", *[None] * (whole.width - 2))]
    noted = Workbook({**story.workbook.sheets, "Proof": Sheet.of(rows)})
    changes = refresh(noted, DESK, "check")

    after = applied(noted, changes)["Proof"]
    assert [] == formulas(changes)
    assert whole.rows == after.rows[: whole.height]
    assert (None, "remark") == (after.cell(whole.height + 1, 2), after.cell(whole.height + 2, 2))


def test_an_event_without_sums_over_opponents_needs_none_of_their_figures() -> None:
    """Victories, score and the lot."""
    story = drawn(club(7, rounds=3), 2)
    story.sets("Tie-breaks", "LOT")
    story.does(proof)
    columns = find(story.workbook).locations["proof"].columns

    assert not {"counted", "counted_wins", "SEEN=", "SOS+"} & columns.keys()
    assert {None} == {story.cell("proof", row, "why") for row in range(4, 25)}
    assert {"✓"} == {*marks(story.workbook, story.workbook["Proof"]).values()}


def test_a_bye_may_stand_for_an_opponent_with_the_own_score_less_one() -> None:
    """The formula adds up what the figure beside it says."""
    story = drawn(club(7, rounds=3), 2)
    story.sets("SOS of a bye", BY_KEY["scoring.bye_sos"].cell("own less one", "en"))
    changes = proof(story.workbook, DESK)
    story.does(proof)

    assert [each for each in formulas(changes) if each.text.endswith("-1")]
    assert {"✓"} == {*marks(story.workbook, story.workbook["Proof"]).values()}


def test_who_had_no_opponent_has_no_sum_over_opponents() -> None:
    """Nor have those whose opponents' sums were asked for; a dash agrees with a dash."""
    story = drawn(club(3, rounds=1), 1)
    story.sets("Tie-breaks", "SOS, SOSOS")
    story.does(proof)
    free = story.event.rounds[0].byes[0]
    row = next(row for row in range(4, 10) if story.cell("proof", row, "own") == free)

    keys = ("SOS=", "SOS", "SOS✓", "SOSOS=", "SOSOS", "SOSOS✓")
    assert ["-", "-", "✓", "-", "-", "✓"] == [story.cell("proof", row, key) for key in keys]


def test_a_formula_that_reads_otherwise_is_written_even_if_it_shows_the_same() -> None:
    """A changed pair: the line looks elsewhere now."""
    story = proved()
    cells = story.workbook["Proof"].rows
    made = find(story.workbook).locations["proof"].columns["made"]
    rows = [list(row) for row in cells]
    rows[4][made - 1] = "other"
    changed = Workbook({**story.workbook.sheets, "Proof": Sheet.of(rows)})
    written = formulas(refresh(changed, DESK, "check"))

    assert 5 < len(written) < 20
    assert cells == applied(changed, refresh(changed, DESK, "check"))["Proof"].rows


def test_the_proof_of_an_event_without_rounds_is_empty() -> None:
    """All rounds were deleted by hand: no lines are left, and no verdict."""
    story = proved()
    kept = {n: s for n, s in story.workbook.sheets.items() if not n.startswith("Round")}
    bare = Workbook(kept)
    after = applied(bare, refresh(bare, DESK, "check"))

    assert 3 == after["Proof"].height
    assert None is after["Proof"].cell(2, 5)


def test_a_wrong_figure_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nigiri's tie-break and the sum differ there is a cross, and the verdict counts it."""
    story = drawn(club(7, rounds=3), 2)
    monkeypatch.setattr(
        "nigiri.workbook.derive.proof.sheet.criterion_cell",
        lambda _event, code, number, _reason=None: "-" if (code, number) == ("SOS", 3) else 99,
    )
    story.does(proof)
    ticks = marks(story.workbook, story.workbook["Proof"])

    assert {"✗"} == {*ticks.values()}
    assert "✗ 28 of 28 sums differ from what nigiri computed" == story.cell("proof", 2, "opponent")


@pytest.mark.parametrize("seed", sampled(range(8), [1]))
def test_every_formula_of_the_proof_can_be_read_by_old_spreadsheets(seed: int) -> None:
    """Short enough, not too deep, nothing newer than 2010, no row left open."""
    found = formulas_of(told(seed))

    assert len(found) > 100
    for shared in by_shape(formula.text for formula in found).values():
        assert depth(shared) <= 60
        assert [] == faults(shared)
    for formula in found:
        assert len(formula.text) <= 8000
        assert max(map(len, texts(formula.text)), default=0) <= 255
        assert "{row}" not in formula.text


def formulas_of(story: Story) -> list[Formula]:
    """Return the formulas of a proof as they are written when everything is."""
    book, name = story.workbook, find(story.workbook).locations["proof"].name
    return [
        cell.after
        for op in derive(book, [AddSheet(name, "any")])
        if isinstance(op, SetCells) and op.sheet == name
        for cell in op.cells
        if isinstance(cell.after, Formula)
    ]


def test_the_words_of_an_adjustment_name_what_counts_otherwise() -> None:
    """Byes and defaults by the rule set quebec, handicaps by opengotha."""
    quebec = told(6)
    assert "quebec" == quebec.event.settings.rules
    words = {str(quebec.cell("proof", row, "why")) for row in range(4, 60)}
    assert any("½" in each for each in words), words

    story = told(21)
    assert "opengotha" == story.event.settings.rules
    words = {str(story.cell("proof", row, "why")) for row in range(4, 60)}
    assert any(each.startswith("handicap ") for each in words), words


def test_everything_has_its_place_in_french() -> None:
    """Words and verdict are those of the event's language."""
    story = begin(language="fr", rounds=1)
    story.types("players", {
        (row, key): value
        for row, name in enumerate(("Roy", "Côté", "Dubé"), 4)
        for key, value in (("family", name), ("rank", "5k"), ("here", "oui"))
    })  # fmt: skip
    drawn(story, 1)
    story.does(proof)
    columns = find(story.workbook).locations["proof"].columns
    sheet = story.workbook["Preuve"]

    assert "✓ les 12 sommes concordent" == sheet.cell(2, columns["opponent"])
    told_ = {sheet.cell(row, columns["what"]) for row in range(4, sheet.height + 1)}
    assert "exempt" in told_
    assert {f"SOS{SUM}", f"SOS{TICK}"} <= columns.keys()
    assert PlayerId(1) in {sheet.cell(row, columns["own"]) for row in range(4, sheet.height + 1)}
