import { ASKED_AGAIN } from "#app/http/headers/cache-headers.ts";
import workerScript from "#app/ui/shell/service-worker/worker.client.ts?script";

/** What a service worker's own requests are held to: its code and what it fetches, all from here. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The service worker at the address that gives it the whole site. The code itself lies under a name that changes with
 * its content, so that browsers notice a new one by these few bytes.
 */
export function loader(): Response {
  return new Response(`importScripts(${JSON.stringify(workerScript)});\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      ...ASKED_AGAIN,
      "Content-Security-Policy": POLICY,
      "Service-Worker-Allowed": "/",
    },
  });
}
