import type { z } from "zod";
import { apiLocale } from "#app/http/api-locale.ts";
import { storableJson } from "#app/http/forms/posted-form.server.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as faults from "#app/i18n/messages/ui/api-faults.ts";
import { isKeyOf } from "#app/lib/records.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/**
 * The media type of JSON, without any other parameter: a parser that reads the type by parts of its text could take the
 * body for something else.
 */
const JSON_TYPE = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;

/**
 * Reads a JSON body by a schema, without what PostgreSQL cannot store. The refusal is a finished answer in the caller's
 * language: problem+json naming each refused field. `sentences`: for the rules of the schema that are keys.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  sentences: Readonly<Record<string, Message>> = {},
): Promise<Result<z.infer<S>, Response>> {
  const locale = apiLocale(request);
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    return refuse(problem(415, format(locale, faults.sendJson)));
  }
  const body = parse(await request.text());
  if (body === undefined) return refuse(problem(400, format(locale, faults.notJson)));
  const read = schema.safeParse(body);
  if (read.success) return ok(read.data);
  return refuse(faultProblem(locale, read.error, sentences));
}

/** Reads the query of an address by a schema, each name once. Refused as a body is. */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): Result<z.infer<S>, Response> {
  const read = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return read.success ? ok(read.data) : refuse(faultProblem(apiLocale(request), read.error));
}

function faultProblem(
  locale: Locale,
  error: z.ZodError,
  sentences: Readonly<Record<string, Message>> = {},
): Response {
  const errors = error.issues.map(({ path, message }) => {
    const field = path.join(".");
    const sentence = isKeyOf(sentences, message) ? sentences[message] : undefined;
    return { field, ...wordsOf(locale, { field, message, sentence }) };
  });
  const [first] = errors;
  const detail = first ? first.detail : format(locale, faults.invalidBody);
  return problem(400, detail, { errors: errors.map(({ field, message }) => ({ field, message })) });
}

/** What the library says of a rule without a sentence is in English alone. */
function wordsOf(
  locale: Locale,
  fault: { readonly field: string; readonly message: string; readonly sentence: Message | undefined },
): { readonly message: string; readonly detail: string } {
  const { field, message, sentence } = fault;
  const words = sentence
    ? format(locale, sentence)
    : locale === "en"
      ? null
      : format(locale, field === "" ? faults.invalidBody : faults.invalidField, { field });
  return words === null ? { message, detail: `${field}: ${message}` } : { message: words, detail: words };
}

function parse(text: string): unknown {
  try {
    return storableJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The loader of an address that takes a POST alone. */
export function refuseGet(): Response {
  return methodNotAllowed("POST");
}

/** 405 with the methods that are allowed. */
export function methodNotAllowed(allow: string): Response {
  const answer = problem(405, `Allowed: ${allow}.`);
  answer.headers.set("Allow", allow);
  return answer;
}
