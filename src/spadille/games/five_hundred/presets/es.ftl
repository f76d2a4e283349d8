# Modalidades de Five Hundred: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

australian = Australiana
australian-line = 43 cartas, centro de tres, se puja hasta que pasan tres, nullo tras una puja de siete, nullo abierto.
australian-1 = Se juega con 43 cartas y un centro de tres, y se puja hasta que pasan tres.
australian-2 = Nullo (misère) se puede pujar cuando alguien ya pujó siete, y nullo abierto, por 500, en cualquier turno.
australian-3 = Sin triunfo, el comodín se puede jugar la primera vez que se sale de un palo; las diez bazas valen al menos 250.

american = Americana, una vuelta
american-line = Cada uno puja una vez, y vale la puja más alta.
american-1 = Cada uno tiene un turno para pujar, y vale la puja más alta.
american-2 = Si todos pasan, reparte el siguiente; el comodín de salida pide triunfo cuando lo hay.
ten-tricks-250 = Las diez bazas valen al menos 250, y con 500 puntos se gana.

cutthroat-line = Tres, cada uno por su cuenta, con 33 cartas y un centro de tres.
cutthroat-1 = Cada uno juega por su cuenta, y los otros dos se unen contra quien gana la puja.
cutthroat-2 = Se juega con 33 cartas y un centro de tres, y cada uno de los otros dos anota sus propias bazas.

two-hands-line = Dos jugadores, diez cartas cada uno, y diez que quedan muertas.
two-hands-1 = Cada uno tiene diez cartas de 33, tres están en el centro y diez quedan fuera de juego.
two-hands-2 = Si los dos pasan, reparte el otro.

three-pairs-line = Tres bandos de dos, compañeros frente a frente, con 63 cartas.
three-pairs-1 = Seis juegan en tres parejas, y tu compañero se sienta frente a ti.
pack-of-63 = La baraja tiene 63 cartas: por encima de los dieces hay onces, doces y dos treces rojos.
three-pairs-3 = Las otras parejas se unen contra quien gana la puja; las diez bazas valen al menos 250, y con 500 puntos se gana.

two-threes-line = Dos bandos de tres, un asiento sí y otro no, con 63 cartas.
two-threes-1 = Seis juegan tres contra tres, y uno de cada dos jugadores está en tu bando.
