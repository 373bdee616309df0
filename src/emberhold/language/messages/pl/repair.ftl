# Naprawy: to, co ustawia się ręcznie, gdy wszyscy się zgadzają.

error-repair-nothing = Naprawa musi coś zmienić.
fixable-gravehold = Życie Gravehold
fixable-nemesis-life = Życie Nemezis
fixable-nemesis-tokens = Żetony Nemezis
fixable-in-play = { $card }: życie albo żetony
fixable-life = Życie
fixable-charges = Ładunki
fixable-aether = Eter w tej turze
fixable-wounds = Rany Odrodzonego
fixable-unit-wounds = { $card }: rany
fixable-unit-exhaustion = { $card }: wyczerpanie
fixable-influence = Wpływy
fixable-infamy = Niesława
fixable-card = { $card }
fixable-move = { $what }: { $source } → { $target }
fixable-top-cards = Karty z wierzchu
fixable-deck-top = Wierzch talii
fixable-deck-bottom = Spód talii
fixable-discard = Stos kart odrzuconych
fixable-place-of = { $place } ({ $who })
fixable-two-breaches = Bramy { $breaches }
fixable-bridge = Most: { $first } – { $second }
fixable-pulse = Żetony Pulsu
