#!/usr/bin/env bash
# Make the pictures of the menu in LibreOffice anew:  docs/pictures/extension.sh
#
# Needs LibreOffice with its part for gtk3, and besides: Xvfb, openbox, xdotool, ImageMagick. The extension is installed by its own command
# into a profile of its own.
#   libreoffice-menu.png      the menu
#   libreoffice-toolbar.png   the toolbar above the sheet
#   libreoffice-problems.png  what Check lists, each with its cell
#   libreoffice-form.png      a dialog that asks for something

set -euo pipefail
cd "$(dirname "$0")/../.."
here=$PWD/docs/pictures
python=${PYTHON:-$PWD/.venv/bin/python} # nigiri must be installed in it
work=$(mktemp -d)
started=()
trap 'for id in "${started[@]}"; do kill -- "-$id" 2>/dev/null || true; done; rm -rf "$work"' EXIT
set -m # each program that is started has a group of its own, to be ended with what it started

mkdir -p "$work/shared/cache" "$work/profile/user"
export UserInstallation="file://$work/profile" UNO_SHARED_PACKAGES="file://$work/shared"
export UNO_SHARED_PACKAGES_CACHE="file://$work/shared/cache" LC_ALL=C.UTF-8
cat >"$work/profile/user/registrymodifications.xcu" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Linguistic/SpellChecking"><prop oor:name="IsSpellAuto"
 oor:op="fuse"><value>false</value></prop></item>
</oor:items>
END
"$python" -I -m nigiri demo "$work" >"$work/said.txt"
# A rank and a result are typed wrongly, for Check to find.
"$python" -I - "$work/nigiri-demo.xlsx" <<'END'
import datetime
import sys
from pathlib import Path

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find

host = XlsxFile(Path(sys.argv[1]), now=datetime.datetime.now(), backup=False)
book = host.snapshot()
found = find(book)


def typed(place, row, key, value):
    column = place.columns[key]
    return SetCells(place.name, (CellChange(row, column, book[place.name].cell(row, column), value),))


players, newest = found.locations["players"], found.rounds[5]
host.apply(Changes((typed(players, 12, "rank", "4 kiu"), typed(newest, 5, "result", "99"))))
END
"$python" -I -m nigiri libreoffice install

export DISPLAY=:94
Xvfb "$DISPLAY" -screen 0 1366x768x24 >/dev/null 2>&1 &
started+=($!)
sleep 1
openbox >/dev/null 2>&1 &
started+=($!)
PATH=/usr/bin:/bin SAL_USE_VCLPLUGIN=gtk3 soffice --norestore --nologo --calc "$work/nigiri-demo.xlsx" \
    >/dev/null 2>&1 &
started+=($!)
sleep "${SECONDS_TO_START:-20}"

taken() { # name, part of the screen
    import -window root -strip "$work/$1.png"
    convert "$work/$1.png" -crop "$2" +repage +dither -colors 96 -define png:compression-level=9 \
        "$here/libreoffice-$1.png"
}
click() { # where
    xdotool mousemove "$1" "$2" click 1
    sleep "${3:-4}"
}
xdotool mousemove 900 500
sleep 3
taken toolbar 700x180+0+40
click 505 31 2 # the menu
xdotool mousemove 537 434 # Explain and prove
sleep 2
taken menu 1000x600+0+0
xdotool key Right
click 765 434 4 # Why this pairing
taken form 1000x560+180+0
xdotool key Escape
sleep 1
click 505 31 2
click 498 207 5 # Check
taken problems 1366x560+0+0
xdotool key Escape
