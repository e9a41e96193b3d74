import type { IncomingMessage, ServerResponse } from "node:http";
import { describeDbError } from "#app/db/errors.server.ts";
import { mediaFileAt } from "#app/features/media/media-address.ts";
import { readMediaFile } from "#app/features/media/read-media-file.server.ts";
import { isUnchanged } from "#app/http/cache/page-cache.server.ts";
import type { Services } from "./start/services.ts";
import { sendRefusal } from "./static-files.ts";

/** What was uploaded may be looked at and nothing else, also when it is opened as a page of its own. */
const POLICY = "default-src 'none'; sandbox";
const PREFIX = "/media/";

/**
 * Answers addresses of the picture library; false for all others. An address names its content, so it is kept for
 * good; the type comes from the address, never from the file.
 */
export function serveMedia(
  { config, log }: Pick<Services, "config" | "log">,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  securityHeaders: Readonly<Record<string, string>>,
): boolean {
  if (!path.startsWith(PREFIX)) return false;
  const headers = { ...securityHeaders, "Content-Security-Policy": POLICY };
  if (req.method !== "GET" && req.method !== "HEAD") {
    sendRefusal(res, 405, "Method Not Allowed\n", { ...headers, Allow: "GET, HEAD" });
    return true;
  }
  const file = mediaFileAt(path);
  if (!file) {
    sendRefusal(res, 404, "Not Found\n", headers);
    return true;
  }
  readMediaFile(config, file.name).then(
    (bytes) => {
      if (bytes) send(bytes, path, file.type, req, res, headers);
      else sendRefusal(res, 404, "Not Found\n", headers);
    },
    (error: unknown) => {
      log.error({ err: describeDbError(error) }, "a picture could not be read");
      sendRefusal(res, 503, "Service Unavailable\n", { ...headers, "Retry-After": "5" });
    },
  );
  return true;
}

function send(
  bytes: Buffer,
  path: string,
  type: string,
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const etag = `"${path.slice(PREFIX.length)}"`;
  const all = {
    ...headers,
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    // Mails show pictures on the pages of web mailers, which are other sites.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: etag,
  };
  if (isUnchanged(req.headers["if-none-match"], etag)) {
    res.writeHead(304, all).end();
    return;
  }
  res.writeHead(200, { ...all, "Content-Length": String(bytes.length) });
  res.end(req.method === "HEAD" ? undefined : bytes);
}
