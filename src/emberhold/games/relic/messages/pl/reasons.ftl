# Dlaczego czegoś nie można wybrać

relic-why-no-relic = Do sektora wewnętrznego może wejść tylko postać, która ma relikwię.
relic-why-rift = Do sektora wewnętrznego można wejść tylko z pola Strażnik Szczeliny na pole Szczelina w Osnowie.
relic-why-other-tier = Pole { $space } leży w innym sektorze; można tam przejść tylko z pola narożnego albo dzięki ramce modyfikującej ruch.
relic-why-steps = Nie dotrzesz na pole { $space }, przesuwając się dokładnie o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
}.
relic-why-moment = Zdolności karty „{ $card }” używasz w innym momencie: { $moment }.
