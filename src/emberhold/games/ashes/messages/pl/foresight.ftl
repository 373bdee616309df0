### Ashes: what an answer in a fight would bring about; stands below the answer.
### $card is a unit, $amount the damage, $now the life before it, $left the life afterwards,
### $count how many attack.

ashes-then-steps-in = { $card_gender ->
    [pl] Otrzymają
   *[sg] Otrzyma
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} i { $card_gender ->
    [pl] { $left ->
        [0] ulegną zniszczeniu.
       *[other] przetrwają.
    }
   *[sg] { $left ->
        [0] ulegnie zniszczeniu.
       *[other] przetrwa.
    }
}
ashes-then-unit = { $card_gender ->
    [pl] { $card } otrzymają
    [phrase] Karta { $card } otrzyma
   *[sg] { $card } otrzyma
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} i { $card_gender ->
    [pl] { $left ->
        [0] ulegną zniszczeniu.
       *[other] przetrwają.
    }
   *[sg] { $left ->
        [0] ulegnie zniszczeniu.
       *[other] przetrwa.
    }
}
ashes-then-born = Otrzymasz { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}{ $left ->
    [0] { " i ulegniesz zniszczeniu." }
   *[other] : życie { $now } → { $left }.
}
ashes-then-counter = { $struck }{ $falls ->
    [yes] { "" }
   *[no] { " Twoja jednostka zostanie wyczerpana." }
}
ashes-then-counter-several = Atakujący otrzymają łącznie { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.{ $falls ->
    [yes] { "" }
   *[no] { " Twoja jednostka zostanie wyczerpana." }
}
ashes-then-endure = { $falls ->
    [yes] Twoja jednostka nie zada obrażeń.
   *[no] Twoja jednostka nie zada obrażeń i nie zostanie wyczerpana.
}
ashes-then-strikes-first = { $card_gender ->
    [pl] Mogą kontratakować, zanim otrzymają obrażenia,
   *[sg] Może kontratakować, zanim otrzyma obrażenia,
} i zniszczyć { $count ->
    [1] atakującą jednostkę.
   *[other] atakujące jednostki.
}
ashes-then-too-late = { $count ->
    [1] Atakująca jednostka uderza pierwsza
   *[other] Atakujące jednostki uderzają pierwsze
}: twoja zostanie zniszczona, zanim zdąży kontratakować.
ashes-then-attached = Trafi do jednostki przeciwnika: { $card }.

### Co przed nami: $amount kart z $all w talii dobierania, $wounds obrażeń za brakujące.

ashes-foresee-draw = Jeśli zachowasz rękę taką, jaka jest, na początku następnej rundy dobierzesz { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
} (talia dobierania: { $all }){ $wounds ->
    [0] .
   *[other] { " " }i otrzymasz obrażenia: { $wounds }.
}
ashes-foresee-card = { $card }: w talii dobierania { $amount }; szansa na dobranie przynajmniej jednej: { $chance } na 100.
