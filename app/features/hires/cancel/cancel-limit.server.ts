import type { Db } from "#app/db/client.server.ts";
import { sumGivenBackOfHire } from "#app/features/payments/refunds/refund-limit.server.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import type { HireView } from "../hires.ts";
import { sumGivenUp } from "../payments/recorded/given-up.server.ts";
import { cancellationOf } from "./cancellation.ts";

interface LimitedCancellation {
  readonly hire: HireView;
  /** Null or left out: any sum. */
  readonly limit?: Cents | null;
  readonly actorId: string | null;
  /** The company itself cancels. */
  readonly free?: boolean;
  readonly now: Date;
}

/**
 * Whether a cancellation gives back more than `limit`, including VAT, with what the person gave back of the hire before;
 * the security is the customer's own and does not count. Free of charge, what is given up counts as well, with what the
 * person gave up before.
 */
export async function isOverCancelLimit(
  db: Db,
  { hire, limit = null, actorId, free = false, now }: LimitedCancellation,
): Promise<boolean> {
  if (limit === null) return false;
  const { refund } = cancellationOf(hire, now, { free });
  const back = subtractCents(refund, hire.money.securityHeld);
  const up = free ? givenUpBy(hire, now) : ZERO;
  if (actorId === null) return addCents(back, up) > limit;
  const before = await sumGivenBackOfHire(db, hire.id, actorId);
  const upBefore = free ? await sumGivenUp(db, { id: hire.id, actorId }) : ZERO;
  return addCents(back, up, before, upBefore) > limit;
}

/** What is owed of a hire and not asked for after a free cancellation: the unpaid share of the scale, and its charges. */
export function givenUpBy(hire: HireView, now: Date): Cents {
  const { charges, unpaidCharges } = hire.money;
  return addCents(cancellationOf(hire, now).due, ...[...charges, ...unpaidCharges].map(({ total }) => total));
}
