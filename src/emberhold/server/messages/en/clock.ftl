# How long a turn may take.

error-clock = The time for a turn is unlimited, 3 or 10 minutes, or 1, 3 or 7 days.
error-vacation = You have 21 days of vacation at each table; { $left ->
    [one] 1 day is
   *[other] { $left } days are
} left.
house-notice-late = { $who } ran out of time. A bot is playing in that seat until { $who } comes back.
house-notice-late-yours = You ran out of time, and a bot is now playing in your seat. Choose your name at the top to play again.
house-notice-clock = The time for a turn at this table has been changed.
house-notice-vacation = { $who } is on vacation for { $answers ->
    [one] one day
   *[other] { $answers } days
}; the clock of that seat is stopped.
web-clock = Time for a turn
web-clock-0 = No limit
web-clock-180 = 3 minutes a turn
web-clock-600 = 10 minutes a turn
web-clock-86400 = 1 day a turn
web-clock-259200 = 3 days a turn
web-clock-604800 = 7 days a turn
web-clock-about = A bot plays for anyone who runs out of time, until they come back.
web-clock-vacation-days = Days of vacation
web-clock-vacation-go = Stop my time
web-clock-vacation-back = I am back from vacation
web-clock-over = Out of time
web-clock-days-one = %n% day left
web-clock-days-few = %n% days left
web-clock-days-many = %n% days left
web-clock-days-other = %n% days left
web-clock-hours-one = %n% hour left
web-clock-hours-few = %n% hours left
web-clock-hours-many = %n% hours left
web-clock-hours-other = %n% hours left
web-clock-minutes-one = %n% minute left
web-clock-minutes-few = %n% minutes left
web-clock-minutes-many = %n% minutes left
web-clock-minutes-other = %n% minutes left
