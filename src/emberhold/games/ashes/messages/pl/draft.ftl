### Draft. Dopóki nie ma Odrodzonych, gracze mają numery.

## Pytania

ashes-ask-draft-phoenixborn = Draft, gracz { $player }: weź Odrodzonego wraz z jego kartami unikatowymi.
ashes-ask-draft-card = Draft, gracz { $player }: zatrzymaj jedną kartę ze swojego pakietu; pozostałe trafią do gracza po lewej.
ashes-ask-draft-die = Draft, gracz { $player }: weź kość; kości bierze się po dwie.
ashes-ask-draft-exchange = Draft, gracz { $player }: weź odkrytą kartę w zamian za jedną ze swoich dziewięciu albo zachowaj wszystkie.
ashes-ask-draft-give = Draft, gracz { $player }: wybierz kartę, którą wykładasz w zamian za { $card_acc }.

## Odpowiedzi

ashes-option-draft = Weź { $card_acc }
ashes-option-draft-die = Weź { $die_acc }
ashes-option-draft-give = Wyłóż { $card_acc }
ashes-option-draft-keep = Zachowaj wszystkie dziewięć kart

## Dziennik

ashes-log-draft-phoenixborn = Gracz { $player } bierze { $card_acc }.
ashes-log-draft-keeps = Zatrzymujesz { $card_acc }.
ashes-log-draft-concedes = Gracz { $player } poddaje grę.
ashes-log-draft-kept = { $amount ->
    [one] Każdy zatrzymał { $amount } kartę.
    [few] Każdy zatrzymał { $amount } karty.
   *[many] Każdy zatrzymał { $amount } kart.
}
ashes-log-draft-die = { $who } bierze { $die_acc }.
ashes-log-draft-face-up = Odkryto z talii draftu: { $cards }.
ashes-log-draft-exchange = { $who } bierze { $card_acc } i wykłada { $other_acc }.

## Obszary i strefy

ashes-area-draft = Wybór w drafcie
ashes-area-undecided = Jeszcze bez Odrodzonego
ashes-zone-draft-phoenixborn = Odrodzeni do wzięcia
ashes-zone-draft-unique = Ich karty unikatowe
ashes-zone-draft-face-up = Odkryte karty
ashes-zone-draft-deck = Talia draftu
ashes-zone-draft-dice = Kości do wzięcia
ashes-zone-pack = Pakiet
ashes-zone-kept = Zatrzymane karty
ashes-zone-unique = Karty unikatowe
ashes-zone-drafted-dice = Wzięte kości
