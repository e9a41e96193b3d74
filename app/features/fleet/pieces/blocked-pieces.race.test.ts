import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { correctDamage } from "#app/features/scans/corrections/correct-damage.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { countedHire } from "#tests/support/hire/scanned-hires.ts";
import { putPiecesBack } from "./put-pieces-back.server.ts";
import { writeOffPieces } from "./write-off-pieces.server.ts";

const { db } = await usePostgresDb();

it("of staff who repair, write off and correct the same pieces at once one wins, and the others are refused", async () => {
  for (let round = 0; round < 5; round++) {
    const { site, hire, item, count } = await countedHire(db, 4);
    await count("out", 4);
    await count("return", 4, { condition: "damaged" });
    const same = { itemId: item.id, quantity: 4, seen: 4, actorId: "store-1", now: site.clock.now() };
    const work = { ...same, kind: "maintenance", reference: hire.number, note: "" } as const;
    const [written, ...others] = await Promise.all([
      writeOffPieces(db, work),
      putPiecesBack(db, work),
      correctDamage(db, { ...same, hireId: hire.id }),
    ]);
    expect([written, ...others].filter(({ ok }) => ok)).toHaveLength(1);
    const [row] = await db
      .select({ owned: hireItems.owned })
      .from(hireItems)
      .where(eq(hireItems.id, item.id));
    expect(row?.owned).toBe(written.ok ? 6 : 10);
    const blocks = and(
      eq(hireClaims.itemId, item.id),
      eq(hireClaims.kind, "maintenance"),
      eq(hireClaims.state, "firm"),
    );
    expect(await db.$count(hireClaims, blocks)).toBe(0);
  }
});
