"""What happens to files, in French."""

WORDS = {
    # The file as a whole
    "file.missing": "Le fichier {file} n'existe pas.",
    "file.no-path": (
        "Le fichier {file} n'existe pas : une partie de son chemin n'est pas un dossier."
    ),
    "file.is-folder": "{file} est un dossier, pas un classeur.",
    "file.exists": "{file} existe déjà ; prenez un autre nom, ou déplacez-le.",
    "file.no-folder": "Le dossier {folder} n'existe pas ; créez-le d'abord.",
    "file.name-long": (
        "Le nom de {file} est trop long, seul ou avec ce que nigiri y ajoute pour les copies à "
        "côté. Donnez-lui un nom plus court."
    ),
    "file.no-file": (
        "{file} n'est pas un fichier mais un tube ou un périphérique ; donnez un fichier."
    ),
    "file.no-states": (
        "{folder} n'est pas un dossier, or c'est dans un dossier de ce nom que nigiri garde les "
        "états du classeur. Déplacez-le, et relancez la commande."
    ),
    "file.lock-folder": (
        "Dans {folder}, lock est un dossier, or nigiri y garde un fichier de ce nom pendant qu'il "
        "écrit. Déplacez-le, et relancez la commande."
    ),
    "file.linked": (
        "{file} a {many:un second nom|# autres noms} sur ce disque (lien physique) : ce qui est "
        "écrit maintenant n'est que sous ce nom, {many:l'autre garde|les autres gardent} "
        "l'ancien contenu."
    ),
    "file.denied": (
        "{file} ne peut être ni lu ni écrit : l'accès au fichier ou à son dossier est refusé. "
        "Est-il ouvert ailleurs, ou à quelqu'un d'autre ?"
    ),
    "file.read-only": "{file} ne peut pas être écrit : le disque est en lecture seule.",
    "file.full": (
        "{file} ne peut pas être écrit : le disque est plein. L'ancien fichier est intact ; "
        "faites d'abord de la place."
    ),
    "file.held": (
        "{file} ne peut pas être écrit : un autre programme l'utilise, et l'ancien fichier est "
        "intact. Fermez-le là, et relancez la commande."
    ),
    "file.not-replaced": (
        "{file} ne peut pas être écrit : ce disque ne laisse pas un nouveau fichier remplacer "
        "l'ancien, qui est intact. Copiez le classeur dans un dossier de cet ordinateur et "
        "continuez avec la copie."
    ),
    "file.drive": (
        "{file} ne peut être ni lu ni écrit : le disque signale des erreurs. Rien n'a été écrit. "
        "Est-il bien branché ? Copiez le classeur sur un autre disque et continuez là."
    ),
    "file.error": "{file} est inutilisable : {error}.",
    "file.unfit": "{file} est inutilisable. {trouble}",
    "file.damaged": (
        "{file} est endommagé : {error}. Pour voir à quoi vous pouvez revenir : `nigiri history`"
    ),
    "file.damaged.unread": "il est illisible",
    "file.damaged.part": (
        "Une partie n'a pas la longueur indiquée par l'archive, ou pas sa somme de contrôle"
    ),
    "file.damaged.overlap": "ses parties se chevauchent",
    "file.damaged.time": "une heure y est écrite {typed}",
    "file.packed": "{file} est compressé d'une façon que nigiri ne sait pas lire : {error}.",
    "file.password": (
        "{file} est protégé par un mot de passe ; ouvrez-le et enregistrez-le sans mot de passe."
    ),
    "file.memory": "{file} est trop gros pour la mémoire de cet ordinateur.",
    # What kind of file it is
    "file.kind.xls": (
        "{file} est un ancien .xls ou est protégé par un mot de passe ; enregistrez-le en .xlsx "
        "sans mot de passe."
    ),
    "file.kind.old": "{file} est un ancien classeur .xls ; ouvrez-le et enregistrez-le en .xlsx.",
    "file.kind.fods": (
        "{file} est un fichier OpenDocument non compressé (.fods) ; ouvrez-le dans LibreOffice et "
        "enregistrez-le en .ods ou en .xlsx."
    ),
    "file.kind.ods": (
        "{file} est un fichier OpenDocument ; donnez-lui un nom qui finit par .ods, ou "
        "enregistrez-le en .xlsx."
    ),
    "file.kind.no-xlsx": "{file} n'est pas un classeur .xlsx.",
    "file.kind.no-ods": "{file} n'est pas un classeur OpenDocument (.ods).",
    "file.kind.no-list": "{file} n'est pas une liste : enregistrez-la en .csv, .xlsx ou .ods.",
    "file.kind.bad-list": "{file} n'est pas une liste : {error}.",
    # Open elsewhere, being written
    "file.open": (
        "{file} est ouvert dans {by}. Fermez-le là et relancez la commande ; si personne ne l'a "
        "ouvert, supprimez le fichier {lock}."
    ),
    "file.open.by": "{program} par {name}",
    "file.locked": (
        "Une autre commande est en train d'écrire {file} ; rien n'a été écrit ici. Attendez "
        "qu'elle finisse et relancez la commande ; si elle est bloquée, arrêtez ce programme."
    ),
    "file.locked.by": (
        "{file} est en train d'être écrit par {who} depuis {since} ; rien n'a été écrit ici. "
        "Attendez la fin et relancez la commande ; si c'est bloqué, arrêtez le processus {process}."
    ),
    "file.locked.command": (
        "{file} est en train d'être écrit par {who} avec la commande {command} depuis {since} ; "
        "rien n'a été écrit ici. Attendez la fin et relancez la commande ; si c'est bloqué, "
        "arrêtez le processus {process}."
    ),
    "file.locked.somebody": "quelqu'un",
    "file.locked.computer": "{who} sur {computer}",
    # States, rights, pages
    "file.state-changed": (
        "L'état {number} a été modifié après avoir été gardé : {copy} dans le dossier {folder}. "
        "Ouvrez cette copie vous-même, ou prenez un autre état."
    ),
    "file.rights.owner": (
        "{file} appartenait à {owner} ; il appartient maintenant à {user}, qui l'a écrit. Seul "
        "l'administrateur de cet ordinateur peut le rendre : sudo chown {owner} {file}"
    ),
    "file.rights.group": (
        "{file} était partagé avec le groupe {group} et ne l'est plus : vous n'en faites pas "
        "partie. Pour le partager de nouveau : sudo chgrp {group} {file}, puis sudo chmod {mode} "
        "{file}"
    ),
    "file.rights.list": (
        "La liste d'accès de {file} (ACL) n'a pas pu être gardée : ceux qui y avaient accès par "
        "elle ne l'ont plus. Redonnez-le-leur."
    ),
    "file.pages.foreign": (
        "{path} n'a pas été écrit par nigiri et n'est donc pas écrasé ; prenez un autre dossier, "
        "ou déplacez ce fichier."
    ),
    "file.pages.no-folder": "{path} est un fichier ; donnez un dossier pour les pages.",
    # What is in it and cannot be used
    "file.unfit.large": "Il fait plus de {size} Mo.",
    "file.unfit.large-event": "Il fait plus de {size} Mo, trop pour un tournoi.",
    "file.unfit.unpacked": "Décompressé, il ferait {size} Mo, bien trop pour un tournoi.",
    "file.unfit.part-unpacked": (
        "Sa partie {part} ferait {size} Mo une fois décompressée, bien trop pour un tournoi."
    ),
    "file.unfit.parts": "Il a {count} parties, bien trop pour un classeur.",
    "file.unfit.crowded": "Sa partie {part} a {count} éléments, bien trop pour un tournoi.",
    "file.unfit.part-missing": "Sa partie {part} manque.",
    "file.unfit.entities": "Il déclare des entités XML, ce que ne fait aucun tableur.",
    "file.unfit.kind": (
        "Ce n'est pas un classeur Excel du genre habituel (.xlsx) ; enregistrez-le ainsi."
    ),
    "file.unfit.strict": (
        "Il est enregistré en Open XML strict ; enregistrez-le comme « Classeur Excel (.xlsx) »."
    ),
    "file.unfit.xlsb": (
        "C'est un classeur binaire (.xlsb) ; enregistrez-le comme « Classeur Excel (.xlsx) »."
    ),
    "file.unfit.numbers": (
        "C'est une feuille de calcul Apple Numbers ; exportez-la en Excel (.xlsx)."
    ),
    "file.unfit.utf-16": (
        "Il est écrit en UTF-16, que nigiri ne lit pas ; ouvrez-le dans un tableur et "
        "enregistrez-le en .xlsx."
    ),
    "file.unfit.far": (
        "La feuille {sheet} descend jusqu'à la ligne {row} et s'étend sur {width} colonnes ; "
        "supprimez ce qui est loin en dehors des tableaux."
    ),
    "file.unfit.long-text": "Une cellule contient un texte de {size} caractères ; supprimez-la.",
    "file.unfit.address": "Une cellule a l'adresse {address}.",
    "file.unfit.no-cells": (
        "Une des feuilles à écrire n'a pas de cellules (un graphique ou une feuille de macros)."
    ),
    "file.unfit.no-cell": "Il n'y a pas de cellule à la ligne {row}, colonne {column}.",
    "file.unfit.no-rows": "La feuille {sheet} n'a plus de place pour d'autres lignes.",
    "file.unfit.no-columns": "Une des feuilles n'a plus de place pour d'autres colonnes.",
    "file.unfit.no-sheet": "Un classeur a besoin d'au moins une feuille visible.",
    "file.unfit.last-sheet": "La feuille {sheet} est la seule visible : elle reste.",
    "file.unfit.table-rows": (
        "Supprimer ces lignes supprimerait le tableau {table} ; déplacez-le d'abord."
    ),
    "file.unfit.table-columns": (
        "Supprimer ces colonnes supprimerait le tableau {table} ; déplacez-le d'abord."
    ),
    "file.unfit.table-torn": (
        "Des colonnes s'ouvriraient ou se fermeraient dans le tableau {table} ; faites-en de "
        "simples cellules (Convertir en plage), ou déplacez-le d'abord."
    ),
    "file.unfit.array": (
        "Les cellules {cells} contiennent une formule matricielle, qu'on ne peut pas changer en "
        "partie ; supprimez la formule ou déplacez-la."
    ),
    "file.unfit.number": (
        "Le nombre ou la date pour la cellule {cell} n'existe dans aucun tableur."
    ),
    "file.unfit.cell-text": (
        "Le texte pour la cellule {cell} a {size} caractères ; une cellule en contient {most}."
    ),
    # What goes with a sheet or its cells
    "file.goes": (
        "L'ancienne feuille {sheet} est supprimée, avec ce qui y a été mis : {things}. Pour le "
        "garder, déplacez-le d'abord sur une feuille à vous ; ensuite, il n'existe plus que dans "
        "l'état d'avant (`nigiri undo`)."
    ),
    "file.goes.open": (
        "L'ancienne feuille {sheet} est supprimée, avec ce qui y a été mis : {things}. Annuler ne "
        "le ramène pas. Pour le garder, répondez Non et déplacez-le d'abord sur une feuille à "
        "vous."
    ),
    "file.closes": (
        "Sur {sheet}, des colonnes ou des lignes sont supprimées, avec ce qu'elles portent : "
        "{things}. Pour le garder, déplacez-le d'abord ; ensuite, il n'existe plus que dans "
        "l'état d'avant (`nigiri undo`)."
    ),
    "file.looked-at": (
        "Ce que vous avez écrit sous le tableau de {sheet} passe sous le nouveau tableau, et ces "
        "formules renvoient toujours à l'ancien endroit : {formulas}. Corrigez-les ensuite."
    ),
    "file.things.comments": "{many:un commentaire|# commentaires}",
    "file.things.drawings": "{many:une image ou un graphique|# images ou graphiques}",
    "file.things.tables": "{many:un tableau|# tableaux}",
    "file.open-things.notes": "{many:# commentaire|# commentaires}",
    "file.open-things.pictures": "{many:# image|# images}",
    "file.open-things.charts": "{many:# graphique|# graphiques}",
    "file.open-things.tables": "{many:# tableau|# tableaux}",
    # What writing would lose
    "file.lost": "L'écriture ferait perdre {what} ; rien n'a été écrit. Merci de le signaler.",
    "file.lost.of-sheet": "{what} de la feuille {sheet}",
    "file.lost.settings": "des réglages, des images ou des règles",
    "file.lost.rules": "des règles ou des liens",
    "file.lost.row": "la ligne {row}",
    "file.lost.look": "la mise en forme de la ligne {row}",
    "file.lost.cell": "la cellule {cell}",
    "file.lost.page-ends": "des sauts de page",
    "file.lost.widths": "des largeurs",
    "file.lost.sheet": "la feuille {sheet}",
    "file.lost.order": "l'ordre des onglets",
    "file.lost.name": "le nom {name}",
    "file.lost.book": "des réglages du classeur",
    "file.lost.records": "le contenu de {part}",
    "file.lost.way": "le lien vers {part}",
    "file.lost.part": "{word} ({part})",
    "file.lost.kind": "une partie (une sorte de partie)",
    "file.lost.word.picture": "une image",
    "file.lost.word.macros": "des macros",
    "file.lost.word.comments": "des commentaires",
    "file.lost.word.chart": "un graphique",
    "file.lost.word.pivot": "un tableau croisé dynamique",
    "file.lost.word.slicer": "un segment",
    "file.lost.word.table": "un tableau",
    "file.lost.word.drawing": "des formes ou des images",
    "file.lost.word.properties": "des propriétés",
    "file.lost.word.part": "une partie",
    # .ods and LibreOffice
    "file.ods.cell": (
        "LibreOffice ne garderait pas ce qui est écrit en {sheet}!{cell} : {one} deviendrait "
        "{other}. Rien n'a été écrit. Changez cette cellule, ou enregistrez le classeur en .xlsx "
        "et continuez avec lui."
    ),
    "file.ods.things": (
        "L'écriture ferait perdre ce que seuls les .ods contiennent : {things}. Rien n'a été "
        "écrit. Enlevez-le, ou enregistrez le classeur en .xlsx et continuez avec lui."
    ),
    "file.ods.names": (
        "LibreOffice changerait les noms des feuilles ; rien n'a été écrit. Renommez-les d'abord."
    ),
    "file.ods.on": "{things} sur {sheet}",
    "file.ods.picture": "{many:une image|# images}",
    "file.ods.chart": "{many:un graphique ou objet|# graphiques ou objets}",
    "file.ods.shape": "{many:une forme|# formes}",
    "file.ods.button": "{many:un bouton ou une case|# boutons ou cases}",
    "file.ods.comment": "{many:un commentaire|# commentaires}",
    "file.ods.link": "{many:un lien|# liens}",
    "file.ods.sparkline": "{many:un sparkline|# sparklines}",
    "file.ods.condition": "{many:un format conditionnel|# formats conditionnels}",
    "file.ods.scale": "{many:une échelle de couleurs|# échelles de couleurs}",
    "file.ods.bar": "{many:une barre de données|# barres de données}",
    "file.ods.icons": "{many:un jeu d'icônes|# jeux d'icônes}",
    "file.ods.arrow": "{many:une flèche d'audit|# flèches d'audit}",
    "file.ods.name": "{many:un nom|# noms}",
    "file.ods.formula": "{many:une formule nommée|# formules nommées}",
    "file.ods.pivot": "{many:une table dynamique|# tables dynamiques}",
    "file.ods.scenario": "{many:un scénario|# scénarios}",
    "file.ods.consolidation": "{many:une consolidation|# consolidations}",
    "file.ods.recorded": "{many:des modifications enregistrées|des modifications enregistrées}",
    "file.ods.macros": "des macros",
    "file.ods.signature": "une signature",
    "file.office.missing": (
        "Il faut pour cela LibreOffice sur le même ordinateur, et nigiri ne le trouve pas. "
        "Installez LibreOffice, ou enregistrez le classeur en .xlsx et continuez avec lui."
    ),
    "file.office.slow": (
        "LibreOffice n'a pas fini en {seconds} secondes et a été arrêté. Essayez encore une fois."
    ),
    "file.office.failed": (
        "LibreOffice ne l'a pas écrit en .{kind} ; ouvrez-le là et enregistrez-le, puis essayez "
        "encore une fois."
    ),
    "file.office.started": "LibreOffice ne démarre pas : {reason}.",
    # Excel
    "file.excel.refused": (
        "Excel a refusé, et rien n'a changé. Finissez de taper dans la cellule (Entrée ou Échap), "
        "fermez les boîtes de dialogue, et appuyez de nouveau sur le bouton. Excel a dit : {said}"
    ),
    "file.excel.password": (
        "La feuille {sheet} est protégée par un mot de passe ; rien n'a changé. Ôtez la protection "
        "(Révision, Ôter la protection de la feuille) et appuyez de nouveau sur le bouton."
    ),
    "file.excel.fixed": (
        "Le classeur est protégé : aucune feuille ne peut être ajoutée ni supprimée ; rien n'a "
        "changé. Ôtez la protection (Révision, Protéger le classeur) et appuyez de nouveau sur le "
        "bouton."
    ),
    "file.excel.none": (
        "Aucun classeur n'est ouvert dans Excel. Ouvrez-en un, puis appuyez de nouveau sur le "
        "bouton."
    ),
    "file.excel.works": "nigiri travaille",
    # Cells that another program sent
    "file.sent.large": (
        "La feuille {sheet} est trop grande ; supprimez ce qui est loin en dehors des tableaux."
    ),
    "file.sent.twice": "Deux feuilles de la demande s'appellent {sheet}.",
    "file.sent.no-list": ("Les feuilles de la demande ne sont pas une liste de noms et de lignes."),
    "file.sent.cell": "La cellule {cell} de la feuille {sheet} est illisible.",
    # Printing
    "file.pdf.missing": (
        "Pour un PDF, il faut WeasyPrint (pip install 'nigiri[pdf]') ou un navigateur comme "
        "Chrome, Chromium ou Edge, et il n'y en a pas."
    ),
    "file.pdf.failed": "{browser} n'a pas fait de PDF. Ouvrez-y le HTML et imprimez de là.",
    "file.font": (
        "Aucune police de cet ordinateur n'a le signe {sign}, qui s'imprime alors comme un carré. "
        "Installez-en une, comme Noto Sans CJK (Debian et Ubuntu : sudo apt install "
        "fonts-noto-cjk), et imprimez de nouveau."
    ),
}
