// Archives of the page: unpacked once, and kept unpacked for the next visit.

const KEPT = "spadille-unpacked"; // sw.js deletes it when a new version is taken
const BLOCK = 512;

/**
 * Write the files of a compressed archive into the interpreter's file system.
 * @param {any} python the interpreter
 * @param {string} address of a .tar.xz file
 * @param {string} folder
 */
export async function install(python, address, folder) {
  const kept = "caches" in self ? await caches.open(KEPT).catch(() => null) : null;
  const found = await kept?.match(address);
  if (found) return void write(python, new Uint8Array(await found.arrayBuffer()), folder);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  python.globals.set("_packed", new Uint8Array(await answer.arrayBuffer()));
  const data = python.runPython("import lzma; lzma.decompress(_packed.to_bytes())");
  const view = data.getBuffer("u8");
  write(python, view.data, folder);
  // Not awaited: the table does not wait for what only the next visit needs. Where there is no room, nothing is kept.
  kept?.put(address, new Response(view.data.slice())).catch(() => undefined);
  view.release();
  data.destroy();
}

/**
 * Write the files of an archive. Python makes these archives (`tools/page.py`): they hold plain files alone.
 * @param {any} python
 * @param {Uint8Array<ArrayBuffer>} tar
 * @param {string} folder
 */
function write(python, tar, folder) {
  const made = new Set();
  for (let at = 0; tar[at];) {
    const text = (/** @type {number} */ from, /** @type {number} */ size) =>
      new TextDecoder().decode(tar.subarray(at + from, at + from + size)).replace(/\0.*/s, "");
    const prefix = text(345, 155);
    const path = `${folder}/${prefix ? `${prefix}/` : ""}${text(0, 100)}`;
    const size = parseInt(text(124, 12), 8);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    python.FS.writeFile(path, tar.slice(at + BLOCK, at + BLOCK + size), { canOwn: true });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
