import type { StorageAway } from "#app/features/media/media.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ImportContext } from "../run/import-context.server.ts";
import { removeUnusedRun } from "../run/import-files.server.ts";

/** Deletes a file that was never imported, then its run. Refuses a run that has been started or is gone. */
export async function discardImport(
  ctx: ImportContext,
  runId: string,
): Promise<Result<null, StorageAway | { readonly kind: "state" }>> {
  const discarded = await reachStorage(removeUnusedRun(ctx, runId));
  if (!discarded.ok) return discarded;
  return discarded.value ? ok(null) : refuse({ kind: "state" });
}
