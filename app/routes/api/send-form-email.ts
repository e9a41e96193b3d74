import { z } from "zod";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { parseTypedEnquiry } from "#app/features/enquiries/schema.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import type { Route } from "./+types/send-form-email.ts";

/** The field beside those of the form: the language of messages and mails. */
const extras = z.object({ locale: z.enum(LOCALES).catch("en") });

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/**
 * The public call send-form-email: `{formType, name, email, phone, company?, message}`. Answers
 * `{reference}`, or problem+json (RFC 9457) whose `errors` name each refused field. A caller that sends an
 * Idempotency-Key may repeat the call safely.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readJson(request, z.record(z.string(), z.unknown()));
  if (!body.ok) return body.error;
  const fields = body.value;
  const { locale } = extras.parse(fields);
  const parsed = parseTypedEnquiry(fields, locale);
  if (!parsed.ok) {
    return problem(400, parsed.error[0]?.message ?? "", { errors: parsed.error });
  }
  const { db, config, clock, clientAddress } = context.get(appContext);
  const viewer = await getViewer(context);
  const { reference } = await addEnquiry(
    { db, config, now: clock.now() },
    {
      enquiry: parsed.value,
      locale,
      token: null,
      apiKey: request.headers.get("idempotency-key")?.slice(0, 200) ?? null,
      honeypot: "",
      clientAddress,
      userId: viewer?.id ?? null,
    },
  );
  return Response.json({ reference }, { headers: NO_STORE });
}
