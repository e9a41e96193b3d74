import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { applyScan } from "#app/features/scans/apply-scan.server.ts";
import { getWarehouseView } from "#app/features/scans/get-warehouse-view.server.ts";
import type { Scan, ScanAnswer } from "#app/features/scans/scans.ts";
import { newId } from "#app/lib/ids.ts";
import { WEEK } from "./claims.ts";
import { createHireItem } from "./factories-hire.ts";
import { hiresOn } from "./hires.ts";

type ItemValues = Parameters<typeof createHireItem>[1];

/** Hires at work in the warehouse, on one database. */
export function scansOn(db: Db) {
  const site = hiresOn(db);
  const make = (hireId: string, action: Scan["action"], change: Partial<Scan> = {}): Scan => ({
    id: newId(),
    hireId,
    action,
    code: "",
    itemId: null,
    quantity: 1,
    condition: "good",
    note: "",
    add: false,
    swap: false,
    forItemId: null,
    noteOf: null,
    at: site.clock.now(),
    ...change,
  });
  const send = (scan: Scan, { sentAt = site.clock.now() } = {}): Promise<ScanAnswer> =>
    applyScan(db, scan, { actorId: "store-1", sentAt, now: site.clock.now() });
  return {
    ...site,
    make,
    send,
    /** A reserved hire without deposit: so many of each item, which the week from 14 June 2027 needs. */
    async reserved(
      lines: readonly (readonly [itemId: string, quantity: number])[],
      period = WEEK,
    ): Promise<HireView> {
      const draft = await site.quotes.draft({
        lines: lines.map(([itemId, quantity]) => ({ kind: "item", itemId, quantity })),
        version: { startsAt: period.from, endsAt: period.to, deposit: 0 },
      });
      await site.quotes.send(draft.id, { now: site.clock.now() });
      const done = await site.accept(draft.id);
      if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
      return site.view(done.value.hireToken);
    },
    /** The list of a hire as its device shows it. */
    list: (hireId: string) => getWarehouseView(db, hireId),
    item: (values: ItemValues = {}) => createHireItem(db, values),
    /** One scan, made and delivered now. */
    scan: (hireId: string, action: Scan["action"], change: Partial<Scan> = {}) =>
      send(make(hireId, action, change)),
    /** Pieces of a hire by the state of their claims; what was prepared is `prepared`. */
    async pieces(hireId: string): Promise<Record<string, number>> {
      const rows = await db
        .select()
        .from(hireClaims)
        .where(and(eq(hireClaims.ownerId, hireId), eq(hireClaims.kind, "hire")));
      const sums: Record<string, number> = {};
      for (const { state, preparedAt, quantity, condition } of rows) {
        if (state === "released") continue;
        const place =
          state === "firm" && preparedAt ? "prepared" : state === "done" ? (condition ?? "done") : state;
        sums[place] = (sums[place] ?? 0) + quantity;
      }
      return sums;
    },
    async unitState(number: number): Promise<string | undefined> {
      const [row] = await db
        .select({ state: assets.state })
        .from(assets)
        .where(eq(assets.unitNumber, number));
      return row?.state;
    },
  };
}
