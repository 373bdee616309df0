# Ready phrases for the players at one table.

phrase-breach-for-you = Je peux vous ouvrir une brèche
phrase-charge-for-you = J’ai une charge pour vous
phrase-which-spell = De quel sort parlez-vous ?
