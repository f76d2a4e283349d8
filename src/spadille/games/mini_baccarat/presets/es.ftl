# Modalidades de Mini Baccarat: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

commission-free = Sin comisión
commission-free-line = Sin comisión; una apuesta a la Banca que gana con seis se paga a la mitad.
commission-free-1 = No se cobra comisión.
commission-free-2 = Una apuesta a la Banca que gana con seis se paga a la mitad.
commission-free-3 = Todo lo demás es el juego de siempre.

seven-comes-back = Dragón y panda
seven-comes-back-line = Sin comisión; si la Banca gana con siete en tres cartas, su apuesta se devuelve. Hay dos apuestas laterales.
seven-comes-back-1 = No se cobra comisión, y una apuesta a la Banca se devuelve si gana con siete en tres cartas.
seven-comes-back-2 = Hay una apuesta lateral justo a esa mano de la Banca: el siete del dragón.
seven-comes-back-3 = Hay otra a que el Jugador gana con ocho en tres cartas: el ocho del panda.
