# Modalidades de Mexican Sweat: cómo se llama cada una, una línea para elegir, tres frases para un invitado.

no-peek = Sin vistazo
no-peek-line = Ninguna carta mata ni hay que superar una antes; se apuesta cuando una jugada toma la delantera.
no-card-kills = Ninguna carta mata, y la primera carta descubierta vale.
no-peek-2 = A quien le toca descubre cartas hasta que su jugada es mejor que la mejor hasta ahora.
bets-after-lead = Hay una ronda de apuestas cada vez que una jugada toma la delantera, y solo entonces.

midnight-baseball = Béisbol de medianoche
midnight-baseball-line = Sin vistazo, con treses y nueves como comodines.
