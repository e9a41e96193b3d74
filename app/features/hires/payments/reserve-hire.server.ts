import { and, asc, eq, isNotNull } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { confirmClaims } from "#app/features/claims/confirm-claims.server.ts";
import { replaceClaims } from "#app/features/claims/replace-claims.server.ts";
import { settleSubhires } from "../subhires/settle-subhires.server.ts";
import { type LockedHire, transitionHire } from "../transition-hire.server.ts";

export interface DepositTimes {
  readonly now: Date;
  /** The instant at which the deposit arrived. */
  readonly receivedAt: Date;
}

/**
 * Reserves a hire whose deposit has arrived. Where its time is over, its gear is claimed again; false, with nothing
 * changed, when part of it is no longer free, or the hire itself is over.
 */
export async function reserveHire(
  tx: Tx,
  hire: LockedHire,
  { now, receivedAt }: DepositTimes,
): Promise<boolean> {
  const held = hire.state === "awaiting-deposit" && hire.depositDueAt !== null && hire.depositDueAt > now;
  if (held) await confirmClaims(tx, hire.id);
  else if (isOver(hire, now) || !(await claimAgain(tx, hire, now))) return false;
  return transitionHire(tx, hire, "reserved", {
    now,
    set: { reservedAt: now, attention: null },
    details: { late: isLateDeposit(hire, receivedAt) },
  });
}

/** Whether the period of a hire has passed: its gear is free then, and of no use to the customer. */
export function isOver({ endsAt }: LockedHire, at: Date): boolean {
  return endsAt <= at;
}

/** True where the deposit arrived after its time; one that is only recorded after it is not late. */
export function isLateDeposit({ depositDueAt }: LockedHire, receivedAt: Date): boolean {
  return depositDueAt !== null && receivedAt >= depositDueAt;
}

async function claimAgain(tx: Tx, hire: LockedHire, now: Date): Promise<boolean> {
  const rows = await tx
    .select()
    .from(hireLines)
    .where(and(eq(hireLines.hireId, hire.id), isNotNull(hireLines.itemId)))
    .orderBy(asc(hireLines.position));
  const lines = rows.flatMap(({ id, itemId, quantity, unitNumber }) =>
    itemId === null ? [] : [{ lineId: id, itemId, quantity, unitNumber: unitNumber ?? undefined }],
  );
  // In a savepoint, which a refusal rolls back: what it held is released before it is claimed again.
  const claimed = await inTransaction(tx, (savepoint) =>
    replaceClaims(savepoint, {
      ownerIds: [hire.id],
      claims: {
        owner: "hire",
        ownerId: hire.id,
        reference: hire.number,
        lines,
        period: { from: hire.startsAt, to: hire.endsAt },
        expiresAt: null,
        acceptedAt: hire.acceptedAt,
        actorId: null,
        now,
      },
    }),
  );
  if (claimed.ok) await settleSubhires(tx, { ...hire, state: "reserved" }, now);
  return claimed.ok;
}
