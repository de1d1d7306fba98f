"""What a simulation tells."""

WORDS = {
    "simulate.title": (
        "{tournaments:# tournament|# tournaments} of {players:# player|# players}, {rounds:# "
        "round|# rounds}"
    ),
    "simulate.measure": "On average",
    "simulate.as is": "As it is",
    "simulate.first": "First",
    "simulate.then": "Then",
    "simulate.what": "{column}: {what}.",
    "simulate.sections are": "sections down to {ranks}",
    "simulate.difference": "Difference",
    "simulate.words": "In words",
    "simulate.order": "Order against true strength",
    "simulate.champion": "Strongest player wins",
    "simulate.sections": "Strongest wins own section",
    "simulate.shared": "Shared first places",
    "simulate.even": "Even games",
    "simulate.ranks": "Ranks between opponents",
    "simulate.same": "the same in every tournament",
    "simulate.unclear": "no difference that {tournaments:# tournament|# tournaments} could show",
    "simulate.perhaps": "perhaps {way}; more tournaments would tell",
    "simulate.little": "{way}, but too little to matter",
    "simulate.clear": "{way}",
    "simulate.better": "better",
    "simulate.worse": "worse",
    "simulate.more": "more",
    "simulate.less": "less",
    "simulate.by section": "How often the strongest of each section wins it",
    "simulate.section": "Section",
    "simulate.who": "Players",
    "simulate.members": "{ranks}, {players:# player|# players}",
    "simulate.unequal": "The sections differ: in a small one the strongest wins more often anyway.",
    "simulate.error": (
        "± is the standard error: with other luck a figure would differ by about that much."
    ),
    "simulate.paired": (
        "In both, the same players had the same strength and the same good and bad rounds."
    ),
    "simulate.here": (
        "Always the whole event from round 1, with those who are here; results do not matter."
    ),
    "simulate.everybody": (
        "Always the whole event from round 1, with all on the list; results do not matter."
    ),
    "simulate.rated": (
        "True strength: the rating, give or take {spread:# point|# points}. Who wins: the EGF's "
        "formula."
    ),
    "simulate.ranked": (
        "True strength: the rank (100 points each), give or take {spread:# point|# points}. Who "
        "wins: the EGF's formula."
    ),
    "simulate.loosened": (
        "Other sections: start scores and sections typed for single players do not count there."
    ),
    "simulate.stuck": (
        "{stuck} of {tournaments:# tournament|# tournaments} came to a round that cannot be drawn "
        "and are left out."
    ),
    "simulate.unwritten": "Nothing was written.",
    "simulate.cluster.missing": (
        "A cluster needs Dask, which is not installed; type: pip install 'nigiri[cluster]'"
    ),
    "simulate.cluster.address": (
        "“{address}” is no address of a scheduler. Write it as Dask shows it, such as "
        "tcp://192.168.1.20:8786."
    ),
    "simulate.cluster.silent": (
        "No scheduler answers at {address}. Is Dask running there, and can this computer reach it?"
    ),
    "simulate.cluster.idle": (
        "The scheduler at {address} has no workers yet. Start one on each computer: "
        "dask worker {address}"
    ),
    "simulate.cluster.none": "The worker {worker} has no nigiri. Install nigiri {version} there.",
    "simulate.cluster.version": (
        "The worker {worker} has nigiri {other}, this computer has {version}. Install the same "
        "version on all of them."
    ),
    "simulate.cluster.lost": (
        "The scheduler at {address} is gone, and the tournaments with it. Begin again when it runs."
    ),
    "simulate.cluster.killed": (
        "Workers of {address} stopped several times over the same tournaments. Do they have enough "
        "memory?"
    ),
    "simulate.picture.order": "Final order against true strength",
    "simulate.picture.tau": "Kendall's tau-b",
    "simulate.picture.tournaments": "tournaments",
    "simulate.picture.strongest": "Where the strongest of all ends",
    "simulate.picture.place": "place",
    "simulate.picture.mean": "{column}: {mean} on average",
}
