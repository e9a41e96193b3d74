/** Prints the hash and the times of a quote's content on both change days. For every zone the same. */
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import { openingHoursSchema, workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import { contentOf } from "#app/features/quotes/content/content-of-draft.server.ts";
import { hireSettingsSchema } from "#app/features/settings/hire-settings.ts";
import { ZERO } from "#app/lib/money.ts";

const settings = hireSettingsSchema.parse({});

for (const [now, from, to] of [
  ["2027-03-20T23:30:00Z", "2027-03-27T15:00", "2027-03-28T02:00"],
  ["2027-10-24T23:30:00Z", "2027-10-30T09:00", "2027-10-31T17:00"],
] as const) {
  const read = readHirePeriod({ from, to }, new Date(now));
  if (!read.ok) throw new Error(read.error.kind);
  const period = read.value;
  const content = contentOf(
    {
      quote: {
        number: "HQ-2027-0001",
        name: "Seán",
        email: "sean@example.ie",
        phone: "",
        company: null,
        vatNumber: null,
        trade: false,
      },
      version: {
        number: 1,
        startsAt: period.from,
        endsAt: period.to,
        transport: "collection",
        place: "",
        waiver: true,
        insuredUntil: "2027-03-27",
        orderDiscount: 0,
        deposit: 3_000,
        hold: false,
        transportNet: ZERO,
        crewNet: ZERO,
        consumablesNet: ZERO,
        ownCostNet: ZERO,
        validDays: 5,
        message: "",
        content: null,
        hash: null,
        total: null,
        sentAt: null,
        sentBy: null,
        expiresAt: null,
        openedAt: null,
        takenBackAt: null,
      },
      lines: [],
    },
    {
      period,
      items: new Map(),
      hireTerms: { updated: "2026-11-30", hash: "terms", texts: { en: [], ga: [] } },
      now: new Date(now),
      terms: { settings, hours: workingHoursOf(openingHoursSchema.parse({}), period.from) },
    },
  );
  console.log(
    content.from,
    content.to,
    content.expiresAt,
    content.days,
    content.waiver,
    hashContent(content),
  );
}
