# Ways to play Pinochle: what each is called, a line for people who must choose, three sentences for a guest.

first-to-1000 = First to 1000
first-to-1000-line = 1000 points win, and if both get there the higher total does.
first-to-1000-1 = 1000 points are enough to win.
first-to-1000-2 = If both of you get there in the same deal, the higher total wins.
first-to-1000-3 = All else is the usual game for two.
