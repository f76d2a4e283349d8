# Modalidades de Mexican Sweat: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

no-peek = Sin vistazo
no-peek-line = Ninguna carta mata ni hay que superar una antes; se apuesta cuando una jugada toma la delantera.
no-peek-1 = Ninguna carta mata, y la primera carta descubierta vale.
no-peek-2 = A quien le toca descubre cartas hasta que su jugada es mejor que la mejor hasta ahora.
no-peek-3 = Hay una ronda de apuestas cada vez que una jugada toma la delantera, y solo entonces.

midnight-baseball = Béisbol de medianoche
midnight-baseball-line = Sin vistazo, con treses y nueves como comodines.
midnight-baseball-1 = Los treses y los nueves son comodines.
midnight-baseball-2 = Ninguna carta mata, y la primera carta descubierta vale.
midnight-baseball-3 = Hay una ronda de apuestas cada vez que una jugada toma la delantera, y solo entonces.
