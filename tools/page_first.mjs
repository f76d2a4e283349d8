// Print the files of the standard library that the interpreter of the page reads until it has unpacked an archive.

import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
pyodide.runPython(`
import io, sys, tarfile
made = io.BytesIO()
tarfile.open(fileobj=made, mode="w:xz").close()
`);
pyodide.unpackArchive(pyodide.runPython("made.getvalue()").toJs(), "xztar", { extractDir: "/tmp" });
console.log(
    pyodide.runPython(`
import sys
at = next(each for each in sys.path if each.endswith(".zip")) + "/"
files = {getattr(each, "__file__", None) or "" for each in list(sys.modules.values())}
"\\n".join(sorted(each.removeprefix(at) for each in files if each.startswith(at)))
`),
);
