### Co poza tekstem widnieje na karcie i w jakiej grupie ją wymieniono.

group-starters = Zestawy początkowe
group-basic = Podstawowe karty Nemezis, rząd { $tier }
group-nemesis = Karty { $nemesis_gen }
group-mages = Magowie
group-nemeses = Nemezis
facts-player-card = { CAP($type) } · koszt { $cost }
facts-starter = { CAP($type) } · zestaw początkowy
facts-attack = { CAP($type) } · rząd { $tier }
group-gem = Klejnoty
group-relic = Artefakty
group-spell = Zaklęcia
facts-minion = { CAP($type) } · rząd { $tier } · życie { $life }
facts-acolyte = { CAP($type) } · życie { $life }
facts-type = { CAP($type) }
