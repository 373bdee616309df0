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
   *[other] { WORD($amount) } prepped spells
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
    [dearest] { $amount ->
        [one] the prepped spell that costs the most
       *[other] the { WORD($amount) } prepped spells that cost the most
    }
    [free] { $amount ->
        [one] a prepped spell that costs 0 aether
       *[other] { WORD($amount) } prepped spells that cost 0 aether
    }
   *[any] { $amount ->
        [one] a prepped spell
       *[other] { WORD($amount) } prepped spells
    }
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
   *[other] { WORD($amount) } most expensive cards
} in hand
effect-take-back = { $form ->
    [they] puts
   *[you] put
} a card from { $whose ->
    [you] your discard pile into your
   *[they] their discard pile into their
} hand
effect-flail-deck = shuffles their discard pile into their deck, reveals its top two cards and destroys the more expensive one

effect-reveal-turn = reveal the top card of the turn-order deck
if-player-turn-revealed = it is a player card
effect-resolve-last-attack = resolve the most recently discarded attack in the nemesis discard pile
effect-return-last-minion = the most recently discarded minion in the nemesis discard pile returns to play
effect-this-minion-suffers = this minion suffers { $amount } damage
effect-destroy-pillars = Umbra Titan loses { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}

each-prepped-by-the-most = spell prepped by the player with the most prepped spells
each-prepped-by-them = spell they have prepped
each-nemesis-turn-discarded = nemesis card in the turn-order discard pile
number-this-minions-life = this minion’s current life
if-nemesis-turn-discarded-exactly = { $amount ->
    [1] exactly one nemesis card is
   *[other] { WORD($amount) } nemesis cards are
} in the turn-order discard pile
if-this-minions-life-at-most = this minion has { $amount } life or less
if-pillars-at-least = Umbra Titan has { WORD($amount) } or more nemesis tokens

rule-monstrosity-of-omens = Any damage dealt to this minion is reduced to 1.
rule-umbra-pillars = Umbra Titan begins with eight nemesis tokens: the pillars of Gravehold still standing.
rule-umbra-collapse = The moment Umbra Titan loses the last nemesis token, Gravehold collapses and the players lose.
rule-umbra-harder = Umbra Titan begins with only five nemesis tokens.

ask-prepped = { $who }: choose a prepped spell to { $fate ->
    [destroy] destroy
   *[discard] discard
} ({ $source }).
ask-breach-of-spell = { $who }: choose which of the spell’s breaches to destroy ({ $source }).
ask-take-back = { $who }: choose a card from your discard pile ({ $source }).

log-nemesis-tokens = { $left ->
    [0] { $nemesis } now has no nemesis tokens.
    [one] { $nemesis } now has { $left } nemesis token.
   *[other] { $nemesis } now has { $left } nemesis tokens.
}
log-reveals-turn = The top card of the turn-order deck is revealed: { $card }.
log-takes-from-discard = { $who } takes { $card } back from their discard pile.
log-shuffles-deck = { $who } shuffles their discard pile into their deck.
log-reveals = { $who } reveals { $card }.
log-resolves-again = { $card } resolves once more.
log-returns-to-play = { $card } { $card_number ->
    [pl] return
   *[sg] returns
} to play.
result-defeat-pillars = Defeat. Umbra Titan has lost the last nemesis token and Gravehold collapses.
