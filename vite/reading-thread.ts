import { join } from "node:path";
import { build, type Plugin } from "vite";

const SOURCE = "app/features/imports/reading/reading-thread.server.ts";
const FILE_NAME = "reading-thread.js";

/**
 * Bundles the thread in which imported files are read and puts it beside the server's bundle: a thread is started
 * from a file, and shares no modules with the server. Development and tests start it from its source.
 */
export function readingThread(): Plugin {
  let root = "";
  return {
    name: "reading-thread",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== "ssr") return;
      this.emitFile({ type: "asset", fileName: FILE_NAME, source: await bundleThread(join(root, SOURCE)) });
    },
  };
}

async function bundleThread(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, ssr: file, target: "node22" },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle) || bundle.output.length !== 1)
    throw new Error(`No bundle for ${file}`);
  return bundle.output[0].code;
}
