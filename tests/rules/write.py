"""Write the parts of the pages anew that are made of tables: `python -m tests.rules.write`."""

from __future__ import annotations

from tests.rules.pages import PAGES, made


def main() -> None:
    """Write each page in which something else stands now, and name it."""
    for page in PAGES:
        now = made(page)
        if now != page.read_text(encoding="utf-8"):
            page.write_text(now, encoding="utf-8", newline="\n")
            print(page)  # noqa: T201


if __name__ == "__main__":
    main()
