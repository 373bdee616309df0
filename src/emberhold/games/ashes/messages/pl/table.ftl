### What people choose before a game of Ashes, and what the terminal says of its scenes.

ashes-facts = { CAP($type) }
ashes-group-phoenixborn = Odrodzeni
ashes-group-ally = Sprzymierzeńcy
ashes-group-action = Zaklęcia akcji
ashes-group-reaction = Zaklęcia reakcji
ashes-group-alteration = Zaklęcia przeobrażenia
ashes-group-ready = Gotowe zaklęcia
ashes-group-conjuration = Przyzwańcy

setup-quick-ashes = Szybki start: ty z talią „{ ashes-deck-the-mist-guardian }” przeciw botowi z talią „{ ashes-deck-the-iron-men }”
setup-decks = Jakimi taliami gracie?
setup-decks-random = Losowe sugerowane talie
setup-decks-draft = Draft
setup-decks-each = Wybór talii dla każdego gracza
setup-deck = Jaką talię ma gracz { $player }?
setup-deck-suggested = Losowa sugerowana talia
setup-deck-random = Talia zbudowana losowo
setup-deck-file = Talia z pliku
setup-deck-which-file = Plik z talią:
setup-first-five = Skąd bierze się Pierwsza Piątka?
setup-first-five-choose = Każdy gracz wybiera ją sam
setup-first-five-recommended = Zgodnie z zaleceniem sugerowanej talii
setup-reactions = Kiedy pytać graczy o reakcje?
setup-reactions-always = Zawsze, żeby nic nie zdradzało kart na ręce
setup-reactions-possible = Tylko gdy na ręce jest pasująca karta
setup-text = Które brzmienie kart obowiązuje?
setup-text-errata = Z oficjalną erratą
setup-text-printed = Z pierwszego wydania
setup-rounds = Po ilu rundach gra zostaje rozstrzygnięta?
help-decks = talie graczy, oddzielone przecinkami (sugerowana talia, random-deck albo plik talii), albo random, albo draft
help-first-five = choose albo recommended, czyli zgodnie z sugerowaną talią
help-reactions = kiedy pytać o reakcje: always, possible (tylko z pasującą kartą na ręce) albo stops
help-text = errata albo printed dla kart z pierwszego wydania
help-stops = przy --reactions stops: momenty, w których należy pytać, oddzielone przecinkami
help-rounds = po N rundach o wyniku decyduje pozostałe życie; 0 oznacza brak limitu

table-help-concede = Wpisanie słowa concede oznacza poddanie gry.
table-help-pieces = ▲ sprzymierzeniec   △ przyzwaniec   ■ gotowe zaklęcie   ✦ zaklęcie akcji   ↯ zaklęcie reakcji   ✚ zaklęcie przeobrażenia
table-help-dice = Kości: ścianka ○ podstawowa, ◐ klasowa i ● mocy, ⬢ kość wyczerpana. Symbolem klasowym zapłacisz też za podstawowy, a symbolem mocy za oba niższe.

short-ashes-zone-battlefield = Jednostki
short-ashes-zone-spellboard = Zaklęcia
short-ashes-zone-hand = Ręka
short-ashes-zone-draw-pile = Stos doboru
short-ashes-zone-discard = Odrzucone
short-ashes-zone-conjurations = Przyzwańcy
short-ashes-zone-active-dice = Kości
short-ashes-zone-exhausted-dice = Wyczerpane
mark-left = życie { $value }/{ $most }
mark-life-alone = życie { $value }
mark-wounds = { $value ->
    [0] {""}
    [one] { $value } rana
    [few] { $value } rany
   *[many] { $value } ran
}
mark-exhaustion = { $value ->
    [0] {""}
    [one] wyczerpanie
   *[other] wyczerpanie ×{ $value }
}
mark-status = { $value ->
    [0] {""}
    [one] { $value } żeton stanu
    [few] { $value } żetony stanu
   *[many] { $value } żetonów stanu
}
mark-attack = atak { $value }
mark-recover = { $value ->
    [0] {""}
   *[other] odnowa { $value }
}
mark-reacted = { $value ->
    [yes] reakcja już zagrana
   *[no] {""}
}
mark-out = { $value ->
    [yes] poza grą
   *[no] {""}
}
mark-attached = { $many ->
    [yes] z kartami { $value }
   *[no] z kartą { $value }
}
mark-dice = { $value ->
    [one] z kością uroku
   *[other] z { $value } kośćmi uroku
}
mark-focus = skupienie { $value }
mark-first = pierwszy gracz
mark-mains = { $value ->
    [0] {""}
    [1] główna akcja
    [few] { $value } główne akcje
   *[many] { $value } głównych akcji
}
mark-sides = { $value ->
    [0] {""}
    [1] poboczna akcja
    [few] { $value } poboczne akcje
   *[many] { $value } pobocznych akcji
}
