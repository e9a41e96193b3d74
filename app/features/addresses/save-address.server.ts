import { and, count, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  type AddressFaults,
  type AddressValues,
  MAX_SAVED_ADDRESSES,
  type SavedAddress,
  type ZoneReach,
} from "./addresses.ts";
import { parseAddress } from "./schema.ts";

export type SaveAddressRefusal =
  | { readonly kind: "invalid"; readonly faults: AddressFaults }
  | { readonly kind: "too-many" }
  | { readonly kind: "not-found" };

export interface AddressInput {
  readonly userId: string;
  /** The id; null for a new one. */
  readonly id: string | null;
  readonly values: AddressValues;
  /** The zones that the shop delivers to. */
  readonly zones: readonly ZoneReach[];
}

/** Adds an address to an account, or changes one of its own. The first one becomes the default. */
export async function saveAddress(db: Db, input: AddressInput): Promise<Result<void, SaveAddressRefusal>> {
  const parsed = parseAddress(input.values, input.zones);
  if (!parsed.ok) return refuse({ kind: "invalid", faults: parsed.error });
  const { userId, id } = input;
  return inTransaction(db, (tx) =>
    id === null ? addAddress(tx, userId, parsed.value) : changeAddress(tx, { userId, id }, parsed.value),
  );
}

export type AddressDetails = Omit<SavedAddress, "id" | "isDefault">;

/** Adds an address that `parseAddress` has read. Two at once are counted one after the other. */
export async function addAddress(
  tx: Tx,
  userId: string,
  details: AddressDetails,
): Promise<Result<void, SaveAddressRefusal>> {
  await lockUser(tx, userId);
  const [held] = await tx.select({ n: count() }).from(addresses).where(eq(addresses.userId, userId));
  const n = held?.n ?? 0;
  if (n >= MAX_SAVED_ADDRESSES) return refuse({ kind: "too-many" });
  await tx.insert(addresses).values({ ...details, userId, isDefault: n === 0 });
  return ok(undefined);
}

async function changeAddress(
  tx: Tx,
  address: { readonly userId: string; readonly id: string },
  details: AddressDetails,
): Promise<Result<void, SaveAddressRefusal>> {
  const changed = await tx
    .update(addresses)
    .set(details)
    .where(and(eq(addresses.id, address.id), eq(addresses.userId, address.userId)))
    .returning({ id: addresses.id });
  return changed.length > 0 ? ok(undefined) : refuse({ kind: "not-found" });
}
