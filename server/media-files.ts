import type { IncomingMessage, ServerResponse } from "node:http";
import { describeDbError } from "#app/db/errors.server.ts";
import { mediaFileAt } from "#app/features/media/media-address.ts";
import { readMediaFile } from "#app/features/media/read-media-file.server.ts";
import { isUnchanged } from "#app/http/cache/page-cache.server.ts";
import { HASHED_FILE } from "#app/http/headers/cache-headers.ts";
import { UPLOAD_POLICY } from "#app/http/headers/security-headers.server.ts";
import type { Services } from "./start/services.ts";
import { sendRefusal } from "./static-files.ts";

const PREFIX = "/media/";

interface MediaRequest {
  readonly path: string;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly securityHeaders: Readonly<Record<string, string>>;
}

/**
 * Answers addresses of the picture library; false for all others. An address names its content, so it is kept for
 * good; the type comes from the address, never from the file.
 */
export function serveMedia(
  { config, log }: Pick<Services, "config" | "log">,
  { path, req, res, securityHeaders }: MediaRequest,
): boolean {
  if (!path.startsWith(PREFIX)) return false;
  const headers = { ...securityHeaders, "Content-Security-Policy": UPLOAD_POLICY };
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
      if (bytes) send(bytes, req, res, { ...headers, ...headersOf(path, file.type) });
      else sendRefusal(res, 404, "Not Found\n", headers);
    },
    (error: unknown) => {
      log.error({ err: describeDbError(error) }, "a picture could not be read");
      sendRefusal(res, 503, "Service Unavailable\n", { ...headers, "Retry-After": "5" });
    },
  );
  return true;
}

function headersOf(path: string, type: string) {
  return {
    "Content-Type": type,
    ...HASHED_FILE,
    // Mails show pictures on the pages of web mailers, which are other sites.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: `"${path.slice(PREFIX.length)}"`,
  };
}

function send(
  bytes: Buffer,
  req: IncomingMessage,
  res: ServerResponse,
  headers: ReturnType<typeof headersOf>,
): void {
  if (isUnchanged(req.headers["if-none-match"], headers.ETag)) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(200, { ...headers, "Content-Length": String(bytes.length) });
  res.end(req.method === "HEAD" ? undefined : bytes);
}
