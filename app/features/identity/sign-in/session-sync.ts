import { propertiesOf } from "#app/lib/records.ts";
import { ask } from "#app/ui/session/ask.ts";

/** The channel on which the pages of one browser tell each other who is signed in: an id, or null. */
export const SESSION_CHANNEL = "session";

/** What a page does when the server's answer differs from what the page shows. An id is that of the person who is signed in. */
export type SessionStep = "nothing" | "say-signed-out" | "say-other-person" | "show-account";

/** Compares the id of the person that the page shows with the one that the server names; null is no one signed in. */
export function nextStep(shown: string | null, server: string | null): SessionStep {
  if (shown === server) return "nothing";
  if (server === null) return "say-signed-out";
  return shown === null ? "show-account" : "say-other-person";
}

export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
}

/** Asks the server who is signed in; null when it cannot be asked, which says nothing about the session. */
export async function askWhoIsSignedIn(): Promise<{ readonly person: SignedInPerson | null } | null> {
  const answer = await ask<unknown>("/api/auth/get-session");
  if (answer.kind !== "answered") return null;
  const { id, name } = propertiesOf(propertiesOf(answer.value)["user"]);
  return { person: typeof id === "string" && typeof name === "string" ? { id, name } : null };
}
