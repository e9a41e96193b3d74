import { readFileSync } from "node:fs";
import { and, eq, like, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { confirmAddress } from "#app/features/identity/account/confirm-address.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { customerOf, getCustomer } from "./get-customer.server.ts";
import { mergeCustomers } from "./merge-customers.server.ts";

const db = await useTestDb();
const paid = { state: "paid", paidAt: new Date(), total: cents(5_000) } as const;
const FORGETTING = { companyAddresses: [], further: async () => {} };
const idOf = async (email: string) => (await customerOf(db, { userId: null, email })) ?? "";

it("the customer of an address counts no order of an account that is confirmed later", async () => {
  const { id: userId } = await createUser(db, { email: "ann@example.ie", emailVerified: false });
  await createCustomerOrder(db, { ...paid, userId, email: "bob@example.ie" });
  await createUser(db, { email: "bob@example.ie" });
  const bob = await idOf("bob@example.ie");
  expect(await getCustomer(db, bob)).toMatchObject({ orderCount: 1, spent: 5_000 });
  await confirmAddress(db, userId);
  expect(await getCustomer(db, await idOf("ann@example.ie"))).toMatchObject({ orderCount: 1, spent: 5_000 });
  expect(await getCustomer(db, bob)).toMatchObject({ orderCount: 0, spent: 0 });
});

it("figures that counted an order twice before migration 0102 are right after it", async () => {
  const { id: userId } = await createUser(db, { email: "ann@example.ie", emailVerified: false });
  await createCustomerOrder(db, { ...paid, userId, email: "bob@example.ie" });
  await createUser(db, { email: "bob@example.ie" });
  await confirmAddress(db, userId);
  const bob = await idOf("bob@example.ie");
  await db
    .update(customers)
    .set({ orderCount: 1, spent: cents(5_000) })
    .where(eq(customers.id, bob));
  const statements = readFileSync("drizzle/0102_customer-figures.sql", "utf8").split(
    "--> statement-breakpoint",
  );
  await db.execute(sql.raw(statements.at(-1) ?? ""));
  expect(await getCustomer(db, bob)).toMatchObject({ orderCount: 0, spent: 0 });
});

interface Step {
  readonly kind: keyof typeof STEPS;
  readonly account: number;
  readonly at: number;
  readonly isPaid: boolean;
}

interface Taken {
  /** The account's id, and an address. */
  readonly id: string;
  readonly email: string;
  readonly other: string;
  readonly isPaid: boolean;
  readonly hasAccount: boolean;
}

const order = ({ isPaid, email }: Taken, userId: string | null) =>
  createCustomerOrder(db, { ...(isPaid && paid), userId, email });

/** What may happen to an account or an address, by name. */
const STEPS = {
  "orders as a guest": (step: Taken) => order(step, null),
  orders: async (step: Taken) => {
    const userId = step.hasAccount ? step.id : null;
    const isStaff = (await db.$count(userRoles, eq(userRoles.userId, step.id))) > 0;
    const [own] = await db.select().from(customerEmails).where(eq(customerEmails.userId, step.id));
    const [typed] = await db.select().from(customerEmails).where(eq(customerEmails.email, step.email));
    const isFormer = own !== undefined && typed?.originId === own.originId && typed.userId === null;
    const isOwn =
      isFormer || (await db.$count(users, and(eq(users.id, step.id), eq(users.email, step.email)))) > 0;
    const id = await order(step, userId);
    const [stored] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
    expect(stored?.userId).toBe(isStaff && !isOwn ? null : userId);
  },
  "is paid by": ({ email }: Taken) =>
    db.update(orders).set({ state: "paid", paidAt: new Date() }).where(eq(orders.email, email)),
  "is confirmed": ({ id }: Taken) => confirmAddress(db, id),
  "loses the role": ({ id }: Taken) => db.delete(userRoles).where(eq(userRoles.userId, id)),
  "gets the role": async ({ id: userId, hasAccount }: Taken) => {
    if (hasAccount) await db.insert(userRoles).values({ userId, role: "store" }).onConflictDoNothing();
  },
  "changes the address": async ({ id, email }: Taken) => {
    if ((await db.$count(users, eq(users.email, email))) > 0) return;
    await db.update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
  },
  "orders are corrected": ({ email, other }: Taken) =>
    db.update(orders).set({ email }).where(eq(orders.email, other)),
  "is merged": async ({ email, other }: Taken) => {
    const both = { keptId: await idOf(email), goneId: await idOf(other) };
    if (both.keptId === "" || both.goneId === "") return;
    await mergeCustomers(db, { ...both, actorId: "x", setsPriceLists: true, now: new Date() });
  },
  "is erased": async ({ email }: Taken) => {
    const id = await idOf(email);
    if (id !== "") await eraseCustomer(db, { id, email, actorId: "x" }, FORGETTING);
  },
} satisfies Readonly<Record<string, (step: Taken) => PromiseLike<unknown>>>;

/** Figures of the customers of these addresses, as they are stored and as their orders say. */
async function readFigures(at: string) {
  const [rows, emails, placed] = await Promise.all([
    db
      .select()
      .from(customers)
      .where(like(customers.emails, `%@${at}%`)),
    db
      .select()
      .from(customerEmails)
      .where(like(customerEmails.email, `%@${at}`)),
    db
      .select()
      .from(orders)
      .where(like(orders.email, `%@${at}`)),
  ]);
  const ownerOf = ({ userId, email }: (typeof placed)[number]) =>
    (
      emails.find((row) => row.userId !== null && row.userId === userId) ??
      emails.find((row) => row.email === email.toLowerCase())
    )?.customerId;
  const shown = rows.filter(({ mergedInto }) => mergedInto === null);
  const stored = shown.map(({ id, orderCount, spent }) => ({ id, orderCount, spent }));
  const counted = shown.map(({ id }) => {
    const own = placed.filter((row) => row.paidAt !== null && ownerOf(row) === id);
    return { id, orderCount: own.length, spent: own.reduce((sum, { total }) => sum + total, 0) };
  });
  return { stored, counted, placed, ownerOf };
}

it("figures of customers are those of their orders after any history", async () => {
  let run = 0;
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    account: fc.nat(2),
    at: fc.nat(4),
    isPaid: fc.boolean(),
  });
  const history = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      run += 1;
      const domain = `run${run}.example.ie`;
      const mail = (n: number) => `p${n}@${domain}`;
      const accounts = [0, 1, 2].map((n) => ({ id: `${n}-${run}`, name: `${n}`, email: mail(n) }));
      await inTransaction(db, (tx) => addAccounts(tx, accounts));
      const done: string[] = [];
      for (const { kind, account, at, isPaid } of steps) {
        const id = accounts[account]?.id ?? "";
        const hasAccount = (await db.$count(users, eq(users.id, id))) > 0;
        const taken = { id, email: mail(at), other: mail((at + 1) % 5), isPaid, hasAccount };
        await STEPS[kind](taken);
        done.push(`${kind} ${account} ${taken.email}${isPaid ? " paid" : ""}`);
        const { stored, counted, placed, ownerOf } = await readFigures(domain);
        expect(stored, done.join(", ")).toEqual(counted);
        const lost = placed.filter((row) => row.erasedAt === null && !ownerOf(row));
        expect(lost, done.join(", ")).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

/** The first two with a role, none of them confirmed. */
async function addAccounts(
  tx: Db,
  accounts: readonly { readonly id: string; readonly name: string; readonly email: string }[],
): Promise<void> {
  for (const [index, account] of accounts.entries()) {
    await tx.insert(users).values({ ...account, emailVerified: false });
    if (index < 2) await tx.insert(userRoles).values({ userId: account.id, role: "store" });
  }
}
