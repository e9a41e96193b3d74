import { expect, it } from "vitest";
import { hireSettingsSchema } from "#app/features/settings/hire-settings.ts";
import { depositDueText } from "./deposit-due.ts";

const settings = hireSettingsSchema.parse({});
const [sentAt, from] = ["2026-11-30T12:00:00.000Z", "2026-12-04T09:00:00.000Z"];

it("gives the hours where every acceptance leaves them", () => {
  const content = { sentAt, expiresAt: "2026-12-02T09:00:00.000Z", from, settings };
  expect(depositDueText("en", content)).toBe("It is due within 48 hours of acceptance.");
});

it("names the beginning of the hire where a late acceptance leaves less", () => {
  const content = { sentAt, expiresAt: "2026-12-02T09:00:01.000Z", from, settings };
  expect(depositDueText("en", content)).toBe(
    "It is due within 48 hours of acceptance. At the latest it is due when the hire begins: Friday 4 December 2026, 09:00.",
  );
  expect(depositDueText("ga", content)).toContain("Ar a dhéanaí, tá sí le híoc nuair a thosaíonn an cíos");
});

it("names the beginning alone where no acceptance leaves so many hours", () => {
  const start = "2026-12-01T09:00:00.000Z";
  const content = { sentAt, expiresAt: start, from: start, settings };
  expect(depositDueText("en", content)).toBe(
    "It is due before the hire begins: Tuesday 1 December 2026, 09:00.",
  );
  expect(depositDueText("ga", content)).toMatch(/^Tá sí le híoc sula dtosaíonn an cíos: /);
});
