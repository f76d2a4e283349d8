# Five Hundred: problemas, por sus nombres; la respuesta se calculó aparte y no está en estas palabras.

no-spade = Sin picas
no-spade-asked = Juegas ocho corazones y no tienes picas. ¿Qué carta juegas sobre el rey de picas?
joker-led = Salen con el comodín
joker-led-asked = El triunfo son diamantes, y salen con el comodín para pedirlos. ¿Juegas la jota o el as?
over-the-eight = Por encima de ocho corazones
over-the-eight-asked = Tu compañero ha pujado ocho corazones y te toca. ¿Qué pujas?
under-the-seven = Sale el nullo
under-the-seven-asked = Quien juega nullo sale con el siete de corazones. ¿Juegas el as o el cinco?
nullo-is-under = Por debajo de la reina de tu compañero
nullo-is-under-asked = Quien juega nullo ya está por debajo de la reina de tu compañero. ¿Qué corazón juegas?
three-of-four = Tres de las últimas cuatro
three-of-four-asked = Juegas ocho corazones y necesitas tres de las últimas cuatro bazas. ¿Con qué sales?

# Temas de los problemas hallados por la máquina.

theme-bid = La puja
theme-bid-asked = Te toca pujar. ¿Qué pujas?
theme-discard = Las cartas del centro
theme-discard-asked = Ya recogiste las cartas del centro. ¿Cuáles apartas?
theme-opening = La primera salida
theme-opening-asked = Sales en la primera baza. ¿Con qué carta?
theme-lead = Salir por el contrato
theme-lead-asked = Tu bando juega el contrato y te toca salir. ¿Con qué carta?
theme-lead-against = Salir contra el contrato
theme-lead-against-asked = Te toca salir contra el contrato. ¿Con qué carta?
theme-second = En segundo lugar
theme-second-asked = Juegas en segundo lugar. ¿Qué carta?
theme-third = En tercer lugar
theme-third-asked = Juegas en tercer lugar. ¿Qué carta?
theme-last = En último lugar
theme-last-asked = Juegas al final de la baza. ¿Qué carta?
theme-void = Fallar o descartarse
theme-void-asked = No tienes del palo de salida. ¿Qué carta?
theme-own-nullo = Nullo propio
theme-own-nullo-asked = Tu bando juega nullo. ¿Qué carta?
theme-nullo = Contra un nullo
theme-nullo-asked = Los otros juegan nullo. ¿Qué carta?
theme-endgame = Las últimas bazas
theme-endgame-asked = Quedan pocas cartas. ¿Cuál juegas?
