import { type APIRequestContext, expect } from "@playwright/test";
import { dateAhead, daysUntil, TUESDAY } from "../support/days-ahead.ts";
import { decode } from "../support/http/html-text.ts";
import { formsOf } from "../support/http/page-forms.ts";
import { fillPattern, listRoutes, matchPattern } from "../support/http/route-list.ts";

/** Public pages, those of an account, and the screens of the back office, with previews, labels and what staff hand out. */
export type Area = "public" | "account" | "admin";

const AREAS: Readonly<Record<Area, RegExp>> = {
  public: /^ga\?(?!\/(?:account|preview|u\/|dry-hire\/safety|auth\/sign-out|\*))/,
  account: /^ga\?\/(?:account|auth\/sign-out)/,
  admin: /^admin|^ga\?\/(?:preview|u\/|dry-hire\/safety)/,
};

/**
 * Every page of the route table in an area; what is no component, such as a file, is no page. The
 * styleguide shows the same specimens several times, for the makers of the site. */
export function listPages(area: Area): string[] {
  return listRoutes()
    .filter(({ files }) => files.some((file) => file.endsWith(".tsx") && !file.endsWith("styleguide.tsx")))
    .map(({ pattern }) => pattern)
    .filter((pattern) => AREAS[area].test(pattern));
}

/**
 * The addresses of pages, one of each: those without parameters at once, the others as links lead to them while the
 * pages are looked at.
 */
export function pageQueue(patterns: readonly string[], prefix: string) {
  const parameters = (pattern: string) => pattern.split(/[:*]/).length;
  const all = listRoutes()
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes("*"))
    .sort((one, other) => parameters(one) - parameters(other));
  const found = new Map<string, string>();
  const waiting: string[] = [];
  const meet = (href: string) => {
    const path = decode(href.split(/[?#]/)[0] ?? "").replace(/^\/ga(?=\/|$)/, "");
    // What is static wins over a parameter, `enquiries/hours` over `enquiries/:id`.
    const pattern = all.find((one) => matchPattern(one, path || "/"));
    if (!pattern || !patterns.includes(pattern) || found.has(pattern)) return;
    found.set(pattern, path);
    waiting.push(pattern.startsWith("ga?") ? `${prefix}${path === "/" && prefix ? "" : path}` : path);
  };
  for (const pattern of patterns) if (!pattern.includes(":")) meet(fillPattern(pattern));
  return {
    meet,
    next: () => waiting.shift(),
    /** Patterns that no link has led to. */
    missing: () => patterns.filter((pattern) => !found.has(pattern)),
  };
}

interface Sent {
  readonly location: string;
  readonly html: string;
}

/** Sends the form of a page that has one of these fields, as a browser without scripts would. */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  filled: Readonly<Record<string, string>>,
  html?: string,
): Promise<Sent> {
  const forms = formsOf(html ?? (await (await request.get(path)).text()), path);
  const form = forms.find(({ fields }) => fields.some(({ name }) => name in filled));
  const kept = form?.fields
    .filter(({ type }) => /^(?:hidden|select)$/.test(type))
    .map(({ name, value }) => [name, value]);
  const answer = await request.post(form?.action ?? path, {
    form: { ...Object.fromEntries(kept ?? []), ...filled },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  return { location: answer.headers()["location"] ?? "", html: await answer.text() };
}

const HEADERS = { "Sec-Fetch-Site": "same-origin" };
const WHO = { name: "Reach Walker", email: "reach@example.ie", phone: "091 000 000" };
const OPERATIONS = { line1: "1 Shop Street", town: "Galway", county: "", postcode: "H91 E2K3" };
const BILL = { billLine1: "1 Shop Street", billTown: "Galway", billPostcode: "H91 E2K3" };
const ORDER = { ...WHO, ...OPERATIONS, ...BILL, delivery: "collection", terms: "yes" };

const pathOf = (href: string) => new URL(href, "http://localhost").pathname;

/** A checkout of one product that no one has filled in yet. Gives its address. */
async function openCheckout(request: APIRequestContext, lang = "en"): Promise<string> {
  const { products } = await (await request.get("/api/products?search=cable")).json();
  const data = { items: [{ product_id: products[0].id, quantity: 1 }] };
  return pathOf(
    (await (await request.post(`/api/create-checkout?lang=${lang}`, { data, headers: HEADERS })).json()).url,
  );
}

/** Takes a statement of withdrawal to its end. Gives the address of its receipt. */
async function withdraw(request: APIRequestContext, order: string): Promise<string> {
  const path = `${order}/withdraw`;
  const stated = await sendForm(request, path, { name: WHO.name, email: WHO.email });
  const confirmed = await sendForm(request, path, { step: "confirm" }, stated.html);
  return pathOf(confirmed.location);
}

/**
 * An enquiry, an open checkout, an order that waits for its payment, and a paid one with its invoice, which is
 * withdrawn from. Gives the addresses that no page links to.
 */
export async function makeWork(request: APIRequestContext, lang = "en"): Promise<string[]> {
  const enquiry = { ...WHO, formType: "contact", locale: lang, message: "Do you hire out ladders?" };
  await request.post("/api/send-form-email", { data: enquiry, headers: HEADERS });
  const waiting = await sendForm(request, await openCheckout(request, lang), ORDER);
  const { location: pay } = await sendForm(request, await openCheckout(request, lang), ORDER);
  const paid = await sendForm(request, pathOf(pay), { button: "pay" });
  const order = `/shop/orders/${new URL(paid.location, "http://localhost").searchParams.get("order")}`;
  // Invoices are made beside the answer, a moment later.
  const invoice = /[^"]+\/invoice\/[^"]+/;
  await expect
    .poll(async () => await (await request.get(order)).text(), { timeout: 60_000 })
    .toMatch(invoice);
  const [address = ""] = invoice.exec(await (await request.get(order)).text()) ?? [];
  const receipt = await withdraw(request, order);
  return [
    await openCheckout(request, lang),
    pathOf(waiting.location),
    order,
    `${order}/withdraw`,
    receipt,
    address,
  ];
}

/** The page on which the order is edited that `makeWork` paid and withdrew from. */
export async function findEdit(staff: APIRequestContext): Promise<string> {
  const page = await (await staff.get("/admin/withdrawals")).text();
  return `${/\/admin\/orders\/[\da-f-]{36}/.exec(page)?.[0] ?? ""}/edit`;
}

const START = daysUntil(TUESDAY, 60);

/** The draft of a quote, as staff make it. Gives its address in the back office. */
async function makeDraft(staff: APIRequestContext, locale: string, unknown = ""): Promise<string> {
  const who = { name: WHO.name, email: WHO.email, locale };
  const begun = await sendForm(staff, "/admin/hire/quotes/additions", who, "");
  const quote = pathOf(begun.location);
  await sendForm(staff, quote, {
    ...who,
    from: `${dateAhead(START)}T09:00`,
    to: `${dateAhead(START + 1)}T17:00`,
    deposit: "25",
    valid_days: "14",
    add: `2 x Moving Head Spot 350 W\n${unknown}`,
  });
  return quote;
}

/** A quote that its customer can answer. Gives its address in the back office and that of its public page. */
async function makeQuote(staff: APIRequestContext, locale: string): Promise<[string, string]> {
  const quote = await makeDraft(staff, locale);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(await (await staff.get(quote)).text()) ?? [];
  await sendForm(staff, `${quote}/sending`, { version, confirmed: "yes" }, "");
  return [quote, /\/dry-hire\/quote\/[\w-]+/.exec(await (await staff.get(quote)).text())?.[0] ?? ""];
}

/**
 * A draft with a line of an unknown item, a quote that waits for its answer, and a hire whose deposit is paid, made by
 * staff. Gives the address of the quote in the back office, then those of the draft, its preview, and the public pages
 * of the other two.
 */
export async function makeHire(staff: APIRequestContext, locale = "en"): Promise<[string, ...string[]]> {
  const draft = await makeDraft(staff, locale, "1 x Something unheard of");
  const [sent, open] = await makeQuote(staff, locale);
  const [, accepted] = await makeQuote(staff, locale);
  const pay = await sendForm(staff, accepted, { name: WHO.name, email: WHO.email, terms: "1" });
  await sendForm(staff, pathOf(pay.location), { button: "pay" });
  const page = await (await staff.get(accepted)).text();
  return [sent, draft, `${draft}/preview`, open, /\/dry-hire\/hire\/[\w-]+/.exec(page)?.[0] ?? ""];
}

/** A supplier, a venue, a vehicle and a feed of the hires, so that no list of them is empty. */
export async function makeHireRecords(staff: APIRequestContext): Promise<void> {
  const records = {
    "/admin/hire/suppliers/new": { name: "Reach Lighting", phone: "091 555 010" },
    "/admin/hire/venues/new": { name: "Reach Hall", address: "Clifden" },
    "/admin/hire/vehicles/new": { name: "Reach Van", payload: "900", litres: "8000" },
    "/admin/hire/feeds": { name: "Reach Phone" },
  };
  for (const [path, values] of Object.entries(records)) {
    await sendForm(staff, path, values);
    expect(await (await staff.get(path.replace(/\/new$/, ""))).text()).toContain(values.name);
  }
}

/** A draft order whose payment link was sent. Gives its address in the back office and that of the link. */
export async function makeDraftOrder(staff: APIRequestContext, locale = "en"): Promise<string[]> {
  const who = { name: WHO.name, email: WHO.email, locale, bill_line1: "1 Shop Street", bill_town: "Galway" };
  const line = { "line.a.name": "Repair of a lamp", "line.a.quantity": "1" };
  const price = { "line.a.price": "80.00", "line.a.vat": "2300" };
  const kept = await sendForm(staff, "/admin/orders/new", { ...who, ...line, ...price });
  const draft = pathOf(kept.location);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(await (await staff.get(draft)).text()) ?? [];
  await sendForm(staff, `${draft}/links`, { version, confirmed: "yes" }, "");
  const page = await (await staff.get(draft)).text();
  return [draft, /\/shop\/payment-link\/[\w-]+\/\d+/.exec(page)?.[0] ?? ""];
}

interface Goods {
  readonly items: readonly { readonly itemId: string; readonly serialised: boolean }[];
  readonly units: readonly { readonly number: number }[];
}

/**
 * Takes something of a reserved hire out and back by scans. Gives its safety pack and the pages on which its notes are
 * signed.
 */
export async function scanHire(staff: APIRequestContext): Promise<string[]> {
  const list = await (await staff.get("/admin/hire/warehouse")).text();
  const [, id = ""] = /warehouse\/([\da-f-]{36})\/prepare/.exec(list) ?? [];
  const address = `/admin/hire/warehouse/scans?hire=${id}`;
  const { view } = (await (await staff.get(address)).json()) as { view: Goods };
  const marks = [
    ...view.items.flatMap(({ itemId, serialised }) => (serialised ? [] : [{ itemId }])),
    ...view.units.map(({ number }) => ({ code: String(number) })),
  ];
  for (const mark of marks) {
    const at = new Date().toISOString();
    const scans = (["out", "return"] as const).map((action) => ({
      id: crypto.randomUUID(),
      hireId: id,
      action,
      at,
      note: "Tested this morning",
      ...mark,
    }));
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const answer = await staff.post(address, { data: { sentAt: at, scans }, headers });
    const { answers } = (await answer.json()) as { answers: readonly { outcome: string }[] };
    if (answers.every(({ outcome }) => outcome === "applied")) {
      const page = await (await staff.get(`/admin/hire/hires/${id}`)).text();
      const safety = /\/dry-hire\/safety\/[\w-]+/.exec(page)?.[0] ?? "";
      return [safety, ...["delivery", "return"].map((kind) => `/admin/hire/hires/${id}/${kind}-signature`)];
    }
  }
  throw new Error("Nothing of the hire could be taken out");
}
