### What is printed on a card besides its text, and what it is listed under.

group-starters = Starter cards
group-basic = Basic nemesis cards, tier { $tier }
group-nemesis = { $nemesis } cards
group-mages = Mages
group-nemeses = Nemeses
facts-player-card = { CAP($type) } · cost { $cost }
facts-starter = { CAP($type) } · starter card
facts-attack = { CAP($type) } · tier { $tier }
group-gem = Gems
group-relic = Relics
group-spell = Spells
facts-minion = { CAP($type) } · tier { $tier } · { $life } life
facts-acolyte = { CAP($type) } · { $life } life
facts-type = { CAP($type) }
