# Ways to play War: what each is called, a line for people who must choose, three sentences for a guest.

three-down = Three cards down
three-down-line = In every war each lays three cards face down, and a fourth decides.
three-down-1 = In a war each player lays three cards face down and turns up a fourth.
three-down-2 = A tie among those is another war with three cards more.
short-turns-last = A player who runs short turns up the last card, and it counts.

one-down = One card down
one-down-line = In every war each lays one card face down, however many wars follow on each other.
one-down-1 = In a war each player lays one card face down and turns up the next.
one-down-2 = A tie among those is another war with one card more.
