import type { Tx } from "#app/db/client.server.ts";
import {
  type CustomRefusal,
  prepareCustom,
  putBackCustom,
  returnCustom,
  sendCustom,
} from "#app/features/hires/custom/custom-goods.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ScanWork } from "../scan-work.server.ts";
import type { ScanDetails, ScanRefusal } from "../scans.ts";

/** Counts goods of a custom line on their way: prepared, put back, out or returned. */
export async function actOnCustom(
  tx: Tx,
  { hire, scan }: ScanWork,
  lineId: string,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { action, quantity, condition } = scan;
  const pieces = { hireId: hire.id, lineId, quantity };
  const moved =
    action === "return"
      ? await returnCustom(tx, { ...pieces, condition })
      : await MOVES[action === "put-back" || action === "out" ? action : "prepare"](tx, pieces);
  return moved.ok ? ok({}) : refuse(refusalOf(moved.error));
}

const MOVES = { prepare: prepareCustom, "put-back": putBackCustom, out: sendCustom } as const;

function refusalOf(refusal: CustomRefusal): ScanRefusal {
  switch (refusal.kind) {
    case "too-many":
      return { kind: "too-many", details: { left: refusal.left } };
    case "enough":
      return { kind: "enough", details: { needed: refusal.needed } };
    default:
      return { kind: refusal.kind };
  }
}
