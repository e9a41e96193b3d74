import { and, eq, isNull } from "drizzle-orm";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { formsOf } from "../http/page-forms.ts";
import type { Answer, PostedFields, TestServer } from "../http/test-server.ts";
import { createHireItem } from "./factories-hire.ts";
import { quotesOn } from "./quotes.ts";

const now = new Date();
/** Midnight UTC, 30 days from now. */
export const IN_30_DAYS = addMs(new Date(Math.ceil(now.getTime() / DAY_MS) * DAY_MS), 30 * DAY_MS);

/** Quotes on a running site, and what a visitor without scripts posts to their pages. */
export function quoteSite(site: TestServer) {
  const db = () => site.running.services.database.db;
  const post = (path: string, fields: PostedFields): Promise<Answer> =>
    site.post(path, fields, { "User-Agent": "Test browser" });
  return {
    db,
    post,
    /** A sent quote of two spots for two days and an optional haze machine that is ticked. */
    async sendQuote({ owned = 10, days = 30, hold = false, trade = false } = {}) {
      const spot = await createHireItem(db(), { name: "Test spot", nameGa: "Spotsolas tástála", owned });
      const haze = await createHireItem(db(), { name: "Test haze", dayRateNet: cents(3_000) });
      const startsAt = addMs(IN_30_DAYS, (days - 30) * DAY_MS + 9 * HOUR_MS);
      const made = await quotesOn(db()).draft({
        version: { startsAt, endsAt: addMs(startsAt, 2 * DAY_MS), hold },
        trade,
        lines: [
          { kind: "item", itemId: spot.id, quantity: 2 },
          { kind: "item", itemId: haze.id, quantity: 1, optional: true, chosen: true },
        ],
      });
      await quotesOn(db()).send(made.id, { now });
      return { ...made, spotId: spot.id, path: `/dry-hire/quote/${made.token}` };
    },
    /**
     * Sends a further version with the lines of the last one, of whose items there are `quantity` pieces where it says
     * so.
     */
    async sendFurther(quoteId: string, quantity?: number): Promise<void> {
      const at = new Date();
      const { version } = await quotesOn(db()).view(quoteId, at);
      const begun = await beginVersion(db(), { quoteId, version, actorId: "staff-1", now: at });
      if (!begun.ok) throw new Error(begun.error.kind);
      const isDraft = and(eq(hireQuoteVersions.quoteId, quoteId), isNull(hireQuoteVersions.sentAt));
      const [draft] = await db().select().from(hireQuoteVersions).where(isDraft);
      const lines = eq(hireQuoteLines.versionId, draft?.id ?? "");
      if (quantity !== undefined) await db().update(hireQuoteLines).set({ quantity }).where(lines);
      await quotesOn(db()).send(quoteId, { now: at });
    },
    /** What the accept form of a page sends when its fields are as `change` says; null leaves one out. */
    async acceptFields(path: string, change: Readonly<Record<string, string | null>> = {}) {
      return formFields((await site.ask(path)).text, path, change);
    },
    formFields,
  };
}

/** The fields of the accept form in a page that was answered: ticked options, and the boxes that must be ticked. */
function formFields(
  html: string,
  path: string,
  change: Readonly<Record<string, string | null>> = {},
): [string, string][] {
  const form = formsOf(html, path).find(({ action }) => action.endsWith("/acceptance"));
  const fields = (form?.fields ?? []).filter(
    ({ name, type, checked }) => type !== "button" && (name !== "option" || checked),
  );
  return fields.flatMap(({ name, value }): [string, string][] => {
    const text = name in change ? change[name] : value;
    return text === null || text === undefined ? [] : [[name, text]];
  });
}
