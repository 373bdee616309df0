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
hint-why = { $near ->
    [yes] Dwie pierwsze możliwości są właściwie równie dobre.{" "}
   *[no] {""}
}Każdą sprawdzono w { $worlds ->
    [one] tym samym możliwym świecie, w którym
   *[other] tych samych { $worlds } możliwych światach, w których
} wszystko, czego nie widzisz, rozdano na nowo.

error-budget = „{ $given }” to nie budżet. Podaj liczbę iteracji, na przykład { $count }, albo milisekundy, na przykład { $time }.
error-no-adviser = Nie ma nikogo, kto mógłby coś doradzić.
