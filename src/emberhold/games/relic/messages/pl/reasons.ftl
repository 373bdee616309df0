# Dlaczego czegoś nie można wybrać

relic-why-no-relic = Do sektora wewnętrznego może wejść tylko postać, która ma relikwię.
relic-why-other-tier = Pole { $space } znajduje się w innym sektorze: prowadzi tam pole narożne albo ramka modyfikująca ruch.
relic-why-steps = Ruchem o dokładnie { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
} nie dojdziesz na pole { $space }.
relic-why-moment = Zdolność karty „{ $card }” działa w innym momencie: { $moment }.
