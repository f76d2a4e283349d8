# Ways to play Mini Baccarat: what each is called, a line for people who must choose, three sentences for a guest.

commission-free = Commission-free
commission-free-line = No commission; a bet on the banker that wins with six is paid half.
commission-free-1 = No commission is taken.
commission-free-2 = A bet on the banker that wins with a six is paid half.
commission-free-3 = All else is the usual game.

seven-comes-back = Dragon and panda
seven-comes-back-line = No commission; the banker’s seven on three cards gives bets back, with two side bets.
seven-comes-back-1 = No commission is taken, and a bet on the banker comes back where it wins with seven on three cards.
seven-comes-back-2 = A side bet on just that banker hand is offered, the dragon seven.
seven-comes-back-3 = Another is on a player hand that wins with eight on three cards, the panda eight.
