pots = Botes ganados
killed = Muertes por la carta que mata
