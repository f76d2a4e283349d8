melds = Points from melds
last-tricks = Last tricks won
missed = Melds missed
