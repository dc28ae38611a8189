/** Loads Pyodide and our package in a worker, from files whose content is checked. */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { PythonFile, PythonFiles } from "./messages";

const HERE = "/lib/vitral.zip";

/** Our package is imported from its zip file; Babel looks for its data in a folder, and compiled code is loaded from one. */
const SET_UP = `
import sys, zipfile
with zipfile.ZipFile("${HERE}") as whole:
    whole.extractall("/lib/unpacked", [name for name in whole.namelist() if name.startswith(("babel/", "msgspec/"))])
sys.path[:0] = ["/lib/unpacked", "${HERE}"]
`;

/** The part of Pyodide's interface that is used here. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
}

async function fetchChecked(file: PythonFile, loaded: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(file.url);
  if (!answer.ok || !answer.body) throw new Error(`${file.url}: ${answer.status}`);
  const content = new Uint8Array(file.bytes);
  let at = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > content.length) throw new Error(`${file.url} is too long`);
    content.set(value, at);
    at += value.length;
    loaded(value.length);
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = `sha256-${btoa(String.fromCharCode(...digest))}`;
  if (at !== content.length || found !== file.integrity) throw new Error(`${file.url} is damaged`);
  return content;
}

/** Python, ready to import `vitral`; `progress` is called with the bytes loaded so far and in all. */
export async function loadPython(
  files: PythonFiles,
  progress: (loaded: number, total: number) => void = () => {},
): Promise<Python> {
  const { wasm, stdlib, vitral } = files;
  const total = wasm.bytes + stdlib.bytes + vitral.bytes;
  let sum = 0;
  const loaded = (bytes: number): void => progress((sum += bytes), total);
  const [engine, library, ours] = await Promise.all([
    fetchChecked(wasm, loaded),
    fetchChecked(stdlib, loaded),
    fetchChecked(vitral, loaded),
  ]);
  // Pyodide asks for its files by names of its own: it gets those that were checked.
  const given = new Map([
    ["pyodide.asm.wasm", new Response(engine, { headers: { "Content-Type": "application/wasm" } })],
    ["python_stdlib.zip", new Response(library)],
  ]);
  const network = self.fetch.bind(self);
  self.fetch = (request, options) => {
    const name =
      String(request instanceof Request ? request.url : request)
        .split("/")
        .at(-1) ?? "";
    const found = given.get(name);
    return found ? Promise.resolve(found) : network(request, options);
  };
  const base = new URL(".", wasm.url).href;
  const loading: Promise<unknown> = loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileContents: files.lock,
    createPyodideModule,
  });
  const python = (await loading) as Python;
  self.fetch = network;
  python.FS.mkdirTree("/lib");
  python.FS.writeFile(HERE, ours);
  python.runPython(SET_UP);
  return python;
}
