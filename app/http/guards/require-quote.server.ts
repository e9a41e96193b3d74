import type { RouterContextProvider } from "react-router";
import { getQuoteByToken } from "#app/features/quotes/queries.server.ts";
import type { PublicQuote } from "#app/features/quotes/quotes.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";

/** The quote that a route's token opens; 404 without one, and for a draft that was never sent. */
export async function requireQuote({
  params: { token },
  context,
}: {
  readonly params: { readonly token: string };
  readonly context: Readonly<RouterContextProvider>;
}): Promise<PublicQuote> {
  const { db, clock } = context.get(appContext);
  const quote = isToken(token) ? await getQuoteByToken(db, token, clock.now()) : null;
  if (!quote) throw notFound();
  return quote;
}
