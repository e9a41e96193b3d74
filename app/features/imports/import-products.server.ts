import { and, eq, lt } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { dbErrorFacts } from "#app/db/errors.server.ts";
import { products, retiredSlugs } from "#app/db/schema/catalog.ts";
import { importProblems, importRuns } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { addMs, type Clock, SECOND_MS } from "#app/lib/clock.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readExistingProducts } from "./existing-products.server.ts";
import { type Families, type Family, groupFamilies } from "./families.ts";
import { type FileRefusal, type ImportCounts, NO_COUNTS, type RowProblem } from "./import-report.ts";
import { ensureTerms, pathKey, readMayPublish } from "./import-terms.server.ts";
import { linkProducts } from "./link-products.server.ts";
import { type PlanContext, planFamily } from "./plan-family.ts";
import { problemOf } from "./problems.ts";
import type { ProductRow } from "./product-row.ts";
import type { BlankRule } from "./product-values.ts";
import { type ProductFile, readProducts } from "./read-products.server.ts";
import { type FamilyOutcome, writeFamily } from "./write-family.server.ts";

export interface ImportOptions {
  readonly fileName: string;
  /** Who uploaded it; null for the system. */
  readonly actorId: string | null;
  /** Where the file's IDs come from. IDs of different sources never meet. */
  readonly source: "woocommerce" | "sample";
  readonly pricesIncludeVat: boolean;
  readonly blank: BlankRule;
}

export type ImportRefusal = FileRefusal | { readonly kind: "busy" };

export interface ImportOutcome {
  readonly runId: string;
  readonly counts: ImportCounts;
}

/** Families written between two looks at the shop; also how often visitors see what is new. */
const BATCH = 200;
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
  const opened = await readProducts(source, { pricesIncludeVat: options.pricesIncludeVat });
  if (!opened.ok) return opened;
  const runId = await startRun(db, clock, opened.value, options);
  if (runId === null) return refuse({ kind: "busy" });
  try {
    const run = new Run(db, clock, opened.value, options, runId);
    return ok({ runId, counts: await run.go() });
  } catch (error) {
    await db.update(importRuns).set({ state: "interrupted" }).where(eq(importRuns.id, runId));
    throw error;
  }
}

/** Closes the books of runs that have been silent for `silenceMs`: their process has died. */
export async function markInterruptedImports(db: Db, now: Date, silenceMs = SILENCE_MS): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: "interrupted" })
    .where(and(eq(importRuns.state, "running"), lt(importRuns.heartbeatAt, addMs(now, -silenceMs))));
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
      heartbeatAt: clock.now(),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: importRuns.id });
  return started[0]?.id ?? null;
}

/** One walk through one file. */
class Run {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #file: ProductFile;
  readonly #options: ImportOptions;
  readonly #runId: string;
  #counts: ImportCounts = NO_COUNTS;
  #problems: RowProblem[] = [];
  readonly #ids = new Map<ProductRow, string>();

  constructor(db: Db, clock: Clock, file: ProductFile, options: ImportOptions, runId: string) {
    this.#db = db;
    this.#clock = clock;
    this.#file = file;
    this.#options = options;
    this.#runId = runId;
  }

  async go(): Promise<ImportCounts> {
    const { rows, families } = await this.#readRows();
    const context = await this.#prepare(rows);
    for (let at = 0; at < families.families.length; at += BATCH) {
      await this.#writeBatch(families.families.slice(at, at + BATCH), context);
      await this.#note();
    }
    await this.#link();
    return this.#finish();
  }

  async #readRows(): Promise<{ rows: readonly ProductRow[]; families: Families }> {
    const rows: ProductRow[] = [];
    const failed = new Set<string>();
    let skipped = 0;
    for await (const read of this.#file.rows()) {
      this.#problems.push(...read.problems);
      if (read.product) {
        rows.push(read.product);
        continue;
      }
      skipped += 1;
      for (const { id, sku } of read.problems.slice(0, 1)) {
        if (id !== "") failed.add(`id:${id}`);
        if (sku !== "") failed.add(`sku:${sku.toLowerCase()}`);
      }
    }
    const families = groupFamilies(rows, failed);
    for (const { row, column, reason } of families.leftOut) {
      this.#problems.push(problemOf(this.#file.columns, row, column, { severity: "error", reason }));
    }
    this.#count({ rows: this.#file.total, skipped: skipped + families.leftOut.length });
    return { rows, families };
  }

  async #prepare(rows: readonly ProductRow[]): Promise<PlanContext> {
    const terms = await ensureTerms(this.#db, rows);
    this.#count({ categories: terms.categoriesCreated });
    const pictures = await this.#db.select({ id: media.id, filename: media.filename }).from(media);
    const mediaIds = new Map(pictures.map((picture) => [picture.filename.toLowerCase(), picture.id]));
    const inUse = await this.#db.select({ slug: products.slug }).from(products);
    const retired = await this.#db.select({ slug: retiredSlugs.slug }).from(retiredSlugs);
    const paths = new Map([...terms.categories].map(([path, id]) => [id, path]));
    const brandNames = new Map([...terms.brands].map(([name, id]) => [id, name]));
    return {
      source: this.#options.source,
      sample: this.#options.source === "sample",
      columns: this.#file.columns,
      blank: this.#options.blank,
      now: this.#clock.now(),
      categoryIds: (list) => [...new Set(list.flatMap((path) => terms.categories.get(pathKey(path)) ?? []))],
      categoryPath: (id) => paths.get(id),
      brandId: (name) => terms.brands.get(name),
      brandName: (id) => brandNames.get(id),
      mayPublish: await readMayPublish(this.#db),
      mediaId: (source) => mediaIds.get(fileNameOf(source)) ?? null,
      slugs: new Set([...inUse.flatMap(({ slug }) => slug ?? []), ...retired.map(({ slug }) => slug)]),
      touched: new Set(),
    };
  }

  async #writeBatch(families: readonly Family[], context: PlanContext): Promise<void> {
    const existing = await readExistingProducts(this.#db, context.source, families);
    for (const family of families) {
      const plan = planFamily(family, existing, context);
      this.#problems.push(...plan.problems);
      const outcome = await this.#write(family, plan, context.now);
      this.#count({ ...outcome, skipped: plan.skipped + (outcome ? 0 : plan.products.length) });
      for (const { row, record, images } of outcome ? plan.products : []) {
        if (!row) continue;
        this.#ids.set(row, record.id);
        this.#countImages(row, images ?? []);
      }
    }
    await inTransaction(this.#db, bumpSiteVersion);
  }

  async #write(
    family: Family,
    plan: ReturnType<typeof planFamily>,
    now: Date,
  ): Promise<FamilyOutcome | null> {
    if (plan.products.length === 0) return { created: 0, updated: 0, unchanged: 0 };
    try {
      return await inTransaction(this.#db, (tx) => writeFamily(tx, plan, now));
    } catch (error) {
      const facts = dbErrorFacts(error);
      if (!facts) throw error;
      const reason = { code: "not-saved", detail: facts.constraint ?? facts.code } as const;
      const rows = [...(family.head ? [family.head] : []), ...family.variations];
      for (const row of rows)
        this.#problems.push(problemOf(this.#file.columns, row, "sku", { severity: "error", reason }));
      return null;
    }
  }

  #countImages(
    row: ProductRow,
    images: readonly { readonly source: string; readonly mediaId: string | null }[],
  ): void {
    const missing = images.filter((image) => image.mediaId === null);
    this.#count({ images: images.length, imagesMissing: missing.length });
    for (const { source } of missing) {
      const reason = { code: "image-not-fetched", image: source } as const;
      this.#problems.push(
        problemOf(this.#file.columns, row, "images", { severity: "warning", reason }, source),
      );
    }
  }

  async #link(): Promise<void> {
    const rows = [...this.#ids].map(([row, id]) => ({ row, id }));
    const { problems } = await linkProducts(this.#db, this.#options.source, this.#file.columns, rows);
    this.#problems.push(...problems);
  }

  /** Stores the report as far as it is known, and that the run is alive. */
  async #note(): Promise<void> {
    const problems = this.#problems;
    this.#problems = [];
    for (let at = 0; at < problems.length; at += 500) {
      await this.#db.insert(importProblems).values(
        problems.slice(at, at + 500).map(({ row, id, sku, column, value, severity, reason }) => ({
          id: newId(),
          runId: this.#runId,
          row,
          sourceId: id,
          sku,
          column,
          value,
          severity,
          reason,
        })),
      );
    }
    await this.#db
      .update(importRuns)
      .set({ counts: this.#counts, heartbeatAt: this.#clock.now() })
      .where(eq(importRuns.id, this.#runId));
  }

  async #finish(): Promise<ImportCounts> {
    await this.#note();
    await inTransaction(this.#db, async (tx) => {
      await tx
        .update(importRuns)
        .set({ state: "finished", counts: this.#counts, finishedAt: this.#clock.now() })
        .where(eq(importRuns.id, this.#runId));
      await addAuditEntry(tx, {
        actorId: this.#options.actorId,
        action: "import.finished",
        subjectType: "import",
        subjectId: this.#runId,
        details: { ...this.#counts },
      });
      await bumpSiteVersion(tx);
    });
    return this.#counts;
  }

  #count(more: Partial<ImportCounts> | null): void {
    const next: Record<string, number> = { ...this.#counts };
    for (const [key, value] of Object.entries(more ?? {})) next[key] = (next[key] ?? 0) + value;
    this.#counts = { ...NO_COUNTS, ...next };
  }
}

/** The file's own name in an address or a path, as the media library knows it. */
function fileNameOf(source: string): string {
  const path = URL.canParse(source) ? new URL(source).pathname : source;
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}
