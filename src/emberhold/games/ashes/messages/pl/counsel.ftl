### Why an adviser would answer so, said of the whole turn: a clause without a full stop, after the answer and a dash.

ashes-counsel-wins = to daje zwycięstwo
ashes-counsel-destroys = do końca tej tury { $own ->
    [yes] {""}
   *[no] { $card }{" "}
}{ $card_gender ->
    [pl] opuszczą
   *[sg] opuści
} pole bitwy
ashes-counsel-burns = do końca tej tury { $own ->
    [yes] {""}
   *[no] { $who }{" "}
}otrzyma { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[many] { $amount } ran
}
ashes-counsel-hurts = do końca tej tury { $own ->
    [yes] {""}
   *[no] { $card }{" "}
}{ $card_gender ->
    [pl] otrzymają
   *[sg] otrzyma
} rany
ashes-counsel-enters = na końcu tej tury będziesz mieć o jedną jednostkę więcej{ $own ->
    [yes] {""}
   *[no] {" "}({ $card })
}
ashes-counsel-ready = { $own ->
    [yes] ta karta trafi do twojej księgi zaklęć i możesz jej używać w każdej rundzie
   *[no] do końca tej tury do twojej księgi zaklęć trafi { $card }, a potem możesz używać tej karty w każdej rundzie
}
ashes-counsel-heals = na końcu tej tury będziesz mieć o { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[many] { $amount } ran
} mniej
ashes-counsel-draws = na końcu tej tury będziesz mieć na ręce o { $amount ->
    [one] { $amount } kartę więcej
    [few] { $amount } karty więcej
   *[many] { $amount } kart więcej
}
ashes-counsel-blocks = w ten sposób przejmiesz obrażenia, które otrzymałby ktoś inny
ashes-counsel-dice = obróconymi kośćmi zapłacisz za to, co masz na ręce
ashes-counsel-pass = nic z tego, co możesz teraz zrobić, nie jest warte swojej ceny
