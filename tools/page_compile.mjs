// Compile Python files with the interpreter of the page: `node tools/page_compile.mjs FOLDER`.

import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
pyodide.mountNodeFS("/made", process.argv[2]);
const done = pyodide.runPython(`
import compileall
from py_compile import PycInvalidationMode
compileall.compile_dir("/made", quiet=1, legacy=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
`);
process.exit(done ? 0 : 1);
