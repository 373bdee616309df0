### Lessons: what a teacher says at the table.

## A first duel

lesson-ashes-first = Pierwszy pojedynek
lesson-ashes-first-about = Dziesięć minut jako Aradel Summergaard przeciw rannemu Coalowi Roarkwinowi.
lesson-ashes-first-aim = Jesteś Odrodzoną, Aradel Summergaard. Naprzeciw stoi Coal Roarkwin: gdy jego rany dorównają życiu, wygrywasz. Jest już ranny.
lesson-ashes-first-hand = To twoja Pierwsza Piątka. Przed rundą możesz odrzucić karty i dobrać inne; zachowaj wszystkie.
lesson-ashes-first-foe = Zaczyna Coal. Medytuje, żeby obrócić kość, a potem płaci kośćmi za Rycerza Młota, sprzymierzeńca, który cię zaatakuje.
lesson-ashes-first-dice = Twoje kości to środki na tę rundę. Każda pokazuje symbol: podstawowy, klasowy albo symbol mocy. Silniejszy symbol zawsze może zapłacić za słabszy.
lesson-ashes-first-turn = W swojej turze masz jedną główną i jedną poboczną akcję. Potem gra przeciwnik, i tak na zmianę, aż oboje spasujecie.
lesson-ashes-first-ready-spell = Zagraj Przywołanie Błękitnego Jaguara. Gotowe zaklęcie zostaje w księdze zaklęć i można go używać wielokrotnie.
lesson-ashes-first-ability = Poboczna akcja: zdolność Aradel, Wodny Podmuch, zadaje rycerzowi 2 obrażenia.
lesson-ashes-first-attacked = Coal odpowiada. Nie masz jednostki, która mogłaby blokować, więc atak rycerza trafia prosto w ciebie.
lesson-ashes-first-activate = Potrzebujesz kogoś na polu bitwy. Aktywuj zaklęcie, które leży w księdze zaklęć.
lesson-ashes-first-pay = Kosztuje 2 symbole podstawowe, a te opłaci każda kość. Zaproponowano najtańszy sposób; przyjmij go.
lesson-ashes-first-alteration = Poboczną akcją wzmocnij Błękitnego Jaguara: dołącz do niego Zbroję z Korzeni. Będzie miał więcej życia.
lesson-ashes-first-watch = Coal wprowadza do gry Żelaznego Rzemieślnika.
lesson-ashes-first-reaction = Gdy jednostka wchodzi do gry, możesz zareagować: spojrzenie jaguara wyczerpuje ją, więc nie może ani atakować, ani blokować.
lesson-ashes-first-choose-die = Tym razem wybierz kość samodzielnie: wydaj klasę natury, a moc iluzji zachowaj na później.
lesson-ashes-first-die-power = Kość może działać sama. Moc iluzji wyczerpuje jedną z kości przeciwnika: zostanie mu mniej kości do płacenia.
lesson-ashes-first-attack = Obie jego jednostki są wyczerpane: nikt nie zablokuje. Zaatakuj samego Odrodzonego.
lesson-ashes-first-exhausted = Kto zaatakował, jest wyczerpany do końca rundy. Coal wykorzystuje to przeciw jaguarowi.
lesson-ashes-first-second-spell = Brakuje jeszcze dwóch ran. Przygotuj następne przywołanie i zakończ turę. Coal nie ma już czym płacić.
lesson-ashes-first-spirits = Przywołaj Duszki Mgieł: jednego za zaklęcie, drugiego za jeszcze jedną kość.
lesson-ashes-first-last-attack = Teraz zaatakuj oboma duszkami naraz. Wybierz je jeden po drugim.
lesson-ashes-first-resolve = Atakujących rozpatruje się po kolei, w dowolnej kolejności.
lesson-ashes-first-end = Coal padł, pojedynek jest twój. Kości, zaklęcia, które zostają, jednostki, które atakują i blokują: oto Ashes.
