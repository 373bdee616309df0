card-suffocate = Suffocate
card-facet-ogre = Facet Ogre
card-maddening-spectre = Maddening Spectre
card-gathering-storm = Gathering Storm
card-sacrifice = Sacrifice
card-facet-juggernaut = Facet Juggernaut
card-maddening-eidolon = Maddening Eidolon
card-thunderous-tempest = Thunderous Tempest

number-one-and-shields = 1 plus the number of shield tokens on this minion
if-shield-on-this-at-most = this minion has { $amount } or fewer shield tokens
