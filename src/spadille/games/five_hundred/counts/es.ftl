contracts-made = Contratos cumplidos de { $n } bazas
no-trick-made = Nullos cumplidos
