# The company at a table: what the host may do, and what people ask of each other.

host-only = Only the host of the table may do that.
nobody-there = Nobody has that seat.
your-own-seat = That is your own seat. To leave it, stand up.
not-being-played = No game is being played at this table now.
here = { $who } is here.

# Talk

watcher = Watcher
hello = Hello
good-luck = Good luck
well-played = Well played
thank-you = Thank you
one-moment = One moment, please
sorry = Sorry
good-game = Good game
reacts = { $what ->
    [laugh] { $who } laughs.
    [surprise] { $who } is surprised.
    [sorrow] { $who } is sad.
    [heart] { $who } sends a heart.
   *[smile] { $who } smiles.
}
