### Nemesis sheets: the lines around their rules.

sheet-difficulty = Poziom trudności: { $rating } z 10
sheet-life = Życie na arkuszu: { $life }
sheet-tokens = { $token } na początku: { $amount }
sheet-unleash-title = Wyzwolenie
sheet-unleash = { sheet-unleash-title }: { $text }
sheet-harder-unleash = { sheet-unleash-title } – { $text }
sheet-harder = Trudniejszy wariant: { $text }
