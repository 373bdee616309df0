### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

ashes-counsel-wins = to daje zwycięstwo
ashes-counsel-destroys = do końca tej tury { $card_gender ->
    [pl] opuszczą
   *[sg] opuści
} pole bitwy { $card }
ashes-counsel-burns = do końca tej tury { $who } otrzyma { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
ashes-counsel-hurts = do końca tej tury rany { $card_gender ->
    [pl] otrzymają
   *[sg] otrzyma
} { $card }
ashes-counsel-enters = do końca tej tury będziesz mieć o jedną jednostkę więcej ({ $card })
ashes-counsel-ready = do końca tej tury do twojej księgi zaklęć trafi { $card }, a potem możesz używać tej karty w każdej rundzie
ashes-counsel-heals = do końca tej tury zdejmiesz { $amount ->
    [one] { $amount } swoją ranę
    [few] { $amount } swoje rany
   *[many] { $amount } swoich ran
}
ashes-counsel-draws = do końca tej tury będziesz mieć na ręce o { $amount ->
    [one] { $amount } kartę więcej
    [few] { $amount } karty więcej
   *[many] { $amount } kart więcej
}
ashes-counsel-blocks = obrażenia wymierzone w inny cel zostaną w ten sposób przejęte
ashes-counsel-dice = obróconymi kośćmi zapłacisz za to, co masz na ręce
ashes-counsel-pass = nic z tego, co możesz teraz zrobić, nie jest warte swojej ceny
