# The installed app, and reading offline.

web-app-offline = Save cards, rules, lessons and puzzles to read offline
web-app-keeping = Saving; this takes a moment…
web-app-kept = Saved in this browser, in the language you are reading.
web-app-not-kept = They could not be saved. Try again when the server can be reached.
web-app-dropped = Nothing is saved any longer.
web-app-install = Install Emberhold as an app
web-settings-awake = Keep the screen on at a table
web-settings-vibrate = Vibrate when it is my turn
web-outdated = This page is older than the server.
web-outdated-reload = Reload
web-offline-title = Offline
web-offline-lead = The server cannot be reached, so nothing can be played. What you have saved can be read: every card, the rules, the lessons, and the puzzles with their goals.
web-lessons = Lessons
web-lessons-about = What the lessons say, to read without a table and, once saved in the settings, offline.
web-lessons-play = Play this lesson
web-lessons-read = Read the lessons
web-app-newer = A new version is here: reload when it suits you.
web-app-reload = Reload
