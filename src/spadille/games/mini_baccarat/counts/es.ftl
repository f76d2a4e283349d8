bets-won = Apuestas ganadas
