# Five Hundred: problemas, por sus nombres; la respuesta se calculó aparte y no está en estas palabras.

no-spade = Sin picas
no-spade-asked = Juegas ocho corazones y no tienes picas. ¿Qué juegas al rey de picas?
partners-ace = El as de tu compañero
partners-ace-asked = Tu compañero juega ocho picas y sale con el as de diamantes. No tienes diamantes. ¿Qué carta juegas?
joker-led = Salen con el comodín
joker-led-asked = El triunfo es diamantes, y salen con el comodín para pedirlos. ¿Juegas la jota o el as?
over-the-eight = Por encima de ocho corazones
over-the-eight-asked = Tu compañero ha pujado ocho corazones y te toca. ¿Qué pujas?
under-the-seven = Sale el nullo
under-the-seven-asked = Quien juega nullo sale con el siete de corazones. ¿Juegas el as o el cinco?
nullo-is-under = Por debajo de la reina de tu compañero
nullo-is-under-asked = Quien juega nullo ya está por debajo de la reina de tu compañero. ¿Qué corazón juegas?
three-of-four = Tres de las últimas cuatro
three-of-four-asked = Juegas ocho corazones y necesitas tres de las últimas cuatro bazas. ¿Con qué sales?
four-of-five = Cuatro de las últimas cinco
four-of-five-asked = Juegas siete corazones y necesitas cuatro de las últimas cinco bazas. ¿Con qué sales?
