import type { GenericEndpointContext } from "better-auth";

/** The cookie of a login whose password was right and whose code is still to be given, as better-auth names it. */
const COOKIE = "two_factor";

/** The account of an unfinished login; null when the call belongs to none. */
export async function findUnfinishedLogin(call: GenericEndpointContext): Promise<string | null> {
  const { context } = call;
  const key = await call.getSignedCookie(context.createAuthCookie(COOKIE).name, context.secret);
  const login = key ? await context.internalAdapter.findVerificationValue(key) : null;
  return login?.value ?? null;
}
