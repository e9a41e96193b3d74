import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /\.(?:wasm|js|css|svg|json|txt|ico)$/;
/** Bytes below which compression gains less than a header costs. */
const MIN_BYTES = 500;

/**
 * Puts a `.br` and a `.gz` beside every file of the browser's build that gets smaller by it. Runs after the server's
 * build, which comes last and adds the manifest of the routes to the browser's files.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    sharedDuringBuild: true,
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const { name } = this.environment;
        const { root, environments } = this.environment.getTopLevelConfig();
        const folder = environments["client"]?.build.outDir;
        if (name !== "ssr" || !folder) return;
        const entries = await readdir(resolve(root, folder), { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}
