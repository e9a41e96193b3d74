import { expect, it } from "vitest";
import { mailtoHref, telHref } from "./contact-links.ts";

it.each([
  ["091 555 000", "tel:091555000"],
  ["+353 (0)86 123 4567", "tel:+353861234567"],
  ["(01) 234-5678", "tel:012345678"],
  ["", "tel:"],
])("dials %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each([
  ["office@example.ie", "mailto:office@example.ie"],
  ["o'neill+hire@example.ie", "mailto:o'neill%2Bhire@example.ie"],
  ["a?cc=b@example.ie", "mailto:a%3Fcc%3Db@example.ie"],
  ["seán@example.ie", "mailto:se%C3%A1n@example.ie"],
])("writes to %s", (email, href) => {
  expect(mailtoHref(email)).toBe(href);
});
