### Puzzles of Relic.

## Goals

puzzle-goal-trophy = Zdobądź trofeum w tej turze.
puzzle-goal-level = Zdobądź poziom w tej turze.
puzzle-goal-mission = Ukończ misję w tej turze.
puzzle-goal-relic = Zdobądź relikwię w tej turze.
puzzle-goal-middle = Dotrzyj w tej turze do sektora środkowego.

## Positions

puzzle-relic-charge = Liczba i cios
puzzle-relic-charge-about = Łazik ma 6, a jego kość pokaże 5; potem wypadłaby ci jedynka. Każda karta daje stopień mocy albo zdolność, nigdy jedno i drugie.
puzzle-relic-six = Szóstki wybuchają
puzzle-relic-six-about = Jeszcze jeden wróg i misja ukończona. Jego kość pokaże 6, twoja 3. Szóstka daje dodatkową kość, którą też można zastąpić kartą.
puzzle-relic-gate = Spokojnie u bramy
puzzle-relic-gate-about = Brama Wysłannika wymaga testu Woli o trudności 6. Masz Wolę 2, a na kościach wypadną same jedynki.
puzzle-relic-trophies = Ile wart jest łeb
puzzle-relic-trophies-about = Trofea warte 6 punktów to poziom. Wataha jest warta 4. Jej kość pokaże 3, twoja 4.
puzzle-relic-relic = Trzy za jedną
puzzle-relic-relic-about = Dwie misje są ukończone, a trzecia wymaga tylko pokonania jednego Orka. Jego kość pokaże 4, twoja 1. Trzy misje to relikwia.
puzzle-relic-purse = Siedem w sakiewce
puzzle-relic-purse-about = Zgromadź 7 wpływów. Za wygraną walkę Wolny Kupiec dostaje 1 wpływ. Kość Orków pokaże 2, twoja 1.
puzzle-relic-blades = Im więcej, tym weselej
puzzle-relic-blades-about = Dwie bandy walczą razem i mają w sumie 9, a ich kość pokaże 4. Twoje kości pokażą 3, 2, 2 i 1.
puzzle-relic-fleet = Cena przeprawy
puzzle-relic-fleet-about = Flota jest trzy pola dalej i za przeprawę do środka bierze 2 wpływy. Kość pokaże 2, a twoja sakiewka jest pusta.
puzzle-relic-two-fronts = Dwa fronty
puzzle-relic-two-fronts-about = Dwóch wrogów, dwa atrybuty, dwie karty. Kości pokażą kolejno 4, 2 i 6. Przegrana walka kończy wszystko.
puzzle-relic-kit = Wszystko jest amunicją
puzzle-relic-kit-about = Weterani mają 5, a ich kość pokaże 5; twoja 2. Broń działa tylko wtedy, gdy się po nią sięgnie.
puzzle-relic-aid = Pomoc za monetę
puzzle-relic-aid-about = Weterani mają 5, a ich kość pokaże 5; twoja 1. Za 1 wpływ ktoś w pobliżu pomoże Inkwizytorowi.
puzzle-relic-shadow = Obok wielkiego
puzzle-relic-shadow-about = Wrogowie o tym samym atrybucie walczą razem: 5 i 8. Ich kość pokaże 3, twoja 4. Nie obaj muszą dostrzec Zabójczynię.

## Goals of puzzles found in games

puzzle-target-level = Osiągnij w tej turze poziom { $number }.
puzzle-target-missions = Ukończ misję w tej turze (łącznie: { $number }).
puzzle-target-relics = Zdobądź relikwię w tej turze (łącznie: { $number }).
puzzle-target-trophies = Zdobądź trofeum w tej turze (łącznie: { $number }).
puzzle-target-influence = Miej w tej turze co najmniej { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[many] { $number } wpływów
}.
