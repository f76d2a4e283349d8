# Pinochle: problemas, por sus nombres; la respuesta se calculó aparte y no está en estas palabras.

their-ace = Sale un as
their-ace-asked = Tu rival sale con el as de picas, y puedes jugar cualquier carta. ¿Cuál?
last-meld = La última combinación
last-meld-asked = Ganaste la baza y en el mazo queda una carta: es tu última combinación. ¿Cuál?
first-meld = El nueve de triunfo
first-meld-asked = Ganaste la baza, y tienes un matrimonio y el nueve de triunfo. ¿Qué haces primero?
four-jacks = Tres combinaciones
four-jacks-asked = Tienes cuatro jotas, un pinochle y un matrimonio. ¿Qué bajas primero?
four-aces = Cuatro ases
four-aces-asked = Tu rival sale con la jota de picas, un triunfo. Tienes cuatro ases por bajar. ¿Qué carta juegas?
counted-out-lead = Se conocen todas las cartas
counted-out-lead-asked = Se acabó el mazo. { $who } tiene dos jotas y la reina de tréboles, y el rey, la reina y la jota de corazones. ¿Con qué sales?

# Temas de los problemas hallados por la máquina.

theme-lead = Salir con mazo
theme-lead-asked = Te toca salir y aún quedan cartas en el mazo. ¿Con qué carta?
theme-answer = Responder con mazo
theme-answer-asked = Puedes jugar cualquier carta. ¿Cuál?
theme-meld = Combinaciones
theme-meld-asked = Ganaste la baza. ¿Qué combinación bajas?
theme-strict-lead = Salir en las últimas doce
theme-strict-lead-asked = Se acabó el mazo y te toca salir. ¿Con qué carta?
theme-strict-answer = Responder en las últimas doce
theme-strict-answer-asked = Se acabó el mazo y ya salieron. ¿Qué carta juegas?
