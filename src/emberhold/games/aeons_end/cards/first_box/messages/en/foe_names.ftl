### The first box: names of its nemeses and their cards.

nemesis-rageborne = Rageborne
    .def = Rageborne
