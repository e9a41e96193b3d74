import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

const SUFFIX = "?script";

/**
 * `import url from "./shell.client.ts?script"` bundles that file by itself, outside the application's graph,
 * and gives its address: for pages that are not hydrated and must not load React.
 */
export function scriptAsset(): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "script-asset",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
      root = config.root;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return file ? `${file.id}${SUFFIX}` : null;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      if (serving) return `export default ${JSON.stringify(file.slice(root.length))};`;
      const code = await bundleScript(file);
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const name = file.replace(/^.*\//, "").replace(/(\.client)?\.ts$/, "");
      const fileName = `assets/${name}-${hash}.js`;
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: code });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: file, formats: ["iife"], name: "script", fileName: "script" },
      rolldownOptions: { optimization: { inlineConst: true } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error(`No bundle for ${file}`);
  return bundle.output[0].code;
}
