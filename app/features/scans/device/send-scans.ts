import { adminPath } from "#app/i18n/admin-path.ts";
import type { JsonResponse } from "#app/lib/json-response.ts";
import type { Scan, ScanAnswer } from "../scans.ts";
import type { ScansReply, WarehouseView } from "../warehouse.ts";

/** What the server said to scans. `away`: nothing, the network or the server is gone; everything may be sent again. */
export type Delivery =
  | {
      readonly kind: "answered";
      readonly answers: readonly ScanAnswer[];
      readonly view: WarehouseView | null;
      /** The milliseconds that this device's clock is ahead of the server's; negative when it is behind. */
      readonly clockOffMs: number;
    }
  | { readonly kind: "away" | "signed-out" | "not-allowed" | "unreadable" };

const TIMEOUT_MS = 15_000;

/** Sends scans with this device's clock. `hireId`: whose list comes back with the answers. */
export async function sendScans(scans: readonly Scan[], hireId: string): Promise<Delivery> {
  try {
    const response: JsonResponse<ScansReply> = await fetch(
      adminPath(`/admin/hire/warehouse/scans?hire=${hireId}`),
      {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({ sentAt: new Date(), scans }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (response.ok) {
      const { answers, view, now } = await response.json();
      return { kind: "answered", answers, view, clockOffMs: Date.now() - Date.parse(now) };
    }
    if (response.type === "opaqueredirect" || response.status === 401) return { kind: "signed-out" };
    if (response.status === 403) return { kind: "not-allowed" };
    return { kind: response.status === 400 ? "unreadable" : "away" };
  } catch {
    return { kind: "away" };
  }
}

/** The list of a hire as the server has it; null when it cannot be asked. */
export async function readView(hireId: string): Promise<WarehouseView | null> {
  try {
    const response: JsonResponse<ScansReply> = await fetch(
      adminPath(`/admin/hire/warehouse/scans?hire=${hireId}`),
      {
        headers: { Accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    return response.ok ? (await response.json()).view : null;
  } catch {
    return null;
  }
}
