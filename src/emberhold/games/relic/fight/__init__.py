"""A fight, told in the order of the rules (R-082 to R-094, R-189 to R-201).

1. `battle.py` begins it: against enemies, agents, the scenario sheet or another figure. It keeps
   the order of the steps; what is on the table meanwhile is in `under_way.py`.
2. `preparing.py`: weapons and armour are declared, and everybody may play what helps.
3. `dice.py`: both sides roll; Power cards replace dice, sixes explode.
4. `reckoning.py` adds up the scores, decides ties, and says what the next die would mean.
5. `results.py`: trophies and rewards for the winner, Life and penalties for the loser.

Cards speak at moments on the way (`timing/`). Skill tests (`skill.py`) and duels (`duels.py`) roll
the same dice. What a seat sees of a battle is in `seen/battle_scene.py`.
"""
