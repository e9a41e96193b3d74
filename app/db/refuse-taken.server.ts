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

/**
 * Runs `write`, a whole transaction, once more where a unique index refuses a row of it: what another person stored at the
 * same moment is there to be found now, and the check of `write` names its field.
 */
export async function retryTaken<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return write();
    throw error;
  }
}
