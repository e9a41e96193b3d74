import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { mailGoods } from "#app/features/hires/handover/mail-goods.server.ts";
import { renderHireMail } from "#app/features/hires/hire-mails.server.tsx";
import { requestOfHire } from "#app/features/hires/public/request-of-hire.server.tsx";
import { remindInspections } from "#app/features/hires/safety/remind-inspections.server.tsx";
import { renderSubhireMail } from "#app/features/hires/subhires/subhire-mails.server.tsx";
import { renderQuoteMail, renderWithdrawnMail } from "#app/features/quotes/send/quote-mails.server.tsx";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { lapsedSubject, lapsedText } from "#app/i18n/messages/hire/hires.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "../support/database/test-db.ts";
import { createProduct } from "../support/factories.ts";
import { createHireItem } from "../support/hire/factories-hire.ts";
import { HIRE_CONFIG } from "../support/hire/hire-config.ts";
import { hiresOn } from "../support/hire/hires.ts";
import { fullQuoteContent } from "../support/hire/quote-content.ts";
import { scansOn } from "../support/hire/scans.ts";
import { draftForm, sentDraft, storeDraft } from "../support/shop/draft-orders.ts";
import { shopOf } from "../support/shop/purchase.ts";
import { handClock, workContext } from "../support/shop/work-context.ts";
import { HIRE_KINDS, type Mail, storeCompany, useMailReader } from "./mail-reader.ts";

/** A Monday in winter, at noon. */
const MONDAY = new Date("2026-11-23T12:00:00Z");
const NUMBER = "H-2026-0001";

const db = await useTestDb();
const context = { db, config: HIRE_CONFIG };
const faultsOf = useMailReader();

/** All mails to a customer about a hire have one body. */
function hireMail(locale: Locale): Promise<Mail> {
  const words = { name: "Seán Ó Sé", number: NUMBER };
  const hire = { id: newId(), token: newToken(), locale, email: "sean@example.ie" };
  return renderHireMail(context, hire, {
    kind: "hire-lapsed",
    subject: format(locale, lapsedSubject, words),
    paragraphs: [format(locale, lapsedText, words)],
    withdrawUntil: MONDAY,
  });
}

function quoteMails(locale: Locale): Promise<Mail>[] {
  const quote = { id: newId(), number: "HQ-2026-0001", token: newToken(), locale, email: "sean@example.ie" };
  const content = fullQuoteContent();
  const withdrawn = [true, false].map((whole) => renderWithdrawnMail(context, quote, { content, whole }));
  return [renderQuoteMail(context, quote, content), ...withdrawn];
}

function supplierMail(kind: "order" | "cancellation"): Promise<Mail> {
  return renderSubhireMail(context, kind, {
    id: newId(),
    quantity: 4,
    costNet: cents(120_00),
    reference: "S-77",
    description: "",
    startsAt: MONDAY,
    endsAt: addMs(MONDAY, 2 * DAY_MS),
    itemName: "Moving head",
    number: NUMBER,
    supplierName: "Solas",
    supplierEmail: "solas@example.ie",
  });
}

/** Half of a hire came back, one piece of it damaged and one not at all. */
async function queueGoodsMails(locale: Locale): Promise<void> {
  const site = scansOn(db);
  const item = await site.item({ name: "Lamp", nameGa: "Lampa", owned: 9, replacementNet: cents(500_00) });
  const { id, token, startsAt } = await site.reserved([[item.id, 6]]);
  await site.payPart(token, "security");
  await db.update(hires).set({ locale }).where(eq(hires.id, id));
  site.clock.move(startsAt.getTime() - site.clock.now().getTime());
  await site.scan(id, "out", { itemId: item.id, quantity: 6 });
  for (const condition of ["good", "damaged", "missing"] as const)
    await site.scan(id, "return", { itemId: item.id, condition });
  site.clock.move(HOUR_MS);
  await mailGoods(site.context);
}

async function queueRequestMail(): Promise<void> {
  const site = hiresOn(db);
  const hire = await site.accepted();
  const period = { from: addMs(hire.startsAt, DAY_MS), to: addMs(hire.endsAt, DAY_MS) };
  await requestOfHire(
    { ...site.context, clientAddress: "192.0.2.9" },
    { hire, kind: "dates", text: "One day later,\nplease.", period, postKey: newToken() },
  );
}

async function queueInspectionsMail(): Promise<void> {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 1, lifting: "equipment" });
  const [asset] = await db
    .select()
    .from(assets)
    .where(eq(assets.unitNumber, units[0] ?? 0));
  await db.insert(inspections).values({
    assetId: asset?.id ?? "",
    scheme: "ga1",
    doneOn: "2025-11-01",
    dueOn: "2026-11-01",
    passed: true,
    person: "Síle",
  });
  await remindInspections(workContext(db, { MAIL_TO: "staff@example.ie" }, handClock(MONDAY)));
}

async function queueLinkMail(locale: Locale): Promise<void> {
  const shop = shopOf(db);
  const product = await createProduct(db, { name: "Lamp", nameGa: "Lampa", stock: 5 });
  const form = draftForm([{ product: product.id, quantity: "2" }], { locale });
  await sentDraft(shop, await storeDraft(shop, form));
}

it("A14, L16: mails about quotes, hires and draft orders name the company and are read by headings and links, too", async () => {
  await storeCompany(db);
  await queueRequestMail();
  await queueInspectionsMail();
  for (const locale of LOCALES) await queueLinkMail(locale);
  for (const locale of LOCALES) await queueGoodsMails(locale);
  const mails: readonly Mail[] = [
    ...(await Promise.all(LOCALES.flatMap((locale) => [hireMail(locale), ...quoteMails(locale)]))),
    ...(await Promise.all([supplierMail("order"), supplierMail("cancellation")])),
    ...(await db.select().from(outboxMails)),
  ];
  const kinds = new Set(mails.map(({ kind, locale }) => `${kind} ${locale}`));
  // The longest of all: it carries the whole contract.
  for (const kind of [...HIRE_KINDS, "hire-accepted"]) expect(kinds).toContain(`${kind} en`);
  for (const kind of ["hire-quote", "hire-quote-withdrawn", "payment-link"])
    expect(kinds).toContain(`${kind} ga`);
  for (const kind of ["hire-handed-over", "hire-returned"])
    for (const locale of LOCALES) expect(kinds).toContain(`${kind} ${locale}`);
  const faults: string[] = [];
  for (const mail of mails) faults.push(...(await faultsOf(mail)));
  expect(faults).toEqual([]);
}, 240_000);
