import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { format } from "#app/i18n/message.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { enquiryWork } from "#tests/support/shop/enquiry-work.ts";

const site = useTestServer();

test("a locked colleague is offered as assignee only where assigned already, and marked there", async () => {
  const { db } = site.running.services.database;
  const who = { name: "Síle Breen", email: "sile@staff.example", password: "a passphrase of hers" };
  const { id: assigneeId } = await signUpAs(site, who, "sales");
  const assigned = await createCustomerOrder(db, { state: "paid", paidAt: new Date() });
  const free = await createCustomerOrder(db, { state: "paid", paidAt: new Date() });
  await db.update(orders).set({ assigneeId }).where(eq(orders.id, assigned));
  const cookie = await signInAs(site);
  const page = async (path: string) => (await site.ask(path, { headers: { cookie } })).text;
  expect(await page(`/admin/orders/${free}`)).toContain(">Síle Breen</option>");
  await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, assigneeId));
  expect(await page(`/admin/orders/${free}`)).not.toContain(">Síle Breen</option>");
  expect(await page(`/admin/orders/${assigned}`)).toMatch(
    /<option [^>]*selected[^>]*>Síle Breen \(locked\)</,
  );
});

test("a locked colleague is not assigned by a page from before, which says why, and may keep what they have", async () => {
  const { db } = site.running.services.database;
  const who = { name: "Ruairí Dolan", email: "ruairi@staff.example", password: "a passphrase of his" };
  const { id: assigneeId } = await signUpAs(site, who, "sales");
  const order = await createCustomerOrder(db, { state: "paid", paidAt: new Date() });
  const { arrive } = enquiryWork(db);
  const [free, assigned] = [await arrive(), await arrive()];
  await db.update(enquiries).set({ assigneeId }).where(eq(enquiries.id, assigned));
  await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, assigneeId));
  const cookie = await signInAs(site);
  const assign = (path: string) => site.post(`${path}/assignments`, { assignee: assigneeId }, { cookie });
  for (const path of [`/admin/enquiries/${free}`, `/admin/orders/${order}`]) {
    const { status, text } = await assign(path);
    expect(status).toBe(422);
    expect(text).toContain(format("en", notAssignable));
  }
  expect((await assign(`/admin/enquiries/${assigned}`)).status).toBe(303);
  const rows = await db
    .select({ id: enquiries.id, assigneeId: enquiries.assigneeId })
    .from(enquiries)
    .where(inArray(enquiries.id, [free, assigned]));
  expect(new Map(rows.map(({ id, assigneeId: by }) => [id, by]))).toEqual(
    new Map([
      [free, null],
      [assigned, assigneeId],
    ]),
  );
});
