# El estado de la página mientras se prepara la mesa, o cuando no se puede guardar. Mesa, partida, registro.

loading = Se está preparando la mesa. La primera vez tarda unos segundos.
failed = En este navegador no se puede preparar la mesa. Necesita WebAssembly: prueba con Firefox, Chrome o Safari actuales.
full = Este navegador no guarda nada de esta página: al cerrarla, las partidas se pierden. Guarda el registro para conservar una partida.
ended = El navegador ha cerrado la mesa, y se abre de nuevo. Inténtalo otra vez en unos segundos.
sit-down-line = Siéntate a jugar contra bots con un clic: sin servidor y sin cuenta. Cada regla dice de qué reglamento viene.
