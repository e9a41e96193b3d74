import { ok, type Result, refuse } from "#app/lib/result.ts";
import { StorageError } from "./storage-error.ts";

/** The result of calls to the storage; an outage is a refusal. Throws every other error. */
export async function reachStorage<T>(
  work: Promise<T>,
): Promise<Result<T, { readonly kind: "storage-away" }>> {
  try {
    return ok(await work);
  } catch (error) {
    if (error instanceof StorageError) return refuse({ kind: "storage-away" });
    throw error;
  }
}
