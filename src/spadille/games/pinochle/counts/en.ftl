melds = Points from melds
last-tricks = Last tricks won
