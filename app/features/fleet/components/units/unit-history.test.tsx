import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { UnitHistory } from "./unit-history.tsx";

let made = 0;
const entry = (
  action: string,
  details: AuditEntry["details"],
  actorId: string | null = "u1",
): AuditEntry => ({
  id: String(made++),
  at: new Date("2026-11-29T10:00Z"),
  actorId,
  action,
  subjectType: "unit",
  subjectId: "a",
  details,
});

it("says in words what was done to a unit, and by whom", () => {
  const moved = { number: 1065, from: "in-service", to: "repair" };
  const page = renderToStaticMarkup(
    <LocaleContext value="en">
      <UnitHistory
        names={{ u1: "Aoife" }}
        entries={[
          entry("unit.state-changed", { ...moved, shortages: 0, hire: "H-2026-0001" }),
          entry("unit.state-changed", { ...moved, shortages: 2 }, null),
          entry("unit.changed", { number: 1065, fields: ["serial", "place"] }),
          entry("inspection.recorded", { number: 1065, scheme: "ga1", done: "2026-11-29", passed: true }),
          entry("inspection.corrected", { number: 1065, scheme: "reg81", done: "2026-11-28", passed: false }),
          entry("unit.repair-noted", { number: 1065, promised: "2026-12-04", shortages: 1 }),
        ]}
      />
    </LocaleContext>,
  );
  for (const text of [
    "In service → In repair, back from hire H-2026-0001",
    "In service → In repair, 2 shortages opened",
    "Changed: Serial number, Place in the store",
    "An inspection was recorded: GA1 thorough examination, Passed, 29 November 2026",
    "An inspection was corrected: Reg. 81 electrical test, Failed, 28 November 2026",
    "Details of a repair were saved: promised for 4 December 2026, 1 shortage",
    "<bdi>Aoife</bdi>",
  ])
    expect(page).toContain(text);
  for (const key of ["1065", "0 shortages", "before", "now"]) expect(page).not.toContain(key);
});
