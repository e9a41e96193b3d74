import { data } from "react-router";
import { presentName } from "#app/lib/former-names.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";

/** Kinds of body that hold a form. */
const FORM_BODY = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * The header of a request whose body the server left out because it was too large, so that the page says so. A visitor
 * cannot set it.
 */
export const BODY_LEFT_OUT = "x-itsshowtime-body-left-out";

/**
 * The posted form. Throws an answer for what is none: 415 for another kind of body, 413 for a larger one than the
 * page takes, 400 for one that cannot be read. Names and texts hold only what PostgreSQL can store: NUL becomes a
 * blank, and half a character the sign for one that is unknown.
 */
export async function postedForm(request: Request): Promise<FormFields> {
  if (request.headers.has(BODY_LEFT_OUT)) throw data(null, { status: 413 });
  if (!FORM_BODY.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  const posted = await request.formData().catch(() => null);
  if (!posted) throw data(null, { status: 400 });
  return new FormFields(
    [...posted].map(([name, value]) => [
      storable(presentName(name)),
      typeof value === "string" ? storable(value) : value,
    ]),
  );
}

function storable(text: string): string {
  return text.replaceAll("\u0000", " ").toWellFormed();
}

/** A value that was JSON, made storable in the same way. */
export function storableJson(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), storableJson(inner)]),
  );
}
