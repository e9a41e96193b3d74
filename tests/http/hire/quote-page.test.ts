import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { IN_30_DAYS, quoteSite } from "#tests/support/hire/quote-site.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const { post, sendQuote, sendFurther, acceptFields } = quoteSite(site);
const now = new Date();
const PERIOD = { startsAt: addMs(IN_30_DAYS, 9 * HOUR_MS), endsAt: addMs(IN_30_DAYS, 2 * DAY_MS) };

function quotes() {
  return quotesOn(site.running.services.database.db);
}

const mailsAbout = (id: string) =>
  site.running.services.database.db.select().from(outboxMails).where(eq(outboxMails.subjectId, id));

const stateOf = async (id: string) => {
  const { db } = site.running.services.database;
  const [row] = await db.select().from(hireQuotes).where(eq(hireQuotes.id, id));
  return row;
};

describe("the page of a quote", () => {
  let quote: Awaited<ReturnType<typeof sendQuote>>;
  beforeAll(async () => {
    quote = await sendQuote();
  });

  test("shows both totals, the deposit and the form, and keeps its address to itself", async () => {
    const { status, text, headers } = await site.ask(quote.path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(text).toContain('name="robots" content="noindex');
    const words = plainText(text);
    expect(words).toContain("Accept with obligation to pay");
    expect(words).toContain("Total excl. VAT");
    expect(words).toContain("Total incl. VAT");
    expect(words).toContain("Booking deposit, to reserve");
    expect(formsOf(text, quote.path).map(({ action }) => action)).toContain(`${quote.path}/acceptance`);
  });

  test("has its total and the way to the form in one bar, for phones", async () => {
    const { text } = await site.ask(quote.path);
    const [bar = ""] = /<div class="quote-bar">[\s\S]*?<\/div>/.exec(text) ?? [];
    expect(plainText(bar)).toMatch(/^\s*Total incl\. VAT €[\d.,]+ Accept below\s*$/);
    expect(bar).toContain('href="#accept-title"');
  });

  test("is in Irish under /ga", async () => {
    const words = plainText((await site.ask(`/ga${quote.path}`)).text);
    expect(words).toContain("Glacadh le hoibleagáid íoctha");
    expect(words).toContain("Spotsolas tástála");
  });

  test("H34: a number, another token and a draft are the same not found", async () => {
    const draft = await quotes().draft({ version: PERIOD });
    const answers = await Promise.all(
      [quote.number, newToken(), draft.token, draft.id].map((key) => site.ask(`/dry-hire/quote/${key}`)),
    );
    for (const { status, text } of answers)
      expect([status, plainText(text)]).toEqual([404, plainText(answers[0]?.text ?? "")]);
    expect((await site.ask(`${quote.path}?version=7`)).status).toBe(404);
    expect((await site.ask(`/dry-hire/quote/${draft.token}/pdf`)).status).toBe(404);
  });

  test("computes the sums of other options without scripts and keeps what was typed", async () => {
    const all = plainText((await site.ask(quote.path)).text);
    const answer = await post(quote.path, { name: "Somebody Else", email: "se@example.ie" });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('value="Somebody Else"');
    const totalOf = (words: string) => /Total incl\. VAT (€[\d,.]+)/.exec(words)?.[1];
    expect(totalOf(plainText(answer.text))).not.toBe(totalOf(all));
    const linked = plainText((await site.ask(`${quote.path}?option=none`)).text);
    expect(totalOf(linked)).toBe(totalOf(plainText(answer.text)));
  });

  test("H12: gives the same quote as a PDF", async () => {
    const file = await site.ask(`/ga${quote.path}/pdf?option=none`);
    expect(file.status).toBe(200);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.headers["content-disposition"]).toContain(`${quote.number}-1.pdf`);
    expect(file.body.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("notes the first look of a person, not of a program that checks links, nor of staff", async () => {
    const opened = async () => (await quotes().view(quote.id, new Date())).sent[0]?.openedAt;
    await site.ask(quote.path);
    await site.ask(quote.path, { method: "HEAD" });
    expect((await site.ask(`${quote.path}/openings`)).status).toBe(405);
    const [version] = (await quotes().view(quote.id, new Date())).sent;
    const note = (versionId: string, cookie = "", path = quote.path) =>
      site.post(`${path}/openings`, { versionId }, cookie === "" ? {} : { Cookie: cookie });
    const staff = await signInAs(site);
    expect((await site.ask(quote.path, { headers: { Cookie: staff } })).text).not.toContain("/openings");
    await note(version?.versionId ?? "", staff);
    await note(newId());
    expect(await opened()).toBeNull();
    expect((await note(version?.versionId ?? "", "", `/dry-hire/quote/${newToken()}`)).status).toBe(404);
    expect((await site.ask(quote.path)).text).toContain(`data-quote-openings="${quote.path}/openings"`);
    expect((await note(version?.versionId ?? "")).status).toBe(204);
    expect(await opened()).toBeInstanceOf(Date);
    expect((await site.ask(quote.path)).text).not.toContain("/openings");
  });
});

describe("a quote that is no longer open", () => {
  test("H17: an earlier version is readable and cannot be accepted", async () => {
    const quote = await sendQuote();
    await sendFurther(quote.id);
    const old = plainText((await site.ask(`${quote.path}?version=1`)).text);
    expect(old).toContain("This is version 1. It was replaced.");
    expect(old).toContain("Show version 2");
    expect(old).not.toContain("Accept with obligation to pay");
    expect(plainText((await site.ask(quote.path)).text)).toContain("Version 1, sent");
  });

  test("H16: an expired one says until when it could be accepted", async () => {
    const quote = await quotes().draft({ version: { startsAt: addMs(now, -DAY_MS), endsAt: now } });
    await quotes().send(quote.id, { now: addMs(now, -3 * DAY_MS) });
    const words = plainText((await site.ask(`/dry-hire/quote/${quote.token}`)).text);
    expect(words).toContain("This quote has expired");
    expect(words).not.toContain("Accept below");
    expect(words).not.toContain("Accept with obligation to pay");
    expect(words).toContain("Ask for a change");
  });

  test("declining gives back what is held and writes to staff once", async () => {
    const quote = await sendQuote({ hold: true });
    const { sent } = await quotes().view(quote.id, new Date());
    const before = (await mailsAbout(quote.id)).length;
    const fields = { versionId: sent[0]?.versionId ?? "", reason: "Too dear =1+1" };
    const answers = await Promise.all([1, 2].map(() => post(`${quote.path}/decline`, fields)));
    for (const { status } of answers) expect(status).toBe(303);
    expect(await stateOf(quote.id)).toMatchObject({ state: "declined", declineReason: "Too dear =1+1" });
    expect((await mailsAbout(quote.id)).length - before).toBe(1);
    const { db } = site.running.services.database;
    const claims = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, quote.id));
    expect(claims.map(({ state }) => state)).toEqual(["released", "released"]);
    expect(plainText((await site.ask(quote.path)).text)).toContain("You declined this quote");
  });

  test("H16: declining an older version than the latest is refused and changes nothing", async () => {
    const quote = await sendQuote();
    const { sent } = await quotes().view(quote.id, new Date());
    await sendFurther(quote.id);
    const answer = await post(`${quote.path}/decline`, { versionId: sent[0]?.versionId ?? "", reason: "No" });
    expect(answer.status).toBe(409);
    expect(plainText(answer.text)).toContain("was not declined");
    expect(answer.text).toContain("No</textarea>");
    expect(await stateOf(quote.id)).toMatchObject({ state: "sent" });
  });
});

describe("a quote of more than there is", () => {
  const short = { kind: "item" as const, quantity: 12 };
  const shortDraft = async () => {
    const item = await createHireItem(site.running.services.database.db, { name: "Rare spot", owned: 8 });
    const made = await quotes().draft({ version: PERIOD, lines: [{ ...short, itemId: item.id }] });
    return { ...made, page: `/admin/hire/quotes/${made.id}`, path: `/dry-hire/quote/${made.token}` };
  };

  test("is sent only after a question that names what is short", async () => {
    const cookie = await signInAs(site);
    const { id, page } = await shortDraft();
    const send = (fields: Readonly<Record<string, string>>) =>
      site.post(`${page}/sending`, { version: "1", ...fields }, { cookie });
    for (const fields of [{}, { confirmed: "yes" }, { force: "yes" }]) {
      const asked = await send(fields);
      expect(asked.status).toBe(409);
      expect(plainText(asked.text)).toContain("Rare spot: 8 of 12 free");
      expect(plainText(asked.text)).toContain("the customer cannot accept the quote as it is");
      expect(plainText(asked.text)).toContain("Send anyway");
      expect(await stateOf(id)).toMatchObject({ state: "draft" });
    }
    expect((await send({ confirmed: "yes", force: "yes" })).status).toBe(303);
    expect(await stateOf(id)).toMatchObject({ state: "sent" });
  });

  test("H18: accepting it says what is free on the dates and blames no other customer", async () => {
    const { id, path } = await shortDraft();
    await quotes().send(id, { now });
    const filled = { name: "Máire", email: "maire@example.ie" };
    const refused = await post(`${path}/acceptance`, await acceptFields(path, filled));
    expect(refused.status).toBe(409);
    expect(plainText(refused.text)).toContain("Nothing was accepted: not enough is free on your dates.");
    expect(plainText(refused.text)).toContain("Rare spot: 8 of 12 free");
    expect(plainText(refused.text)).not.toContain("Somebody else");
  });
});

describe("a request for a change", () => {
  test("is stored once for each form, with a mail to staff, and leaves the quote open", async () => {
    const quote = await sendQuote();
    const { text } = await site.ask(quote.path);
    const form = formsOf(text, quote.path).find(({ action }) => action.endsWith("/changes"));
    const postKey = form?.fields.find(({ name }) => name === "postKey")?.value ?? "";
    const before = (await mailsAbout(quote.id)).length;
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${quote.path}/changes`, { text: "One day longer, please", postKey });
      expect(answer.status).toBe(303);
    }
    const { db } = site.running.services.database;
    const stored = await db.select().from(hireRequests).where(eq(hireRequests.quoteId, quote.id));
    expect(stored.map((row) => [row.kind, row.state, row.text])).toEqual([
      ["quote-change", "open", "One day longer, please"],
    ]);
    expect((await mailsAbout(quote.id)).length - before).toBe(1);
    expect(await stateOf(quote.id)).toMatchObject({ state: "sent" });
  });

  test("that comes while staff write a version is shown to them before they send it", async () => {
    const cookie = await signInAs(site);
    const quote = await sendQuote();
    const page = `/admin/hire/quotes/${quote.id}`;
    const { version } = await quotes().view(quote.id, new Date());
    expect((await site.post(`${page}/versions`, { version: `${version}` }, { cookie })).status).toBe(303);
    const sendFields = (text: string) => {
      const form = formsOf(text, page).find(({ action }) => action === `${page}/sending`);
      return Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));
    };
    const written = sendFields((await site.ask(page, { headers: { Cookie: cookie } })).text);
    await post(`${quote.path}/changes`, { text: "No desk, please", postKey: newId() });
    for (const confirmed of ["", "yes"]) {
      const refused = await site.post(`${page}/sending`, { ...written, confirmed }, { cookie });
      expect(refused.status).toBe(409);
      expect(plainText(refused.text)).toContain("asked for a change after this page was opened");
      const seen = sendFields(refused.text);
      expect(seen).not.toEqual(written);
      expect(plainText(refused.text)).toContain("No desk, please");
      if (confirmed !== "")
        expect((await site.post(`${page}/sending`, { ...seen, confirmed }, { cookie })).status).toBe(303);
    }
    expect((await quotes().view(quote.id, new Date())).requests).toMatchObject([{ state: "done" }]);
  });

  test("that waits when the quote is accepted is on the quote and on the hire as not answered", async () => {
    const cookie = await signInAs(site);
    const quote = await sendQuote();
    await post(`${quote.path}/changes`, { text: "No desk, please", postKey: newId() });
    const fields = await acceptFields(quote.path, { name: "Máire", email: "maire@example.ie" });
    expect((await post(`${quote.path}/acceptance`, fields)).status).toBe(303);
    expect(plainText((await site.ask(quote.path)).text)).toContain(
      "not answered before you accepted the quote",
    );
    const [hire] = await site.running.services.database.db
      .select()
      .from(hires)
      .where(eq(hires.quoteId, quote.id));
    const page = await site.ask(`/admin/hire/hires/${hire?.id}`, { headers: { Cookie: cookie } });
    expect(plainText(page.text)).toMatch(
      /Asked for before accepting, and not answered.*No desk, please.*send a further version if they still want it/,
    );
  });

  test("without words is refused with a sentence", async () => {
    const quote = await sendQuote();
    const answer = await post(`/ga${quote.path}/changes`, { text: "  " });
    expect(answer.status).toBe(400);
    expect(plainText(answer.text)).toContain("Abair cad ba cheart a bheith éagsúil.");
  });

  test("of a page that was open when the quote was accepted is refused with a sentence, too", async () => {
    const quote = await sendQuote();
    const fields = await acceptFields(quote.path, { name: "Máire", email: "maire@example.ie" });
    expect((await post(`${quote.path}/acceptance`, fields)).status).toBe(303);
    const answer = await post(`${quote.path}/changes`, { text: "  " });
    expect(answer.status).toBe(400);
    expect(plainText(answer.text)).toContain("Say what should be different.");
  });
});

test("staff preview a draft in the customer's language, whatever their own is", async () => {
  const cookie = await signInAs(site);
  const item = await createHireItem(site.running.services.database.db, { nameGa: "Spotsolas réamhamhairc" });
  const lines = [{ kind: "item" as const, itemId: item.id, quantity: 2 }];
  const draft = await quotes().draft({ locale: "ga", version: PERIOD, lines });
  const page = await site.ask(`/admin/hire/quotes/${draft.id}/preview`, { headers: { Cookie: cookie } });
  const [article] = /<article class="quote" lang="ga">[\s\S]*<\/article>/.exec(page.text) ?? [];
  expect(article).toContain("Spotsolas réamhamhairc");
  expect(article).toContain("Luachan");
  expect(article).not.toContain("Total incl. VAT");
});
