"""What can be wrong with who sits where: in Check, and as problems."""

from __future__ import annotations

from typing import Literal

SEATS: dict[str, tuple[str, str]] = {
    "check.unknown": ("no such number in Players", "numéro inconnu dans Joueurs"),
    "check.self": ("{number} plays against himself", "{number} joue contre lui-même"),
    "check.alone": ("{number} has no opponent here", "{number} n'a pas d'adversaire ici"),
    "check.name": (
        "“{typed}”, a name? The next command looks the number up",
        "« {typed} », un nom ? La prochaine commande trouve le numéro",
    ),
}

SEAT_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "player-unknown": ("stop",
        ("“{typed}” is neither a number nor a name in Players.",
         "« {typed} » n'est ni un numéro ni un nom de Joueurs."),
        ("Type the number of a player.", "Tapez le numéro d'un joueur.")),
    "seat-black": ("stop",
        ("“{typed}” stands on Black's side of a row of Bye or Out.",
         "« {typed} » est du côté de Noir dans une ligne d'exempt ou d'absent."),
        ("Type the number under White, each player in a row of their own.",
         "Tapez le numéro sous Blanc, chaque joueur sur sa propre ligne.")),
    "plays-self": ("stop",
        ("{number} plays against himself.", "{number} joue contre lui-même."),
        ("Change one of the two numbers.", "Changez l'un des deux numéros.")),
    "plays-twice": ("stop",
        ("{number} is twice in round {round}, also in row {other}.",
         "{number} est deux fois dans la ronde {round}, aussi à la ligne {other}."),
        ("Change or empty one of the two.", "Changez ou videz l'un des deux.")),
    "alone": ("stop",
        ("{number} has no opponent at this table.", "{number} n'a pas d'adversaire à cette table."),
        ("Type the opponent, or move {number} to Bye or Out.",
         "Tapez l'adversaire, ou mettez {number} sous Exempt ou Absents.")),
    "player-gone": ("stop",
        ("{who} has a place in a round and is not in Players any more.",
         "{who} a une place dans une ronde et n'est plus dans Joueurs."),
        ("Type number {number} and the player here again; who leaves needs Out in rounds instead.",
         "Tapez ici le numéro {number} et le joueur ; qui part se note dans Absent aux rondes.")),
    "number-moved": ("stop",
        ("{was} was number {number} when round {round} was drawn; now {now} has that number.",
         ("{was} avait le numéro {number} quand la ronde {round} a été appariée ; "
          "{now} l'a maintenant.")),
        (("Undo the sorting, or type {number} here again and look at the rank beside it; sort "
          "whole rows only. If {now} did play as {number}: unprotect As drawn, correct it there."),
         ("Annulez le tri, ou retapez {number} ici et voyez le rang à côté ; triez des lignes "
          "entières. Si {now} jouait bien sous ce numéro : déprotégez Tirage et corrigez-y."))),
    "name-other": ("look",
        ("Number {number} was {was} when round {round} was drawn; now it is {now}.",
         ("Le numéro {number} était {was} quand la ronde {round} a été appariée ; "
          "c'est maintenant {now}.")),
        ("The same person? Then say so beside it on Problems. If not, put the name back.",
         "La même personne ? Notez-le à côté dans Problèmes. Sinon, remettez le nom.")),
    "seat-name": ("stop",
        ("“{typed}” can be several players: {names}.",
         "« {typed} » peut être plusieurs joueurs : {names}."),
        ("Type the number, or the whole name.", "Tapez le numéro, ou le nom entier.")),
    "seat-new": ("stop",
        ("{typed} has no number yet.", "{typed} n'a pas encore de numéro."),
        ("Empty this cell, mark Here in Players: nigiri draw --rest pairs them.",
         "Videz cette cellule, notez Présent : nigiri draw --rest forme la paire.")),
    "late": ("look",
        ("{name} came after round {round} was drawn.",
         "{name} est arrivé après le tirage de la ronde {round}."),
        ("nigiri late pairs them with whoever is free; else they play from the next round on.",
         "nigiri late les oppose à qui est libre ; sinon ils jouent dès la ronde suivante.")),
}  # fmt: skip
