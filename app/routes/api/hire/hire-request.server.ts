import { z } from "zod";
import type { Period } from "#app/features/claims/claims.ts";
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { FoundLine } from "#app/features/hire-prices/price-items.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import type { RateLimit } from "#app/http/admission/rate-limit.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { type AppContext, appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem, tooManyProblem } from "#app/http/responses/problem.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-request.ts";
import { tooManyAsks } from "#app/i18n/messages/ui/api-faults.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface TypedLine {
  readonly item: string;
  readonly quantity: number;
}

/** A hire question as far as both calls share it: dates and items that exist. */
export interface HireQuestion {
  readonly period: Period;
  readonly lines: readonly FoundLine[];
}

/** What a call is answered from: its body, the caller's language, the database and the clock. */
interface HireCallArgs<Body> extends Pick<AppContext, "db" | "clock"> {
  readonly body: Body;
  readonly locale: Locale;
}

/**
 * The action of a call that answers a question about hire in JSON, in the caller's language. Refused: more
 * questions of one network than the limit allows, and a body that is not as its schema says.
 */
export function hireCall<S extends z.ZodType, Answer>(
  limit: RateLimit,
  schemas: Readonly<Record<Locale, S>>,
  answer: (args: HireCallArgs<z.infer<S>>) => Promise<Result<Answer, Response>>,
): (args: PostArgs) => Promise<Response> {
  return async ({ request, context }) => {
    const locale = apiLocale(request);
    const { db, clock, clientAddress } = context.get(appContext);
    const { allowed, retryAfter } = limit.count(clientAddress, performance.now());
    if (!allowed) return tooManyProblem(retryAfter, format(locale, tooManyAsks));
    const body = await readSentences(request, schemas[locale]);
    const answered = body.ok ? await answer({ body: body.value, locale, db, clock }) : body;
    return answered.ok ? Response.json(answered.value, { headers: NO_STORE }) : answered.error;
  };
}

/** Reads a JSON body by a schema whose messages are whole sentences: the first is the detail, `errors` names all. */
async function readSentences<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, Response>> {
  const body = await readJson(request, z.unknown());
  if (!body.ok) return body;
  const read = schema.safeParse(body.value);
  if (read.success) return ok(read.data);
  const errors = read.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return refuse(problem(400, errors[0]?.message ?? "", { errors }));
}

/** Dates and items of a question. Refused, each with one sentence: dates that are no period, and unknown items. */
export async function readHireQuestion(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  typed: {
    readonly from: string;
    readonly to: string;
    readonly lines: readonly TypedLine[];
  },
  locale: Locale,
): Promise<Result<HireQuestion, Response>> {
  const period = readHirePeriod(typed, clock.now());
  if (!period.ok) {
    const message = format(locale, PERIOD_FAULTS[period.error.kind]);
    return refuse(
      problem(422, message, {
        kind: period.error.kind,
        errors: [{ field: faultyField(period.error), message }],
      }),
    );
  }
  const lines = await findLines(db, typed.lines, locale);
  return lines.ok ? ok({ period: period.value, lines: lines.value }) : lines;
}

/** The items of lines, each with its quantity. Refused: the first that names no visible item. */
export async function findLines(
  db: AppContext["db"],
  typed: readonly TypedLine[],
  locale: Locale,
): Promise<Result<readonly FoundLine[], Response>> {
  const found = await findHireItems(
    db,
    typed.map(({ item }) => item),
  );
  const lines: FoundLine[] = [];
  for (const [position, { item: ref, quantity }] of typed.entries()) {
    const item = found.get(ref);
    if (!item?.visible) {
      const message = format(locale, messages.unknownItem, { item: ref });
      const errors = [{ field: `${position}.item`, message }];
      return refuse(problem(422, message, { kind: "unknown-item", errors }));
    }
    lines.push({ item, quantity });
  }
  return ok(lines);
}
