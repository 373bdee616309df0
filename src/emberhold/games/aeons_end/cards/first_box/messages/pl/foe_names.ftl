### The first box: names of its nemeses and their cards.

nemesis-rageborne = Gnieworodny
    .gen = Gnieworodnego
    .dat = Gnieworodnemu
    .acc = Gnieworodnego
    .ins = Gnieworodnym
