zone-lessons = Ostatnie Lekcje
rule-xaxos-lessons = Każdej Ostatniej Lekcji może raz w rozgrywce użyć dowolny gracz w swojej fazie głównej.
lesson-effect-dezmodia = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
lesson-effect-mist = obejrzyj dwie wierzchnie karty talii tur i odłóż je w dowolnej kolejności
lesson-effect-brama = dowolny gracz otrzymuje { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
lesson-effect-malastar = dowolny gracz pozyskuje z rynku zasobów na rękę kartę o koszcie { $amount } lub niższym
ask-comes-next = { $who }: czyja tura ma być następna?
option-lesson = { $lesson } ({ $effect })
log-lesson-used = { $who } korzysta z { $lesson_gen }.
