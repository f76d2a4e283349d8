// Settings for compiling the kernel for a page (wasm32-emscripten), included before every other header.
#pragma once

// libc++: the same namespace as in Pyodide, and only the features that the kernel uses.
#define _LIBCPP_ABI_NAMESPACE __1
#define _LIBCPP_ABI_VERSION 1
#define _LIBCPP_ASSERTION_SEMANTIC_DEFAULT _LIBCPP_ASSERTION_SEMANTIC_IGNORE
#define _LIBCPP_HARDENING_MODE_DEFAULT _LIBCPP_HARDENING_MODE_NONE
#define _LIBCPP_HAS_FILESYSTEM 0
#define _LIBCPP_HAS_LOCALIZATION 0
#define _LIBCPP_HAS_MONOTONIC_CLOCK 1
#define _LIBCPP_HAS_MUSL_LIBC 1
#define _LIBCPP_HAS_RANDOM_DEVICE 0
#define _LIBCPP_HAS_TERMINAL 0
#define _LIBCPP_HAS_THREADS 0
#define _LIBCPP_HAS_THREAD_API_C11 0
#define _LIBCPP_HAS_THREAD_API_EXTERNAL 0
#define _LIBCPP_HAS_THREAD_API_PTHREAD 0
#define _LIBCPP_HAS_THREAD_API_WIN32 0
#define _LIBCPP_HAS_TIME_ZONE_DATABASE 0
#define _LIBCPP_HAS_UNICODE 0
#define _LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS 0
#define _LIBCPP_HAS_WIDE_CHARACTERS 0
#define _LIBCPP_INSTRUMENTED_WITH_ASAN 0
#define _LIBCPP_LIBC_NEWLIB 0
#define _LIBCPP_LIBC_PICOLIBC 0
#define _LIBCPP_PSTL_BACKEND_SERIAL

// Python's stable interface, which is the same in the headers of the Python that builds and in the page's Python. Where
// it lacks a macro that reads a structure, there is a function.
#define Py_LIMITED_API 0x030B0000
#define PyBytes_AS_STRING PyBytes_AsString
#define PyBytes_GET_SIZE PyBytes_Size
#define PyList_GET_ITEM PyList_GetItem
#define PyList_GET_SIZE PyList_Size
#define PyList_SET_ITEM PyList_SetItem
#define PyTuple_GET_ITEM PyTuple_GetItem
#define PyTuple_GET_SIZE PyTuple_Size
#define PyTuple_SET_ITEM PyTuple_SetItem
