import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { peekSiteVersion, readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { destinationOf } from "#app/http/admission/request-origin.server.ts";
import {
  acceptedEncoding,
  createPageCache,
  isUnchanged,
  type KeptPage,
} from "#app/http/cache/page-cache.server.ts";
import { isPersonalCookie, publicPageKey } from "#app/http/cache/public-pages.ts";
import { securityHeaders } from "#app/http/headers/security-headers.server.ts";
import { OPEN_PROBE, PROBES } from "#app/http/health/probes.ts";
import { createApplication } from "./application.ts";
import { createAdmissionPools } from "./intake/admission-pools.ts";
import { createBodyIntake } from "./intake/body-intake.ts";
import type { ClientLimits } from "./intake/client-limits.ts";
import { createLoadShedding } from "./intake/load-shedding.ts";
import type { RenderPages } from "./intake/visitor-request.ts";
import { serveMedia } from "./media-files.ts";
import { answerOpenProbe } from "./start/open-probe.ts";
import type { Services } from "./start/services.ts";
import { openStaticFiles, sendRefusal } from "./static-files.ts";

const PAGE_CACHE_BYTES = 64_000_000;
const SHARED_PAGE_BYTES = 24_000_000;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS.split(", "));
const MEMO_SIZE = 5_000;
const MAX_MEMO = 500;

export interface ListenerOptions {
  readonly services: Services;
  /** Folder of the browser's build; null while the development server serves those files. */
  readonly clientFolder: string | null;
  readonly renderPages: RenderPages;
  readonly limits: ClientLimits;
}

/**
 * Answers every request. Files and finished pages are sent from here with as little work as possible; everything
 * else goes through the application.
 */
export async function createListener({
  services,
  clientFolder,
  renderPages,
  limits,
}: ListenerOptions): Promise<RequestListener> {
  const { config, database } = services;
  const files = clientFolder === null ? null : await openStaticFiles(clientFolder);
  const headers = securityHeaders(config);
  const versions = {
    peekVersion: () => peekSiteVersion(database.db),
    readVersion: () => readSiteVersion(database.db),
  };
  const pages = createPageCache({ ...versions, maxBytes: PAGE_CACHE_BYTES });
  const sharedPages = createPageCache({ ...versions, maxBytes: SHARED_PAGE_BYTES, compress: false });
  const keyOf = memoize(publicPageKey, MEMO_SIZE);
  const pools = createAdmissionPools();
  const shedding = createLoadShedding(services, headers);
  const bodies = createBodyIntake(limits, config.trustProxy);
  const application = createApplication({
    services,
    pages,
    sharedPages,
    headers,
    renderPages,
    pools,
    shedding,
    bodies,
  });
  // Its own clean-up resets connections half a second after an answer, while their clients may still be sending.
  const slow = getRequestListener(application.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });

  return (req, res) => {
    const target = req.url ?? "/";
    if (services.state.draining) res.shouldKeepAlive = false;
    if (target === OPEN_PROBE) return void answerOpenProbe(services, res, headers);
    if (refuseMalformed(req, res, target, services, headers)) return;
    const path = pathOf(target);
    if (serveMedia(services, { path, req, res, securityHeaders: headers })) return;
    if (files?.serve(path, req, res, headers)) return;
    const key = config.production ? pageKey(req, target, keyOf) : null;
    const page = key === null ? null : pages.peek(key);
    if (page && sendPage(page, req, res, headers)) {
      services.metrics?.keptPage();
      return;
    }
    if (pools.for(req.method, path).full && !PROBES.has(target) && !(key !== null && pages.has(key))) {
      shedding.send(req, res, bodies.discard(req));
      return;
    }
    void slow(req, res);
  };
}

/** The key of a finished page this request may be answered with; null when it needs an answer of its own. */
function pageKey(
  req: IncomingMessage,
  target: string,
  keyOf: (target: string) => string | null,
): string | null {
  if (req.method !== "GET" && req.method !== "HEAD") return null;
  return isPersonalCookie(req.headers.cookie) ? null : keyOf(target);
}

function refuseMalformed(
  req: IncomingMessage,
  res: ServerResponse,
  target: string,
  { config }: Services,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (!KNOWN_METHODS.has(req.method ?? "")) {
    sendRefusal(res, 405, "Method Not Allowed\n", { ...headers, Allow: METHODS });
    return true;
  }
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) {
    sendRefusal(res, 400, "Bad Request\n", headers);
    return true;
  }
  if (PROBES.has(target)) return false;
  const destination = destinationOf(req.headers.host, config);
  if (destination.kind === "here") return false;
  if (destination.kind === "elsewhere" && (req.method === "GET" || req.method === "HEAD")) {
    res.writeHead(307, { ...headers, Location: destination.origin + target, "Content-Length": "0" }).end();
  } else {
    sendRefusal(res, 421, "Misdirected Request\n", headers);
  }
  return true;
}

/** Sends a page from memory. False when the wanted encoding has yet to be made. */
function sendPage(
  page: KeptPage,
  req: IncomingMessage,
  res: ServerResponse,
  securityHeaders: Readonly<Record<string, string>>,
): boolean {
  const encoding = acceptedEncoding(req.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  if (!body) return false;
  if (isUnchanged(req.headers["if-none-match"], page.etag)) {
    res.writeHead(304, flatHeaders(page, securityHeaders)).end();
    return true;
  }
  res.writeHead(page.status, [
    ...flatHeaders(page, securityHeaders),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    "Content-Length",
    String(body.length),
  ]);
  res.end(req.method === "HEAD" ? undefined : body);
  return true;
}

const flattened = new WeakMap<KeptPage, string[]>();

/** Names and values in one list, the form that costs Node least. */
function flatHeaders(page: KeptPage, securityHeaders: Readonly<Record<string, string>>): string[] {
  let flat = flattened.get(page);
  if (!flat) {
    const own = new Set(page.headers.map(([name]) => name));
    const general = Object.entries(securityHeaders).filter(([name]) => !own.has(name.toLowerCase()));
    flat = [...general, ...page.headers, ["ETag", page.etag]].flat();
    flattened.set(page, flat);
  }
  return flat;
}

function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/** Texts longer than MAX_MEMO are computed each time, so that the memory is bounded as well as the number. */
function memoize(compute: (text: string) => string | null, size: number): (text: string) => string | null {
  const memo = new Map<string, string | null>();
  return (text) => {
    if (text.length > MAX_MEMO) return compute(text);
    const kept = memo.get(text);
    if (kept !== undefined) return kept;
    if (memo.size >= size) memo.clear();
    const value = compute(text);
    memo.set(text, value);
    return value;
  };
}
