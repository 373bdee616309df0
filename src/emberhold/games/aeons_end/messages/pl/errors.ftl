### Co może być nie tak w przygotowaniu lub pozycji.

error-pairs = Kolejność tur „pairs” jest przeznaczona dla 4 graczy; tutaj liczba graczy to { $given }.
error-solo-easing = Opcje solo_cards i solo_life są przeznaczone tylko dla 1 gracza; tutaj liczba graczy to { $given }.
error-nemesis = Nieznane Nemezis „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-nemesis-box = Nemezis „{ $given }” pochodzi z pudełka { $box }. Aby z nim walczyć, podaj to pudełko w „boxes”. Znane bez niego: { $known }.
error-mage-box = Mag „{ $given }” pochodzi z pudełka { $box }. Aby zasiadł przy stole, podaj to pudełko w „boxes”. Znani bez niego: { $known }.
error-mage = Nieznany Mag „{ $given }”. Znani: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-mage-count = „{ $given }” nie jest właściwą listą Magów: podaj po jednym dla każdego gracza (liczba graczy: { $players }) albo „random”.
error-mage-twice = Mag „{ $given }” może zasiąść przy stole tylko raz.
error-mage-namesake = { $given } ma dwa arkusze, ale przy stole może być tylko jeden z nich.
error-box = Nieznane pudełko „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-box-none = Podaj co najmniej jedno z pudełek war-eternal i aeons-end; legacy można do nich tylko dołączyć.
error-box-sealed = Pudełko legacy jest zapieczętowane do końca kampanii; podaj jej ukończonych Magów jako gości.
error-box-unopened = Pudełko legacy jest zapieczętowane: nie masz jeszcze ukończonej kampanii.
error-guests-lent = Gości nie można tu opisać: wskaż Magów z kampanii, którą masz ukończoną.
error-guests-sheet = { $first } i { $second } mają ten sam arkusz, więc przy stole może być tylko jedno z nich.
error-market = Nieznany rynek zasobów „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-market-card = „{ $given }” nie jest kartą rynku zasobów. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-market-twice = „{ $given }” może być na rynku zasobów tylko raz.
error-market-slots = Liczba stosów { $type ->
    [gem] Klejnotów
    [relic] Artefaktów
   *[spell] Zaklęć
} na rynku zasobów powinna wynosić { $slots }, a wynosi { $given }.
error-market-piles = Liczba stosów na rynku zasobów powinna wynosić { $piles }, a wynosi { $given }.
error-market-filters = Rynek zasobów z filtrami ma tylko pozycję „random”, a nie „{ $given }”.
error-market-filter = „{ $given }” nie jest filtrem rynku zasobów. Filtry wyglądają tak: gem=3, spell>=6, relic<4 albo samo spell.
error-market-filter-unmet = Nie ma już karty, która spełnia filtr rynku zasobów „{ $given }”.
error-position-twice = { $path }: { $given } nie może tam być dwa razy.
error-position-no-turns = { $path }: talia i stos kart odrzuconych nie mogą być naraz puste.
error-position-exhausted = { $path }: nie wszyscy gracze mogą być wyczerpani; gra byłaby przegrana.
error-position-dual = { $path }: { $card } zajmuje dwie przylegające Bramy; wpisz tę kartę przy obu.
error-box-mages = Pudełko „{ $box }” jest przeznaczone dla najwyżej { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}, a ma tylko { $mages ->
    [one] { $mages } Maga
   *[other] { $mages } Magów
}.
error-box-no-plan = Pudełko „{ $box }” nie ma planu; pierwszy z planów to gra, która zaczyna się od razu.
error-box-part = Pudełko „{ $box }” oferuje „{ $given }” w { $part }, a tak nie da się zagrać. { $why }
