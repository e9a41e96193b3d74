import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { createAdmission } from "#app/http/admission.server.ts";
import { bodyLimit, limitBody } from "#app/http/body-limit.server.ts";
import { clientAddress } from "#app/http/client-address.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isForeign, isUnsafeMethod } from "#app/http/cross-site.server.ts";
import { loggedPath } from "#app/http/logged-path.ts";
import type { PageCache } from "#app/http/page-cache.server.ts";
import { pagePolicy } from "#app/http/page-policy.server.ts";
import { carriesSession, publicPageKey } from "#app/http/public-pages.ts";
import { destinationOf } from "#app/http/request-origin.server.ts";
import { serverState } from "#app/http/server-state.server.ts";
import { sendAnswer, sendKept } from "./answers.ts";
import { plainErrorPage } from "./plain-error-page.ts";
import type { Services } from "./services.ts";

/** React Router's side: the site's pages and calls. */
export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Pages rendered at once. Rendering is work of one processor; more at once would only make each later. */
const READS = { running: 8, waiting: 120, patience: 1000 };
/** Writes wait for the database, mail hosts and payment providers more than for the processor. */
const WRITES = { running: 24, waiting: 60, patience: 2000 };
/** Origins of calls that other servers make, signed in their own way. */
const SERVER_CALLS: ReadonlySet<string> = new Set(["/api/stripe-webhook"]);

interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string; origin: string };
}

export interface ApplicationOptions {
  readonly services: Services;
  readonly pages: PageCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly renderPages: RenderPages;
}

/** What happens to a request that neither a file nor a finished page answers. */
export function createApplication({ services, pages, headers, renderPages }: ApplicationOptions): Hono<Env> {
  const { config, log } = services;
  const reads = createAdmission(READS);
  const writes = createAdmission(WRITES);
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const start = performance.now();
    const requestId = randomBytes(6).toString("hex");
    c.set("requestId", requestId);
    const destination = destinationOf(c.env.incoming.headers.host, config);
    c.set("origin", destination.kind === "here" ? destination.origin : config.origin);
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    c.res.headers.set("X-Request-Id", requestId);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
    const level = c.res.status >= 500 ? "warn" : isUnsafeMethod(c.req.method) ? "info" : "debug";
    const ms = Math.round(performance.now() - start);
    log[level](
      { requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms },
      "answered",
    );
  });

  app.use(async (c, next) => {
    if (!isUnsafeMethod(c.req.method)) return next();
    const {
      origin,
      cookie,
      "sec-fetch-site": secFetchSite,
      "content-length": length,
    } = c.env.incoming.headers;
    const own = c.get("origin");
    if (
      !SERVER_CALLS.has(c.req.path) &&
      isForeign({ origin, cookie, secFetchSite: text(secFetchSite) }, own)
    ) {
      log.warn(
        { requestId: c.get("requestId"), path: loggedPath(c.req.path) },
        "refused a request of another site",
      );
      return c.text("Forbidden\n", 403);
    }
    if (Number(length ?? 0) > bodyLimit(c.req.path)) return tooLarge(c);
    return next();
  });

  app.all("*", async (c) => {
    const { method } = c.req;
    const bare = withoutSlash(targetOf(c));
    if (bare !== null && method === "GET") return c.redirect(c.get("origin") + bare, 308);
    const isRead = method === "GET" || method === "HEAD";
    const key =
      isRead && config.production && !carriesSession(c.env.incoming.headers.cookie)
        ? publicPageKey(targetOf(c))
        : null;
    const door = isRead ? reads : writes;
    const admit = async (work: () => Promise<Response>) => {
      if (c.req.path === "/healthz" || c.req.path === "/readyz") return work();
      const leave = await door.enter();
      if (!leave) return busy();
      try {
        return await work();
      } finally {
        leave();
      }
    };
    if (key === null) {
      const { request, exceeded } = visitorsRequest(c);
      const response = await admit(() => renderPages(request, contextFor(c)));
      return exceeded() ? tooLarge(c) : sendAnswer(response, c.req.raw);
    }
    const request = new Request(c.get("origin") + key, { headers: { Accept: "*/*" } });
    const page = await pages.get(key, () => admit(() => renderPages(request, contextFor(c))));
    return sendKept(page, c.req.raw);
  });

  app.onError((error, c) => {
    log.error({ requestId: c.get("requestId"), path: loggedPath(c.req.path), err: error }, "unhandled error");
    return plainErrorPage(c.req.path, c.get("requestId"));
  });

  function contextFor(c: Context<Env>): RouterContextProvider {
    const { incoming } = c.env;
    const context = new RouterContextProvider();
    context.set(appContext, {
      db: services.database.db,
      config,
      clock: services.clock,
      log,
      requestId: c.get("requestId"),
      clientAddress: clientAddress(
        incoming.socket.remoteAddress,
        text(incoming.headers["x-forwarded-for"]),
        config.trustProxy,
      ),
    });
    context.set(pagePolicy, { frameOrigin: null, away: false });
    context.set(serverState, services.state);
    return context;
  }

  return app;
}

/** The visitor's own request, at the site's own origin, with its body counted. */
function visitorsRequest(c: Context<Env>): { request: Request; exceeded: () => boolean } {
  const { raw } = c.req;
  const headers = new Headers(raw.headers);
  for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"])
    headers.delete(name);
  const unsafe = isUnsafeMethod(raw.method);
  // The check for foreign pages is over; React Router's own would refuse `Origin: null` of pages without a referrer.
  if (unsafe) headers.set("Origin", c.get("origin"));
  const limited = unsafe && raw.body ? limitBody(raw.body, bodyLimit(c.req.path)) : null;
  const request = new Request(c.get("origin") + targetOf(c), {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(limited ? { body: limited.body, duplex: "half" as const } : {}),
  });
  return { request, exceeded: limited?.exceeded ?? (() => false) };
}

/** Pages have one address each, without a slash at the end. Null when there is none to take away. */
function withoutSlash(target: string): string | null {
  const match = /^(\/[^?]*?)\/+(\?.*)?$/.exec(target);
  return match ? `${match[1]}${match[2] ?? ""}` : null;
}

function targetOf(c: Context<Env>): string {
  return c.env.incoming.url ?? "/";
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

function tooLarge(c: Context<Env>): Response {
  return c.text("Payload Too Large\n", 413, { Connection: "close" });
}

function busy(): Response {
  return new Response("Service Unavailable\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "2", "Cache-Control": "no-store" },
  });
}
