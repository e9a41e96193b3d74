import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { dbErrorFacts } from "#app/db/errors.server.ts";
import { importChanges, importRuns } from "#app/db/schema/imports.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import type { ImportSetup } from "../file/setup.ts";
import { readExistingProducts } from "../plan/existing-products.server.ts";
import { type Family, ownersOf, rowsOf } from "../plan/families.ts";
import { ensureTerms, type ImportTerms } from "../plan/import-terms.server.ts";
import { type LinkChange, linkProducts } from "../plan/link-products.server.ts";
import { lockCounts } from "../plan/lock-counts.server.ts";
import { holdBack, listBrandsWithMaker, readPlanContext } from "../plan/plan-context.server.ts";
import { type FamilyPlan, type PlanContext, planFamily } from "../plan/plan-family.ts";
import { problemOfRow } from "../plan/problems.ts";
import { readFamilies } from "../plan/read-families.server.ts";
import { takeShopTypes } from "../plan/shop-types.server.ts";
import type { ProductFile } from "../reading/read-products.server.ts";
import { type ImportCounts, NO_COUNTS, type RowProblem } from "../report/import-report.ts";
import type { ProductRow } from "../row/product-row.ts";
import { ImportTally } from "./import-tally.server.ts";
import {
  type Checkpoint,
  changeOfLinks,
  changesOfPlan,
  type NewChange,
  readWritten,
  storeCheckpoint,
  storeNewTerms,
} from "./run-checkpoints.server.ts";
import { writeFamily } from "./write-family.server.ts";

/** Families that are read from the database together, and after which the site version is raised. */
const BATCH = 200;

export type ImportEnd = "done" | "stop" | "pause";

export interface FileImporterOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly runId: string;
  readonly file: ProductFile;
  readonly source: ProductSource;
  readonly setup: Pick<ImportSetup, "blank"> & Partial<Pick<ImportSetup, "makerless">>;
  /** A dry run: nothing is written to the catalogue. */
  readonly dry: boolean;
  /** Remembers what it changes, so that it can be undone. */
  readonly tracked: boolean;
  /** The point at which an earlier attempt was cut off. */
  readonly from?: { readonly families: number; readonly counts: ImportCounts };
  /** Categories that an attempt made which was cut off before its first checkpoint. */
  readonly madeBefore?: number;
  /** Tells between batches whether the import is to stop or to pause. */
  readonly halt?: () => Promise<"stop" | "pause" | null>;
}

interface Outcome {
  readonly end: ImportEnd;
  readonly counts: ImportCounts;
  /** What the file calls pictures that the library does not have. */
  readonly missingPictures: ReadonlySet<string>;
  /**
   * What no checkpoint has stored yet, to be stored in the transaction that closes the run: a run that is cut off before
   * goes through its links again and would count them twice. Null when it is not done.
   */
  readonly lastCheckpoint: Checkpoint | null;
}

/** Imports one file, family by family. The run's row says how far it is after each batch. */
export class FileImporter {
  readonly #options: FileImporterOptions;
  #rowsDone = 0;
  #problems: RowProblem[] = [];
  #dryChanges: NewChange[] = [];
  readonly #ids = new Map<ProductRow, string>();
  readonly #tally: ImportTally;

  constructor(options: FileImporterOptions) {
    this.#options = options;
    this.#tally = new ImportTally(options.from?.counts ?? NO_COUNTS);
  }

  async run(): Promise<Outcome> {
    const families = await this.#readRows();
    const context = await this.#prepare(families);
    const done = this.#options.from?.families ?? 0;
    for (let at = 0; at < families.length; at += BATCH) {
      const batch = families.slice(at, at + BATCH);
      if (at < done) {
        await this.#skipBatch(batch, context);
        continue;
      }
      const halted = await this.#options.halt?.();
      if (halted) return this.#end(halted);
      await this.#importBatch(batch, context);
      await this.#storeCheckpoint(at + batch.length);
    }
    await this.#link();
    return { ...this.#end("done"), lastCheckpoint: this.#takeCheckpoint(families.length) };
  }

  #end(end: ImportEnd): Outcome {
    return {
      end,
      counts: this.#tally.counts,
      missingPictures: this.#tally.missingPictures,
      lastCheckpoint: null,
    };
  }

  async #readRows(): Promise<readonly Family[]> {
    const { db, file, from, source } = this.#options;
    const { families, problems, skipped } = await readFamilies(file, (rows) =>
      takeShopTypes(db, source, rows),
    );
    this.#rowsDone = skipped;
    if (from) return families;
    this.#problems.push(...problems);
    this.#tally.add({ rows: file.total, skipped });
    return families;
  }

  async #prepare(families: readonly Family[]): Promise<PlanContext> {
    // A row that only translates names its categories in another language: they are not the shop's.
    const rows = families.flatMap(rowsOf);
    const { db, dry, file, source, setup, clock, from, tracked, runId } = this.#options;
    const remember = async (tx: Tx, terms: ImportTerms) => {
      if (from || terms.newCategories.length + terms.newBrands.length === 0) return;
      await tx
        .update(importRuns)
        .set({ madeCategories: terms.newCategories, madeBrands: terms.newBrands })
        .where(eq(importRuns.id, runId));
    };
    const terms = await ensureTerms(db, rows, { dry, ...(tracked && { remember }) });
    if (!from) this.#tally.add({ categories: terms.newCategories.length || (this.#options.madeBefore ?? 0) });
    const context = await readPlanContext(db, file, terms, {
      source,
      ...setup,
      now: clock.now(),
      owners: ownersOf(families),
    });
    if (tracked || dry) this.#tally.makers = await listBrandsWithMaker(db, [...terms.brands.values()]);
    if (dry) await storeNewTerms(db, runId, terms, context);
    if (tracked) this.#tally.before = await readWritten(db, runId);
    return context;
  }

  #plan(family: Family, existing: Awaited<ReturnType<typeof readExistingProducts>>, context: PlanContext) {
    const plan = planFamily(family, existing, context);
    return this.#options.setup.makerless === "draft" ? holdBack(plan, this.#tally.makers) : plan;
  }

  /** Families that are written already: only the ids of those products that are there are learned, for the links. */
  async #skipBatch(families: readonly Family[], context: PlanContext): Promise<void> {
    const existing = await readExistingProducts(this.#options.db, context.source, families);
    for (const family of families) {
      this.#rowsDone += rowsOf(family).length;
      for (const planned of this.#plan(family, existing, context).products) {
        const { row, record, images } = planned;
        // One that was not written, or was deleted since, has no id yet.
        if (!row || !planned.existing) continue;
        this.#ids.set(row, record.id);
        this.#tally.sortAgain(record.id);
        this.#tally.noteMissing(images ?? []);
      }
    }
  }

  async #importBatch(families: readonly Family[], context: PlanContext): Promise<void> {
    const { db, dry } = this.#options;
    const existing = await readExistingProducts(db, context.source, families);
    for (const family of families) {
      // A dry run awaits no statement between two families.
      if (dry) await nextTurn();
      this.#rowsDone += rowsOf(family).length;
      const plan = this.#plan(family, existing, context);
      this.#problems.push(...plan.problems);
      const written = dry ? this.#preview(plan, context) : await this.#write(family, plan, context.now);
      this.#tally.add({ skipped: plan.skipped + (written ? 0 : plan.products.length) });
      for (const { row, record, images } of written ? plan.products : []) {
        if (!row) continue;
        this.#ids.set(row, record.id);
        this.#tally.addImages(images ?? []);
      }
    }
    if (!dry) await inTransaction(db, bumpSiteVersion);
  }

  #preview(plan: FamilyPlan, context: PlanContext): true {
    const fresh = plan.products.find(({ existing, row }) => !existing && row?.type !== "variation");
    const nameOf = (id: string) =>
      id === fresh?.record.id ? (fresh.record.sku ?? fresh.record.name) : (context.categoryPath(id) ?? id);
    const changes = changesOfPlan(plan, { runId: this.#options.runId, dry: true, at: context.now, nameOf });
    this.#tally.addKinds(plan, changes);
    this.#dryChanges.push(...changes);
    return true;
  }

  async #write(family: Family, plan: FamilyPlan, now: Date): Promise<boolean> {
    const { db, file, tracked, runId } = this.#options;
    if (plan.products.length === 0) return true;
    try {
      const { outcome, changes } = await inTransaction(db, async (tx) => {
        const { plan: current, moved } = await lockCounts(tx, plan);
        const outcome = await writeFamily(tx, current, now);
        await refreshStockStatus(tx, moved);
        const changes = tracked ? changesOfPlan(current, { runId, dry: false, at: now }) : [];
        if (changes.length > 0) await tx.insert(importChanges).values(changes);
        return { outcome, changes };
      });
      if (tracked) this.#tally.addKinds(plan, changes);
      else this.#tally.addOutcome(plan, outcome);
      return true;
    } catch (error) {
      const facts = dbErrorFacts(error);
      if (!facts) throw error;
      const reason = { code: "not-saved", detail: facts.constraint ?? facts.code } as const;
      for (const row of rowsOf(family))
        this.#problems.push(problemOfRow(file.columns, row, "sku", { severity: "error", reason }));
      return false;
    }
  }

  /** A known product that only gets other links is an update like any other; a new one has nothing to compare. */
  async #link(): Promise<void> {
    const { db, source, file, setup, dry } = this.#options;
    const rows = [...this.#ids].map(([row, id]) => ({ row, id }));
    const labels = new Map(rows.map(({ row, id }) => [id, row.sku ?? row.name ?? ""]));
    // A dry run's ids of new products mean nothing afterwards.
    const nameOf = (id: string) => (dry && this.#tally.created.has(id) ? (labels.get(id) ?? id) : id);
    const { problems, changed } = await linkProducts(db, {
      source,
      columns: file.columns,
      blank: setup.blank,
      rows,
      dry,
      remember: (tx, link) => this.#rememberLink(tx, link, nameOf),
    });
    this.#problems.push(...problems);
    this.#tally.addLinked(changed);
  }

  async #rememberLink(tx: Tx, link: LinkChange, nameOf: (id: string) => string): Promise<void> {
    const { runId, dry, tracked, clock } = this.#options;
    if (this.#tally.created.has(link.id)) return;
    const change = changeOfLinks(link, { runId, dry, at: clock.now(), nameOf });
    if (dry) this.#dryChanges.push(change);
    else if (tracked) await tx.insert(importChanges).values(change);
  }

  async #storeCheckpoint(familiesDone: number): Promise<void> {
    const checkpoint = this.#takeCheckpoint(familiesDone);
    await inTransaction(this.#options.db, (tx) => storeCheckpoint(tx, this.#options.runId, checkpoint));
  }

  #takeCheckpoint(familiesDone: number): Checkpoint {
    const [problems, changes] = [this.#problems, this.#dryChanges];
    this.#problems = [];
    this.#dryChanges = [];
    const heartbeatAt = this.#options.clock.now();
    const progress = { counts: this.#tally.counts, familiesDone, rowsDone: this.#rowsDone, heartbeatAt };
    return { problems, changes, progress };
  }
}
