# Several texts in a row.

comma = { $most }, { $last }
semicolon = { $most }; { $last }
space = { $most } { $last }
capital = { CAP($words) }

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

# The hand, the trick and the plates of many games.

your-hand = Your hand
on-the-table = On the table
last-trick = Last trick
trumps = Trumps
tricks = tricks
fact-bid = bid
contract = contract
side = { $names }
unit-points = points
unit-chips = chips
goal = { $rule ->
    [exceed] over
   *[reach] to
} { $points }

# Whose turn it is, what is played and called, and the end.

your-lead = Your lead.
your-turn = Your turn to play.
your-bid = Your bid.
to-beat = { CAP($call) } to beat. Bid or pass.
plays = { $who ->
    [You] You play
   *[other] { $who } plays
} the { $card }.
trumps-with = { $who ->
    [You] You trump
   *[other] { $who } trumps
} with the { $card }.
bids = { $who ->
    [You] You bid
   *[other] { $who } bids
} { $bid }.
passes = { $who ->
    [You] You pass
   *[other] { $who } passes
}.
passes-these = { $who ->
    [You] You pass
   *[other] { $who } passes
} { $cards }.
drawn = The match is drawn: the totals are level.
wins-match = { $who ->
    [You] You win
   *[other] { $who } wins
} the match with { $points } points.

# Themes of puzzles in several games of tricks.

theme-opening = The opening lead
theme-opening-asked = You lead to the first trick. Which card?
theme-second = Second hand
theme-second-asked = You play second to this trick. Which card?
theme-third = Third hand
theme-third-asked = You play third to this trick. Which card?
theme-last = Last hand
theme-last-asked = You play last to this trick. Which card?
theme-void = Trump or throw away
theme-void-asked = You have none of the suit led. Which card?
theme-endgame = The last tricks
theme-endgame-asked = Only a few cards are left. Which one?
theme-bid = The bid
theme-bid-asked = It is your turn in the auction. What do you bid?
