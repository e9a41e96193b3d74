import type { Db } from "#app/db/client.server.ts";
import type { SavedAddress } from "#app/features/addresses/addresses.ts";
import { listAddresses } from "#app/features/addresses/queries.server.ts";
import type { Viewer } from "#app/features/identity/identity.ts";
import { buyable, type CheckoutView } from "./checkout.ts";
import { billingValues, getDetailsBefore, wayTo } from "./details-before.server.ts";
import type { CheckoutValues } from "./schema.ts";

/** What the form of a checkout begins with, so that no one types twice what the shop knows. */
export interface KnownDetails {
  readonly values: CheckoutValues;
  /** The addresses of the account that is signed in. */
  readonly addresses: readonly SavedAddress[];
  /** The one whose lines fill the form; null when it is filled from elsewhere. */
  readonly addressId: string | null;
}

interface KnownDetailsRequest {
  readonly viewer: Viewer | null;
  /** The address that was picked; null when none was. */
  readonly picked: string | null;
  readonly now: Date;
}

/**
 * The address that was picked; else what was typed before into an unpaid order of this cart; else the account's default
 * address. An address is that of the invoice too, in case the goods are collected. Only picking an address chooses
 * delivery: nothing that costs money is chosen beforehand.
 */
export async function getKnownDetails(
  db: Db,
  checkout: CheckoutView,
  { viewer, picked, now }: KnownDetailsRequest,
): Promise<KnownDetails> {
  const addresses = viewer && buyable(checkout.lines).length > 0 ? await listAddresses(db, viewer.id) : [];
  const person = { name: viewer?.name ?? "", email: viewer?.email ?? "" };
  const wanted = addresses.find(({ id }) => id === picked);
  if (wanted) {
    const delivery = wayTo(wanted.postcode, checkout.options);
    return { values: { ...person, ...linesOf(wanted), delivery }, addresses, addressId: wanted.id };
  }
  const before = await getDetailsBefore(db, checkout, now);
  if (before) return { values: before, addresses, addressId: null };
  const first = addresses.find(({ isDefault }) => isDefault);
  return {
    values: { ...person, ...(first && linesOf(first)) },
    addresses,
    addressId: first?.id ?? null,
  };
}

function linesOf({ name, phone, line1, line2, town, county, postcode }: SavedAddress): CheckoutValues {
  const address = { line1, line2, town, county, postcode };
  return { name, phone, ...address, ...billingValues(address) };
}
