bets-won = Gewonnene Wetten
