### Basic nemesis cards and Umbra Titan: what threatens hands, prepped spells, turn order, pillars.
### $fate is discard or destroy.

effect-prepped = { $fate ->
    [destroy] { $form ->
        [they] niszczy
        [inf] zniszczyć
       *[you] zniszcz
    }
   *[discard] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzuć
    }
} { $amount ->
    [one] przygotowane Zaklęcie
    [few] { WORD($amount, gender: "n") } przygotowane Zaklęcia
   *[many] { WORD($amount, gender: "n") } przygotowanych Zaklęć
}{ $free ->
    [True] {" "}o koszcie 0
   *[False] {""}
}
effect-collectively-prepped = gracze wspólnie { $fate ->
    [destroy] niszczą
   *[discard] odrzucają
} { $amount ->
    [one] przygotowane Zaklęcie
    [few] { WORD($amount, gender: "n") } przygotowane Zaklęcia
   *[many] { WORD($amount, gender: "n") } przygotowanych Zaklęć
}{ $which ->
    [dearest] {" "}o najwyższym koszcie
    [free] {" "}o koszcie 0
   *[any] {""}
}
effect-dearest-prepped = gracz, który ma przygotowane Zaklęcie o najwyższym koszcie, { $fate ->
    [destroy] niszczy je
   *[discard] odrzuca je
}
effect-destroy-spell-and-breach = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} przygotowane Zaklęcie o koszcie { $cost } lub wyższym oraz Bramę, na której było przygotowane

effect-dearest-in-hand = { $fate ->
    [destroy] { $form ->
        [they] niszczy
        [inf] zniszczyć
       *[you] zniszcz
    }
   *[discard] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzuć
    }
} z ręki { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
} o najwyższym koszcie
effect-take-back = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} na rękę kartę ze swojego stosu kart odrzuconych
effect-flail-deck = wtasowuje swój stos kart odrzuconych do swojej talii, odkrywa jej dwie wierzchnie karty i niszczy tę o wyższym koszcie

effect-reveal-turn = odkryjcie wierzchnią kartę talii tur
if-player-turn-revealed = jest to karta tury gracza
effect-resolve-last-attack = rozpatrzcie ostatnio odrzucony Atak ze stosu kart odrzuconych Nemezis
effect-return-last-minion = ostatnio odrzucony Poplecznik ze stosu kart odrzuconych Nemezis wraca do gry
effect-this-minion-suffers = ten Poplecznik otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-destroy-pillars = Mroczny Tytan traci { $amount ->
    [one] { WORD($amount) } żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}

each-prepped-by-the-most = każde Zaklęcie przygotowane przez gracza z największą liczbą przygotowanych Zaklęć
each-prepped-by-them = każde swoje przygotowane Zaklęcie
each-nemesis-turn-discarded = każdą kartę tury Nemezis na stosie odrzuconych kart tur
number-this-minions-life = ile punktów życia ma obecnie ten Poplecznik
if-nemesis-turn-discarded-exactly = na stosie odrzuconych kart tur { $amount ->
    [1] jest dokładnie jedna karta tury Nemezis
    [few] są { WORD($amount, gender: "f") } karty tury Nemezis
   *[many] jest { WORD($amount, gender: "f") } kart tury Nemezis
}
if-this-minions-life-at-most = ten Poplecznik ma { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} życia lub mniej
if-pillars-at-least = w grze { $amount ->
    [one] jest co najmniej { WORD($amount) } żeton Nemezis
    [few] są co najmniej { WORD($amount) } żetony Nemezis
   *[many] jest co najmniej { WORD($amount) } żetonów Nemezis
}

rule-monstrosity-of-omens = Wszelkie obrażenia zadane temu Poplecznikowi zmniejsza się do 1.
rule-umbra-pillars = Mroczny Tytan zaczyna z ośmioma żetonami Nemezis: to filary Gravehold, które jeszcze stoją.
rule-umbra-collapse = Gdy Mroczny Tytan traci ostatni żeton Nemezis, Gravehold się zawala, a gracze przegrywają.
rule-umbra-harder = Mroczny Tytan zaczyna tylko z pięcioma żetonami Nemezis.

ask-prepped = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} przygotowane Zaklęcie do { $fate ->
    [destroy] zniszczenia
   *[discard] odrzucenia
} ({ $source }).
ask-breach-of-spell = { $who }: wybierz, którą z Bram tego Zaklęcia zniszczyć ({ $source }).
ask-take-back = { $who }: wybierz kartę ze swojego stosu kart odrzuconych ({ $source }).

log-nemesis-tokens = { $left ->
    [0] { $nemesis } nie ma już żetonów Nemezis.
    [one] { $nemesis } ma teraz { $left } żeton Nemezis.
    [few] { $nemesis } ma teraz { $left } żetony Nemezis.
   *[many] { $nemesis } ma teraz { $left } żetonów Nemezis.
}
log-reveals-turn = Wierzchnia karta talii tur to „{ $card }”.
log-takes-from-discard = { $who } bierze na rękę { $card_acc } ze stosu kart odrzuconych.
log-shuffles-deck = { $who } wtasowuje stos kart odrzuconych do talii.
log-reveals = { $who } odkrywa { $card_acc }.
log-resolves-again = Atak { $card } jest rozpatrywany jeszcze raz.
log-returns-to-play = { $card } { $card_gender ->
    [pl] wracają
   *[sg] wraca
} do gry.
result-defeat-pillars = Porażka. Mroczny Tytan stracił ostatni żeton Nemezis i Gravehold się zawala.
