import { adminPath } from "#app/i18n/admin-path.ts";
import { type Answer, ask } from "#app/ui/session/ask.ts";
import type { Scan, ScanAnswer } from "../scans.ts";
import type { ScansReply, WarehouseView } from "../warehouse.ts";

/** What the server said to scans. `away`: nothing, the network or the server is gone; everything may be sent again. */
export type ScansOutcome =
  | {
      readonly kind: "answered";
      readonly answers: readonly ScanAnswer[];
      readonly view: WarehouseView | null;
      /** The milliseconds that this device's clock is ahead of the server's; negative when it is behind. */
      readonly clockOffMs: number;
    }
  | { readonly kind: "away" | "signed-out" | "not-allowed" | "unreadable" };

const LIMIT_MS = 15_000;
/** What asks for JSON is refused with a status where a page would lead to the home page. */
const HEADERS = { Accept: "application/json", "Content-Type": "application/json" };

/** Sends scans with this device's clock. `hireId`: whose list comes back with the answers. */
export async function sendScans(scans: readonly Scan[], hireId: string): Promise<ScansOutcome> {
  const json = { sentAt: new Date(), scans };
  const answer = await ask<ScansReply>(scansOf(hireId), { json, headers: HEADERS, limitMs: LIMIT_MS });
  if (answer.kind === "answered") {
    const { answers, view, now } = answer.value;
    return { kind: "answered", answers, view, clockOffMs: Date.now() - Date.parse(now) };
  }
  if (answer.kind !== "refused") return answer;
  return { kind: answer.response.status === 400 ? "unreadable" : "away" };
}

/** The list of a hire as the server has it. */
export function readView(hireId: string): Promise<Answer<ScansReply>> {
  return ask(scansOf(hireId), { headers: HEADERS, limitMs: LIMIT_MS });
}

function scansOf(hireId: string): string {
  return adminPath(`/admin/hire/warehouse/scans?hire=${hireId}`);
}
