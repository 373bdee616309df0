### Co leży na stole.

## Stół

game-relic = Relic z dodatkiem Nemesis
about-relic = Przygoda na planszy o trzech sektorach dla 2–6 osób; niektóre z nich mogą grać złoczyńcami.
relic-board = Plansza
relic-decks = Talie
relic-table = Między graczami
relic-battle-strength = Walka na Siłę
relic-battle-willpower = Walka na Wolę
relic-battle-cunning = Walka na Spryt
relic-steps = Etapy walki
relic-step-prepare = Przygotowanie
relic-step-enemy = Rzut wroga
relic-step-own = Własny rzut
relic-step-nemesis = Rzut nemezis
relic-step-character = Rzut postaci
relic-step-score = Wynik
relic-step-result = Rozstrzygnięcie
relic-tier-outer = Sektor zewnętrzny
relic-tier-middle = Sektor środkowy
relic-tier-inner = Sektor wewnętrzny
relic-a-character = Postać
relic-a-nemesis = Nemezis
relic-zone-power = Karty Mocy
relic-zone-might = Karty Potęgi
relic-zone-assets = Zasoby
relic-zone-arsenal = Arsenał
relic-zone-trophies = Trofea
relic-zone-corruption = Karty Spaczenia
relic-zone-mission = Misja
relic-zone-completed = Ukończone misje
relic-zone-dealt = Arkusze do wyboru
relic-zone-offer = Odsłonięte karty
relic-zone-drawn = Dobrana karta Nemezis
relic-zone-known = Znane ci karty na wierzchu talii
relic-zone-enemies = W walce
relic-zone-counts = Co się liczy
relic-zone-gear = W tej walce
relic-count-bonus = Premia
relic-level = Poziom
relic-track = Tor poziomów
relic-strength = Siła
relic-willpower = Wola
relic-cunning = Spryt
relic-infamy = Niesława
relic-influence = Wpływy
relic-deck-threat-red = Czerwona talia Zagrożeń
relic-deck-threat-red-discard = Odrzucone czerwone karty Zagrożenia
relic-deck-threat-blue = Niebieska talia Zagrożeń
relic-deck-threat-blue-discard = Odrzucone niebieskie karty Zagrożenia
relic-deck-threat-yellow = Żółta talia Zagrożeń
relic-deck-threat-yellow-discard = Odrzucone żółte karty Zagrożenia
relic-deck-corruption = Talia Spaczenia
relic-deck-corruption-discard = Odrzucone karty Spaczenia
relic-deck-mission = Talia Misji
relic-deck-mission-discard = Odrzucone karty Misji
relic-deck-power = Talia Mocy
relic-deck-power-discard = Odrzucone karty Mocy
relic-deck-relic = Talia Relikwii
relic-deck-relic-discard = Odrzucone karty Relikwii
relic-deck-wargear = Talia Uzbrojenia
relic-deck-wargear-discard = Odrzucone karty Uzbrojenia
relic-deck-imperium = Talia Imperium
relic-deck-imperium-discard = Odrzucone karty Imperium
relic-deck-nemesis = Talia Nemezis
relic-deck-nemesis-discard = Odrzucone karty Nemezis

## Liczby na kartach, arkuszach i polach

mark-strength = Siła { $value }
mark-willpower = Wola { $value }
mark-cunning = Spryt { $value }
mark-influence = { $value ->
    [one] 1 wpływ
    [few] { $value } wpływy
   *[many] { $value } wpływów
}
mark-power_card = { $value ->
    [one] karta Mocy
    [few] { $value } karty Mocy
   *[many] { $value } kart Mocy
}
mark-mission = ukończona misja
mark-special = nagroda specjalna
mark-infamy = { $value ->
    [one] 1 punkt niesławy
    [few] { $value } punkty niesławy
   *[many] { $value } punktów niesławy
}
mark-nemesis_card = karta Nemezis
mark-red = { $value ->
    [one] czerwone zagrożenie
    [few] { $value } czerwone zagrożenia
   *[many] { $value } czerwonych zagrożeń
}
mark-blue = { $value ->
    [one] niebieskie zagrożenie
    [few] { $value } niebieskie zagrożenia
   *[many] { $value } niebieskich zagrożeń
}
mark-yellow = { $value ->
    [one] żółte zagrożenie
    [few] { $value } żółte zagrożenia
   *[many] { $value } żółtych zagrożeń
}
mark-box = { $value ->
    [yes] z ramką
   *[no] { "" }
}
mark-gap = { $value ->
    [yes] pominięte
   *[no] { "" }
}
mark-misses = { $value ->
    [yes] traci następną turę
   *[no] { "" }
}
mark-apostate = { $value ->
    [yes] apostata
   *[no] { "" }
}
mark-asset_limit = { $value ->
    [one] miejsce na 1 zasób
    [few] miejsce na { $value } zasoby
   *[many] miejsce na { $value } zasobów
}
mark-power_limit = { $value ->
    [one] miejsce na 1 kartę Mocy
    [few] miejsce na { $value } karty Mocy
   *[many] miejsce na { $value } kart Mocy
}
mark-target = cel ({ $value })
mark-value = wartość { $value }
mark-charges-alone = { $value ->
    [one] 1 ładunek
    [few] { $value } ładunki
   *[many] { $value } ładunków
}
mark-worth = warte { $value }
mark-extra = premia { $value }
mark-dice_sum = kości { $value }
mark-score = razem { $value }
mark-idle = { $value ->
    [yes] nieużywane
   *[no] { "" }
}
mark-stake = { $value ->
    [each] Przegrany traci 1 punkt Życia
    [yes-yes] Przegrana kosztuje 1 punkt Życia i oznacza karę z karty
    [yes-no] Przegrana kosztuje 1 punkt Życia
    [no-yes] Przegrana nie kosztuje Życia, ale oznacza karę z karty
   *[no-no] Przegrana nic nie kosztuje
}
mark-prize = Wygrana daje trofea o wartości { $value }
mark-prize_more = Wygrana daje trofea o wartości { $value } i nagrodę z karty
mark-omens = { $value ->
    [one] 1 omen
    [few] { $value } omeny
   *[many] { $value } omenów
}
mark-lair = { $value ->
    [one] 1 karta w leżu
    [few] { $value } karty w leżu
   *[many] { $value } kart w leżu
}
mark-discarded = odrzucono { $value }
mark-round = Runda { $value }
relic-worth = Wartość trofeów
relic-zone-dice = Kości
relic-die-1 = kość z wynikiem 1
relic-die-2 = kość z wynikiem 2
relic-die-3 = kość z wynikiem 3
relic-die-4 = kość z wynikiem 4
relic-die-5 = kość z wynikiem 5
relic-die-6 = kość z wynikiem 6
