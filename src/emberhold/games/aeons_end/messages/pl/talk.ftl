# Ready phrases for the players at one table.

phrase-breach-for-you = Mogę otworzyć ci Bramę
phrase-charge-for-you = Mam dla ciebie Ładunek
phrase-which-spell = O które Zaklęcie ci chodzi?
