### Why something cannot be chosen. $have is the aether that could be spent on it.

why-main-phase = { $what ->
    [hand] Karty z ręki zagrywa się i przygotowuje w fazie głównej, po fazie aktywacji.
    [pile] Karty pozyskuje się za eter w fazie głównej, po fazie aktywacji.
    [breach] Na tej Bramie nie ma Zaklęcia do aktywacji. Bramy wzmacnia się i otwiera w fazie głównej, po fazie aktywacji.
    [power] Moc można odrzucić w fazie głównej, po fazie aktywacji.
   *[mage] Ładunki pozyskuje się, a zdolności używa w fazie głównej, po fazie aktywacji.
}
why-price = { $card } { $card_gender ->
    [pl] kosztują
   *[sg] kosztuje
} { $cost } eteru, a { $have ->
    [0] nie masz eteru do wydania na tę kartę
   *[other] na tę kartę możesz wydać tylko { $have }
}.
why-pile-empty = Ten stos jest pusty: karty { $card } nie można już pozyskać.
why-no-breach = { $what ->
    [dual] { $card } { $card_gender ->
        [pl] wymagają
       *[sg] wymaga
    } dwóch przylegających Bram, na których jest miejsce i które są otwarte albo zostały wzmocnione w tej turze.
    [closed] { $card } { $card_gender ->
        [pl] wymagają
       *[sg] wymaga
    } Bramy, która jest otwarta albo została wzmocniona w tej turze, a takiej nie masz.
   *[full] Dla { $card_gen } nie ma miejsca: na każdej twojej Bramie otwartej albo wzmocnionej w tej turze leży już Zaklęcie.
}
why-breach-open = Brama { $number } jest już otwarta, a nie masz na ręce Zaklęcia, które można na niej przygotować.
why-breach-price = Wzmocnienie Bramy { $number } kosztuje { $focus } eteru, a jej otwarcie { $open }; { $have ->
    [0] nie masz eteru do wydania na Bramy
   *[other] na Bramy możesz wydać tylko { $have }
}.
why-cast-phase = Przygotowane Zaklęcia aktywuje się w fazie aktywacji, na początku twojej tury.
why-prepped-now = Kartę { $card } przygotowano w tej turze: można ją aktywować od twojej następnej tury.
why-used = Efekt „Gdy przygotowane” { $card_gen } został już użyty w tej turze.
why-charges = { $ability } wymaga { $most } Ładunków, a { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
}. Ładunek kosztuje { $cost } eteru, a { $aether ->
    [0] nie masz eteru do wydania na Ładunki
   *[other] na Ładunki możesz wydać tylko { $aether }
}.
why-target = Cel wybiera się wtedy, gdy Zaklęcie lub inny efekt zadaje obrażenia.
why-untouchable = Samemu Nemezis nie można zadać obrażeń.
why-power = Aby odrzucić { $card_acc }, trzeba { $effect }, a tego nie możesz teraz zrobić.
why-power-stays = { $card } nie { $card_gender ->
    [pl] mają
   *[sg] ma
} efektu „ABY ODRZUCIĆ”, więc tej Mocy nie można odrzucić w fazie głównej.
why-lies = { $what ->
    [play] Zagrane karty pozostają tutaj do fazy dobierania.
    [discard] Stos kart odrzuconych staje się twoją talią, gdy potrzebna jest karta, a talia jest pusta.
    [deck] W fazie dobierania dobierasz karty ze swojej talii, aż będziesz mieć na ręce pięć kart.
    [destroyed] Zniszczone karty są poza grą.
    [gravehold] Żywotność Gravehold zmieniają tylko efekty.
    [order] Następną kartę tury dobiera się, gdy ta tura się skończy.
   *[nemesis] To karty Nemezis; gracze nie wykonują nimi akcji.
}
why-choose = { $what ->
    [hand] Teraz wybierasz kartę z ręki.
    [discard] Teraz wybierasz kartę ze swojego stosu kart odrzuconych.
    [play] Teraz wybierasz jedną z zagranych przez siebie kart.
    [player] Teraz wybierasz gracza.
    [breach] Teraz wybierasz Bramę.
    [spell] Teraz wybierasz przygotowane Zaklęcie.
    [pile] Teraz wybierasz stos z rynku zasobów.
   *[target] Obrażenia zadaje się Nemezis albo Poplecznikowi.
}
