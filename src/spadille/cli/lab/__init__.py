"""Commands of the laboratory: studies, contests of bots, complaints, calibration, ratings."""
