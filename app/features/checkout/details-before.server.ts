import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { reaches } from "#app/features/addresses/addresses.ts";
import { ENDED_UNPAID } from "#app/features/orders/enums.ts";
import { ofSameOwner, ownCheckout } from "#app/features/orders/list-unpaid-orders.server.ts";
import type { Address } from "#app/features/orders/orders.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { type CheckoutView, COLLECTION, type DeliveryOption } from "./checkout.ts";

import type { CheckoutValues } from "./schema.ts";

/** How long what was typed into an order that was not paid comes back, in hours. */
const KEPT_HOURS = 2;

/**
 * What the buyer typed into the last order of this cart when it was not paid, so that nothing has to be typed
 * again after its time ran out. Null when there is none. Paid orders of a browser are not looked at: the next
 * person at it may be another.
 */
export async function getDetailsBefore(
  db: Db,
  checkout: CheckoutView,
  now: Date,
): Promise<CheckoutValues | null> {
  if (checkout.userId === null && !checkout.orderedBefore) return null;
  const [row] = await db
    .select({
      name: orders.name,
      email: orders.email,
      phone: orders.phone,
      company: orders.company,
      vatNumber: orders.vatNumber,
      notes: orders.notes,
      address: orders.address,
      billingAddress: orders.billingAddress,
      cartUserId: checkouts.userId,
      userId: orders.userId,
    })
    .from(ownCheckout)
    .innerJoin(checkouts, ofSameOwner(checkout.userId))
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(
      and(
        eq(ownCheckout.id, checkout.id),
        inArray(orders.state, ["pending", ...ENDED_UNPAID]),
        gt(orders.placedAt, addMs(now, -KEPT_HOURS * HOUR_MS)),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  // What an account ordered is not shown to anyone who uses the browser after it. The details of a customer for whom staff
  // entered an order are none of the next one's.
  if (!row || row.cartUserId !== checkout.userId || (row.cartUserId !== null && row.userId === null))
    return null;
  const { billingAddress } = row;
  const { country, ...address }: Partial<Address> = row.address ?? {};
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company ?? "",
    vatNumber: row.vatNumber ?? "",
    notes: row.notes ?? "",
    ...address,
    ...(billingAddress && billingValues(billingAddress)),
    billingSame: billingAddress ? "" : "yes",
    delivery: wayTo(address.postcode ?? null, checkout.options, country),
  };
}

/** The fields of the invoice's address that say this one. */
export function billingValues({
  line1,
  line2,
  town,
  county,
  postcode,
}: Omit<Address, "country">): CheckoutValues {
  return { billLine1: line1, billLine2: line2, billTown: town, billCounty: county, billPostcode: postcode };
}

/** The way of delivery that reaches a postcode, in its country where that is known; collection for none. */
export function wayTo(postcode: string | null, options: readonly DeliveryOption[], country?: string): string {
  if (postcode === null) return COLLECTION;
  const zone = options.find(
    (option) =>
      option.id !== COLLECTION &&
      (country === undefined || option.country === country) &&
      reaches(option, postcode),
  );
  return zone?.id ?? COLLECTION;
}
