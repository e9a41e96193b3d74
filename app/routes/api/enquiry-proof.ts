import { z } from "zod";
import { proveEnquiry } from "#app/features/enquiries/proof/prove-enquiry.server.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { problem, tooManyProblem } from "#app/http/responses/problem.server.ts";
import type { Route } from "./+types/enquiry-proof.ts";

const hex = z
  .string()
  .max(200)
  .regex(/^[0-9a-f]+$/);

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: hex,
      salt: hex,
      cost: z.int().max(100_000),
      keyLength: z.int().max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
      data: z.object({ enquiry: z.string().max(50), files: z.string().max(6000) }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative().max(1_000_000), derivedKey: hex }),
});

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/**
 * The work a browser did for an enquiry that looked like a program's: `{challenge, solution}`. 204 when it counts as
 * new from now on; 422 when the work is undone, forged, late or was done before; 429 when too many were proved.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJson(request, proofSchema);
  if (!read.ok) return read.error;
  const { db, config, clock, clientAddress } = context.get(appContext);
  const proved = await proveEnquiry({ db, config, now: clock.now() }, { work: read.value, clientAddress });
  if (proved.ok) return new Response(null, { status: 204 });
  return proved.error.kind === "too-many"
    ? tooManyProblem(proved.error.retryAfter, "Too many were confirmed from here; staff look at this one.")
    : problem(422, "This does not confirm an enquiry.");
}
