import { randomUUID } from "node:crypto";
import { setTimeout as rest } from "node:timers/promises";
import type { Db } from "#app/db/client.server.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { newRandom } from "../support/random.ts";
import { type Answer, Client } from "./client.ts";
import { type Cluster, PASSWORD, SECRET } from "./cluster.ts";
import type { Ledger } from "./ledger.ts";

const random = newRandom();

/** What every visitor of a storm goes by. Times are on the clock of `performance.now()`. */
export interface Visit {
  readonly cluster: Pick<Cluster, "origin" | "products" | "customers">;
  readonly ledger: Ledger;
  /** Nothing new is begun after this. */
  readonly until: number;
  /** What was begun must be done by then. */
  readonly giveUpAt: number;
  /** Pause of a visitor between two pages, in milliseconds, on average. */
  readonly pauseMs: number;
}

/** How many visitors of each kind are about at the same time. */
export interface Crowd {
  readonly browsers: number;
  readonly customers: number;
  readonly buyers: number;
  readonly enquirers: number;
}

/** Lets a crowd in and resolves when the last has finished. */
export async function letIn(crowd: Crowd, visit: Visit): Promise<void> {
  const many = (n: number, go: (visit: Visit, n: number) => Promise<void>) =>
    Array.from({ length: n }, (_, at) => go(visit, at));
  await Promise.all([
    ...many(crowd.browsers, browse),
    ...many(crowd.customers, fillCart),
    ...many(crowd.buyers, buy),
    ...many(crowd.enquirers, enquire),
  ]);
}

const pause = ({ pauseMs }: Visit) => rest(pauseMs * (0.5 + random(1_000) / 1_000));
const goesOn = ({ until }: Visit) => performance.now() < until;

function pick<T>(list: readonly T[]): T {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error("Nothing to pick from");
  return one;
}

/** Half of the pages are finished ones, the others are made for each visitor. */
async function browse(visit: Visit): Promise<void> {
  const { cluster, ledger } = visit;
  const client = new Client(cluster.origin, ledger);
  while (goesOn(visit)) {
    const path = pick([
      "/",
      "/ga",
      "/shop/browse",
      `/shop/browse?search=lamp+${random(1000)}`,
      `/shop/product/${pick(cluster.products).slug}`,
      "/contact",
      `/api/products?search=lamp&page=${1 + random(2)}`,
      "/hire",
    ]);
    await client.ask(path, { kind: "page" });
    await pause(visit);
  }
}

async function fillCart(visit: Visit, n: number): Promise<void> {
  const { cluster, ledger } = visit;
  const customer = cluster.customers[n % cluster.customers.length];
  if (!customer) return;
  const client = new Client(cluster.origin, ledger);
  const json = { email: customer.email, password: PASSWORD };
  await client.insist("/api/auth/sign-in/email", { kind: "sign-in", json }, visit);
  while (goesOn(visit)) {
    const product = pick(cluster.products);
    // The key makes a merge count once, however often it is sent.
    const merge = { key: randomUUID(), items: [{ product_id: product.id, quantity: 1 }] };
    await client.insist("/api/cart-items", { kind: "cart", json: merge }, visit);
    ledger.addToCart(customer.id, product.id, 1);
    await pause(visit);
  }
}

const isRedirect = ({ status, location }: Answer) => status === 303 && location !== "";

async function buy(visit: Visit, n: number): Promise<void> {
  const { cluster, ledger } = visit;
  for (let round = 0; goesOn(visit); round += 1) {
    const client = new Client(cluster.origin, ledger);
    const { id: productId } = pick(cluster.products);
    const order = { email: `buyer-${n}-${round}@example.ie`, productId, quantity: 1 + (round % 3) };
    const items = [{ product_id: productId, quantity: order.quantity }];
    const made = await client.insist("/api/create-checkout", { kind: "checkout", json: { items } }, visit);
    const page = (JSON.parse(made.text) as { url: string }).url;
    const shown = await client.insist(page, { kind: "checkout page" }, visit);
    const form = {
      seal: /name="seal" value="([^"]+)"/.exec(shown.text)?.[1] ?? "",
      name: "Áine Ní Bhriain",
      email: order.email,
      phone: "091 555 000",
      delivery: "collection",
      billLine1: "1 Shop Street",
      billTown: "Galway",
      terms: "yes",
    };
    const placing = { kind: "order", form, accepts: isRedirect };
    const { location } = await client.insist(page, placing, visit);
    ledger.placed.set(order.email, order);
    const paying = { kind: "payment", form: { button: "pay" }, accepts: isRedirect };
    const paid = await client.insist(location, paying, visit);
    await client.insist(paid.location, { kind: "success", accepts: tellsSuccess }, visit);
    ledger.paid.add(order.email);
    await pause(visit);
  }
}

const tellsSuccess = ({ status, text }: Answer) => status === 200 && text.includes("Order Successful!");

async function enquire(visit: Visit, n: number): Promise<void> {
  const { cluster, ledger } = visit;
  const secret = await getFormSecret({} as Db, { secret: SECRET });
  for (let round = 0; goesOn(visit); round += 1) {
    const client = new Client(cluster.origin, ledger);
    const email = `person-${n}-${round}@example.ie`;
    const form = {
      form_token: makeFormToken(secret, { now: new Date(Date.now() - 60_000) }),
      name: `Person ${n}`,
      email,
      phone: "091 555 001",
      message: `Number ${round} of ${n}`,
    };
    const accepts = ({ status, text }: Answer) => status === 200 && REFERENCE.test(text);
    const { text } = await client.insist("/contact", { kind: "enquiry", form, accepts }, visit);
    ledger.addEnquiry(email, REFERENCE.exec(text)?.[0] ?? "");
    await pause(visit);
  }
}

const REFERENCE = /IST-\d{4}-\d+/;
