import { expect, test } from "vitest";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { getSettings, listSettingVersions } from "./queries.server.ts";
import { saveSection } from "./save-section.server.ts";
import { announcementAt } from "./settings.ts";
import { KEY_OF, type SettingsSection } from "./settings-form.ts";

const db = await useTestDb();

const WEEK = [[540, 1050]] as const;
const NOW = new Date("2026-07-05T12:00:00Z");

async function save(section: SettingsSection, values: FormValues, version?: string) {
  const current = (await listSettingVersions(db))[KEY_OF[section]] ?? "";
  return saveSection(db, {
    section,
    values,
    version: version ?? current,
    actorId: "editor",
    week: WEEK,
    now: NOW,
  });
}

async function faults(
  section: SettingsSection,
  values: FormValues,
): Promise<readonly (readonly [string, string])[]> {
  const saved = await save(section, values);
  return saved.ok || saved.error.kind !== "invalid"
    ? []
    : saved.error.faults.map(({ field, kind }) => [field, kind] as const);
}

test("L16: a winding up is ticked and taken back, the paid-up capital typed and emptied", async () => {
  const stored = async () => {
    const { beingWoundUp, shareCapital } = (await getSettings(db)).company;
    return [beingWoundUp, shareCapital];
  };
  expect(await stored()).toEqual([false, ""]);
  await save("company", { tradingName: "ItsShowTime", beingWoundUp: "yes", shareCapital: " €100 " });
  await save("hours", { "hours.en": "Daily", "hours.ga": "Gach lá" });
  expect(await stored()).toEqual([true, "€100"]);
  await save("company", { tradingName: "ItsShowTime" });
  expect(await stored()).toEqual([false, ""]);
});

test("a VAT number that cannot exist is refused, as it would be on every invoice", async () => {
  const typed = (vatNumber: string) => faults("company", { tradingName: "ItsShowTime", vatNumber });
  expect(await typed("IE1234567X")).toEqual([["vatNumber", "vat-number"]]);
  for (const number of ["ie 1234567 t", "1234567T"]) {
    expect(await typed(number)).toEqual([]);
    expect((await getSettings(db)).company.vatNumber).toBe("IE1234567T");
  }
  expect(await typed("")).toEqual([]);
});

test("a phone number that cannot be dialled is refused; those of other countries are taken", async () => {
  const typed = (phone: string) => faults("company", { tradingName: "ItsShowTime", phone });
  for (const phone of ["abc", "091", "call us: 091 555 000", "091 555 000 / 091 555 001"])
    expect([phone, await typed(phone)]).toEqual([phone, [["phone", "phone"]]]);
  for (const phone of ["", "091 555 000", "(091) 555-000", "+353 (0)91 555 000", "0049 30 123456"])
    expect([phone, await typed(phone)]).toEqual([phone, []]);
});

test("a company number without a number is refused; those of other registers are taken", async () => {
  const typed = (companyNumber: string) => faults("company", { tradingName: "ItsShowTime", companyNumber });
  for (const number of ["not a number", "12 Main Street", "123456?"])
    expect([number, await typed(number)]).toEqual([number, [["companyNumber", "company-number"]]]);
  for (const number of ["", "123456", "SC123456", "HRB 12345 B", "CHE-123.456.789"])
    expect([number, await typed(number)]).toEqual([number, []]);
});

test("opening hours have as many lines in one language as in the other", async () => {
  const typed = (en: string, ga: string) => faults("hours", { "hours.en": en, "hours.ga": ga });
  const two = "Lua–Aoi 9–5\nSath 10–2";
  expect(await typed("Mon–Fri 9–5", two)).toEqual([["hours.en", "lines"]]);
  expect(await typed("Mon–Fri 9–5\nSat 10–2", "Lua–Aoi 9–5")).toEqual([["hours.ga", "lines"]]);
  expect(await typed("Mon–Fri 9–5\n\nSat 10–2", two)).toEqual([]);
});

test("each form changes its own part of the company, and is written down", async () => {
  expect(await save("company", { tradingName: "ItsShowTime", phone: "091 555 000" })).toMatchObject({
    ok: true,
  });
  expect(await save("hours", { "hours.en": "Mon–Fri 9–5", "hours.ga": "Lua–Aoi 9–5" })).toMatchObject({
    ok: true,
  });
  await save("social", {
    "social.0.name": "",
    "social.0.url": "",
    "social.2.name": "Instagram",
    "social.2.url": "https://instagram.com/x",
  });
  const { company } = await getSettings(db);
  expect(company).toMatchObject({
    phone: "091 555 000",
    openingHours: { en: "Mon–Fri 9–5", ga: "Lua–Aoi 9–5" },
    social: [{ name: "Instagram", url: "https://instagram.com/x" }],
  });
  expect(await listAuditEntries(db, { subjectType: "setting" })).toHaveLength(3);
});

test("what somebody else has saved meanwhile is not overwritten", async () => {
  const before = (await listSettingVersions(db)).company ?? "";
  await save("company", { tradingName: "Hers" });
  expect(await save("company", { tradingName: "His" }, before)).toEqual({
    ok: false,
    error: { kind: "conflict" },
  });
  expect((await getSettings(db)).company.tradingName).toBe("Hers");
});

test("wrong values are reported at their fields and nothing is stored", async () => {
  expect(
    await faults("company", { tradingName: "", companyNumber: "1".repeat(41), email: "nobody" }),
  ).toEqual([
    ["tradingName", "required"],
    ["email", "email"],
    ["companyNumber", "too-long"],
  ]);
  expect(await faults("hours", { "hours.en": "Mon", "hours.ga": "" })).toEqual([
    ["hours.ga", "both-languages"],
  ]);
  expect(await faults("social", { "social.1.name": "X", "social.1.url": "http://x.example" })).toEqual([
    ["social.1.url", "url"],
  ]);
  expect(await faults("shop", { externalShopUrl: "javascript:alert(1)" })).toEqual([
    ["externalShopUrl", "url"],
  ]);
  expect(await faults("notice", { "notice.en": "a", "notice.ga": "b", "notice.until": "soon" })).toEqual([
    ["notice.until", "date"],
  ]);
  expect(await listSettingVersions(db)).toEqual({});
});

const IRELAND: FormValues = {
  "zones.0.id": "ireland",
  "zones.0.name.en": "Ireland",
  "zones.0.name.ga": "Éire",
  "zones.0.country": "ie",
  "zones.0.postcodes": "",
  "zones.0.freeFrom": "250",
  "zones.0.rates.0.upTo": "",
  "zones.0.rates.0.price": "65",
  "zones.0.rates.1.upTo": "2,5",
  "zones.0.rates.1.price": "€6.95",
  "zones.0.rates.2.upTo": "",
  "zones.0.rates.2.price": "",
};

/** The fields of a zone as those of another row of the form. */
const asZone = (row: number, zone: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(zone).map(([path, text]) => [path.replace("zones.0", `zones.${row}`), text]),
  );

test("delivery zones are read in euro and kilograms, lightest rate first", async () => {
  const gone = { "zones.1.id": "x", "zones.1.country": "GB", "zones.1.name.en": "X", "zones.1.remove": "on" };
  const added = {
    "zones.2.name.en": "Aran Islands!",
    "zones.2.name.ga": "Árainn",
    "zones.2.country": "IE",
    "zones.2.postcodes": "h91, H62",
    "zones.2.rates.0.price": "20",
  };
  expect(await save("delivery", { ...IRELAND, ...gone, ...added })).toMatchObject({ ok: true });
  expect((await getSettings(db)).deliveryZones).toEqual([
    {
      id: "ireland",
      name: { en: "Ireland", ga: "Éire" },
      country: "IE",
      postcodePrefixes: [],
      freeFrom: 25_000,
      rates: [
        { upToGrams: 2_500, price: 695 },
        { upToGrams: null, price: 6_500 },
      ],
    },
    expect.objectContaining({ id: "aran-islands", postcodePrefixes: ["H91", "H62"], freeFrom: null }),
  ]);
});

test("no two delivery zones get one id, whatever they are called", async () => {
  const renamed = { ...IRELAND, "zones.0.name.en": "Ireland (mainland)" };
  const added = {
    "zones.1.name.en": "Ireland",
    "zones.1.name.ga": "Éire",
    "zones.1.country": "IE",
    "zones.1.postcodes": "H91",
    "zones.1.rates.0.price": "5",
  };
  const twice = { ...asZone(2, IRELAND), "zones.2.postcodes": "D02" };
  expect(await save("delivery", { ...renamed, ...added, ...twice })).toMatchObject({ ok: true });
  const { deliveryZones } = await getSettings(db);
  expect(deliveryZones.map(({ id }) => id)).toEqual(["ireland", "ireland-2", "ireland-3"]);
});

test("a form that changes nothing is saved without a line in the log, and puts no open page out of date", async () => {
  const logged = async () => (await listAuditEntries(db, { subjectId: "notice" })).length;
  const announced = { "notice.en": "Closed on Monday", "notice.ga": "Dúnta Dé Luain" };
  // What the settings are before anybody saved them.
  expect(await save("notice", {})).toEqual({ ok: true, value: null });
  expect(await logged()).toBe(0);
  await save("notice", announced);
  const [version] = [(await listSettingVersions(db)).notice];
  for (let time = 0; time < 2; time += 1)
    expect(await save("notice", announced, version)).toEqual({ ok: true, value: null });
  expect((await listSettingVersions(db)).notice).toBe(version);
  expect(await logged()).toBe(1);
  await save("notice", { ...announced, "notice.en": "Closed on Tuesday" });
  expect(await logged()).toBe(2);
});

test("two delivery zones with the same reach are refused, and what was stored stays", async () => {
  await save("delivery", IRELAND);
  const second = (fields: FormValues) =>
    faults("delivery", { ...IRELAND, ...asZone(1, IRELAND), "zones.1.name.en": "North", ...fields });
  expect(await second({})).toEqual([["zones.1.country", "same-country"]]);
  expect((await getSettings(db)).deliveryZones.map(({ id }) => id)).toEqual(["ireland"]);
  const west = { "zones.0.postcodes": "H91, H62" };
  expect(await second({ ...west, "zones.1.postcodes": "h62 H91 H91" })).toEqual([
    ["zones.1.postcodes", "same-postcodes"],
  ]);
  expect(await second({ ...west, "zones.1.postcodes": "D02, H62" })).toEqual([
    ["zones.1.postcodes", "same-postcodes"],
  ]);
  // Another country, a part of the country and what is removed reach somewhere else.
  expect(await second({ ...west, "zones.1.country": "GB", "zones.1.postcodes": "H91" })).toEqual([]);
  expect(await second({ "zones.1.postcodes": "H91" })).toEqual([]);
  expect(await second({ "zones.1.remove": "on" })).toEqual([]);
  // The longer beginning counts, so a part of a zone may have rates of its own.
  expect(await second({ ...west, "zones.1.postcodes": "H" })).toEqual([]);
  expect(await second({ ...west, "zones.1.postcodes": "D, H9" })).toEqual([]);
});

test("a beginning that no postcode of the country has is refused, and one behind the space is kept with it", async () => {
  const zone = { ...asZone(1, IRELAND), "zones.1.name.en": "West" };
  const saved = (postcodes: string, country = "IE") =>
    save("delivery", {
      ...IRELAND,
      ...zone,
      "zones.1.country": country,
      "zones.1.postcodes": postcodes,
    });
  const refused = (prefix: string) => ({
    error: { faults: [{ field: "zones.1.postcodes", kind: "no-postcode", prefix }] },
  });
  expect(await saved("H91, BT1")).toMatchObject(refused("BT1"));
  expect(await saved("BT1, 5GS", "GB")).toMatchObject(refused("5GS"));
  expect(await saved("h91x, D02 X285")).toMatchObject({ ok: true });
  expect((await getSettings(db)).deliveryZones[1]?.postcodePrefixes).toEqual(["H91 X", "D02 X285"]);
});

test("a wrong rate is reported where it is", async () => {
  const wrong = {
    ...IRELAND,
    "zones.0.country": "Ireland",
    "zones.0.freeFrom": "lots",
    "zones.0.rates.0.upTo": "heavy",
    "zones.0.rates.1.price": "6.955",
  };
  expect(await faults("delivery", wrong)).toEqual([
    ["zones.0.freeFrom", "price"],
    ["zones.0.rates.0.upTo", "weight"],
    ["zones.0.rates.1.price", "price"],
    ["zones.0.country", "country"],
  ]);
  expect(await faults("delivery", { ...IRELAND, "zones.0.rates.1.upTo": "" })).toEqual([
    ["zones.0.rates.0.upTo", "same-weight"],
  ]);
  const none = {
    ...IRELAND,
    "zones.0.rates.0.price": "",
    "zones.0.rates.1.price": "",
    "zones.0.rates.1.upTo": "",
  };
  expect(await faults("delivery", none)).toEqual([["zones.0.rates", "no-rates"]]);
});

test("an announcement is shown until its last day in Ireland has passed", () => {
  const notice = { en: "Closed", ga: "Dúnta", until: "2026-07-05" };
  expect(announcementAt(notice, new Date("2026-07-05T22:59:00Z"))).toEqual({ en: "Closed", ga: "Dúnta" });
  expect(announcementAt(notice, new Date("2026-07-05T23:00:00Z"))).toBeNull();
  expect(announcementAt({ ...notice, until: null }, new Date())).not.toBeNull();
  expect(announcementAt({ en: "", ga: "", until: null }, new Date())).toBeNull();
});

test("a notice whose last day is over is refused, and one of today is taken", async () => {
  const typed = (until: string, en = "Closed", ga = "Dúnta") =>
    faults("notice", { "notice.en": en, "notice.ga": ga, "notice.until": until });
  expect(await typed("2026-07-04")).toEqual([["notice.until", "past"]]);
  expect(await typed("2026-07-05")).toEqual([]);
  expect(await typed("2026-07-04", "", "")).toEqual([]);
});
