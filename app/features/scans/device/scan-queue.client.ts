import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Scan } from "../scans.ts";

/** A scan as this device keeps it until the server has answered. */
export interface QueuedScan {
  readonly scan: Scan;
  /** The order in which scans were made on this device. */
  readonly position: number;
}

interface QueueSchema extends DBSchema {
  scans: { key: string; value: QueuedScan; indexes: { position: number } };
}

let opened: Promise<IDBPDatabase<QueueSchema>> | null = null;

function open(): Promise<IDBPDatabase<QueueSchema>> {
  opened ??= openDB<QueueSchema>("warehouse", 1, {
    upgrade(db) {
      db.createObjectStore("scans", { keyPath: "scan.id" }).createIndex("position", "position");
    },
  });
  return opened;
}

/** Keeps a scan on this device. Rejects where the browser keeps nothing. */
export async function keepScan(queued: QueuedScan): Promise<void> {
  await (await open()).put("scans", queued);
}

/** Scans that the server has not answered, in the order in which they were made. */
export async function listKept(): Promise<QueuedScan[]> {
  return (await open()).getAllFromIndex("scans", "position");
}

/** Forgets scans that the server has answered. */
export async function forgetScans(ids: readonly string[]): Promise<void> {
  const tx = (await open()).transaction("scans", "readwrite");
  await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
}
