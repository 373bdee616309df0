# What its players often want to tell each other.

phrase-block-this = Zablokujesz to?
phrase-my-target = To mój cel
