pots = Gewonnene Pots
killed = Von der Killerkarte getroffen
