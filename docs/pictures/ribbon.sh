#!/usr/bin/env bash
# Draw the tab in Excel as it is described in the add-in:  docs/pictures/ribbon.sh
#
# A mock-up, and labelled so: the words, their order, groups and pictures come from the customUI of nigiri.xlam,
# everything around them is drawn here. Needs chromium and ImageMagick.

set -euo pipefail
cd "$(dirname "$0")/../.."
here=$PWD/docs/pictures
python=${PYTHON:-$PWD/.venv/bin/python} # nigiri must be installed in it, with what it needs for Excel
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" -m nigiri excel build "$work/nigiri.xlam" >/dev/null
"$python" - "$work" <<'END'
import sys
from html import escape
from pathlib import Path
from zipfile import ZipFile

from lxml import etree

work = Path(sys.argv[1])
with ZipFile(work / "nigiri.xlam") as package:
    package.extractall(work)
root = etree.parse(str(work / "customUI" / "customUI.xml")).getroot()
tab = root.find(".//{*}tab")


def drawn(button):
    label = escape(button.get("label")) + " ▾" * button.tag.endswith("}menu")
    if button.get("size") != "large":
        return f"<div class=small>{label}</div>"
    return f"<div class=large><img src='customUI/images/{button.get('image')}.png'><br>{label}</div>"


def group(element):
    inside, column = "", []
    for button in [*element, None]:
        if column and (button is None or button.get("size") == "large" or len(column) == 3):
            inside += f"<div class=column>{''.join(column)}</div>"
            column = []
        if button is not None and button.get("size") == "large":
            inside += drawn(button)
        elif button is not None:
            column.append(drawn(button))
    label = escape(element.get("label"))
    return f"<div class=group><div class=buttons>{inside}</div><div class=label>{label}</div></div>"


style = """
body { margin: 0; font: 12px 'Liberation Sans', sans-serif; color: #333; background: #fff }
.tabs { padding: 7px 10px 6px; background: #f3f2f1; color: #555 } .tabs span { margin: 0 9px }
.tabs b { color: #217346; border-bottom: 3px solid #217346; padding-bottom: 4px; margin: 0 9px }
.ribbon { display: flex; padding: 6px 2px 3px; border-bottom: 1px solid #ccc; width: max-content }
.group { border-right: 1px solid #ddd; padding: 0 4px; display: flex; flex-direction: column }
.buttons { display: flex; height: 74px } .label { text-align: center; color: #777; font-size: 11px }
.large { text-align: center; width: 58px; padding-top: 2px; line-height: 1.15 } .large img { margin-bottom: 3px }
.column { white-space: nowrap; padding: 0 2px } .small { padding: 5px 4px 4px }
.note { padding: 6px 12px; color: #a33 }
"""
beside = "<span>File</span><span>Home</span><span>Insert</span><span>…</span>"
(work / "tab.html").write_text(
    f"<meta charset=utf-8><style>{style}</style>"
    f"<div class=tabs>{beside}<b>{escape(tab.get('label'))}</b></div>"
    f"<div class=ribbon>{''.join(map(group, tab))}</div>"
    "<div class=note>Mock-up, drawn from the description in nigiri.xlam. Nobody has seen it in Excel yet.</div>",
    encoding="utf-8",
)
END
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1100,180 \
    --screenshot="$work/tab.png" "file://$work/tab.html" >/dev/null 2>&1
convert "$work/tab.png" -strip -trim -bordercolor white -border 2 +dither -colors 96 -define png:compression-level=9 \
    -define png:exclude-chunks=date,time "$here/excel-tab.png"
