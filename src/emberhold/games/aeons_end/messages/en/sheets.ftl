### Nemesis sheets: the lines around their rules.

sheet-difficulty = Difficulty rating: { $rating } out of 10
sheet-life = Printed life: { $life }
sheet-tokens = { $token } at the start: { $amount }
sheet-unleash-title = Unleash
sheet-unleash = { sheet-unleash-title }: { $text }
sheet-harder-unleash = The Unleash effect is “{ $text }”
sheet-harder = Increased difficulty: { $text }
