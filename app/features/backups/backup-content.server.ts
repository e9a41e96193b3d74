import { z } from "zod";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { listHistory } from "#app/db/migrate.server.ts";
import {
  fixTextForm,
  listSequences,
  listTables,
  RowSum,
  readRowLines,
  type TableShape,
} from "#app/db/table-rows.server.ts";
import { UPLOAD_FOLDERS } from "#app/integrations/storage/file-storage.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { packEntry, TAR_END } from "./tar.server.ts";

export const FORMAT = "itsshowtime-backup";
export const FORMAT_VERSION = 1;
export const MANIFEST_FILE = "manifest.json";
export const TOTALS_FILE = "totals.json";

/** What a backup says of itself in its first file. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  /** Version of the site that made it. */
  site: z.string(),
  /** ISO 8601, UTC: the moment whose data it holds. */
  madeAt: z.string(),
  migrations: z.array(z.object({ when: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })).readonly(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** What a backup comes to, in its last file. */
export const totalsSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  uploads: z.object({ files: z.number(), bytes: z.number(), hash: z.string() }),
});
export type BackupTotals = z.infer<typeof totalsSchema>;

/** Text of rows in one file of the archive: as much as a restore inserts with one statement. In characters. */
const PART_LENGTH = 256 * 1024;

export interface ContentOptions {
  readonly config: Config;
  readonly site: string;
  readonly now: Date;
  /** True once the process wants to end: reading stops with an error. */
  readonly stopped: () => boolean;
}

/** The archive of a database, seen as one moment, and of the uploads; `onTotals` gets what it comes to. */
export async function* packContent(
  db: Db,
  { config, site, now, stopped }: ContentOptions,
  onTotals: (totals: BackupTotals) => void,
): AsyncGenerator<Buffer> {
  const pack = (name: string, content: string | Buffer) => {
    if (stopped()) throw new Error("Stopped");
    return packEntry({ name, bytes: Buffer.from(content) }, now);
  };
  await fixTextForm(db);
  const manifest: BackupManifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    site,
    madeAt: now.toISOString(),
    migrations: await listHistory(db),
    tables: await listTables(db),
    sequences: await listSequences(db),
  };
  yield pack(MANIFEST_FILE, JSON.stringify(manifest, null, 1));
  const tables: Record<string, { rows: number; hash: string }> = {};
  for (const table of manifest.tables) {
    const sum = new RowSum();
    for await (const part of readParts(db, table, sum)) yield pack(part.name, part.text);
    tables[table.name] = { rows: sum.rows, hash: sum.hash };
  }
  const uploads = new UploadSum();
  for await (const { name, bytes } of readUploads(config)) {
    uploads.add(name, bytes);
    yield pack(`uploads/${name}`, bytes);
  }
  const totals: BackupTotals = { tables, uploads: uploads.total };
  yield pack(TOTALS_FILE, JSON.stringify(totals, null, 1));
  yield TAR_END;
  onTotals(totals);
}

async function* readParts(
  db: Db,
  table: TableShape,
  sum: RowSum,
): AsyncGenerator<{ name: string; text: string }> {
  let lines: string[] = [];
  let length = 0;
  let number = 0;
  const part = () => {
    number++;
    const text = `${lines.join("\n")}\n`;
    lines = [];
    length = 0;
    return { name: `tables/${table.name}/${String(number).padStart(6, "0")}.ndjson`, text };
  };
  for await (const group of readRowLines(db, table)) {
    for (const line of group) {
      sum.add(line);
      lines.push(line);
      length += line.length;
      if (length >= PART_LENGTH) yield part();
    }
  }
  if (lines.length > 0) yield part();
}

/** Every upload that is still there when its turn comes: whatever the tables name was stored before they did. */
async function* readUploads(config: Config): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const storage = uploadStorage(config);
  for (const folder of UPLOAD_FOLDERS) {
    const files = await storage.list(folder);
    for (const { name } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const bytes = await storage.get(name);
      if (bytes) yield { name, bytes };
    }
  }
}

/** What uploads come to. */
export class UploadSum {
  readonly #sum = new RowSum();
  #bytes = 0;

  add(name: string, bytes: Buffer): void {
    this.#sum.add(`${name} ${hashOf(bytes)}`);
    this.#bytes += bytes.length;
  }

  get total(): BackupTotals["uploads"] {
    return { files: this.#sum.rows, bytes: this.#bytes, hash: this.#sum.hash };
  }
}
