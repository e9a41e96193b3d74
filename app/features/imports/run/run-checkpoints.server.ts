import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { importChanges, importProblems, importRuns } from "#app/db/schema/imports.ts";
import { newId } from "#app/lib/ids.ts";
import type { ImportTerms } from "../plan/import-terms.server.ts";
import type { LinkChange } from "../plan/link-products.server.ts";
import type { FamilyPlan, PlanContext } from "../plan/plan-family.ts";
import { changesOf } from "../plan/track-changes.ts";
import type { ImportCounts, RowProblem } from "../report/import-report.ts";

export type NewChange = typeof importChanges.$inferInsert;

interface Marks {
  readonly runId: string;
  readonly dry: boolean;
  readonly at: Date;
  /** The form in which categories and linked products are remembered; their ids unless given. */
  readonly nameOf?: (id: string) => string;
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

/** Other links of a product that the shop has. */
export function changeOfLinks(
  { row, id, kind, old, next }: LinkChange,
  { nameOf, ...marks }: Marks,
): NewChange {
  const named = (ids: readonly string[]) => (nameOf ? ids.map(nameOf) : ids);
  return {
    ...marks,
    id: newId(),
    productId: id,
    kind: "linked",
    row: row.row,
    sku: row.sku ?? "",
    name: row.name ?? "",
    changes: [{ field: `links:${kind}`, old: named(old), new: named(next) }],
  };
}

/** What an attempt wrote before it was cut off. */
export interface Written {
  /** "created" or "updated" by product. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Products that got other links. */
  readonly linked: ReadonlySet<string>;
}

/** What an attempt that was cut off wrote, also of the batch after its last checkpoint. */
export async function readWritten(db: Db, runId: string): Promise<Written> {
  const written = await db
    .select({ productId: importChanges.productId, kind: importChanges.kind })
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), eq(importChanges.dry, false)));
  const [links, rest] = [
    written.filter(({ kind }) => kind === "linked"),
    written.filter(({ kind }) => kind !== "linked"),
  ];
  return {
    kinds: new Map(rest.map(({ productId, kind }) => [productId, kind])),
    linked: new Set(links.map(({ productId }) => productId)),
  };
}

/** What a dry run would make: full paths of categories and names of brands. */
export async function storeNewTerms(
  db: Db,
  runId: string,
  terms: ImportTerms,
  { categoryPath, brandName }: Pick<PlanContext, "categoryPath" | "brandName">,
): Promise<void> {
  const madeCategories = terms.newCategories.flatMap((id) => categoryPath(id) ?? []);
  const madeBrands = terms.newBrands.flatMap((id) => brandName(id) ?? []);
  await db.update(importRuns).set({ madeCategories, madeBrands }).where(eq(importRuns.id, runId));
}

/** How far a run is, and what it found since the checkpoint before. */
export interface Checkpoint {
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
export async function storeCheckpoint(
  tx: Tx,
  runId: string,
  { problems, changes, progress }: Checkpoint,
): Promise<void> {
  const rows = problems.map(({ id, ...problem }) => ({ ...problem, id: newId(), sourceId: id, runId }));
  for (let at = 0; at < rows.length; at += 500)
    await tx.insert(importProblems).values(rows.slice(at, at + 500));
  for (let at = 0; at < changes.length; at += 500)
    await tx.insert(importChanges).values(changes.slice(at, at + 500));
  await tx.update(importRuns).set(progress).where(eq(importRuns.id, runId));
}
