# What the page itself says; what the games say comes from the server in words.

to-the-table = To the table
main-menu = Main
rules = Rules
settings = Settings
one-moment = One moment …
what-happens = What happens
needs-scripts = The table needs JavaScript; the table in the terminal (spadille play) does not.
language = Language
you = You
roads = Roads and odds

# Letting tables go

delete-table = Delete this table of { $game }?
delete-loses = Its cards, its score and its record are lost for good.
delete-it = Delete it
deleted = The table is deleted.
close-table = Close this table of { $game }?
close-loses = The game ends as it stands, for everybody. The score and the record can still be looked at.
close-it = Close it
closed = The table is closed.
or-close = Or close it: the game ends as it stands. The score and the record can still be looked at.
forget-table = Take this table of { $game } off your list?
forget-loses = The table stays, and so does your seat: you find it again by its link.
forget-it = Take it off
forgotten = The table is off your list.
keep-it = Keep it
let-go = Let this table of { $game } go
let-go-short = Let this table go
nobody-yet = nobody yet
table-line = by { $book }: { $people } ({ $phase ->
    [gathering] { $free } free
    [playing] being played
   *[over] over
})
close-this = Close table
host-closed = The host has closed this table.
closed-to-you = This table is closed to you

# The menu on a plate, and players who are away

plate-menu = { $who }: what can be done
seat-bot = { $who } is a bot.
seat-free = The seat is free.
seat-standin = A bot plays for { $who }. The seat is kept.
seat-here = { $who } is here.
seat-muted = { $who } is here. What is said here is shown to nobody.
seat-away = { $who } is away.
seat-kept = { $who } is away. The seat waits.
bot-now = A bot plays now
keep-seat = Keep the seat
unkeep-seat = Do not keep the seat any longer
free-seat = Free the seat
remove-person = Remove
mute = Mute for all
unmute = Let speak again
hide-talk = Show me nothing of what is said here
unhide-talk = Show me again what is said here
talk-hidden = You see nothing more of what { $who } says.
talk-shown = You see again what { $who } says.
asks-free = Free the seat of { $who }? A bot plays on until somebody sits down.
asks-remove = Remove { $who }? A bot plays on, and { $who } cannot come back to this table.
fill-seat = A bot stays here ({ $level })
open-seat = Let somebody sit down here
away-soon = { $who } is away. A bot plays in
away-now = Now
away-wait = Wait

# Phrases and faces

hello = Hello
good-luck = Good luck
well-played = Well played
thank-you = Thank you
one-moment-please = One moment, please
sorry = Sorry
good-game = Good game
smile = Smile
laugh = Laugh
surprise = Surprise
sorrow = Sorrow
heart = Heart

# What one asks of the others

ask-yes = Yes
ask-no = No
ask-waits = Everybody has to agree.
take-back = Take back

# A word when it is one's turn

notify-me = Tell me when it is my turn and I am not looking
notify-refused = Your browser does not allow this page to tell you.
