import type { Plugin } from "vite";

const SUFFIX = "?island";

/** Where a browser finds an island's script, and the files that it needs at once. */
interface IslandFiles {
  readonly src: string;
  readonly imports: readonly string[];
}

/**
 * `import island from "./x.client.tsx?island"` builds that file as a start of its own, which shares its parts with the
 * application's, and gives its files to the server: for a page that is not hydrated as a whole, but in one place.
 * The browser's build gets nothing of it, and development neither: there such a page is hydrated as a whole.
 */
export function island(): Plugin {
  const built = new Map<string, IslandFiles>();
  let serving = false;
  return {
    name: "island",
    enforce: "pre",
    // The server's build asks what the browser's, which comes first, has made.
    sharedDuringBuild: true,
    configResolved(config) {
      serving = config.command === "serve";
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return file ? `${file.id}${SUFFIX}` : null;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      const isBrowser = this.environment.name === "client";
      if (isBrowser && !serving) this.emitFile({ type: "chunk", id: file });
      return `export default ${isBrowser || serving ? "null" : JSON.stringify(filesOf(file))};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry || !chunk.facadeModuleId) continue;
        const needed = new Set(chunk.imports);
        for (const name of needed) {
          const other = bundle[name];
          if (other?.type === "chunk") for (const more of other.imports) needed.add(more);
        }
        const imports = [...needed].map((name) => `/${name}`);
        built.set(chunk.facadeModuleId, { src: `/${chunk.fileName}`, imports });
      }
    },
  };

  function filesOf(file: string): IslandFiles {
    const files = built.get(file);
    if (!files) throw new Error(`The browser's build has no island ${file}`);
    return files;
  }
}
