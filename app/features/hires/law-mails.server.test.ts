import { desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { answerRequest } from "./answer-request.server.ts";
import { cancelHire } from "./cancel/cancel-hire.server.ts";
import { moveHire } from "./dates/move-hire.server.ts";
import type { HireView } from "./hires.ts";
import { chargeHire } from "./payments/charge-hire.server.ts";
import { lapseHires } from "./payments/lapse-hires.server.ts";
import { remindBalances } from "./payments/remind-balances.server.ts";
import { renderSubstitutionMail } from "./shortages/substitution-mail.server.ts";

const db = await useTestDb();

const COMPANY = {
  legalName: "Solas Stage Limited",
  companyNumber: "612345",
  vatNumber: "IE1234567FA",
  address: "5 Dock Road, Galway",
  phone: "091 555 111",
  email: "hello@solas.example",
};

beforeEach(() =>
  inTransaction(db, (tx) => changeSetting(tx, "company", settingSchemas.company.parse(COMPANY))),
);

/** Both parts of the mails of a kind about a hire, with one space between words. */
async function mailsOf(subjectId: string, kind?: string) {
  const rows = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.subjectId, subjectId))
    .orderBy(desc(outboxMails.id));
  return rows
    .filter((mail) => !mail.kind.endsWith("-staff") && (kind === undefined || mail.kind === kind))
    .map(({ kind: of, recipient, text, html }) => ({
      kind: of,
      recipient,
      parts: [text, html.replace(/<!-- -->|<\/?span[^>]*>/g, "").replace(/&amp;/g, "&")].map((part) =>
        part.replace(/\s+/g, " "),
      ),
    }));
}

async function acceptedMail(hireId: string): Promise<readonly string[]> {
  const [mail, ...more] = await mailsOf(hireId, "hire-accepted");
  if (!mail || more.length > 0) throw new Error("Not one mail of the acceptance");
  return mail.parts;
}

const CONTRACT = {
  en: [
    ...["What you agreed", "Collection: ", "Return: ", "14 June 2027", "18 June 2027"],
    ...["2 × ", "A day, net €45.00", "Excl. VAT €270.00", "Total excl. VAT", "VAT 23% on €270.00"],
    ...["Total incl. VAT", "€332.10", "Booking deposit, to reserve", "Balance, before collection"],
    ...["14 days or more before collection: free", "Less than 14 days before: 25% of the total"],
    ...["Less than 7 days before: 50% of the total", "Less than 3 days before: 75% of the total"],
    ...["The terms of hire of", String(hireTerms.lede.en), "/hire-terms", "/terms", "complaints"],
  ],
  ga: [
    ...["Bailiú: ", "Tabhairt ar ais: ", "14 Meitheamh 2027", "18 Meitheamh 2027"],
    ...["2 × ", "Sa lá, glan €45.00", "Gan CBL €270.00", "Iomlán gan CBL", "CBL 23% ar €270.00"],
    ...["Iomlán, CBL san áireamh", "€332.10", "Éarlais áirithinte", "Iarmhéid, roimh an mbailiú"],
    ...["14 lá nó níos mó roimh an mbailiú: saor in aisce", "Níos lú ná 14 lá roimhe: 25% den iomlán"],
    ...["Níos lú ná 7 lá roimhe: 50% den iomlán", "Níos lú ná 3 lá roimhe: 75% den iomlán"],
    ...["Tá feidhm ag téarmaí cíosa an", String(hireTerms.lede.ga), "/ga/hire-terms", "/ga/terms", "gearáin"],
  ],
} as const;

const RIGHTS = {
  en: [
    ...["Your right to withdraw", "Withdraw from contract here", "Model withdrawal form", "/returns"],
    "for the provision of the following service: hire H-",
  ],
  ga: [
    ...["Do cheart tarraingthe siar", "Tarraing siar ón gconradh anseo", "/ga/returns"],
    ...["Foirm shamplach tarraingthe siar", "chun an tseirbhís seo a leanas a sholáthar: ordú cíosa H-"],
  ],
} as const;

describe.each(["en", "ga"] as const)("L8: the mail of an accepted hire (%s)", (locale: Locale) => {
  it("carries the accepted version, its terms and a consumer's right to withdraw with the model form", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ locale });
    const parts = await acceptedMail(hire.id);
    for (const part of parts) {
      for (const words of [...CONTRACT[locale], ...RIGHTS[locale], ...Object.values(COMPANY)])
        expect(part).toContain(words);
      expect(part).toContain(`/dry-hire/hire/${hire.token}#withdraw`);
    }
  });

  it("carries the contract of a business, which has no right to withdraw", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ locale, trade: true });
    for (const part of await acceptedMail(hire.id)) {
      for (const words of CONTRACT[locale]) expect(part).toContain(words);
      expect(part).not.toContain("#withdraw");
      for (const words of RIGHTS[locale]) expect(part).not.toContain(words);
    }
  });
});

describe("the confirmation of a hire", () => {
  it("L8: holds the scale that was accepted, whatever the settings say at the acceptance", async () => {
    const site = hiresOn(db);
    const { id } = await site.quotes.draft();
    await site.quotes.send(id);
    const hire = settingSchemas.hire.parse({ cancellation: [{ hours: 24, share: 10_000 }] });
    await inTransaction(db, (tx) => changeSetting(tx, "hire", hire));
    const done = await site.accept(id);
    if (!done.ok) throw new Error(done.error.kind);
    for (const part of await acceptedMail((await site.view(done.value.hireToken)).id)) {
      expect(part).toContain("Less than 14 days before: 25% of the total");
      expect(part).not.toContain("100% of the total");
    }
  });

  it("H15: goes to the address that was typed at the acceptance as well, once each", async () => {
    const site = hiresOn(db);
    const accept = async (email: string) => {
      const { id } = await site.quotes.draft({ email: "office@theatre.example" });
      await site.quotes.send(id);
      const done = await site.accept(id, { email });
      if (!done.ok) throw new Error(done.error.kind);
      expect(await site.accept(id, { email })).toEqual(done);
      return mailsOf((await site.view(done.value.hireToken)).id, "hire-accepted");
    };
    const both = await accept("ann@theatre.example");
    expect(both.map(({ recipient }) => recipient).sort()).toEqual([
      "ann@theatre.example",
      "office@theatre.example",
    ]);
    expect(both[0]?.parts[0]).toContain("What you agreed");
    expect(await accept("Office@Theatre.example")).toMatchObject([{ recipient: "office@theatre.example" }]);
  });
});

describe("L1: every mail about a hire", () => {
  /** Does to hires all of which a customer is mailed by mail; returns the hires. */
  async function allMails(locale: Locale, trade: boolean): Promise<readonly HireView[]> {
    const site = hiresOn(db);
    const actorId = (await createUser(db)).id;
    const one = await site.accepted({ locale, trade });
    const now = site.clock.now();
    const fresh = () => site.view(one.token);
    await site.payPart(one.token, "deposit");
    const moved = await moveHire(site.context, {
      id: one.id,
      version: (await fresh()).version,
      from: "2027-06-15T09:00",
      to: "2027-06-18T17:00",
      actorId,
      now,
    });
    if (!moved.ok) throw new Error(moved.error.kind);
    const text = "Please";
    const request = { id: newId(), hireId: one.id, kind: "fault", text, postKey: newId() } as const;
    await db.insert(hireRequests).values(request);
    const answered = {
      hireId: one.id,
      requestId: request.id,
      to: "done",
      answer: "Yes",
      actorId,
      now,
    } as const;
    expect(await answerRequest(site.context, answered)).toMatchObject({ ok: true });
    const named = { name: "Spot", nameGa: "Spotsolas" };
    const substitution = { quantity: 1, promised: named, substitute: named, message: "", now };
    const substituted = await renderSubstitutionMail(site.context, await fresh(), substitution);
    await inTransaction(db, (tx) => queueMail(tx, substituted));
    const charged = await chargeHire(site.context, {
      id: one.id,
      version: (await fresh()).version,
      charge: "other",
      text: "Cable",
      net: cents(20_00),
      vatRate: 2_300,
      fromSecurity: false,
      actorId,
    });
    if (!charged.ok) throw new Error(charged.error.kind);
    const start = (await fresh()).startsAt.getTime();
    site.clock.move(start - 6 * DAY_MS - now.getTime());
    await db.update(hires).set({ acceptedAt: site.clock.now() }).where(eq(hires.id, one.id));
    await remindBalances(site.context);
    await site.payPart(one.token, "balance");
    const late = await site.accepted({ locale, trade });
    await db.update(hires).set({ depositDueAt: site.clock.now() }).where(eq(hires.id, late.id));
    await lapseHires(site.context);
    return [await fresh(), await site.view(late.token)];
  }

  const KINDS = [
    ...["hire-accepted", "hire-balance-due", "hire-charge", "hire-lapsed", "hire-moved", "hire-paid"],
    ...["hire-request-answered", "hire-reserved", "hire-substituted"],
  ];

  it.each([
    ["en", "Withdraw from contract here"],
    ["ga", "Tarraing siar ón gconradh anseo"],
  ] as const)("says where a consumer withdraws, as long as that is possible (%s)", async (locale, words) => {
    const mailed = await allMails(locale, false);
    const kinds = new Set<string>();
    for (const hire of mailed)
      for (const { kind, parts } of await mailsOf(hire.id)) {
        kinds.add(kind);
        for (const part of parts) {
          expect(part, kind).toContain(words);
          expect(part, kind).toContain(`/dry-hire/hire/${hire.token}#withdraw`);
        }
      }
    expect([...kinds].sort()).toEqual(KINDS);
    const quoteIds = mailed.map(({ quoteId }) => quoteId);
    const quotes = await db.select().from(outboxMails).where(inArray(outboxMails.subjectId, quoteIds));
    expect(quotes.map(({ kind }) => kind)).toEqual(["hire-quote", "hire-quote"]);
    for (const { text } of quotes) expect(text).toContain(words);
  });

  it("says nothing of it to a business, nor once the right is over", async () => {
    for (const hire of await allMails("en", true))
      for (const { kind, parts } of await mailsOf(hire.id))
        for (const part of parts) expect(part, kind).not.toContain("#withdraw");
    const site = hiresOn(db);
    const hire = await site.accepted();
    expect(await cancelHire(site.context, staffCancels(hire))).toMatchObject({ ok: true });
    for (const part of (await mailsOf(hire.id, "hire-cancelled")).flatMap(({ parts }) => parts))
      expect(part).not.toContain("#withdraw");
  });
});
