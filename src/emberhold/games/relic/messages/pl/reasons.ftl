# Dlaczego czegoś nie można wybrać

relic-why-no-relic = Do sektora wewnętrznego wejdzie tylko ten, kto ma relikwię.
relic-why-other-tier = Pole „{ $space }” leży w innym sektorze: prowadzi tam pole narożne albo ramka modyfikująca ruch.
relic-why-steps = { $steps ->
    [one] Jeden krok nie kończy się na polu „{ $space }”.
    [few] { $steps } kroki nie kończą się na polu „{ $space }”.
   *[many] { $steps } kroków nie kończy się na polu „{ $space }”.
}
relic-why-moment = Zdolność karty „{ $card }” działa w innej chwili: { $moment }.
