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
log-gets-ability = { $who } poznaje zdolność { $ability }.
legacy-page-chapter = Rozdział { $chapter }
legacy-page-after = Po Rozdziale { $chapter }
legacy-page-evolved = „{ $card }” to już inna karta
legacy-page-in-play = W trakcie rozgrywki
legacy-page-remembered = Znalezione po drodze
legacy-section-changed = Odmienione karty Nemezis
legacy-section-lessons = Lekcje
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
legacy-note-slot = po Rozdziale { $chapter }
legacy-note-effect = { $effect }
legacy-note-new = nowa
legacy-aside-gravehold = Gravehold zaczyna z żywotnością { $life }
legacy-aside-piles = { $count ->
    [one] jeden stos
    [9] dziewięć stosów
    [few] { $count } stosy
   *[many] { $count } stosów
}
legacy-aside-changed = ewolucji nie da się cofnąć
legacy-aside-rules = { $count } z { $all }
legacy-section-mentors = Wasi nauczyciele
mentor-brama = Brima
legacy-mentor-calls-roll = sprawdza obecność
legacy-mentor-seals = pieczętuje odlewnię
legacy-mentor-missing = zaginęła w głębi
legacy-mentor-back = wróciła
legacy-mentor-forgets = zapomina
legacy-mentor-remembers = pamięta
legacy-mentor-defends = broni murów
legacy-mentor-bridges = jest mostami
legacy-mentor-smiles = uśmiecha się z daleka
legacy-mentor-knocked = zapukał w ciemność
legacy-mentor-gifts = przynosi dary
legacy-mentor-torn-page = wydarł kartkę
legacy-mentor-gone = odszedł
legacy-mentor-above = nad dachami
legacy-mentor-man = znów tylko człowiek
option-learn = { $ability }. { $effect }
legacy-rule-a = Brama IV i żetony Ładunku
legacy-rule-b = żetony Tarczy
legacy-rule-c = żetony Nemezis
legacy-rule-d = żetony Pulsu i mosty
legacy-rule-e = żetony Uciszenia
legacy-rule-f = zdolności na arkuszach
legacy-rule-g = druga osobista karta Początkowa
legacy-rule-h = czwarta Brama
legacy-rule-i = imiona na Kryształach
legacy-rule-j = talie z własnych Kryształów
legacy-rule-k = jak powstaje talia Nemezis
legacy-rule-l = dbanie o karty podstawowe
legacy-rule-m = wymiana stosu przed kolejną próbą
legacy-rule-n = pozyskiwanie Ładunków
legacy-rule-o = więcej obrażeń z Bramy IV
legacy-rule-p = obrażenia a Tarcze
legacy-rule-q = używanie zdolności
legacy-rule-r = Poplecznicy z Tarczami
legacy-rule-s = ewolucja
legacy-rule-t = rzędy, Tarcze, odkrywanie
legacy-rule-u = co znaczą żetony Nemezis
legacy-rule-v = uciszenie
legacy-rule-w = cena wyczerpania
legacy-rule-x = degradacja
legacy-rule-y = porządkowanie Ładunków i Bramy IV
legacy-rule-z = co następuje po porażce
