import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import type { AssetState } from "#app/features/assets/assets.ts";
import { isOwned, OWNED_STATES } from "#app/features/assets/unit-states.ts";
import { listCustomGoods } from "#app/features/hires/custom/custom-goods.server.ts";
import { listSuppliedGoods } from "#app/features/hires/subhires/supplied-goods.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getWarehouseView } from "./get-warehouse-view.server.ts";
import { readCode } from "./read-code.ts";
import type { Scan, ScanRefusal } from "./scans.ts";

/** One unit that was scanned, alone or with the case in which it lies. */
export interface TargetUnit {
  readonly number: number;
  readonly itemId: string;
  readonly state: AssetState;
}

/** What a scan means. `units` are a case and what lies in it, or one unit. */
export type Target =
  | { readonly kind: "units"; readonly units: readonly [TargetUnit, ...TargetUnit[]] }
  | { readonly kind: "item"; readonly itemId: string; readonly serialised: boolean }
  /** Goods of a supplier, whose labels are not ours: only their row names them. */
  | { readonly kind: "supplied"; readonly subhireId: string }
  /** Our own goods of a custom line, which have no labels. */
  | { readonly kind: "custom"; readonly lineId: string };

/** A stored scan, by what it names. */
interface ScannedRow {
  readonly unitNumber: number | null;
  readonly itemId: string | null;
  readonly subhireId: string | null;
  readonly lineId: string | null;
}

/** What a stored scan names beside an item. */
export function rowNamed(target: Target | null): Pick<ScannedRow, "subhireId" | "lineId"> {
  return {
    subhireId: target?.kind === "supplied" ? target.subhireId : null,
    lineId: target?.kind === "custom" ? target.lineId : null,
  };
}

/** Whether a stored scan is of a target, or of a part of it. */
export function isOf(target: Target, { unitNumber, itemId, subhireId, lineId }: ScannedRow): boolean {
  switch (target.kind) {
    case "supplied":
      return subhireId === target.subhireId;
    case "custom":
      return lineId === target.lineId;
    case "item":
      return itemId === target.itemId && unitNumber === null;
    default:
      return target.units.some(({ number }) => number === unitNumber);
  }
}

/**
 * What was scanned, from the code on a label (also as the address in its QR code), the number, the maker's barcode, the
 * serial or the code of an item; or from the row that was tapped.
 */
export async function findTarget(
  db: Db,
  { hireId, code, itemId }: Pick<Scan, "hireId" | "code" | "itemId">,
): Promise<Result<Target, ScanRefusal>> {
  if (code === "") {
    if (itemId === null) return refuse({ kind: "unknown-code" });
    const supplied = (await listSuppliedGoods(db, hireId)).find(({ id }) => id === itemId);
    if (supplied) return ok({ kind: "supplied", subhireId: supplied.id });
    const custom = (await listCustomGoods(db, hireId)).find(({ id }) => id === itemId);
    if (custom) return ok({ kind: "custom", lineId: custom.id });
    return itemTarget(db, eq(hireItems.id, itemId));
  }
  const units = await listMarked(db, code);
  const [unit] = units;
  if (units.length > 1) return refuse({ kind: "ambiguous-code", details: { code } });
  if (!unit) return itemTarget(db, eq(hireItems.code, code.toUpperCase()), code);
  if (!isOwned(unit.state)) return refuse({ kind: "gone", details: { unit: unit.number } });
  return ok({ kind: "units", units: [unit, ...(await listContents(db, unit.id))] });
}

/** Why the code of a serialised item moves nothing: units are scanned one by one, also those that are to be added. */
export async function refuseSerialised(
  db: Db,
  { hireId, itemId }: { readonly hireId: string; readonly itemId: string },
): Promise<ScanRefusal> {
  const list = await getWarehouseView(db, hireId);
  const isListed = list?.items.some((item) => item.itemId === itemId);
  return isListed ? { kind: "needs-unit" } : { kind: "not-listed", details: { serialised: 1 } };
}

async function itemTarget(
  db: Db,
  where: ReturnType<typeof eq>,
  code = "",
): Promise<Result<Target, ScanRefusal>> {
  const [item] = await db.select({ id: hireItems.id, kind: hireItems.kind }).from(hireItems).where(where);
  if (!item) return refuse({ kind: "unknown-code", details: { code } });
  return ok({ kind: "item", itemId: item.id, serialised: item.kind === "serialised" });
}

const unitColumns = {
  id: assets.id,
  number: assets.unitNumber,
  itemId: assets.hireItemId,
  state: assets.state,
};

/** Units with a mark; those that were sold or scrapped count only where no other one has it. */
async function listMarked(db: Db, text: string) {
  const { label, number, serial } = readCode(text);
  const rows = await db
    .select(unitColumns)
    .from(assets)
    .where(
      and(
        isNotNull(assets.unitNumber),
        or(
          label === null ? undefined : eq(assets.code, label),
          number === null ? undefined : eq(assets.unitNumber, number),
          serial === "" ? undefined : eq(assets.serialFold, serial),
          eq(assets.barcode, text),
        ),
      ),
    )
    .limit(20);
  const named = rows.filter((row) => number !== null && row.number === number);
  const found = rows.flatMap(withUnit);
  const owned = found.filter(({ state }) => isOwned(state));
  return named.length === 1 && label === null ? named.flatMap(withUnit) : owned.length > 0 ? owned : found;
}

async function listContents(db: Db, caseId: string): Promise<readonly TargetUnit[]> {
  const rows = await db
    .select(unitColumns)
    .from(assets)
    .where(and(eq(assets.caseId, caseId), inArray(assets.state, OWNED_STATES)))
    .orderBy(assets.unitNumber);
  return rows.flatMap(withUnit);
}

function withUnit<T extends { readonly number: number | null; readonly itemId: string | null }>({
  number,
  itemId,
  ...rest
}: T) {
  return number === null || itemId === null ? [] : [{ ...rest, number, itemId }];
}
