# Five Hundred.

# What is called.

bid = { WORD($n) } { $strain ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[NT] no trump
}
nullo = nullo
grand-nullo = grand nullo
pass = pass

# What may not be done, and what would be allowed.

too-low = { CAP($stands) } stands, and { $bid } is too low.
no-six = { $inkle ->
    [first_two_seats] Only the first two players may bid six, each on the first turn.
    [first_two_bids] Six may be bid only until two bids have been made.
   *[off] Nobody bids six at this table.
} The lowest bid now is seven spades.
no-nullo = Nullo is not played at this table.
no-grand-nullo = Grand nullo is not played at this table.
no-nullo-after = Your side said "ace, no face" and played on, so it may not bid nullo.
grand-nullo-after = You may bid grand nullo only after your partner has bid nullo.
not-ace-no-face = You need exactly one ace, no face card and no joker for that.
discard-five = Discard five cards, not { WORD($n) }.
discard-different = Discard five different cards, named in the order of the pack.
name-a-suit = Name the suit to follow when you lead the joker.
joker-waits = You have { $suit }. The joker may be played only by a hand without them.
no-joker = You do not hold the joker.
joker-not-led = Name a suit only when you lead the joker.
joker-calls-for-trumps = There are trumps, so the joker calls for them. Name no suit.
shown-out = You have shown that you are out of { $suit }. Name another suit.

# The score sheet.

took = took { $n }: { $per } × { $n }
contract-took = { $contract }, took { $n }: { $state ->
    [made] made
   *[set] set
}
all-ten = { $contract }, made with all ten tricks
others-took = the other side took { $n }: { $per } × { $n }
