# People one has played with, and invitations.

error-seat-not-free = This seat is not free any more.
error-handle = This person cannot be invited: the link is old, or from another server.
error-invitation = This invitation is not open any more.
web-circle = Your circle
web-circle-about = People you have played with. The list is kept in this browser only.
web-circle-empty = Nobody yet. People you finish a game with appear here, and anyone who opens your link can add you.
web-circle-here = here now
web-circle-away = not here
web-circle-online = Show these people when I am here
web-circle-link = Copy my link
web-circle-link-copied = Copied. Anyone who opens it can invite you.
web-circle-carry = Copy a link for my other device
web-circle-carry-copied = Copied. Open it on your other device to have the same people there.
web-circle-remove = Remove
web-circle-name = What should people call you?
web-circle-added = { $name } is now in your circle.
web-circle-taken = { $count ->
    [one] 1 person is now in your circle.
   *[other] { $count } people are now in your circle.
}
web-circle-wrong = This link is incomplete. Ask for it again.
web-invitation = { $who } invites you
web-invitation-somebody = Somebody invites you
web-invitation-somebody-name = Somebody
web-invitation-take = Sit down
web-invitation-no = No, thank you
web-invitation-block = No more from this person
web-links-invite = Invite
web-links-invited = { $name } has been invited.
