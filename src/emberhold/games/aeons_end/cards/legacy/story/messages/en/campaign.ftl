game-legacy = Aeon’s End: Legacy
about-legacy = A campaign of seven chapters: apprentices become breach mages, and what they do changes cards, supply and rules for good.
setup-quick-legacy = Begin a campaign: you and a bot
setup-quick-note-legacy = Chapter 1: name your mages and hold the line with your teachers.
word-mage = mage
mage-apprentice-1 = Apprentice 1
mage-apprentice-2 = Apprentice 2
mage-apprentice-3 = Apprentice 3
mage-apprentice-4 = Apprentice 4
mage-bow = The Bow
mage-bow-title = Apprentice of the bow
mage-sword = The Sword
mage-sword-title = Apprentice of the sword
mage-ram = The Ram
mage-ram-title = Apprentice of the ram
mage-staff = The Staff
mage-staff-title = Apprentice of the staff
legacy-chapter-1 = Initiation
legacy-chapter-2 = Among the Ruins
legacy-chapter-3 = In Search of New Power
legacy-chapter-4 = What Grows Below
legacy-chapter-5 = Broken Light
legacy-chapter-6 = Bridges of Thought
legacy-chapter-7 = The Blades Return
legacy-chapter-8 = The Last Lesson
legacy-epilogue = Epilogue
result-victory-told = The campaign is complete, and its story has been told.
legacy-section-chapters = Chapters
legacy-section-mages = Mages
legacy-section-supply = Supply
legacy-section-rules = Rules
legacy-told-won = Chapter { $chapter }, { $title }: won.
legacy-told-lost = Chapter { $chapter }, { $title }: lost.
legacy-told-nemesis = { $nemesis }
legacy-told-date = { $date }
legacy-told-mage = { $who }
legacy-told-pile = { $card }
legacy-told-basic = { $stickers ->
    [0] { $card }
    [one] { $card }, with an evolve sticker
   *[other] { $card }, with { $stickers } evolve stickers
}
legacy-told-rule = { $letter }, { $what }
lesson-dezmodia = Dezmodia’s Lesson
lesson-mist = Mist’s Lesson
lesson-brama = Brama’s Lesson
lesson-malastar = Malastar’s Lesson
ability-legacy-1 = Shared Insight
ability-legacy-2 = Mending Rite
ability-legacy-3 = Bulwark
ability-legacy-4 = Overchannel
ability-legacy-5 = Attunement
ability-legacy-6 = Cleansing Flame
ability-legacy-7 = Recollection
ability-legacy-8 = Triple Volley
ask-story = { $text }
ask-mage-name = What is your mage called?
ask-card-name = What do you call your new card?
ask-sticker = { $who }: choose the effect of your own starting card.
ask-ability = { $who }: choose the ability of your mage.
ask-improve = { $who }: how do you improve your ability?
ask-mastery = { $who }: choose a mastery.
ask-add-pile = { $voice ->
    [one] Choose
   *[all] Together, choose
} a new pile for the supply ({ $left } to go).
ask-banish-pile = { $voice ->
    [one] Choose
   *[all] Together, choose
} a pile of the supply to banish ({ $left } to go).
ask-reprieve = { $voice ->
    [one] Do you want
   *[all] Do all of you want
} to bring back a banished pile before you try again?
option-read-on = Read on
option-name = { $name }
option-sticker = { $effect }
option-improve = { $what ->
    [spaces] { $fewer ->
        [one] One fewer charge space
       *[other] { $fewer } fewer charge spaces
    }
   *[second] A second effect: { $effect }
}
option-mastery = { $what ->
    [1] Ready Mind: start with one charge
    [2] Second Threshold: breach II starts two quarter-turns closer to being open
    [3] Third Threshold: breach III starts two quarter-turns closer to being open
    [4] Keystone: the first gem you play each turn gives 4 more aether for breaches
    [5] Slayer’s Eye: the first spell you cast at a minion each turn deals 3 additional damage
    [6] Stout Heart: 16 life instead of 10
    [7] Second Wind: once per game, draw two cards after your draw phase
   *[8] Quick Hands: once per game, put a card you gain into your hand
}
option-add = Add { $card }
option-banish = Banish { $card }
option-rescue = Save the frame: Gravehold suffers 3 damage
option-abandon = Let it fall: this minion has 6 life instead of 9
log-unlocks = New sections of the rules are in force: { $letters }.
log-adds-pile = { $card } { $card_number ->
    [pl] join
   *[sg] joins
} the supply.
log-banishes-pile = { $card } { $card_number ->
    [pl] are
   *[sg] is
} banished from the supply.
log-basic-cards = { $count } basic nemesis cards join the campaign.
log-joins-basic = { $card } { $card_number ->
    [pl] join
   *[sg] joins
} the basic nemesis cards.
log-leaves-basic = { $card } { $card_number ->
    [pl] are
   *[sg] is
} banished from the basic nemesis cards.
log-gets-sticker = New on { $who }’s sheet: “{ $sticker }{ $ends ->
    [yes] ”
   *[no] .”
}
log-frame-saved = The frame is saved, for the rest of the campaign.
log-story = { $text }
log-lesson-earned = Earned: { $lesson }.
option-sheet = { $sheet }, { $side ->
    [a] front side
   *[b] back side
}
ask-sheet = { $who }: choose your mage sheet.
option-crystals = { $hand ->
    [0] No flawed Crystal
    [one] 1 flawed Crystal
   *[other] { $hand } flawed Crystals
} in hand; { $places ->
    [0] none in the deck
    [1] in the deck: the first card
    [2] in the deck: the second card
    [4] in the deck: the fourth card
    [12] in the deck: the first and second cards
    [14] in the deck: the first and fourth cards
    [24] in the deck: the second and fourth cards
   *[124] in the deck: the first, second and fourth cards
}
ask-crystals = { $who }: where are your flawed Crystals?
error-campaign-unfinished = This campaign is not over yet: its mages and chapters become available when its last chapter is won.
error-guest = “{ $given }” is not a list of guests; give a list of finished mages.
rule-harder-bladius = 90 life instead of 40.
rule-harder-mesh = A spell cast because of possession deals 1 additional damage.
rule-harder-deathmind = A Bridge token costs 6 aether or five pulse tokens.
rule-harder-risen = When the Assault card damages Gravehold, Gravehold suffers 2 additional damage.
rule-harder-xaxos = When the spell deck has been built, its top two cards are destroyed; then Xaxos Concentrates twice.
report-end-escape = Bladius escaped
report-end-pods = Seven pods
report-end-beacons = Ten beacons
report-end-told = Story told

error-record-names = The part “{ $part }” of the record contains “{ $given }”, which is not allowed there.
