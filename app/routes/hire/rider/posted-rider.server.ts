import type { TypedRider } from "#app/features/rider/get-rider-view.server.ts";
import { MAX_RIDER_BYTES, type RiderFault } from "#app/features/rider/rider.ts";
import { choiceField } from "#app/features/rider/rider-view.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/** Longer than any date. */
const MAX_DATE_LENGTH = 40;
const MAX_CHOICES = 200;
const MAX_CHOICE_LENGTH = 120;

/**
 * The list of a posted form: what is pasted, then what the chosen file holds, in UTF-8, UTF-16 with its mark, or the
 * encoding in which Excel saves. Refused is a file of more than 2 MB, and one that is no text; what was pasted is kept.
 */
export async function postedRider(
  form: FormFields,
): Promise<{ readonly typed: TypedRider; readonly file: Result<null, RiderFault> }> {
  const date = (name: string) => form.text(name, MAX_DATE_LENGTH);
  const pasted = (form.get("text") ?? "").trim() === "" ? "" : (form.get("text") ?? "");
  const typed = { text: pasted, from: date("from"), to: date("to") };
  const [file] = form.files("file");
  if (!file || file.size === 0) return { typed, file: ok(null) };
  if (file.size > MAX_RIDER_BYTES) return { typed, file: refuse({ kind: "too-large" }) };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return { typed, file: refuse({ kind: "encoding" }) };
  const joined = pasted === "" ? text : `${pasted.trimEnd()}\n${text}`;
  return { typed: { ...typed, text: joined }, file: ok(null) };
}

/** The choices of a posted form, by the position of their line. */
export function postedChoices(form: FormFields): ReadonlyMap<number, string> {
  const choices = new Map<number, string>();
  for (let at = 0; at < MAX_CHOICES; at += 1) {
    const choice = form.get(choiceField(at));
    if (choice !== null) choices.set(at, choice.slice(0, MAX_CHOICE_LENGTH));
  }
  return choices;
}

/** The text of the bytes; null for bytes that are no text: a spreadsheet's own file, a PDF. */
function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0) || new TextDecoder("latin1").decode(bytes.slice(0, 5)) === "%PDF-") return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
