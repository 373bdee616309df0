### Ce que porte une carte outre son texte, et le groupe où elle est rangée.

group-starters = Cartes de départ
group-basic = Cartes Némésis de base, palier { $tier }
group-nemesis = Cartes { $nemesis_de }
group-mages = Mages
group-nemeses = Némésis
facts-player-card = { CAP($type) } · coût { $cost }
facts-starter = { CAP($type) } · carte de départ
facts-attack = { CAP($type) } · palier { $tier }
group-gem = Gemmes
group-relic = Reliques
group-spell = Sorts
facts-minion = { CAP($type) } · palier { $tier } · vie { $life }
facts-acolyte = { CAP($type) } · vie { $life }
facts-type = { CAP($type) }
