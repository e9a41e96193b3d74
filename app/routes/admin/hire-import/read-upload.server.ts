import type { ImportAnswer } from "#app/features/fleet/components/import-form.tsx";
import { readFleetFile } from "#app/features/fleet/csv/read-fleet-file.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/** The text of the uploaded file, or the one that was pasted or corrected. */
export async function readUpload(request: Request): Promise<Result<string, ImportAnswer>> {
  const form = await postedForm(request);
  const [file] = form.files("file");
  if (!file) {
    const text = form.get("text") ?? "";
    return text.trim() === "" ? refuse({ kind: "no-text" }) : ok(text);
  }
  const read = readFleetFile(new Uint8Array(await file.arrayBuffer()));
  return read.ok ? read : refuse({ kind: "faults", text: form.get("text") ?? "", faults: [read.error] });
}
