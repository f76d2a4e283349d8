# The cards and the suits.

card = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [eleven] eleven
    [twelve] twelve
    [thirteen] thirteen
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
the-card = the { $card }
second-copy = { $card } (second copy)
little-joker = little joker
big-joker = big joker

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
jokers = jokers
