### How a game ends.

result-phoenixborn-destroyed = Pozostał tylko jeden Odrodzony: to on wygrywa.
result-round-limit = Minęła ostatnia runda: wygrywa Odrodzony, któremu pozostało najwięcej życia.
result-conceded = Wszyscy inni padli albo się poddali: gra jest wygrana.
