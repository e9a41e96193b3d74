import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { confirmAddress } from "#app/features/identity/account/confirm-address.server.ts";
import { addRole } from "#app/features/identity/users/add-role.server.ts";
import { inviteUser } from "#app/features/identity/users/invite-user.server.ts";
import { removeRole } from "#app/features/identity/users/remove-role.server.ts";
import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { createPriceList } from "#tests/support/shop/price-lists.ts";
import { customerOf, getCustomer, listCustomerRecords } from "./get-customer.server.ts";
import { saveCustomer } from "./save-customer.server.ts";

const db = await useTestDb();

interface Colleague {
  readonly id: string;
  readonly email: string;
}

/** An account with the role Store from the start; its address is not confirmed. */
async function invite(email: string): Promise<Colleague> {
  const by = { actorId: "boss", origin: "https://show.example.ie", now: new Date() };
  const invited = await inviteUser(db, { ...by, name: "Tomás", email, locale: "en", roles: ["store"] });
  if (!invited.ok) throw new Error(invited.error.kind);
  return { id: invited.value, email };
}

const person = { name: "Tomás", phone: "091 1", message: "Hello", locale: "en" } as const;
const contact = { ...person, formType: "contact" } as const;
const enquiryOf = (userId: string | null, email: string) =>
  db.insert(enquiries).values({ ...contact, id: newId(), reference: newId(), userId, email });
const requestOf = (userId: string, email: string) =>
  db.insert(hireQuotes).values({
    number: newId(),
    token: newToken(),
    userId,
    email,
    name: person.name,
    phone: person.phone,
    locale: "en",
    origin: "basket",
  });

/** What an account does under its own address, by the step's name. */
const OWN: Readonly<Record<string, (account: Colleague) => Promise<unknown>>> = {
  orders: ({ id: userId, email }) => createCustomerOrder(db, { userId, email }),
  "asks for a hire": ({ id, email }) => requestOf(id, email),
};

/** What it does under another address, which is its own as long as it has no role. */
const ELSEWHERE: Readonly<Record<string, (account: Colleague) => Promise<unknown>>> = {
  "orders under another address": ({ id: userId, email }) =>
    createCustomerOrder(db, { userId, email: `work-${email}` }),
  "enquires under another address": ({ id, email }) => enquiryOf(id, `Work-${email}`),
};

const STEPS: Readonly<Record<string, (account: Colleague) => Promise<unknown>>> = {
  ...OWN,
  ...ELSEWHERE,
  enquires: ({ id, email }) => enquiryOf(id, email),
  "is confirmed": ({ id }) => confirmAddress(db, id),
  "loses the role": ({ id: userId }) =>
    inTransaction(db, (tx) => removeRole(tx, { actorId: "boss", userId, role: "store" })),
  "gets the role": ({ id: userId }) =>
    inTransaction(db, (tx) => addRole(tx, { actorId: "boss", userId, role: "store" })),
  "orders as a guest": ({ email }) => createCustomerOrder(db, { email: email.toUpperCase() }),
};

/** The steps that were done for another customer: under another address while the account had a role. */
function stepsForOthers(done: readonly string[]): readonly string[] {
  let hasRole = true;
  return done.filter((step) => {
    if (step === "loses the role" || step === "gets the role") hasRole = step === "gets the role";
    return hasRole && step in ELSEWHERE;
  });
}

/** Whether the customer of the account is tied to it, as the rows themselves say that it has to be. */
async function expectTied({ id, email }: Colleague, done: readonly string[]): Promise<void> {
  const message = done.join(", ");
  const isStaff = (await db.$count(userRoles, eq(userRoles.userId, id))) > 0;
  const forOthers = stepsForOthers(done);
  const dealings = ["orders", "asks for a hire", "enquires", "orders as a guest", ...Object.keys(ELSEWHERE)];
  const acted = done.filter((step) => dealings.includes(step)).length > forOthers.length;
  const wasFree = done.includes("loses the role") && done.includes("is confirmed");
  const tied = done.includes("is confirmed") && (acted || wasFree || !isStaff);
  const rows = await db.select().from(customerEmails).where(eq(customerEmails.userId, id));
  expect(
    rows.map((row) => row.email),
    message,
  ).toEqual(tied ? [email] : []);
  const count = (list: readonly string[], ...steps: readonly string[]) =>
    list.filter((step) => steps.includes(step)).length;
  if (tied || forOthers.length > 0)
    expect(await countRecords(`work-${email}`), message).toEqual(
      forOthers.length === 0
        ? null
        : [
            count(forOthers, "orders under another address"),
            0,
            count(forOthers, "enquires under another address"),
          ],
    );
  if (!tied) return;
  const customer = await getCustomer(db, rows[0]?.customerId ?? "");
  expect(customer?.accounts, message).toMatchObject([{ id }]);
  const own = done.filter((step) => !forOthers.includes(step));
  expect(await countRecords(email), message).toEqual([
    count(own, "orders", "orders under another address", "orders as a guest"),
    count(own, "asks for a hire"),
    count(own, "enquires", "enquires under another address"),
  ]);
}

/** How many orders, quotes and enquiries the customer of an address has; null without a customer. */
async function countRecords(email: string): Promise<readonly number[] | null> {
  const customer = await getCustomer(db, (await customerOf(db, { userId: null, email })) ?? newId());
  if (!customer) return null;
  const { orders, quotes, enquiries: asked } = await listCustomerRecords(db, customer);
  return [orders.length, quotes.length, asked.length];
}

function orderings(steps: readonly string[]): readonly (readonly string[])[] {
  if (steps.length <= 1) return [steps];
  return steps.flatMap((step, at) => orderings(steps.toSpliced(at, 1)).map((rest) => [step, ...rest]));
}

describe("the customer of an account that was invited as a colleague", () => {
  it.each(Object.keys({ ...OWN, ...ELSEWHERE }))(
    "is tied to it in whatever order it %s, is confirmed and loses the role",
    async (own) => {
      const ways = orderings([own, "is confirmed", "loses the role", "orders as a guest"]);
      for (const [n, way] of ways.entries()) {
        const account = await invite(`tomas${n}@example.ie`);
        for (const [at, step] of way.entries()) {
          await STEPS[step]?.(account);
          await expectTied(account, way.slice(0, at + 1));
        }
      }
    },
  );

  it("stays tied with a second order, after the role was taken and given again", async () => {
    const account = await invite("tomas@example.ie");
    const way = [
      "is confirmed",
      "orders",
      "gets the role",
      "loses the role",
      "orders",
      "gets the role",
      "orders",
    ];
    for (const [at, step] of way.entries()) {
      await STEPS[step]?.(account);
      await expectTied(account, way.slice(0, at + 1));
    }
  });

  it("is none of an enquiry that is spam, until it is none", async () => {
    const account = await invite("tomas@example.ie");
    await confirmAddress(db, account.id);
    const spam = { ...contact, reference: "S", userId: account.id, email: account.email } as const;
    await db.insert(enquiries).values({ ...spam, state: "spam" });
    expect(await customerOf(db, { userId: account.id, email: account.email })).toBeNull();
    await db.update(enquiries).set({ state: "new" });
    await expectTied(account, ["is confirmed", "enquires"]);
  });

  it("gets a price list", async () => {
    const account = await invite("tomas@example.ie");
    for (const step of ["is confirmed", "orders"]) await STEPS[step]?.(account);
    const id = (await customerOf(db, { userId: null, email: account.email })) ?? "";
    const priceList = await createPriceList(db, { percent: "10" });
    expect(await setCustomerPriceList(db, { id, priceList, actorId: "boss" })).toMatchObject({ ok: true });
  });
});

it("keeps what staff wrote about a guest whose orders turn out to be an account's", async () => {
  const account = await createUser(db, { emailVerified: false });
  const email = `work-${account.email}`;
  await createCustomerOrder(db, { userId: account.id, email });
  const id = (await customerOf(db, { userId: null, email })) ?? "";
  const typed = { name: "Tomás", company: "", phone: "", tags: "", note: "Rang twice" };
  await saveCustomer(db, { ...typed, id, version: 1, actorId: "boss" });
  await confirmAddress(db, account.id);
  expect(await getCustomer(db, id)).toMatchObject({ note: "Rang twice", accounts: [], orderCount: 0 });
  expect(await customerOf(db, { userId: account.id, email: account.email })).not.toBe(id);
});

it("ties no account by an address that is not confirmed", async () => {
  const { id: userId, email } = await createUser(db, { emailVerified: false });
  await createCustomerOrder(db, { userId, email });
  await createCustomerOrder(db, { email });
  expect(await db.select().from(customerEmails)).toMatchObject([{ email, userId: null }]);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  expect(await db.select().from(customerEmails)).toMatchObject([{ email, userId }]);
});

it("ties accounts that had ordered before migration 0096, and no others", async () => {
  const [ordered, idle, unconfirmed] = await Promise.all(
    ["a", "b", "c"].map((n) => invite(`${n}@example.ie`)),
  );
  for (const account of [ordered, unconfirmed]) if (account) await OWN["orders"]?.(account);
  for (const account of [ordered, idle]) if (account) await confirmAddress(db, account.id);
  await db.update(customerEmails).set({ userId: null });
  const repair = readFileSync("drizzle/0096_account-customers.sql", "utf8").split("--> statement-breakpoint");
  await db.execute(sql.raw(repair.at(-1) ?? ""));
  expect(await db.select().from(customerEmails).orderBy(customerEmails.email)).toMatchObject([
    { email: "a@example.ie", userId: ordered?.id },
    { email: "c@example.ie", userId: null },
  ]);
});
