### Why something cannot be chosen. $have is the aether that could be spent on it.

why-main-phase = { $what ->
    [hand] You play and prep cards from your hand during the main phase, after the casting phase.
    [pile] You spend aether to gain cards during the main phase, after the casting phase.
    [breach] There is no spell to cast on this breach. You focus and open breaches during the main phase, after the casting phase.
    [power] You can discard a power during the main phase, after the casting phase.
   *[mage] You buy charges and use your ability during the main phase, after the casting phase.
}
why-price = { $card } { $card_number ->
    [pl] cost
   *[sg] costs
} { $cost } aether; { $have ->
    [0] you have no aether to spend on it
   *[other] you have only { $have } to spend on it
}.
why-pile-empty = This pile is empty: there are no copies of { $card } left.
why-no-breach = { $what ->
    [dual] { $card } needs two adjacent breaches that have room and are open or were focused this turn.
    [closed] { $card } needs a breach that is open or was focused this turn; you have none.
   *[full] There is no room for { $card }: there is already a spell on each of your breaches that is open or was focused this turn.
}
why-breach-open = Breach { $number } is already open, and no spell in your hand can be prepped on it.
why-breach-price = Focusing breach { $number } costs { $focus } aether and opening it costs { $open }; { $have ->
    [0] you have no aether to spend on breaches
   *[other] you have only { $have } to spend on breaches
}.
why-cast-phase = Prepped spells are cast during the casting phase, at the start of your turn.
why-prepped-now = { $card } was prepped this turn: it can be cast from your next turn on.
why-used = The “While prepped” effect of { $card } has already been used this turn.
why-charges = { $ability } needs { $most } charges, and you have { $have ->
    [0] none
   *[other] { $have }
}. A charge costs { $cost } aether; { $aether ->
    [0] you have no aether to spend on charges
   *[other] you have only { $aether } to spend on charges
}.
why-target = You choose a target when a spell or another effect deals damage.
why-untouchable = The nemesis itself cannot be dealt damage.
why-power = To discard { $card } you must { $effect }, which you cannot do right now.
why-power-stays = { $card } has no TO DISCARD effect, so this power cannot be discarded during the main phase.
why-lies = { $what ->
    [play] Played cards stay here until the draw phase.
    [discard] Your discard pile becomes your deck when you need a card and the deck is empty.
    [deck] In the draw phase you draw from your deck until you have five cards in hand.
    [destroyed] Destroyed cards are out of the game.
    [gravehold] Only effects change Gravehold’s life.
    [order] The next turn-order card is drawn when this turn is over.
   *[nemesis] These cards belong to the nemesis; players cannot use them.
}
why-choose = { $what ->
    [hand] Right now you are choosing a card from your hand.
    [discard] Right now you are choosing a card from your discard pile.
    [play] Right now you are choosing a card that you have played.
    [player] Right now you are choosing a player.
    [breach] Right now you are choosing a breach.
    [spell] Right now you are choosing a prepped spell.
    [pile] Right now you are choosing a supply pile.
   *[target] Damage is dealt to the nemesis or to a minion.
}
