import { expect, it } from "vitest";
import { FormFields } from "./form-fields.ts";

function posted(): FormFields {
  const form = new FormData();
  form.append("tag", "lamp");
  form.append("picture", new File(["x"], "a.png"));
  form.append("name", "");
  form.append("tag", "lens");
  form.append("picture", new File([], ""));
  form.append("picture", new File([], "empty.png"));
  return new FormFields(form);
}

it("keeps the texts of a form in their order, repeated fields included", () => {
  expect([...posted()]).toEqual([
    ["tag", "lamp"],
    ["name", ""],
    ["tag", "lens"],
  ]);
  expect(posted().keys()).toEqual(["tag", "name", "tag"]);
  expect(posted().get("tag")).toBe("lamp");
  expect(posted().getAll("tag")).toEqual(["lamp", "lens"]);
});

it("tells an empty field from one that is missing", () => {
  expect(posted().get("name")).toBe("");
  expect(posted().has("name")).toBe(true);
  expect(posted().get("other")).toBeNull();
  expect(posted().getAll("other")).toEqual([]);
});

it("reads a ticked box whatever its value is, and an empty hidden field as not ticked", () => {
  expect(posted().ticked("tag")).toBe(true);
  expect(posted().ticked("name")).toBe(false);
  expect(posted().ticked("other")).toBe(false);
});

it("keeps files apart, without those of untouched fields", () => {
  expect(posted().has("picture")).toBe(false);
  expect(
    posted()
      .files("picture")
      .map(({ name }) => name),
  ).toEqual(["a.png", "empty.png"]);
  expect(posted().files("tag")).toEqual([]);
});

it("gives a field as one line, or with its line breaks, cut where it is too long", () => {
  const form = new FormFields([
    ["name", "  Áine \t Ní\u0000Bhriain\r\n"],
    ["note", " one\r\ntwo\u0007 "],
    ["end", "ab😀"],
  ]);
  expect(form.text("name")).toBe("Áine Ní Bhriain");
  expect(form.text("note", 6)).toBe("one tw");
  expect(form.lines("note")).toBe("one\ntwo");
  expect(form.lines("note", 5)).toBe("one\nt");
  // Half a character is not stored.
  expect(form.text("end", 3)).toBe("ab\uFFFD");
  expect([form.text("other"), form.lines("other", 9)]).toEqual(["", ""]);
});
