wars-won = Gewonnene Kriege
longest-war = Karten im längsten Krieg
