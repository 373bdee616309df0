### Why something cannot be chosen. $have is the aether that could be spent on it.

why-main-phase = { $what ->
    [hand] Cards in hand are played and prepped during the main phase, after the casting phase.
    [pile] Cards are gained for aether during the main phase, after the casting phase.
    [breach] There is no spell there to cast. Breaches are focused and opened during the main phase, after the casting phase.
    [power] A power can be discarded during the main phase, after the casting phase.
   *[mage] Charges are bought and the ability is used during the main phase, after the casting phase.
}
why-price = { $card } costs { $cost } aether; you can spend { $have } on it.
why-pile-empty = This pile is empty: there is no { $card } left.
why-no-breach = { $what ->
    [dual] { $card } needs two adjacent breaches that have room and are open or were focused this turn.
    [closed] { $card } needs a breach that is open or was focused this turn; you have none.
   *[full] There is no room for { $card }: there is already a spell on each of your breaches that is open or was focused this turn.
}
why-breach-open = Breach { $number } is open already, and no spell in your hand can be prepped on it.
why-breach-price = Focusing breach { $number } costs { $focus } aether, opening it { $open }; you can spend { $have } on breaches.
why-cast-phase = Prepped spells are cast during the casting phase, at the start of your turn.
why-used = The “While prepped” effect of { $card } has been used this turn already.
why-charges = { $ability } needs { $most } charges (you have { $have }). A charge costs { $cost } aether; you can spend { $aether } on it.
why-target = You choose a target when a spell or another effect deals damage.
why-untouchable = The nemesis itself cannot be dealt damage.
why-power = To discard { $card } you must { $effect }. You cannot do all of that now.
why-power-stays = { $card } has no TO DISCARD effect, so this power cannot be discarded during the main phase.
why-lies = { $what ->
    [play] Played cards stay here until the draw phase.
    [discard] The discard pile becomes your deck when a card is needed and the deck is empty.
    [deck] In the draw phase you draw from your deck until you have five cards in hand.
    [destroyed] Destroyed cards are out of the game.
    [gravehold] Only effects change the life of Gravehold.
    [order] The next turn-order card is drawn when this turn is over.
   *[nemesis] These are the nemesis’ cards; players do not act with them.
}
why-choose = { $what ->
    [hand] Choose a card from your hand.
    [discard] Choose a card from your discard pile.
    [play] Choose a card that you have played.
    [player] Choose a player.
    [breach] Choose a breach.
    [spell] Choose a prepped spell.
    [pile] Choose a supply pile of the market.
   *[target] Damage is dealt to the nemesis or to a minion.
}
