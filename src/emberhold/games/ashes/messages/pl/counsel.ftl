### Why an adviser would answer so. What follows the answer and a colon: a clause without a full stop.

ashes-counsel-wins = to daje zwycięstwo
ashes-counsel-destroys = zniszczysz { $card_acc }
ashes-counsel-burns = { $who } otrzyma { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
ashes-counsel-hurts = zranisz { $card_acc }
ashes-counsel-enters = będziesz mieć o jedną jednostkę więcej ({ $card })
ashes-counsel-ready = { $card } zostanie w twojej księdze zaklęć do wielokrotnego użycia
ashes-counsel-heals = zdejmiesz { $amount ->
    [one] { $amount } swoją ranę
    [few] { $amount } swoje rany
   *[many] { $amount } swoich ran
}
ashes-counsel-draws = będziesz mieć o { $amount ->
    [one] { $amount } kartę więcej
    [few] { $amount } karty więcej
   *[many] { $amount } kart więcej
}
ashes-counsel-blocks = przejmie cios wymierzony w kogoś innego
ashes-counsel-dice = obróconymi kośćmi zapłacisz za to, co masz na ręce
ashes-counsel-pass = nic z tego, co możesz teraz zrobić, nie jest warte swojej ceny
