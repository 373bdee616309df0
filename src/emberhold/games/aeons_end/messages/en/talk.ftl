# Ready phrases for the players at one table.

phrase-breach-for-you = I can open a breach for you
phrase-charge-for-you = I have a charge for you
phrase-which-spell = Which spell do you mean?
