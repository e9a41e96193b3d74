import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import {
  type HireClaim,
  isPrepared,
  listHireClaims,
  promisedItem,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import { PRICED_LINE_KINDS } from "#app/features/quotes/enums.ts";
import { keysOf } from "#app/lib/records.ts";
import { closeDateRequests } from "../cancel/close-requests.server.ts";
import { getLastReturn } from "../closing/last-return.server.ts";
import {
  type CustomGoods,
  customOut,
  customWaiting,
  listCustomGoods,
} from "../custom/custom-goods.server.ts";
import { HIRE_STATES } from "../enums.ts";
import { planGoodsMail } from "../handover/plan-goods-mail.server.ts";
import { type HireState, hireStatesBefore } from "../hire-states.ts";
import {
  isCountedAt,
  listSuppliedGoods,
  type SuppliedGoods,
  suppliedOut,
} from "../subhires/supplied-goods.server.ts";
import { type LockedHire, transitionHire } from "../transition-hire.server.ts";
import { addCounts, countKits, type PieceCounts, sumOfCounts, toLineCounts } from "./count-line.ts";

interface Follow {
  readonly actorId: string | null;
  readonly now: Date;
}

/**
 * Makes the counts of a hire's lines and its state what its claims and the counts of suppliers' goods say, after
 * everything that changes them. `prepping`, `ready`, `out`, `part-back` and `back` are never set by a button. Gives the
 * state. One that awaits its deposit has nothing to count.
 */
export async function followCounts(tx: Tx, hire: LockedHire, { actorId, now }: Follow): Promise<HireState> {
  if (hire.state === "awaiting-deposit") return hire.state;
  const claims = await listHireClaims(tx, hire.id);
  const supplied = await listSuppliedGoods(tx, hire.id);
  const custom = await listCustomGoods(tx, hire.id);
  await countLines(tx, hire.id, { claims, supplied, custom });
  const target = stateOf({ claims, supplied, custom });
  let state: HireState = hire.state;
  while (state !== target) {
    const next = stepTo(state, target);
    if (next === null) break;
    const set = next === "back" ? { returnedAt: (await getLastReturn(tx, hire.id)) ?? now } : {};
    if (!(await transitionHire(tx, { ...hire, state }, next, { now, actorId, set }))) break;
    state = next;
    // No dates are left to change; the mail of the return says so.
    if (next === "back" && (await closeDateRequests(tx, hire.id, now)))
      await planGoodsMail(tx, hire.id, "return", now);
  }
  return state;
}

/** What its claims and the goods that have none make of a hire's state. */
function stateOf({ claims, supplied, custom }: Counted): HireState {
  const firm = claims.filter(({ state }) => state === "firm");
  const isOut =
    claims.some(({ state }) => state === "out") ||
    supplied.some((goods) => suppliedOut(goods) > 0) ||
    custom.some((goods) => customOut(goods) > 0);
  const isDone =
    claims.some(({ state }) => state === "done") ||
    [...supplied, ...custom].some(({ back, missing }) => back + missing > 0);
  if (isDone) return isOut || firm.length > 0 ? "part-back" : "back";
  if (isOut) return "out";
  if (!firm.some(isPrepared) && custom.every(({ prepped }) => prepped === 0)) return "reserved";
  const isReady = firm.every(isPrepared) && custom.every((goods) => customWaiting(goods) === 0);
  return isReady ? "ready" : "prepping";
}

/** The next state on the way; null where there is none. What has left does not become upcoming again. */
function stepTo(state: HireState, target: HireState): HireState | null {
  if (hireStatesBefore(target).includes(state)) return target;
  const at = HIRE_STATES.indexOf(state);
  const next = HIRE_STATES[at + (HIRE_STATES.indexOf(target) > at ? 1 : -1)];
  return next !== undefined && hireStatesBefore(next).includes(state) ? next : null;
}

interface Counted {
  readonly claims: readonly HireClaim[];
  readonly supplied: readonly SuppliedGoods[];
  readonly custom: readonly CustomGoods[];
}

async function countLines(tx: Tx, hireId: string, { claims, supplied, custom }: Counted): Promise<void> {
  const lines = await tx
    .select({
      id: hireLines.id,
      itemId: hireLines.itemId,
      quantity: hireLines.quantity,
      kind: hireItems.kind,
      prepped: hireLines.prepped,
      out: hireLines.out,
      back: hireLines.back,
      missing: hireLines.missing,
      damaged: hireLines.damaged,
    })
    .from(hireLines)
    .leftJoin(hireItems, eq(hireItems.id, hireLines.itemId))
    .where(and(eq(hireLines.hireId, hireId), inArray(hireLines.kind, PRICED_LINE_KINDS)))
    .orderBy(asc(hireLines.position));
  for (const { id, itemId, quantity, kind, ...stored } of lines) {
    const own = countByItem(claims.filter(({ lineId }) => lineId === id));
    const line = { id, itemId };
    const ofLine = [
      ...supplied.filter((goods) => isCountedAt(line, goods)).map(countSupplied),
      ...custom.filter((goods) => goods.id === id).map(countCustom),
    ];
    const parts = supplied.filter((goods) => goods.lineId === id && !isCountedAt(line, goods));
    for (const goods of kind === "kit" ? parts : []) {
      const key = goods.itemId ?? goods.id;
      own.set(key, sumOfCounts(own.get(key) ?? NONE, countSupplied(goods)));
    }
    const whole = ofLine.reduce(sumOfCounts, NONE);
    const counts =
      kind === "kit"
        ? addCounts(countKits(quantity, [...own.values()]), toLineCounts(whole))
        : toLineCounts(sumOfCounts(own.get(itemId ?? "") ?? NONE, whole));
    const changed = keysOf(counts).some((name) => stored[name] !== counts[name]);
    if (changed) await tx.update(hireLines).set(counts).where(eq(hireLines.id, id));
  }
}

const NONE: PieceCounts = { needed: 0, prepared: 0, out: 0, good: 0, damaged: 0, missing: 0 };

/** What left of a supplier's goods, by where it is. */
function countSupplied(goods: SuppliedGoods): PieceCounts {
  const { out: needed, back, damaged, missing } = goods;
  return { needed, prepared: 0, out: suppliedOut(goods), good: back - damaged, damaged, missing };
}

function countCustom(goods: CustomGoods): PieceCounts {
  const { quantity: needed, prepped: prepared, back, damaged, missing } = goods;
  return { needed, prepared, out: customOut(goods), good: back - damaged, damaged, missing };
}

/** Pieces by the promised item. */
function countByItem(claims: readonly HireClaim[]): Map<string, PieceCounts> {
  const counts = new Map<string, PieceCounts>();
  for (const claim of claims) {
    const itemId = promisedItem(claim);
    const was = counts.get(itemId) ?? NONE;
    const at = countOf(claim);
    counts.set(itemId, {
      ...was,
      needed: was.needed + claim.quantity,
      ...(at && { [at]: was[at] + claim.quantity }),
    });
  }
  return counts;
}

function countOf(claim: HireClaim): Exclude<keyof PieceCounts, "needed"> | null {
  if (claim.state === "out") return "out";
  if (claim.state === "done") return claim.condition ?? "good";
  return isPrepared(claim) ? "prepared" : null;
}
