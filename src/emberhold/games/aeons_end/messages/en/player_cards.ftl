### Market cards: their verbs, the lines a whole card is made of, what they ask and what they report.
### $text is one or more whole sentences; $place counts from the top of a pile.

label-cast = Cast: { $text }
label-immediately = IMMEDIATELY: { $text }
label-persistent = PERSISTENT: { $text }
label-power = POWER { $power }: { $text }
label-to-discard = TO DISCARD: { $text }
label-blood-magic = Blood Magic: { $text }

when-gained = When you gain this card during your turn: { $text }
when-prepped = When you prep this spell: { $text }
when-casting-end = While prepped, at the end of your casting phase: { $text }
when-casting-start = While prepped, at the start of your casting phase: { $text }

rule-dual = This spell is prepped across two adjacent breaches and fully occupies both.
rule-link = Link: Two spells with Link may be prepped to the same breach.
rule-shares-breach = While prepped, this spell allows one { $card } to be prepped to the same breach during your main phase.
rule-once-per-turn = While prepped, once during your main phase you may { $what }.
rule-any-times = While prepped, any number of times during your main phase you may { $what }.
rule-anywhere = You may prep this spell on a closed breach even if you have not focused it.
rule-equilibrium = While prepped, any damage you suffer is reduced by 1, but never below 1.

effect-next-gain-on-deck = { $form ->
    [they] may put
    [inf] put
   *[you] you may put
} the next card { $whose ->
    [you] you gain this turn on top of your
   *[they] they gain this turn on top of their
} deck
effect-gain-copy-on-deck = { $form ->
    [they] gains another copy of this card and puts
   *[you] gain another copy of this card and put
} it on top of { $whose ->
    [you] your
   *[they] their
} deck
effect-destroy-card = { $form ->
    [they] destroys
   *[you] destroy
} a card in { $whose ->
    [you] your
   *[they] their
} { $where ->
    [hand] hand
    [discard] discard pile
   *[both] hand or discard pile
}
effect-destroy-top-discard = { $form ->
    [they] destroys
   *[you] destroy
} the top card of any ally’s discard pile
effect-prep-from-discard = { $form ->
    [they] preps
   *[you] prep
} a spell from { $whose ->
    [you] your
   *[they] their
} discard pile to any of { $whose ->
    [you] your
   *[they] their
} opened or closed breaches
effect-cast-any-prepped = { $form ->
    [they] casts a spell prepped by any player and returns
   *[you] cast a spell prepped by any player and return
} it to that player’s hand
effect-cast-any = { $form ->
    [they] casts
   *[you] cast
} a spell prepped by any player
effect-reveal-turn-card = { $form ->
    [they] reveals
   *[you] reveal
} the top card of the turn-order deck
effect-revealed-turn-to-bottom = { $form ->
    [they] puts
   *[you] put
} the revealed card on the bottom of the turn-order deck
effect-reveal-hand = { $form ->
    [they] reveals
   *[you] reveal
} { $whose ->
    [you] your
   *[they] their
} hand
effect-reveal-top = { $form ->
    [they] reveals
   *[you] reveal
} the top card of { $whose ->
    [you] your
   *[they] their
} deck
effect-may-destroy-revealed = you may destroy the revealed card

each-your-other-prepped = other spell you have prepped
each-gem-in-that-hand = gem in that ally’s hand
if-supply-empty = the supply pile of this card is empty
if-nemesis-turn-discarded-at-least = { $amount ->
    [one] a nemesis card is
   *[other] at least { WORD($amount) } nemesis cards are
} in the turn-order discard pile
if-nemesis-turn-revealed = it is a nemesis card
if-first-copy-gained = it is the first copy you gain this turn

ask-destroy-top-discard = { $who }: choose whose top discard to destroy ({ $source }).
ask-prep-discarded = { $who }: choose a spell in your discard pile to prep ({ $source }).
ask-prep-place = { $who }: choose where to prep { $source }.
ask-cast-prepped = { $who }: choose a prepped spell to cast ({ $source }).
ask-destroy-revealed = { $who }: you reveal { $revealed }. Destroy it ({ $source })?
option-from-hand = { $card } (hand)
option-from-discard = { $card } (discard pile, { $place ->
    [1] top card
    [2] 2nd from the top
    [3] 3rd from the top
    [21] 21st from the top
    [22] 22nd from the top
    [23] 23rd from the top
   *[other] { $place }th from the top
})
option-destroy = Destroy { $card }

log-reveals-hand = { $who } reveals a hand of { $cards }.
log-reveals-empty-hand = { $who } reveals an empty hand.
log-turn-to-bottom = { $who } puts the { $card } card on the bottom of the turn-order deck.
log-returns-to-hand = { $card } returns to { $who }’s hand.
