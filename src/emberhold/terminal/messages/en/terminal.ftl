### The terminal table: words around the game, and what the marks of a scene say.

## Table

table-heading = { $game }{ $round ->
    [0] { $turn ->
        [0] {""}
       *[other] {" · "}turn { $turn }
    }
   *[other] {" · "}round { $round }
} · seed { $seed }
table-seat = player { $number }
table-seat-bot = player { $number } · { $bot ->
    [random] random bot
    [novice] novice
    [skilled] skilled bot
    [expert] expert bot
    [master] master bot
   *[greedy] bot
}
table-line = { $name }: { $what }
table-face-down = a face-down card
table-stall = { $card } ({ $cost } aether, { $left } left)
table-more-news = … { $lines ->
    [one] one earlier line
   *[other] { $lines } earlier lines
} (l shows the log)
table-hand-over = It is { $who }’s turn. Hand over the keyboard, then press Enter.
table-kept = The game is saved in { $path }. Resume it with: emberhold play --resume
table-saved = Saved to { $path }.
table-log-empty = Nothing has happened yet.
table-several = Several names contain “{ $given }”
table-look-up-hint = Type ? and part of a name to read one of them.
table-won-by = Won by { $who }.
table-summary = { $round ->
    [0] { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }
   *[other] { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.

## Help at the question

table-piles-empty = Nothing has been discarded yet.
table-hint = A hint
table-rules-asked = Rules for this question
table-help = What you can type
table-help-answer = 3 · 2 2 5 · { $key } | answer by number, several in a row, or by key
table-help-hint = i | a hint: what an expert would do, and the chances
table-help-odds = o | what lies ahead: your next cards, the turn order, chances
table-help-card = ? · ? NAME | what is on the table · the text of a card
table-help-piles = d | the discard piles card by card, newest last
table-help-undo = u · u 3 | undo your last answer, or the last three
table-help-log = l · l 50 · l all | what happened
table-help-save = s · s FILE | where the game is saved · save it to a file
table-help-language = lang pl | continue in Polish (en, pl, fr)
table-help-rules = r · r { $rule } · r WORDS | the rules: contents and the rules for this question, one rule, a search
table-help-redraw = Enter | draw the table again
table-help-quit = q | leave; the game is saved
table-help-signs = ◆ gem   ■ relic   ✦ spell   ▲ minion   ● power   ✖ attack
table-help-breaches = Closed breaches: ▶, ▼, ◀ or ▲ shows where the yellow side points; after ▲, the next focus opens the breach.

## What went wrong at the question

error-no-such-number = There is no option { $given }. Type a number from 1 to { $most }, or h for help.
error-not-understood = “{ $given }” is neither an option nor a command. { GIVEN($nearest) ->
    [yes] Did you mean { $nearest }?
   *[no] Type a number from 1 to { $most }, or h for help.
}
error-no-question = The game was over before “{ $given }” could be answered; nothing was changed.
error-somebody-else = “{ $given }” would be an answer for { $who }, who has not seen the question; nothing was changed.
error-nothing-to-undo = There are not that many answers to undo.
error-undo-number = “{ $given }” is not a number of answers to undo. Type a whole number of 1 or more.
error-log-number = “{ $given }” is not a number of lines. Type l, l 50 or l all.
error-no-such-card = Nothing in the box has “{ $given }” in its name.
error-no-library = This game has no card texts.
error-no-rulebook = This game has no rulebook.
error-save-foreign-file = { $path } already exists and is not a saved game, so it was not overwritten.
error-rule-unknown = “{ $given }” is not a rule or a section, and no rule contains it. The rules are { $first } to { $last }.

## Short names of piles

short-zone-discard = Discard
short-zone-nemesis-deck = Deck
short-zone-nemesis-discard = Discard
short-zone-acolyte-deck = Acolytes
short-zone-acolyte-discard = Acolyte discard
short-zone-play-area = Played
short-zone-turn-order = Still to come
short-zone-turn-order-discard = Drawn
short-zone-destroyed = Destroyed
title-turn-order = Turn order

## Marks

mark-life = { $value }/{ $most } life
mark-charges = { $value }/{ $most } charges
mark-aether = { $value ->
    [0] {""}
   *[other] { $value } aether
}
mark-aether-57 = +{ $value } aether (no relics or spells)
mark-aether-7 = +{ $value } aether (cards only)
mark-aether-4 = +{ $value } aether (spells only)
mark-aether-1 = +{ $value } aether (gems only)
mark-aether-16 = +{ $value } aether (breaches only)
mark-exhausted = { $value ->
    [yes] exhausted
   *[no] {""}
}
mark-trophies = { $value ->
    [one] { $value } trophy
   *[other] { $value } trophies
}
mark-pair-token = has the turn token
mark-tier = { $value ->
    [0] {""}
   *[other] tier { $value }
}
mark-untouchable = cannot be damaged
mark-tokens = { $what }: { $value }
mark-power = { $value ->
    [one] { $value } power token
   *[other] { $value } power tokens
}
mark-number = { $value ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
mark-open = { $value ->
    [yes] ◎ open
   *[no] { $turned ->
        [R] ▶
        [D] ▼
        [L] ◀
       *[U] ▲
    } { $focused ->
        [yes] focused
       *[no] closed
    }
}
mark-bonus = { $value ->
    [0] {""}
   *[other] +{ $value } damage
}
mark-focus_cost = focus { $value }
mark-open_cost = open { $value }
table-naming = Type a name of up to { $most } letters, or the number of one above.
page-title = { $over }, { $title }
page-opens = New rules with this page ({ $letters })
page-ask = A page of your story is open.
page-next = Next page
page-none = You have not read any of the story yet.
table-odds = What lies ahead
table-odds-none = Nothing is certain here.
