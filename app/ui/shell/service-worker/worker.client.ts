/**
 * Keeps the shop usable without a network. While there is one, every page comes from the server, so that no price is
 * ever older than the visit; what was seen is kept for when there is none. Only what everybody may see is kept.
 */

import { endsSession } from "../../session/person-paths.ts";
import type { WorkerMessage } from "../offline.ts";
import {
  CACHES,
  CART_PAGES,
  findKept,
  keepInCache,
  keptOrFetched,
  OFFLINE_PAGES,
  openCache,
} from "./kept-caches.client.ts";
import {
  assetsIn,
  filesOfPage,
  handlingOf,
  importsIn,
  isCatalogue,
  isPublic,
  markedAsKept,
  offlinePathFor,
  readPageTitle,
  wasmIn,
  withKeptPages,
} from "./kept-pages.ts";

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: WorkerEvent & { readonly data: WorkerMessage | null }) => void,
  ): void;
}

// TypeScript's library knows it as the window of a page.
declare const self: WorkerScope;

const worker = self;

/** How long a page that is kept waits for a slow network, in ms. */
const TIMEOUT_MS = 5000;
const SEEN_AT = "x-seen-at";
const LISTED_PAGES = 30;

const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

/** Keeps the files a page is made of, those that its styles and scripts name included. */
async function keepFiles(html: string): Promise<void> {
  const files = [...filesOfPage(html)];
  for (const file of files) {
    const known = (await findKept("assets", file)) !== undefined;
    const response = await keptOrFetched("assets", file);
    if (known || !/\.(?:css|js)$/.test(file)) continue;
    const source = await response.text();
    // A script's text may name many more; only what this page can ask for is wanted.
    const more = file.endsWith(".css") ? assetsIn(source) : [...importsIn(source), ...wasmIn(source)];
    for (const other of more) if (!files.includes(other)) files.push(other);
  }
}

/**
 * Keeps a finished page with the moment it was seen, if everybody may see it. Its files come first: a page that is kept
 * is whole, whenever the network goes.
 */
async function keepPage(key: string, response: Response, always = false): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  if (!always && !isPublic(response.headers.get("cache-control"))) return;
  const html = await response.text();
  const seenAt = new Date().toISOString();
  await keepFiles(html);
  await keepInCache("pages", key, withText(response, html, 200, { [SEEN_AT]: seenAt }));
}

function withText(
  response: Response,
  text: string,
  status: number,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(text, { status, headers });
}

/** Asks for a page as somebody without a session, and keeps it. */
async function fetchAndKeep(path: string, always = false): Promise<void> {
  const response = await fetch(path, { credentials: "omit", headers: { Accept: "text/html" } });
  await keepPage(path, response, always);
}

/** The address under which a page is kept: its path and query. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function ask(event: RequestEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function answerPage(event: RequestEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const { pathname } = new URL(event.request.url);
  const kept = await findKept("pages", key);
  const network = ask(event).then((response) => {
    event.waitUntil(quietly(keepSeen(key, pathname, response.clone())));
    return response;
  });
  event.waitUntil(quietly(network));
  if (!kept) return network.catch(() => answerWithout(event));
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const first = await Promise.race([network.catch(() => null), tooLate]);
  // A server that is being restarted is a network that is gone.
  return first && first.status < 500 ? first : fromMemory(kept);
}

/**
 * A page of the warehouse: from the network, and without one as this person saw it last. Somebody who may not see it any
 * more ends what is kept.
 */
async function answerWork(event: RequestEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const askedAt = logouts;
  const answer = await ask(event).catch(() => null);
  if (answer?.status === 200) event.waitUntil(quietly(keepWork(key, answer.clone(), askedAt)));
  if (answer && (answer.type === "opaqueredirect" || answer.status === 403)) event.waitUntil(forgetWork());
  if (answer && answer.status < 500) return answer;
  const kept = await findKept("work", key);
  return kept ? fromMemory(kept) : (answer ?? answerWithout(event));
}

/** Rises when a person logs out: what was asked for before is not kept after. */
let logouts = 0;

/** `askedAt`: the logouts when the page was asked for. */
async function keepWork(key: string, response: Response, askedAt: number): Promise<void> {
  const html = await response.text();
  await keepFiles(html);
  if (logouts !== askedAt) return;
  await keepInCache("work", key, withText(response, html, 200, { [SEEN_AT]: new Date().toISOString() }));
  if (logouts !== askedAt) await forgetWork();
}

/** Forgets before and after the session ends: between the two the server still answers to its person. */
async function endSession({ request }: RequestEvent): Promise<Response> {
  await forgetWork();
  try {
    return await fetch(request);
  } finally {
    await forgetWork();
  }
}

function forgetWork(): Promise<unknown> {
  logouts += 1;
  return quietly(caches.delete(CACHES.work));
}

/** Keeps what was just shown; for signed-in visitors the shop's pages as anybody would see them. */
async function keepSeen(key: string, pathname: string, response: Response): Promise<void> {
  if (isPublic(response.headers.get("cache-control"))) await keepPage(key, response);
  else if (response.ok && isCatalogue(pathname) && !key.includes("?add=")) await fetchAndKeep(key);
}

async function fromMemory(kept: Response): Promise<Response> {
  return withText(kept, markedAsKept(await kept.text(), kept.headers.get(SEEN_AT) ?? ""), 200);
}

/** The answer to a page that is not there: the cart and lists without their query, otherwise the offline page. */
async function answerWithout(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cart = CART_PAGES.includes(pathname) ? await findKept("pages", pathname) : undefined;
  if (cart) return fromMemory(cart);
  const page = await findKept("pages", offlinePathFor(pathname));
  if (!page) return Response.error();
  return withText(page, withKeptPages(await page.text(), await listKept(pathname)), 503);
}

/** Pages of the shop that are kept in the language of the address, latest first, each title once. */
async function listKept(pathname: string): Promise<{ href: string; title: string }[]> {
  const cache = await openCache("pages");
  const offline = offlinePathFor(pathname);
  const keys = (await cache.keys())
    .map((request) => keyOf(request.url))
    .filter((key) => {
      const path = key.split("?")[0] ?? "";
      return offlinePathFor(path) === offline && isCatalogue(path) && !CART_PAGES.includes(path);
    });
  const list = await Promise.all(
    keys
      .reverse()
      .slice(0, LISTED_PAGES)
      .map(async (href) => {
        const page = await cache.match(href, { ignoreVary: true });
        return { href, title: page ? readPageTitle(await page.text()) : "" };
      }),
  );
  const titles = list.map(({ title }) => title);
  return list.filter(({ title }, index) => title !== "" && titles.indexOf(title) === index);
}

async function takeCharge(): Promise<void> {
  const current = new Set(Object.values(CACHES));
  for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** What a page that was loaded before the worker ran has already shown. */
async function keepAlreadySeen(page: string, files: readonly string[]): Promise<void> {
  const { pathname, origin } = new URL(page);
  if (origin !== worker.location.origin) return;
  if (handlingOf(pathname, true) === "page" && !(await findKept("pages", keyOf(page))))
    await fetchAndKeep(keyOf(page));
  if (handlingOf(pathname, true) === "work-page") {
    const askedAt = logouts;
    const response = await fetch(keyOf(page), { headers: { Accept: "text/html" }, redirect: "manual" });
    if (response.status === 200) await keepWork(keyOf(page), response, askedAt);
  }
  if (/^(?:\/ga)?\/shop(?:\/|$)/.test(pathname)) {
    for (const cart of CART_PAGES) await fetchAndKeep(cart);
  }
  for (const file of files) {
    const url = new URL(file);
    const handling = handlingOf(url.pathname, false);
    if (url.origin === origin && handling === "picture")
      await quietly(keptOrFetched("pictures", url.pathname));
  }
}

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(OFFLINE_PAGES.map((path) => fetchAndKeep(path, true))));
});

worker.addEventListener("activate", (event) => event.waitUntil(takeCharge()));

worker.addEventListener("message", (event) => {
  const { kind, page, files } = event.data ?? {};
  if (kind === "take-over") event.waitUntil(worker.skipWaiting());
  if (kind === "seen" && page) event.waitUntil(quietly(keepAlreadySeen(page, files ?? [])));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && endsSession(url.pathname)) return event.respondWith(endSession(event));
  if (request.method !== "GET" || url.origin !== worker.location.origin || request.headers.has("range"))
    return;
  switch (handlingOf(url.pathname, request.mode === "navigate")) {
    case "page":
      return event.respondWith(answerPage(event));
    case "work-page":
      return event.respondWith(answerWork(event));
    case "private-page":
      return event.respondWith(ask(event).catch(() => answerWithout(event)));
    case "immutable":
      return event.respondWith(keptOrFetched("assets", url.pathname, request));
    case "picture":
      return event.respondWith(keptOrFetched("pictures", url.pathname, request));
    case "none":
  }
});
