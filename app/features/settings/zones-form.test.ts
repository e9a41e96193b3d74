import { expect, it } from "vitest";
import { settingSchemas } from "./schema.ts";
import { readZones } from "./zones-form.ts";

const REMOVED = {
  "zones.0.id": "ireland",
  "zones.0.name.en": "Ireland",
  "zones.0.name.ga": "Éire",
  "zones.0.country": "IE",
  "zones.0.remove": "on",
};

const read = (values: Readonly<Record<string, string>>) => readZones(settingSchemas.deliveryZones, values);

it("asks before the last delivery zone is removed, and not where there was none", () => {
  expect(read(REMOVED)).toEqual({ ok: false, error: [{ field: "zones.none", kind: "no-zones" }] });
  expect(read({ ...REMOVED, "zones.none": "on" })).toEqual({ ok: true, value: [] });
  expect(read({ "zones.0.id": "", "zones.0.name.en": "", "zones.0.country": "" })).toEqual({
    ok: true,
    value: [],
  });
});
