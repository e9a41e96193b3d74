import { expect, it } from "vitest";
import { letterIn, templateIn, templateText } from "./reply-templates.ts";

const enquiry = { name: "Gráinne", reference: "IST-2026-0001" };
const details = { name: "details", locale: "en", enquiry } as const;
const ASKED = "To answer it well we need a little more: the dates, the place, and what you want to achieve.";

function put(text: string, at: number, template: Parameters<typeof templateIn>[2] = details): string {
  const { from, to, text: added } = templateIn(text, { from: at, to: at }, template);
  return text.slice(0, from) + added + text.slice(to);
}

it("fills an empty answer, and takes the place of another letter that is as it came", () => {
  const letter = templateText("details", "en", enquiry);
  expect(letter).toMatch(/^Hello Gráinne,/);
  expect(put("", 0)).toBe(letter);
  expect(put(letter, 3, { ...details, locale: "ga" })).toBe(templateText("details", "ga", enquiry));
});

it("puts its paragraphs into a text of somebody's own, where the caret is, and loses nothing of it", () => {
  expect(put("Dear Gráinne,", 13)).toBe(`Dear Gráinne,\n\n${ASKED}`);
  expect(put("Dear Gráinne,\n\nBye", 14)).toBe(`Dear Gráinne,\n\n${ASKED}\n\nBye`);
});

it("puts a letter that is as it came into the other language, and no text of somebody's own", () => {
  const letter = templateText("details", "en", enquiry);
  const other = { from: "en", to: "ga", enquiry } as const;
  expect(letterIn(letter, other)).toBe(templateText("details", "ga", enquiry));
  expect(letterIn(`${letter} Thanks.`, other)).toBeNull();
  expect(letterIn("", other)).toBeNull();
});
