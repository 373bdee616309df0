### Lessons of the first box.

lesson-aeons-end-ward = A ward against fury
lesson-aeons-end-ward-about = Fury, Strikes, and an ability for the nemesis’s turn: the first box in five minutes.
lesson-aeons-end-ward-fury = Rageborne collects fury: every Unleash gives it one token, and it already has three. If it has four or more at the end of its turn, it Strikes.
lesson-aeons-end-ward-cast = Your own turn comes first. Cast Planar Insight: it deals 2 damage, and 1 more for each opened breach you have.
lesson-aeons-end-ward-charge = Your ability needs five charges and you have four. A charge costs 2 aether: play two Crystals and gain it.
lesson-aeons-end-ward-prep = Prep Essence Theft now, so that you can cast it next turn.
lesson-aeons-end-ward-rest = Two Crystals are left. Spend them on Jade, a better gem.
lesson-aeons-end-ward-ward = The nemesis has drawn Skewer, an attack that would Unleash: a fourth fury token, and a Strike. This is exactly when Adelheim’s ability is used. Use Aethereal Ward.
lesson-aeons-end-ward-calm = Skewer is discarded and has no effect. Three tokens, no Strike, and it is your turn.
lesson-aeons-end-ward-win = Rageborne has 3 life left. Cast Essence Theft.
lesson-aeons-end-ward-end = Won! Each mage’s sheet says when its ability may be used: some in your own main phase, some in anyone’s, some when a card is drawn. Keep the charges for that moment.
