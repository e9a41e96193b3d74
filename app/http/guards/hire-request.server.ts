import { z } from "zod";
import type { Period } from "#app/features/claims/claims.ts";
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { FoundLine } from "#app/features/hire-prices/price-items.server.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import type { AppContext } from "#app/http/context.server.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-request.ts";
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

/** Reads a JSON body by a schema whose messages are whole sentences: the first is the detail, `errors` names all. */
export async function readSentences<S extends z.ZodType>(
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
      const message = format(locale, m.unknownItem, { item: ref });
      const errors = [{ field: `${position}.item`, message }];
      return refuse(problem(422, message, { kind: "unknown-item", errors }));
    }
    lines.push({ item, quantity });
  }
  return ok(lines);
}

/** 429: this network asks too often. */
export function tooManyAsks(locale: Locale): Response {
  const answer = problem(429, format(locale, m.tooManyAsks));
  answer.headers.set("Retry-After", "5");
  return answer;
}
