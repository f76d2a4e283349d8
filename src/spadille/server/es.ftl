# Lo que el servidor dice a la gente: por qué no, y adiós. Anfitrión, asiento, mesa, registro, semilla, pista, repaso.

no-hints = En esta mesa no hay pistas.
hint-not-now = Hay pistas cuando te toca jugar.
hint-under-way = Se está preparando una pista.
teacher-alone = En esta mesa, el maestro solo habla a quien juega a solas contra bots.
called-rules = «{ $name }», según { $book }{ $changed ->
    [yes] , con cambios
   *[no] { "" }
}
not-moved = Todavía no has jugado.
no-hint-found = No se encontró ninguna pista.
too-many-requests = Demasiadas peticiones desde tu dirección. Espera un momento.
other-site = Una página de otro sitio no puede hacer eso.
no-database = El servidor no llega a su base de datos. Inténtalo otra vez.
next-deal = Entras en la próxima mano. Hasta entonces, un bot juega por ti.
watching = Estás mirando, así que no puedes jugar.
not-yours-alone = En esta mesa se sienta más gente, y el registro también es suyo. Puedes cerrarla.
no-table = Esta mesa no existe, o no se puede ver.
deleted = El anfitrión ha borrado esta mesa.
no-watchers = Esta mesa no admite espectadores.
other-seat = Este navegador tiene ahora otro asiento. Conéctate otra vez.
too-slow = Tu conexión es demasiado lenta. Conéctate otra vez.
too-much = Demasiadas peticiones. Espera un momento.
full = Hay demasiadas conexiones. Inténtalo más tarde.
elsewhere = Este asiento está abierto en demasiadas pantallas.
banned = Este servidor no acepta conexiones desde tu dirección.
opened-again = La mesa se ha abierto de nuevo. Conéctate otra vez.
no-game = En esta mesa no se está jugando.
paused = El anfitrión ha puesto la partida en pausa.
begun = La partida ya ha empezado.
nothing-left = Aquí termina la partida. Vuelve unas jugadas atrás para seguir jugando.
over-already = La partida de esta mesa ya ha terminado.
person-sits = Ahí se sienta una persona. Libera antes el asiento.
hosts-seat = Ese es el asiento del anfitrión. Solo él puede liberarlo.
host-frees = Ahí se sienta una persona. Solo el anfitrión puede liberar ese asiento.
game-over = La partida ha terminado.
opening-again = La mesa se está abriendo de nuevo. Inténtalo otra vez.
not-written = La mesa no se pudo guardar ahora. Conéctate otra vez y mira cómo está.
database-silent = La base de datos no responde ahora. Conéctate otra vez y mira cómo está.
other-server = Otro servidor ha seguido con esta mesa. Conéctate otra vez.
no-seat-back = No tienes otro asiento en esta mesa al que volver.
dead-link = Este enlace ya no sirve. Pide uno nuevo.
no-seat-link = Este enlace no lleva a ningún asiento.
no-such-table = Esa mesa no existe.
no-evening = El club no tiene esa velada.
club-unreadable = Ahora no se pueden leer los archivos del club. Inténtalo más tarde.
too-many-tables = Demasiadas mesas nuevas desde tu dirección. Espera un minuto.
no-seat-here = No tienes asiento en esta mesa.
seated-already = Ya tienes un asiento en esta mesa.
no-guests = Esta mesa no admite invitados.
played-only = Solo quien ha jugado puede jugar otra vez. Toma asiento en la mesa nueva.
host-only = Solo el anfitrión de la mesa puede hacer eso.
moved-on = La partida ha seguido. Mira otra vez.
no-such-address = No hay nada en esta dirección.
no-such-file = Ese archivo no existe.
seal-late = Las partes de la semilla ya están fijadas. El sello llega tarde.
no-opening = Ahora no se abre ninguna parte de la semilla.
not-sealed = Este asiento no ha sellado ninguna parte de la semilla, o ya la ha abierto.
other-part = Esta no es la parte que el asiento ha sellado.
too-many-records = Demasiados registros desde tu dirección. Espera un momento.
record-too-long = Este registro tarda demasiado en comprobarse aquí. Usa `spadille replay` en tu propio equipo.
too-many-reviews = Ahora se piden demasiados repasos. Espera un momento.
too-many-odds = Ahora se piden demasiadas probabilidades. Espera un momento.
no-such-card = { $typed } no es ninguna carta. Escribe rango y palo; por ejemplo, 10♥ es el diez de corazones.
odds-too-long = Esto tarda demasiado en calcularse aquí. Usa `spadille odds` en tu propio equipo.
review-too-long = Esta mano tarda demasiado en repasarse aquí. Usa `spadille review` en tu propio equipo.
review-later = Al terminar la partida se pueden repasar también las jugadas de los demás, con todas las cartas.
review-came-later = Una mano en la que entraste más tarde se repasa al terminar la partida.
record-later = El registro de una partida se muestra cuando termina.
not-over = Esta partida aún no ha terminado.
restarting = Este servidor está a punto de reiniciarse. Abre la mesa dentro de un minuto.
other-version = Esta mesa la guardó otra versión de Spadille y no se puede abrir.
no-room = Este servidor tiene todas las mesas que le caben. Inténtalo más tarde.
over-no-seat = La partida ha terminado. Ya nadie puede sentarse.
seat-taken = Ese asiento está ocupado. Elige otro.
bot-sits = En ese asiento juega un bot. El anfitrión puede liberarlo.
seat-freed = Han liberado tu asiento. Elige otro.
other-place = Esta mesa se juega en otro servidor de la misma base de datos. Inténtalo allí.
no-chat = En esta mesa no hay chat.
muted = Te han silenciado en este servidor. Pregunta a quienes lo administran.
too-fast = Escribes demasiado rápido. Espera un momento.
asked-much = Ya has pedido muchas cosas. Espera a que algunas estén listas.
called-here = Alguien en la mesa ya se llama como tú, así que aquí te llamas { $name }.
name-unseen = Un nombre necesita algo que se vea. Elige otro.
name-long = Un nombre tiene { $most } caracteres como máximo. Acórtalo.
name-ours = La mesa misma habla como { $name }. Elige otro nombre.
name-bot = { $name } es aquí un bot. Elige otro nombre, o añádele algo.

preview-with = { $game } con { $who }
preview-free = { $free ->
    [0] Todos los asientos están ocupados. Puedes mirar.
    [one] Hay un asiento libre: siéntate con un toque, sin cuenta.
   *[other] Hay { $free } asientos libres: siéntate con un toque, sin cuenta.
}
preview-playing = { $phase ->
    [over] La partida ha terminado.
   *[playing] La partida ha empezado.
}
table-closed = Esta mesa se ha cerrado
nothing-here = Aquí no hay nada
opens-nothing = Este enlace no abre nada
not-this-name = Con este nombre no
did-not-work = Eso no funcionó
to-lobby = Al vestíbulo
failed = El servidor ha fallado. De tu partida no se pierde nada.
restarts = El servidor de esta mesa se reinicia { $seconds ->
    [0] ahora
    [1] en 1 segundo
    [60] en un minuto
   *[other] en { $seconds } segundos
}. Tu partida se conserva.
removed = El anfitrión te ha sacado de esta mesa.
removed-before = El anfitrión te ha sacado de esta mesa.
muted-by-host = El anfitrión te ha silenciado en esta mesa.

# De vuelta en la mesa

welcome-back = Hola de nuevo.
the-bot = El bot
bot-played = El bot juega { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}.

# Páginas de reglas y palabras.

every-game = Todos los juegos
cards-and-packs = Cartas, barajas, reparto
glossary = Glosario
good-to-know = Es bueno saberlo
words-of = Palabras de { $game }
which-found = { $near ->
    [nearest] Lo más parecido a lo que juegan es { $game }: { $way }, pero:
    [usual] Casi todo el mundo juega { $game }: { $way }.
    [fits] Sus respuestas encajan con { $game }: { $way }.
   *[plays] Ustedes juegan { $game }: { $way }.
}
which-differs = { $yours } ({ $way }: { $theirs })
which-not-so = En su mesa no es así: { $theirs }

# El historial de una mesa: quién llega y se va, y qué se hace en lugar del anfitrión.

the-host = El anfitrión
acts-as-host = El anfitrión, { $name },
acts-for-host = { $name }, en lugar del anfitrión,
act-sit = { $name } se sienta.
act-rename = { $name } ahora se llama { $now }.
act-stand = { $name } deja la mesa; sigue un bot.
act-fill = { $who } da un asiento a { $name }, un bot.
act-free = { $who } libera el asiento de { $name }; sigue un bot.
act-bot = { $who } pone a un bot a jugar por { $name }.
act-remove = { $who } saca de la mesa a { $name }; sigue un bot.
act-undo = { $name } deshace una jugada; todos están de acuerdo.
act-claim = { $name } reclama las bazas que quedan.
act-skip = { $name } deja a los bots el resto de la mano.
act-concede = { $name } se rinde.
act-start = { $who } empieza la partida.
act-pause = { $who } pone la partida en pausa.
act-go-on = { $who } reanuda la partida.

# Lo que dicen las mesas cuyas cartas se juegan también en otras.

seats-stay = otros juegan las mismas cartas en sus mesas, así que los asientos de esta se quedan como están
opens-later = aún puede haber otros jugando estas cartas; el registro estará disponible cuando acabe el día
cards-later = aún puede haber otros jugando estas cartas; todas se muestran cuando acabe el día

# Una opción activada o no, al preparar la mesa.
yes = sí
no = no
