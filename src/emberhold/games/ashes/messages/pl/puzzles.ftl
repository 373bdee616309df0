### Puzzles of Ashes.

puzzle-ashes-blades = Czyste pole
puzzle-ashes-blades-about = Cięcie Coala rani Odrodzoną tylko wtedy, gdy nie stoi przed nią żadna jednostka. Masz jedną główną i jedną poboczną akcję.
puzzle-ashes-distract = Kto tańczy, nie walczy
puzzle-ashes-distract-about = Przed Coalem stoi jeden Pozłotnik. Twoja Tancerka zadaje 3 obrażenia, a Nosorożec 5.
puzzle-ashes-strengthen = Nie tego silnego
puzzle-ashes-strengthen-about = Przeciwniczka ma jedną jednostkę do blokowania i oczywiście zatrzyma nią najgroźniejszy cios.
puzzle-ashes-gold = Nie wszystko złoto
puzzle-ashes-gold-about = Stopione Złoto nigdy nie chybia. Ale to główna akcja, tak samo jak atak.
puzzle-ashes-wolf = Dwoje to już wataha
puzzle-ashes-wolf-about = Jeden atakujący na jednego blokującego. Twoja księga zaklęć nie jest pusta.
puzzle-ashes-mist = Z mgły
puzzle-ashes-mist-about = Dwa Duszki, jedna jednostka na drodze i dwie kości, które można wydać na różne sposoby.
puzzle-ashes-sniper = Trzy kości
puzzle-ashes-sniper-about = Trzy kości i dwa sposoby, żeby je wydać. Jednostka nie musi atakować, żeby zranić.
puzzle-ashes-blast = Za późno, by rosnąć
puzzle-ashes-blast-about = Potężny Wzrost zrobi z Jaguara olbrzyma. Ale zagranie go to główna akcja.
puzzle-ashes-hypnotize = Oczy gdzie indziej
puzzle-ashes-hypnotize-about = Dwoje blokujących, jeden Kruk i dwie kości uroku.
puzzle-ashes-fear = Jeden ginie, drugi ucieka
puzzle-ashes-fear-about = Za każdym razem, gdy jednostka przeciwnika opuszcza grę, Jessa może za jedną kość zadać 1 obrażenie jego Odrodzonej.
puzzle-ashes-overtime = Nadgodziny
puzzle-ashes-overtime-about = W turze masz jedną poboczną akcję. Twój Żelazny Rzemieślnik wie, jak zdobyć drugą.
puzzle-ashes-screams = Każdy krzyczy
puzzle-ashes-screams-about = Małe jednostki przeciwniczki wyglądają niegroźnie. Jessa słyszy, kiedy odchodzą.

## Goals of puzzles found in games

puzzle-target-unit = Usuń w tej turze z gry wrogą jednostkę: { $card_acc }.
puzzle-target-wounds = Doprowadź w tej turze do tego, by Odrodzony przeciwnika miał co najmniej { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
}.
