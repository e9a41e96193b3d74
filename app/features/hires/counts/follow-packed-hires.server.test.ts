import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { changeUnitState } from "#app/features/fleet/units/change-unit-state.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { countedHire, unitHire } from "#tests/support/hire/scanned-hires.ts";
import { followPackedHires } from "./follow-packed-hires.server.ts";

const db = await useTestDb();

describe("a packed hire", () => {
  it("is reserved again once its unit goes to repair", async () => {
    const { site, hire, unit, state } = await unitHire(db);
    await site.scan(hire.id, "prepare", { code: `${unit}` });
    expect(await state()).toBe("ready");
    const now = site.clock.now();
    const change = { number: unit, seen: "in-service", to: "repair", until: null } as const;
    expect(await changeUnitState(db, { ...change, actorId: "staff-1", now })).toMatchObject({ ok: true });
    await followPackedHires(site.context);
    expect(await state()).toBe("reserved");
    expect((await site.view(hire.token)).lines).toMatchObject([{ prepped: 0 }]);
  });

  it("is being prepared again once a piece that was short is there", async () => {
    const { site, item, count, state } = await countedHire(db, 4, 4);
    const own = (by: number) =>
      inTransaction(db, (tx) => changeOwned(tx, { itemId: item.id, by, now: site.clock.now() }));
    await own(-1);
    await count("prepare", 3);
    await followPackedHires(site.context);
    expect(await state()).toBe("ready");
    await own(1);
    await followPackedHires(site.context);
    expect(await state()).toBe("prepping");
  });
});
