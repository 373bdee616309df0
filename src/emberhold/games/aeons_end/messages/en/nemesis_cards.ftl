### Basic nemesis cards and Umbra Titan: what threatens hands, prepped spells, turn order, pillars.
### $fate is discard or destroy.

effect-prepped = { $fate ->
    [destroy] { $form ->
        [they] destroys
       *[you] destroy
    }
   *[discard] { $form ->
        [they] discards
       *[you] discard
    }
} { $amount ->
    [one] a prepped spell
   *[other] { $amount } prepped spells
}{ $free ->
    [True] {" "}that { $amount ->
        [one] costs
       *[other] cost
    } 0 aether
   *[False] {""}
}
effect-collectively-prepped = the players collectively { $fate ->
    [destroy] destroy
   *[discard] discard
} { $which ->
    [dearest] the { $amount } most expensive prepped spells
    [free] { $amount } prepped spells that cost 0 aether
   *[any] { $amount } prepped spells
}
effect-dearest-prepped = the player with the most expensive prepped spell { $fate ->
    [destroy] destroys
   *[discard] discards
} that spell
effect-destroy-spell-and-breach = { $form ->
    [they] destroys
   *[you] destroy
} a prepped spell that costs { $cost } aether or more and a breach on which it was prepped

effect-dearest-in-hand = { $fate ->
    [destroy] { $form ->
        [they] destroys
       *[you] destroy
    }
   *[discard] { $form ->
        [they] discards
       *[you] discard
    }
} { $whose ->
    [you] your
   *[they] their
} { $amount ->
    [one] most expensive card
   *[other] { $amount } most expensive cards
} in hand
effect-take-back = { $form ->
    [they] puts
   *[you] put
} a card from { $whose ->
    [you] your discard pile into your
   *[they] their discard pile into their
} hand
effect-flail-deck = shuffles their discard pile into their deck, reveals its top two cards and destroys the more expensive one

effect-reveal-turn = reveal the top card of the turn-order deck. If it is a player card, { $player }. Otherwise, { $otherwise }
effect-resolve-last-attack = resolve the most recently discarded attack in the nemesis discard pile
effect-return-last-minion = the most recently discarded minion in the nemesis discard pile returns to play
effect-this-minion-suffers = this minion suffers { $amount } damage
effect-destroy-pillars = { $amount ->
    [one] a pillar of Gravehold is destroyed
    [2] two pillars of Gravehold are destroyed
    [3] three pillars of Gravehold are destroyed
   *[other] { $amount } pillars of Gravehold are destroyed
}

each-prepped-by-the-most = spell prepped by the player with the most prepped spells
each-prepped-by-them = of their prepped spells
each-nemesis-turn-discarded = nemesis card in the turn-order discard pile
number-this-minions-life = this minion’s current life
if-nemesis-turn-discarded-exactly = { $amount ->
    [1] exactly one nemesis card is
    [2] two nemesis cards are
   *[other] { $amount } nemesis cards are
} in the turn-order discard pile
if-this-minions-life-at-most = this minion has { $amount } life or less
if-pillars-at-least = Gravehold has { $amount } or more pillars

rule-monstrosity-of-omens = Any damage dealt to this minion is reduced to 1.
rule-umbra-pillars = At the start of the game Gravehold has eight pillars; nemesis tokens mark those still standing.
rule-umbra-collapse = The moment the last pillar is destroyed, Gravehold collapses and the players lose.
rule-umbra-harder = Gravehold has only five pillars at the start.

ask-prepped = { $who }: choose a prepped spell to { $fate ->
    [destroy] destroy
   *[discard] discard
} ({ $source }).
ask-breach-of-spell = { $who }: choose which of the spell’s breaches to destroy ({ $source }).
ask-take-back = { $who }: choose a card from your discard pile ({ $source }).

log-nemesis-tokens = { $token }: { $left }.
log-reveals-turn = The top card of the turn-order deck is revealed: { $card }.
log-takes-from-discard = { $who } takes { $card } back from the discard pile.
log-shuffles-deck = { $who } shuffles the discard pile into the deck.
log-reveals = { $who } reveals { $card }.
log-resolves-again = { $card } resolves once more.
log-returns-to-play = { $card } returns to play.
result-defeat-pillars = Defeat. The last pillar is gone and Gravehold collapses.
