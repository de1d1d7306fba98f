"""The content security policy of a printed sheet: it shows itself, runs nothing, fetches nothing.

Sizes of names are written as `style` attributes, so styles in the document count, as on no page
that is published (reports/site/page.py); they can fetch nothing either.
"""

from __future__ import annotations

import re

POLICY = (
    '<meta http-equiv="Content-Security-Policy" content="'
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'\">"
)
#: How a document begins in which the policy can stand where it belongs.
_HEAD = re.compile(r"\s*<!DOCTYPE html>\s*<html[^<>]*>\s*<head>", re.IGNORECASE)


def with_policy(html: str) -> str:
    """Return a document with the policy in its head.

    One that begins in another way, which only a template of a club can, has it in front of all:
    a browser makes a head for it.
    """
    found = _HEAD.match(html)
    if found is None:
        return f"<!DOCTYPE html>{POLICY}{html}"
    return f"{found[0]}\n{POLICY}{html[found.end() :]}"
