game-trail = Długi szlak
trail-wanderer = Wędrowiec
    .gender = m
trail-nobody-0 = Pierwszy wędrowiec
trail-nobody-1 = Drugi wędrowiec
trail-nobody-2 = Trzeci wędrowiec
trail-zone-cards = Karty
trail-card-lantern = Latarnia
    .acc = Latarnię
trail-card-staff = Kostur
    .acc = Kostur
trail-card-nightglass = Nocne szkło
    .acc = Nocne szkło
trail-chapter-ford = Bród
trail-chapter-fire = Ognisko
trail-chapter-tower = Wieża
trail-ask-name = Jak nazywa się wędrowiec { $who }?
trail-ask-play = Którą kartę zagrywa wędrowiec { $who }?
trail-ask-rest = Co robicie przy ognisku?
trail-ask-leave = Ognisko dogasa.
trail-option-name = { $card }
trail-option-play = Zagraj { $card_acc }
trail-option-polish = Wypolerujcie Latarnię na dobre
trail-option-open = Otwórzcie skrzynię
trail-option-leave = Idźcie dalej
trail-log-named = { $who } dołącza do wyprawy.
trail-log-played = { $who } zagrywa { $card_acc }; drużyna przeszła { $come ->
    [one] { $come } krok
    [few] { $come } kroki
   *[many] { $come } kroków
}.
trail-log-polished = { $card } świeci odtąd jaśniej.
trail-log-opened = W skrzyni leży { $card }.
trail-told-won = { $place }: zwycięstwo
trail-told-lost = { $place }: porażka
trail-told-name = { $who }
trail-told-card = { $card }, wartość { $worth }
trail-section-way = Dotychczasowa droga
trail-section-wanderers = Wędrowcy
trail-section-cards = Karty
result-trail-across = Jesteście na drugim brzegu.
result-trail-swept-away = Woda była szybsza.
result-trail-rested = Odpoczęliście.
mark-worth = Wartość { $value }
mark-come = { $value ->
    [one] { $value } krok
    [few] { $value } kroki
   *[many] { $value } kroków
}
about-trail = Zabawka z kampanią: przez bród, do ogniska, na wieżę.
