import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { watchPage } from "./in-page.ts";

const WATCH_PATH = "/__watch-page.js";

/**
 * Is between the browsers and the site, and puts a script before all others of every page: not every browser tells
 * its driver what goes wrong in a page. `forwardTo` names the site's port once it is known.
 */
export async function watchSite(): Promise<{
  readonly origin: string;
  forwardTo(port: number): void;
  stop(): Promise<void>;
}> {
  let target = 0;
  const server = createServer((asked, answer) => {
    if (asked.url === WATCH_PATH) {
      answer.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "max-age=3600" });
      answer.end(`(${watchPage})()`);
    } else forward(asked, answer, target);
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    forwardTo: (next) => {
      target = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const upstream = request({ port, method: asked.method, path: asked.url, headers }, (site) => {
    if (!site.headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(site.statusCode ?? 502, site.headers);
      site.pipe(answer);
      return;
    }
    const { "content-length": _, ...others } = site.headers;
    answer.writeHead(site.statusCode ?? 502, others);
    let html = "";
    site.setEncoding("utf8");
    site.on("data", (part: string) => {
      html += part;
    });
    site.on("end", () => answer.end(html.replace("<head>", `<head><script src="${WATCH_PATH}"></script>`)));
  });
  upstream.on("error", () => answer.destroy());
  asked.on("close", () => answer.destroyed && upstream.destroy());
  asked.pipe(upstream);
}
