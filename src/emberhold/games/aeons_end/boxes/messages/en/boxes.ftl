## Tokens of a nemesis that has no words of its own for them

token-plain = Nemesis tokens
effect-nemesis-gains-tokens = the nemesis gains { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
effect-nemesis-loses-tokens = the nemesis loses { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
each-nemesis-tokens = nemesis token
number-nemesis-tokens = the number of nemesis tokens
if-nemesis-tokens-at-least = the nemesis has at least { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
if-nemesis-tokens-at-most = the nemesis has at most { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
if-nemesis-tokens-exactly = the nemesis has exactly { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
result-defeat-endless = Defeat. After 1,000 turns the breach mages have given up.
report-end-endless = Given up after 1,000 turns

## What is wrong with a box

error-box-verb = “{ $given }” cannot be used in a box of one’s own
error-box-fit = “{ $given }” does not fit here: { $field }
error-box-unnamed = “that player” needs somebody named before, such as “any player”; “that ally’s hand” needs an ally, named by “any ally”
error-box-moment = “{ $given }” is here twice: put everything that happens at that moment into one text
error-box-loop = { $field } cannot contain “{ $given }”: it would never end
error-box-unspoken = “{ $given }” has no sentence for what is said here
error-box-card-type = a card of type “{ $given }” needs rules of its own; allowed types: { $known }
error-box-own-field = the field “{ $given }” cannot be used in a box of one’s own
error-box-zero = { $field } must be at least 1
error-box-breaches = a mage has one to four breaches, not { $given }
error-box-start = a mage begins with one to ten cards in { $field }, not { $given }
error-box-charges = an ability needs charges, and charges need an ability
error-box-picture = “{ $given }” is neither a drawn motif nor a card of the shelf nor a picture file of this box
error-box-difficulty = the difficulty must be a number from 1 to 10, not { $given }
error-box-first-breach = breach I is open or missing (“-”), not “{ $given }”
refused-nowhere = it must say where the card is: “hand”, “discard” or both
refused-by-players = one number for each of one to four players, not { $given }
refused-trigger = a trigger must have the form “on” = event, “do” = clauses, not { $given }
refused-card = a card must be a table of fields, not { $given }

## A card beside the printed ones

box-remark-cheap = It costs less than every printed { $kind ->
    [gem] gem
    [relic] relic
   *[spell] spell
} that always { $what ->
    [damage] deals { $amount } damage or more
    [aether] gives { $amount } aether or more
    [life] gives { $amount } life or more
   *[charges] gives { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } or more
}. The cheapest is { $card }, for { $cost }.
box-remark-dear = It costs more than every printed { $kind ->
    [gem] gem
    [relic] relic
   *[spell] spell
} that always { $what ->
    [damage] deals { $amount } damage or more
    [aether] gives { $amount } aether or more
    [life] gives { $amount } life or more
   *[charges] gives { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } or more
}. The most expensive is { $card }, for { $cost }.
box-remark-most = No printed { $kind ->
    [gem] gem
    [relic] relic
   *[spell] spell
} always { $what ->
    [damage] deals as much damage
    [aether] gives as much aether
    [life] gives as much life
   *[charges] gives as many charges
}. The most so far is { $most }: { $card }.
