# The chances of a battle.

relic-foresee-battle = Szanse według samych kości, w procentach: wygrana { $win }, remis { $tie }, przegrana { $lose }.
relic-foresee-test = Szanse według samych kości, w procentach: powodzenie { $passed }, porażka { $failed }.
