### Gracze sterowani przez program i to, co mówi doradca.

player-novice = nowicjusz
player-novice-blurb = Zna zasady i kilka prostych wskazówek, a od czasu do czasu się myli. Dobre towarzystwo na początek.
player-skilled = wprawny gracz
player-skilled-blurb = Przed każdą ważną odpowiedzią patrzy naprzód. Solidny partner, godny przeciwnik.
player-expert = ekspert
player-expert-blurb = Porównuje swoje możliwości w wielu możliwych światach i rzadko marnuje turę. Myśli do dwóch sekund.
player-master = mistrz
player-master-blurb = Rozważa odpowiedzi w setkach możliwych światów i w trakcie tury przemyśla je ponownie. Myśli do dwóch sekund.
setup-strength = { CAP($title) }: { $blurb }

hint-ahead = { $option } – { $reason }.
hint-near = { $option } – { $reason }. O ile mogę to ocenić, inne odpowiedzi są równie dobre.
hint-same = { $option } – { $reason }. Inne odpowiedzi prowadzą w końcu do tego samego.
hint-only = { $option } – { $reason }.
hint-quoted = „{ $option }”
hint-reason-ahead = jeśli spojrzeć naprzód, wypada to wyraźnie lepiej niż reszta
hint-reason-near = to zwykle wybierają tu rozważni gracze
hint-reason-same = to wybiera się tu najczęściej
hint-reason-only = nie ma nic innego do wyboru
hint-compared = · { $option }: około { NUMBER($chance, maximumFractionDigits: 1) }% szans na wygraną, plus minus { $spread }
hint-worlds = { $lead ->
    [near] Tak małe różnice to przypadek, a nie rada.{" "}
   *[ahead] {""}
}Możliwości porównano { $worlds ->
    [one] w jednym możliwym świecie, w którym
   *[other] w tych samych możliwych światach (najwyżej { $worlds }), w których
} wszystko, czego nie widzisz, rozdano na nowo.

error-budget = „{ $given }” nie jest prawidłowym budżetem. Podaj liczbę iteracji, na przykład { $count }, albo milisekundy, na przykład { $time }.
error-search-setting = „{ $given }” nie jest ustawieniem bota { $who }. Ustawienia wyglądają tak: { $known }.
error-no-adviser = Nie ma nikogo, kto mógłby udzielić rady.
error-net-path = Jakie wagi? Podaj ścieżkę do pliku, na przykład { $example }.
error-net-file = Nie można odczytać wag „{ $path }”: { $why }.
error-net-format = „{ $path }” nie jest plikiem wag. Taki plik zapisuje examples/learn.py.
error-net-game = Wagi „{ $path }” są do gry { $game } (liczba graczy: { $players }), a nie do { $wanted } (liczba graczy: { $seats }).
error-net-encoding = Wagi „{ $path }” wyuczono na innym kodowaniu gry ({ $then }; ta wersja ma { $now }). Trzeba je wyuczyć ponownie.
