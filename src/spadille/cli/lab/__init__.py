"""Commands of the laboratory: studies, bot contests, complaints, calibration, ratings."""
