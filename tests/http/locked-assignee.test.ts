import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

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
