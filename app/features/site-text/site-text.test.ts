import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { afterEach, describe, expect, it, test } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { format, installReplacements, type Message, msg, plural } from "#app/i18n/message.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { getDeclared, listAreas, listDeclared } from "./areas.server.ts";
import { checkForms, inputsOf, limitOf } from "./site-text.ts";

const COUNT = {
  one: "Iontráil amháin",
  two: "{n} iontráil",
  few: "{n} iontráil",
  many: "{n} n-iontráil",
  other: "{n} iontráil",
};

describe("what staff type", () => {
  const check = (locale: Locale, source: string | Record<string, string>, values: FormValues) =>
    checkForms(locale, { en: source, ga: source }, values);

  it("is one line with the site's apostrophe", () => {
    expect(check("en", "Old", { en: " We're\nhere " })).toEqual({ ok: true, value: "We’re here" });
  });

  it("takes the program's words back when it says the same, and may leave the Irish to the program", () => {
    expect(check("en", "Old", { en: "Old" })).toEqual({ ok: true, value: null });
    expect(check("ga", "Sean", { ga: "" })).toEqual({ ok: true, value: null });
    expect(check("en", "Old", { en: "" })).toMatchObject({ error: [{ field: "en", kind: "required" }] });
  });

  it.each([
    ["Hello!", "placeholder-missing", "{name}"],
    ["Hello {name} {surname}", "placeholder-unknown", "{surname}"],
    ["Hello {name} {", "placeholder-unknown", "{"],
    ["<b>Hello</b> {name}", "markup", ""],
    [`{name}${"x".repeat(160)}`, "too-long", "160"],
  ])("is refused: %s", (en, kind, about) => {
    expect(check("en", "Hello {name}", { en })).toEqual({ ok: false, error: [{ field: "en", kind, about }] });
  });

  it("keeps every plural form, and the count where the original always has it", () => {
    const values = Object.fromEntries(inputsOf("ga", COUNT).map(([path]) => [path, "{n} rud"]));
    expect(check("ga", COUNT, values)).toMatchObject({
      ok: true,
      value: { one: "{n} rud", many: "{n} rud" },
    });
    expect(check("ga", COUNT, { ...values, "ga.few": "" })).toMatchObject({
      error: [{ field: "ga.few", kind: "required" }],
    });
    expect(check("ga", COUNT, { ...values, "ga.two": "dhá rud" }).ok).toBe(true);
  });

  it("may be three times the longer original, in both languages", () => {
    const source = { en: "x".repeat(100), ga: "short" };
    expect(limitOf(source)).toBe(300);
    expect(limitOf({ en: "short", ga: "short" })).toBe(160);
    const irish = (length: number) => checkForms("ga", source, { ga: "y".repeat(length) });
    expect(irish(300).ok).toBe(true);
    expect(irish(301)).toMatchObject({ error: [{ field: "ga", kind: "too-long", about: "300" }] });
  });
});

describe("what is said", () => {
  afterEach(() => installReplacements([]));

  it("is staff's, form by form, and the program's where staff say nothing", () => {
    const hello = msg("Hello {name}", "Dia duit, {name}");
    const things = plural({ one: "{n} entry", other: "{n} entries" }, COUNT);
    installReplacements([
      { of: { en: "Hello {name}", ga: "Dia duit, {name}" }, en: "Welcome {name}" },
      { of: things, ga: { ...COUNT, few: "{n} cinn" } },
    ]);
    expect(format("en", hello, { name: "Nóra" })).toBe("Welcome Nóra");
    expect(format("ga", hello, { name: "Nóra" })).toBe("Dia duit, Nóra");
    expect(format("ga", things, { n: 3 })).toBe("3 cinn");
    expect(format("en", things, { n: 3 })).toBe("3 entries");
  });

  it("leaves texts out of the database alone", () => {
    installReplacements([{ of: { en: "Hire", ga: "Ar Cíos" }, en: "Rent" }]);
    const entry: Message = { en: "Hire", ga: "Ar Cíos" };
    expect(format("en", entry)).toBe("Hire");
    expect(format("en", msg("Hire", "Ar Cíos"))).toBe("Rent");
  });
});

test("every file of messages that visitors read can be edited, and none of the back office", () => {
  const files = globSync("app/i18n/messages/*/*.ts").map((path) => ({
    name: basename(path, ".ts"),
    isAdmin: basename(dirname(path)).endsWith("admin"),
  }));
  const areas = new Set(listAreas().map(({ name }) => name));
  const others = new Set(
    listDeclared().flatMap(({ key, area }) => (area === "other" ? [key.split(".")[1]] : [])),
  );
  const missing = files.filter(({ name, isAdmin }) => !isAdmin && !areas.has(name) && !others.has(name));
  // These belong to the areas "auth" (twice), "offline", "other.mail-foot", "ui" and "catalog".
  const within = ["auth-mails", "new-address", "offline-bar", "particulars", "players", "quantity-field"];
  expect(missing.map(({ name }) => name).sort()).toEqual(within);
  expect(getDeclared("other.mail-foot.shareCapital")).not.toBeNull();
  expect(getDeclared("auth.newAddressTitle")?.source.en).toBe("New email address");
  expect(getDeclared("auth.mailResetButton")?.source.en).toBe("Choose a new password");
  const visitors = new Set(files.flatMap(({ name, isAdmin }) => (isAdmin ? [] : [name])));
  expect([...others].filter((name) => !visitors.has(name ?? ""))).toEqual([]);
  expect(getDeclared("other.mail-foot.automatic")?.source.en).toBe("This mail was sent by our website.");
});

test("each text is listed once, under a key that an address can carry", () => {
  const texts = listDeclared();
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter(({ key }) => !/^[a-z-]+\.[\w.-]+$/.test(key))).toEqual([]);
  expect(texts.find(({ key }) => key === "checkout.orderButton")?.locked).toBe("law");
});
