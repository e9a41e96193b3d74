import { type Db, inTransaction } from "#app/db/client.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import { type MoveRefusal, moveClaims } from "#app/features/claims/move-claims.server.ts";
import { moveReturn } from "#app/features/claims/move-return.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { hireStateAt, isMovable, isRunning } from "../hire-states.ts";
import { settleSubhires } from "../subhires/settle-subhires.server.ts";
import { changeHire, lockHire } from "../transition-hire.server.ts";
import { readMovedPeriod } from "./moved-period.ts";

export interface MoveHireAsk {
  readonly id: string;
  /** The hire's version that the form was made from. */
  readonly seen: number;
  /** Irish wall times, YYYY-MM-DDTHH:MM. Of a hire that is out, `from` is its collection or empty. */
  readonly from: string;
  readonly to: string;
  readonly actorId: string;
  readonly now: Date;
}

export type MoveHireRefusal =
  | { readonly kind: "not-found" | "changed-meanwhile" | "not-allowed" }
  | PeriodFault
  | MoveRefusal;

export interface MovedHire {
  readonly number: string;
  /** Its version from now on. */
  readonly version: number;
  readonly before: Period;
  /** Whether another move brings all back as it was: what moved lay ahead, and no right was cut short. */
  readonly reversible: boolean;
}

/**
 * Moves a hire to other dates at the price that was accepted; another price is a further version of its quote. Of a hire
 * that is out only the return moves. Its own claims count as free; where gear is missing, nothing is changed. A sub-hire
 * that does not last over the new dates covers nothing any more.
 */
export async function moveHire(
  db: Db,
  { id, seen, from, to, actorId, now }: MoveHireAsk,
): Promise<Result<MovedHire, MoveHireRefusal>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== seen) return refuse({ kind: "changed-meanwhile" });
    const state = hireStateAt(hire.state, hire.depositDueAt, now);
    if (!isMovable(state)) return refuse({ kind: "not-allowed" });
    const period = readMovedPeriod(hire, { from, to }, now);
    if (!period.ok) return period;
    const running = isRunning(state);
    if (running && from !== "" && from !== toIrishInput(hire.startsAt)) return refuse({ kind: "out" });
    const move = { ownerId: id, period: period.value, now };
    const moved = await (running ? moveReturn(tx, move) : moveClaims(tx, move));
    if (!moved.ok) return moved;
    const { from: startsAt, to: endsAt } = period.value;
    const withdrawUntil =
      hire.withdrawUntil !== null && hire.withdrawUntil > startsAt ? startsAt : hire.withdrawUntil;
    await changeHire(
      tx,
      hire,
      {
        ...{ now, actorId, action: "hire.moved", set: { startsAt, endsAt, withdrawUntil } },
        details: { from: startsAt.toISOString(), to: endsAt.toISOString() },
      },
      { inCalendar: true },
    );
    await settleSubhires(tx, { ...hire, startsAt, endsAt }, now);
    const isAhead = (running ? hire.endsAt : hire.startsAt) >= now;
    const isCut = withdrawUntil?.getTime() !== hire.withdrawUntil?.getTime();
    return ok({
      ...{ number: hire.number, version: hire.version + 1, reversible: !isCut && isAhead },
      before: { from: hire.startsAt, to: hire.endsAt },
    });
  });
}
