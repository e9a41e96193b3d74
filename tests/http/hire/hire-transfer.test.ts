import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { dateAhead } from "#tests/support/days-ahead.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { IN_30_DAYS, quoteSite } from "#tests/support/hire/quote-site.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type Answer, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { changeSettingElsewhere } from "#tests/support/process/change-setting-elsewhere.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post } = quoteSite(site);
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
  const { trade } = await getSettings(db());
  const account = { ...trade, iban: "IE29AIBK93115212345678", accountName: "Solas Stage Limited" };
  await changeSettingElsewhere(db(), "trade", account);
});

/** A trade customer's hire of next month that waits for its deposit. */
async function newHire(locale: "en" | "ga" = "en") {
  const made = hiresOn(db());
  made.clock.move(Date.now() - made.clock.now().getTime());
  const startsAt = addMs(IN_30_DAYS, 9 * HOUR_MS);
  const version = { startsAt, endsAt: addMs(startsAt, 2 * DAY_MS) };
  const hire = await made.accepted({ trade: true, locale, version });
  return { hire, path: `/dry-hire/hire/${hire.token}` };
}

const ordersOf = (id: string) =>
  db().select().from(orders).where(eq(orders.hireId, id)).orderBy(orders.number);
const attentionOf = async (id: string) => {
  const [row] = await db().select({ attention: hires.attention }).from(hires).where(eq(hires.id, id));
  return row?.attention;
};

const asStaff = (path: string, fields?: PostedFields): Promise<Answer> =>
  fields ? site.post(path, fields, { cookie }) : site.ask(path, { headers: { cookie } });

/** What the form of an order's page sends, found by the end of its action. */
async function staffForm(page: string, end: string): Promise<[string, string][]> {
  const form = formsOf((await asStaff(page)).text, page).find(({ action }) => action.endsWith(end));
  if (!form) throw new Error(`No form ${end} on ${page}`);
  return form.fields.map(({ name, value }) => [name, value]);
}

describe("a hire whose customer chose to transfer the deposit", () => {
  test("its page names the sum, the account, the reference and what a card payment does", async () => {
    for (const prefix of ["", "/ga"]) {
      const { hire, path } = await newHire();
      const before = plainText((await site.ask(prefix + path)).text);
      expect(before).not.toContain("IE29 AIBK 9311 5212 3456 78");
      expect((await post(`${prefix}${path}/payments`, { transfer: "deposit" })).status).toBe(303);
      const order = (await ordersOf(hire.id)).at(-1);
      const { text: html } = await site.ask(prefix + path);
      const text = plainText(html);
      for (const shown of ["IE29 AIBK 9311 5212 3456 78", "Solas Stage Limited", String(order?.number)])
        expect(text).toContain(shown);
      expect(text).toContain(formatMoney(hire.deposit));
      expect(text).toContain(prefix ? "Ag fanacht le d’aistriú" : "Waiting for your transfer");
      expect(text).toContain(
        prefix
          ? "Má íocann tú le cárta ina ionad sin"
          : "If you pay by card instead, do not make the transfer",
      );
      const form = formsOf(html, path).find(({ action }) => action.endsWith("/payments"));
      expect(form?.fields.map(({ name, value }) => [name, value])).toEqual([["part", "deposit"]]);
    }
  });

  test("the data of its page hold nothing that is for staff alone", async () => {
    const { hire, path } = await newHire();
    const [{ id: staff } = { id: "" }] = await db().select({ id: users.id }).from(users);
    await db().update(hires).set({ assigneeId: staff }).where(eq(hires.id, hire.id));
    const { text } = await site.ask(`${path}.data`);
    expect(text).toContain("Solas Stage Limited");
    for (const secret of [staff, "salesRefundLimit"]) expect(text).not.toContain(secret);
  });

  test("the page of its order opens in the hire's language, on whichever page the button was pressed", async () => {
    for (const [locale, prefix] of [
      ["ga", ""],
      ["en", "/ga"],
    ] as const) {
      const { hire, path } = await newHire(locale);
      const { headers: sent } = await post(`${prefix}${path}/payments`, { transfer: "deposit" });
      const order = (await ordersOf(hire.id)).at(-1);
      const place = locale === "ga" ? "/ga" : "";
      expect(sent.location).toBe(`${site.origin}${place}/shop/orders/${order?.token}`);
      const page = await site.ask(`${place}/shop/orders/${order?.token}`);
      expect(page.text).toContain(`<html lang="${locale}`);
      expect(plainText(page.text)).toContain("IE29 AIBK 9311 5212 3456 78");
    }
  });

  test("a card payment followed by the transfer is seen by staff as paid twice and can be paid back", async () => {
    const { hire, path } = await newHire();
    expect((await post(`${path}/payments`, { transfer: "deposit" })).status).toBe(303);
    const card = await post(`${path}/payments`, { part: "deposit" });
    expect(card.headers.location).toContain("/shop/pay/");
    expect(
      (await post(new URL(card.headers.location ?? "", site.origin).pathname, { button: "pay" })).status,
    ).toBe(303);
    // The acceptance has made an order to pay by card already, which the transfer replaced.
    const [, transfer, byCard] = await ordersOf(hire.id);
    const states = [transfer, byCard].map((one) => [one?.provider, one?.state]);
    expect(states).toEqual([
      ["invoice", "expired"],
      ["sandbox", "paid"],
    ]);
    expect(await attentionOf(hire.id)).toBeNull();
    expect(plainText((await site.ask(path)).text)).not.toContain("Waiting for your transfer");
    const ended = plainText((await site.ask(`/shop/orders/${transfer?.token}`)).text);
    expect(ended).toContain("It is not awaited any more, so please pay nothing for it.");
    expect(ended).not.toContain("The goods");
    expect(ended).not.toContain("basket");

    const page = `/admin/orders/${transfer?.id}`;
    const arrived = (await staffForm(page, "/transfers")).filter(([name]) => name === "version");
    const recorded = await asStaff(`${page}/transfers`, [
      ...arrived,
      ["received", dateAhead(0)],
      ["reference", "AIB 4711"],
    ]);
    expect(recorded.status).toBe(303);
    expect(await attentionOf(hire.id)).toBe("paid-twice");
    const needing = await asStaff(`/admin/hire/hires?view=attention&search=${hire.number}`);
    expect(plainText(needing.text)).toContain(hire.number);
    const about = and(eq(outboxMails.subjectId, hire.id), eq(outboxMails.kind, "hire-attention"));
    expect(await db().$count(outboxMails, about)).toBe(1);

    const refund = (await staffForm(page, "/refunds")).filter(
      ([name]) => name === "version" || name === "idempotency-key",
    );
    const whole = [...refund, ["what", "whole"], ["reason", "Paid twice"]] as const;
    expect((await asStaff(`${page}/refunds`, whole)).status).toBe(200);
    const confirmed = [...whole, ["confirmed", String(hire.deposit)]] as const;
    expect((await asStaff(`${page}/refunds`, confirmed)).status).toBe(303);
    const given = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, transfer?.id ?? ""));
    expect(given).toMatchObject([{ amount: hire.deposit, state: "pending" }]);
    const settled = await asStaff(`${page}/refunds/${given[0]?.id}/settlement`, refund);
    expect(settled.status).toBe(303);
    const documents = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, transfer?.id ?? ""));
    expect(documents).toHaveLength(2);
    const { money } = await hiresOn(db()).view(hire.token);
    expect(money).toMatchObject({ refunded: hire.deposit, overpaid: cents(0) });
    expect(money.balance.open).toBe(hire.total - hire.deposit);
    const rest = await post(`${path}/payments`, { part: "balance" });
    const payPage = new URL(rest.headers.location ?? "", site.origin).pathname;
    const before = await db().$count(outboxMails, about);
    expect((await post(payPage, { button: "pay" })).status).toBe(303);
    expect((await hiresOn(db()).view(hire.token)).money.balance.open).toBe(0);
    expect(await db().$count(outboxMails, about)).toBe(before);
  });
});
