import { expect } from "vitest";
import { plainText } from "./html-text.ts";
import { formsOf } from "./page-forms.ts";
import type { Answer } from "./test-server.ts";

/** The page says how long the text of a refused form is and how long it may be, marks its field, and holds all of it. */
export function expectWhole(
  { status, text }: Answer,
  { name, typed, limit }: { readonly name: string; readonly typed: string; readonly limit: string },
): void {
  expect([name, status]).toEqual([name, expect.toBeOneOf([400, 422])]);
  const words = plainText(text);
  const length = typed.length.toLocaleString("en");
  expect(words).toMatch(new RegExp(`${length} (characters|carachtar)`));
  expect(words).toMatch(new RegExp(`(at most|Scríobh|uasmhéid:) ${limit}`));
  expect(text).toMatch(new RegExp(`<(input|textarea)(?=[^>]*name="${name}")[^>]*aria-invalid="true"`));
  const fields = formsOf(text, "/").flatMap((form) => form.fields.filter((field) => field.name === name));
  expect(fields.map(({ value }) => value)).toContain(typed);
}
