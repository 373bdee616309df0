# What its players often want to tell each other.

phrase-block-this = Allez-vous bloquer ça ?
phrase-my-target = C’est ma cible
