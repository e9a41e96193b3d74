import type { Tx } from "#app/db/client.server.ts";
import {
  returnSupplied,
  type SuppliedRefusal,
  sendSupplied,
} from "#app/features/hires/subhires/supplied-goods.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ScanWork } from "../scan-work.server.ts";
import type { ScanDetails, ScanRefusal } from "../scans.ts";

/** Counts goods of a supplier out or back. They are prepared as soon as they are received, and stay so. */
export async function actOnSupplied(
  tx: Tx,
  { hire, scan, now }: ScanWork,
  subhireId: string,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { action, quantity, condition } = scan;
  if (action === "prepare") return refuse({ kind: "already-prepared" });
  if (action === "put-back") return refuse({ kind: "not-prepared" });
  const pieces = { hireId: hire.id, subhireId, quantity, now };
  const moved =
    action === "return" ? await returnSupplied(tx, { ...pieces, condition }) : await sendSupplied(tx, pieces);
  return moved.ok ? ok({}) : refuse(refusalOf(moved.error));
}

function refusalOf(refusal: SuppliedRefusal): ScanRefusal {
  return refusal.kind === "too-many"
    ? { kind: "too-many", details: { left: refusal.left } }
    : { kind: refusal.kind };
}
