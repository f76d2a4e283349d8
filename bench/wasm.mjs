// Call the kernel in a page as a file of calls says: `node bench/wasm.mjs PAGE CALLS`; bench/wasm.py writes it.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [page, calls] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${page}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${page}/pyodide/` });
for (const name of ["libraries.tar.xz", "spadille.tar.xz"]) {
    const data = new Uint8Array(readFileSync(`${page}/pyodide/${name}`));
    python.unpackArchive(data, "xztar", { extractDir: "/lib/python3.14/site-packages" });
}
python.FS.writeFile("/home/pyodide/calls", new Uint8Array(readFileSync(calls)));
const compared = `
import io, json, pickle, time
from spadille.games.spades.players import nets
from spadille.search import _native

class Reader(pickle.Unpickler):
    def persistent_load(self, name):
        return nets._nets()

found = []
for name, kept, answer in pickle.load(open("calls", "rb")):
    given = Reader(io.BytesIO(kept)).load()
    began = time.perf_counter()
    here = getattr(_native, name)(*given)
    found.append((name, repr(here) == answer, time.perf_counter() - began))
json.dumps(found)
`;
try {
    console.log(python.runPython(compared));
} catch (wrong) {
    console.error(String(wrong)); // without the line of source that Node.js would show: the interpreter has a single long one
    process.exitCode = 1;
}
