import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/claims.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { hireSuppliers } from "#app/db/schema/quotes.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { listSubhires } from "#app/features/hires/list-subhires.server.ts";
import { newId } from "#app/lib/ids.ts";
import { toIrishInput } from "#app/lib/irish-time.ts";
import { NOW } from "../support/hire/claims.ts";
import { hiresOn } from "../support/hire/hires.ts";
import { signInAs } from "../support/sign-in.ts";
import { ADMIN, useTestServer } from "../support/test-server.ts";

const site = useTestServer();

test("H32: a shortage is sub-hired from its list, and no customer ever reads what it costs", async () => {
  const { db } = site.running.services.database;
  const hires = hiresOn(db);
  const hire = await hires.accepted();
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: hire.itemId, by: -9, now: NOW }));
  const supplier = newId();
  await db.insert(hireSuppliers).values({ id: supplier, name: "Castlegar Lighting" });
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const cookie = await signInAs(site, ADMIN);
  const open = (path: string) => site.ask(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string>) =>
    site.ask(path, {
      method: "POST",
      headers: { cookie, origin: site.origin, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const list = await open("/admin/hire/shortages");
  expect(list.text).toContain(hire.number);
  const period = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
  const fields = { seen: String(hire.version), supplier, quantity: "1", cost: "123.45", ...period };
  const ask = `/admin/hire/shortages/${shortage?.id}/subhires`;
  const refused = await post(ask, { ...fields, supplier: "", reference: "C-77" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Choose a supplier.");
  expect(refused.text).toContain("C-77");
  expect((await post(ask, fields)).status).toBe(303);
  expect((await post(ask, fields)).status).toBe(409);
  const page = `/admin/hire/hires/${hire.id}`;
  const [subhire] = await listSubhires(db, hire.id);
  const step = `${page}/subhires/${subhire?.id}`;
  expect((await post(step, { seen: "1", to: "confirmed" })).status).toBe(303);
  expect((await post(step, { seen: "1", to: "cancelled" })).status).toBe(409);
  expect((await open("/admin/hire/shortages")).text).not.toContain(hire.number);
  expect((await open(page)).text).toContain("€123.45");
  const offer = `/dry-hire/quote/${hire.quoteToken}`;
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
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
