import { expect, it } from "vitest";
import { enquiries, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { listInvoicesOfCustomer } from "#app/features/invoices/queries.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { loader as enquiriesLoader } from "#app/routes/account/enquiries.tsx";
import { loader as invoicesLoader } from "#app/routes/account/invoices.tsx";
import { loader as ordersLoader } from "#app/routes/account/orders.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { type Device, type Handler, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const SECOND_PAGE = 27;

async function signedIn(): Promise<{ nora: Device; userId: string }> {
  const nora = await register(db);
  await nora.logIn();
  const [user] = await db.select({ id: users.id }).from(users);
  return { nora, userId: user?.id ?? "" };
}

/** Paid orders from number 1 on, each with its invoice. */
async function buy(userId: string | null, count: number, from = 1): Promise<void> {
  const expiresAt = new Date();
  for (let number = from; number < from + count; number++) {
    const [checkoutId, orderId] = [newId(), newId()];
    const common = { userId, locale: "en", expiresAt } as const;
    await db.insert(checkouts).values({ ...common, id: checkoutId, token: newToken(), items: [] });
    await db.insert(orders).values({
      ...common,
      id: orderId,
      checkoutId,
      number,
      token: newToken(),
      state: "paid",
      name: NORA.name,
      email: NORA.email,
      phone: "1",
      deliveryMethod: "collection",
      provider: "sandbox",
      subtotal: cents(100),
      deliveryPrice: cents(0),
      total: cents(100),
      vatTotal: cents(19),
    });
    await db.insert(invoices).values({
      kind: "invoice",
      number: `INV-${number}`,
      series: "INV",
      year: 2026,
      sequence: number,
      orderId,
      document: {},
      issuedAt: new Date(),
      total: cents(100),
      net: cents(81),
      vat: cents(19),
    });
  }
}

const read = async (device: Device, loader: unknown, path: string) =>
  (await device.run(loader as Handler, path)).data as Record<string, unknown>;

it("pages through a customer's own orders and invoices, latest first", async () => {
  const { nora, userId } = await signedIn();
  await buy(userId, SECOND_PAGE);
  await buy(null, 1, 100);

  const first = await read(nora, ordersLoader, "/account/orders");
  const numbersOf = (page: Record<string, unknown>) =>
    (page["orders"] as { number: number }[]).map(({ number }) => number);
  expect(numbersOf(first)).toEqual(Array.from({ length: 25 }, (_, n) => SECOND_PAGE - n));
  expect(first["older"]).toBe(3);
  expect(Object.values(first["documents"] as object)).toHaveLength(25);
  const second = await read(nora, ordersLoader, "/account/orders?before=3");
  expect(numbersOf(second)).toEqual([2, 1]);
  expect(second["older"]).toBeNull();
  expect(numbersOf(await read(nora, ordersLoader, "/account/orders?before=x"))).toHaveLength(25);

  const papers = await read(nora, invoicesLoader, "/account/invoices");
  const rows = papers["invoices"] as { number: string; orderNumber: number }[];
  expect(rows[0]).toMatchObject({ number: `INV-${SECOND_PAGE}`, orderNumber: SECOND_PAGE });
  expect(rows).toHaveLength(25);
  const rest = await read(nora, invoicesLoader, `/account/invoices?before=${papers["next"]}`);
  expect((rest["invoices"] as { number: string }[]).map(({ number }) => number)).toEqual(["INV-2", "INV-1"]);
  expect(rest["next"]).toBeNull();
  expect(await listInvoicesOfCustomer(db, "somebody-else")).toEqual({ invoices: [], next: null });
});

it("shows what was asked under the account or its address, with the answers and without the notes", async () => {
  const { nora, userId } = await signedIn();
  const ids = [newId(), newId(), newId(), newId()];
  const words = { formType: "contact", name: "Nora", phone: "1", locale: "ga" } as const;
  const whose = [
    { email: "Nora@Example.ie", userId: null },
    { email: "other@example.ie", userId },
    { email: "eleanora@example.ie", userId: null },
    { email: "stranger@example.ie", userId: null },
  ];
  await db.insert(enquiries).values(
    whose.map((owner, n) => ({
      ...words,
      ...owner,
      id: ids[n] ?? "",
      reference: `IST-${n}`,
      message: `About ${NORA.email}`,
      // The first was answered before it was lost.
      state: "lost" as const,
      answeredAt: n === 0 ? new Date() : null,
    })),
  );
  const entry = { enquiryId: ids[0] ?? "", subject: "Re" };
  await db.insert(enquiryEntries).values([
    { ...entry, kind: "reply", text: "Our answer", locale: "en", postKey: newToken() },
    { ...entry, kind: "note", text: "He is difficult", postKey: newToken() },
  ]);
  const page = await read(nora, enquiriesLoader, "/account/enquiries");
  expect(page).toMatchObject({
    before: null,
    next: null,
    enquiries: [
      { reference: "IST-1", answered: false, answers: [] },
      { reference: "IST-0", locale: "ga", answered: true, answers: [{ text: "Our answer", locale: "en" }] },
    ],
  });
  expect(JSON.stringify(page)).not.toMatch(/difficult|lost|IST-[23]/);
  await db.insert(enquiries).values(
    Array.from({ length: 24 }, (_, n) => ({
      ...words,
      id: newId(),
      email: NORA.email,
      reference: `IST-more-${n}`,
      message: "More",
    })),
  );
  const first = await read(nora, enquiriesLoader, "/account/enquiries");
  expect(first["enquiries"]).toHaveLength(25);
  expect(first["next"]).toBe(ids[1]);
  const rest = await read(nora, enquiriesLoader, `/account/enquiries?before=${first["next"]}`);
  expect(rest).toMatchObject({ enquiries: [{ reference: "IST-0" }], next: null });
});
