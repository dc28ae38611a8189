/** Writes `FILE.gz` beside every script and style, as small as gzip can be made: the server sends these files as they are. */

import zopfli from "@gfx/zopfli";
import type { Plugin } from "vite";

/** More iterations take longer and save next to nothing. */
const ITERATIONS = 3;

export function compression(): Plugin {
  return {
    name: "vitral-compression",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue;
          const content = Buffer.from(output.type === "chunk" ? output.code : output.source);
          const source = await zopfli.gzipAsync(content, { numiterations: ITERATIONS });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}
