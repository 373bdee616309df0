card-bladius-attacks = Bladius Attacks
card-vile-impaler = Vile Impaler
card-parry = Parry
card-lunge = Lunge
card-riposte = Riposte
card-voracious-corroders = Voracious Corroders
    .number = pl
card-hate-hound = Hate Hound
card-fleche = Fleche
card-flying-guillotine = Flying Guillotine
card-iron-charger = Iron Charger

nemesis-bladius = Bladius
rule-bladius-escapes = If Bladius must draw a card and the nemesis deck is empty, it escapes and the players lose.
effect-bladius-escapes = Bladius escapes and the players lose
effect-save-the-frame = save the frame: Gravehold suffers 3 damage; or let it fall: this minion enters play with 6 life
ask-frame = { $who }: a frame for a fourth breach is in the way of { $source }. Do you save it?
result-defeat-bladius-escapes = Bladius has escaped.
