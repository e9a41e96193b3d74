import { expect, test } from "vitest";
import { reaches } from "#app/features/addresses/addresses.ts";
import { cents } from "#app/lib/money.ts";
import { settingSchemas } from "./schema.ts";
import { deliveryPrice } from "./settings.ts";

const zones = settingSchemas.deliveryZones.parse(undefined);
const [ireland] = zones;
if (!ireland) throw new Error("no zone");

test("nothing is invented about the company", () => {
  const { tradingName, openingHours, social, beingWoundUp, ...rest } =
    settingSchemas.company.parse(undefined);
  expect(tradingName).toBe("ItsShowTime");
  expect([openingHours, social, beingWoundUp]).toEqual([{ en: "", ga: "" }, [], false]);
  expect(new Set(Object.values(rest))).toEqual(new Set([""]));
});

test("the island is delivered to, the rest of the United Kingdom and the world are not", () => {
  const zoneFor = (country: string, postcode: string) =>
    zones.find((zone) => zone.country === country && reaches(zone, postcode))?.id;
  expect(zoneFor("IE", "H91 E2K3")).toBe("ireland");
  expect(zoneFor("GB", "BT1 5GS")).toBe("northern-ireland");
  expect(zoneFor("GB", "SW1A 1AA")).toBeUndefined();
  expect(zoneFor("DE", "10115")).toBeUndefined();
});

test("a zone with postcodes covers those of its country that begin so, with blanks or without", () => {
  const galway = { country: "IE", postcodePrefixes: ["H91"] };
  expect(reaches(galway, "H91 E2K3")).toBe(true);
  expect(reaches(galway, "H91E2K3")).toBe(true);
  expect(reaches(galway, "D02 AF30")).toBe(false);
  expect(reaches(galway, "H91")).toBe(false);
  expect(reaches({ country: "GB", postcodePrefixes: ["BT11"] }, "BT1 1AA")).toBe(false);
  expect(reaches({ country: "FR", postcodePrefixes: [] }, "75001")).toBe(true);
  expect(reaches({ country: "FR", postcodePrefixes: [] }, "–")).toBe(false);
});

test("delivery costs by weight, and nothing from a worth on where that is set", () => {
  expect(deliveryPrice(ireland, 2_000, cents(1_000))).toBe(695);
  expect(deliveryPrice(ireland, 2_001, cents(1_000))).toBe(1_195);
  expect(deliveryPrice(ireland, 500_000, cents(1_000))).toBe(6_500);
  const generous = { ...ireland, freeFrom: cents(10_000) };
  expect(deliveryPrice(generous, 2_000, cents(9_999))).toBe(695);
  expect(deliveryPrice(generous, 2_000, cents(10_000))).toBe(0);
  const light = { ...ireland, rates: ireland.rates.slice(0, 1) };
  expect(deliveryPrice(light, 2_001, cents(1))).toBeNull();
});

test("an address for the frame is https or nothing", () => {
  expect(settingSchemas.externalShopUrl.safeParse("javascript:alert(1)").success).toBe(false);
  expect(settingSchemas.externalShopUrl.safeParse("http://shop.example").success).toBe(false);
  expect(settingSchemas.externalShopUrl.parse("https://shop.example/x")).toBe("https://shop.example/x");
});
