import { and, asc, eq, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import { getBlockedPeriod } from "#app/features/claims/shortages/get-blocked-period.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readIrishTime } from "#app/lib/time/irish-time.ts";
import { hireStateAt } from "../hire-states.ts";
import { changeHire, lockHire } from "../transition-hire.server.ts";
import { takesSubhires } from "./subhire-states.ts";

export interface SubhireAsk {
  readonly id: string;
  /** The hire's version that the form was made from; the same form sent twice is one sub-hire. */
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
  readonly supplierId: string | null;
  /** The item that it covers; null: that of the line. */
  readonly itemId: string | null;
  /** The line whose expected cost it replaces; null: the one with the item, or where `description` alone says what it is. */
  readonly lineId: string | null;
  readonly description: string;
  readonly quantity: number;
  /** Irish wall times, YYYY-MM-DDTHH:MM. */
  readonly from: string;
  readonly to: string;
  /** For all of it; null where what was typed is no sum. */
  readonly costNet: Cents | null;
  readonly reference: string;
  /** The question about dates that do not cover the blocked time was answered with yes. */
  readonly confirmed: boolean;
}

type FormFault = "no-supplier" | "bad-quantity" | "bad-period" | "no-cost";

export type SubhireRefusal =
  /** All that is wrong with the form; the kind is the first of it. */
  | { readonly kind: FormFault; readonly faults: readonly FormFault[] }
  | {
      readonly kind:
        | "not-found"
        | "conflict"
        | "not-allowed"
        | "no-item"
        /** It does not last from collection to return. */
        | "not-whole-hire";
    }
  /** It comes too late to be prepared, or goes back before it is checked. */
  | { readonly kind: "to-confirm"; readonly blocked: Period };

/**
 * Writes down what a supplier was asked for. It covers nothing until the supplier has confirmed it. Asks first where it
 * does not last from preparation to turnaround.
 */
export async function addSubhire(db: Db, ask: SubhireAsk): Promise<Result<null, SubhireRefusal>> {
  const { now, actorId } = ask;
  const read = readForm(ask);
  if (!read.ok) return read;
  const { quantity, costNet, ...period } = read.value;
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, ask.id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== ask.version) return refuse({ kind: "conflict" });
    const state = hireStateAt(hire.state, hire.depositDueAt, now);
    if (!takesSubhires(state)) return refuse({ kind: "not-allowed" });
    if (period.startsAt > hire.startsAt || period.endsAt < hire.endsAt)
      return refuse({ kind: "not-whole-hire" });
    const named = await readNames(tx, ask);
    if (!named.ok) return named;
    const blocked = await blockedBy(tx, { ...named.value, ownerId: ask.id, now });
    const isPart = blocked && (period.startsAt > blocked.from || period.endsAt < blocked.to);
    if (isPart && !ask.confirmed) return refuse({ kind: "to-confirm", blocked });
    await tx.insert(hireSubhires).values({
      ...named.value,
      ...period,
      hireId: ask.id,
      quantity,
      costNet,
      supplierReference: ask.reference,
      createdAt: now,
      updatedAt: now,
    });
    await changeHire(tx, hire, { now, actorId, action: "subhire.added", details: { quantity } });
    return ok(null);
  });
}

/** What of the form can be judged without the hire; refused with all of its faults. */
function readForm({ supplierId, quantity, from, to, costNet }: SubhireAsk) {
  const [start, end] = [readIrishTime(from), readIrishTime(to)];
  const period =
    start.ok && end.ok && end.value > start.value ? { startsAt: start.value, endsAt: end.value } : null;
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_HIRE_QUANTITY;
  const faults: FormFault[] = [
    ...(supplierId === null ? (["no-supplier"] as const) : []),
    ...(isQuantity ? [] : (["bad-quantity"] as const)),
    ...(period ? [] : (["bad-period"] as const)),
    ...(costNet === null ? (["no-cost"] as const) : []),
  ];
  const [kind] = faults;
  if (kind) return refuse({ kind, faults });
  if (!period || costNet === null) throw new Error("A form without faults has a period and a cost");
  return ok({ quantity, costNet, ...period });
}

interface Blocking {
  readonly ownerId: string;
  readonly itemId: string | null;
  readonly lineId: string | null;
  readonly now: Date;
}

/** When the item is needed. A kit has no pieces of its own: it is needed as long as those of its line. */
async function blockedBy(tx: Tx, { ownerId, itemId, lineId, now }: Blocking): Promise<Period | null> {
  if (itemId === null) return null;
  const ofItem = await getBlockedPeriod(tx, { ownerId, itemId, now });
  if (ofItem !== null || lineId === null) return ofItem;
  return getBlockedPeriod(tx, { ownerId, lineId, now });
}

/** The supplier, and what of the hire it is for; a line of another hire is left out. */
async function readNames(tx: Tx, { id, supplierId, itemId, lineId, description }: SubhireAsk) {
  const [supplier] = supplierId
    ? await tx
        .select({ id: hireSuppliers.id })
        .from(hireSuppliers)
        .where(and(eq(hireSuppliers.id, supplierId), isNull(hireSuppliers.archivedAt)))
        .for("key share")
    : [];
  if (!supplier) return refuse({ kind: "no-supplier" as const, faults: ["no-supplier"] as const });
  const lineIs = lineId ? eq(hireLines.id, lineId) : itemId ? eq(hireLines.itemId, itemId) : null;
  const [line] = lineIs
    ? await tx
        .select({ id: hireLines.id, itemId: hireLines.itemId, name: hireLines.name })
        .from(hireLines)
        .where(and(eq(hireLines.hireId, id), lineIs))
        .orderBy(asc(hireLines.position))
    : [];
  const wantedId = itemId ?? line?.itemId ?? null;
  const [item] = wantedId
    ? await tx.select({ id: hireItems.id }).from(hireItems).where(eq(hireItems.id, wantedId))
    : [];
  const text = description || (item ? "" : (line?.name ?? ""));
  if (wantedId ? !item : text === "") return refuse({ kind: "no-item" as const });
  const names = { supplierId: supplier.id, itemId: item?.id ?? null, lineId: line?.id ?? null };
  return ok({ ...names, description: text });
}
