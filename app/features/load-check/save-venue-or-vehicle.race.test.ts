import { expect, it } from "vitest";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { saveVenueOrVehicle } from "./save-venue-or-vehicle.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;
/** The first round opens the connections. */
const ROUNDS = ["Town hall", "Black box", "Big top"];

it.each([
  ["venue", {}],
  ["vehicle", { payload: "900", litres: "11000" }],
] as const)("of new records of one name (%s) saved at once one is stored", async (kind, others) => {
  for (const name of ROUNDS) {
    const posted = { id: null, values: { ...others, name }, base: {}, actorId: "admin", now: new Date(0) };
    const saved = await Promise.all(
      Array.from({ length: TIMES }, () => saveVenueOrVehicle(db, kind, posted)),
    );
    const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
    expect(refused).toHaveLength(TIMES - 1);
    const faults = [{ field: "name", kind: "name-taken" }];
    for (const one of refused) expect(one).toMatchObject({ kind: "returned", form: { faults } });
  }
});
