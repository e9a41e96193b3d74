import { addCents, type Cents, cents, subtractCents, ZERO } from "#app/lib/money.ts";

/** A deposit or balance that was paid; cents, VAT included. */
interface PaidPart {
  readonly orderId: string;
  readonly total: Cents;
  readonly paidAt: Date;
}

interface GivenBack {
  readonly orderId: string;
  readonly amount: Cents;
  readonly createdAt: Date;
  /** Null while the provider has not taken it on. */
  readonly takenAt: Date | null;
}

/** What a hire came to from an instant on. */
interface AcceptedTotal {
  readonly total: Cents;
  readonly acceptedAt: Date;
}

/**
 * What refunds gave back because more was paid than the hire cost then, by order: it is owed again where a further
 * version costs more. A refund beyond that is a concession, and is not. A hire costs nothing until it is reserved: what
 * came after it lapsed and was given back is owed again.
 */
export function returnedOf({
  paid,
  refunds,
  accepted,
  reservedAt,
}: {
  readonly paid: readonly PaidPart[];
  readonly refunds: readonly GivenBack[];
  readonly accepted: readonly AcceptedTotal[];
  /** Null: not reserved so far. */
  readonly reservedAt: Date | null;
}): ReadonlyMap<string, Cents> {
  const returned = new Map<string, Cents>();
  const known = new Set(paid.map(({ orderId }) => orderId));
  const inOrder = refunds
    .filter(({ orderId }) => known.has(orderId))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  for (const refund of inOrder) {
    const time = timeOf(refund);
    const received = addCents(
      ...paid.filter(({ paidAt }) => paidAt.getTime() <= time).map(({ total }) => total),
    );
    const carried = subtractCents(received, addCents(...returned.values()));
    const isEarly = reservedAt === null || refund.createdAt < reservedAt;
    const over = isEarly ? carried : carried - totalAt(accepted, time);
    const part = Math.max(0, Math.min(refund.amount, over));
    returned.set(refund.orderId, cents((returned.get(refund.orderId) ?? ZERO) + part));
  }
  return returned;
}

function timeOf({ takenAt }: GivenBack): number {
  return takenAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Without a version that was accepted by then nothing is too much. */
function totalAt(accepted: readonly AcceptedTotal[], time: number): number {
  const by = accepted
    .filter(({ acceptedAt }) => acceptedAt.getTime() <= time)
    .toSorted((a, b) => a.acceptedAt.getTime() - b.acceptedAt.getTime());
  return by.at(-1)?.total ?? Number.POSITIVE_INFINITY;
}
