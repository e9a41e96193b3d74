import { readCode } from "./read-code.ts";
import { outcomeOf, type Scan, type ScanReason } from "./scans.ts";
import type { ListedCase, ListedItem, ListedUnit, UnitStage, WarehouseView } from "./warehouse.ts";

/** What a device may say of a scan before the server has answered. */
export interface Prediction {
  /** The view with the scan in effect. */
  readonly view: WarehouseView;
  /** Why the scan has no effect; null: it was applied, `unknown`: only the server can say. */
  readonly reason: ScanReason | "unknown" | null;
  readonly unitNumber: number | null;
  readonly itemId: string | null;
}

/**
 * What a scan does to the list, as far as the list itself says. The server decides; this is for the sound in the hand
 * and for work without a network.
 */
export function predict(view: WarehouseView, scan: Scan): Prediction {
  if (scan.noteOf !== null) return noted(view, scan);
  const box = scan.code === "" ? undefined : findMarked(view.cases, scan.code);
  if (box) return predictCase(view, scan, box);
  const unit = scan.code === "" ? undefined : findMarked(view.units, scan.code);
  const item = unit ? undefined : findItem(view, scan);
  if (unit) return predictUnit(view, scan, unit);
  if (scan.action === "hand-over")
    return { view: handedOver(view), reason: null, unitNumber: null, itemId: null };
  if (!item) return { view, reason: "unknown", unitNumber: null, itemId: null };
  const about = { unitNumber: null, itemId: item.itemId };
  if (item.serialised) return { ...about, view, reason: "needs-unit" };
  const moved = moveCount(item, scan);
  return moved === null
    ? { ...about, view, reason: scan.add ? "unknown" : refusalOf(item, scan) }
    : { ...about, view: withItem(view, item, moved), reason: null };
}

/** A note moves nothing. */
function noted(view: WarehouseView, scan: Scan): Prediction {
  const marked = scan.code === "" ? undefined : findMarked([...view.cases, ...view.units], scan.code);
  const unit = view.units.find(({ number }) => number === marked?.number);
  const itemId = unit?.itemId ?? (marked ? null : (findItem(view, scan)?.itemId ?? null));
  return { view, reason: "already-back", unitNumber: marked?.number ?? null, itemId };
}

/** The unit or case that a text means. */
function findMarked<T extends ListedUnit | ListedCase>(listed: readonly T[], text: string): T | undefined {
  const { label, number, serial } = readCode(text);
  return listed.find(
    (unit) =>
      unit.number === number ||
      unit.marks.includes(text) ||
      (label !== null && unit.marks.includes(label)) ||
      (serial !== "" && unit.marks.includes(serial)),
  );
}

function findItem({ items }: WarehouseView, { code, itemId, action }: Scan): ListedItem | undefined {
  const scanned = items.filter((item) =>
    code === "" ? item.itemId === itemId : item.code === code.toUpperCase(),
  );
  return scanned.find((item) => moveable(item, action) > 0) ?? scanned[0];
}

/** Pieces of an item that an action can still move. */
export function moveable(item: ListedItem, action: Scan["action"]): number {
  const waiting = item.needed - item.prepared - item.out - item.good - item.damaged - item.missing;
  if (action === "prepare") return waiting;
  if (action === "out") return waiting + item.prepared;
  if (action === "put-back") return item.supplied ? 0 : item.prepared;
  return item.out;
}

function refusalOf(item: ListedItem, { action, quantity, condition }: Scan): ScanReason {
  const left = moveable(item, action);
  if (left > 0 && left < quantity) return "too-many";
  if (action === "put-back") return "not-prepared";
  if (action === "return" && condition === "missing" && item.missing > 0) return "already-back";
  if (action === "return") return item.good + item.damaged > 0 ? "already-back" : "not-out";
  return "enough";
}

function moveCount(item: ListedItem, { action, quantity, condition }: Scan): ListedItem | null {
  if (moveable(item, action) < quantity) return null;
  if (action === "prepare") return { ...item, prepared: item.prepared + quantity };
  if (action === "put-back") return { ...item, prepared: item.prepared - quantity };
  if (action === "return")
    return { ...item, out: item.out - quantity, [condition]: item[condition] + quantity };
  return { ...item, out: item.out + quantity, prepared: Math.max(0, item.prepared - quantity) };
}

const MOVES: Readonly<Record<string, Readonly<Partial<Record<UnitStage, UnitStage | ScanReason>>>>> = {
  prepare: { shelf: "prepared", prepared: "already-prepared", out: "already-out" },
  "put-back": { prepared: "shelf", shelf: "not-prepared", out: "not-prepared" },
  out: { shelf: "out", prepared: "out", out: "already-out" },
};

function predictUnit(view: WarehouseView, scan: Scan, unit: ListedUnit): Prediction {
  const about = { unitNumber: unit.number, itemId: unit.itemId };
  const to = scan.action === "return" ? returned(unit, scan) : MOVES[scan.action]?.[unit.at];
  if (to === undefined || (unit.at === "shelf" && !unit.usable)) return { ...about, view, reason: "unknown" };
  if (!isStage(to)) return { ...about, view, reason: to };
  const item = view.items.find(
    (listed) =>
      listed.itemId === unit.itemId &&
      (unit.at === "shelf" ? moveable(listed, "prepare") > 0 : listed[unit.at] > 0),
  );
  if (!item) return { ...about, view, reason: scan.add ? "unknown" : "enough" };
  const units = view.units.map((listed) => (listed === unit ? { ...listed, at: to } : listed));
  const moved = {
    ...item,
    ...(unit.at !== "shelf" && { [unit.at]: item[unit.at] - 1 }),
    ...(to !== "shelf" && { [to]: item[to] + 1 }),
  };
  return { ...about, view: { ...withItem(view, item, moved), units }, reason: null };
}

/** A case moves with whatever of what lies in it can move. */
function predictCase(view: WarehouseView, scan: Scan, { number, contents }: ListedCase): Prediction {
  const itemId = view.units.find((unit) => unit.number === number)?.itemId ?? null;
  let moved = view;
  const refusals: Prediction["reason"][] = [];
  for (const unitNumber of itemId === null ? contents : [number, ...contents]) {
    const unit = moved.units.find((other) => other.number === unitNumber);
    const { view: after, reason } = unit ? predictUnit(moved, scan, unit) : OTHERS;
    if (reason === null) moved = after ?? moved;
    else refusals.push(reason);
  }
  const repeated = refusals.includes("unknown") ? undefined : refusals.find(isRepeated);
  const reason = moved === view ? (repeated ?? "unknown") : null;
  return { view: moved, reason, unitNumber: number, itemId };
}

function isRepeated(reason: Prediction["reason"]): boolean {
  return reason !== null && reason !== "unknown" && outcomeOf(reason) === "repeated";
}

/** What is not on the list. */
const OTHERS = { view: null, reason: "unknown" } as const;

function returned({ at }: ListedUnit, { condition }: Scan): UnitStage | ScanReason | undefined {
  if (at === "out") return condition;
  if (at === condition) return "already-back";
  return at === "shelf" || at === "prepared" ? undefined : condition;
}

function isStage(to: UnitStage | ScanReason): to is UnitStage {
  return ["shelf", "prepared", "out", "good", "damaged", "missing"].includes(to);
}

function handedOver(view: WarehouseView): WarehouseView {
  return {
    ...view,
    items: view.items.map((item) => ({ ...item, out: item.out + item.prepared, prepared: 0 })),
    units: view.units.map((unit) => (unit.at === "prepared" ? { ...unit, at: "out" } : unit)),
  };
}

function withItem(view: WarehouseView, item: ListedItem, moved: ListedItem): WarehouseView {
  return { ...view, items: view.items.map((listed) => (listed === item ? moved : listed)) };
}
