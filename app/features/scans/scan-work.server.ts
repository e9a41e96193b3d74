import type { LockedHire } from "#app/features/hires/transition-hire.server.ts";
import type { Scan } from "./scans.ts";

/** A scan at work: its hire is locked, and so are the items of both. */
export interface ScanWork {
  readonly hire: LockedHire;
  readonly scan: Scan;
  readonly actorId: string;
  /** When the scan was made, by the server's clock. */
  readonly occurredAt: Date;
  readonly now: Date;
}
