import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { userRoles } from "#app/db/schema/identity.ts";
import { confirmAddress } from "#app/features/identity/account/confirm-address.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

const { db } = await usePostgresDb();

const WAITING = sql`SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

it.each([
  ["with the account", true],
  ["as a guest", false],
])(
  "a colleague's order %s is the account's where the address is confirmed at the same time",
  async (_, own) => {
    const { id: userId, email } = await createUser(db, { emailVerified: false });
    await db.insert(userRoles).values({ userId, role: "store" });
    const [confirmed, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const confirming = inTransaction(db, async (tx) => {
      await confirmAddress(tx, userId);
      // What the database does at the end of the transaction, before it ends.
      await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
      confirmed.resolve();
      await release.promise;
    });
    await confirmed.promise;
    const ordering = createCustomerOrder(db, { userId: own ? userId : null, email });
    await vi.waitFor(async () => expect(await listRows(db, WAITING)).toHaveLength(1), 20_000);
    release.resolve();
    await Promise.all([confirming, ordering]);
    expect(await db.select().from(customerEmails)).toMatchObject([{ email, userId }]);
  },
);
