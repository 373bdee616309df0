### Nemesis sheets: the lines around their rules.

sheet-difficulty = Poziom trudności: { $rating } z 10
sheet-life = Życie: { $life }
sheet-tokens = { $token } na początku: { $amount }
sheet-unleash = Wyzwolenie: { $text }
sheet-harder = Trudniejszy wariant: { $text }
