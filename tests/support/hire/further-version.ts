import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { WEEK } from "./claims.ts";
import type { hiresOn } from "./hires.ts";

interface Change {
  readonly quantity?: number;
  /** Items whose lines are left out. */
  readonly without?: readonly string[];
  /** An item that is put in as a line of its own. */
  readonly with?: string;
  readonly dates?: { readonly from: Date; readonly to: Date };
}

/** Sends a further version of the quote of a hire with this quantity of each line that stays, on these dates. */
export async function sendFurther(
  site: Pick<ReturnType<typeof hiresOn>, "clock" | "quotes">,
  on: Db,
  { quoteId }: HireView,
  { quantity = 2, dates = WEEK, without = [], with: added }: Change,
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
  const dropped = and(eq(hireQuoteLines.versionId, id), inArray(hireQuoteLines.itemId, [...without]));
  if (without.length > 0) await on.delete(hireQuoteLines).where(dropped);
  if (added) {
    const line = { versionId: id, position: 99, kind: "item", itemId: added, quantity } as const;
    await on.insert(hireQuoteLines).values(line);
  }
  const period = { startsAt: dates.from, endsAt: dates.to };
  await on.update(hireQuoteVersions).set(period).where(eq(hireQuoteVersions.id, id));
  await site.quotes.send(quoteId, { now });
}

/** The words of the last mail about the acceptance of a hire, on one line; "" without one. */
export async function lastAcceptedMail(on: Db, hireId: string): Promise<string> {
  const [mail] = await on
    .select({ text: outboxMails.text })
    .from(outboxMails)
    .where(and(eq(outboxMails.subjectId, hireId), eq(outboxMails.kind, "hire-accepted")))
    .orderBy(desc(outboxMails.id))
    .limit(1);
  return mail?.text.replace(/\s+/g, " ") ?? "";
}
