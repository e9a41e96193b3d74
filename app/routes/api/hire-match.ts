import { type MatchAnswer, matchRequestSchemas } from "#app/features/rider/match-request.ts";
import { matchRider } from "#app/features/rider/match-rider.server.ts";
import { riderFaultText } from "#app/features/rider/rider-text.ts";
import { createAskLimit } from "#app/http/admission/ask-limit.server.ts";
import { methodNotAllowed } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { appContext } from "#app/http/context.server.ts";
import { readSentences, tooManyAsks } from "#app/http/guards/hire-request.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import type { Route } from "./+types/hire-match.ts";

/** A rider of 200 lines costs more than a question about dates. */
const limit = createAskLimit({ burst: 20, perSecond: 0.5 });

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** `{text}` → every line of a rider with the item that it means, and how sure that is. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const locale = apiLocale(request);
  const { db, clientAddress } = context.get(appContext);
  if (!limit.allows(clientAddress, performance.now())) return tooManyAsks(locale);
  const body = await readSentences(request, matchRequestSchemas[locale]);
  if (!body.ok) return body.error;
  const matched = await matchRider(db, body.value.text);
  if (!matched.ok) {
    const message = riderFaultText(locale, matched.error);
    const errors = [{ field: "text", message }];
    return problem(matched.error.kind === "too-large" ? 413 : 422, message, {
      kind: matched.error.kind,
      errors,
    });
  }
  const answer: MatchAnswer = {
    lines: matched.value.map(({ source, kind, quantity, text, note, level, best, alternatives }) => ({
      line: source,
      kind,
      quantity,
      text,
      note,
      level,
      item: best?.item.code ?? null,
      confidence: (best ?? alternatives[0])?.confidence ?? 0,
      alternatives: alternatives.map(({ item, confidence }) => ({
        item: item.code,
        name: (locale === "ga" && item.nameGa) || item.name,
        confidence,
      })),
    })),
  };
  return Response.json(answer, { headers: NO_STORE });
}
