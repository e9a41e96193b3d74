import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#app/db/schema/addresses.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { HONEYPOT } from "#app/features/enquiries/enquiries.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { INSTANT_FIELD } from "#app/features/hire-basket/sent-fields.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { countStatements } from "#tests/support/cost/count-statements.ts";
import { MEASURED_HEADER, recordRequestStatements } from "#tests/support/cost/request-statements.ts";
import { twoDaysInJune } from "#tests/support/days-ahead.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type Answer, useTestServer } from "#tests/support/http/test-server.ts";

const { take, ...recorder } = recordRequestStatements();
const site = useTestServer(
  { SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie", TRUST_PROXY: "1" },
  recorder,
);
const db = () => site.running.services.database.db;

const DATES = twoDaysInJune();
const [year, thursday] = [DATES.from.slice(0, 4), DATES.from.slice(0, 10)];
const person = { name: "Áine Ní Bhriain", email: "aine@example.ie", phone: "091 555 010", message: "Hello" };

let networks = 0;

function network(): Record<string, string> {
  networks += 1;
  return { "X-Forwarded-For": `10.7.${networks >> 8}.${networks & 255}` };
}

async function call(path: string, body: unknown, headers: Record<string, string> = network()) {
  const answer = await site.postJson(path, body, headers);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) };
}

beforeAll(async () => {
  await createHireItem(db(), {
    code: "HEAD-1",
    slug: "head-one",
    name: "Head",
    nameGa: "Ceann",
    dayRateNet: cents(4_500),
  });
  await createHireItem(db(), { code: "CHEAP", name: "Cheap", dayRateNet: cents(900), packSize: 2 });
  const half = await createHireGroup(db(), { halfDayThousandths: 600 });
  await createHireItem(db(), { code: "HALF", groupId: half.id, dayRateNet: cents(45_000) });
  const uncounted = await createHireGroup(db(), { live: false });
  await createHireItem(db(), { code: "UNSURE", groupId: uncounted.id });
});

describe("POST /api/hire/price", () => {
  test("E1, E11, E13 through the API, in cents", async () => {
    const one = await call("/api/hire/price", {
      ...DATES,
      lines: [{ item: "head-1", quantity: 4 }],
      waiver: false,
    });
    expect(one.body).toEqual({
      days: 2,
      factor: 1500,
      minimum: 0,
      waiver: 0,
      net: 27_000,
      vat: 6_210,
      total: 33_210,
      lines: [{ item: "head-1", quantity: 4, dayRateNet: 4_500, factor: 1500, net: 27_000 }],
    });
    expect(one.headers["cache-control"]).toBe("no-store");
    const day = { from: DATES.from, to: `${thursday}T17:00` };
    const small = await call("/api/hire/price", { ...day, lines: [{ item: "CHEAP", quantity: 2 }] });
    expect(small.body).toMatchObject({ days: 1, minimum: 3_200, net: 5_000, total: 6_150 });
    const half = { from: DATES.from, to: `${thursday}T14:00` };
    const brief = await call("/api/hire/price", {
      ...half,
      lines: [{ item: "HALF", quantity: 1 }],
      waiver: true,
    });
    expect(brief.body).toMatchObject({ factor: 600, waiver: 2_700, net: 29_700 });
  });
});

describe("POST /api/hire/availability", () => {
  test("says no more than was asked for, by code or slug", async () => {
    const items = [
      { item: "head-one", quantity: 3 },
      { item: "HEAD-1", quantity: 12 },
      { item: "UNSURE", quantity: 2 },
    ];
    const { body } = await call("/api/hire/availability", { ...DATES, items });
    expect(body.items).toMatchObject([
      { item: "head-one", wanted: 3, available: 3, state: "available", nearest: [], alternatives: [] },
      { item: "HEAD-1", wanted: 12, available: 7, state: "part" },
      { item: "UNSURE", wanted: 2, available: 0, state: "unconfirmed" },
    ]);
  });

  test("is limited per network", async () => {
    const headers = network();
    const ask = () =>
      call("/api/hire/availability", { ...DATES, items: [{ item: "HEAD-1", quantity: 0 }] }, headers);
    const statuses: number[] = [];
    // A few at a time: all at once would be shed before they are counted.
    for (let round = 0; round < 60 && !statuses.includes(429); round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status));
    expect(statuses).toContain(400);
    expect(statuses).toContain(429);
  });
});

const line = { item: "HEAD-1", quantity: 1 };
const TOO_MANY = Array.from({ length: 201 }, () => line);
const SHORT = { ...DATES, lines: [line] };

describe.each([
  [
    "in the past",
    { ...SHORT, from: "2020-01-06T09:00" },
    422,
    "Collection is in the past.",
    "Tá an t-am bailithe thart.",
  ],
  [
    "return before collection",
    { ...SHORT, to: `${thursday}T08:00` },
    422,
    "The return has to be after the collection.",
    null,
  ],
  [
    "five years ahead",
    { ...SHORT, from: `${Number(year) + 4}-06-10T09:00`, to: `${Number(year) + 4}-06-11T09:00` },
    422,
    "Collection is within the next five years.",
    null,
  ],
  [
    "a skipped hour",
    { ...SHORT, from: "2028-03-26T01:30" },
    422,
    "The clocks go forward at that time, so it does not exist. Choose another time of collection.",
    null,
  ],
  [
    "a repeated hour",
    { ...SHORT, to: "2028-10-29T01:30" },
    422,
    "The clocks go back at that time, so it occurs twice. Choose another time of return.",
    null,
  ],
  ["no date at all", { ...SHORT, from: "soon" }, 422, "The collection is no date and time.", null],
  [
    "201 lines",
    { ...DATES, lines: TOO_MANY },
    400,
    "A list has 200 lines at most. Send the rest as a second list.",
    "Bíonn 200 líne ar liosta ar a mhéad. Seol an chuid eile mar an dara liosta.",
  ],
  ["no lines", { ...DATES, lines: [] }, 400, "The list has no lines.", null],
  [
    "quantity 0",
    { ...DATES, lines: [{ ...line, quantity: 0 }] },
    400,
    "A quantity is a whole number from 1 to 9,999.",
    "Slánuimhir ó 1 go 9,999 is ea cainníocht.",
  ],
  [
    "quantity 10,000",
    { ...DATES, lines: [{ ...line, quantity: 10_000 }] },
    400,
    "A quantity is a whole number from 1 to 9,999.",
    null,
  ],
  [
    "half a piece",
    { ...DATES, lines: [{ ...line, quantity: 0.5 }] },
    400,
    "A quantity is a whole number from 1 to 9,999.",
    null,
  ],
  [
    "an unknown code",
    { ...DATES, lines: [{ item: "NOPE", quantity: 1 }] },
    422,
    "There is no hire item “NOPE”. Check the code, or find it in the catalogue.",
    "Níl aon mhír chíosa “NOPE” ann. Seiceáil an cód, nó aimsigh sa chatalóg í.",
  ],
  [
    "another shape",
    { from: 1, lines: "x" },
    400,
    "Send from, to and a list of items with a quantity each, as the API’s description says.",
    null,
  ],
] as const)("%s", (_, { lines, ...dates }, status, english, irish) => {
  test("is refused with one sentence in the reader’s language", async () => {
    const price = await call("/api/hire/price", { ...dates, lines });
    expect([price.status, price.body.detail]).toEqual([status, english]);
    expect(price.headers["content-type"]).toBe("application/problem+json");
    const free = await call("/api/hire/availability?lang=ga", { ...dates, items: lines });
    expect(free.status).toBe(status);
    expect(free.body.detail).toBe(irish ?? free.body.detail);
    expect(free.body.detail).not.toBe(english);
    const accepted = await call(
      "/api/hire/price",
      { ...dates, lines },
      { ...network(), "Accept-Language": "ga-IE,ga;q=0.9" },
    );
    expect(accepted.body.detail).toBe(free.body.detail);
  });
});

test("both calls are described", async () => {
  const { paths } = JSON.parse((await site.ask("/api/openapi.json")).text);
  for (const path of ["/api/hire/price", "/api/hire/availability"]) {
    expect(Object.keys(paths[path].post.responses)).toEqual(["200", "400", "415", "422", "429"]);
    expect(paths[path].post.requestBody.content["application/json"].schema.properties.from).toBeDefined();
  }
  expect((await site.ask("/api/hire/price")).status).toBe(405);
});

const search = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;

async function send(path: string, fields: Record<string, string>, cookie?: string): Promise<Answer> {
  const secret = await getFormSecret(db(), site.running.services.config);
  const token = makeFormToken(secret, { now: new Date(Date.now() - 60_000) });
  const headers = { ...network(), ...(cookie && { Cookie: cookie }) };
  return site.post(path, { form_token: token, ...fields }, headers);
}

/** The hidden fields of the page's enquiry form. */
function sentFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(basket\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]),
  );
}

describe("the basket’s page without JavaScript", () => {
  test("takes what the catalogue does not have along in the visitor's own words", async () => {
    const fields = { basketItems: "HEAD-1*1", kit: "2 x Steinway piano\nA moon" };
    await send("/dry-hire/basket", { ...person, message: "Two pianos", ...fields });
    const [row] = await db().select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
    expect(row?.details.hire?.lines.map(({ code }) => code)).toEqual(["HEAD-1"]);
    expect(row?.details.items?.map(({ quantity, text }) => [quantity, text])).toEqual([
      [2, "Steinway piano"],
      [1, "A moon"],
    ]);
  });

  test("shows what its address says, and is no one else’s", async () => {
    const page = await site.ask(`/dry-hire/basket${search({ items: "HEAD-1*4", ...DATES })}`);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
    expect(page.text).toContain("€332.10");
    expect(page.text).toContain("€270.00 excl. VAT");
    expect(page.text).toContain("Available on your dates");
    const added = await site.ask(`/ga/dry-hire/basket${search({ add: "head-1*12", ...DATES })}`);
    expect(added.text).toContain("Níl ach 10 ar fáil ar do dhátaí");
    expect(added.text).toContain(">Ceann<");
  });

  test("keeps what was typed and says what is wrong with it", async () => {
    const page = await site.ask(
      `/ga/dry-hire/basket${search({ item: "HEAD-1", quantity: "10000", from: "2020-01-06T09:00", to: DATES.to })}`,
    );
    expect(page.text).toContain('value="10000"');
    expect(page.text).toContain('value="2020-01-06T09:00"');
    expect(page.text).toContain("Slánuimhir ó 1 go 9,999 is ea cainníocht.");
    expect(page.text).toContain("Tá an t-am bailithe thart.");
  });

  test("escapes what an address brings", async () => {
    const page = await site.ask(`/dry-hire/basket${search({ items: "<script>alert(1)</script>*2|HEAD-1" })}`);
    expect(page.text).not.toContain("<script>alert(1)");
  });

  test("sends the enquiry with lines, dates and prices; the back office and both mails show them", async () => {
    const path = `/dry-hire/basket${search({ items: "HEAD-1*12|UNSURE*1", ...DATES })}`;
    const fields = sentFields((await site.ask(path)).text);
    const refused = await send(path, { ...person, ...fields, email: "nobody" });
    expect(refused.status).toBe(400);
    expect(sentFields(refused.text)).toEqual(fields);
    expect(refused.text).toContain("€");
    const sent = await send(path, { ...person, ...fields, place: "Galway" });
    expect(sent.status).toBe(200);
    expect(sent.text).not.toContain("data-basket=");
    expect(sent.text).toContain("<title>Your request is with us");
    const [row] = await db().select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
    const [summary = ""] = /data-enquiry-answer="summary"[\s\S]*<\/ol>/.exec(sent.text) ?? [];
    for (const words of ["12 × Head", "€1,079.33", formatDayTime("en", row?.dueAt ?? new Date(0))])
      expect(summary.replaceAll("\u00a0", " ")).toContain(words);
    expect(row).toMatchObject({ formType: "dry-hire", state: "new" });
    expect(row?.details.place).toBe("Galway");
    expect(row?.details.hire).toMatchObject({
      ...DATES,
      lines: [
        { code: "HEAD-1", quantity: 12, net: 81_000, state: "part", available: 10 },
        { code: "UNSURE", quantity: 1, net: 6_750, state: "unconfirmed" },
      ],
      price: { days: 2, net: 87_750, vat: 20_183, total: 107_933 },
    });
    const cookie = await signInAs(site);
    const shown = await site.ask(`/admin/enquiries/${row?.id}`, { headers: { Cookie: cookie } });
    for (const words of ["HEAD-1", "€1,079.33", "Only 10", "To be confirmed"])
      expect(shown.text).toContain(words);
    const mails = await db().select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(2);
    for (const { text } of mails) expect(text).toContain("12\u00a0×\u00a0Head (HEAD-1): €810.00 excl. VAT");
  });

  test("H40: a visitor who asks for an instant quote gets no link to it, and links that are only followed hold nothing", async () => {
    const page = `/dry-hire/basket${search({ items: "HEAD-1*2", ...DATES })}`;
    const fields = sentFields((await site.ask(page)).text);
    const sent = await send(page, {
      ...person,
      ...fields,
      [INSTANT_FIELD]: "yes",
      email: "robot@example.ie",
    });
    expect(sent.status).toBe(200);
    const ofRobot = () => db().select().from(hireQuotes).where(eq(hireQuotes.email, "robot@example.ie"));
    await expect.poll(async () => (await ofRobot())[0]?.state).toBe("sent");
    const [quote] = await ofRobot();
    if (!quote) throw new Error("No quote");
    expect(quote.origin).toBe("instant");
    expect([sent.text, JSON.stringify(sent.headers)].filter((page) => page.includes(quote.token))).toEqual(
      [],
    );
    const path = `/dry-hire/quote/${quote.token}`;
    const opened = await site.ask(path);
    const versionId = /data-quote-version="([^"]+)"/.exec(opened.text)?.[1] ?? "";
    for (const link of [`/ga${path}`, `${path}.data`, `${path}/pdf`, `${path}/holds`]) await site.ask(link);
    expect((await site.post(`${path}/openings`, { versionId }, network())).status).toBe(204);
    const hold = async (token: string, version: string) =>
      (await site.post(`/dry-hire/quote/${token}/holds`, { versionId: version }, network())).status;
    expect(await hold(newToken(), versionId)).toBe(404);
    expect(await hold(quote.token, newId())).toBe(409);
    const held = () => db().$count(hireClaims, eq(hireClaims.ownerId, quote.id));
    expect(await held()).toBe(0);
    expect(await hold(quote.token, versionId)).toBe(303);
    expect(await held()).toBe(1);
  });

  test("promises no time for a quote while the request is being checked", async () => {
    const path = `/dry-hire/basket${search({ items: "HEAD-1*2", ...DATES })}`;
    const fields = sentFields((await site.ask(path)).text);
    const sent = await send(path, { ...person, ...fields, message: "Again", [HONEYPOT]: "filled" });
    expect(sent.text).toContain("data-proof=");
    const [row] = await db().select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
    const text = sent.text.replaceAll("\u00a0", " ");
    expect(row?.state).toBe("spam");
    expect(text).not.toContain(formatDayTime("en", row?.dueAt ?? new Date(0)));
    expect(text).toContain("Once your request is confirmed");
    // Its page says the same when it is loaded again, and what follows once it is confirmed.
    const [, address = ""] = /data-hire-again="([^"]+)"/.exec(sent.text) ?? [];
    expect(address).toMatch(/^\?sent=/);
    const again = async () => (await site.ask(`/dry-hire/basket${address}`)).text.replaceAll("\u00a0", " ");
    for (const words of [row?.reference ?? "none", "basket-sent", "Once your request is confirmed"])
      expect(await again()).toContain(words);
    const proved = eq(enquiries.id, row?.id ?? "");
    await db().update(enquiries).set({ state: "new", provedAt: new Date() }).where(proved);
    expect(await again()).not.toContain("Once your request is confirmed");
    expect(await again()).toContain(row?.reference);
  });

  test("asks the database as often for 20 short lines as for 5", async () => {
    const substitute = await createHireItem(db(), { owned: 200 });
    const codes: string[] = [];
    for (let n = 0; n < 20; n += 1)
      codes.push((await createHireItem(db(), { substitutes: [substitute.id] })).code);
    const count = async (lines: number): Promise<number> => {
      const items = codes.slice(0, lines).map((code) => `${code}*11`);
      const address = `/dry-hire/basket${search({ items: items.join("|"), ...DATES })}`;
      const ask = () => site.ask(address, { headers: { ...network(), [MEASURED_HEADER]: "1" } });
      return (await countStatements(ask, take)).length;
    };
    const page = await site.ask(`/dry-hire/basket${search({ items: `${codes[0]}*11`, ...DATES })}`);
    expect(page.text).toContain("Only 10 available on your dates");
    expect(await count(20)).toBe(await count(5));
  });

  test("is limited per network where it says what is free", async () => {
    const headers = network();
    // The data alone: drawing the page takes longer, and the limit refills meanwhile.
    const ask = (fields: Record<string, string>) =>
      site.ask(`/dry-hire/basket.data${search(fields)}`, { headers });
    const statuses: number[] = [];
    for (let round = 0; round < 80 && !statuses.includes(429); round += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 8 }, () => ask(DATES)))).map(({ status }) => status),
      );
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
    expect((await ask({})).status).toBe(200);
  });

  test("refuses what the page refused, keeps it as it was typed, and stores nothing", async () => {
    const typed = { item: "HEAD-1", quantity: "10000", from: "2020-01-06T09:00", to: DATES.to };
    const path = `/dry-hire/basket${search(typed)}`;
    const fields = sentFields((await site.ask(path)).text);
    expect(fields).toMatchObject({
      basketItems: "HEAD-1*10000",
      basketFrom: typed.from,
      basketTo: typed.to,
    });
    const before = await db().$count(enquiries);
    const refused = await send(path, { ...person, ...fields });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Collection is in the past.");
    expect(refused.text).toContain("A quantity is a whole number from 1 to 9,999.");
    expect(refused.text).toContain('href="#enquiry-items"');
    expect(refused.text).toContain('id="enquiry-items"');
    expect(refused.text).toContain('value="10000"');
    expect(sentFields(refused.text)).toEqual(fields);
    expect(await db().$count(enquiries)).toBe(before);
  });

  test("sends no item that a typed quantity hides", async () => {
    const page = await site.ask(`/dry-hire/basket${search({ item: "HEAD-1", quantity: "2|CHEAP*4" })}`);
    const { basketItems } = sentFields(page.text);
    const refused = await send("/dry-hire/basket", { ...person, basketItems: basketItems ?? "" });
    expect([refused.status, basketItems?.includes("|")]).toEqual([400, false]);
  });

  test("the same post twice is one enquiry, although availability may have changed meanwhile", async () => {
    const fields = { basketItems: "HEAD-1*2", basketFrom: DATES.from, basketTo: DATES.to };
    const secret = await getFormSecret(db(), site.running.services.config);
    const token = makeFormToken(secret, { now: new Date(Date.now() - 60_000) });
    const before = await db().$count(enquiries);
    await send("/dry-hire/basket", { ...person, ...fields, form_token: token });
    await createHireItem(db(), { code: "BETWEEN" });
    await send("/dry-hire/basket", { ...person, ...fields, form_token: token });
    expect(await db().$count(enquiries)).toBe(before + 1);
  });

  test("refuses to send an empty basket or dates in the past, in the form’s language", async () => {
    const empty = await send("/ga/dry-hire/basket", person);
    expect([empty.status, empty.text.includes("Tá an ciseán cíosa folamh.")]).toEqual([400, true]);
    const past = await send("/dry-hire/basket", {
      ...person,
      basketItems: "HEAD-1",
      basketFrom: "2020-01-06T09:00",
      basketTo: DATES.to,
    });
    expect([past.status, past.text.includes("Collection is in the past.")]).toEqual([400, true]);
  });
});

describe("the basket of an account", () => {
  test("its form begins with the customer's name, email and phone, and keeps what was typed over them", async () => {
    const cookie = await signInAs(site);
    const [user] = await db().select().from(users).where(eq(users.email, ADMIN.email));
    if (!user) throw new Error("No admin");
    const town = {
      line1: "Quay Street 1",
      line2: "",
      town: "Galway",
      county: "Galway",
      postcode: "H91 ABCD",
    };
    await db()
      .insert(addresses)
      .values({ ...town, id: newId(), userId: user.id, name: "Áine", phone: "091 555 777", isDefault: true });
    const typed = (html: string) => {
      const form = formsOf(html, "/dry-hire/basket").find(({ method }) => method === "post");
      return ["name", "email", "phone"].map((name) => form?.fields.find((one) => one.name === name)?.value);
    };
    const { text } = await site.ask("/dry-hire/basket?items=CHEAP", { headers: { Cookie: cookie } });
    expect(typed(text)).toEqual([user.name, ADMIN.email, "091 555 777"]);
    const guest = await site.ask("/dry-hire/basket?items=CHEAP");
    expect(typed(guest.text)).toEqual(["", "", ""]);
    const refused = await send("/dry-hire/basket", { ...person, message: "", email: "nobody" }, cookie);
    expect(typed(refused.text)).toEqual([person.name, "nobody", person.phone]);
  });

  test("needs a session; is stored, merged once, shown, and emptied by sending", async () => {
    expect((await site.ask("/api/hire/basket")).status).toBe(401);
    expect((await call("/api/hire/basket", {})).status).toBe(401);
    const cookie = await signInAs(site);
    const headers = { Cookie: cookie, "Content-Type": "application/json", Origin: site.origin };
    const put = await site.ask("/api/hire/basket", {
      method: "PUT",
      headers,
      body: JSON.stringify({ ...DATES, lines: [{ item: "head-one", quantity: 2 }], waiver: true }),
    });
    const kept = { ...DATES, lines: [{ item: "HEAD-1", quantity: 2 }], waiver: true };
    expect(JSON.parse(put.text)).toEqual(kept);
    const read = await site.ask("/api/hire/basket", { headers: { Cookie: cookie } });
    expect(JSON.parse(read.text)).toEqual(kept);
    const merge = JSON.stringify({
      key: "abcdefghijklmnop",
      basket: { from: null, to: null, lines: [{ item: "HEAD-1", quantity: 1 }] },
    });
    for (let time = 0; time < 2; time += 1)
      await site.ask("/api/hire/basket", { method: "POST", headers, body: merge });
    const page = await site.ask("/dry-hire/basket", { headers: { Cookie: cookie } });
    expect(page.text).toContain('value="3"');
    const full = await site.ask("/ga/dry-hire/basket?left=CHEAP*2|HEAD-1*1", { headers: { Cookie: cookie } });
    expect(full.text).toContain("Fágadh líne amháin ar lár");
    expect(full.text).toContain("fágadh é seo ar lár: 1\u00a0×\u00a0Ceann");
    expect(full.text).toContain("/ga/dry-hire/basket?items=CHEAP*2%7CHEAD-1*1");
    const lines = async () =>
      JSON.parse((await site.ask("/api/hire/basket", { headers: { Cookie: cookie } })).text).lines;
    await send("/dry-hire/basket", { ...person, basketItems: "CHEAP*2|HEAD-1*1" }, cookie);
    expect(await lines()).toEqual([{ item: "HEAD-1", quantity: 2 }]);
    const rest = await site.ask("/dry-hire/basket", { headers: { Cookie: cookie } });
    await send("/dry-hire/basket", { ...person, ...sentFields(rest.text) }, cookie);
    expect(await lines()).toEqual([]);
  });
});
