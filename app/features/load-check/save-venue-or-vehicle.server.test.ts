import { describe, expect, it } from "vitest";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { checkLoad } from "./check-load.ts";
import { venueFit, venueText } from "./load-text.ts";
import {
  getVenueOrVehicle,
  listOwnVehicles,
  listVehicles,
  listVenueChoices,
  listVenues,
} from "./queries.server.ts";
import { deleteVenueOrVehicle, saveVenueOrVehicle } from "./save-venue-or-vehicle.server.ts";
import type { VenueOrVehicle } from "./venue-or-vehicle.ts";

const db = await useTestDb();
const now = new Date("2027-08-02T09:00:00Z");

async function save(
  kind: VenueOrVehicle,
  values: Readonly<Record<string, string>>,
  { id = null, base = {} }: { id?: string | null; base?: Readonly<Record<string, string>> } = {},
) {
  const { id: actorId } = await createUser(db);
  const saved = await saveVenueOrVehicle(db, kind, { id, values, base, actorId, now });
  if (saved.ok) return saved.value;
  return saved.error.kind === "not-found" ? "not-found" : saved.error.form;
}

const idOf = (saved: Awaited<ReturnType<typeof save>>) =>
  saved !== "not-found" && "id" in saved ? saved.id : "";

describe("a venue", () => {
  it("is stored with its supplies in their order, listed, audited and deleted", async () => {
    const values = { name: "Town hall", address: "Eyre Square", "supply.32A-3": "yes", "supply.13A": "yes" };
    const id = idOf(await save("venue", { ...values, floor_load: "500" }));
    expect(await listVenues(db)).toMatchObject([{ id, supplies: ["13A", "32A-3"], floorLoadKg: 500 }]);
    expect(await listVenueChoices(db)).toEqual([{ id, name: "Town hall", supplies: ["13A", "32A-3"] }]);
    const { id: actorId } = await createUser(db);
    expect((await deleteVenueOrVehicle(db, "venue", { id, actorId })).ok).toBe(true);
    expect(await deleteVenueOrVehicle(db, "venue", { id, actorId })).toEqual({
      ok: false,
      error: { kind: "not-found" },
    });
    const logged = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.action);
    expect(logged.map(({ action }) => action)).toEqual(["venue.created", "venue.deleted"]);
  });

  it("comes back with what is wrong, and nothing is stored", async () => {
    await save("venue", { name: "Town hall" });
    expect(await save("venue", { name: "TOWN HALL", floor_load: "-1" })).toMatchObject({
      faults: [
        { field: "floor_load", kind: "whole" },
        { field: "name", kind: "name-taken" },
      ],
    });
    expect(await save("venue", { name: "" })).toMatchObject({
      faults: [{ field: "name", kind: "required" }],
    });
    expect(await save("venue", { name: "x" }, { id: newId() })).toBe("not-found");
    expect(await listVenues(db)).toHaveLength(1);
  });

  it("keeps what somebody else has saved since, field by field, and returns what both changed", async () => {
    const id = idOf(await save("venue", { name: "Hall", address: "Old street", "supply.13A": "yes" }));
    const base = (await getVenueOrVehicle(db, "venue", id))?.values ?? {};
    await save("venue", { ...base, address: "New street", "supply.63A-3": "yes" }, { id, base });
    const mine = await save("venue", { ...base, access: "Ramp", "supply.13A": "" }, { id, base });
    expect(mine).toMatchObject({ merged: ["address", "supply.63A-3"] });
    expect(await listVenues(db)).toMatchObject([
      { address: "New street", access: "Ramp", supplies: ["63A-3"] },
    ]);
    expect(await save("venue", { ...base, address: "Third street" }, { id, base })).toMatchObject({
      conflicts: [{ field: "address", theirs: "New street" }],
    });
  });

  it("needs 32 A three-phase where this hall has 13 A", () => {
    const load = {
      watts: 1_200,
      powerFactor: 950,
      phases: 1,
      weightGrams: null,
      casePieces: null,
      caseGrams: null,
      caseLengthMm: null,
      caseWidthMm: null,
      caseHeightMm: null,
    };
    const report = checkLoad([{ name: "Spot", nameGa: null, electrical: true, load, quantity: 10 }]);
    const hall = { name: "Town hall", supplies: ["13A"] as const };
    expect(venueText("en", report, hall)).toBe("Needs 32\u00a0A three-phase, Town hall has 13\u00a0A.");
    expect(venueText("ga", report, hall)).toBe("32\u00a0A tríphasach ag teastáil; Town hall: 13\u00a0A.");
    expect(venueText("en", report, { ...hall, supplies: ["13A", "63A-3"] })).toBe(
      "Town hall: its 63\u00a0A three-phase carries this.",
    );
    expect(venueFit(report, { ...hall, supplies: [] })).toEqual({ kind: "unknown" });
    expect(venueText("en", checkLoad([]), hall)).toBeNull();
  });
});

describe("a vehicle", () => {
  it("takes the place of the generic ones", async () => {
    expect(await listOwnVehicles(db)).toEqual([]);
    const id = idOf(
      await save("vehicle", { name: "Sprinter", payload: "1,100", litres: "9500", tail_lift: "yes" }),
    );
    expect(await listOwnVehicles(db)).toEqual([
      { name: "Sprinter", nameGa: "Sprinter", payloadGrams: 1_100_000, litres: 9_500, tailLift: true },
    ]);
    const base = (await getVenueOrVehicle(db, "vehicle", id))?.values ?? {};
    await save("vehicle", { ...base, tail_lift: "" }, { id, base });
    expect(await listVehicles(db)).toMatchObject([{ payloadKg: 1_100, tailLift: false, version: 2 }]);
    expect(await save("vehicle", { name: "Van", payload: "0", litres: "many" })).toMatchObject({
      faults: [
        { field: "payload", kind: "whole" },
        { field: "litres", kind: "whole" },
      ],
    });
  });
});
