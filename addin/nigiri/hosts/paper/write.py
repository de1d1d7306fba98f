"""Write printed sheets and other output files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.hosts.files.atomic_write import refuse_existing, write_safely
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


TEMPLATES = "templates"
"""The folder beside a workbook whose templates win over those of nigiri."""


def own_templates(workbook: Path) -> Path | None:
    """Return the folder of templates beside a workbook, None where there is none."""
    folder = workbook.parent / TEMPLATES
    return folder if folder.is_dir() else None


def path_beside(file: Path, kind: str, language: str, suffix: str = "") -> Path:
    """Return the path of a file or folder that is made beside the file of an event.

    kind -- of `printed.file.`; suffix -- "" for a folder
    """
    word = message(f"printed.file.{kind}").said(language)
    return file.with_name(f"{file.stem}-{word}{suffix}")


def check_free(path: Path) -> None:
    """Raise HostError when a file of that name cannot be made: one is there, or no such folder."""
    with directors_words(path.parent):
        path.parent.stat()
    refuse_existing(path)


def check_free_in(folder: Path, names: Iterable[str]) -> None:
    """Raise HostError when one of these files is in a folder already."""
    with directors_words(folder):
        for name in names:
            refuse_existing(folder / name)


def write_papers(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write files into a folder, made where missing; each whole or not at all.

    files -- by name, in it or in a subfolder ("site/page.html")

    Existing files of these names were made the same way and are replaced. Raises HostError when the
    folder cannot be made or written into.
    """
    for name, content in files.items():
        path = folder / name
        with directors_words(path.parent):
            path.parent.mkdir(parents=True, exist_ok=True)
        write_paper(path, content, again=True)


def write_paper(path: Path, content: str | bytes, *, again: bool = False) -> None:
    """Write a text as utf-8, or a picture, whole or not at all.

    again -- a file of that name was made the same way and may be replaced
    Raises HostError when it may not, or cannot be written.
    """
    with directors_words(path):
        if not again:
            refuse_existing(path)
        write_safely(path, content.encode() if isinstance(content, str) else content)


def existing_content(path: Path) -> bytes | None:
    """Return the bytes of a file, None where there is none.

    Raises HostError when it cannot be read.
    """
    with directors_words(path):
        return path.read_bytes() if path.exists() or path.is_symlink() else None


def write_with_backup(path: Path, content: bytes) -> Path | None:
    """Write a file whole or not at all; return the new path of an older one of that name.

    People may have typed into the older one: "club-aga.txt" becomes "club-aga (1).txt", and the
    next one (2). None where there was none, or it is equal. Raises HostError when the file cannot
    be written; the older one is then untouched.
    """
    older = existing_content(path)
    if older == content:
        return None
    kept = None if older is None else _next_free(path)
    if kept is not None and older is not None:
        write_paper(kept, older)
    write_paper(path, content, again=True)
    return kept


def _next_free(path: Path) -> Path:
    """Return the first free name for a numbered copy."""
    pattern = re.compile(rf"{re.escape(path.stem)} \((\d{{1,9}})\){re.escape(path.suffix)}")
    with directors_words(path.parent):
        found = (pattern.fullmatch(each.name) for each in path.parent.iterdir())
        last = max((int(each[1]) for each in found if each), default=0)
    return path.with_name(f"{path.stem} ({last + 1}){path.suffix}")
