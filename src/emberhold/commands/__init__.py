"""The subcommands of `emberhold`, one file each: `main(words, language) -> exit status`."""
