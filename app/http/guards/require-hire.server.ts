import type { RouterContextProvider } from "react-router";
import type { HireView } from "#app/features/hires/hires.ts";
import { getHireByToken } from "#app/features/hires/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";

/** The hire that a route's token opens; 404 without one. */
export async function requireHire({
  params: { token },
  context,
}: {
  readonly params: { readonly token: string };
  readonly context: Readonly<RouterContextProvider>;
}): Promise<HireView> {
  const { db, clock } = context.get(appContext);
  const hire = isToken(token) ? await getHireByToken(db, token, clock.now()) : null;
  if (!hire) throw notFound();
  return hire;
}
