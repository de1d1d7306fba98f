"""The extension for LibreOffice in one file: nigiri.oxt, reproducible byte for byte."""

from __future__ import annotations

import json
from io import BytesIO
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from nigiri.buttons.answers import action_form
from nigiri.desk.buttons.actions import ACTIONS
from nigiri.extension import functions
from nigiri.extension.menus import addons, component, window_state
from nigiri.messages.catalogue import LANGUAGES, area, text
from nigiri.resources import folder
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

IDENTIFIER = "org.nigiri.extension"
NAME = "nigiri.oxt"
_BEGINNING = (1980, 1, 1, 0, 0, 0)
#: Before the Python that the menu starts, in what LibreOffice tells about the extension.
STARTS = "Python: "
#: In place of that Python where the extension has its own engine.
INSIDE = "LibreOffice"
_ABOUT = "about-{}.txt"
#: Parts of the sources that go into the extension as they are.
_TAKEN = (".py", ".xcu", ".xcs", ".txt", ".xml", ".idl", ".rdb")

_DATA = "application/vnd.sun.star.configuration-data"
_MEDIA = {
    "component.py": "application/vnd.sun.star.uno-component;type=Python",
    "Options.xcs": "application/vnd.sun.star.configuration-schema",
    "Options.xcu": _DATA,
    "Addons.xcu": _DATA,
    "ProtocolHandler.xcu": _DATA,
    "CalcWindowState.xcu": _DATA,
}


def build_extension(
    program: str = "", *, engine: Mapping[str, bytes] | None = None, platform: str = ""
) -> bytes:
    """Return the extension.

    program -- the Python in which nigiri is installed; without it and without an engine the user
    must enter its path in LibreOffice's options
    engine -- path in the extension -> content of an engine of its own (engine/contents.py)
    platform -- the one system for which that engine is, as LibreOffice calls it; "" for all
    """
    starts = INSIDE if engine else program
    parts: dict[str, bytes | str] = {
        **_sources(),
        **functions.parts(),
        "META-INF/manifest.xml": _manifest({**_MEDIA, **functions.manifest()}),
        "Addons.xcu": addons(),
        "CalcWindowState.xcu": window_state(),
        "Options.xcu": _options(program),
        **{
            _ABOUT.format(language): f"{text('office.about', language)}\n{STARTS}{starts}\n"
            for language in LANGUAGES
        },
        "pythonpath/nigiri_office/actions.json": _actions(),
        "pythonpath/nigiri_office/words.json": _words(),
        **(engine or {}),
    }
    parts["description.xml"] = _description(str(parts["description.xml"]), platform)
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, content in sorted(parts.items()):
            archive.writestr(ZipInfo(name, _BEGINNING), content, ZIP_DEFLATED)
    return out.getvalue()


def _actions() -> str:
    """Return the table of actions for the extension."""
    return json.dumps([action_form(action) for action in ACTIONS], sort_keys=True)


def _words() -> str:
    """Return the extension's own words as JSON: language -> key without its area -> words.

    Among them is its own version.
    """
    own = {key.partition(".")[2]: key for key in area("office", "en")}
    keys = {**own, "menu": "action.menu", "needed": "field.needed"}
    words = {
        language: {
            "version": VERSION,
            **{short: text(key, language) for short, key in keys.items()},
        }
        for language in LANGUAGES
    }
    return json.dumps(words, sort_keys=True)


def _description(source: str, platform: str) -> str:
    """Return the description of the extension with its version, and its words in all languages."""
    names = "".join(
        f'<name lang="{language}">{escape(text("office.title", language))}</name>'
        for language in LANGUAGES
    )
    about = "".join(
        f'<src xlink:href="{_ABOUT.format(language)}" lang="{language}"/>' for language in LANGUAGES
    )
    system = f'<platform value="{platform}"/>' if platform else ""
    filled = {"{version}": VERSION, "{names}": names, "{about}": about, "{platform}": system}
    for mark, words in filled.items():
        source = source.replace(mark, words)
    return source


def _sources() -> dict[str, bytes | str]:
    """Return the parts that are source files, by their path in the extension."""
    root = folder("libreoffice")
    found: dict[str, bytes | str] = {}
    for path in sorted(root.rglob("*")):
        if path.suffix in _TAKEN and path.is_file() and not _ignored(path, root):
            found[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    icons = (path for size in (16, 26) for path in folder("icons").glob(f"*-{size}.png"))
    found.update({f"icons/{path.name}": path.read_bytes() for path in icons})
    return found


def _ignored(path: Path, root: Path) -> bool:
    """Tell whether a file is used for the build only."""
    inside = path.relative_to(root)
    return inside.parts[0] in {"__init__.py", "engine"} or "__pycache__" in inside.parts


def _manifest(media: dict[str, str]) -> str:
    """Return the manifest of the parts that LibreOffice reads itself."""
    entries = "".join(
        f'<manifest:file-entry manifest:full-path="{name}" manifest:media-type="{kind}"/>'
        for name, kind in sorted(media.items())
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest '
        f'xmlns:manifest="http://openoffice.org/2001/manifest">{entries}</manifest:manifest>\n'
    )


def _options(program: str) -> str:
    """Return the initial options."""
    text = escape(program)
    return component(
        "Options",
        "",
        (
            '<node oor:name="Engine"><prop oor:name="Program" oor:type="xs:string">'
            f"<value>{text}</value></prop></node>"
        ),
    ).replace("org.openoffice.Office", "org.nigiri")
