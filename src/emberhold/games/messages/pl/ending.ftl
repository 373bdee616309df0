### Co rozstrzygnęło zakończoną grę: co pokazują krzywe i co się liczy.

ending-measured-life = Życie w procentach, tura po turze
ending-measured-level = Poziom albo niesława nemezis, tura po turze
ending-counted-damage = Obrażenia według Maga
ending-counted-wounds = Obrażenia zadane Odrodzonym
ending-counted-trophies = Pokonani wrogowie
ending-turns = Tury
ending-struck-nemesis = Obrażenia zadane Nemezis
ending-struck-minions = Obrażenia zadane Poplecznikom
ending-yield-aether = Zdobyty eter
ending-yield-dice = Użyte kości
ending-yield-influence = Zdobyte wpływy
