# The chances of a battle.

relic-foresee-battle = By the dice alone: win { $win }, tie { $tie }, lose { $lose } of 100.
relic-foresee-test = By the dice alone: pass { $passed }, fail { $failed } of 100.
