import type { FleetImportAnswer } from "#app/features/fleet/components/import-form.tsx";
import { readFleetFile } from "#app/features/fleet/csv/read-fleet-file.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";

/**
 * The text of the uploaded file, or the one that was pasted or corrected, of at most 2 MB. A refusal returns what was
 * typed. Browsers send the line ends of a text as two characters; they count as one.
 */
export async function readUpload(request: Request): Promise<Result<string, FleetImportAnswer>> {
  const form = await postedForm(request);
  const text = form.get("text") ?? "";
  const [file] = form.files("file");
  if (!file && text.trim() === "") return refuse({ kind: "no-text" });
  const bytes = file
    ? new Uint8Array(await file.arrayBuffer())
    : new TextEncoder().encode(text.replaceAll("\r\n", "\n"));
  const read = readFleetFile(bytes);
  return read.ok ? read : refuse({ kind: "faults", text, faults: [read.error] });
}
