import type { Db } from "#app/db/client.server.ts";
import { checkDiscountUse } from "#app/features/discounts/check-discount-use.server.ts";
import {
  type DiscountOffer,
  type DiscountRefusal,
  normalizeCode,
} from "#app/features/discounts/discounts.ts";
import {
  discountValue,
  findDiscount,
  listDiscounted,
  type StoredDiscount,
} from "#app/features/discounts/queries.server.ts";
import { ownerOf } from "#app/features/identity/account/owner-of.server.ts";
import {
  type AttemptRule,
  countAttempt,
  forgiveAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { addCents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { buyable, type CheckoutView } from "./checkout.ts";
import type { DiscountAnswer } from "./discounted.ts";
import type { CheckoutValues } from "./schema.ts";

/** Codes of one network that there are not, or that are not for the address that was typed. */
const GUESSES: AttemptRule = { max: 30, windowMs: HOUR_MS };

interface Asked {
  readonly values: CheckoutValues;
  /** The network address that the form was posted from. */
  readonly clientAddress: string;
  readonly now: Date;
}

/**
 * The answer to the code in a posted form of a checkout; null where none was typed. Guessing is limited by network: a
 * code that is there counts as no guess, unless it is refused for what a customer has done.
 */
export async function offerDiscount(
  db: Db,
  checkout: CheckoutView,
  { values, clientAddress, now }: Asked,
): Promise<DiscountAnswer | null> {
  const code = normalizeCode(values.discount ?? "");
  if (code === "") return null;
  const key = networkKey("discount", clientAddress);
  const attempt = await countAttempt(db, key, GUESSES, now);
  if (!attempt.allowed)
    return { code, offer: null, refusal: { kind: "too-many-tries", retryAfter: attempt.retryAfter } };
  const stored = await findDiscount(db, code);
  const email = values.email?.trim() ?? "";
  const user = { userId: await ownerOf(db, { userId: checkout.userId, email }), email };
  const offered = stored ? await offerOf(db, stored, { checkout, user, now }) : refuse(UNKNOWN);
  if (offered.ok || !IS_GUESS.has(offered.error.kind)) await forgiveAttempt(db, key);
  return offered.ok
    ? { code, offer: offered.value, refusal: null }
    : { code, offer: null, refusal: offered.error };
}

const UNKNOWN: DiscountRefusal = { kind: "unknown" };
const IS_GUESS: ReadonlySet<DiscountRefusal["kind"]> = new Set([
  "unknown",
  "used-before",
  "first-order-only",
]);

interface Wanted {
  readonly checkout: CheckoutView;
  readonly user: { readonly userId: string | null; readonly email: string };
  readonly now: Date;
}

async function offerOf(
  db: Db,
  stored: StoredDiscount,
  { checkout, user, now }: Wanted,
): Promise<Result<DiscountOffer, DiscountRefusal>> {
  const { id, version, code, onDelivery, minimum, startsAt, endsAt } = stored;
  if (!stored.active || (endsAt && now >= endsAt)) return refuse({ kind: "ended" });
  if (startsAt && now < startsAt) return refuse({ kind: "not-yet" });
  const goods = buyable(checkout.lines);
  const subtotal = addCents(...goods.map((line) => line.lineTotal));
  if (minimum !== null && subtotal < minimum) return refuse({ kind: "minimum", minimum });
  const inScope = await listDiscounted(
    db,
    stored,
    goods.map((line) => line.productId),
  );
  if (inScope.length === 0) return refuse({ kind: "not-for-these" });
  const listed = new Set(goods.flatMap((line) => (line.listed ? [line.productId] : [])));
  const productIds = stored.onListPrices ? inScope : inScope.filter((productId) => !listed.has(productId));
  if (productIds.length === 0) return refuse({ kind: "list-prices" });
  const use = await checkDiscountUse(db, stored, user);
  if (!use.ok) return refuse({ kind: use.error });
  const skipsListPrices = productIds.length < inScope.length;
  return ok({ id, version, code, value: discountValue(stored), onDelivery, productIds, skipsListPrices });
}
