card-breeding-chamber = Breeding Chamber
card-crystalline-pod = Crystalline Pod
card-electric-pod = Electric Pod
card-frozen-pod = Frozen Pod
card-volcanic-pod = Volcanic Pod
card-marrow-pod = Marrow Pod
card-spiked-pod = Spiked Pod
card-acidic-pod = Acidic Pod
card-amplify-energy = Amplify Energy
card-unearth = Unearth
card-construct = Construct
card-accelerated-breeding = Accelerated Breeding
card-exterminating-blade = Exterminating Blade
card-retribution = Retribution
card-summon = Summon
card-organic-forge = Organic Forge
card-nest-defender = Nest Defender

nemesis-spawning-horror = Spawning Horror
zone-pod-deck = Pod deck
zone-pod-discard = Pod discard pile
mark-blade = the blade points at mage { $value }
who-pointed-at = the player who has E11 in front of them
effect-nothing = nothing happens
effect-chamber-gains = Breeding Chamber gains { $amount } life
effect-draw-pods = draw { $amount ->
    [one] a pod
   *[other] { WORD($amount) } pods
} into play{ $how ->
    [weak] {" "}and set its life to { $life }
    [asleep] ; their PERSISTENT effects do not resolve this turn
   *[plain] {""}
}
effect-pod-persistent = resolve the PERSISTENT effect of the pod with the most life { WORD($times) } times
effect-blade-points = put E11 in front of any player
effect-discard-dear-gems = { $form ->
    [they] discards
   *[you] discard
} { WORD($amount) } gems in hand that each cost { $least } or more
if-no-pod = no pod is in play
rule-breeding-chamber = Breeding Chamber is in play from the start with 4 life (1 with four mages). It never has less than 1 life, is never discarded and has no maximum life.
rule-imbue = At the end of the nemesis turn, if Breeding Chamber has 11 or more life, a pod is drawn into play and Breeding Chamber loses 10 life; repeat this while it still has 11 or more.
rule-pods = Discarded pods go to the pod discard pile, which is shuffled when a pod must be drawn and none is left. When seven pods are in play, the players lose.
rule-blade = The player who has E11 in front of them may spend 3 aether in their main phase to pass it to an ally. It returns when Exterminating Blade leaves play.
rule-nest-defender = Prevent all damage to pods.
ask-pod = { $who }: several pods have the most life; choose one ({ $source }).
ask-blade = { $who }: choose the player at whom { $source } points.
option-pod = { $card }
option-pass-blade = Spend 3 aether: the blade points at { $who }
log-imbues = { $card } imbues a pod and loses 10 life ({ $left } left).
log-blade-points = The blade points at { $who }.
result-defeat-pods = Defeat. Seven pods are in play.
story-e10 = It opens with a snap, and every hair in the foundry stands on end. “Somebody could hold that,” Xaxos says with interest.
story-e11 = A splinter of Maelstrom has lain down here long enough to grow a handle. It lifts itself out of the slag, turns once about the room like a compass needle, and stops at one of you. Wherever you go now, it is pointing. It can be made to point at somebody else, if you pay it attention; it cannot be made to stop.
