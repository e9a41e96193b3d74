import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { staffComments } from "#app/db/schema/comments.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addComment, deleteComment, editComment } from "#app/features/comments/write-comment.server.ts";
import { listOwnEnquiries } from "#app/features/enquiries/own-enquiries.server.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { deleteAccount } from "#app/features/identity/account/delete-account.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { createListCustomer, createPriceList } from "#tests/support/shop/price-lists.ts";
import { customersList } from "./customers-query.ts";
import { eraseCustomer, readCustomerData } from "./erase-customer.server.ts";
import { customerOf, getCustomer, listCustomerRecords } from "./get-customer.server.ts";
import { listCustomers, listTags } from "./list-customers.server.ts";
import { mergeCustomers } from "./merge-customers.server.ts";
import { saveCustomer } from "./save-customer.server.ts";

const db = await useTestDb();
const FORGETTING = { companyAddresses: [], further: async () => {} };

const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;
const idOf = async (email: string) => (await customerOf(db, { userId: null, email })) ?? "";
const list = async (search: string) =>
  (await listCustomers(db, customersList.parse(new URLSearchParams(search)))).customers.map(
    ({ email }) => email,
  );

describe("the list of customers", () => {
  it("is narrowed by kind, tag, open order and search, and goes on from a customer in each order", async () => {
    const { id: userId, email: account } = await createUser(db, { name: "Zoe", tradeSince: new Date() });
    await createCustomerOrder(db, { ...paid, userId, email: account, total: cents(5_000) });
    await createCustomerOrder(db, { ...paid, email: "ann@example.ie", name: "Ann", phone: "086 123 4567" });
    await createCustomerOrder(db, { email: "bo@example.ie", name: "Bo" });
    const ann = await idOf("ann@example.ie");
    const typed = {
      name: "Ann",
      company: "",
      phone: "086 123 4567",
      tags: "Venue, venue , Touring",
      note: "",
    };
    expect(await saveCustomer(db, { ...typed, id: ann, version: 1, actorId: "x" })).toMatchObject({
      ok: true,
    });
    expect(await listTags(db)).toEqual(["touring", "venue"]);
    expect(await list("kind=account")).toEqual([account]);
    expect(await list("kind=trade")).toEqual([account]);
    expect((await list("kind=guest")).sort()).toEqual(["ann@example.ie", "bo@example.ie"]);
    expect(await list("tag=venue")).toEqual(["ann@example.ie"]);
    expect((await list("open=1")).sort()).toEqual([account, "ann@example.ie"].sort());
    expect(await list("search=%2B353 86 1234")).toEqual(["ann@example.ie"]);
    expect(await list("sort=name")).toEqual(["ann@example.ie", "bo@example.ie", account]);
    expect(await list("sort=spend")).toEqual(["ann@example.ie", account, "bo@example.ie"]);
    for (const sort of ["latest", "spend", "name", "newest"]) {
      const all = await list(`sort=${sort}`);
      expect(await list(`sort=${sort}&after=${await idOf(all[0] ?? "")}`), sort).toEqual(all.slice(1));
    }
  });

  it("keeps contact details that staff wrote, and refuses a form of an older version", async () => {
    await createCustomerOrder(db, { ...paid, email: "ann@example.ie", name: "Ann" });
    const id = await idOf("ann@example.ie");
    const typed = { id, name: "Ann Ryan", company: "", phone: "1", tags: "", note: "", actorId: "x" };
    expect(await saveCustomer(db, { ...typed, version: 1 })).toMatchObject({ ok: true });
    expect(await saveCustomer(db, { ...typed, version: 1 })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await saveCustomer(db, { ...typed, version: 2, name: " " })).toMatchObject({
      error: { kind: "no-name" },
    });
    await createCustomerOrder(db, { ...paid, email: "ann@example.ie", name: "A. Ryan" });
    expect(await getCustomer(db, id)).toMatchObject({ name: "Ann Ryan", phone: "1", orderCount: 2 });
  });
});

describe("the records of a customer", () => {
  it("say what a guest did under an address that the account has left: it may be somebody else's by now", async () => {
    const ann = await createUser(db, { email: "ann@old.example" });
    const [own, before] = [
      await createCustomerOrder(db, { ...paid, userId: ann.id, email: "ann@old.example" }),
      await createCustomerOrder(db, { ...paid, email: "Ann@old.example" }),
    ];
    const recordsOf = async () => {
      const customer = await getCustomer(db, await idOf("ann@old.example"));
      const records = customer && (await listCustomerRecords(db, customer));
      return Object.fromEntries(records?.orders.map(({ id, formerEmail }) => [id, formerEmail]) ?? []);
    };
    expect(await recordsOf()).toEqual({ [own]: null, [before]: null });
    await db.update(users).set({ email: "ann@new.example" }).where(eq(users.id, ann.id));
    const after = await createCustomerOrder(db, { ...paid, email: "ann@new.example" });
    expect(await recordsOf()).toEqual({ [own]: null, [before]: "ann@old.example", [after]: null });
  });
});

describe("personal data of a customer", () => {
  it.each(["first", "merged"] as const)(
    "L21: of the %s of two merged accounts go alone, and the other one keeps its prices",
    async (who) => {
      const list = await createPriceList(db, { name: "Theatres", percent: "20" });
      const [first, merged] = [await createListCustomer(db, list), await createUser(db, { name: "Bob" })];
      const mergedId = await idOf(merged.email);
      const notes = { [first.customer]: "Bob rings on Mondays", [mergedId]: "Bob rings" };
      for (const [id, note] of Object.entries(notes))
        await db.update(customers).set({ note }).where(eq(customers.id, id));
      await mergeCustomers(db, {
        keptId: first.customer,
        goneId: mergedId,
        actorId: "x",
        setsPriceLists: true,
        now: new Date(),
      });
      const [gone, left] = who === "first" ? [first, merged] : [merged, first];
      const done = await deleteAccount(db, { actorId: gone.id, userId: gone.id }, FORGETTING);
      expect(done).toMatchObject({ ok: true });
      const both = inArray(customerEmails.email, [gone.email, left.email]);
      expect(await db.select().from(customerEmails).where(both)).toMatchObject([{ userId: left.id }]);
      const kept = await getCustomer(db, await idOf(left.email));
      expect(kept).toMatchObject({ emails: [left.email], priceListId: list, merged: [] });
      expect(kept?.note).toBe(who === "first" ? "Bob rings" : "Bob rings on Mondays");
      expect(await db.$count(customers, inArray(customers.id, [first.customer, mergedId]))).toBe(1);
    },
  );

  it("hold no enquiry that another account sent under the address", async () => {
    const [ann, bob] = await Promise.all(
      ["ann", "bob"].map((name) => createUser(db, { name, email: `${name}@example.ie` })),
    );
    const contact = { formType: "contact", phone: "091 1", message: "Hello", locale: "en" } as const;
    const enquire = (name: string, userId: string | null) =>
      db
        .insert(enquiries)
        .values({ ...contact, id: newId(), reference: name, name, userId, email: "Ann@example.ie" });
    await enquire("guest", null);
    await enquire("ann", ann?.id ?? "");
    await enquire("bob", bob?.id ?? "");
    const namesOf = (rows: readonly object[] | undefined) =>
      rows?.map((row) => ("reference" in row ? row.reference : "")).sort();
    const own = { userId: ann?.id ?? "", email: "ann@example.ie", before: null };
    expect(namesOf((await listOwnEnquiries(db, own)).enquiries)).toEqual(["ann", "guest"]);
    const person = { id: ann?.id ?? "", email: "ann@example.ie" };
    expect(namesOf((await readAccountData(db, person))["enquiries"])).toEqual(["ann", "guest"]);
    const ask = { id: await idOf("ann@example.ie"), email: "ann@example.ie", actorId: "x" };
    expect(await eraseCustomer(db, ask, FORGETTING)).toMatchObject({ ok: true });
    const left = await db.select().from(enquiries);
    expect(left.map(({ name }) => name)).toEqual(["bob"]);
    const customer = await getCustomer(db, await idOf("bob@example.ie"));
    const records = customer && (await listCustomerRecords(db, customer));
    expect(records?.enquiries).toMatchObject([{ id: left[0]?.id }]);
  });

  it("L21: of one of two merged accounts hold nothing of the other in its own export", async () => {
    const { id: author } = await createUser(db);
    const word = (n: number) => `word${n}`;
    const people = await Promise.all(
      [1, 2].map((n) => createUser(db, { name: `${word(n)} name`, email: `${word(n)}@example.ie` })),
    );
    const [keptId = "", goneId = ""] = await Promise.all(people.map(({ email }) => idOf(email)));
    for (const [index, subjectId] of [keptId, goneId].entries()) {
      const n = index + 1;
      const words = { note: `${word(n)} note`, phone: `${word(n)} phone`, tags: [word(n)] };
      await db.update(customers).set(words).where(eq(customers.id, subjectId));
      const comment = {
        subject: "customer",
        subjectId,
        text: `${word(n)} comment`,
        idempotencyKey: "m",
      } as const;
      await addComment(db, { ...comment, actorId: author, now: new Date() });
    }
    await createCustomerOrder(db, { ...paid, userId: people[0]?.id ?? "", email: people[0]?.email ?? "" });
    await mergeCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: true, now: new Date() });
    for (const [index, person] of people.entries()) {
      const data = await readAccountData(db, person);
      expect(JSON.stringify(data)).not.toContain(word(2 - index));
      expect(data["customerEmails"]).toMatchObject([{ email: person.email }]);
      expect(data["sharedCustomer"]).toMatchObject([{ id: keptId }]);
      expect(data["sharedCustomer"]?.[0]).not.toHaveProperty("spent");
    }
    const { customer, staffComments: comments } = await readAccountData(
      db,
      people[1] ?? { id: "", email: "" },
    );
    expect(customer).toMatchObject([{ id: goneId, note: "word2 note", phone: "word2 phone" }]);
    expect(comments).toMatchObject([{ text: "word2 comment" }]);
  });

  it("L21: are exported and erased for a guest as for an account; what the law asks for stays", async () => {
    const { id: userId, email } = await createUser(db);
    await createCustomerOrder(db, { ...paid, userId, email });
    const expired = { email: "ann@example.ie", state: "expired" } as const;
    const gone = await createCustomerOrder(db, expired);
    const kept = await createCustomerOrder(db, { ...paid, email: "ann@example.ie" });
    const [keptId, goneId] = [await idOf("ann@example.ie"), await idOf(email)];
    await mergeCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: true, now: new Date() });
    await addComment(db, {
      subject: "customer",
      subjectId: keptId,
      text: "Rings on Mondays",
      idempotencyKey: "a",
      actorId: userId,
      now: new Date(),
    });
    const file = JSON.stringify(await readCustomerData(db, { id: keptId, actorId: "x" }));
    for (const one of [email, "ann@example.ie", "Rings on Mondays", gone, kept]) expect(file).toContain(one);

    const ask = { id: keptId, actorId: "x" };
    expect(await eraseCustomer(db, { ...ask, email: "bo@example.ie" }, FORGETTING)).toMatchObject({
      error: { kind: "other-address" },
    });
    expect(await eraseCustomer(db, { ...ask, email: " Ann@example.ie" }, FORGETTING)).toMatchObject({
      ok: true,
    });
    expect(await db.$count(customers)).toBe(0);
    expect(await db.$count(customerEmails)).toBe(0);
    expect(await db.$count(staffComments)).toBe(0);
    expect(await db.$count(users)).toBe(0);
    const left = await db.select().from(orders);
    expect(left.map((order) => order.email).sort()).toEqual(
      ["ann@example.ie", "removed@account.invalid", email].sort(),
    );
    expect(await db.$count(auditLog, eq(auditLog.action, "customer.erased"))).toBe(1);
  });
});

describe("comments", () => {
  it("are kept once, and changed by their author alone within 24 hours", async () => {
    const [author, other] = [(await createUser(db)).id, (await createUser(db)).id];
    const subjectId = await createCustomerOrder(db);
    const now = new Date();
    const own = { subject: "order", subjectId, actorId: author, now } as const;
    for (const text of ["", "x".repeat(4_001)])
      expect(await addComment(db, { ...own, text, idempotencyKey: "m" })).toMatchObject({ ok: false });
    for (let times = 0; times < 2; times += 1)
      expect(await addComment(db, { ...own, text: " Call back ", idempotencyKey: "m" })).toMatchObject({
        ok: true,
      });
    const [comment] = await db.select().from(staffComments);
    expect(await db.$count(staffComments)).toBe(1);
    const id = comment?.id ?? "";
    const late = new Date(now.getTime() + 86_400_001);
    for (const wrong of [{ actorId: other }, { now: late }, { subjectId: id }]) {
      const asked = { ...own, ...wrong, id };
      expect(await editComment(db, { ...asked, text: "No" })).toMatchObject({ error: { kind: "not-yours" } });
      expect(await deleteComment(db, asked)).toMatchObject({ error: { kind: "not-yours" } });
    }
    expect(await editComment(db, { ...own, id, text: "Called" })).toMatchObject({ ok: true });
    expect(await deleteComment(db, { ...own, id })).toMatchObject({ ok: true });
    const logged = and(eq(auditLog.subjectType, "order"), eq(auditLog.subjectId, subjectId));
    const actions = await db.select({ action: auditLog.action }).from(auditLog).where(logged);
    expect(actions.map(({ action }) => action)).toEqual([
      "comment.added",
      "comment.edited",
      "comment.deleted",
    ]);
  });
});
