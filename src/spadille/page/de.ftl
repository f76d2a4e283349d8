# Der Stand der Seite, während der Tisch vorbereitet wird oder nicht behalten werden kann.

loading = Der Tisch wird vorbereitet. Beim ersten Mal dauert das einige Sekunden.
failed = In diesem Browser lässt sich der Tisch nicht vorbereiten. Er braucht WebAssembly: Nimm einen aktuellen Firefox, Chrome oder Safari.
full = Dieser Browser behält nichts für diese Seite: Partien gehen verloren, wenn sie geschlossen wird. Speichere die Aufzeichnung einer Partie, um sie zu behalten.
ended = Der Browser hat den Tisch beendet, und er beginnt von Neuem. Versuche es in einigen Sekunden noch einmal.
sit-down-line = Setz dich mit einem Klick zu den Bots: ohne Server und ohne Konto. Bei jeder Regel steht, aus welchem Buch sie kommt.
