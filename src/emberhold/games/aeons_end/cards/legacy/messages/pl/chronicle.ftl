zone-sheets = Arkusze Magów
sheet-bow-a = Łuk, awers
sheet-bow-b = Łuk, rewers
sheet-sword-a = Miecz, awers
sheet-sword-b = Miecz, rewers
sheet-ram-a = Baran, awers
sheet-ram-b = Baran, rewers
sheet-staff-a = Kostur, awers
sheet-staff-b = Kostur, rewers
log-gets-starter = { $who } otrzymuje osobistą kartę Początkową „{ $card }”.
log-gets-ability = { $who } poznaje zdolność „{ $ability }”.
legacy-page-chapter = Rozdział { $chapter }
legacy-page-after = Po Rozdziale { $chapter }
legacy-page-evolved = „{ $card }” to już inna karta
legacy-page-in-play = W trakcie rozgrywki
legacy-page-remembered = Znalezione po drodze
legacy-section-changed = Odmienione karty Nemezis
legacy-section-lessons = Ostatnie Lekcje
legacy-section-games = Rozgrywki
legacy-road-try = { $times ->
    [1] przed wami
    [2] druga próba
    [3] trzecia próba
   *[other] próba { $times }
}
legacy-road-won = { $times ->
    [1] wygrana
    [2] wygrana w drugiej próbie
    [3] wygrana w trzeciej próbie
   *[other] wygrana w próbie { $times }
}
legacy-road-lost = przegrana
legacy-note-flaws = { $count ->
    [one] 1 Kryształ ze Skazą
    [few] { $count } Kryształy ze Skazą
   *[many] { $count } Kryształów ze Skazą
}
legacy-note-slots = { $count ->
    [one] 1 miejsce jest jeszcze zapieczętowane
    [few] { $count } miejsca są jeszcze zapieczętowane
   *[many] { $count } miejsc jest jeszcze zapieczętowanych
}
legacy-note-was = dawniej „{ $card }”
legacy-told-banished = { $count ->
    [one] 1 stos jest wykluczony
    [few] { $count } stosy są wykluczone
   *[many] { $count } stosów jest wykluczonych
}
legacy-told-rest = { $count ->
    [one] 1 inna karta jest taka jak dawniej
    [few] { $count } inne karty są takie jak dawniej
   *[many] { $count } innych kart jest takich jak dawniej
}
option-learn = { $ability }: { $effect }
