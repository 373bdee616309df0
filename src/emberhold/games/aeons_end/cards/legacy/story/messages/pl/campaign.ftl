game-legacy = Aeon’s End: Legacy
about-legacy = Kampania w siedmiu Rozdziałach: uczniowie stają się Magami Bram, a ich czyny na zawsze zmieniają karty, rynek zasobów i zasady.
setup-quick-legacy = Rozpocznij kampanię: ty i bot
setup-quick-note-legacy = Rozdział 1: nazwijcie swoich Magów i brońcie miasta u boku nauczycieli.
word-mage = Mag
    .gen = Maga
    .dat = Magowi
    .acc = Maga
    .ins = Magiem
    .loc = Magu
    .arva-gen = Arvy
    .arva-dat = Arvie
    .arva-acc = Arvę
    .arva-ins = Arvą
    .arva-loc = Arvie
    .arva-gender = f
    .bubda-gen = Bubdy
    .bubda-dat = Bubdzie
    .bubda-acc = Bubdę
    .bubda-ins = Bubdą
    .bubda-loc = Bubdzie
    .bubda-gender = f
    .ramzel-gen = Ramzela
    .ramzel-dat = Ramzelowi
    .ramzel-acc = Ramzela
    .ramzel-ins = Ramzelem
    .ramzel-loc = Ramzelu
    .ramzel-gender = m
    .thrud-gen = Thruda
    .thrud-dat = Thrudowi
    .thrud-acc = Thruda
    .thrud-ins = Thrudem
    .thrud-loc = Thrudzie
    .thrud-gender = m
    .kargo-gen = Karga
    .kargo-dat = Kargowi
    .kargo-acc = Karga
    .kargo-ins = Kargiem
    .kargo-loc = Kargu
    .kargo-gender = m
    .olla-gen = Olli
    .olla-dat = Olli
    .olla-acc = Ollę
    .olla-ins = Ollą
    .olla-loc = Olli
    .olla-gender = f
mage-apprentice-1 = Uczeń 1
    .gen = Ucznia 1
    .dat = Uczniowi 1
    .acc = Ucznia 1
    .ins = Uczniem 1
    .loc = Uczniu 1
mage-apprentice-2 = Uczeń 2
    .gen = Ucznia 2
    .dat = Uczniowi 2
    .acc = Ucznia 2
    .ins = Uczniem 2
    .loc = Uczniu 2
mage-apprentice-3 = Uczeń 3
    .gen = Ucznia 3
    .dat = Uczniowi 3
    .acc = Ucznia 3
    .ins = Uczniem 3
    .loc = Uczniu 3
mage-apprentice-4 = Uczeń 4
    .gen = Ucznia 4
    .dat = Uczniowi 4
    .acc = Ucznia 4
    .ins = Uczniem 4
    .loc = Uczniu 4
mage-bow = Łuk
mage-bow-title = Uczeń łuku
mage-sword = Miecz
mage-sword-title = Uczeń miecza
mage-ram = Baran
mage-ram-title = Uczeń barana
mage-staff = Kostur
mage-staff-title = Uczeń kostura
legacy-chapter-1 = Inicjacja
legacy-chapter-2 = Wśród ruin
legacy-chapter-3 = W poszukiwaniu nowej mocy
legacy-chapter-4 = Co rośnie w głębi
legacy-chapter-5 = Pęknięte światło
legacy-chapter-6 = Mosty myśli
legacy-chapter-7 = Powrót ostrzy
legacy-chapter-8 = Ostatnia lekcja
legacy-epilogue = Epilog
result-victory-told = Kampania jest ukończona, a jej historia opowiedziana.
legacy-section-chapters = Rozdziały
legacy-section-mages = Magowie
legacy-section-supply = Rynek zasobów
legacy-section-rules = Zasady
legacy-told-won = Rozdział { $chapter }, { $title }: wygrana.
legacy-told-lost = Rozdział { $chapter }, { $title }: przegrana.
legacy-told-nemesis = { $nemesis }
legacy-told-date = { $date }
legacy-told-mage = { $who }
legacy-told-pile = { $card }
legacy-told-basic = { $stickers ->
    [0] { $card }
    [one] { $card }, z naklejką Ewolucji
   *[other] { $card }, { $stickers ->
        [few] { $stickers } naklejki
       *[many] { $stickers } naklejek
    } Ewolucji
}
legacy-told-rule = { $letter }, { $what }
lesson-dezmodia = Lekcja Dezmodii
    .acc = Lekcję Dezmodii
    .gen = Lekcji Dezmodii
lesson-mist = Lekcja Mist
    .acc = Lekcję Mist
    .gen = Lekcji Mist
lesson-brama = Lekcja Brimy
    .acc = Lekcję Brimy
    .gen = Lekcji Brimy
lesson-malastar = Lekcja Malastara
    .acc = Lekcję Malastara
    .gen = Lekcji Malastara
ability-legacy-1 = Wspólna Myśl
ability-legacy-2 = Rytuał Uzdrowienia
ability-legacy-3 = Przedmurze
ability-legacy-4 = Przesilenie
ability-legacy-5 = Dostrojenie
ability-legacy-6 = Oczyszczający Płomień
ability-legacy-7 = Przypomnienie
ability-legacy-8 = Potrójna Salwa
ask-story = { $text }
ask-mage-name = Jak nazywa się twój Mag?
ask-card-name = Jak nazwiesz swoją nową kartę?
ask-sticker = { $who }: wybierz efekt swojej osobistej karty Początkowej.
ask-ability = { $who }: wybierz zdolność swojego Maga.
ask-improve = { $who }: jak ulepszysz swoją zdolność?
ask-mastery = { $who }: wybierz mistrzostwo.
ask-add-pile = { $voice ->
    [one] Wybierz
   *[all] Gracze wspólnie: wybierzcie
} nowy stos na rynek zasobów (jeszcze { $left }).
ask-banish-pile = { $voice ->
    [one] Wybierz
   *[all] Gracze wspólnie: wybierzcie
} stos zasobów do wykluczenia (jeszcze { $left }).
ask-reprieve = { $voice ->
    [one] Czy chcesz
   *[all] Czy chcecie wspólnie
} przywrócić wykluczony stos przed kolejną próbą?
option-read-on = Czytaj dalej
option-name = { $name }
option-sticker = { $effect }
option-improve = { $what ->
    [spaces] { $fewer ->
        [one] O jedno pole Ładunku mniej
        [few] O { $fewer } pola Ładunku mniej
       *[many] O { $fewer } pól Ładunku mniej
    }
   *[second] Drugi efekt. { $effect }
}
option-mastery = { $what ->
    [1] Gotowy Umysł (zaczynasz z 1 Ładunkiem)
    [2] Drugi Próg (na początku gry Brama II jest obrócona o pół obrotu dalej)
    [3] Trzeci Próg (na początku gry Brama III jest obrócona o pół obrotu dalej)
    [4] Zwornik (pierwszy Klejnot zagrany w każdej turze daje dodatkowo 4 eteru, który można wydać tylko na Bramy)
    [5] Oko Pogromcy (pierwsze w turze Zaklęcie przeciw Poplecznikowi zadaje 3 dodatkowe obrażenia)
    [6] Mężne Serce (masz 16 punktów życia zamiast 10)
    [7] Drugi Oddech (raz na grę po swojej fazie dobierania możesz dobrać dwie karty)
   *[8] Zręczne Dłonie (raz na grę możesz wziąć pozyskaną kartę na rękę)
}
option-add = Dodaj { $card_acc }
option-banish = Wyklucz { $card_acc }
option-rescue = { $voice ->
    [all] Ocalcie
   *[one] Ocal
} ramę: Gravehold otrzymuje 3 obrażenia
option-abandon = { $voice ->
    [all] Pozwólcie
   *[one] Pozwól
} jej runąć: ten Poplecznik wchodzi do gry z 6 punktami życia zamiast 9
log-unlocks = Obowiązują nowe zasady ({ $count ->
    [one] sekcja { $letters }
   *[other] sekcje { $letters }
}).
log-adds-pile = { $card } { $card_gender ->
    [pl] trafiają
   *[sg] trafia
} na rynek zasobów.
log-banishes-pile = { $card } { $card_gender ->
    [pl] znikają
   *[sg] znika
} z rynku zasobów na zawsze.
log-basic-cards = Do kampanii { $count ->
    [one] dołącza { $count } podstawowa karta
    [few] dołączają { $count } podstawowe karty
   *[many] dołącza { $count } podstawowych kart
} Nemezis.
log-joins-basic = Do podstawowych kart Nemezis dołącza karta { $card }.
log-leaves-basic = Spośród podstawowych kart Nemezis znika na zawsze karta { $card }.
log-gets-sticker = Nowa naklejka na arkuszu { $who_gen }: { $sticker }{ $ends ->
    [yes] {""}
   *[no] .
}
log-frame-saved = Rama jest ocalona i pozostanie taka do końca kampanii.
log-story = { $text }
log-lesson-earned = Zdobywacie { $lesson_acc }.
option-sheet = { $sheet }, { $side ->
    [a] awers
   *[b] rewers
}
ask-sheet = { $who }: wybierz arkusz swojego Maga.
option-crystals = { $hand ->
    [0] Żadnego Kryształu ze Skazą
    [one] { $hand } Kryształ ze Skazą
    [few] { $hand } Kryształy ze Skazą
   *[many] { $hand } Kryształów ze Skazą
} na ręce; { $places ->
    [0] żadnego w talii
    [1] w talii pierwsza karta
    [2] w talii druga karta
    [4] w talii czwarta karta
    [12] w talii pierwsza i druga karta
    [14] w talii pierwsza i czwarta karta
    [24] w talii druga i czwarta karta
   *[124] w talii pierwsza, druga i czwarta karta
}
ask-crystals = { $who }: gdzie leżą twoje Kryształy ze Skazą?
error-campaign-unfinished = Ta kampania jeszcze się nie skończyła: jej Magów i Rozdziałów można używać dopiero po wygraniu ostatniego Rozdziału.
error-guest = „{ $given }” nie jest listą gości: podaj Magów z ukończonych kampanii.
rule-harder-bladius = Bladius ma 90 punktów życia zamiast 40.
rule-harder-mesh = Zaklęcie aktywowane podczas opętania zadaje o 1 obrażenie więcej.
rule-harder-deathmind = Żeton Mostu kosztuje 6 eteru lub pięć żetonów Pulsu.
rule-harder-risen = Karta Szturmu zadaje Gravehold o 2 obrażenia więcej.
rule-harder-xaxos = Po zbudowaniu talii Zaklęć niszczy się jej dwie wierzchnie karty; potem następuje dwukrotna Koncentracja.
report-end-escape = Ucieczka Bladiusa
report-end-pods = Siedem Strąków
report-end-beacons = Dziesięć Latarni
report-end-told = Historia opowiedziana

error-record-names = W części „{ $part }” zapisu jest „{ $given }”, a tego nie może tam być.
