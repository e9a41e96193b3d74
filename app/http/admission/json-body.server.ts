import type { z } from "zod";
import { storableJson } from "#app/http/forms/posted-form.server.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/**
 * The media type of JSON, without any other parameter: a parser that reads the type by parts of its text could take the
 * body for something else.
 */
const JSON_TYPE = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;

/**
 * Reads a JSON body by a schema, without what PostgreSQL cannot store. The refusal is a finished answer: problem+json
 * naming each refused field.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, Response>> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    return refuse(problem(415, "Send the fields as application/json."));
  }
  const body = parse(await request.text());
  if (body === undefined) return refuse(problem(400, "The body is not JSON."));
  const read = schema.safeParse(body);
  if (read.success) return ok(read.data);
  const errors = read.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return refuse(
    problem(400, errors[0] ? `${errors[0].field}: ${errors[0].message}` : "Invalid body", { errors }),
  );
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
