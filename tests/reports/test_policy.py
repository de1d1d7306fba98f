"""The policy of printed sheets: where it stands, whatever a club's template begins with."""

from __future__ import annotations

import pytest

from nigiri.reports.frame.policy import POLICY, with_policy

SHEET = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Grid</title></head></html>'


def test_it_stands_first_in_the_head() -> None:
    """What stands before a policy would not be under it."""
    assert SHEET.replace("<head>", f"<head>\n{POLICY}") == with_policy(SHEET)


@pytest.mark.parametrize(
    "html",
    [
        "<p>no head</p>",
        "<!-- <head> --><script>run()</script>",
        "<script>run()</script><!DOCTYPE html><html><head></head></html>",
        "<!DOCTYPE html><html><!-- --><head></head></html>",
        "",
    ],
)
def test_a_document_that_begins_otherwise_has_it_in_front(html: str) -> None:
    """No comment and no element of a club's template comes before it."""
    assert f"<!DOCTYPE html>{POLICY}{html}" == with_policy(html)


def test_nothing_runs_and_nothing_is_fetched() -> None:
    """But for pictures that are in the page itself."""
    assert "default-src 'none'; style-src 'unsafe-inline'; img-src data:;" in POLICY
    assert "script" not in POLICY
    assert "connect" not in POLICY
