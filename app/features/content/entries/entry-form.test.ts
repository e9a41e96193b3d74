import { describe, expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { COLLECTION_NAMES } from "../schema.ts";
import { SEEDS } from "../seed/all.ts";
import { staleIrish } from "../translations.ts";
import { entryFieldsOf } from "./entry-fields.ts";
import { checkEntry, readEntryForm, rearrange } from "./entry-form.ts";

function formOf(entries: Record<string, string | string[]>): FormFields {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return new FormFields(form);
}

/** The form a browser would post for an entry. */
function formWith(data: Record<string, unknown>): FormFields {
  const form = new FormData();
  const put = (name: string, value: unknown): void => {
    if (typeof value === "boolean") value && form.append(name, "on");
    else if (typeof value === "string") form.append(name, value);
    else if (Array.isArray(value) && typeof value[0] === "string") {
      for (const item of value) form.append(name, item);
    } else for (const [key, item] of Object.entries(value ?? {})) put(`${name}.${key}`, item);
  };
  for (const [name, value] of Object.entries(data)) put(name, value);
  return new FormFields(form);
}

describe.each(COLLECTION_NAMES)("the form of %s", (collection) => {
  it("gives back what the site is born with", () => {
    expect(entryFieldsOf(collection).every(({ label }) => label.en && label.ga)).toBe(true);
    for (const { data } of SEEDS[collection]) {
      const read = readEntryForm(collection, formWith(data));
      const checked = checkEntry(collection, read, { published: true });
      expect(checked).toMatchObject({ ok: true, value: { data, missing: [] } });
    }
  });

  it("left empty, tells what every required field wants", () => {
    const checked = checkEntry(collection, readEntryForm(collection, new FormFields([])), {
      published: false,
    });
    const names = checked.ok ? [] : checked.error.map(({ field }) => field.split(".")[0]);
    const required = entryFieldsOf(collection).filter((field) => field.required);
    expect(new Set(names)).toEqual(new Set(required.map(({ name }) => name)));
  });
});

describe("a form", () => {
  const block = {
    brand: "ETC",
    "title.en": "Title",
    "title.ga": "Teideal",
    "description.en": "Text",
    "description.ga": "Téacs",
    "services.7.en": "Seven",
    "services.7.ga": "Seacht",
    "services.2.en": "Two",
    "services.2.ga": "",
    "services.3.en": "",
    "services.3.ga": "",
    gallery: ["rig", "desk", "rig"],
  };

  it("keeps lines in their order, without the empty ones", () => {
    const { services, gallery } = readEntryForm("service-blocks", formOf(block));
    expect(services).toEqual([
      { en: "Seven", ga: "Seacht" },
      { en: "Two", ga: "" },
    ]);
    expect(gallery).toEqual(["rig", "desk"]);
  });

  it("may lack Irish while the entry is hidden, and tells where it is missing when it is not", () => {
    const values = readEntryForm("service-blocks", formOf(block));
    expect(checkEntry("service-blocks", values, { published: false })).toMatchObject({
      ok: true,
      value: { missing: ["services.1"], data: { services: [{}, { en: "Two", ga: "" }] } },
    });
    expect(checkEntry("service-blocks", values, { published: true })).toEqual({
      ok: false,
      error: [{ field: "services.1.ga", kind: "irish-missing" }],
    });
  });

  it("names the reason of every refusal", () => {
    const values = readEntryForm(
      "partners",
      formOf({
        name: "x".repeat(61),
        "category.en": "",
        "category.ga": "Soilse",
        "description.en": "a",
        "description.ga": "b",
        url: "javascript:alert(1)",
      }),
    );
    const checked = checkEntry("partners", values, { published: true });
    expect(checked.ok ? [] : checked.error).toEqual([
      { field: "name", kind: "too-long", max: 60 },
      { field: "category.en", kind: "required" },
      { field: "url", kind: "address" },
    ]);
  });

  it("adds, moves and removes lines without a script", () => {
    const values = readEntryForm("service-blocks", formOf(block));
    expect(rearrange(values, "add:services")?.services).toHaveLength(3);
    expect(rearrange(values, "remove:services.0")?.services).toEqual([{ en: "Two", ga: "" }]);
    expect(rearrange(values, "down:gallery.0")?.gallery).toEqual(["desk", "rig"]);
    expect(rearrange(values, "up:gallery.0")?.gallery).toEqual(["rig", "desk"]);
    expect(rearrange(values, "save")).toBeNull();
    expect(rearrange(values, "add:brand")).toBeNull();
  });
});

describe("stale Irish", () => {
  const a = { en: "A", ga: "Á" };
  const b = { en: "B", ga: "BH" };
  const before = { data: { title: a, items: [a, b] }, stale: [] };

  it("follows a line that moves", () => {
    const data = { title: a, items: [b, { en: "A2", ga: "Á" }] };
    expect(staleIrish("hire-categories", before, data)).toEqual(["items.1"]);
    const again = { title: a, items: [{ en: "A2", ga: "Á" }, b] };
    expect(staleIrish("hire-categories", { data, stale: ["items.1"] }, again)).toEqual(["items.0"]);
  });

  it("is not said of new lines, of changed Irish, and of Irish that is missing", () => {
    const data = { title: { en: "X", ga: "Y" }, items: [a, b, { en: "C", ga: "CH" }, { en: "D", ga: "" }] };
    expect(staleIrish("hire-categories", before, data)).toEqual([]);
  });
});
