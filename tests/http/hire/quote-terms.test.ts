import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import { newToken } from "#app/lib/ids.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { rewordText } from "#tests/support/site-texts.ts";

const site = useTestServer();
const { db, post, sendQuote, sendFurther, acceptFields } = quoteSite(site);

const reword = (en: string, ga: string) => rewordText(db(), "hire-terms.lede", { en, ga, now: new Date() });
const words = async (path: string) => plainText((await site.ask(path)).text);

let quote: Awaited<ReturnType<typeof sendQuote>>;
beforeAll(async () => {
  await reword("Gear is hired by the day.", "Ligtear trealamh ar cíos de réir an lae.");
  quote = await sendQuote();
  await reword("Gear is hired by the hour.", "Ligtear trealamh ar cíos de réir na huaire.");
});

test("a quote leads to the terms that it was sent with, in both languages, before it is accepted and after", async () => {
  const own = `${quote.path}/terms`;
  expect(await words("/hire-terms")).toContain("hired by the hour");
  const reads = async () => {
    expect((await site.ask(quote.path)).text).toContain(`href="${own}"`);
    expect((await site.ask(quote.path)).text).not.toMatch(/<main[\s\S]*href="\/hire-terms"[\s\S]*<\/main>/);
    expect((await site.ask(`/ga${quote.path}`)).text).toContain(`href="/ga${own}"`);
    const english = await site.ask(own);
    expect(plainText(english.text)).toContain("Gear is hired by the day.");
    expect(plainText(english.text)).toContain(
      `Quote ${quote.number}, version 1, was sent with these terms on`,
    );
    expect(plainText(english.text)).not.toContain("by the hour");
    expect(english.text).toContain(`href="${quote.path}"`);
    expect(english.text).toContain(`href="/ga${own}"`);
    expect(english.headers["cache-control"]).toContain("no-store");
    expect(await words(`/ga${own}`)).toContain("Ligtear trealamh ar cíos de réir an lae.");
  };
  await reads();
  const accepted = await post(
    `${quote.path}/acceptance`,
    await acceptFields(quote.path, {
      name: "Máire",
      email: "maire@example.ie",
      terms: "1",
    }),
  );
  expect(accepted.status).toBe(303);
  await reads();
});

test("each version leads to its own terms", async () => {
  const { id, path } = await sendQuote();
  await reword("Gear is hired by the minute.", "De réir an nóiméid.");
  await sendFurther(id);
  expect(await words(`${path}/terms`)).toContain("hired by the minute");
  const earlier = `${path}?version=1`;
  expect((await site.ask(earlier)).text).toContain(`href="${path}/terms?version=1"`);
  const first = await site.ask(`${path}/terms?version=1`);
  expect(plainText(first.text)).toContain("hired by the hour");
  expect(first.text).toContain(`href="${path}?version=1"`);
  expect((await site.ask(`${path}/terms?version=9`)).status).toBe(404);
  expect((await site.ask(`/dry-hire/quote/${newToken()}/terms`)).status).toBe(404);
});

test("one that keeps only the day of its terms leads to those of today, and says of when both are", async () => {
  const { id, path } = await sendQuote();
  await inTransaction(db(), async (tx) => {
    // What was sent is never changed otherwise.
    await tx.execute(sql`set local session_replication_role = replica`);
    const old = sql`(${hireQuoteVersions.content} - 'terms') || '{"termsVersion": "2026-10-05"}'`;
    await tx.update(hireQuoteVersions).set({ content: old }).where(eq(hireQuoteVersions.quoteId, id));
  });
  const { text } = await site.ask(path);
  expect(text).toContain('href="/hire-terms"');
  expect(text).not.toContain(`${path}/terms`);
  const today = formatIsoDate("en", new Date().toISOString().slice(0, 10));
  expect(plainText(text)).toContain(`Read the terms of hire of ${today}`);
  expect(plainText(text)).toContain("This quote was sent with those of 5 October 2026.");
  expect(hireTerms.updated).not.toBe("2026-10-05");
  expect((await site.ask(`${path}/terms`)).status).toBe(404);
});
