# What its players often want to tell each other.

phrase-block-this = Will you block this?
phrase-my-target = This is my target
