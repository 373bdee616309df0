## Tokens of a nemesis that has no words of its own for them

token-plain = Żetony Nemezis
effect-nemesis-gains-tokens = Nemezis otrzymuje { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
effect-nemesis-loses-tokens = Nemezis traci { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
each-nemesis-tokens = każdy żeton Nemezis
number-nemesis-tokens = ile jest żetonów Nemezis
if-nemesis-tokens-at-least = Nemezis ma co najmniej { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
if-nemesis-tokens-at-most = Nemezis ma co najwyżej { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
if-nemesis-tokens-exactly = Nemezis ma dokładnie { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
result-defeat-endless = Porażka. Po 1000 turach Magowie Bram się poddają.
report-end-endless = Poddana po 1000 turach

## What is wrong with a box

error-box-verb = „{ $given }” nie może być użyte we własnym pudełku
error-box-fit = „{ $given }” tu nie pasuje: { $field }
error-box-unnamed = „ten gracz” wymaga, by wcześniej kogoś wskazano, na przykład słowami „dowolny gracz”; „ręka tego sojusznika” wymaga sojusznika, wskazanego słowami „dowolny sojusznik”
error-box-moment = „{ $given }” występuje tu dwa razy: wpisz wszystko, co dzieje się w tej chwili, w jeden tekst
error-box-loop = { $field } nie może zawierać „{ $given }”: to by się nigdy nie skończyło
error-box-unspoken = „{ $given }” nie ma zdania na to, co tu powiedziano
error-box-card-type = karta typu „{ $given }” wymaga własnych zasad; dozwolone typy: { $known }
error-box-own-field = pole „{ $given }” nie może być użyte we własnym pudełku
error-box-zero = { $field } musi wynosić co najmniej 1
error-box-breaches = Mag ma od jednej do czterech Bram, a nie { $given }
error-box-start = Mag zaczyna z liczbą kart od jednej do dziesięciu w polu { $field }, a nie { $given }
error-box-charges = zdolność wymaga Ładunków, a Ładunki wymagają zdolności
error-box-picture = „{ $given }” nie jest ani narysowanym motywem, ani kartą z półki, ani plikiem obrazka w tym pudełku
error-box-difficulty = poziom trudności musi być liczbą od 1 do 10, a nie { $given }
error-box-first-breach = Brama I jest otwarta („open”) albo jej brak („-”), a nie „{ $given }”
refused-nowhere = trzeba podać, gdzie jest karta: „hand”, „discard” albo jedno i drugie
refused-by-players = potrzebna jest jedna liczba dla każdej liczby graczy od 1 do 4, a nie { $given }
refused-trigger = wyzwalacz musi mieć postać „on” = moment, „do” = klauzule, a nie { $given }
refused-card = karta musi być tabelą pól, a nie { $given }

## A card beside the printed ones

box-remark-cheap = Kosztuje mniej niż { $kind ->
    [gem] każdy wydany Klejnot, który
    [relic] każdy wydany Artefakt, który
   *[spell] każde wydane Zaklęcie, które
} zawsze { $what ->
    [damage] zadaje co najmniej { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
    [aether] daje co najmniej { $amount } eteru
    [life] daje co najmniej { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
    }
   *[charges] daje co najmniej { $amount ->
        [one] { $amount } Ładunek
        [few] { $amount } Ładunki
       *[many] { $amount } Ładunków
    }
}. Najtańsza taka karta to { $card } (koszt: { $cost }).
box-remark-dear = Kosztuje więcej niż { $kind ->
    [gem] każdy wydany Klejnot, który
    [relic] każdy wydany Artefakt, który
   *[spell] każde wydane Zaklęcie, które
} zawsze { $what ->
    [damage] zadaje co najmniej { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
    [aether] daje co najmniej { $amount } eteru
    [life] daje co najmniej { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
    }
   *[charges] daje co najmniej { $amount ->
        [one] { $amount } Ładunek
        [few] { $amount } Ładunki
       *[many] { $amount } Ładunków
    }
}. Najdroższa taka karta to { $card } (koszt: { $cost }).
box-remark-most = { $kind ->
    [gem] Żaden wydany Klejnot
    [relic] Żaden wydany Artefakt
   *[spell] Żadne wydane Zaklęcie
} { $what ->
    [damage] nie zadaje w każdym wypadku tylu obrażeń
    [aether] nie daje w każdym wypadku tyle eteru
    [life] nie daje w każdym wypadku tylu punktów życia
   *[charges] nie daje w każdym wypadku tylu Ładunków
}. Dotąd najwięcej to { $most }: { $card }.
