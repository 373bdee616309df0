# What its players often want to tell each other.

phrase-heading-there = I’m heading there
phrase-for-me = This one is for me
