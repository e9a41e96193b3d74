import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { isId } from "#app/lib/ids.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";

/** Rounds of PBKDF2 for one attempt, about a millisecond of a telephone. */
const ROUNDS = 1000;
/** Attempts until the answer is found: two to five seconds in a browser, one for the server. */
export const MIN = 1000;
const MAX = 2500;
/** Time to solve it; a tab that slept longer leaves the enquiry to staff. */
const VALID_MS = 30 * MINUTE_MS;

/** What the work is for: an enquiry, and the tokens of its held files. */
export interface ProofSubject {
  readonly enquiryId: string;
  readonly files: readonly string[];
}

/** The work a browser is asked for, signed and bound to one enquiry. */
export function makeProofChallenge(
  secret: string,
  { enquiryId, files }: ProofSubject,
  now: Date,
): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS,
    counter: randomInt(MAX, MIN),
    data: { enquiry: enquiryId, files: files.join(" ") },
    expiresAt: addMs(now, VALID_MS),
    deriveKey,
    ...keys(secret),
  });
}

/** What the work was done for, or null for work that is undone, forged or too late. */
export async function readProof(
  secret: string,
  { challenge, solution }: { challenge: Challenge; solution: Solution },
): Promise<ProofSubject | null> {
  // Only our own signature decides; what it covers is read afterwards.
  const result = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) }).catch(() => null);
  const { enquiry, files } = challenge.parameters.data ?? {};
  if (!result?.verified || typeof enquiry !== "string" || !isId(enquiry)) return null;
  return { enquiryId: enquiry, files: typeof files === "string" ? files.split(" ").filter(Boolean) : [] };
}

function keys(secret: string) {
  return { hmacSignatureSecret: `proof ${secret}`, hmacKeySignatureSecret: `proof key ${secret}` };
}
