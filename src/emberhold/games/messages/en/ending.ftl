### What decided a finished game: what its curves show and what is counted.

ending-measured-life = Life in percent, turn by turn
ending-measured-level = Level, or infamy of a nemesis, turn by turn
ending-counted-damage = Damage by mage
ending-counted-wounds = Damage to Phoenixborn
ending-counted-trophies = Enemies defeated
ending-turns = Turns
ending-struck-nemesis = Damage to the nemesis
ending-struck-minions = Damage to minions
ending-yield-aether = Aether gained
ending-yield-dice = Dice used
ending-yield-influence = Influence gained
