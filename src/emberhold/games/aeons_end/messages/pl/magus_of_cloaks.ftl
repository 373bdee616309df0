### Magus of Cloaks: his sheet and his cards.

effect-gain-cloaks = Arcymag Zasłony otrzymuje { $amount ->
    [one] { $amount } Zasłonę
    [few] { $amount } Zasłony
   *[many] { $amount } Zasłon
}
effect-final-form = Arcymag Zasłony przybiera ostateczną postać i gracze przegrywają
number-cloaks = ile Zasłon ma Arcymag Zasłony
number-half-cloaks = ile wynosi połowa liczby Zasłon Arcymaga Zasłony, zaokrąglona w górę

trigger-goes-with-damage = Odrzuć tę Moc, gdy tylko Arcymag Zasłony otrzyma obrażenia.
trigger-weaves-cloak = Gdy ten Poplecznik otrzymuje obrażenia, Arcymag Zasłony otrzymuje 1 Zasłonę.
trigger-prevents-two = Obrażenia zadawane temu Poplecznikowi są mniejsze o 2.
trigger-veiled = Obrażenia zadawane temu Poplecznikowi są mniejsze o liczbę Zasłon Arcymaga Zasłony.

rule-magus-of-cloaks-damage = Obrażenia zadawane Arcymagowi Zasłony są mniejsze o liczbę jego Zasłon. Potem traci on 1 Zasłonę.
rule-magus-of-cloaks-limits = Arcymag Zasłony nigdy nie ma mniej niż 2 ani więcej niż 8 Zasłon.
rule-magus-of-cloaks-defeat = Gracze przegrywają, gdy rozpatrzona zostaje Moc Zasięg Cienia.
rule-magus-of-cloaks-harder = Arcymag Zasłony nigdy nie ma mniej niż 3 ani więcej niż 9 Zasłon.

log-cloaks-swallow = Zasłony pochłaniają { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
result-defeat-final-form = Porażka. Arcymag Zasłony przybrał ostateczną postać.
