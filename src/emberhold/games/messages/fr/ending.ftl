### Ce qui a décidé d’une partie terminée : ce que montrent les courbes et ce qui est compté.

ending-measured-life = Vie en pour cent, tour par tour
ending-measured-level = Niveau, ou infamie d’une némésis, tour par tour
ending-counted-damage = Dégâts par mage
ending-counted-wounds = Dégâts aux Enfants du Phénix
ending-counted-trophies = Ennemis vaincus
ending-turns = Tours
ending-struck-nemesis = Dégâts à la némésis
ending-struck-minions = Dégâts aux serviteurs
ending-yield-aether = Éther gagné
ending-yield-dice = Dés utilisés
ending-yield-influence = Influence gagnée
