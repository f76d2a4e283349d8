# La mesa en el terminal: sus teclas, páginas y líneas. Lo que dicen los juegos está en sus carpetas.
# Mano (deal), baza (trick), jugada (move), partida (game, match), hoja de puntos (score sheet), maestro (teacher), modalidad (way to play).

seats = { $n ->
    [one] un asiento
   *[other] { $n } asientos
}
seats-in-words = { $most ->
    [1] para uno
   *[other] para { $seats }
}
ago = { $unit ->
    [day] { $n ->
        [one] hace 1 día
       *[other] hace { $n } días
    }
    [hour] { $n ->
        [one] hace 1 hora
       *[other] hace { $n } horas
    }
   *[minute] { $n ->
        [one] hace 1 minuto
       *[other] hace { $n } minutos
    }
}
just-now = ahora mismo
to = a
up-to = a
or = o
either = { $most } o { $last }
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
cards-from-to = de { $low } a { $high } cartas
n-from-to = N de { $low } a { $high }

# -- El tapete --------------------------------------------------------------------------------------

new = nva
partner = compañero
dealer-mark = (R)
your-partner = tu compañero
dealer = reparte
to-act = en turno
more-on-t = T: más
face-down = { $n } boca abajo
nothing = nada
hand = Cartas
trick = Baza
nothing-yet = nada todavía
no-cards = sin cartas

# -- La última línea: teclas, cada una con una palabra o dos ----------------------------------------

key-space = Espacio
key-delete = Supr
key-digits = 1 … 9, letras
key-capital = { $key } (mayúscula)
does-keys = teclas
does-leave = salir
does-score = puntos
does-choose = elegir
does-play = jugar
does-hint = pista
does-undo = deshacer
does-last = última baza
does-table = mesa
does-review = repaso
does-rules = reglas
does-on = seguir
does-pace = ritmo
does-pick = elegir
does-done = listo
does-put-back = soltar
does-turn = descubrir
does-run = dejar correr
does-again = otra vez
does-sit-down = jugar
does-how = cómo jugar
does-lesson = lección
does-help = ayuda
does-quit = salir
does-language = English
does-deal = repartir
does-change = cambiar
does-write = escribir
does-reset = como el reglamento
does-back = volver

# -- Lo que se dice en la mesa ----------------------------------------------------------------------

goes-on = La partida sigue donde la dejaste.
still-goes-on = La partida sigue.
kept = La partida queda guardada: spadille play --resume sigue con ella.
choose-first = Elige primero: con las flechas, una tecla o el ratón.
choose-which = Elige cuál: { $ways }.
pick = { $what }: elige { $cards } con Espacio, luego Enter.
picked = { $n ->
    [one] { $n } elegida; Esc la suelta.
   *[other] { $n } elegidas; Esc las suelta.
}
a-number = { $what }: un número de { $low } a { $high }
a-move = Una jugada, como { $example }
thinking = Pensando…
hint-later = Puedes pedir una pista cuando te toque jugar.
review-later = Puedes repasar una mano cuando termine.
no-hand = Ahora no tienes cartas.
no-trick = Ahora no hay ninguna baza en la mesa.
no-last-trick = Ahora no hay una última baza que ver.
something-to-decide = Hay algo que decidir.
taken-back = Jugada deshecha.
taken-back-to = Has vuelto a tu última decisión.
nothing-to-take-back = No hay nada que deshacer.
skip-again = ¿Que los bots jueguen el resto de esta mano, también con tus cartas? X otra vez.
no-skip = Aquí no hay ninguna mano que los bots puedan terminar por ti.
concede-again = ¿Terminar ya la partida, con la puntuación actual? C otra vez.
concede-yes = ¿Terminar ya la partida, con la puntuación actual? Entonces escribe: concede yes.
no-concede = Aquí no hay ninguna partida en la que rendirse.
conceded = Te rindes.
teacher-speaks = El maestro señala los errores grandes.
teacher-silent = El maestro calla.
forced-themselves = La única jugada posible se hace ahora sola.
forced-by-hand = Ahora haces tú todas las jugadas.
pace = { $pace ->
    [slow] Los demás juegan ahora despacio.
    [brisk] Los demás juegan ahora rápido.
    [instant] Los demás juegan ahora al instante.
   *[steady] Los demás juegan ahora con calma.
}
watching = Estás mirando, así que no te toca jugar.
bot-fails = { $who } ({ $level }) { $why ->
    [none] eligió una jugada que no se permite; en su lugar se hace una jugada segura y permitida.
   *[other] ha fallado ({ $why }); en su lugar se hace una jugada segura y permitida.
}
not-saved = Esta partida no se está guardando: { $why } ({ $folder }).
too-small = La mesa necesita { $wide } columnas por { $high } filas; esta ventana tiene { $width } por { $height }.
    Agrándala para seguir, o sal con Ctrl-C (la partida queda guardada)
    y juega en líneas: spadille play --plain --resume

# -- Lo que se ha escrito ---------------------------------------------------------------------------

did-you-mean = «{ $typed }» no es una jugada. ¿Querías decir { $command }?
no-such-move = «{ $typed }» no es una jugada aquí. { $prompt }{ $example ->
    [none] {""}
   *[other] {" "}Escribe, por ejemplo, { $example }, o help.
}
number-unclear = Ese número vale para más de una jugada. Escribe { $ways }.
no-number-now = Ahora no se pide ningún número. { $prompt }
card-unclear = { $card } vale para más de una jugada. Escribe { $ways }.
no-card-now = Ahora no se pide ninguna carta. { $prompt }
out-of-bounds = Se espera un número entero de { $low } a { $high }, no { $got ->
    [none] una línea vacía
   *[other] { $got }
}.

# -- Páginas ----------------------------------------------------------------------------------------

page-keys = Enter o Esc: volver.  Las flechas mueven el texto.
deal-keys = Enter: la próxima mano.  V: repaso.  Las flechas mueven el texto.
end-keys = N: otra vez.  V: repaso.  S: puntos.  Q: salir.  Enter: a la mesa.
question-keys = Enter: hacerlo.  Esc: volver.
score-sheet = { $game }: la hoja de puntos
deal-of = { $game }: { $kind ->
    [coup] golpe { $n }
   *[deal] mano { $n }
}
game-over = { $game }: la partida ha terminado
deal = { $kind ->
    [coup] Golpe { $n }
   *[deal] Mano { $n }
}
bid-taken = puja/bazas: { $players }
no-deal-yet = Aún no ha terminado ninguna mano.
totals = Totales: { $totals }
after-deals = { $scores } tras { $n ->
    [one] 1 mano
   *[other] { $n } manos
}
after-moves = { $scores } tras { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
the-table = { $game }: la mesa
a-hint = Una pista
no-figures = No hay cifras: esto se valoró con reglas prácticas.
a-review = Un repaso
deal-is = Mano { $n }.
as-good-as-any = { $trick ->
    [0] {""}
   *[other] Baza { $trick }.{" "}
}{ $who ->
    [You] Tú
   *[other] { $who }
}: { $played }. Nada era mejor.
all-decisions = Todas las decisiones
the-rules = Las reglas: { $title }
plays-by = Con qué reglas juega esta mesa
changed = Cambiado: { $what }
instead-of = { $now } (El reglamento: { $usual })
left-open = Lo que las reglas impresas dejan abierto
house-rules = Reglas de la casa que una mesa puede elegir
good-to-know = Es bueno saberlo
real-cards = Cómo se cuidan las cartas de verdad
words = Palabras
words-of = Palabras de { $game }
words-of-the-table = Palabras de la mesa de cartas
how-to-play = Cómo se juega { $game }
no-page = No hay página de { $game } para principiantes.
help = Ayuda
help-arrows = elegir una carta o una palabra; el ratón también sirve
help-enter = jugarla; con una de tus cartas, ↑ hace lo mismo
help-tab = pasar a la zona siguiente: palabras, mesa, cartas
help-digits = el número, o la palabra con esa letra; en tus cartas, la carta (7, luego H)
help-space = elegir cartas, donde se piden varias
help-colon = escribir una jugada, como play QS
help-last = ver otra vez la última baza
help-hint = una pista: qué haría un buen jugador, y por qué
help-figures = las cifras detrás de la pista
help-teacher = un maestro: señala tus errores grandes; otra vez: calla
help-review = un repaso de la última mano: qué costaron tus jugadas
help-table = todo lo que hay en la mesa, en palabras
help-sheet = la hoja de puntos: todas las cuentas, cada cláusula
help-how = cómo se juega: una página para principiantes
help-rules = las reglas de esta mesa, cada cláusula
help-words = las palabras del juego: qué significan, cómo se dicen
help-undo = deshacer tu última decisión
help-on = seguir sin parar hasta que haya algo que decidir; otra vez: parar
help-forced = las jugadas sin elección: solas, o a mano
help-skip = dejar que los bots jueguen por ti el resto de la mano; se pregunta antes
help-concede = rendirse; se pregunta antes
help-pace = que los demás jueguen más rápido o más despacio
help-leave = salir; la partida queda guardada

# -- La primera pantalla, y preparar la mesa --------------------------------------------------------

motto = juegos de cartas
    con reglamento
sit-down-to = Jugar
go-on-with = Seguir con
not-resumed = Esta partida no se puede continuar: { $why }
damaged = { $first }{ $more ->
    [0] {""}
   *[other] {" "}(y { $more } más)
}
passed-over = { $name } no se muestra: { $why }
no-lesson = No hay ninguna lección de { $game }.
lesson-fails = Esta lección no se puede dar: { $why }
set-deal = Repartir
set-deal-means = Enter empieza la partida.
set-rulebook = Reglamento
set-seats = Asientos
set-seat = Tu asiento
set-seat-means = o solo mirar
set-place = asiento { $n }
set-watching = mirando
set-bots = Los demás
set-bots-means = su nivel de juego
level = { $level ->
    [beginner] principiante
    [regular] habitual
    [strong] fuerte
   *[other] { $level }
}
set-seed = Cartas
set-secret = secretas
set-seed-means = un número o una frase fija cada carta
set-seed-ask = Un número o una frase que fija cada carta
set-how = Izquierda y derecha cambian una línea; con Espacio se escribe un valor.
set-as-printed = Como está en el reglamento: { $book }.
set-not-allowed = Eso no vale aquí. Escribe { $allowed }.
set-number = un número entero de { $low } a { $high }
set-by-keys = Izquierda y derecha cambian esta línea.

# -- Lecciones --------------------------------------------------------------------------------------

lesson-sits-down = Enter: sentarse a una mesa.  Q: salir.
lesson-goes-on = Enter: seguir.  Q: salir.
lesson-plays = Flechas: elegir.  Enter: jugar.  H: mostrar.
lesson-begins = { $title }. Una línea vacía sigue, hint dice la jugada, quit sale.
lesson-play = Para jugarlo: spadille play { $game }
lesson-move = La jugada es: { $move }.
lesson-ends = Aquí termina la lección.
lessons-of-game = Lecciones de { $game }
lesson-line = { $at }. { $title }
which-lesson = ¿Qué lección? Su número, o una línea vacía para la primera:
lesson-next = Enter: siguiente lección.  Q: salir.
lesson-follows = La siguiente lección: spadille learn { $game } { $n }

# -- Problemas --------------------------------------------------------------------------------------

does-puzzles = problemas
does-answer = responder
does-show = mostrar
does-next = siguiente
does-figures = cifras
puzzle-head = { $game }, problema { $n } de { $most }: { $title }.
puzzle-solved = Enter lleva al siguiente.
puzzle-fails = Este problema no se puede plantear: { $why }
puzzles-of-game = Problemas de { $game }
puzzles-by-hand = Elegidos a mano
puzzles-begin = Escribe la jugada que encuentres. hint dice la respuesta, figures las cifras; next pasa al siguiente, quit sale.
puzzles-end = Ese era el último problema de { $game }.
theme-end = Ese era el último problema de este tema.
puzzles-left = Aquí terminan los problemas.

# -- La mesa en líneas ------------------------------------------------------------------------------

greeting = { $title }, { $seats }{ $watching ->
    [yes] {""}; estás mirando
   *[no] {""}
}. Escribe help para ver los comandos.
say-one-of = Di { $choices }.
open-to-you = Puedes elegir: { $cards }.
see-review = Lo que costó cada jugada: spadille review.
and-more = y { $n } más
no-moves = Ahora nada; no te toca jugar.
you-may = Puedes: { $move }.
nothing-refused = Aún no se ha rechazado nada. Escribe why y una carta.
review-all = Cada decisión: review all.
rules-head = { $title }, { $seats }. Cada cláusula: rules all.
kept-in = La partida se guarda en { $path }.
plain-help = Una jugada se escribe en notación, como { $example }; una carta sola o un número solo basta donde no hay duda.
typed-hand = hand: tus cartas
typed-trick = trick: lo que hay en la mesa
typed-last = last: la última baza
typed-table = table: todo lo que está a la vista
typed-score = score: los totales
typed-sheet = sheet: cada mano terminada con sus cuentas
typed-moves = moves: todo lo que puedes hacer ahora
typed-why = why CARD: si la puedes jugar, y la regla
typed-hint = hint: qué haría un buen jugador
typed-hint-of-lesson = hint: la jugada que se pide
typed-figures = figures: las cifras detrás de la pista
typed-review = review: las jugadas más caras de la última mano
typed-rules = rules: con qué reglas juega esta mesa
typed-on = on: seguir sin parar hasta que haya algo que decidir
typed-undo = undo: volver a tu última decisión
typed-skip = skip: los bots juegan el resto de la mano, también con tus cartas
typed-concede = concede: rendirse
typed-save = save: dónde se guarda la partida
typed-next = next: pasar al siguiente problema
typed-help = help play: cómo se juega; help words: las palabras del juego y cómo se dicen; help cards: cómo se cuidan las de verdad
typed-quit = quit o q: salir; la partida queda guardada
typed-quit-alone = quit o q: salir
lines-no-screen = Esto no es un terminal con pantalla, así que la mesa se escribe en líneas (--plain).
lines-dumb = Este terminal no puede dibujar una pantalla, así que la mesa se escribe en líneas (--plain).
lines-too-small = La mesa necesita { $wide } columnas por { $high } filas; este terminal tiene { $width } por { $height }, así que la mesa se escribe en líneas (--plain).
lines-no-textual = La mesa a pantalla completa necesita Textual (pip install 'spadille[tui]', o '.[tui]' en una copia de las fuentes); aquí se escribe en líneas (--plain).
nothing-unfinished = No hay ninguna partida sin terminar, así que aquí va una nueva.
which-game = ¿Qué juego? Su nombre o su número:
name-or-number = Se esperaba un nombre o un número de 1 a { $n }.
game-line = { $at }. { $name }: { $said } ({ $most ->
    [1] para uno
   *[other] para { $seats }
}, { $length })

# -- ¿Qué jugamos? ------------------------------------------------------------------------------------

which-seats = ¿Cuántos juegan: { $counts }? Enter para { $usual }.
which-count-expected = Se esperaba uno de estos: { $counts }; se dio { $got }.
which-asks = ¿Cómo es en su mesa? Escribe el número; 0 si nada de eso; solo Enter, si no lo sabes.
which-expected = Se esperaba un número de 0 a { $n }, o solo Enter; se dio { $got }.
which-found = { $near ->
    [nearest] Lo más parecido a lo que juegan es { $way }: { $line }
    [usual] Casi todo el mundo juega { $way }: { $line }
    [fits] Lo que me has dicho encaja con { $way }: { $line }
   *[plays] Ustedes juegan { $way }: { $line }
}
which-but = Pero en su mesa:
which-not-so = No es así: { $theirs }
which-but-so = pero: { $words }
which-book = El reglamento más parecido es { $book }.
which-guest = Para un invitado, en tres frases:
which-item = * { $words }
which-differs = * { $yours } ({ $way }: { $theirs })
which-others = Lo que me has dicho también encaja con { $ways }.
which-untold = No me has dicho qué hacen en su mesa, y aún encajan { $n } modalidades.
which-tell = Responde a las preguntas, o dilo de una vez, por ejemplo: { $command }
which-play = Para jugarlo: { $command }
which-find = ¿Qué jugamos?
which-about = Unas preguntas sobre lo que hacen en su mesa.
which-ways = { $game }: modalidades con nombre
which-how-many = ¿Cuántos juegan?
which-so = ¿Cómo es en su mesa?
which-none = Nada de eso
which-unknown = No lo sabemos
which-fits = Lo que dijiste encaja con estas: toma una.
which-near = Nada encaja con todo lo que dijiste; estas son las más parecidas: toma una.
which-keys = Enter: tomar una línea.  Esc: volver.
does-which = ¿qué jugamos?
set-way = Modalidad
set-way-none = sin nombre propio
