### Puzzles of the first box.

puzzle-aeons-end-arc = Between two sparks
puzzle-aeons-end-arc-about = The more spells are still prepped beside it, the harder Chaos Arc hits.
puzzle-aeons-end-vision = A wider view
puzzle-aeons-end-vision-about = Amplify Vision focuses a breach. Planar Insight counts the open ones.
puzzle-aeons-end-swell = Fuel for two fires
puzzle-aeons-end-swell-about = Both spells feed on your hand. Only one of them cares what it is given.
puzzle-aeons-end-feral = Anywhere will do
puzzle-aeons-end-feral-about = Your only open breach is taken. The Staff wants a spell that was prepped this turn.
puzzle-aeons-end-insight = First the door
puzzle-aeons-end-insight-about = Planar Insight deals more damage for every open breach, and a Jade is worth 2 aether.
puzzle-aeons-end-flame = Borrowed heat
puzzle-aeons-end-flame-about = Phoenix Flame burns a charge, and you have none yet.
puzzle-aeons-end-dagger = A cut worth making
puzzle-aeons-end-dagger-about = The Dagger can wound the nemesis, or it can make a breach cheaper.
puzzle-aeons-end-pearl = Second from the top
puzzle-aeons-end-pearl-about = The Vortex draws one card, and the first card of your deck is not the one you need.
puzzle-aeons-end-void = What the void may have
puzzle-aeons-end-void-about = Consuming Void devours anything. Oblivion Swell wants the most precious thing you hold.
puzzle-aeons-end-whip = The crack of the whip
puzzle-aeons-end-whip-about = For 2 aether the Whip casts any prepped spell, your ally’s or yours, as often as you can pay.
puzzle-aeons-end-cluster = Twice as bright
puzzle-aeons-end-cluster-about = A Diamond Cluster is worth more the second time. Each crack of the Whip costs 2 aether.
puzzle-aeons-end-nexus = The same stone again
puzzle-aeons-end-nexus-about = While it is prepped, the Nexus returns a gem you have played. The Whip can cast anything, even the Nexus.
