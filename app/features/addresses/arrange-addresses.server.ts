import { and, asc, eq, ne } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface AccountAddress {
  readonly userId: string;
  readonly id: string;
}

type NotFound = { readonly kind: "not-found" };

/** Makes one address of an account the one that the checkout begins with. */
export async function makeDefaultAddress(db: Db, address: AccountAddress): Promise<Result<void, NotFound>> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, address.userId);
    return makeDefault(tx, address);
  });
}

/** Removes an address from an account; when it was the default, the oldest of the others takes its place. */
export async function removeAddress(db: Db, address: AccountAddress): Promise<Result<void, NotFound>> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, address.userId);
    const [gone] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, address.id), eq(addresses.userId, address.userId)))
      .returning({ isDefault: addresses.isDefault });
    if (!gone) return refuse({ kind: "not-found" });
    const [next] = gone.isDefault
      ? await tx
          .select({ id: addresses.id })
          .from(addresses)
          .where(eq(addresses.userId, address.userId))
          .orderBy(asc(addresses.id))
          .limit(1)
      : [];
    return next ? makeDefault(tx, { userId: address.userId, id: next.id }) : ok(undefined);
  });
}

/** There is at most one default at every moment, so the old one steps down first. */
async function makeDefault(tx: Tx, { userId, id }: AccountAddress): Promise<Result<void, NotFound>> {
  const mine = and(eq(addresses.id, id), eq(addresses.userId, userId));
  const [found] = await tx.select({ id: addresses.id }).from(addresses).where(mine);
  if (!found) return refuse({ kind: "not-found" });
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(mine);
  return ok(undefined);
}
