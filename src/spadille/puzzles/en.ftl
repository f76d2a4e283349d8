# What is said to the answer of a puzzle.

right = Right.
as-good = Right. { CAP($better) } is about as good.
costs = { CAP($move) } costs { $price }. Try another.
not-weighed = No figure is known for { $move }. Try another.
nothing-known = That was not weighed. Try another.

none = There are no puzzles of { $game }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}

moment = A moment of your game
moment-asked = Here you had a choice. What would you do now?

