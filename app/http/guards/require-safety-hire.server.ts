import type { RouterContextProvider } from "react-router";
import { findSafetyHire } from "#app/features/hires/safety/get-safety-pack.server.ts";
import type { SafetyHire } from "#app/features/hires/safety/safety-pack.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";

/** The hire that a safety link opens. An unknown, a malformed and a revoked link are the same 404. */
export async function requireSafetyHire({
  params: { token },
  context,
}: {
  readonly params: { readonly token: string };
  readonly context: Readonly<RouterContextProvider>;
}): Promise<SafetyHire> {
  const { db } = context.get(appContext);
  const hire = isToken(token) ? await findSafetyHire(db, token) : null;
  if (!hire) throw notFound();
  return hire;
}
