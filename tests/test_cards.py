"""What a tie-break or a criterion of the draw is stands on its card; all others read the cards.

A list of codes elsewhere would be forgotten when there is a new one.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from nigiri.desk.explain.criteria import MORE_THAN_COSTS, REASONS
from nigiri.domain.model.criteria import CARDS as CRITERIA
from nigiri.domain.model.criteria import CHOSEN
from nigiri.domain.model.settings import Settings
from nigiri.domain.pairing import criteria as costs
from nigiri.domain.pairing.criteria import CHOICES, in_order
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.domain.tiebreaks.criterion import OWN, SEEN
from nigiri.messages.catalogue import knows
from nigiri.workbook.derive.proof.sums import TOTALS
from nigiri.workbook.derive.proof.terms import TERMS
from nigiri.workbook.settings.table import BY_KEY
from tests.test_architecture import place, sources, tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Modules and folders that name several tie-breaks all the same, each with its reason.
TIEBREAKS_NAMED = {
    "desk/samples/kit.py": "an event with many columns, to be tried in Excel",
    "domain/checks/exchanges.py": "orders of a score group, called by the sums they go by",
    "domain/model/settings.py": "the order of quebec, which every event begins with",
    "domain/pairing/field.py": "orders of a score group",
    "domain/rules/": "the choice of a rule set",
    "domain/systems/": "the choice of a system of play",
    "domain/tiebreaks/registry.py": "the cards",
    "exchange/opengotha/words.py": "orders of a score group",
    "exchange/opengotha/write_settings.py": "the beginnings of OpenGotha's own names",
    "reports/results/qualification.py": "the order of E7, whatever the event's is",
    "workbook/review/systems.py": "two tie-breaks that count the same twice",
    "workbook/layout/varying_columns.py": "columns that are wider, as on the sheets of the club",
    "workbook/settings/draw.py": "orders of a score group",
}

#: Likewise several criteria of the draw.
CRITERIA_NAMED = {
    "desk/explain/criteria.py": "those that say more than their costs",
    "domain/checks/": "the judge, who shares nothing with what he judges",
    "domain/model/criteria.py": "the cards",
    "domain/pairing/answers.py": "those of which a pair is told whether fewer were possible",
    "domain/pairing/criteria.py": "what each of the cards costs",
    "exchange/opengotha/words.py": "the order of OpenGotha's weights",
}
MANY = 4
"""So many codes of criteria are a list of them: some are words of every day."""


def lists(codes: set[str], least: int) -> Iterator[tuple[str, int]]:
    """Yield modules with how many codes a tuple, list, set or dictionary in them names.

    Modules that do not even have `least` of the codes in quotes are passed over unparsed.
    """
    code = (path for path in sources() if not place(path).startswith("messages/"))
    for path in (path for path in code if len(quoted(path) & codes) >= least):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
                inside = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
                yield place(path), len(codes & inside)


def quoted(path: Path) -> set[str]:
    """Return all that stands in quotes in a module, on one line."""
    return set(re.findall(r"(?<=[\"'])[^\"'\n]+(?=[\"'])", path.read_text(encoding="utf-8")))


def named(codes: set[str], least: int) -> set[str]:
    """Return the modules with a list that names so many codes at least."""
    return {module for module, number in lists(codes, least) if number >= least}


def without_reason(reasons: dict[str, str], modules: set[str]) -> tuple[list[str], set[str]]:
    """Return the modules without a reason, and the reasons of no module."""
    used = {each: {key for key in reasons if each.startswith(key)} for each in modules}
    left = set(reasons) - set(chain.from_iterable(used.values()))
    return sorted(each for each, keys in used.items() if not keys), left


def test_no_list_of_tie_breaks_stands_outside_their_cards() -> None:
    """Nor is a reason left over."""
    assert ([], set()) == without_reason(TIEBREAKS_NAMED, named(set(TIEBREAKS), 2))


def test_no_list_of_criteria_stands_outside_their_cards() -> None:
    """Nor is a reason left over."""
    assert ([], set()) == without_reason(
        CRITERIA_NAMED, named({card.code for card in CHOSEN}, MANY)
    )


def test_a_tie_break_has_one_way_to_its_figures() -> None:
    """The same for everybody, or by who is tied."""
    cards = TIEBREAKS.values()

    assert {True, False} == {card.fixed for card in cards}
    assert [] == [c.code for c in cards if (c.table is None) == (c.contest is None)]


def test_a_name_elsewhere_means_one_tie_break() -> None:
    """In OpenGotha, in the MacMahon program, and wherever else people have their words."""
    cards = TIEBREAKS.values()
    opengotha = [card.opengotha.upper() for card in cards if card.opengotha]
    macmahon = [n.upper() for c in cards for n in (c.macmahon, c.macmahon_too) if n]
    others = [name for card in cards for name in card.also]

    for names in (opengotha, macmahon, others):
        assert [] == [name for name, number in Counter(names).items() if number > 1]
        assert names
    assert len(OTHER_NAMES) == len({*opengotha, *others} - set(TIEBREAKS))


def test_every_tie_break_has_its_words() -> None:
    """What it counts on the sheet of the rules, and the name that its card promises."""
    keys = [f"paper.counts.{code}" for code in TIEBREAKS]
    for card in TIEBREAKS.values():
        names = ["criterion.", "criterion.heading.", "paper.why."]
        names += ["paper.heading."] if card.fixed else []
        keys += [name + card.code for name in names if card.named]
        keys += (f"place.{card.told}",) if card.told else ()

    assert [] == [key for key in keys if not knows(key)]


def test_no_tie_break_has_words_without_promise() -> None:
    """A name that no card asks for would never be read."""
    unnamed = [card.code for card in TIEBREAKS.values() if not card.named]

    assert unnamed
    assert [] == [code for code in unnamed if knows(f"criterion.heading.{code}")]


def test_what_proof_adds_up_is_known_there() -> None:
    """A card names a term and a sum of Proof, and each of those has its card."""
    added = {card.code: card.added for card in TIEBREAKS.values() if card.added}

    assert set(TERMS) == {each.term for each in added.values()} - {""}
    assert set(TOTALS) == {each.total for each in added.values()}
    assert {each.of for each in added.values()} <= {"", SEEN, OWN, *added}
    assert {each.like for each in added.values()} <= {"", *added}
    assert [] == [code for code, each in added.items() if each.like and each.term]


def test_the_sheet_offers_every_tie_break_and_what_may_come_first() -> None:
    """In the order of the cards."""
    first = tuple(card.code for card in TIEBREAKS.values() if card.leads)

    assert tuple(TIEBREAKS) == BY_KEY["tiebreaks"].choices
    assert first == BY_KEY["first"].choices
    assert Settings().first in first


def test_every_criterion_has_its_costs() -> None:
    """One each, and none without a card; the table of what a board costs has all of them."""
    page = (costs.__doc__ or "").partition("what a board costs\n")[2].partition("\n\n")[0]

    assert [(code, code) for code in CRITERIA] == [(k, each.code) for k, each in costs.ALL.items()]
    assert list(CRITERIA) == re.findall(r"^(\w+)", page, re.MULTILINE)
    assert list(CHOICES) == [card.code for card in CHOSEN]
    assert list(CRITERIA) == [each.code for each in in_order(Settings(criteria=tuple(CHOICES)))]


def test_every_criterion_has_its_words() -> None:
    """Its name in answers, what its costs mean, and its label on the sheet."""
    keys = [f"draw.{code}" for code in CRITERIA]
    keys += [f"cost.{code}" for code in set(CRITERIA) - set(MORE_THAN_COSTS)]
    keys += [f"setting.criterion.{card.code}{end}" for card in CHOSEN for end in ("", ".note")]

    assert set(CRITERIA) == set(REASONS)
    assert set(MORE_THAN_COSTS) < set(CRITERIA)
    assert [] == [key for key in keys if not knows(key)]
