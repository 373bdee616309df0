# The chances of a battle.

relic-foresee-battle = Avec les dés seuls, sur 100 : victoire { $win }, égalité { $tie }, défaite { $lose }.
relic-foresee-test = Avec les dés seuls, sur 100 : réussite { $passed }, échec { $failed }.
