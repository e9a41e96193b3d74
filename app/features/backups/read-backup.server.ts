import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { RowSum } from "#app/db/table-rows.server.ts";
import { propertiesOf } from "#app/lib/records.ts";
import {
  type BackupManifest,
  type BackupTotals,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST_FILE,
  manifestSchema,
  TOTALS_FILE,
  totalsSchema,
  UploadSum,
} from "./backup-content.server.ts";
import { BackupError } from "./backups.ts";
import { SEAL_MAGIC, unseal } from "./seal.server.ts";
import { cutShort, readTar, type TarEntry } from "./tar.server.ts";

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

/** One piece of a backup, in its order: the manifest, rows, uploads, and at last the totals. */
export type BackupPiece =
  | { readonly kind: "manifest"; readonly manifest: BackupManifest }
  | { readonly kind: "rows"; readonly table: string; readonly lines: readonly string[] }
  | { readonly kind: "upload"; readonly name: string; readonly bytes: Buffer }
  | { readonly kind: "totals"; readonly totals: BackupTotals };

/** A backup that was read from its first to its last byte, and is whole. */
export interface CheckedBackup {
  readonly manifest: BackupManifest;
  readonly totals: BackupTotals;
}

/**
 * Reads a backup piece by piece; memory holds a few of them. Throws BackupError, with one plain sentence, for a file
 * that is missing, foreign, cut short, changed, of a newer form, or encrypted with another key.
 */
export async function* readPieces(path: string, key: string | undefined): AsyncGenerator<BackupPiece> {
  let begun = false;
  for await (const entry of readEntries(path, key)) {
    const piece = pieceOf(entry);
    if (!begun && piece?.kind !== "manifest") throw foreign(path);
    begun = true;
    if (piece) yield piece;
  }
}

/** Reads all of a backup and compares it with its own totals. Throws BackupError when anything is wrong with it. */
export async function inspectBackup(path: string, key: string | undefined): Promise<CheckedBackup> {
  const sums = new Map<string, RowSum>();
  const uploads = new UploadSum();
  let manifest: BackupManifest | undefined;
  let totals: BackupTotals | undefined;
  for await (const piece of readPieces(path, key)) {
    if (piece.kind === "manifest") {
      manifest = piece.manifest;
      for (const { name } of manifest.tables) sums.set(name, new RowSum());
    } else if (piece.kind === "rows") for (const line of piece.lines) sums.get(piece.table)?.add(line);
    else if (piece.kind === "upload") uploads.add(piece.name, piece.bytes);
    else totals = piece.totals;
  }
  if (!manifest || !totals) throw cutShort();
  const tables = Object.fromEntries([...sums].map(([name, { rows, hash }]) => [name, { rows, hash }]));
  if (!isSameTotals(totals, { tables, uploads: uploads.total })) throw damaged();
  return { manifest, totals };
}

/** True when both say the same of every table and of the uploads. */
export function isSameTotals(one: BackupTotals, other: BackupTotals): boolean {
  const text = ({ tables, uploads }: BackupTotals) =>
    JSON.stringify([
      Object.entries(tables)
        .map(([name, { rows, hash }]) => [name, rows, hash])
        .sort(),
      uploads.files,
      uploads.bytes,
      uploads.hash,
    ]);
  return text(one) === text(other);
}

async function* readEntries(path: string, key: string | undefined): AsyncGenerator<TarEntry> {
  const start = await readStart(path);
  const gunzip = createGunzip();
  const sealed = start.equals(SEAL_MAGIC);
  if (!sealed && !start.subarray(0, 2).equals(GZIP_MAGIC)) throw foreign(path);
  if (sealed && key === undefined)
    throw new BackupError("The backup is encrypted: set BACKUP_KEY to the key it was made with.");
  const file = createReadStream(path, { start: sealed ? SEAL_MAGIC.length : 0 });
  // An error of any part reaches anyone who reads from the last.
  const joined =
    sealed && key !== undefined
      ? pipeline(
          file,
          (bytes) => unseal(bytes, key),
          gunzip,
          () => {},
        )
      : pipeline(file, gunzip, () => {});
  try {
    yield* readTar(joined);
  } catch (error) {
    throw explain(error);
  } finally {
    file.destroy();
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
};

async function readStart(path: string): Promise<Buffer> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(SEAL_MAGIC.length),
        0,
        SEAL_MAGIC.length,
        0,
      );
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = String(Reflect.get(Object(error), "code"));
    throw new BackupError(`The backup ${path} cannot be read: ${UNREADABLE[code] ?? code}.`);
  }
}

function explain(error: unknown): unknown {
  const code = String(Reflect.get(Object(error), "code"));
  if (code === "Z_BUF_ERROR") return cutShort();
  return code.startsWith("Z_") ? damaged() : error;
}

function pieceOf({ name, bytes }: TarEntry): BackupPiece | null {
  if (name === MANIFEST_FILE) return { kind: "manifest", manifest: readManifest(bytes) };
  if (name === TOTALS_FILE) return { kind: "totals", totals: readTotals(bytes) };
  const [, table] = /^tables\/([^/]+)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table) return { kind: "rows", table, lines: bytes.toString("utf8").trimEnd().split("\n") };
  const [, upload] = /^uploads\/(.+)$/.exec(name) ?? [];
  return upload ? { kind: "upload", name: upload, bytes } : null;
}

function readManifest(bytes: Buffer): BackupManifest {
  const json = readJson(bytes);
  // First of all: a newer version may have another shape.
  const { format, formatVersion, site } = propertiesOf(json);
  if (format === FORMAT && Number(formatVersion) > FORMAT_VERSION) throw newer(String(site));
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new BackupError("The file is no backup of this site.");
  return manifest.data;
}

function readTotals(bytes: Buffer): BackupTotals {
  const totals = totalsSchema.safeParse(readJson(bytes));
  if (!totals.success) throw damaged();
  return totals.data;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw damaged();
  }
}

/** The backup knows things that this version of the site does not. */
export function newer(site: string): BackupError {
  return new BackupError(
    `The backup was made by a newer version of the site (${site}): restore it with that version or a later one.`,
  );
}

function damaged(): BackupError {
  return new BackupError("The backup is damaged: it cannot be restored; take another one.");
}

function foreign(path: string): BackupError {
  return new BackupError(`The file ${path} is no backup of this site.`);
}
