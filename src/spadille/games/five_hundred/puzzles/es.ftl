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

theme-discard = Las cartas del centro
theme-discard-asked = Ya recogiste las cartas del centro. ¿Cuáles apartas?
theme-lead = Salir por el contrato
theme-lead-asked = Tu bando juega el contrato y te toca salir. ¿Con qué carta?
theme-lead-against = Salir contra el contrato
theme-lead-against-asked = Te toca salir contra el contrato. ¿Con qué carta?
theme-own-nullo = Nullo propio
theme-own-nullo-asked = Tu bando juega nullo. ¿Qué carta?
theme-nullo = Contra un nullo
theme-nullo-asked = Los otros juegan nullo. ¿Qué carta?
