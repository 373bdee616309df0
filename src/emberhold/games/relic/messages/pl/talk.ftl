# What its players often want to tell each other.

phrase-heading-there = Ruszam tam
phrase-for-me = To dla mnie
