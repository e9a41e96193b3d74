import { expect, it } from "vitest";
import { FormFields } from "./form-fields.ts";
import { readLinedForm } from "./lined-form.ts";

it("keeps texts whole, so that a check sees how long they are", () => {
  const long = "x".repeat(20_000);
  const form = new FormFields([
    ["note", `${long}\nthe end`],
    ["add", `${long}\n1 x LAMP`],
    ["line.a.name", long],
  ]);
  const read = readLinedForm(form, { head: ["note"], line: ["name"], manyLines: /^(?:note|add)$/ });
  expect(read).toEqual({
    head: { note: `${long}\nthe end` },
    lines: [{ key: "a", name: long }],
    add: `${long}\n1 x LAMP`,
  });
});
