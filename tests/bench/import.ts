/**
 * `npm run bench:import`: a 20,000-row export into the embedded database, first as a dry run and then twice, and
 * before that its tenth, in one run on one machine. Each size has a process of its own, which opens a database made
 * by another, so that the peak of memory is the import's. Prints the seconds of each, the ratio of the two sizes,
 * what the second run changed, and the peak.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "#app/config.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { FIRST_SETUP } from "#app/features/imports/file/setup.ts";
import { importProducts } from "#app/features/imports/run/import-products.server.ts";
import { getImportStep } from "#app/features/imports/run/run-queries.server.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { keepImport } from "#app/features/imports/steps/keep-import.server.ts";
import { workOnImport } from "#app/features/imports/work-on-import.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { generateExport } from "./generate-export.ts";

interface Figures {
  /** Products that the dry run said would be made. */
  readonly foreseen: number;
  readonly secondsDry: number;
  readonly created: number;
  readonly changedAgain: number;
  readonly seconds: number;
  readonly secondsAgain: number;
  readonly peakMegabytes: number;
}

/**
 * After opening, V8 compiles the engine's WebAssembly once more in the background, which takes some 500 MB for
 * two seconds whatever is imported. The peak that is reported is the import's own.
 */
const ENGINE_SETTLES_MS = 5000;

async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrateDatabase(database, "drizzle");
  await database.close();
}

async function importOnce(dataDir: string, rows: number): Promise<Figures> {
  const database = await openDatabase({ dataDir });
  await delay(ENGINE_SETTLES_MS);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const file = generateExport(rows);
  const dry = await dryRun({ db: database.db, config: readConfig({ DATA_DIR: dataDir }) }, file);
  const run = async () => {
    const started = performance.now();
    const outcome = await importProducts({ db: database.db, clock: systemClock }, file, {
      fileName: "bench.csv",
      actorId: null,
      source: "woocommerce",
      pricesIncludeVat: true,
      blank: "keep",
    });
    if (!outcome.ok) throw new Error("The generated export was refused");
    return { counts: outcome.value.counts, seconds: (performance.now() - started) / 1000 };
  };
  const first = await run();
  const second = await run();
  clearInterval(sampling);
  await database.close();
  return {
    ...dry,
    created: first.counts.created,
    changedAgain: second.counts.created + second.counts.updated,
    seconds: first.seconds,
    secondsAgain: second.seconds,
    peakMegabytes: peak / 1024 / 1024,
  };
}

/** As the back office checks an upload before anything is written. */
async function dryRun(
  base: Pick<WorkContext, "db" | "config">,
  bytes: Uint8Array,
): Promise<Pick<Figures, "foreseen" | "secondsDry">> {
  const note = () => undefined;
  const ctx = { ...base, clock: systemClock, log: { info: note, warn: note, error: note } };
  const kept = await keepImport(ctx, { bytes, fileName: "bench.csv", actorId: "bench" });
  if (!kept.ok) throw new Error("The generated export was refused");
  const runId = kept.value;
  const started = performance.now();
  const checked = await checkImport(ctx, { runId, setup: FIRST_SETUP });
  if (!checked.ok) throw new Error("The generated export was not checked");
  await workOnImport(ctx, runId);
  const secondsDry = (performance.now() - started) / 1000;
  return { foreseen: (await getImportStep(ctx.db, runId))?.counts.created ?? 0, secondsDry };
}

/** Small heaps, so that garbage waiting to be collected is not taken for memory that the import needs. */
const HEAP = ["--max-old-space-size=256", "--max-semi-space-size=8"];

function inProcess(...args: readonly string[]): string {
  const script = fileURLToPath(import.meta.url);
  const child = spawnSync(process.execPath, [...HEAP, script, ...args], { encoding: "utf8" });
  if (child.status !== 0) throw new Error(child.stderr);
  return child.stdout;
}

function measure(rows: number): Figures {
  const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-bench-"));
  try {
    inProcess("prepare", dataDir);
    return JSON.parse(inProcess("import", dataDir, String(rows))) as Figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function compare(rows: number): void {
  const small = measure(rows / 10);
  const large = measure(rows);
  for (const [size, figures] of [
    [rows / 10, small],
    [rows, large],
  ] as const) {
    console.log(
      `${size} rows: a dry run foresaw ${figures.foreseen} products in ${figures.secondsDry.toFixed(1)} s; ${figures.created} products in ${figures.seconds.toFixed(1)} s; the same file again: ${figures.changedAgain} changes in ${figures.secondsAgain.toFixed(1)} s; peak memory ${figures.peakMegabytes.toFixed(0)} MB`,
    );
  }
  const perRow = large.seconds / rows / (small.seconds / (rows / 10));
  console.log(`time per row at ten times the rows: ${perRow.toFixed(2)} ×`);
  console.log(`time of the dry run by the first import: ${(large.secondsDry / large.seconds).toFixed(2)}`);
  console.log(`time of the second import by the first: ${(large.secondsAgain / large.seconds).toFixed(2)}`);
}

const [mode, dataDir = "", rows = ""] = process.argv.slice(2);
if (mode === "prepare") await prepare(dataDir);
else if (mode === "import") console.log(JSON.stringify(await importOnce(dataDir, Number(rows))));
else compare(Number(mode ?? 20_000));
