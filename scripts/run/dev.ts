/** `npm run dev`: the site from its sources. Pages, styles and server code follow every change of a file. */
import { createServer, type RequestListener } from "node:http";
import { createServer as createVite } from "vite";
import type * as App from "../../server/app.ts";

process.env["NODE_ENV"] = "development";

const server = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, ws: { server } } });
const load = () => vite.ssrLoadModule("/server/app.ts") as Promise<typeof App>;
const app = await load();

try {
  const site = await app.startServer(app.readConfig(), {
    server,
    print: (text) => console.log(text),
    createListener: async (services) => followingChanges(services),
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void Promise.all([site.close(), vite.close()]).finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof app.PlainError ? error.message : error);
  process.exit(1);
}

/** Vite answers for files; for pages the server's modules are loaded again when one of them has changed. */
function followingChanges(
  services: Awaited<ReturnType<typeof app.startServer>>["services"],
): RequestListener {
  let loaded: typeof App | undefined;
  let listener: RequestListener | undefined;
  async function answer(...[req, res]: Parameters<RequestListener>): Promise<void> {
    const current = await load();
    if (current !== loaded) listener = await current.createSiteListener(services, null);
    loaded = current;
    listener?.(req, res);
  }
  return (req, res) => {
    vite.middlewares(req, res, () => {
      answer(req, res).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        res.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
      });
    });
  };
}
