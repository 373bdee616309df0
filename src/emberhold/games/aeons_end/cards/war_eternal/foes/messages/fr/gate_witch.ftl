### Gate Witch: her sheet and her cards.

effect-open-gate = la Sorcière du Portail gagne un jeton Némésis
effect-unleash-until-six = répétez Déchaîné jusqu’à ce que la Sorcière du Portail ait six jetons Némésis
effect-this-to-nemesis-bottom = cette carte est placée sous la pioche de la némésis
effect-draws-another = la némésis pioche une carte supplémentaire pendant la phase de pioche de ce tour
effect-discard-revealed-turn = défaussez-la
effect-keep-one-turn = choisissez une carte Ordre du tour des joueurs dans la défausse d’ordre du tour et mélangez toutes les autres cartes de cette défausse dans le paquet d’ordre du tour
effect-each-suffers-for-turns = chaque joueur subit 1 dégât pour chacune de ses cartes dans la défausse d’ordre du tour
number-gates = un nombre de dégâts égal au nombre de jetons Némésis de la Sorcière du Portail

trigger-summons-turn = Lorsque ce serviteur est défaussé alors qu’il est en jeu, mélangez dans le paquet d’ordre du tour une carte Némésis de la défausse d’ordre du tour.
trigger-comes-back = Au lieu d’être défaussé, ce serviteur est placé sous la pioche de la némésis.

rule-gate-witch-accelerate = À la fin d’un tour de la némésis, si la Sorcière du Portail a au moins cinq jetons Némésis et qu’exactement une carte Némésis se trouve dans la défausse d’ordre du tour, le temps s’accélère : cette carte est mélangée dans le paquet d’ordre du tour et la Sorcière du Portail perd quatre jetons Némésis.
rule-gate-witch-harder = Lorsque le temps s’accélère, la Sorcière du Portail ne perd que trois jetons Némésis.

ask-keep-turn = { $who } : choisissez la carte Joueur qui reste dans la défausse d’ordre du tour ({ $source }).
ask-turn-counts = { $who } : choisissez pour quel joueur compte la carte { $turn } ({ $source }).
option-turn-card = { $what }

log-accelerates-time = Le temps s’accélère !
log-turn-shuffled = Carte mélangée dans le paquet d’ordre du tour : { $turn }.
log-turn-discarded = Carte défaussée du paquet d’ordre du tour : { $turn }.
log-to-nemesis-bottom = { CAP($card_def) } est { $card_gender ->
    [f] placée
   *[m] placé
} sous la pioche de la némésis.
