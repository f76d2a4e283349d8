contracts-made = Erfüllte Spiele mit { $n } Stichen
no-trick-made = Erfüllte Nullos
