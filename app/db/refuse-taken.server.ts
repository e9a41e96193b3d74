import { type Result, refuse } from "#app/lib/result.ts";
import { isUniqueViolation } from "./errors.server.ts";

/**
 * Gives `refusal` where a unique index refuses a row of `write`, a whole transaction: two people can give one name at the
 * same moment, and the check before the insert sees neither. Without `constraint`, for every unique index.
 */
export async function refuseTaken<Value, Refusal>(
  { refusal, constraint }: { readonly refusal: Refusal; readonly constraint?: string },
  write: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, constraint)) return refuse(refusal);
    throw error;
  }
}
