# The chances of a battle.

relic-foresee-battle = Samymi kośćmi, na 100 prób: wygrana { $win }, remis { $tie }, przegrana { $lose }.
