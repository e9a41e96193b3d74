import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { foldCode } from "#app/lib/text/fold.ts";
import { addressLines } from "./addresses.ts";
import {
  type AddressDetails,
  type AddressInput,
  addAddress,
  type SaveAddressRefusal,
} from "./save-address.server.ts";
import { parseAddress } from "./schema.ts";

/** Adds an address to an account that does not hold it yet, whatever its case, spaces and commas. */
export async function keepAddress(
  db: Db,
  { userId, values, zones }: Omit<AddressInput, "id">,
): Promise<Result<void, SaveAddressRefusal>> {
  const parsed = parseAddress(values, zones);
  if (!parsed.ok) return refuse({ kind: "invalid", faults: parsed.error });
  const details = parsed.value;
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const held = await tx.select().from(addresses).where(eq(addresses.userId, userId));
    if (held.some((address) => addressKey(address) === addressKey(details))) return ok(undefined);
    return addAddress(tx, userId, details);
  });
}

function addressKey(address: AddressDetails): string {
  return foldCode(addressLines(address).join(" "));
}
