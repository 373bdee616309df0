### Nemesis sheets: the lines around their rules.

sheet-difficulty = Poziom trudności: { $rating } z 10
sheet-life = Życie na arkuszu: { $life }
sheet-tokens = { $token } na początku: { $amount }
sheet-unleash-title = Wyzwolenie
sheet-unleash = { sheet-unleash-title }: { $text }
sheet-least-tokens = { $token }, co najmniej: { $amount }
sheet-most-tokens = { $token }, najwyżej: { $amount }
sheet-at-start = Na początku tury Nemezis: { $text }
sheet-at-end = Na końcu tury Nemezis: { $text }
sheet-exhaust-instead = Zamiast Wyzwolenia, gdy Mag zostaje wyczerpany: { $text }
sheet-out-of-cards = Gdy talia Nemezis jest pusta: { $text }
sheet-harder-unleash = { sheet-unleash-title } – { $text }
sheet-harder = Trudniejszy wariant: { $text }
unleash-gist-umbra-titan = 2 obrażenia albo żeton Nemezis.
unleash-gist-magus-of-cloaks = Dwa żetony albo 2 obrażenia dla Gravehold.
unleash-gist-hollow-crown = Magia Krwi Akolity o najwyższym życiu.
unleash-gist-hollow-crown-hard = Magia Krwi każdego Akolity.
unleash-gist-token = Jeden żeton Nemezis.
