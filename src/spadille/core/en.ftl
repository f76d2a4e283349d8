# Words that every folder uses: rows of names, numbers as they are said.

you = You
nobody = nobody
north = North
east = East
south = South
west = West
list = { $most } and { $last }
decimal = { $whole }.{ $part }
number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}

# What a table plays by.

more = More
bidding = Bidding
scoring = Scoring
play = Play
the-end = The end
idle = This makes no difference under the other options.
idle-choice = { $choice } This makes no difference under the other options.
choice = the table's choice
choice-by = the table's choice, by { $by }
choice-instead = the table's choice, instead of { $instead }
choice-by-instead = the table's choice, by { $by }, instead of { $instead }

# Words of the table, and pages in other languages.

said-so = { $word } (say: { $said })
page-in-english = This page is in English only.
in-english = { $text } (in English)
clauses-in-english = The rules are quoted in English.
