# Lo que un estudio de reglas mide en cada juego. Bando (side): los que puntúan juntos.

points = puntos por bando y mesa
length = decisiones por mesa
deals = manos por mesa
first = ventaja del bando que decide primero, en puntos por mesa
spread = ventaja del mejor bando sobre la media de los demás, en puntos por mesa
won = partidas que gana el bando que decide primero
edge = ventaja del primer jugador sobre el segundo, en puntos por mesa
luck = parte de la suerte en el resultado de una mesa
unmeasured = Nadie ha medido aún cómo juegan con estas reglas los bots de nivel { $levels }.
not-shown-ahead = Con estas reglas nada muestra que estos bots sean más fuertes que el nivel de abajo: { $behind }.
unmeasured-and-behind = Nadie ha medido aún cómo juegan con estas reglas los bots de nivel { $levels }. Con estas reglas nada muestra que estos bots sean más fuertes que el nivel de abajo: { $behind }.
level-called = { $level ->
    [regular] habitual
   *[strong] fuerte
}
