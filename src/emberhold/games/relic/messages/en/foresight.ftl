# The chances of a battle.

relic-foresee-battle = By the dice alone: win { $win }, tie { $tie }, lose { $lose } of 100.
