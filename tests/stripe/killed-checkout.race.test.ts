import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction, listRows, type Tx } from "#app/db/client.server.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, stripeEvents } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { type StripePeer, startStripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";
import { type ShopProcess, startShop } from "#tests/support/process/shop-process.ts";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";

const { db, url } = await usePostgresDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-killed-"));
let peer: StripePeer;
let shop: ShopProcess | undefined;

beforeAll(async () => {
  await buildIfStale();
  peer = await startStripePeer();
}, 240_000);
afterAll(async () => {
  await shop?.kill();
  await peer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (port: number) => {
  const env = { DATABASE_URL: url, SAMPLE_DATA: "0", ADMIN_EMAIL: "", MAIL_TO: "staff@example.ie" };
  shop = await startShop({ peer, dataDir, port, env });
  return shop;
};

/** One buyer with a checkout page open: `post` sends its form, the same one every time. */
async function openPage(origin: string, productId: string, email: string) {
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const body = JSON.stringify({ items: [{ product_id: productId, quantity: 1 }] });
  const made = await fetch(`${origin}/api/create-checkout`, { method: "POST", headers, body });
  const { url: page } = (await made.json()) as { url: string };
  const shown = await (await fetch(page)).text();
  const seal = /name="seal" value="([^"]+)"/.exec(shown)?.[1] ?? "";
  const form = { seal, name: "Áine", email, phone: "091 555 000", delivery: "collection", terms: "yes" };
  return {
    email,
    async post(): Promise<string> {
      const answer = await fetch(page, {
        method: "POST",
        headers: { Origin: origin },
        body: new URLSearchParams(form),
        redirect: "manual",
      });
      return answer.headers.get("Location") ?? `no redirect, but ${answer.status}`;
    },
  };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_200; turn += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not in time: ${what}`);
}

const creations = async () =>
  (await peer.calls()).filter((call) => call.method === "POST" && call.path === "/v1/checkout/sessions")
    .length;

const waitingForLocks = async (tx: Tx) =>
  (
    await listRows<{ pid: number }>(
      tx,
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

it("S6: killed at every step of the checkout, each buyer ends with one order, one payment, one mail, the right stock", async () => {
  const port = await freePort();
  const { origin } = await start(port);
  const { id } = await createProduct(db, { stock: 10 });
  const names = ["before-order", "before-call", "in-call", "before-note", "in-settling"] as const;
  const buyers = await Promise.all(names.map((name) => openPage(origin, id, `${name}@example.ie`)));
  const [beforeOrder, beforeCall, inCall, beforeNote, inSettling] = buyers;
  if (!beforeOrder || !beforeCall || !inCall || !beforeNote || !inSettling) throw new Error("No buyers");
  await peer.setDelivery({ kind: "hold" });
  const firstPage = await inSettling.post();
  const paidFirst = firstPage.split("/").at(-1) ?? "";
  await peer.buyer({ sessionId: paidFirst, act: "pay" });
  const completed = (await peer.events()).find((event) => event.type === "checkout.session.completed");
  const eventId = completed?.id ?? "";

  const lost: Promise<unknown>[] = [];
  const stall = async (buyer: typeof beforeCall) => {
    const before = await creations();
    lost.push(buyer.post().catch(() => null));
    await until("the call", async () => (await creations()) > before);
  };
  await peer.addFault({ fault: { kind: "hang" }, method: "POST" });
  await stall(beforeCall);
  await peer.addFault({ fault: { kind: "hang", acts: true }, method: "POST" });
  await stall(inCall);
  await peer.addFault({ fault: { kind: "slow", ms: 3_000 }, method: "POST" });
  await stall(beforeNote);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table payments, orders in share mode`);
    // A statement that waits for 5 s is given up: the two quick writers come when the slow one waits already.
    await until("a writer that waits", async () => (await waitingForLocks(tx)) >= 1);
    lost.push(
      beforeOrder.post().catch(() => null),
      peer.deliver({ eventId }),
    );
    await until("three writers that wait", async () => (await waitingForLocks(tx)) >= 3);
    await shop?.kill();
  });
  await Promise.all(lost);
  await peer.clearFaults();

  const left = await db.select().from(orders);
  expect(left.map((order) => [order.email, order.state]).sort()).toEqual([
    ["before-call@example.ie", "pending"],
    ["before-note@example.ie", "pending"],
    ["in-call@example.ie", "pending"],
    ["in-settling@example.ie", "pending"],
  ]);
  expect(await db.select().from(stripeEvents)).toEqual([]);
  const noted = await db
    .select({ email: orders.email, state: payments.state })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId));
  expect(noted.map((payment) => payment.state)).not.toContain("paid");
  // The note of before-note was with PostgreSQL already: one statement ends there whether its writer lives or not.
  expect(noted.map((payment) => payment.email).filter((email) => email !== beforeNote.email)).toEqual([
    inSettling.email,
  ]);

  await start(port);
  await peer.setDelivery({ kind: "send", copies: 2, atOnce: true });
  expect(await peer.deliver({ eventId, copies: 2 })).toEqual([200, 200]);
  for (const buyer of [beforeOrder, beforeCall, inCall, beforeNote]) {
    const page = await buyer.post();
    expect(page).toContain(`${peer.origin}/c/pay/`);
    expect(await buyer.post()).toBe(page);
    await peer.buyer({ sessionId: page.split("/").at(-1) ?? "", act: "pay" });
  }

  const done = await db.select().from(orders);
  expect(done.map((order) => order.state)).toEqual(Array(5).fill("paid"));
  expect(new Set(done.map((order) => order.email)).size).toBe(5);
  expect((await db.select().from(payments)).map((payment) => payment.state)).toEqual(Array(5).fill("paid"));
  for (const { email } of buyers) {
    const result = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
    expect(result.map((mail) => mail.kind).sort(), email).toEqual(["order-paid", "order-received"]);
  }
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, id));
  expect(level?.available).toBe(5);
  expect((await db.select().from(reservations)).map((row) => row.state)).toEqual(Array(5).fill("consumed"));
  const made = await peer.sessions();
  expect(made.map((session) => session.status)).toEqual(Array(5).fill("complete"));
});
