/** Beside each script and style lies the same packed, as small as gzip can be made: the server hands it out as it is. */

import zopfli from "@gfx/zopfli";
import type { Plugin } from "vite";

/** More rounds take longer and find next to nothing. */
const ROUNDS = 3;

export function packing(): Plugin {
  return {
    name: "vitral-packing",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const [fileName, made] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue;
          const source = await zopfli.gzipAsync(Buffer.from(made.type === "chunk" ? made.code : made.source), {
            numiterations: ROUNDS,
          });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}
