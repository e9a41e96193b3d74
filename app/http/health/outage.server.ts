import { causesOf } from "#app/db/errors.server.ts";

/** Node's codes of a server that cannot be reached. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** The bucket of uploads. */
const STORAGE_AWAY = "STORAGE_AWAY";
/**
 * SQLSTATE of a PostgreSQL that is lost, starting, stopping or read-only after a change of servers, or that has no disk,
 * memory or connections left.
 */
const POSTGRES_AWAY = /^(?:08\w{3}|57P0[1-5]|53\w{3}|25006|58030)$/;
/** The driver's words where it gives no code. */
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/i;

/**
 * Whether an error means that the database or the storage of uploads is away for now, rather than that something is wrong
 * with the request.
 */
export function isOutage(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code: unknown = Reflect.get(cause, "code");
    if (
      code === STORAGE_AWAY ||
      (typeof code === "string" && (UNREACHABLE.test(code) || POSTGRES_AWAY.test(code)))
    )
      return true;
    if (cause instanceof Error && DRIVER_MESSAGES.test(cause.message)) return true;
    const errors: unknown = Reflect.get(cause, "errors");
    if (Array.isArray(errors) && errors.some(isOutage)) return true;
  }
  return false;
}
