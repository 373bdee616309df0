### Aukcja na niby: gra spoza pakietu.

game-auction = Aukcja
about-auction = Dwoje licytujących, trzy karty, garść monet.
auction-table = Aukcja
auction-deck = Przedmioty
auction-bidder = Licytujący
auction-ask-bid = Ile dajesz?
auction-ask-tie = Obie oferty są równe. Kto dostaje przedmiot?
auction-ask-keep = Zachowujesz przedmiot czy go palisz?
auction-option-bid = { $subject ->
    [one] 1 moneta
    [few] { $subject } monety
   *[other] { $subject } monet
}
auction-option-winner = Miejsce { $subject }
auction-option-keep = Zachowaj
auction-option-burn = Spal
auction-log-won = Miejsce { $seat } wygrywa przedmiot wart { $card }.
auction-log-secret = Zostało monet: { $coins }.
mark-auction-left = zostało przedmiotów: { $value }
mark-auction-coins = monety: { $value }
mark-auction-score = punkty: { $value }
result-highest-score = Wygrywają najlepsze przedmioty.
