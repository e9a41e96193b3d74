import type { Books } from "./books.ts";
import { createSession } from "./create-session.ts";
import type { FormTree } from "./form.ts";
import type { Refund, Session, StripeObject } from "./objects.ts";
import { readParams } from "./params.ts";
import { type Emit, expire, refund } from "./payments.ts";
import { invalid, missing, Refusal } from "./refusal.ts";

export interface Admin {
  readonly books: Books;
  readonly emit: Emit;
  readonly events: ReadonlyMap<string, StripeObject>;
}

type Params = Record<string, unknown>;

interface Endpoint {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  /** The name of its parameters in the schema. */
  readonly params: string;
  run(admin: Admin, params: Params, id: string): unknown;
}

const ENDPOINTS: readonly Endpoint[] = [
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions$/,
    params: "CheckoutSessionCreate",
    run: ({ books }, params) => show(books, createSession(books, params), params),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions$/,
    params: "CheckoutSessionList",
    run: ({ books }, params) => listSessions(books, params),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    params: "CheckoutSessionRetrieve",
    run: ({ books }, params, id) => show(books, sessionById(books, id), params),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    params: "LineItemList",
    run: ({ books }, params, id) => lineItems(books, sessionById(books, id), params),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    params: "CheckoutSessionExpire",
    run: ({ books, emit }, params, id) => show(books, expire(emit, sessionById(books, id)), params),
  },
  {
    method: "POST",
    path: /^\/v1\/refunds$/,
    params: "RefundCreate",
    run: ({ books, emit }, params) => show(books, refund(books, emit, params), params),
  },
  {
    method: "GET",
    path: /^\/v1\/refunds$/,
    params: "RefundList",
    run: ({ books }, params) => listRefunds(books, params),
  },
  reader(/^\/v1\/refunds\/([^/]+)$/, "refund", ({ books }) => books.refunds),
  reader(/^\/v1\/payment_intents\/([^/]+)$/, "payment_intent", ({ books }) => books.intents),
  reader(/^\/v1\/charges\/([^/]+)$/, "charge", ({ books }) => books.charges),
  reader(/^\/v1\/events\/([^/]+)$/, "event", ({ events }) => events),
];

function reader(
  path: RegExp,
  noun: string,
  shelf: (admin: Admin) => ReadonlyMap<string, StripeObject>,
): Endpoint {
  return {
    method: "GET",
    path,
    params: "RetrieveOnly",
    run: (admin, params, id) => {
      const found = shelf(admin).get(id);
      if (!found) throw missing(noun, id);
      return show(admin.books, found, params);
    },
  };
}

/** Answers one call of the API. Throws a Refusal for what Stripe would refuse. */
export function runEndpoint(admin: Admin, method: string, path: string, form: FormTree): unknown {
  for (const endpoint of ENDPOINTS) {
    const match = endpoint.method === method ? endpoint.path.exec(path) : null;
    if (match)
      return endpoint.run(admin, readParams(endpoint.params, form), decodeURIComponent(match[1] ?? ""));
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new Refusal(404, { type: "invalid_request_error", message }, true);
}

function sessionById(books: Books, id: string): Session {
  const session = books.sessions.get(id);
  if (!session) throw missing("checkout.session", id);
  return session;
}

/** An object with the asked-for references written out. */
function show(books: Books, object: StripeObject, params: Params): StripeObject {
  const shown: StripeObject = structuredClone(object);
  for (const path of (params["expand"] as readonly string[] | undefined) ?? [])
    expand(books, shown, path.split("."));
  return shown;
}

function expand(books: Books, object: StripeObject, path: readonly string[]): void {
  const [key = "", ...rest] = path;
  if (object.object === "checkout.session" && key === "line_items") {
    const session = sessionById(books, object.id);
    object[key] = lineItems(books, session, {});
    return;
  }
  const known = object[key];
  if (known === null) return;
  const found = typeof known === "string" ? reference(books, key, known) : known;
  if (!found || typeof found !== "object")
    throw invalid("expand[0]", `This property cannot be expanded (${path.join(".")}).`);
  const copy = structuredClone(found) as StripeObject;
  object[key] = copy;
  if (rest.length > 0) expand(books, copy, rest);
}

function reference(books: Books, key: string, id: string): StripeObject | undefined {
  if (key === "payment_intent") return books.intents.get(id);
  if (key === "charge" || key === "latest_charge") return books.charges.get(id);
  return undefined;
}

function lineItems(books: Books, session: Session, params: Params): unknown {
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  return page(books.kept.get(session.id)?.lines ?? [], params, url);
}

function listSessions(books: Books, params: Params): unknown {
  const { created, status, payment_intent: intent } = params;
  const fits = (session: Session) =>
    within(session.created, created) &&
    (status === undefined || session.status === status) &&
    (intent === undefined || session.payment_intent === intent);
  return page([...books.sessions.values()].reverse().filter(fits), params, "/v1/checkout/sessions");
}

function listRefunds(books: Books, params: Params): unknown {
  const { payment_intent: intent, charge } = params;
  const fits = (made: Refund) =>
    (intent === undefined || made.payment_intent === intent) &&
    (charge === undefined || made.charge === charge);
  return page([...books.refunds.values()].reverse().filter(fits), params, "/v1/refunds");
}

function within(created: number, range: unknown): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return created === range;
  const { gt, gte, lt, lte } = range as Record<"gt" | "gte" | "lt" | "lte", number | undefined>;
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}

/** One page of a list, newest first, between cursors. */
function page(all: readonly StripeObject[], params: Params, url: string): unknown {
  const limit = Number(params["limit"] ?? 10);
  if (limit < 1 || limit > 100) throw invalid("limit", "Limit must be between 1 and 100");
  const at = (param: string): number => {
    const index = all.findIndex((object) => object.id === params[param]);
    if (index < 0) throw invalid(param, `No such object: '${String(params[param])}'`, "resource_missing");
    return index;
  };
  if (params["ending_before"] !== undefined) {
    const end = at("ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = params["starting_after"] === undefined ? 0 : at("starting_after") + 1;
  return { object: "list", data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}
