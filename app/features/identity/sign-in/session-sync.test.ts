import { expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { nextStep } from "./session-sync.ts";
import { readableKey, setupFromAnswer, setupFromForm } from "./two-step.ts";

it.each([
  [null, null, "nothing"],
  ["Nora", "Nora", "nothing"],
  ["Nora", null, "say-signed-out"],
  ["Nora", "Áine", "say-other-person"],
  [null, "Nora", "show-account"],
])("a page of %s whose server knows %s: %s", (own, server, step) => {
  expect(nextStep(own, server)).toBe(step);
});

it("takes a set-up back from its form only as what it can be", () => {
  const uri = "otpauth://totp/ItsShowTime:n%40example.ie?secret=ABCD2345EF&issuer=ItsShowTime";
  expect(setupFromAnswer({ totpURI: uri, backupCodes: ["abcde-12345"] })).toEqual({
    uri,
    codes: ["abcde-12345"],
  });
  const form = new FormData();
  form.set("uri", "javascript:alert(1)");
  form.append("recovery", "<b>");
  form.append("recovery", "abcde-12345");
  expect(setupFromForm(new FormFields(form))).toEqual({ uri: "", codes: ["abcde-12345"] });
  expect(setupFromAnswer(null)).toEqual({ uri: "", codes: [] });
  expect(readableKey(uri)).toBe("ABCD 2345 EF");
});
