import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { newId } from "#app/lib/ids.ts";
import type { ImportCounts, RowProblem } from "./import-report.ts";
import type { FamilyPlan } from "./plan-family.ts";
import { changesOf } from "./track-changes.ts";

export type NewChange = typeof importChanges.$inferInsert;

interface Marks {
  readonly runId: string;
  readonly dry: boolean;
  readonly at: Date;
  /** The form in which categories are remembered; their ids unless given. */
  readonly nameOf?: (categoryId: string) => string;
}

/** What a plan makes and changes, one row for each product that does not stay as it is. */
export function changesOfPlan(plan: FamilyPlan, { nameOf, ...marks }: Marks): NewChange[] {
  return plan.products.flatMap((planned) => {
    const changes = changesOf(planned, nameOf);
    if (planned.existing && changes.length === 0) return [];
    const { record, row } = planned;
    return {
      ...marks,
      id: newId(),
      productId: record.id,
      parentId: record.parentId ?? null,
      kind: planned.existing ? "updated" : "created",
      row: row?.row ?? null,
      sku: record.sku ?? "",
      name: record.name,
      changes,
    };
  });
}

/** What an attempt that was cut off wrote, also of the batch that it did not note: the kind by product. */
export async function readWritten(db: Db, runId: string): Promise<ReadonlyMap<string, string>> {
  const written = await db
    .select({ productId: importChanges.productId, kind: importChanges.kind })
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), eq(importChanges.dry, false)));
  return new Map(written.map(({ productId, kind }) => [productId, kind]));
}

interface Note {
  readonly problems: readonly RowProblem[];
  readonly changes: readonly NewChange[];
  readonly progress: {
    readonly counts: ImportCounts;
    readonly familiesDone: number;
    readonly rowsDone: number;
    readonly heartbeatAt: Date;
  };
}

/** Stores the report as far as it is known, and that the run is alive, in one piece: a restart goes on from here. */
export async function storeNote(db: Db, runId: string, { problems, changes, progress }: Note): Promise<void> {
  const rows = problems.map(({ id, ...problem }) => ({ ...problem, id: newId(), sourceId: id, runId }));
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < rows.length; at += 500)
      await tx.insert(importProblems).values(rows.slice(at, at + 500));
    for (let at = 0; at < changes.length; at += 500)
      await tx.insert(importChanges).values(changes.slice(at, at + 500));
    await tx.update(importRuns).set(progress).where(eq(importRuns.id, runId));
  });
}
