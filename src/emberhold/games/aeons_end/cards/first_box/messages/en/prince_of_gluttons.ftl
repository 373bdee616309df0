### Prince of Gluttons: his sheet, his cards and the devoured pile.

effect-devour = devour { $amount ->
    [one] { $type ->
        [gem] a gem
        [relic] a relic
        [spell] a spell
       *[card] a card
    }
   *[other] { WORD($amount) } { $type ->
        [gem] gems
        [relic] relics
        [spell] spells
       *[card] cards
    }
} from { $which ->
    [least] the least expensive
    [most] the most expensive
    [second] the second most expensive
   *[any] any
} { $type ->
    [gem] gem supply pile
    [relic] relic supply pile
    [spell] spell supply pile
   *[card] supply pile
}
effect-devour-by-players = devour three cards (with three or four players: two cards) from the least expensive supply pile
effect-devour-life = devour as many cards from one supply pile as this minion has life
effect-life-eight-and-empty = this minion’s life becomes 8 plus the number of empty supply piles
each-empty-pile = empty supply pile

rule-prince-set-up = At the start, one gem from each gem supply pile is put on the devoured pile, the most expensive first.
rule-prince-devour = Devoured cards go on top of the devoured pile, which anyone may look through.
rule-prince-gain = The top card of the devoured pile can be gained just like a card of a supply pile.
rule-prince-missing = For each card that cannot be devoured because the supply pile is empty, Gravehold suffers 2 damage instead.
rule-prince-lost = The moment all supply piles are empty, the players lose.
rule-prince-harder = At the start, nine more cards from any supply piles are put on the devoured pile, one at a time.

ask-devour = { $who }: choose the supply pile from which { $amount ->
    [one] the next card is
   *[other] { $amount } cards are
} devoured ({ $source }).
option-devour = { $card }
option-buy-devoured = Gain { $card } from the devoured pile ({ $cost } aether)
option-gain-own = Gain { $card } from the devoured pile
why-not-on-top = Only the top card of the devoured pile can be gained.

log-devours = { $nemesis_def } devours { $amount ->
    [one] a card
   *[other] { $amount } cards
} from the { $card } pile ({ $left } left).
result-defeat-devoured = Defeat. Prince of Gluttons has devoured the whole supply.
unleash-gist-prince-of-gluttons = Devour cards of the least expensive pile.
