import type { RouterContextProvider } from "react-router";
import { getHireByToken } from "#app/features/hires/queries.server.ts";
import { findSafetyHire } from "#app/features/hires/safety/get-safety-pack.server.ts";
import { getQuoteByToken } from "#app/features/quotes/queries.server.ts";
import { type AppContext, appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";

interface TokenArgs {
  readonly params: { readonly token: string };
  readonly context: Readonly<RouterContextProvider>;
}

/** The hire that a route's token opens; 404 without one. */
export const requireHire = requireByToken(getHireByToken);

/** The quote that a route's token opens; 404 without one, and for a draft that was never sent. */
export const requireQuote = requireByToken(getQuoteByToken);

/** The hire that a safety link opens. An unknown, a malformed and a revoked link are the same 404. */
export const requireSafetyHire = requireByToken(findSafetyHire);

function requireByToken<Found>(
  find: (db: AppContext["db"], token: string, now: Date) => Promise<Found | null>,
): (args: TokenArgs) => Promise<Found> {
  return async ({ params: { token }, context }) => {
    const { db, clock } = context.get(appContext);
    const found = isToken(token) ? await find(db, token, clock.now()) : null;
    if (!found) throw notFound();
    return found;
  };
}
