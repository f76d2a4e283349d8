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

# Temas de los problemas hallados por la máquina.

theme-name = El palo de triunfo
theme-name-asked = La puja es tuya. ¿Qué palo eliges como triunfo?
theme-pass = Pasar cartas
theme-pass-asked = Le pasas cartas a tu compañero. ¿Cuáles?
theme-bury = Enterrar cartas
theme-bury-asked = Recogiste la viuda y entierras tres cartas. ¿Cuáles?
theme-lead = Salir por la puja
theme-lead-asked = La puja es tuya y te toca salir. ¿Con qué carta?
theme-lead-on = Salir tras una baza
theme-lead-on-asked = Ganaste la última baza y te toca salir. ¿Con qué carta?
theme-answer = Jugar a la baza
theme-answer-asked = Ya salieron y te toca. ¿Qué carta?
