import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { claimsOn, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";

const { db } = await usePostgresDb();

it("H1: of 50 customers who accept quotes for the last piece at once, one gets it", async () => {
  const { itemOf, available } = claimsOn(db);
  const site = hiresOn(db);
  const itemId = await itemOf({ owned: 1 });
  const ids: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    const draft = await site.quotes.draft({ lines: [{ kind: "item", itemId, quantity: 1 }] });
    await site.quotes.send(draft.id);
    ids.push(draft.id);
  }
  const results = await Promise.all(ids.map((id) => site.accept(id)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = results.flatMap((result) => (result.ok ? [] : [result.error.kind]));
  expect(refused).toEqual(Array.from({ length: 49 }, () => "short"));
  expect(await available(itemId, WEEK)).toBe(0);
  const claims = await db.select().from(hireClaims).where(eq(hireClaims.itemId, itemId));
  expect(claims.filter(({ state }) => state !== "released")).toMatchObject([{ quantity: 1 }]);
});

it("H15: two tabs that accept one version at once make one acceptance", async () => {
  const site = hiresOn(db);
  const draft = await site.quotes.draft();
  await site.quotes.send(draft.id);
  const results = await Promise.all(Array.from({ length: 8 }, () => site.accept(draft.id)));
  const tokens = results.map((result) => (result.ok ? result.value.hireToken : result.error.kind));
  expect(new Set(tokens).size).toBe(1);
  expect(await db.$count(hireAcceptances, eq(hireAcceptances.quoteId, draft.id))).toBe(1);
});

it("H15: two people who accept one version at once get the same hire, with one order and claim, and mails to the one who won", async () => {
  const site = hiresOn(db);
  const draft = await site.quotes.draft({ version: { hold: true } });
  await site.quotes.send(draft.id);
  const people = Array.from({ length: 6 }, (_, at) => ({ name: `Person ${at}`, email: `p${at}@example.ie` }));
  const results = await Promise.all(people.map((person) => site.accept(draft.id, person)));
  const [token, ...others] = new Set(
    results.map((result) => (result.ok ? result.value.hireToken : result.error.kind)),
  );
  expect(others).toEqual([]);
  const hire = await site.view(token ?? "");
  expect(hire.orders).toHaveLength(1);
  expect(await claimsOn(db).available(draft.itemId, WEEK)).toBe(8);
  // To the address of the quote, and to the one that was typed.
  expect(await site.mailsAbout(hire.id)).toEqual(["hire-accepted", "hire-accepted", "hire-accepted-staff"]);
  const kept = await db.select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, draft.id));
  expect(kept).toHaveLength(1);
  expect(people.map(({ email }) => email)).toContain(kept[0]?.email);
});
