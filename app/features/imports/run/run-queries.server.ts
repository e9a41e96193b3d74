import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importChanges, importRuns } from "#app/db/schema/imports.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { isId } from "#app/lib/ids.ts";
import { WRITING_STATES } from "../enums.ts";
import { readSetup } from "../file/setup.ts";
import { getImportRun } from "../queries.server.ts";
import type { ImportStep } from "./import-step.ts";

/** Categories shown before an import; a longer tree is cut and says so. */
const TREE = 300;

/** New products named before an import. */
const NAMED = 10;

/** Everything the page of one kept import shows about its state; null when there is no such run. */
export async function getImportStep(db: Db, id: string): Promise<ImportStep | null> {
  const run = await getImportRun(db, id);
  if (!run) return null;
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  if (!row) return null;
  const [busy] = await db
    .select({ id: importRuns.id, fileName: importRuns.fileName })
    .from(importRuns)
    .where(inArray(importRuns.state, WRITING_STATES));
  return {
    ...run,
    setup: readSetup(row.options),
    hasFile: row.file !== null,
    tracked: row.tracked,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    stopAsked: row.stopAsked,
    newCategories: await pathsOf(db, row.madeCategories),
    newBrands: row.madeBrands.length,
    newProducts: row.state === "checked" ? await namesOfNew(db, id) : [],
    other: busy && busy.id !== id ? busy : null,
  };
}

async function namesOfNew(db: Db, runId: string): Promise<readonly string[]> {
  const { dry, kind, parentId, name } = importChanges;
  const isNew = and(eq(importChanges.runId, runId), eq(dry, true), eq(kind, "created"), isNull(parentId));
  const rows = await db
    .select({ name })
    .from(importChanges)
    .where(isNew)
    .orderBy(asc(importChanges.id))
    .limit(NAMED);
  return rows.map((product) => product.name);
}

async function pathsOf(db: Db, createdIds: readonly string[]): Promise<readonly string[]> {
  const some = createdIds.slice(0, TREE);
  const ids = some.filter(isId);
  if (ids.length === 0) return [...some].sort();
  const rows = await db.select({ path: categories.path }).from(categories).where(inArray(categories.id, ids));
  return rows.map(({ path }) => path).sort();
}
