"""Conversion of records to files of bridge programs (PBN and LIN), and back."""

from __future__ import annotations

from spadille.exchange.records import FORMATS as FORMATS
from spadille.exchange.records import Format as Format
from spadille.exchange.records import exported as exported
from spadille.exchange.records import head as head
from spadille.exchange.records import imported as imported
