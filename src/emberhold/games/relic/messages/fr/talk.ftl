# What its players often want to tell each other.

phrase-heading-there = J’y vais
phrase-for-me = C’est pour moi
