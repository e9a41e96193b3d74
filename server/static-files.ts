import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { acceptedEncoding, type Encoding, isUnchanged } from "#app/http/cache/page-cache.server.ts";
import { HASHED_FILE, NAMED_FILE } from "#app/http/headers/cache-headers.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};
/** Names of these folders carry a hash of the content, so what they name never changes. */
const HASHED = /^\/(?:assets|pictures|manual)\/.*-[\w-]{8,}/;
/** Files up to this size stay in memory once read, in bytes. */
const KEPT_IN_MEMORY = 300_000;
const ASSET_PATH =
  /^\/(?:assets|pictures|manual|videos|\.well-known)\/|\.(?:m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|wasm|woff2?|ttf|mp4|webm|php|asp|aspx|env|git|sql|zip)$/i;

/** Look like files, and are made by routes. */
const MADE_BY_ROUTES: ReadonlySet<string> = new Set(["/sw.js", "/.well-known/change-password"]);

interface StaticFile {
  readonly file: string;
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly encoded: Partial<Record<Encoding, { file: string; size: number }>>;
}

export interface StaticFiles {
  /** Answers when the path is a file, or must be one and is missing. False: not a matter of files. */
  serve(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
    securityHeaders: Readonly<Record<string, string>>,
  ): boolean;
}

/** Lists the browser's build once; nothing outside the list can be reached, whatever a path says. */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder);
  const memory = new Map<string, Buffer>();
  return {
    serve(path, req, res, securityHeaders) {
      const file = files.get(path);
      if (!file) {
        if (!ASSET_PATH.test(path) || MADE_BY_ROUTES.has(path)) return false;
        sendRefusal(res, 404, "Not Found\n", securityHeaders);
        return true;
      }
      if (req.method !== "GET" && req.method !== "HEAD") {
        sendRefusal(res, 405, "Method Not Allowed\n", { ...securityHeaders, Allow: "GET, HEAD" });
        return true;
      }
      send({ ...file, headers: { ...securityHeaders, ...file.headers } }, req, res, memory);
      return true;
    },
  };
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, { size: number; changed: number }>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const info = await stat(file);
    sizes.set(file, { size: info.size, changed: info.mtimeMs });
  }
  const files = new Map<string, StaticFile>();
  for (const [file, { size, changed }] of sizes) {
    const type = TYPES[extname(file)];
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (!type || path.startsWith("/.")) continue;
    const encoded: StaticFile["encoded"] = {};
    const br = sizes.get(`${file}.br`);
    const gz = sizes.get(`${file}.gz`);
    if (br) encoded.br = { file: `${file}.br`, size: br.size };
    if (gz) encoded.gzip = { file: `${file}.gz`, size: gz.size };
    const headers = {
      "Content-Type": type,
      ...(HASHED.test(path) ? HASHED_FILE : NAMED_FILE),
      ...(br || gz ? { Vary: "Accept-Encoding" } : {}),
      // Mails show pictures on the pages of web mailers, which are other sites.
      ...(type.startsWith("image/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    };
    const etag = `W/"${size.toString(36)}-${Math.trunc(changed).toString(36)}"`;
    files.set(path, { file, size, headers, etag, encoded });
  }
  return files;
}

function send(
  { file, size, headers, etag, encoded }: StaticFile,
  req: IncomingMessage,
  res: ServerResponse,
  memory: Map<string, Buffer>,
): void {
  const all = { ...headers, ETag: etag };
  if (isUnchanged(req.headers["if-none-match"], etag)) {
    res.writeHead(304, all).end();
    return;
  }
  const range = req.headers.range ? parseRange(req.headers.range, size) : null;
  if (range === "unsatisfiable") {
    res.writeHead(416, { ...all, "Content-Range": `bytes */${size}`, "Content-Length": "0" }).end();
    return;
  }
  if (range) {
    const [start, end] = range;
    const part = {
      "Content-Range": `bytes ${start}-${end}/${size}`,
      "Content-Length": String(end - start + 1),
    };
    res.writeHead(206, { ...all, ...part });
    if (req.method === "HEAD") res.end();
    else pipeline(createReadStream(file, { start, end }), res, () => {});
    return;
  }
  const encoding = acceptedEncoding(req.headers["accept-encoding"]);
  const variant = encoded[encoding];
  const chosen = variant ?? { file, size };
  res.writeHead(200, {
    ...all,
    ...(variant ? { "Content-Encoding": encoding } : {}),
    ...(headers["Content-Type"]?.startsWith("video/") ? { "Accept-Ranges": "bytes" } : {}),
    "Content-Length": String(chosen.size),
  });
  if (req.method === "HEAD") res.end();
  else sendBytes(chosen, res, memory);
}

function sendBytes(
  chosen: { file: string; size: number },
  res: ServerResponse,
  memory: Map<string, Buffer>,
): void {
  const kept = memory.get(chosen.file);
  if (kept) {
    res.end(kept);
  } else if (chosen.size <= KEPT_IN_MEMORY && /\/assets\//.test(chosen.file)) {
    readFile(chosen.file).then(
      (content) => {
        memory.set(chosen.file, content);
        res.end(content);
      },
      (error: Error) => res.destroy(error),
    );
  } else {
    pipeline(createReadStream(chosen.file), res, () => {});
  }
}

/** One range of bytes, inclusive; null when there is none that must be obeyed. */
function parseRange(header: string, size: number): [number, number] | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (!match[1] && !match[2])) return null;
  const [from, to] = [match[1] ?? "", match[2] ?? ""];
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? "unsatisfiable" : [start, end];
}

/** A short plain answer without a page, mostly a refusal. */
export function sendRefusal(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  res.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    ...NO_STORE,
    "Content-Length": String(Buffer.byteLength(text)),
  });
  res.end(text);
}
