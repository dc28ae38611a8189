// node pack.mjs SOURCE PACKAGES WASM OUT: runs pack_python.py in Pyodide, with these folders.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [source, packages, wasm, out] = process.argv.slice(2);
const python = await loadPyodide({
  indexURL: fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url)),
  // Columns of instructions, which only tracebacks show, are a quarter of compiled code.
  args: ["-X", "no_debug_ranges"],
});
for (const [name, root] of Object.entries({ source, packages, wasm, out })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
try {
  python.runPython(readFileSync(new URL("pack_python.py", import.meta.url), "utf-8"));
} catch (error) {
  // The whole source of Pyodide would stand before it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
