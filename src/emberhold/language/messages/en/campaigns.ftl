### What can go wrong in a campaign, and with names that people give.

## Campaigns

error-no-campaign = { $game } is not played as a campaign.
error-campaign-foreign = { $path } is not an Emberhold campaign file: its first line should be “emberhold campaign 1”.
error-campaign-truncated = { $path } is cut off: the number of records does not match the closing line.
error-campaign-order = { $path }: records and chapters are out of order at “{ $given }”.
error-campaign-unreadable = { $path }: record { $number } cannot be read.
error-campaign-record = { $path }: the campaign cannot continue from its last record. { $why }
error-campaign-chapter = { $path }: the chapter in progress belongs to another campaign or to other players.
error-record-part = A record needs a readable part “{ $part }”.
error-record-game = The record is from the game “{ $given }”, not from “{ $known }”.
error-record-future = The record was made by version { $given } of the campaign; this version reads records up to { $known }. Update Emberhold.
error-chapter-open = The chapter is not over yet, so it cannot be closed.
error-chapter-other = This table belongs to another chapter.

## Names

error-name-empty = A name needs at least one letter.
error-name-long = A name can have at most { $most } letters; this one has { $given }.
error-name-letters = A name cannot contain line breaks, invisible characters or characters that change the direction of writing.
campaign-when = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }, { $time }
