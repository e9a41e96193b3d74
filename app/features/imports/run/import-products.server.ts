import { and, eq, isNull, lt } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, type Clock, SECOND_MS } from "#app/lib/time/clock.ts";
import type { BlankRule } from "../file/setup.ts";
import { openProductFile } from "../reading/open-product-file.server.ts";
import type { ProductFile } from "../reading/read-products.server.ts";
import type { FileRefusal, ImportCounts } from "../report/import-report.ts";
import { FileImporter } from "./file-importer.server.ts";
import { finishImport } from "./finish-import.server.ts";
import { storeCheckpoint } from "./run-checkpoints.server.ts";

export interface ImportOptions {
  readonly fileName: string;
  /** The person who uploaded the file; null for the system. */
  readonly actorId: string | null;
  /** The system that the file's IDs come from. IDs of different sources never meet. */
  readonly source: ProductSource;
  readonly pricesIncludeVat: boolean;
  readonly blank: BlankRule;
  /** Whether it can be undone and its pictures are fetched. */
  readonly tracked?: boolean;
}

export type ImportRefusal = FileRefusal | { readonly kind: "busy" };

export interface ImportOutcome {
  readonly runId: string;
  readonly counts: ImportCounts;
}

/** A run that has not told of itself for so long has died with its process, in milliseconds. */
const SILENCE_MS = 60 * SECOND_MS;

/**
 * Imports a WooCommerce product export: each product with its variations in a transaction of its own, so that
 * a bad row never stops another and a process that dies leaves whole products only. Importing the same file
 * again changes nothing. A file that cannot be read at all is refused and changes nothing; so is a second
 * import while one is running.
 */
export async function importProducts(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  source: AsyncIterable<Uint8Array> | Uint8Array,
  options: ImportOptions,
): Promise<Result<ImportOutcome, ImportRefusal>> {
  const opened = await openProductFile(source, { pricesIncludeVat: options.pricesIncludeVat });
  if (!opened.ok) return opened;
  const runId = await startRun(db, clock, opened.value, options);
  if (runId === null) return refuse({ kind: "busy" });
  const { blank, tracked = false } = options;
  try {
    const importer = new FileImporter({
      db,
      clock,
      runId,
      file: opened.value,
      source: options.source,
      setup: { blank },
      dry: false,
      tracked,
    });
    const { counts, missingPictures, lastCheckpoint } = await importer.run();
    const end = { runId, counts, state: "finished", actorId: options.actorId } as const;
    await inTransaction(db, async (tx) => {
      if (lastCheckpoint) await storeCheckpoint(tx, runId, lastCheckpoint);
      await finishImport(tx, clock, { ...end, missingPictures: tracked ? missingPictures : new Set() });
    });
    return ok({ runId, counts });
  } catch (error) {
    await db.update(importRuns).set({ state: "interrupted" }).where(eq(importRuns.id, runId));
    throw error;
  }
}

/**
 * Closes the books of runs that have been silent for `silenceMs`: their process has died. One whose file is kept
 * goes on by itself.
 */
export async function markInterruptedImports(db: Db, now: Date, silenceMs = SILENCE_MS): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: "interrupted" })
    .where(
      and(
        eq(importRuns.state, "running"),
        isNull(importRuns.file),
        lt(importRuns.heartbeatAt, addMs(now, -silenceMs)),
      ),
    );
}

async function startRun(
  db: Db,
  clock: Clock,
  file: ProductFile,
  options: ImportOptions,
): Promise<string | null> {
  await markInterruptedImports(db, clock.now());
  const started = await db
    .insert(importRuns)
    .values({
      fileName: options.fileName.slice(0, 200),
      actorId: options.actorId,
      notes: file.notes,
      rowsTotal: file.total,
      tracked: options.tracked ?? false,
      heartbeatAt: clock.now(),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: importRuns.id });
  return started[0]?.id ?? null;
}
