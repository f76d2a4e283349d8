# Auction Pinochle: problemas, por sus nombres; lo correcto ya está juzgado y no se dice aquí.

best-melds = Dos palos de cinco
best-melds-asked = La puja es tuya, y tienes cinco tréboles y cinco diamantes. ¿Qué palo eliges como triunfo?
partners-ten = El diez de tu compañero
partners-ten-asked = Tu compañero sale con el diez de tréboles, que nadie puede superar. ¿Juegas el rey o la jota?
ten-or-ace = Un diez o un as
ten-or-ace-asked = Va ganando su rey de corazones, y no tienes corazones ni triunfos. ¿Te descartas de un diez o del as?
two-aces = Dos ases y una jota
two-aces-asked = Quedan tres cartas, todas de picas: dos ases y la jota. ¿Con qué sales?
to-be-spared = Una carta que sobra
to-be-spared-asked = Va ganando su rey de tréboles. Tienes as y rey de picas y el diez de corazones. ¿Qué carta juegas?
first-of-two = Dos reyes iguales
first-of-two-asked = No quedan triunfos. Tienes rey y reina de corazones y un rey de diamantes. ¿Con qué sales?
four-left = Quedan cuatro cartas
four-left-asked = Tienes rey y reina de corazones, y as y reina de diamantes. ¿Con qué sales?
