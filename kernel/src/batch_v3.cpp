// The same module for processors with the instructions of x86-64-v3; `search/kernel.py` chooses the module to load.
#define SPADILLE_V3
#include "batch.cpp"
