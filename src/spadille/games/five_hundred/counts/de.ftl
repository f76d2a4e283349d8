contracts-made = Erfüllte Kontrakte mit { $n } Stichen
no-trick-made = Erfüllte Nullos
