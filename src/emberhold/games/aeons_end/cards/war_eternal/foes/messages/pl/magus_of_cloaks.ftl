### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = Arcymag Zasłony otrzymuje { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
effect-final-form = Arcymag Zasłony przybiera ostateczną postać, a gracze przegrywają
number-cloaks = ile żetonów Nemezis ma Arcymag Zasłony
number-half-cloaks = ile wynosi połowa liczby żetonów Nemezis Arcymaga Zasłony, zaokrąglona w górę

trigger-goes-with-damage = Odrzućcie tę Moc, gdy tylko Arcymag Zasłony otrzyma obrażenia.
trigger-weaves-cloak = Gdy ten Poplecznik otrzymuje obrażenia, Arcymag Zasłony otrzymuje jeden żeton Nemezis.
trigger-prevents-two = Obrażenia zadawane temu Poplecznikowi są mniejsze o 2.
trigger-veiled = Obrażenia zadawane temu Poplecznikowi są mniejsze o liczbę żetonów Nemezis Arcymaga Zasłony.

rule-magus-of-cloaks-damage = Gdy Arcymag Zasłony ma otrzymać obrażenia, są one mniejsze o liczbę jego żetonów Nemezis. Potem traci on jeden żeton Nemezis.
rule-magus-of-cloaks-limits = Arcymag Zasłony ma zawsze od dwóch do ośmiu żetonów Nemezis.
rule-magus-of-cloaks-defeat = Gracze przegrywają, gdy rozpatrzona zostaje Moc Zasięg Cienia.
rule-magus-of-cloaks-harder = Arcymag Zasłony ma zawsze od trzech do dziewięciu żetonów Nemezis.

log-cloaks-swallow = Żetony Nemezis pochłaniają { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
result-defeat-final-form = Porażka. Arcymag Zasłony przybrał ostateczną postać.
