import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import { admit } from "#app/http/admission.server.ts";
import { bodyLimit, limitBody } from "#app/http/body-limit.server.ts";
import { clientAddress } from "#app/http/client-address.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isForeign, isUnsafeMethod } from "#app/http/cross-site.server.ts";
import { letArrive } from "#app/http/let-arrive.server.ts";
import { loggedPath } from "#app/http/logged-path.ts";
import { metricsContext } from "#app/http/metrics.server.ts";
import type { PageCache } from "#app/http/page-cache.server.ts";
import { pagePolicy } from "#app/http/page-policy.server.ts";
import { paymentOrigins } from "#app/http/payment-redirect.server.ts";
import { BODY_LEFT_OUT } from "#app/http/posted-form.server.ts";
import { PROBES } from "#app/http/probes.ts";
import { problem } from "#app/http/problem.server.ts";
import { carriesSession, publicPageKey } from "#app/http/public-pages.ts";
import { destinationOf } from "#app/http/request-origin.server.ts";
import { serverState } from "#app/http/server-state.server.ts";
import { sendAnswer, sendKept } from "./answers.ts";
import type { Doors } from "./doors.ts";
import { plainErrorPage } from "./plain-error-page.ts";
import type { Services } from "./services.ts";
import type { BusyAnswer, TurnAway } from "./turn-away.ts";
import { withoutEndSlashes } from "./without-end-slashes.ts";

/** React Router's side: the site's pages and calls. */
export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Calls that other servers make; they are signed, and come from no page. */
const SERVER_CALLS: ReadonlySet<string> = new Set(["/api/webhooks/stripe"]);

/** Bytes of a refused body that are let run, so that the browser shows what we answer. */
const MOST_LET_RUN = 500_000_000;
const FOREIGN_HEADERS = [
  ...["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"],
  BODY_LEFT_OUT,
];

interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string; origin: string };
}

export interface ApplicationOptions {
  readonly services: Services;
  readonly pages: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly renderPages: RenderPages;
  readonly doors: Doors;
  readonly turnAway: TurnAway;
}

/** What happens to a request that neither a file nor a finished page answers. */
export function createApplication(options: ApplicationOptions): Hono<Env> {
  const { services, pages, renderPages } = options;
  const app = new Hono<Env>();
  app.use(identify(options), withoutTrailingSlash, refuseForeign(services));
  app.all("*", async (c) => {
    const render = (request: Request) =>
      admitted(c, options, async () => {
        // Whoever went away while waiting for a place needs no answer, and nothing of it was begun.
        if (request.signal.aborted) return gone();
        const context = contextFor(c, services);
        const response = await renderPages(request, context);
        return request.signal.aborted ? gone() : honestly(response, context.get(pagePolicy).away);
      });
    const key = services.config.production ? pageKey(c) : null;
    if (key !== null) {
      const request = new Request(c.get("origin") + key, { headers: { Accept: "*/*" } });
      return sendKept(await pages.get(key, () => render(request)), c.req.raw);
    }
    if (announcedLength(c) > bodyLimit(c.req.path)) return tooLarge(c, render);
    const { request, exceeded } = visitorsRequest(c);
    const response = await render(request);
    return exceeded() ? tooLarge(c, render) : sendAnswer(response, c.req.raw);
  });
  app.onError((error, c) => {
    const facts = { requestId: c.get("requestId"), path: loggedPath(c.req.path) };
    services.log.error({ ...facts, err: describeDbError(error) }, "unhandled error");
    return plainErrorPage(c.req.path, facts.requestId);
  });
  return app;
}

/** Gives the request its number and origin, the answer its headers, and the log its line. */
function identify({ services, headers }: ApplicationOptions): MiddlewareHandler<Env> {
  const { config, log, metrics } = services;
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomBytes(6).toString("hex");
    const destination = destinationOf(c.env.incoming.headers.host, config);
    c.set("requestId", requestId);
    c.set("origin", destination.kind === "here" ? destination.origin : config.origin);
    await next();
    const answer = c.res.headers;
    for (const [name, value] of Object.entries(headers)) if (!answer.has(name)) answer.set(name, value);
    answer.set("X-Request-Id", requestId);
    if (!answer.has("Cache-Control")) answer.set("Cache-Control", "private, no-store");
    const level = c.res.status >= 500 ? "warn" : isUnsafeMethod(c.req.method) ? "info" : "debug";
    const facts = { requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status };
    const ms = performance.now() - start;
    log[level]({ ...facts, ms: Math.round(ms) }, "answered");
    metrics?.answered({ ...facts, ms });
  };
}

/** Pages have one address each, without a slash at the end. */
const withoutTrailingSlash: MiddlewareHandler<Env> = async (c, next) => {
  const shorter = c.req.method === "GET" ? withoutEndSlashes(targetOf(c)) : null;
  return shorter === null ? next() : c.redirect(c.get("origin") + shorter, 308);
};

/** On every route, pages and calls alike: what another site's page sends must not change anything. */
function refuseForeign({ log }: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { origin, cookie, "sec-fetch-site": site } = c.env.incoming.headers;
    const checked = isUnsafeMethod(c.req.method) && !SERVER_CALLS.has(c.req.path);
    if (!checked || !isForeign({ origin, cookie, secFetchSite: joined(site) }, c.get("origin")))
      return next();
    log.warn(
      { requestId: c.get("requestId"), path: loggedPath(c.req.path) },
      "refused what another site sent",
    );
    return c.text("Forbidden\n", 403);
  };
}

async function admitted(
  c: Context<Env>,
  { services: { log, state }, doors, turnAway }: ApplicationOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  if (PROBES.has(c.req.path)) return work();
  const admitted = await admit(doors.for(c.req.method), async () => {
    await letArrive(state);
    return work();
  });
  if ("outcome" in admitted) return admitted.outcome;
  if (admitted.refusal === "full") return busy(turnAway.answer(c.req.path, c.req.header("accept")));
  log.error({ requestId: c.get("requestId"), path: loggedPath(c.req.path) }, "an answer took too long");
  return c.text("Service Unavailable\n", 503, { "Retry-After": "2", "Cache-Control": "no-store" });
}

function busy({ headers, body }: BusyAnswer): Response {
  const answer = new Response(body, { status: 503 });
  for (let at = 0; at < headers.length; at += 2) answer.headers.set(headers[at] ?? "", headers[at + 1] ?? "");
  return answer;
}

/** For the log alone, when nobody waits for the answer any more: that is no fault of ours. */
const gone = () => new Response(null, { status: 499 });

/** When to come back after an outage, in seconds, where the answer itself does not say. */
const OUTAGE_RETRY_S = "10";

/**
 * What cannot be answered now is a 503 that says when to come back. The router's own answer for calls and for steps
 * between pages, 500, would be a fault of ours that nobody needs to repeat.
 */
function honestly(response: Response, away: boolean): Response {
  if (response.status !== 503 && !(away && response.status === 500)) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Retry-After")) headers.set("Retry-After", OUTAGE_RETRY_S);
  if (response.status === 503 || headers.get("Content-Type")?.startsWith("text/x-script"))
    return new Response(response.body, { status: 503, headers });
  const told = problem(503, "The site cannot do this at the moment. Please ask again.");
  told.headers.set("Retry-After", OUTAGE_RETRY_S);
  return told;
}

/** The key of the finished page that may answer this request; null when it needs an answer of its own. */
function pageKey(c: Context<Env>): string | null {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return isRead && !carriesSession(c.env.incoming.headers.cookie) ? publicPageKey(targetOf(c)) : null;
}

function contextFor(c: Context<Env>, services: Services): RouterContextProvider {
  const { config, clock, log, database, state } = services;
  const { socket, headers } = c.env.incoming;
  const context = new RouterContextProvider();
  context.set(appContext, {
    db: database.db,
    config,
    clock,
    log,
    requestId: c.get("requestId"),
    clientAddress: clientAddress(socket.remoteAddress, joined(headers["x-forwarded-for"]), config.trustProxy),
  });
  context.set(pagePolicy, { frameOrigin: null, formOrigins: paymentOrigins(config), away: false });
  context.set(serverState, state);
  context.set(metricsContext, services.metrics);
  return context;
}

/** The visitor's own request, at the site's own origin, with its body counted. */
function visitorsRequest(c: Context<Env>): { request: Request; exceeded: () => boolean } {
  const { raw } = c.req;
  const headers = visitorsHeaders(c);
  const limited = isUnsafeMethod(raw.method) && raw.body ? limitBody(raw.body, bodyLimit(c.req.path)) : null;
  const request = new Request(c.get("origin") + targetOf(c), {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(limited ? { body: limited.body, duplex: "half" as const } : {}),
  });
  return { request, exceeded: limited?.exceeded ?? (() => false) };
}

/** The visitor's headers, without those that only a proxy or this server may set. */
function visitorsHeaders(c: Context<Env>): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of FOREIGN_HEADERS) headers.delete(name);
  // The check for foreign pages is over; React Router's own would refuse `Origin: null` of pages without a referrer.
  if (isUnsafeMethod(c.req.method)) headers.set("Origin", c.get("origin"));
  return headers;
}

/**
 * The address that is asked for, fit for the router: NUL, which no text of the database may hold, counts as a blank,
 * and a path that cannot be decoded is one that leads nowhere.
 */
function targetOf(c: Context<Env>): string {
  const target = (c.env.incoming.url ?? "/").replaceAll("%00", "%20");
  const [path = "", ...query] = target.split("?");
  return isDecodable(path) ? target : [path.replaceAll("%", "_"), ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    // The bundler would leave out a call whose value nobody uses.
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

function announcedLength(c: Context<Env>): number {
  return Number(c.env.incoming.headers["content-length"] ?? 0);
}

/**
 * The answer to a body that is too large: for a browser the page it posted to, which says so in its language, for
 * programs a line. Browsers show an answer once they have sent everything, so what they send is let run to its end.
 */
async function tooLarge(c: Context<Env>, render: (request: Request) => Promise<Response>): Promise<Response> {
  const plain = () => c.text("Payload Too Large\n", 413, { Connection: "close" });
  const { incoming } = c.env;
  const browser = /text\/html/.test(incoming.headers.accept ?? "") || c.req.path.endsWith(".data");
  if (!browser || announcedLength(c) > MOST_LET_RUN) return plain();
  const headers = visitorsHeaders(c);
  headers.set(BODY_LEFT_OUT, "1");
  const page = await render(new Request(c.get("origin") + targetOf(c), { method: c.req.method, headers }));
  if (page.status !== 413 && page.status !== 302) return plain();
  await untilSent(incoming);
  return sendAnswer(page, c.req.raw);
}

/** Throws away what is left of a body; gives up after the time that requests have. */
async function untilSent(incoming: HttpBindings["incoming"]): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  incoming.resume();
  await Promise.race(["end", "close", "error"].map((event) => once(incoming, event).catch(() => {})));
}
