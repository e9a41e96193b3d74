import { expect, it } from "vitest";
import { renderQuotePdf } from "#app/features/quotes/pdf/quote-pdf.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { SUPPLIER } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { renderAcceptanceMails } from "../acceptance/acceptance-mails.server.ts";
import { FEED_SCOPES } from "../enums.ts";
import { calendarText } from "./calendar-text.server.ts";
import { getCalendarHire } from "./list-feed-hires.server.ts";

const db = await useTestDb();
/** What `make` gives while this process is in a zone. */
async function inZone<T>(zone: string, make: () => Promise<T>): Promise<T> {
  const before = process.env["TZ"];
  process.env["TZ"] = zone;
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
}

it.each([
  ["2027-03-27T09:00", "2027-03-28T17:00", "28 March 2027, 17:00"],
  ["2027-10-30T09:00", "2027-10-31T17:00", "31 October 2027, 17:00"],
])(
  "H10: calendars, mails and the paper of a hire from %s to %s are the same bytes in every zone",
  async (from, to, shown) => {
    const site = hiresOn(db);
    site.clock.move(irish(from).getTime() - 30 * DAY_MS - site.clock.now().getTime());
    const hire = await site.accepted({ version: { startsAt: irish(from), endsAt: irish(to) } });
    const [sent] = (await site.quotes.view(hire.quoteId)).sent;
    const ask = await site.askOf(hire.quoteId);
    const calendarHire = await getCalendarHire(db, hire.token);
    if (!sent || !calendarHire) throw new Error("No such hire");
    const now = addMs(site.clock.now(), DAY_MS);
    const about = { quoteId: hire.quoteId, quoteNumber: hire.quoteNumber, content: sent.content };
    const made = async () => {
      const feeds = [...FEED_SCOPES, "hire" as const].flatMap((scope) =>
        (["en", "ga"] as const).map((locale) =>
          calendarText(
            site.context.config,
            { name: "Hires", scope, locale, hires: [calendarHire], store: "" },
            now,
          ),
        ),
      );
      const mails = [];
      for (const locale of ["en", "ga"] as const) {
        const accepted = { ...about, ask: { ...ask, locale }, hire, before: null, now };
        const { customers, staff } = await renderAcceptanceMails(site.context, accepted);
        mails.push(...customers.flatMap(({ subject, html, text }) => [subject, html, text]), staff?.html);
      }
      const paper = pdfText(await renderQuotePdf(sent.content, [], { locale: "en", sender: SUPPLIER }));
      return { feeds, mails, paper, offset: new Date(irish(to)).getTimezoneOffset() };
    };
    const { offset: none, ...utc } = await inZone("UTC", made);
    expect(none).toBe(0);
    for (const text of [utc.paper, utc.mails.join("")]) expect(text).toContain(shown);
    for (const [zone, minutes] of [
      ["Pacific/Kiritimati", -840],
      ["America/Los_Angeles", 420],
    ] as const) {
      const { offset, ...other } = await inZone(zone, made);
      expect(offset, zone).toBe(minutes);
      expect(other).toEqual(utc);
    }
  },
);
