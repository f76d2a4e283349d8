# Several texts in a row.

comma = { $most }, { $last }
semicolon = { $most }; { $last }

# The first dealer, and the player everybody waits for.

deals-first = { $who ->
    [You] You deal
   *[other] { $who } deals
} first.
draws = { $who ->
    [You] You draw
   *[other] { $who } draws
} the { $card }
and-draws = { $who ->
    [You] you
   *[other] { $who }
} the { $card }
draw-for-dealer = { $drawn }; { $who ->
    [You] you deal
   *[other] { $who } deals
} first.
waiting = Waiting for { $who ->
    [You] you
   *[other] { $who }
}.
finding-dealer = The first dealer is being found.
dealing = The cards are being dealt.

# Cards as they lie.

face-down = a card face down
noted = { $card }, { $note }
not-playable = { $card }, not playable: { $why }
led = led
wins = wins
led-wins = { $led }, wins

# How things stand.

fact = { $label } { $figure }
stand-made = { $bid }, { $taken } taken: made
stand-set = { $bid }, { $taken } taken: set
stand-open = { $bid }, { $taken } taken, need { $need }
wins-trick = { $who ->
    [You] You win
   *[other] { $who } wins
} the trick.
wins-trick-of = { $who ->
    [You] You win
   *[other] { $who } wins
} the trick, { $taken } of { $bid }.
wins-trick-so-far = { $who ->
    [You] You win
   *[other] { $who } wins
} the trick, { $taken } so far.
wins-trick-with = { $who ->
    [You] You win
   *[other] { $who } wins
} the trick ({ $facts }).

# What a deal has come to.

gain = { $side } { $points }
deal-scored = Deal { $deal } is scored: { $gains }.
side-scored = { $side }: { $lines }.
unit = { CAP($unit) }
head-points = Points
total = Total
turned = The match turned in deal { $deal }, when { MID($turn) }.
minus = minus { $points }
points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
took = { $tricks ->
    [0] none
   *[other] { $tricks }
}
did-pass = { $who } passed and took { $tricks }.
did-bid = { $who } bid { $bid } and took { $tricks }.

# Games of tricks.

your-hand = Your hand
on-the-table = On the table
last-trick = Last trick
trumps = Trumps
tricks = tricks
your-lead = Your lead.
your-turn = Your turn to play.
plays = { $who ->
    [You] You play
   *[other] { $who } plays
} the { $card }.
trumps-with = { $who ->
    [You] You trump
   *[other] { $who } trumps
} with the { $card }.
