import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { newRandom } from "../support/random.ts";

const KINDS = ["hire", "hire", "hire", "turnaround", "maintenance", "expected"] as const;

interface Sizes {
  readonly items: number;
  readonly claims: number;
}

/** Items in ten groups, and claims of them in the two months around today. */
export async function fillBoard(db: Db, { items, claims }: Sizes): Promise<void> {
  const random = newRandom();
  const groups = Array.from({ length: 10 }, (_, n) => ({
    id: newId(),
    name: `Bench ${n}`,
    nameGa: `Bench ${n}`,
  }));
  await db.insert(hireGroups).values(groups.map((group, position) => ({ ...group, position, live: true })));
  const ids = Array.from({ length: items }, () => newId());
  await db.insert(hireItems).values(
    ids.map((id, n) => ({
      id,
      groupId: groups[n % 10]?.id ?? "",
      code: `BOARD-${n}`,
      name: `Moving head ${n}`,
      slug: `board-${n}`,
      kind: "bulk" as const,
      owned: 400,
      dayRateNet: cents(1_000),
    })),
  );
  const now = new Date();
  const rows = Array.from({ length: claims }, (_, n) => {
    const startsAt = addMs(now, (random(64) - 7) * DAY_MS + random(24) * HOUR_MS);
    return {
      itemId: ids[random(items)] ?? "",
      quantity: 1 + random(9),
      kind: KINDS[random(KINDS.length)] ?? "hire",
      state: "firm" as const,
      startsAt,
      endsAt: addMs(startsAt, (6 + random(200)) * HOUR_MS),
      owner: "staff" as const,
      reference: `H-2026-${1000 + n}`,
    };
  });
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(hireClaims).values(rows.slice(from, from + 1_000));
  await db.execute(sql`analyze hire_claims`);
}
