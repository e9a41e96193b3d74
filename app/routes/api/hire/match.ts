import { type MatchAnswer, matchRequestSchemas } from "#app/features/rider/match-request.ts";
import { matchRider } from "#app/features/rider/match-rider.server.ts";
import { riderFaultText } from "#app/features/rider/rider-text.ts";
import { riderLimit } from "#app/http/admission/hire-limits.server.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { nameIn } from "#app/i18n/named.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { hireCall } from "#app/routes/api/hire/hire-request.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** `{text}` → every line of a rider with the item that it means, and how sure that is. */
export const action = hireCall(riderLimit, matchRequestSchemas, async ({ body, locale, db }) => {
  const matched = await matchRider(db, body.text);
  if (!matched.ok) {
    const { kind } = matched.error;
    const message = riderFaultText(locale, matched.error);
    const errors = [{ field: "text", message }];
    return refuse(problem(kind === "too-large" ? 413 : 422, message, { kind, errors }));
  }
  return ok<MatchAnswer>({
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
        name: nameIn(locale, item),
        confidence,
      })),
    })),
  });
});
