import { randomBytes } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { describeDbError } from "#app/db/errors.server.ts";
import { type FoundSession, findSession } from "#app/features/identity/sign-in/find-session.server.ts";
import { admit } from "#app/http/admission/admission.server.ts";
import { isForeign, isUnsafeMethod } from "#app/http/admission/cross-site.server.ts";
import { destinationOf } from "#app/http/admission/request-origin.server.ts";
import { yieldToAccepts } from "#app/http/admission/yield-to-accepts.server.ts";
import { setSignedIn } from "#app/http/auth/viewer.server.ts";
import type { PageCache } from "#app/http/cache/page-cache.server.ts";
import { pagePolicy } from "#app/http/cache/page-policy.server.ts";
import {
  isPersonalCookie,
  isSharedCookie,
  publicPageKey,
  sharedPageKey,
} from "#app/http/cache/public-pages.ts";
import { NO_STORE, SHOWN_ONCE } from "#app/http/headers/private-headers.ts";
import { loggedPath } from "#app/http/health/logged-path.ts";
import { PROBES } from "#app/http/health/probes.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { sendAnswer, sendFinished, sendKept } from "./answers.ts";
import { type AdmissionPools, SERVER_CALLS } from "./intake/admission-pools.ts";
import type { BodyIntake } from "./intake/body-intake.ts";
import type { LoadShedding } from "./intake/load-shedding.ts";
import {
  type Env,
  joined,
  type RenderPages,
  routerContext,
  targetOf,
  visitorRequest,
} from "./intake/visitor-request.ts";
import { withoutEndSlashes } from "./intake/without-end-slashes.ts";
import { fillPage, standInSession } from "./shared-pages.ts";
import { plainErrorPage } from "./start/plain-error-page.ts";
import type { Services } from "./start/services.ts";

export interface ApplicationOptions {
  readonly services: Services;
  readonly pages: PageCache;
  /** Pages for visitors with a session, with marks in place of what is theirs. */
  readonly sharedPages: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly renderPages: RenderPages;
  readonly pools: AdmissionPools;
  readonly shedding: LoadShedding;
  readonly bodies: BodyIntake;
}

/** What happens to a request that neither a file nor a finished page answers. */
export function createApplication(options: ApplicationOptions): Hono<Env> {
  const { services, pages, renderPages } = options;
  const app = new Hono<Env>();
  app.use(identify(options), withoutTrailingSlash, refuseForeign(options));
  app.all("*", async (c) => {
    const render: Render = (request, session) =>
      admitted(c, options, async () => {
        // The client disconnected while queued, and nothing of the work was begun.
        if (request.signal.aborted) return gone();
        const context = routerContext(c, services);
        if (session) setSignedIn(context, session);
        const response = await renderPages(request, context);
        return request.signal.aborted ? gone() : honestly(response, context.get(pagePolicy).away);
      });
    const key = services.config.production ? pageKey(c) : null;
    if (key !== null) {
      return sendKept(await pages.get(key, () => render(keptRequest(c, key))), c.req.raw);
    }
    const shared = await answerShared(c, options, render);
    if (shared) return shared;
    if (!isUnsafeMethod(c.req.method)) return sendAnswer(await render(visitorRequest(c, null)), c.req.raw);
    return options.bodies.answer(c, render, () => shed(c, options));
  });
  app.onError((error, c) => {
    const facts = { requestId: c.get("requestId"), path: loggedPath(c.req.path) };
    services.log.error({ ...facts, err: describeDbError(error) }, "unhandled error");
    return plainErrorPage(c.req.path, facts.requestId);
  });
  return app;
}

/** Renders a page; for `session` in place of the one that the request brings. */
type Render = (request: Request, session?: FoundSession) => Promise<Response>;

/** The request for a page that is kept, the same for every visitor. A crawler's names it: its searches are not counted. */
function keptRequest(c: Context<Env>, key: string): Request {
  const headers = new Headers({ Accept: "*/*" });
  const agent = c.req.header("User-Agent");
  if (agent && isbot(agent)) headers.set("User-Agent", agent);
  return new Request(c.get("origin") + key, { headers });
}

/** A page that is kept for everybody with a session, with what is this visitor's filled in; null when there is none. */
async function answerShared(
  c: Context<Env>,
  options: ApplicationOptions,
  render: Render,
): Promise<Response | null> {
  const { services, sharedPages, pools } = options;
  const { cookie } = c.env.incoming.headers;
  const key =
    services.config.production && isRead(c) && isSharedCookie(cookie) ? sharedPageKey(targetOf(c)) : null;
  if (key === null) return null;
  const found = await admit(pools.for(c.req.method, c.req.path), async () => {
    await yieldToAccepts(services.state);
    // Without a database the visitor's own page says so.
    return findSession(services.database.db, services.config, cookie ?? null).catch(() => null);
  });
  if ("refusal" in found) return shed(c, options);
  const session = found.outcome;
  if (!session) return null;
  const { roles, hasPriceList } = session.viewer;
  // A page with the prices of a price list is made for its customer, and kept for no one.
  if (hasPriceList) return sendAnswer(await render(visitorRequest(c, null), session), c.req.raw);
  const page = await sharedPages.get(`${roles.join() || "customer"} ${key}`, () =>
    render(keptRequest(c, key), standInSession(roles)),
  );
  return sendFinished(fillPage(page, session), c.req.raw);
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
    if (!answer.has("Cache-Control")) answer.set("Cache-Control", SHOWN_ONCE["Cache-Control"]);
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

/** Refuses changes that another site's page sends, on every route, pages and calls alike. */
function refuseForeign({ services: { log }, bodies }: ApplicationOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { origin, cookie, "sec-fetch-site": site } = c.env.incoming.headers;
    const checked = isUnsafeMethod(c.req.method) && !SERVER_CALLS.has(c.req.path);
    if (!checked || !isForeign({ origin, cookie, secFetchSite: joined(site) }, c.get("origin")))
      return next();
    log.warn(
      { requestId: c.get("requestId"), path: loggedPath(c.req.path) },
      "refused what another site sent",
    );
    return bodies.refuse(c, c.text("Forbidden\n", 403));
  };
}

async function admitted(
  c: Context<Env>,
  options: ApplicationOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  if (PROBES.has(c.req.path)) return work();
  const { log, state } = options.services;
  const admitted = await admit(options.pools.for(c.req.method, c.req.path), async () => {
    await yieldToAccepts(state);
    return work();
  });
  if ("outcome" in admitted) return admitted.outcome;
  if (admitted.refusal === "full") return shed(c, options);
  log.error({ requestId: c.get("requestId"), path: loggedPath(c.req.path) }, "an answer took too long");
  return c.text("Service Unavailable\n", 503, { "Retry-After": "2", ...NO_STORE });
}

function shed(c: Context<Env>, { shedding }: ApplicationOptions): Response {
  const { headers, body } = shedding.shedResponse(c.req.path, c.req.header("accept"));
  const answer = new Response(body, { status: 503 });
  for (let at = 0; at < headers.length; at += 2) answer.headers.set(headers[at] ?? "", headers[at + 1] ?? "");
  return answer;
}

/** The answer of a request that no client waits for any more. It is for the log alone, where it is no fault of ours. */
const gone = () => new Response(null, { status: 499 });

/** The Retry-After of an outage, in seconds, where the answer itself does not say. */
const OUTAGE_RETRY_S = "10";

/**
 * What cannot be answered now is a 503 that says when to come back. The router's own answer for calls and for steps
 * between pages, 500, would be a fault of ours that no one needs to repeat.
 */
function honestly(response: Response, isDatabaseDown: boolean): Response {
  if (response.status !== 503 && !(isDatabaseDown && response.status === 500)) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Retry-After")) headers.set("Retry-After", OUTAGE_RETRY_S);
  if (response.status === 503 || headers.get("Content-Type")?.startsWith("text/x-script"))
    return new Response(response.body, { status: 503, headers });
  const result = problem(503, "The site cannot do this at the moment. Please ask again.");
  result.headers.set("Retry-After", OUTAGE_RETRY_S);
  return result;
}

function isRead(c: Context<Env>): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** The key of the finished page that may answer this request; null when it needs an answer of its own. */
function pageKey(c: Context<Env>): string | null {
  return isRead(c) && !isPersonalCookie(c.env.incoming.headers.cookie) ? publicPageKey(targetOf(c)) : null;
}
