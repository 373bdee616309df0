### Nemesis sheets: the lines around their rules.

sheet-difficulty = Difficulty rating: { $rating } out of 10
sheet-life = Printed life: { $life }
sheet-tokens = { $token } at the start: { $amount }
sheet-unleash-title = Unleash
sheet-unleash = { sheet-unleash-title }: { $text }
sheet-least-tokens = { $token } at least: { $amount }
sheet-most-tokens = { $token } at most: { $amount }
sheet-at-start = At the start of the nemesis’s turn: { $text }
sheet-at-end = At the end of the nemesis’s turn: { $text }
sheet-exhaust-instead = Instead of Unleash when a mage is exhausted: { $text }
sheet-out-of-cards = When the nemesis deck is empty: { $text }
sheet-harder-unleash = The Unleash effect is “{ $text }”
sheet-harder = Increased difficulty: { $text }
unleash-gist-umbra-titan = 2 damage, or a nemesis token is lost.
unleash-gist-magus-of-cloaks = Two tokens, or Gravehold suffers 2 damage.
unleash-gist-hollow-crown = Blood Magic of the acolyte with the highest life.
unleash-gist-hollow-crown-hard = Blood Magic of each acolyte.
unleash-gist-token = One nemesis token.
