import { and, eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { listDispatchRefusals } from "#app/features/assets/inspections/list-dispatch-refusals.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import { type MoveRefusal, moveClaims } from "#app/features/claims/move-claims.server.ts";
import { moveReturn } from "#app/features/claims/move-return.server.ts";
import { withdrawalUntil } from "#app/features/quotes/content/withdrawal-right.ts";
import { followMovedHire } from "#app/features/quotes/send/follow-moved-hire.server.ts";
import { type LockedQuote, lockQuote } from "#app/features/quotes/transition-quote.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { irishDate, toIrishInput } from "#app/lib/time/irish-time.ts";
import { settleRequest } from "../answer-request.server.ts";
import { concludedAt } from "../cancel/cancellation.ts";
import { getInformedAt } from "../cancel/withdraw-until.server.ts";
import { hireStateAt, isMovable, isRunning } from "../hire-states.ts";
import { changeHire, type LockedHire, lockHire } from "../transition-hire.server.ts";
import { cutDepositTime } from "./cut-deposit-time.server.ts";
import { followDates } from "./follow-dates.server.ts";
import { tellMoved } from "./moved-mail.server.ts";
import { readMovedPeriod } from "./moved-period.ts";
import { wantsOtherDates } from "./requested-move.ts";

export interface MoveHireAsk {
  readonly id: string;
  /** The hire's version that the form was made from. */
  readonly version: number;
  /** Irish wall times, YYYY-MM-DDTHH:MM. Of a hire that is out, `from` is its collection or empty. */
  readonly from: string;
  readonly to: string;
  /** The request of the customer that this settles; left out: none. */
  readonly requestId?: string;
  readonly actorId: string;
  readonly now: Date;
}

export type MoveHireRefusal =
  | { readonly kind: "not-found" | "conflict" | "not-allowed" }
  | PeriodFault
  | MoveRefusal
  /** The report of a unit that is out ends before the new return. */
  | { readonly kind: "inspection"; readonly unitNumber: number };

export interface MovedHire {
  readonly number: string;
  /** Its version from now on. */
  readonly version: number;
  readonly before: Period;
  /**
   * Whether another move brings all back as it was: what moved lay ahead, and no time to withdraw or to pay was cut
   * short.
   */
  readonly reversible: boolean;
}

/**
 * Moves a hire to other dates at the price that was accepted; another price is a further version of its quote. Of a hire
 * that is out only the return moves, and not beyond the report of its lifting gear. Its own claims count as free; where
 * gear is missing, nothing is changed. A sub-hire that does not last over the new dates covers nothing any more. The
 * customer is told the new dates, a few minutes later: not those of a move that was taken back. A request that asks for
 * these dates is done with it.
 */
export async function moveHire(
  context: MailContext,
  { id, version, from, to, requestId, actorId, now }: MoveHireAsk,
): Promise<Result<MovedHire, MoveHireRefusal>> {
  return inTransaction(context.db, async (tx) => {
    // Before the hire, as an acceptance locks them.
    const quote = await lockQuoteOf(tx, id);
    const hire = await lockHire(tx, id);
    if (!hire || !quote) return refuse({ kind: "not-found" });
    if (hire.version !== version) return refuse({ kind: "conflict" });
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
    if (running && endsAt > hire.endsAt) {
      const unitNumber = await findUninspected(tx, id, endsAt);
      if (unitNumber !== null) return refuse({ kind: "inspection", unitNumber });
    }
    const right = { acceptedAt: concludedAt(hire), informedAt: await getInformedAt(tx, id) };
    const withdrawUntil = hire.withdrawUntil && withdrawalUntil({ ...right, startsAt });
    const pricedUntil = running ? (hire.pricedUntil ?? hire.endsAt) : null;
    const isCut =
      withdrawUntil !== null && withdrawUntil < withdrawalUntil({ ...right, startsAt: hire.startsAt });
    const depositDueAt = running ? null : await cutDepositTime(tx, hire, startsAt);
    const known = await tellMoved(tx, { ...context, db: tx }, hire, {
      ...period.value,
      withdrawUntil,
      isCut,
      depositDueAt,
      running,
      now,
    });
    await changeHire(
      tx,
      hire,
      {
        now,
        actorId,
        action: "hire.moved",
        set: {
          startsAt,
          endsAt,
          withdrawUntil,
          pricedUntil,
          ...(depositDueAt && { depositDueAt }),
          ...known,
        },
        details: { from: startsAt.toISOString(), to: endsAt.toISOString() },
      },
      { inCalendar: true },
    );
    if (requestId !== undefined) {
      const settled = await settleMoved(tx, { ...hire, startsAt, endsAt }, { requestId, actorId, now });
      if (!settled) return refuse({ kind: "conflict" });
    }
    const before = { from: hire.startsAt, to: hire.endsAt };
    await followMovedHire(tx, quote, { before, after: period.value, actorId, now });
    await followDates(tx, { ...hire, startsAt, endsAt }, now);
    const isAhead = (running ? hire.endsAt : hire.startsAt) >= now;
    return ok({
      number: hire.number,
      version: hire.version + 1,
      reversible: !isCut && depositDueAt === null && isAhead,
      before,
    });
  });
}

/** Settles the request for the dates that a hire has now. False where it asks for others or is not open. */
async function settleMoved(
  tx: Tx,
  hire: LockedHire,
  { requestId, ...by }: { readonly requestId: string; readonly actorId: string; readonly now: Date },
): Promise<boolean> {
  const [request] = await tx.select().from(hireRequests).where(eq(hireRequests.id, requestId));
  if (!request?.endsAt || wantsOtherDates(hire, request)) return false;
  return settleRequest(tx, hire, { ...by, requestId, to: "done", answer: null });
}

async function lockQuoteOf(tx: Tx, hireId: string): Promise<LockedQuote | null> {
  const [hire] = await tx.select({ quoteId: hires.quoteId }).from(hires).where(eq(hires.id, hireId));
  return hire ? lockQuote(tx, hire.quoteId) : null;
}

/** A unit that a hire has out and that may not be used until a return (S.I. 299/2007, Regs 52 and 53); null for none. */
async function findUninspected(tx: Tx, hireId: string, until: Date): Promise<number | null> {
  const out = await tx
    .select({ unitNumber: hireClaims.unitNumber })
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, hireId), eq(hireClaims.state, "out")));
  const unitNumbers = out.flatMap(({ unitNumber }) => unitNumber ?? []);
  const refusals = await listDispatchRefusals(tx, { unitNumbers, until: irishDate(until) });
  return refusals.find(({ overridable }) => !overridable)?.unitNumber ?? null;
}
