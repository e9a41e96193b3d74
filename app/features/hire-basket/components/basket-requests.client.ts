import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { REQUESTS_KEY } from "#app/ui/session/stored-keys.ts";

/** Id of the field of the enquiry's form. */
const FIELD_ID = "enquiry-kit";

/** The field begins with what the browser has kept and what the address brings; what is typed is kept. */
export function keepRequests(): void {
  const field = requestField();
  if (!field) return;
  const kept = linesOf(readStored(REQUESTS_KEY) ?? "");
  const brought = linesOf(field.value).filter((line) => !kept.includes(line));
  const text = [...kept, ...brought].join("\n");
  if (field.value !== text) field.value = text;
  writeStored(REQUESTS_KEY, text || null);
  document.addEventListener("input", ({ target }) => {
    if (target === requestField()) writeStored(REQUESTS_KEY, requestField()?.value || null);
  });
}

/** What was sent is not kept. */
export function forgetRequests(): void {
  writeStored(REQUESTS_KEY, null);
}

function requestField(): HTMLTextAreaElement | null {
  const field = document.getElementById(FIELD_ID);
  return field instanceof HTMLTextAreaElement ? field : null;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}
