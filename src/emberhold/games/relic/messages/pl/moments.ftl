### Chwile, wiersze kart, cechy i typy.

## Kiedy działa tekst; wiersze karty

relic-moment-start-turn = na początku swojej tury
    .join = none
relic-moment-setup = gdy zaczynasz grać tą postacią
    .join = comma
relic-moment-start-movement = na początku swojej fazy ruchu
    .join = none
relic-moment-instead-of-movement = zamiast swojej fazy ruchu
    .join = none
relic-moment-end-movement = na końcu swojej fazy ruchu
    .join = none
relic-moment-end-exploration = na końcu swojej fazy eksploracji
    .join = none
relic-moment-start-engagement = na początku swojej fazy działania
    .join = none
relic-moment-instead-of-engagement = zamiast swojej fazy działania
    .join = none
relic-moment-start-experience = na początku swojej fazy doświadczenia
    .join = none
relic-moment-own-turn = w swojej turze
    .join = none
relic-moment-prepare = podczas przygotowania do walki
    .join = none
relic-moment-enemy-roll = po rzucie wroga
    .join = none
relic-moment-test = przed swoim rzutem w teście
    .join = none
relic-moment-roll = po swoim rzucie
    .join = none
relic-moment-battle-roll = po swoim rzucie walki
    .join = none
relic-moment-movement-roll = po swoim rzucie na ruch
    .join = none
relic-moment-battle-score = przy liczeniu wartości walki
    .join = none
relic-moment-win-battle = gdy wygrywasz walkę
    .join = comma
relic-moment-win-battle-in-area = gdy wygrywasz walkę w obszarze tej karty
    .join = comma
relic-moment-lose-battle = gdy przegrywasz walkę
    .join = comma
relic-moment-would-lose-life = gdy masz stracić punkty Życia
    .join = comma
relic-moment-would-draw-corruption = gdy masz dobrać karty Spaczenia
    .join = comma
relic-moment-draw-corruption = gdy dobierasz kartę Spaczenia
    .join = comma
relic-moment-draw-threat = gdy dobierasz kartę Zagrożenia
    .join = comma
relic-moment-drawn = zaraz po dobraniu
    .join = none
relic-moment-draw-omen = gdy zostaje dobrana karta Zagrożenia z omenem
    .join = comma
relic-moment-omens-full = gdy na każdą postać przypada pięć żetonów omenów
    .join = comma
relic-moment-explodes = gdy wybucha jedna z twoich kości
    .join = comma
relic-moment-roll-one = gdy na twojej kości walki wypada 1
    .join = comma
relic-moment-play-power = gdy zagrywasz kartę Mocy
    .join = comma
relic-moment-win-duel = gdy wygrywasz pojedynek umiejętności
    .join = comma
relic-moment-vanquished = gdy twoja postać zostaje pokonana
    .join = comma
relic-moment-complete-mission = gdy kończysz misję
    .join = comma
relic-moment-resolve-encounter = po rozpatrzeniu spotkania
    .join = none
relic-moment-enemy-defeated = gdy pokonujesz wroga
    .join = comma
relic-moment-gain-relic = gdy zdobywasz relikwię
    .join = comma
relic-moment-spend-trophy = gdy wydajesz trofeum na poziomy
    .join = comma
relic-moment-place-token = gdy kładziesz żeton na arkuszu
    .join = comma
relic-moment-resolved = za każdym razem, gdy ta karta jest rozpatrywana
    .join = comma
relic-moment-character-discards-corruption = gdy postać odrzuca karty Spaczenia inaczej niż wskutek spaczenia
    .join = comma
relic-moment-character-draws-corruption = gdy postać otrzymuje za twoją sprawą kartę Spaczenia
    .join = comma
relic-moment-other-prepare = gdy inna postać przygotowuje się do walki
    .join = comma
relic-moment-other-roll = po rzucie innej postaci
    .join = none
relic-moment-win-battle-here = gdy postać wygrywa walkę na tym polu
    .join = comma
relic-moment-reward = nagroda
    .join = colon
relic-moment-penalty = kara
    .join = colon
relic-moment-activate = gdy ta karta się aktywuje
    .join = comma
relic-moment-start = na początku
    .join = colon
relic-moment-nemesis = nemezis
    .join = colon
relic-moment-bounty = list gończy
relic-moment-confront = Konfrontacja
relic-moment-goal = zadanie
relic-line = { $head ->
    [choice] { CAP($when) } i { $text }
    [special] { CAP($when) }: { CAP($text) }
   *[label] { CAP($when) }: { $text }
}
relic-line-when = { CAP($when) }{ $kind ->
    [any] {""}
    [strength] {" "}na Siłę
    [willpower] {" "}na Wolę
    [cunning] {" "}na Spryt
    [nemesis] {" "}z nemezis
    [character] {" "}z postacią
   *[trait] {" "}z cechą { $narrow }
}{ $when_join ->
    [colon] :
    [comma] ,
   *[none] { GIVEN($price) ->
        [yes] {""}
       *[no] { $begins ->
            [if] ,
           *[plain] {""}
        }
    }
} { $once ->
    [yes] raz na turę{" "}
   *[no] {""}
}{ GIVEN($price) ->
    [yes] możesz { $price }{ $begins ->
        [if] : { $text }
       *[plain] . Jeśli to zrobisz, { $text }
    }
   *[no] { $text }
}
relic-line-then = {"; "}
relic-line-named = { $name }: { $text }
relic-line-at = { CAP($where) }, { $text }
relic-line-charge = { $form ->
    [inf] wydać ładunek
   *[you] wydaj ładunek
}
relic-line-discard = { $form ->
    [inf] odrzucić tę kartę
   *[you] odrzuć tę kartę
}
relic-line-cost = Koszt { $cost }.
relic-line-charges = Ładunki { $charges }.
relic-line-number = Stopień { $number }.
relic-line-activation = Aktywacja { $number }.
relic-line-enemy = { $attribute ->
    [strength] Siła
    [willpower] Wola
   *[cunning] Spryt
} { $value }.
relic-line-icons = { $amount ->
    [one] Symbol zagrożenia: { $icons }.
   *[other] Symbole zagrożenia: { $icons }.
}
relic-line-threats = { $amount ->
    [one] W fazie eksploracji dobierz tu kartę Zagrożenia tego koloru, jeśli jeszcze takiej tu nie ma.
    [2] W fazie eksploracji dobierz tu do dwóch kart Zagrożenia: po jednej za każdy symbol, dla którego nie ma tu jeszcze karty w jego kolorze.
    [3] W fazie eksploracji dobierz tu do trzech kart Zagrożenia: po jednej za każdy symbol, dla którego nie ma tu jeszcze karty w jego kolorze.
   *[other] W fazie eksploracji dobierz tu do { $amount } kart Zagrożenia: po jednej za każdy symbol, dla którego nie ma tu jeszcze karty w jego kolorze.
}
relic-line-life = Życie { $value }
relic-line-gain = { $sign ->
    [strength] Siła +{ $value }
    [willpower] Wola +{ $value }
    [cunning] Spryt +{ $value }
   *[life] Życie +{ $value }
}
relic-line-level = { $level } – { $given }{ $last ->
    [yes] .
   *[no] ;
}
relic-line-begins = Zaczyna { $where }.
relic-line-begins-holding = Zaczyna { $where }. Może mieć najwyżej { $assets ->
    [one] jeden zasób
    [few] { WORD($assets) } zasoby
   *[many] { WORD($assets) } zasobów
} i { $cards ->
    [one] jedną kartę Mocy
    [few] { WORD($cards, gender: "f") } karty Mocy
   *[many] { WORD($cards, gender: "f") } kart Mocy
}{ GIVEN($later) ->
    [yes] , { $later }
   *[no] {""}
}.
relic-line-hand-from = od { $level }. poziomu { WORD($amount, gender: "f") }
relic-line-omen = Omen.
relic-icon-red = czerwony
relic-icon-blue = niebieski
relic-icon-yellow = żółty
relic-numbered = { $card } nr { $number }
relic-quoted = „{ $name }”
relic-the-sheet = arkusz scenariusza
relic-face-down = zakryta karta

## Cechy

relic-trait-adepta-sororitas = Adepta Sororitas
relic-trait-adeptus-astartes = Adeptus Astartes
relic-trait-adeptus-mechanicus = Adeptus Mechanicus
relic-trait-ally = Sojusznik
relic-trait-apostate = Apostata
relic-trait-arbites = Arbites
relic-trait-armour = Pancerz
relic-trait-astra-militarum = Astra Militarum
relic-trait-beast = Bestia
relic-trait-burden = Brzemię
relic-trait-chaos = Chaos
relic-trait-daemon = Demon
relic-trait-ecclesiarchy = Eklezjarchia
relic-trait-eldar = Eldar
relic-trait-equipment = Wyposażenie
relic-trait-gift = Dar
relic-trait-heretic = Heretyk
relic-trait-hunt = Łowy
relic-trait-inquisition = Inkwizycja
relic-trait-journey = Podróż
relic-trait-militia = Milicja
relic-trait-mutation = Mutacja
relic-trait-navy = Marynarka
relic-trait-ork = Ork
relic-trait-pirate = Pirat
relic-trait-place = Miejsce
relic-trait-psyker = Psionik
relic-trait-relic = Relikwia
relic-trait-rival = Rywal
relic-trait-stranger = Nieznajomy
relic-trait-temptation = Pokusa
relic-trait-trial = Próba
relic-trait-tyranid = Tyranid
relic-trait-vehicle = Pojazd
relic-trait-vision = Wizja
relic-trait-weapon = Broń

## Typy

relic-type-event = wydarzenie
relic-type-enemy = wróg
relic-type-encounter = spotkanie
relic-type-asset = zasób
relic-type-power = karta Mocy
relic-type-corruption = karta Spaczenia
relic-type-mission = misja
relic-type-agent = agent
relic-type-arsenal = arsenał
relic-type-crisis = kryzys
relic-type-might = karta Potęgi
relic-type-character = postać
relic-type-nemesis = nemezis
relic-type-scenario = scenariusz
relic-type-space = pole
