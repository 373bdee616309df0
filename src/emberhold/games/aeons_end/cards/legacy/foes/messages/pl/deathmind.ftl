card-sever-link = Zerwane Łącze
    .gen = Zerwanego Łącza
    .acc = Zerwane Łącze
card-kinetic-construct = Kinetyczny Konstrukt
    .gen = Kinetycznego Konstruktu
    .acc = Kinetyczny Konstrukt
card-mind-feast = Uczta Umysłów
    .gen = Uczty Umysłów
    .acc = Ucztę Umysłów
card-memory-burst = Wybuch Wspomnień
    .gen = Wybuchu Wspomnień
    .acc = Wybuch Wspomnień
card-cortex-jailer = Klucznik Umysłów
    .gen = Klucznika Umysłów
    .acc = Klucznika Umysłów
card-thought-quake = Trzęsienie Myśli
    .gen = Trzęsienia Myśli
    .acc = Trzęsienie Myśli
card-bramas-torment = Męka Brimy
    .gen = Męki Brimy
    .acc = Mękę Brimy
card-nightmare = Koszmar
    .gen = Koszmaru
    .acc = Koszmar
card-brain-wipe = Czystka Pamięci
    .gen = Czystki Pamięci
    .acc = Czystkę Pamięci
card-thoughtful-sacrifice = Rozważna Ofiara
    .gen = Rozważnej Ofiary
    .acc = Rozważną Ofiarę

nemesis-deathmind = Umysł Śmierci
    .gen = Umysłu Śmierci
    .dat = Umysłowi Śmierci
    .acc = Umysł Śmierci
    .ins = Umysłem Śmierci
zone-bridges = Mosty
gap-1-2 = 1–2
gap-2-3 = 2–3
gap-4-5 = 4–5
gap-5-6 = 5–6
gap-7-8 = 7–8
gap-8-9 = 8–9
gap-1-4 = 1–4
gap-4-7 = 4–7
gap-2-5 = 2–5
gap-5-8 = 5–8
gap-3-6 = 3–6
gap-6-9 = 6–9
rule-deathmind-grid = Rynek zasobów tworzą trzy wiersze po trzy stosy: najpierw Klejnoty, potem Artefakty, potem Zaklęcia, każdy typ od najniższego do najwyższego kosztu. Na początku gracze kładą żetony Mostu w sześciu z dwunastu przerw między sąsiednimi stosami.
rule-deathmind-last = Ostatniej karty stosu zasobów nie można pozyskać.
rule-deathmind-bridge = W swojej fazie głównej możesz wydać 5 eteru albo stracić cztery żetony Pulsu, aby położyć żeton Mostu w wolnej przerwie.
rule-deathmind-connected = Gracz, który pozyska kartę ze stosu niepołączonego Mostami z pierwszym stosem, otrzymuje 2 obrażenia.
effect-loosen-link = zdejmijcie z Zerwanego Łącza jeden żeton Mocy
effect-sever = odrzućcie żeton Mostu będący w grze, a jeśli takiego nie ma, Gravehold otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}. Nie odrzucajcie tej Mocy; połóżcie na niej znowu trzy żetony Mocy
# Jeden: tylko w Trzęsieniu Myśli, po słowach o żetonach Mostu w grze
effect-discard-bridges = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzućcie
} { $amount ->
    [one] jeden z nich
    [few] { WORD($amount) } żetony Mostu będące w grze
   *[many] { WORD($amount) } żetonów Mostu będących w grze
}
effect-discard-bridge-by-first = odrzućcie żeton Mostu leżący przy pierwszym stosie
effect-move-bridge = połóżcie żeton Mostu w wolnej przerwie, potem odrzućcie inny żeton Mostu
effect-hold-for-mist = utrzymajcie most dla Mist: odrzućcie żeton Mostu będący w grze i zdobądźcie Lekcję Mist.{ "\u000A" }ALBO{ "\u000A" }Utrzymajcie go dla siebie: połóżcie żeton Mostu w wolnej przerwie
effect-torment-eased = dowolny gracz otrzymuje 2 punkty życia, a wy zdobywacie Lekcję Brimy; jeśli już ją macie, Gravehold otrzymuje 3 punkty żywotności
effect-unleash-to-one = powtarzajcie Wyzwolenie, aż na Zerwanym Łączu zostanie jeden żeton Mocy
effect-discard-dear-prepped = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} przygotowane Zaklęcie o koszcie { $least } lub wyższym
effect-shields-per-bridge = ten Poplecznik otrzymuje żeton Tarczy za każdy żeton Mostu w grze
effect-discard-per-bridge = gracze wspólnie odrzucają z ręki jedną kartę za każdy żeton Mostu w grze
each-bridge-in-play = każdy żeton Mostu w grze
if-bridge-in-play-at-least = w grze { $amount ->
    [one] jest co najmniej jeden żeton Mostu
    [few] są co najmniej { WORD($amount) } żetony Mostu
   *[many] jest co najmniej { WORD($amount) } żetonów Mostu
}
ask-build-bridge = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} wolną przerwę na żeton Mostu ({ $source }).
ask-tear-bridge = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} żeton Mostu do odrzucenia ({ $source }).
ask-mist = { $who }: Mist podtrzymuje oba końce najdłuższego mostu ({ $source }). Dla kogo go { $voice ->
    [all] utrzymacie
   *[one] utrzymasz
}?
option-bridge = Między stosem { $first_gen } a stosem { $second_gen }
option-bridge-aether = Wydaj 5 eteru, aby położyć żeton Mostu
option-bridge-pulse = Strać 4 żetony Pulsu, aby położyć żeton Mostu
option-hold-for-mist = { $voice ->
    [all] Utrzymajcie most dla Mist
   *[one] Utrzymaj most dla Mist
}
option-hold-the-bridge = { $voice ->
    [all] Utrzymajcie most dla siebie
   *[one] Utrzymaj most dla siebie
}
log-bridge-built = Żeton Mostu łączy { $first_acc } i { $second_acc }.
log-bridge-torn = Odrzucono żeton Mostu, który łączył { $first_acc } i { $second_acc }.
log-unconnected = Do stosu { $card_gen } nie prowadzi żaden Most, więc { $who } otrzymuje obrażenia.
story-e60 = Składa się z jednej myśli, wciąż powtarzanej. Kroczy po mostach, jakby należały do niego, a na drugim końcu najdłuższego z nich Mist podtrzymuje oba brzegi.
story-e61 = Znajdujecie w jej pamięci pokój, do którego to coś ciągle wraca. To wasza klasa w zwyczajny dzień, a Brima tylko słucha, jak odpowiadacie. Cicho zamykacie drzwi od środka i w całym mieście ludzie przypominają sobie, jak się nazywają schody.
