import { expect, it } from "vitest";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { getSettings } from "./queries.server.ts";
import { saveSection } from "./save-section.server.ts";

const { db } = await usePostgresDb();

it("two forms of the company saved at once on a new site: the later is refused and drops nothing", async () => {
  const save = (section: "company" | "hours", values: FormValues) =>
    saveSection(db, { section, values, version: "", actorId: "editor", week: [], now: new Date() });
  const saved = await Promise.all([
    save("company", { tradingName: "ItsShowTime", phone: "091 555 000" }),
    save("hours", { "hours.en": "Mon–Fri 9–5", "hours.ga": "Lua–Aoi 9–5" }),
  ]);
  expect(saved.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual([{ kind: "conflict" }]);
  const { company } = await getSettings(db);
  expect([company.phone === "091 555 000", company.openingHours.en === "Mon–Fri 9–5"]).toEqual(
    saved.map(({ ok }) => ok),
  );
});
