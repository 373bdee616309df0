### Chwile, wiersze kart, cechy i typy.

## Kiedy działa tekst; wiersze karty

relic-moment-start-turn = początek twojej tury
relic-moment-setup = gdy zaczynasz tą postacią
relic-moment-start-movement = początek twojej fazy ruchu
relic-moment-instead-of-movement = zamiast twojej fazy ruchu
relic-moment-end-movement = koniec twojej fazy ruchu
relic-moment-end-exploration = koniec twojej fazy eksploracji
relic-moment-start-engagement = początek twojej fazy działania
relic-moment-instead-of-engagement = zamiast twojej fazy działania
relic-moment-start-experience = początek twojej fazy doświadczenia
relic-moment-own-turn = w twojej turze
relic-moment-prepare = przygotowanie do walki
relic-moment-enemy-roll = po rzucie wroga
relic-moment-test = przed twoim rzutem na test
relic-moment-roll = po twoim rzucie
relic-moment-battle-roll = po twoim rzucie walki
relic-moment-movement-roll = po twoim rzucie ruchu
relic-moment-battle-score = przy liczeniu wartości walki
relic-moment-win-battle = gdy wygrywasz walkę
relic-moment-lose-battle = gdy przegrywasz walkę
relic-moment-would-lose-life = gdy masz stracić Życie
relic-moment-would-draw-corruption = gdy masz dobrać karty Spaczenia
relic-moment-draw-corruption = gdy dobierasz kartę Spaczenia
relic-moment-draw-threat = gdy dobierasz kartę Zagrożenia
relic-moment-drawn = gdy ta karta zostaje dobrana
relic-moment-draw-omen = gdy zostaje dobrana karta Zagrożenia z omenem
relic-moment-omens-full = gdy na każdą postać przypada 5 żetonów omenów
relic-moment-explodes = gdy wybucha jedna z twoich kości
relic-moment-roll-one = gdy na twojej kości walki wypada 1
relic-moment-play-power = gdy zagrywasz kartę Mocy
relic-moment-win-duel = gdy wygrywasz pojedynek umiejętności
relic-moment-vanquished = gdy zostajesz pokonany
relic-moment-complete-mission = gdy kończysz misję
relic-moment-resolve-encounter = po rozpatrzeniu spotkania
relic-moment-enemy-defeated = gdy pokonujesz wroga
relic-moment-gain-relic = gdy zdobywasz relikwię
relic-moment-spend-trophy = gdy wydajesz trofeum na poziomy
relic-moment-place-token = gdy kładziesz żeton na arkuszu
relic-moment-resolved = za każdym razem, gdy ta karta jest rozpatrywana
relic-moment-character-discards-corruption = gdy postać odrzuca karty Spaczenia
relic-moment-character-draws-corruption = gdy postać otrzymuje z twojego powodu kartę Spaczenia
relic-moment-other-prepare = gdy inna postać przygotowuje się do walki
relic-moment-other-roll = po rzucie innej postaci
relic-moment-win-battle-here = gdy postać wygrywa walkę na tym polu
relic-moment-reward = nagroda
relic-moment-penalty = kara
relic-moment-activate = gdy ta karta się aktywuje
relic-moment-start = na początku
relic-moment-nemesis = nemezis
relic-moment-bounty = list gończy
relic-moment-confront = Konfrontacja
relic-moment-goal = cel
relic-line = { CAP($when) }: { $text }
relic-line-narrow = { CAP($when) } { $kind ->
    [strength] na Siłę
    [willpower] na Wolę
    [cunning] na Spryt
    [nemesis] z nemezis
    [character] z postacią
   *[trait] ({ $narrow })
}: { $text }
relic-line-named = { $name }: { $text }
relic-line-charge = wydaj 1 ładunek
relic-line-discard = odrzuć tę kartę
relic-line-once = raz na turę
relic-line-cost = Koszt { $cost }.
relic-line-charges = Ładunki { $charges }.
relic-line-number = Stopień { $number }.
relic-line-activation = Aktywacja { $number }.
relic-line-enemy = { $attribute ->
    [strength] Siła
    [willpower] Wola
   *[cunning] Spryt
} { $value }.
relic-line-icons = Symbole zagrożenia: { $icons }.
relic-line-omen = Omen.
relic-icon-red = czerwony
relic-icon-blue = niebieski
relic-icon-yellow = żółty
relic-numbered = { $card } nr { $number }
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
