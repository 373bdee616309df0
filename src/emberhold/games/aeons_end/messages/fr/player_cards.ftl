### Market cards: their verbs, the lines a whole card is made of, what they ask and what they report.
### $text is one or more whole sentences; $place counts from the top of a pile.

label-cast = Lancer : { $text }
label-immediately = IMMÉDIAT : { $text }
label-persistent = DURABLE : { $text }
label-power = PUISSANCE { $power } : { $text }
label-to-discard = POUR DÉFAUSSER : { $text }
label-blood-magic = Magie du sang : { $text }

when-gained = Lorsque vous acquérez cette carte pendant votre tour : { $text }
when-prepped = Lorsque vous préparez ce sort : { $text }
when-casting-end = Lorsque préparé, à la fin de votre phase d’incantation : { $text }
when-casting-start = Lorsque préparé, au début de votre phase d’incantation : { $text }

rule-dual = Ce sort se prépare à cheval sur deux brèches adjacentes et les occupe entièrement.
rule-link = Lien : deux sorts avec Lien peuvent être préparés sur la même brèche.
rule-shares-breach = Lorsque préparé, ce sort permet de préparer aussi { $card_indef } sur la même brèche pendant votre phase principale.
rule-once-per-turn = Lorsque préparé, une fois pendant votre phase principale, vous pouvez { $what }.
rule-any-times = Lorsque préparé, autant de fois que vous le voulez pendant votre phase principale, vous pouvez { $what }.
rule-anywhere = Vous pouvez préparer ce sort sur une brèche fermée, même si vous ne l’avez pas stabilisée.
rule-equilibrium = Lorsque préparé, les dégâts que vous subissez sont réduits de 1, sans jamais descendre au-dessous de 1.

effect-next-gain-on-deck = { $form ->
    [they] peut placer
    [inf] placer
   *[you] vous pouvez placer
} la prochaine carte { $whose ->
    [you] que vous acquérez ce tour-ci sur le dessus de votre
   *[they] acquise ce tour-ci sur le dessus de sa
} pioche
effect-gain-copy-on-deck = { $form ->
    [they] acquiert un autre exemplaire de cette carte et le place
    [inf] acquérir un autre exemplaire de cette carte et le placer
   *[you] acquérez un autre exemplaire de cette carte et placez-le
} sur le dessus de { $whose ->
    [you] votre
   *[they] sa
} pioche
effect-destroy-card = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} une carte de { $whose ->
    [you] votre
   *[they] sa
} { $where ->
    [hand] main
    [discard] défausse
   *[both] main ou de { $whose ->
        [you] votre
       *[they] sa
    } défausse
}
effect-destroy-top-discard = { $form ->
    [they] détruit
    [inf] détruire
   *[you] détruisez
} la carte du dessus de la défausse de n’importe quel allié
effect-prep-from-discard = { $form ->
    [they] prépare
    [inf] préparer
   *[you] préparez
} un sort de { $whose ->
    [you] votre
   *[they] sa
} défausse sur n’importe laquelle de { $whose ->
    [you] vos
   *[they] ses
} brèches ouvertes ou fermées
effect-cast-any-prepped = { $form ->
    [they] lance un sort préparé par n’importe quel joueur et le renvoie
    [inf] lancer un sort préparé par n’importe quel joueur et le renvoyer
   *[you] lancez un sort préparé par n’importe quel joueur et renvoyez-le
} dans la main de ce joueur
effect-cast-any = { $form ->
    [they] lance
    [inf] lancer
   *[you] lancez
} un sort préparé par n’importe quel joueur
effect-reveal-turn-card = { $form ->
    [they] révèle
    [inf] révéler
   *[you] révélez
} la carte du dessus du paquet d’ordre du tour
effect-revealed-turn-to-bottom = { $form ->
    [they] place
    [inf] placer
   *[you] placez
} la carte révélée sous le paquet d’ordre du tour
effect-reveal-hand = { $form ->
    [they] révèle
    [inf] révéler
   *[you] révélez
} { $whose ->
    [you] votre
   *[they] sa
} main
effect-reveal-top = { $form ->
    [they] révèle
    [inf] révéler
   *[you] révélez
} la carte du dessus de { $whose ->
    [you] votre
   *[they] sa
} pioche
effect-may-destroy-revealed = vous pouvez détruire la carte révélée

each-your-other-prepped = autre sort que vous avez préparé
each-gem-in-that-hand = gemme dans la main de cet allié
if-supply-empty = la pile de cette carte dans la réserve est vide
if-nemesis-turn-discarded-at-least = { $amount ->
    [1] une carte Némésis se trouve
    [one] au moins { WORD($amount, gender: "f") } carte Némésis se trouve
   *[other] au moins { WORD($amount, gender: "f") } cartes Némésis se trouvent
} dans la défausse d’ordre du tour
if-nemesis-turn-revealed = c’est une carte Némésis
if-first-copy-gained = c’est le premier exemplaire que vous acquérez ce tour-ci

ask-destroy-top-discard = { $who } : choisissez l’allié dont la carte du dessus de la défausse sera détruite ({ $source }).
ask-prep-discarded = { $who } : choisissez dans votre défausse un sort à préparer ({ $source }).
ask-prep-place = { $who } : choisissez où préparer { $source_def }.
ask-cast-prepped = { $who } : choisissez un sort préparé à lancer ({ $source }).
ask-destroy-revealed = { $who } : vous révélez { $revealed_indef }. Détruire cette carte ({ $source }) ?
option-from-hand = { $card } (main)
option-from-discard = { $card } (défausse, nº { $place } en partant du dessus)
option-destroy = Détruire { $card_indef }

log-reveals-hand = { $who } révèle sa main : { $cards }.
log-reveals-empty-hand = { $who } révèle une main vide.
log-turn-to-bottom = { $who } place la carte { $card } sous le paquet d’ordre du tour.
log-returns-to-hand = { $who } reprend { $card_def } en main.
