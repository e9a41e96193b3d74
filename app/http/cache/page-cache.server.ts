import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { SHARED_PAGE } from "../headers/cache-headers.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** An answer with all of its bytes. */
export interface FinishedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A page that is ready to be sent to anybody without a session. */
export interface KeptPage {
  readonly status: number;
  /** Lower-case names; without Content-Length, Content-Encoding and ETag. */
  readonly headers: [string, string][];
  readonly etag: string;
  readonly version: number;
  /** The time of the rendering by the monotonic clock, in milliseconds. */
  readonly madeAt: number;
  /** The body as far as it has been made ready; identity always is. */
  readonly bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

export interface PageCacheOptions {
  /** The site version when it is surely current at this moment, else null. Costs nothing. */
  readonly peekVersion: () => number | null;
  /** The current site version. When it cannot be read, the last one known, or null. */
  readonly readVersion: () => Promise<number | null>;
  /** Bytes kept at most, over all pages and encodings. */
  readonly maxBytes: number;
  /** False for pages that are never sent as they are. */
  readonly compress?: boolean;
}

export interface PageCache {
  /** The page if it can be sent this instant. */
  peek(key: string): KeptPage | null;
  /** Whether there is a page, of whatever version: then one need not be made for there to be an answer. */
  has(key: string): boolean;
  /**
   * The page, rendered at most once per key and site version however many ask at the same time. What may not be
   * kept comes back as the finished answer. When rendering fails, an older page is better than none.
   */
  get(key: string, render: () => Promise<Response>): Promise<KeptPage | FinishedAnswer>;
  readonly bytes: number;
  readonly size: number;
}

/** Some of a page depends on the day, like the year, a sale's end and the age of a form's token. */
const MAX_KEPT_MS = 10 * MINUTE_MS;

const VARY = "Accept-Encoding, Cookie";
/**
 * The level for bytes that are sent once: of pages it takes two thirds of the time of level 4, and 3 to 5 % more
 * bytes.
 */
const QUICK = 3;
/** Up to this many bytes are compressed on the spot: on another thread, they take a quarter more CPU time. */
const COMPRESSED_AT_ONCE = 256_000;

export function isKeptPage(page: KeptPage | FinishedAnswer): page is KeptPage {
  return "etag" in page;
}

/** Keeps finished pages in memory, least recently used first out. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const store = new LRUCache<string, KeptPage>({ maxSize: options.maxBytes, sizeCalculation: sizeOf });
  const flights = new Map<string, Promise<KeptPage | FinishedAnswer>>();

  async function renderAndKeep(key: string, version: number | null, render: () => Promise<Response>) {
    const older = store.get(key);
    const answer = await finishResponse(await render());
    if (answer.status >= 500 && older) return older;
    if (version === null || !mayBeKept(answer)) return answer;
    const page = await makePage(answer, version, options.compress ?? true);
    store.set(key, page);
    return page;
  }

  return {
    peek(key) {
      const version = options.peekVersion();
      const page = version === null ? undefined : store.get(key);
      return page && version !== null && isCurrent(page, version) ? page : null;
    },
    has: (key) => store.get(key) !== undefined,
    async get(key, render) {
      const version = await options.readVersion();
      const page = store.get(key);
      // Without a version to compare with, an older page is better than an error.
      if (page && (version === null || isCurrent(page, version))) return page;
      const flightKey = `${version} ${key}`;
      const inFlight = flights.get(flightKey);
      if (inFlight) {
        const shared = await inFlight;
        // A cookie belongs to the visitor whose request was answered with it.
        return !isKeptPage(shared) && shared.headers.has("set-cookie")
          ? finishResponse(await render())
          : shared;
      }
      const flight = renderAndKeep(key, version, render).finally(() => flights.delete(flightKey));
      flights.set(flightKey, flight);
      return flight;
    },
    get bytes() {
      return store.calculatedSize;
    },
    get size() {
      return store.size;
    },
  };
}

/** Reads a response to its end, so that it can be answered more than once. */
export async function finishResponse(response: Response): Promise<FinishedAnswer> {
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function isCurrent(page: KeptPage, version: number): boolean {
  return page.version === version && performance.now() - page.madeAt <= MAX_KEPT_MS;
}

function mayBeKept({ status, headers }: FinishedAnswer): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|no-cache|private/.test(headers.get("cache-control") ?? "")
  );
}

async function makePage(answer: FinishedAnswer, version: number, compress: boolean): Promise<KeptPage> {
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "etag", "date", "connection"]) headers.delete(name);
  if (!headers.has("cache-control")) headers.set("Cache-Control", SHARED_PAGE["Cache-Control"]);
  headers.set("Vary", VARY);
  const policy = headers.get("content-security-policy") ?? "";
  const hash = createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 22);
  return {
    status,
    headers: [...headers],
    etag: `W/"${hash}"`,
    version,
    madeAt: performance.now(),
    bodies: { identity: body, ...(compress && { br: await encode(body, "br") }) },
  };
}

/** Brotli 6: higher levels cost several times as much time for a few per cent of size. */
export async function encode(body: Buffer, encoding: "br" | "gzip", level = 6): Promise<Buffer> {
  if (encoding === "gzip") return deflate(body, { level });
  return brotli(body, brotliOptions(body, level));
}

/** Compresses what is sent once. */
export async function encodeOnce(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (body.length > COMPRESSED_AT_ONCE) return encode(body, encoding, QUICK);
  if (encoding === "gzip") return gzipSync(body, { level: QUICK });
  return brotliCompressSync(body, brotliOptions(body, QUICK));
}

function brotliOptions(body: Buffer, level: number): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
}

/** A page has three copies: gzip is made when first wanted, and counted as large as Brotli. */
function sizeOf({ bodies }: KeptPage): number {
  return bodies.identity.length + 2 * (bodies.br?.length ?? 0) + 2000;
}

const REFUSED_ENCODING = /;\s*q=0(?:\.0*)?\s*(?:,|$)/;

/** The best encoding a client takes. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const accepts = (name: string) =>
    acceptEncoding.includes(name) &&
    !(
      REFUSED_ENCODING.test(acceptEncoding) &&
      acceptEncoding.split(",").some((part) => part.trim().startsWith(name) && REFUSED_ENCODING.test(part))
    );
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

/** Whether the client already has these bytes: If-None-Match, compared weakly. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = etag.replace(/^W\//, "");
  return (
    ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque)
  );
}
