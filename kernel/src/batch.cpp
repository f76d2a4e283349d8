// Batches of games for programs that learn, as a Python module of their own.
#include "games/five_hundred/python_batch.hpp"
#include "games/spades/python_batch.hpp"

namespace {

using namespace spadille::python;

template <class Function>
PyCFunction fast(Function function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef methods[] = {
    {"spades", make_spades, METH_VARARGS, "A batch of Spades that writes to the arrays it is given."},
    {"five_hundred", make_five_hundred, METH_VARARGS, "A batch of Five Hundred that writes to the arrays it is given."},
    {"reset", reset_batch, METH_VARARGS,
     "Begin an episode in every game of a batch, by seeds or by those that follow."},
    {"seeds", batch_seeds, METH_O, "The seed of every game of a batch, 32 bytes each."},
    {"step", fast(step_batch), METH_FASTCALL, "Take an action in every game; the first that is not legal, or -1."},
    {"sample", fast(sample_batch), METH_FASTCALL, "Write a legal action of every game, drawn evenly."},
    {"shuffled", shuffled_by, METH_VARARGS, "For tests: cards shuffled by a move of chance."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_batch", "Batches of games.", -1, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__batch() {
#if defined(__BMI2__) && (defined(__GNUC__) || defined(__clang__))
    // Built on a newer processor than it is used on.
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("bmi2")) {
        PyErr_SetString(PyExc_ImportError, "the batches were built for a newer processor");
        return nullptr;
    }
#endif
    return PyModule_Create(&definition);
}
