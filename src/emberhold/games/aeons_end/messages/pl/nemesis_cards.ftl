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
    [few] { $amount } przygotowane Zaklęcia
   *[many] { $amount } przygotowanych Zaklęć
}{ $free ->
    [True] {" "}o koszcie 0
   *[False] {""}
}
effect-collectively-prepped = gracze wspólnie { $fate ->
    [destroy] niszczą
   *[discard] odrzucają
} { $which ->
    [dearest] { $amount ->
        [one] najdroższe przygotowane Zaklęcie
        [few] { $amount } najdroższe przygotowane Zaklęcia
       *[many] { $amount } najdroższych przygotowanych Zaklęć
    }
    [free] { $amount ->
        [one] przygotowane Zaklęcie
        [few] { $amount } przygotowane Zaklęcia
       *[many] { $amount } przygotowanych Zaklęć
    } o koszcie 0
   *[any] { $amount ->
        [one] przygotowane Zaklęcie
        [few] { $amount } przygotowane Zaklęcia
       *[many] { $amount } przygotowanych Zaklęć
    }
}
effect-dearest-prepped = gracz, który ma najdroższe przygotowane Zaklęcie, { $fate ->
    [destroy] niszczy je
   *[discard] odrzuca je
}
effect-destroy-spell-and-breach = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} przygotowane Zaklęcie o koszcie co najmniej { $cost } eteru oraz Bramę, na której było przygotowane

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
} { $amount ->
    [one] najdroższą kartę
    [few] { $amount } najdroższe karty
   *[many] { $amount } najdroższych kart
} z ręki
effect-take-back = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} na rękę kartę ze swojego stosu kart odrzuconych
effect-flail-deck = wtasowuje swój stos kart odrzuconych do swojej talii, odkrywa dwie karty z jej wierzchu i niszczy droższą z nich

effect-reveal-turn = odkryj wierzchnią kartę talii tur. Jeśli jest to karta tury gracza, { $player }. W przeciwnym razie { $otherwise }
effect-resolve-last-attack = rozpatrz ostatnio odrzucony Atak ze stosu kart odrzuconych Nemezis
effect-return-last-minion = ostatnio odrzucony Poplecznik ze stosu kart odrzuconych Nemezis wraca do gry
effect-this-minion-suffers = ten Poplecznik otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
effect-destroy-pillars = { $amount ->
    [one] jeden filar Gravehold zostaje zniszczony
    [2] dwa filary Gravehold zostają zniszczone
    [3] trzy filary Gravehold zostają zniszczone
    [few] { $amount } filary Gravehold zostają zniszczone
   *[many] { $amount } filarów Gravehold zostaje zniszczonych
}

each-prepped-by-the-most = każde Zaklęcie przygotowane przez gracza z największą liczbą przygotowanych Zaklęć
each-prepped-by-them = każde swoje przygotowane Zaklęcie
each-nemesis-turn-discarded = każdą kartę tury Nemezis na stosie odrzuconych kart tur
number-this-minions-life = ile punktów życia ma obecnie ten Poplecznik
if-nemesis-turn-discarded-exactly = na stosie odrzuconych kart tur { $amount ->
    [1] jest dokładnie jedna karta tury Nemezis
    [2] są dwie karty tury Nemezis
   *[other] jest tyle kart tury Nemezis: { $amount }
}
if-this-minions-life-at-most = ten Poplecznik ma nie więcej niż { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} życia
if-pillars-at-least = Gravehold ma co najmniej { $amount ->
    [one] { $amount } filar
    [few] { $amount } filary
   *[many] { $amount } filarów
}

rule-monstrosity-of-omens = Wszelkie obrażenia zadane temu Poplecznikowi zmniejsza się do 1.
rule-umbra-pillars = Na początku gry Gravehold ma osiem filarów; żetony Nemezis oznaczają te, które jeszcze stoją.
rule-umbra-collapse = W chwili zniszczenia ostatniego filaru Gravehold się zawala i gracze przegrywają.
rule-umbra-harder = Na początku gry Gravehold ma tylko pięć filarów.

ask-prepped = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} przygotowane Zaklęcie do { $fate ->
    [destroy] zniszczenia
   *[discard] odrzucenia
} ({ $source }).
ask-breach-of-spell = { $who }: wybierz, którą z Bram tego Zaklęcia zniszczyć ({ $source }).
ask-take-back = { $who }: wybierz kartę ze swojego stosu kart odrzuconych ({ $source }).

log-nemesis-tokens = { $token }: { $left }.
log-reveals-turn = Odkryta wierzchnia karta talii tur: { $card }.
log-takes-from-discard = { $who } bierze { $card_acc } na rękę ze stosu kart odrzuconych.
log-shuffles-deck = { $who } wtasowuje stos kart odrzuconych do talii.
log-reveals = { $who } odkrywa { $card_acc }.
log-resolves-again = Atak { $card } działa jeszcze raz.
log-returns-to-play = { $card } wraca do gry.
result-defeat-pillars = Porażka. Runął ostatni filar i Gravehold się zawala.
