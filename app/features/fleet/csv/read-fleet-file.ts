import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type FleetFault, MAX_FLEET_BYTES } from "./columns.ts";

/** The text of a file of at most 2 MB in UTF-8. */
export function readFleetFile(bytes: Uint8Array): Result<string, FleetFault> {
  const fault = (kind: FleetFault["kind"]) => refuse({ row: 1, field: null, kind, value: "" });
  if (bytes.length > MAX_FLEET_BYTES) return fault("too-large");
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return fault("encoding");
  }
}
