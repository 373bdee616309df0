### The first box: names of its nemeses and their cards.

nemesis-rageborne = Rage Incarnée
    .def = la Rage Incarnée
    .de = de la Rage Incarnée
    .gender = f
