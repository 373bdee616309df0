### Prince of Gluttons: his sheet, his cards and the devoured pile.

effect-devour = pożryjcie { $type ->
    [gem] { $amount ->
        [one] Klejnot
        [few] { WORD($amount) } Klejnoty
       *[many] { WORD($amount) } Klejnotów
    }
    [relic] { $amount ->
        [one] Artefakt
        [few] { WORD($amount) } Artefakty
       *[many] { WORD($amount) } Artefaktów
    }
    [spell] { $amount ->
        [one] Zaklęcie
        [few] { WORD($amount, gender: "n") } Zaklęcia
       *[many] { WORD($amount, gender: "n") } Zaklęć
    }
   *[card] { $amount ->
        [one] kartę
        [few] { WORD($amount, gender: "f") } karty
       *[many] { WORD($amount, gender: "f") } kart
    }
} z { $which ->
    [least] najtańszego
    [most] najdroższego
    [second] drugiego co do kosztu
   *[any] dowolnego
} stosu zasobów{ $type ->
    [gem] {" "}z Klejnotami
    [relic] {" "}z Artefaktami
    [spell] {" "}z Zaklęciami
   *[card] {""}
}
effect-devour-by-players = pożryjcie trzy karty (przy trzech lub czterech graczach: dwie) z najtańszego stosu zasobów
effect-devour-life = pożryjcie z jednego stosu zasobów tyle kart, ile punktów życia ma ten Poplecznik
effect-life-eight-and-empty = ten Poplecznik ma 8 punktów życia i po 1 dodatkowym za każdy pusty stos zasobów
each-empty-pile = każdy pusty stos zasobów

rule-prince-set-up = Na początku na stos pożartych kart trafia po jednym Klejnocie z każdego stosu zasobów z Klejnotami, począwszy od najdroższego.
rule-prince-devour = Pożarte karty trafiają na wierzch stosu pożartych kart, który każdy może przeglądać.
rule-prince-gain = Wierzchnią kartę stosu pożartych kart można pozyskać tak samo jak kartę ze stosu zasobów.
rule-prince-missing = Za każdą kartę, której nie można pożreć, bo stos zasobów jest pusty, Gravehold otrzymuje 2 obrażenia.
rule-prince-lost = Gdy tylko wszystkie stosy zasobów będą puste, gracze przegrywają.
rule-prince-harder = Na początku na stos pożartych kart trafia jeszcze dziewięć kart z dowolnych stosów zasobów, jedna po drugiej.

ask-devour = { $who }: { $voice ->
    [one] wybierz
   *[all] wybierzcie
} stos zasobów, z którego { $amount ->
    [one] zostanie pożarta następna karta
    [few] zostaną pożarte { $amount } karty
   *[many] zostanie pożartych { $amount } kart
} ({ $source }).
option-devour = { $card }
option-buy-devoured = Pozyskaj { $card_acc } ze stosu pożartych kart (koszt: { $cost } eteru)
option-gain-own = Pozyskaj { $card_acc } ze stosu pożartych kart
why-not-on-top = Pozyskać można tylko wierzchnią kartę stosu pożartych kart.

log-devours = { $nemesis } pożera { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
} ze stosu { $card_gen } (zostaje: { $left }).
result-defeat-devoured = Porażka. Książę Pożeraczy pożarł wszystkie zasoby.
unleash-gist-prince-of-gluttons = Pożryjcie karty z najtańszego stosu.
