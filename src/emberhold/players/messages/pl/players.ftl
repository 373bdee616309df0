### Gracze sterowani przez program i to, co mówi doradca.

player-novice = nowicjusz
player-novice-blurb = Zna zasady i kilka prostych wskazówek, a od czasu do czasu się myli. Dobre towarzystwo na początek.
player-skilled = wprawny gracz
player-skilled-blurb = Przed każdą ważną odpowiedzią patrzy naprzód. Solidny partner, uczciwy przeciwnik.
player-expert = ekspert
player-expert-blurb = Porównuje swoje możliwości w wielu możliwych światach i rzadko marnuje turę. Myśli do dwóch sekund.
setup-strength = { CAP($title) }: { $blurb }

hint-plain = Moja rada: { $option }. Nie ma tu wiele do porównywania.
hint-best = Moja rada: { $option }. Szansa na wygraną wynosi wtedy około { NUMBER($chance, maximumFractionDigits: 1) }%.
hint-compared = · { $option }: około { NUMBER($chance, maximumFractionDigits: 1) }%
hint-why = { $lead ->
    [near] Dwie pierwsze możliwości są właściwie równie dobre.{" "}
    [behind] Druga możliwość wypada lepiej, ale różnica może być dziełem przypadku: to za mało, żeby odejść od sprawdzonych reguł.{" "}
   *[ahead] {""}
}Możliwości porównano { $worlds ->
    [one] w jednym możliwym świecie, w którym
   *[other] w tych samych możliwych światach (najwyżej { $worlds }), w których
} wszystko, czego nie widzisz, rozdano na nowo.

error-budget = „{ $given }” to nie budżet. Podaj liczbę iteracji, na przykład { $count }, albo milisekundy, na przykład { $time }.
error-no-adviser = Nie ma nikogo, kto mógłby coś doradzić.
