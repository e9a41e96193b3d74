import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { hiresOn } from "./hires.ts";

/** Hires for tests of papers: reserved, and handed out as the scans do. */
export function papersOn(db: Db) {
  const site = hiresOn(db);

  /** A hire whose claims are firm. */
  async function reserved(lines: readonly { itemId: string; quantity: number }[]): Promise<HireView> {
    const hire = await site.accepted({ lines: lines.map((line) => ({ kind: "item", ...line })) });
    await db.update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
    await db
      .update(hireClaims)
      .set({ state: "firm", expiresAt: null })
      .where(eq(hireClaims.ownerId, hire.id));
    return site.view(hire.token);
  }

  /** Hands out what is claimed, all of it unless `only` says otherwise, as the scans do. */
  async function handOut(
    hire: HireView,
    only: (claim: typeof hireClaims.$inferSelect) => boolean = () => true,
  ) {
    const claims = await claimsOf(hire);
    for (const claim of claims.filter(({ state }) => state === "firm").filter(only))
      await db.update(hireClaims).set({ state: "out" }).where(eq(hireClaims.id, claim.id));
    for (const { id, quantity } of hire.lines)
      await db.update(hireLines).set({ out: quantity }).where(eq(hireLines.id, id));
  }

  const claimsOf = ({ id }: HireView) =>
    db
      .select()
      .from(hireClaims)
      .where(and(eq(hireClaims.ownerId, id), eq(hireClaims.kind, "hire")));

  return { site, reserved, handOut, claimsOf };
}
