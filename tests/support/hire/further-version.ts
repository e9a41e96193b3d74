import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { WEEK } from "./claims.ts";
import type { hiresOn } from "./hires.ts";

interface Change {
  readonly quantity?: number;
  readonly dates?: { readonly from: Date; readonly to: Date };
}

/** Sends a further version of the quote of a hire with this quantity of each of its lines, on these dates. */
export async function sendFurther(
  site: Pick<ReturnType<typeof hiresOn>, "clock" | "quotes">,
  on: Db,
  { quoteId }: HireView,
  { quantity = 2, dates = WEEK }: Change,
) {
  const now = site.clock.now();
  const { version } = await site.quotes.view(quoteId, now);
  const begun = await beginVersion(on, { quoteId, version, actorId: "staff-1", now });
  if (!begun.ok) throw new Error(begun.error.kind);
  const [draft] = await on
    .select()
    .from(hireQuoteVersions)
    .where(eq(hireQuoteVersions.quoteId, quoteId))
    .orderBy(desc(hireQuoteVersions.number))
    .limit(1);
  const id = draft?.id ?? "";
  await on.update(hireQuoteLines).set({ quantity }).where(eq(hireQuoteLines.versionId, id));
  const period = { startsAt: dates.from, endsAt: dates.to };
  await on.update(hireQuoteVersions).set(period).where(eq(hireQuoteVersions.id, id));
  await site.quotes.send(quoteId, { now });
}
