# La gente de la mesa: qué puede hacer el anfitrión, y qué se piden unos a otros. Deshacer, reclamar, rendirse.

host-only = Solo el anfitrión de la mesa puede hacer eso.
host-watch = Solo el anfitrión decide quién puede mirar.
nobody-there = Nadie tiene ese asiento.
seat-changed = Ese asiento lo tiene ahora { $who }.
your-own-seat = Ese es tu propio asiento. Para dejarlo, levántate.
here = { $who } está aquí.

# Conversación

watcher = Espectador
hello = Hola
good-luck = Buena suerte
well-played = Bien jugado
thank-you = Gracias
one-moment = Un momento, por favor
sorry = Perdón
good-game = Buena partida
reacts = { $what ->
    [laugh] { $who } se ríe.
    [surprise] { $who } se sorprende.
    [sorrow] { $who } se pone triste.
    [heart] { $who } manda un corazón.
   *[smile] { $who } sonríe.
}

# Lo que uno pide a los demás

no-taking-back = En esta mesa no se deshacen jugadas.
nothing-of-yours = Ahora no hay ninguna jugada tuya que deshacer.
asked-once = Ya has pedido deshacer esa jugada. Puedes volver a pedirlo después de la siguiente.
dealt-since = Desde entonces se han repartido o descubierto cartas. Esa jugada se queda.
seen-since = Desde entonces se ha visto una carta tapada. Esa jugada se queda.
one-at-a-time = Ahora se está preguntando otra cosa. Un momento.
in-a-pause = El anfitrión ha puesto la partida en pausa. Espera a que siga.
not-all-here = Falta { $who }, y todos tienen que estar de acuerdo.
asked-just-now = Acabas de preguntar. Haz una jugada antes de preguntar otra vez.
asks-back = { $who } quiere deshacer una jugada: { $act }{ $n ->
    [0] { "" }
    [one] { " " }También se deshace una jugada posterior.
   *[other] { " " }También se deshacen { WORD($n) } jugadas posteriores.
}
nothing-asked = Ahora no se pregunta nada.
not-yours-to-answer = Eso no te toca responderlo a ti.
says-no = { $who } no está de acuerdo. El juego sigue.
all-agree = Todos están de acuerdo.
has-gone = { $who } se ha ido. El juego sigue.
answer-first = { $who } ha preguntado algo. Responde primero.
asks-no-more = { $who } retira la petición.
silence = { $n ->
    [one] { $who } no respondió a tiempo. El juego sigue.
   *[other] No todos respondieron a tiempo. El juego sigue.
}

# Reclamaciones

no-claim-now = Las bazas se reclaman en tu turno, cuando quedan dos o más.
not-proved = No es seguro que ganes las que quedan. ¿Quieres mostrar tus cartas y preguntar a los demás?
asked-already = Tus cartas ya están a la vista. Sigue jugando.
claims = { $who } muestra sus cartas y reclama las últimas { WORD($n) } bazas.
claim-denied = { $by } reclama las últimas { WORD($n) } bazas. { $who } no está de acuerdo: el juego sigue.
cannot-be = Las cartas no están así. { $who } sigue jugando.
claimed = { $who } reclama las bazas que quedan.

# El resto de una mano, y una partida, que nadie quiere jugar

no-skip-now = Ahora no se puede dejar a los bots el resto de esta mano.
no-skip-made = Los bots no pudieron terminar la mano. Sigue jugando, o pídelo otra vez.
asks-skip = { $who } pide que los bots jueguen por todos el resto de esta mano.
asks-concede = { $who } quiere rendirse. ¿Termina aquí la partida?

# Mantener el contacto

no-friend-there = Ahí no hay nadie con quien mantener el contacto.
wishes-friend = A { $who } le gustaría mantener el contacto.
are-friends = { $who } y tú mantienen el contacto: la página de inicio muestra cuándo está aquí.
