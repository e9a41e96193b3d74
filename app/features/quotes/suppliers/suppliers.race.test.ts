import { expect, it } from "vitest";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { saveSupplier } from "./suppliers.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;
/** The first round opens the connections. */
const ROUNDS = ["Lamp House", "Rigging Co", "Sound Ltd"];

it("of new suppliers of one name saved at once one is stored, and the others have the name's fault", async () => {
  for (const name of ROUNDS) {
    const values = { name, email: "", phone: "", note: "" };
    const posted = { id: null, values, version: 0, actorId: "admin", now: new Date(0) };
    const saved = await Promise.all(Array.from({ length: TIMES }, () => saveSupplier(db, posted)));
    const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
    expect(refused).toHaveLength(TIMES - 1);
    for (const one of refused)
      expect(one).toEqual({ kind: "faults", faults: [{ field: "name", kind: "name-taken" }] });
  }
});
