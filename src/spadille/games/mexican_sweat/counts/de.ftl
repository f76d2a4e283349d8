pots = Gewonnene Töpfe
killed = Von der Kill-Karte getroffen
