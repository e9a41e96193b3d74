import type { Plugin } from "vite";

const JITLESS = "\0jitless-zod";

/**
 * Zod tries `new Function` before its first schema, which the content security policy refuses and browsers log. In the
 * browser it is told before that to go without; the server, which has no policy, compiles its schemas.
 */
export function jitlessZod(): Plugin {
  return {
    name: "jitless-zod",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) => (source === "zod" && importer !== JITLESS ? JITLESS : null),
    load: (id) =>
      id === JITLESS
        ? 'import { config } from "zod";\nconfig({ jitless: true });\nexport * from "zod";'
        : null,
  };
}
