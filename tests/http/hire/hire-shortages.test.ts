import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { newId } from "#app/lib/ids.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const site = useTestServer({}, { clock: handClock(NOW) });
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });
const open = (path: string) => site.ask(path, { headers: { cookie } });

async function newSupplier(name: string): Promise<string> {
  const id = newId();
  await db().insert(hireSuppliers).values({ id, name });
  return id;
}

/** An accepted hire of two pieces of which one has gone, its shortage, and the address of its actions. */
async function shortHire() {
  const hire = await hiresOn(db()).accepted();
  await inTransaction(db(), (tx) => changeOwned(tx, { itemId: hire.itemId, by: -9, now: NOW }));
  const [shortage] = await db().select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  return { hire, id: shortage?.id ?? "", page: `/admin/hire/shortages/${shortage?.id}` };
}

async function stateOf(id: string) {
  const [row] = await db().select().from(hireShortages).where(eq(hireShortages.id, id));
  return [row?.state, row?.solution];
}

test("H32: a shortage is sub-hired from its list, and no customer ever reads what it costs", async () => {
  const { hire, page: shortagePage } = await shortHire();
  const supplier = await newSupplier("Castlegar Lighting");
  const list = await open("/admin/hire/shortages");
  expect(list.text).toContain(hire.number);
  const period = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
  const fields = { version: String(hire.version), supplier, quantity: "1", cost: "123.45", ...period };
  const ask = `${shortagePage}/subhires`;
  const refused = await post(ask, { ...fields, supplier: "", reference: "C-77" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Choose a supplier.");
  expect(refused.text).toContain("C-77");
  const allWrong = await post(ask, { ...fields, supplier: "", quantity: "0", cost: "abc" });
  for (const fault of ["Choose a supplier.", "Enter a whole quantity from 1.", "Enter a cost in euro"])
    expect(allWrong.text).toContain(fault);
  for (const field of ["supplier", "quantity", "cost"])
    expect(allWrong.text).toMatch(new RegExp(`aria-describedby="${field}-[0-9a-f-]+-error"`));
  expect((await post(ask, fields)).status).toBe(303);
  expect((await post(ask, fields)).status).toBe(409);
  const page = `/admin/hire/hires/${hire.id}`;
  const [subhire] = await listSubhires(db(), hire.id);
  const step = `${page}/subhires/${subhire?.id}`;
  expect((await post(step, { version: "1", to: "confirmed" })).status).toBe(303);
  expect((await post(step, { version: "1", to: "cancelled" })).status).toBe(409);
  expect((await open("/admin/hire/shortages")).text).not.toContain(hire.number);
  expect((await open(page)).text).toContain("€123.45");
  const offer = `/dry-hire/quote/${hire.quoteToken}`;
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
  const publicPages = [
    offer,
    `${offer}/pdf`,
    `/dry-hire/hire/${hire.token}`,
    `/ga/dry-hire/hire/${hire.token}`,
  ];
  const shown = await Promise.all(publicPages.map(async (path) => (await site.ask(path)).text));
  const api = await site.ask(`/dry-hire/hire/${hire.token}.data`);
  for (const text of [...shown, api.text, JSON.stringify(mails)])
    for (const secret of ["123.45", "123,45", "12345", "Castlegar", supplier])
      expect(text).not.toContain(secret);
});

describe("the form actions of a shortage", () => {
  test("none of them knows a shortage that does not exist", async () => {
    const period = { from: "2027-06-14T09:00", to: "2027-06-18T17:00" };
    const valid = { version: "1", note: "From the workshop", supplier: newId(), quantity: "1", cost: "1.00" };
    const names = ["assignments", "attempts", "reallocation", "reductions", "solution", "subhires"];
    for (const name of [...names, "substitution"])
      for (const id of [newId(), "nothing"])
        expect(
          (await post(`/admin/hire/shortages/${id}/${name}`, { ...valid, ...period })).status,
          name,
        ).toBe(404);
  });

  test("assignments: only to staff, twice the same is no fault, and back to no one", async () => {
    const { id, page } = await shortHire();
    const assignee = async () =>
      (await db().select().from(hireShortages).where(eq(hireShortages.id, id)))[0]?.assigneeId ?? null;
    const refused = await post(`${page}/assignments`, { assignee: "nobody" });
    expect([refused.status, refused.text.includes("Choose somebody else.")]).toEqual([422, true]);
    expect(await assignee()).toBeNull();
    const [admin] = await db().select().from(users).where(eq(users.email, ADMIN.email));
    for (const chosen of [admin?.id ?? "", admin?.id ?? "", ""]) {
      expect((await post(`${page}/assignments`, { assignee: chosen })).status).toBe(303);
      expect(await assignee()).toBe(chosen || null);
    }
  });

  test("attempts: nothing free is said, what is free covers it, and a second attempt finds it solved", async () => {
    const { hire, id, page } = await shortHire();
    const short = await post(`${page}/attempts`, {});
    expect([short.status, short.text.includes("There is still nothing free.")]).toEqual([422, true]);
    await db().update(hireItems).set({ owned: 2 }).where(eq(hireItems.id, hire.itemId));
    expect((await post(`${page}/attempts`, {})).status).toBe(303);
    expect(await stateOf(id)).toEqual(["solved", "available-again"]);
    const late = await post(`${page}/attempts`, {});
    expect([late.status, late.text.includes("This was changed meanwhile.")]).toEqual([409, true]);
  });

  test("solution: needs a note and the quantity that was seen, and is done once", async () => {
    const { id, page } = await shortHire();
    const nameless = await post(`${page}/solution`, { version: "1", note: " " });
    expect([nameless.status, nameless.text.includes("Say where the pieces come from.")]).toEqual([422, true]);
    const older = await post(`${page}/solution`, { version: "2", note: "From the workshop" });
    expect([older.status, older.text.includes("From the workshop")]).toEqual([409, true]);
    expect(await stateOf(id)).toEqual(["open", null]);
    expect((await post(`${page}/solution`, { version: "1", note: "From the workshop" })).status).toBe(303);
    expect(await stateOf(id)).toEqual(["solved", "sub-hired"]);
    expect((await post(`${page}/solution`, { version: "1", note: "From the workshop" })).status).toBe(409);
  });

  test("reductions: begin one version of the quote with fewer pieces, and open it", async () => {
    const { hire, id, page } = await shortHire();
    expect((await post(`${page}/reductions`, { version: "x" })).status).toBe(409);
    const begun = await post(`${page}/reductions`, { version: "1" });
    expect([begun.status, begun.headers.location]).toEqual([303, `/admin/hire/quotes/${hire.quoteId}`]);
    const { draft } = await hiresOn(db()).quotes.view(hire.quoteId);
    expect(draft?.lines).toMatchObject([{ itemId: hire.itemId, quantity: 1 }]);
    const again = await post(`${page}/reductions`, { version: "1" });
    expect([again.status, again.text.includes("Change the quantity there.")]).toEqual([409, true]);
    const [, link] = /Change the quantity there\..{0,20}<a [^>]*href="([^"]+)"/s.exec(again.text) ?? [];
    expect(link).toBe(`/admin/hire/quotes/${hire.quoteId}`);
    expect(await stateOf(id)).toEqual(["open", null]);
  });

  test("subhires: each wrong value is said and nothing typed is lost; a solved shortage takes none", async () => {
    const { hire, id, page } = await shortHire();
    const supplier = await newSupplier("Oranmore Sound");
    const period = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
    const good = { version: `${hire.version}`, supplier, quantity: "1", cost: "45.00", ...period };
    const wrong: readonly [Record<string, string>, string][] = [
      [{ supplier: newId() }, "Choose a supplier."],
      [{ quantity: "0" }, "Enter a whole quantity from 1."],
      [{ quantity: "1.5" }, "Enter a whole quantity from 1."],
      [{ to: period.from }, "These are no times of Ireland with the end after the start."],
      [{ from: "2027-06-15T09:00" }, "there from the collection to the return."],
      [{ cost: "much" }, "Enter a cost in euro, such as 45.00."],
    ];
    for (const [change, sentence] of wrong) {
      const refused = await post(`${page}/subhires`, { ...good, reference: "OS-4", ...change });
      expect([refused.status, refused.text.includes("OS-4")], sentence).toEqual([422, true]);
      expect(refused.text).toContain(sentence);
    }
    expect(await listSubhires(db(), hire.id)).toEqual([]);
    expect((await post(`${page}/solution`, { version: "1", note: "From the workshop" })).status).toBe(303);
    expect((await post(`${page}/subhires`, good)).status).toBe(409);
    expect(await stateOf(id)).toEqual(["solved", "sub-hired"]);
  });

  test("subhires: a hold of a quote says that it becomes possible with the hire", async () => {
    const { quotes } = hiresOn(db());
    const draft = await quotes.draft({ version: { hold: true } });
    await db().update(hireItems).set({ owned: 1 }).where(eq(hireItems.id, draft.itemId));
    await quotes.send(draft.id, { force: true });
    const [shortage] = await db().select().from(hireShortages).where(eq(hireShortages.ownerId, draft.id));
    const page = `/admin/hire/shortages/${shortage?.id}`;
    expect((await open("/admin/hire/shortages")).text).not.toContain(`${page}/subhires`);
    const refused = await post(`${page}/subhires`, { version: "1" });
    expect([refused.status, refused.text.includes("A supplier can be asked once it is a hire")]).toEqual([
      ...[422, true],
    ]);
    const begun = await post(`${page}/reductions`, { version: "1" });
    expect([begun.status, begun.headers.location]).toEqual([303, `/admin/hire/quotes/${draft.id}`]);
  });
});

test("H31: a substitute covers a shortage from its list; what is no substitute is refused with a sentence", async () => {
  const { hire, id, page } = await shortHire();
  const substitute = await createHireItem(db(), { name: "Another spot" });
  await db().insert(hireSubstitutes).values({ itemId: hire.itemId, substituteId: substitute.id, rank: 0 });
  const list = await open(`/admin/hire/shortages?search=${hire.number}`);
  expect(list.text).toContain("Another spot");
  expect(list.text).toContain(`/admin/hire/hires/${hire.id}#dates`);
  const typed = { version: "1", tell: "yes", message: "It is brighter." };
  const foreign = await post(`${page}/substitution`, { ...typed, item: hire.itemId });
  expect([foreign.status, foreign.text.includes("Choose an item or describe it.")]).toEqual([422, true]);
  expect(foreign.text).toContain("It is brighter.</textarea>");
  const noHire = await post(`${page}/reallocation`, { version: "1", hire: newId() });
  expect([noHire.status, noHire.text.includes("The other hire has not so many of them")]).toEqual([
    422,
    true,
  ]);
  expect((await post(`${page}/substitution`, { ...typed, item: substitute.id })).status).toBe(303);
  expect(await stateOf(id)).toEqual(["solved", "substituted"]);
  expect((await post(`${page}/substitution`, { ...typed, item: substitute.id })).status).toBe(409);
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
  expect(
    mails.filter(({ kind, text }) => kind === "hire-substituted" && text.includes("It is brighter.")),
  ).toHaveLength(1);
});

test("H31: the hires that can give way are named with their customers and dates", async () => {
  const { hire, page } = await shortHire();
  const item = { itemId: hire.itemId, quantity: 1 } as const;
  await db().update(hireItems).set({ owned: 2 }).where(eq(hireItems.id, hire.itemId));
  const hires = hiresOn(db());
  const donor = await hires.accepted({ lines: [{ kind: "item", ...item }] });
  await hires.payPart(donor.token, "deposit");
  const list = (await open(`/admin/hire/shortages?search=${hire.number}`)).text;
  expect(list).toContain(`${page}/reallocation`);
  const option = new RegExp(`<option[^>]*value="${donor.id}"[^>]*>([^<]*)`).exec(list)?.[1];
  const dates = [donor.startsAt, donor.endsAt].map((at) => formatDateTime("en", at)).join(" – ");
  expect(option).toBe(`${donor.number} · ${donor.name} · ${dates}`);
});

test("H32: an order goes to the supplier from the hire's page, once for a form sent twice", async () => {
  const { hire, page: shortagePage } = await shortHire();
  const supplier = await newSupplier("Ardrahan Sound");
  const period = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
  await post(`${shortagePage}/subhires`, {
    version: String(hire.version),
    supplier,
    quantity: "1",
    cost: "50",
    ...period,
  });
  const [subhire] = await listSubhires(db(), hire.id);
  const path = `/admin/hire/hires/${hire.id}/subhires/${subhire?.id}/orders`;
  const refused = await post(path, { version: "1" });
  expect([refused.status, refused.text.includes("The supplier has no email address yet")]).toEqual([
    422,
    true,
  ]);
  await db().update(hireSuppliers).set({ email: "orders@ardrahan.ie" }).where(eq(hireSuppliers.id, supplier));
  expect((await open(`/admin/hire/hires/${hire.id}`)).text).toContain("Mail the order to the supplier");
  const sent = await post(path, { version: "1" });
  expect([sent.status, (await post(path, { version: "1" })).status]).toEqual([303, 409]);
  const [flash = ""] = /flash-[0-9a-f]+=[\w-]+/.exec(String(sent.headers["set-cookie"])) ?? [];
  const shown = await site.ask(`/admin/hire/hires/${hire.id}`, {
    headers: { cookie: `${cookie}; ${flash}` },
  });
  expect(shown.text).toContain("The order is saved but not mailed: no mail server is set up.");
  expect(await db().$count(outboxMails, eq(outboxMails.recipient, "orders@ardrahan.ie"))).toBe(1);
  expect((await post(path.replace(hire.id, newId()), { version: "2" })).status).toBe(404);
  const hirePage = `/admin/hire/hires/${hire.id}`;
  expect((await open(hirePage)).text).toContain(
    `Mail the order again (kept ${formatDateTime("en", NOW)}, not mailed)`,
  );
  const question = "This keeps a second mail with the same order.";
  const again = await post(path, { version: "2", ordered: subhire?.id ?? "" });
  expect([again.status, again.text.includes(question)]).toEqual([200, true]);
  expect(await db().$count(outboxMails, eq(outboxMails.recipient, "orders@ardrahan.ie"))).toBe(1);
  const step = path.replace("/orders", "");
  const cancel = { version: "2", subhire: subhire?.id ?? "", to: "cancelled" };
  const asked = await post(step, cancel);
  expect([asked.status, asked.text.includes("was mailed to Ardrahan Sound.")]).toEqual([200, true]);
  expect((await post(step, { ...cancel, confirmed: "yes" })).status).toBe(303);
  expect(await db().$count(outboxMails, eq(outboxMails.recipient, "orders@ardrahan.ie"))).toBe(2);
});
