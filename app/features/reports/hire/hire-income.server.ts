import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { HireCharge } from "#app/features/orders/orders.ts";
import { allocate, type Cents, cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { type DayRange, type Step, startOfNextStep, startOfStep } from "../range.ts";
import { taxDocuments } from "../tax-documents.server.ts";
import { HIRE_REST_KEYS, type HireIncome, type HireRestKey, type HireStep } from "./hire-report.ts";

interface DocumentRow extends Record<string, unknown> {
  readonly hireId: string;
  readonly charge: HireCharge | null;
  readonly isCancelled: boolean;
  readonly hireNet: string;
  /** The net of documents before the range, credit notes taken off; `net` is that of documents in it. */
  readonly earlier: string;
  readonly net: string;
}

interface LineRow extends Record<string, unknown> {
  readonly hireId: string;
  readonly itemId: string | null;
  readonly net: string;
}

/**
 * What the invoices and credit notes of hires in a range come to by item, net of VAT. What a hire was invoiced is split
 * over its accepted lines in the ratio of their net prices after discounts, so that its documents together give each line
 * exactly its price, and every range adds up to its documents to the cent. A kit earns as itself. Two statements.
 */
export async function getHireIncome(db: Db, range: DayRange): Promise<HireIncome> {
  const documents = await listDocuments(db, range);
  const lines = Map.groupBy(await listLines(db, documents), ({ hireId }) => hireId);
  const byItem = new Map<string, { income: Cents; hires: number }>();
  const rest = new Map<HireRestKey, number>();
  const addRest = (key: HireRestKey, amount: number) => rest.set(key, (rest.get(key) ?? 0) + amount);
  for (const row of documents) {
    const net = Number(row.net);
    if (row.charge) addRest(row.charge === "cancellation" ? "cancelled" : row.charge, net);
    else if (row.isCancelled) addRest("cancelled", net);
    else
      for (const { itemId, amount } of split(row, lines.get(row.hireId) ?? [])) {
        if (itemId === "custom" || itemId === "extras") addRest(itemId, amount);
        else {
          const before = byItem.get(itemId) ?? { income: ZERO, hires: 0 };
          byItem.set(itemId, { income: cents(before.income + amount), hires: before.hires + 1 });
        }
      }
  }
  return {
    byItem,
    rest: HIRE_REST_KEYS.map((key) => ({ key, amount: cents(rest.get(key) ?? 0) })).filter(
      ({ amount }) => amount !== 0,
    ),
    total: cents(sumBy(documents, ({ net }) => Number(net))),
  };
}

/**
 * What the documents of hires in a range come to step by step, net of VAT, with the whole of the range before. One
 * statement.
 */
export async function listHireSteps(
  db: Db,
  {
    range,
    beforeRange,
    step,
  }: { readonly range: DayRange; readonly beforeRange: DayRange; readonly step: Step },
): Promise<{ readonly steps: readonly HireStep[]; readonly before: Cents }> {
  const rows = await listRows<{ day: number; net: string }>(
    db,
    sql`select (d.issued_at at time zone 'Europe/Dublin')::date - date '1970-01-01' as "day",
        sum(d.sign * d.net_cents)::text as "net"
      from ${taxDocuments({ first: beforeRange.first, last: range.last })}
      where d.is_hire group by 1`,
  );
  const netOf = ({ first, last }: DayRange) =>
    cents(rows.reduce((sum, { day, net }) => (day >= first && day <= last ? sum + Number(net) : sum), 0));
  const steps: HireStep[] = [];
  for (let day = range.first; day <= range.last; day = startOfNextStep(step, day)) {
    const first = Math.max(startOfStep(step, day), range.first);
    const last = Math.min(startOfNextStep(step, day) - 1, range.last);
    steps.push({ first, last, net: netOf({ first, last }) });
  }
  return { steps, before: netOf(beforeRange) };
}

function listDocuments(db: Db, { first, last }: DayRange): Promise<readonly DocumentRow[]> {
  const from = startOfIrishDay(first).toISOString();
  const inRange = sql`d.issued_at >= ${from}::timestamptz`;
  return listRows<DocumentRow>(
    db,
    sql`select o.hire_id as "hireId", o.hire_charge as "charge", h.state = 'cancelled' as "isCancelled",
        h.net_cents::text as "hireNet",
        coalesce(sum(d.sign * d.net_cents) filter (where not (${inRange})), 0)::text as "earlier",
        coalesce(sum(d.sign * d.net_cents) filter (where ${inRange}), 0)::text as "net"
      from ${taxDocuments({ first: 0, last })}
        join ${orders} o on o.id = d.order_id
        join ${hires} h on h.id = o.hire_id
      where d.is_hire
      group by o.hire_id, 2, h.state, h.net_cents
      having count(*) filter (where ${inRange}) > 0
      order by o.hire_id`,
  );
}

async function listLines(db: Db, documents: readonly DocumentRow[]): Promise<readonly LineRow[]> {
  if (documents.length === 0) return [];
  const ids = `{${[...new Set(documents.map(({ hireId }) => hireId))].join()}}`;
  return listRows<LineRow>(
    db,
    sql`select hire_id as "hireId", item_id as "itemId", sum(net_cents - order_discount_cents)::text as "net"
      from ${hireLines} where hire_id = any(${ids}::uuid[]) and kind in ('item', 'custom')
      group by hire_id, item_id order by hire_id, item_id nulls last`,
  );
}

/** What the documents of a range give to each line: what is given up to its end, less what was given before. */
function split({ hireNet, earlier, net }: DocumentRow, lines: readonly LineRow[]) {
  const parts = lines.map((line) => ({
    itemId: line.itemId ?? "custom",
    weight: Math.max(0, Number(line.net)),
  }));
  const priced = sumBy(parts, ({ weight }) => weight);
  // Minimum, waiver, transport, crew and consumables; all of it where every line is free.
  const extras = { itemId: "extras", weight: Math.max(0, Number(hireNet) - priced) };
  const shares = priced + extras.weight > 0 ? [...parts, extras] : [extras];
  const weights = shares.map(({ weight }) => weight);
  const before = allocate(cents(Number(earlier)), weights);
  const until = allocate(cents(Number(earlier) + Number(net)), weights);
  return shares
    .map(({ itemId }, at) => ({ itemId, amount: (until[at] ?? 0) - (before[at] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}
