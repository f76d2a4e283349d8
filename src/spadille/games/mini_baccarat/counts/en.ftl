bets-won = Bets won
