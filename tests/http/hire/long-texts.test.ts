import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { expectWhole } from "#tests/support/http/whole-text.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, sendQuote, acceptFields } = quoteSite(site);

/** 4,016 characters after the blanks at the ends are removed. */
const LONG = `${"Fada, ".repeat(668)}an focal`;

async function accepted() {
  const quote = await sendQuote({ trade: true });
  const answer = await post(`${quote.path}/acceptance`, await acceptFields(quote.path));
  expect(answer.status).toBe(303);
  const [hire] = await db().select().from(hires).where(eq(hires.quoteId, quote.id));
  if (!hire) throw new Error("No hire");
  return { hire, path: `/dry-hire/hire/${hire.token}` };
}

test.each(["", "/ga"])("a long request or reason of a customer comes back whole (%s)", async (language) => {
  const { hire, path } = await accepted();
  const page = `${language}${path}`;
  const fault = await post(`${page}/requests`, { kind: "fault", text: LONG, from: "", to: "" });
  expectWhole(fault, { name: "text", typed: LONG, limit: "4,000" });
  expect(await db().$count(hireRequests, eq(hireRequests.hireId, hire.id))).toBe(0);
  const form = formsOf((await site.ask(page)).text, page).find(
    ({ action, fields }) => action.endsWith("/cancellation") && fields.some(({ name }) => name === "reason"),
  );
  const seen = form?.fields.filter(({ type }) => type === "hidden").map(({ name, value }) => [name, value]);
  if (!seen) throw new Error("No form to cancel by the scale");
  expectWhole(await post(`${page}/cancellation`, Object.fromEntries([...seen, ["reason", LONG]])), {
    name: "reason",
    typed: LONG,
    limit: "4,000",
  });
  const [kept] = await db().select().from(hires).where(eq(hires.id, hire.id));
  expect(kept?.state).toBe(hire.state);
});

test.each(["", "/ga"])("a long answer to a quote comes back whole (%s)", async (language) => {
  const quote = await sendQuote();
  const page = `${language}${quote.path}`;
  expectWhole(await post(`${page}/changes`, { text: LONG }), { name: "text", typed: LONG, limit: "4,000" });
  expect(await db().$count(hireRequests, eq(hireRequests.quoteId, quote.id))).toBe(0);
  const [versionId = ""] = (await acceptFields(quote.path)).flatMap(([name, value]) =>
    name === "versionId" ? [value] : [],
  );
  expectWhole(await post(`${page}/decline`, { versionId, reason: LONG }), {
    name: "reason",
    typed: LONG,
    limit: "4,000",
  });
  const [row] = await db().select().from(hireQuotes).where(eq(hireQuotes.id, quote.id));
  expect(row?.state).toBe("sent");
});

test.each(["", "/ga"])(
  "a long name or order number of an acceptance comes back whole (%s)",
  async (language) => {
    const quote = await sendQuote();
    const name = `${"Áine ".repeat(60)}Ní Bhriain`;
    const poNumber = `PO ${"7".repeat(200)}`;
    const page = `${language}${quote.path}`;
    const answer = await post(`${page}/acceptance`, await acceptFields(page, { name, poNumber }));
    expectWhole(answer, { name: "name", typed: name, limit: "100" });
    expectWhole(answer, { name: "poNumber", typed: poNumber, limit: "60" });
  },
);

test.each([
  ["", "A list has 200 lines at most.", "5000 characters"],
  ["/ga", "Bíonn 200 líne ar liosta ar a mhéad.", "5000 carachtar"],
])("a long list or request of a hire basket comes back whole (%s)", async (language, most, limit) => {
  const page = `${language}/dry-hire/basket`;
  const asked = (await site.ask(`${page}?${new URLSearchParams({ kit: LONG + LONG })}`)).text;
  expect(formsOf(asked, page).flatMap(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({ name: "kit", value: LONG + LONG }),
  );
  const token = formsOf(asked, page)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === "form_token")?.value;
  const basketItems = "A*1|".repeat(6_501);
  const person = { name: "Áine", email: "aine@example.ie", phone: "091", message: "PARs" };
  const list = { form_token: token ?? "", kit: LONG + LONG, basketItems };
  const answer = await post(page, { ...person, ...list });
  expect(answer.status).toBe(400);
  for (const text of [most, limit]) expect(answer.text).toContain(text);
  const fields = formsOf(answer.text, page).flatMap((form) => form.fields);
  for (const [name, value] of Object.entries({ kit: LONG + LONG, basketItems }))
    expect(fields).toContainEqual(expect.objectContaining({ name, value }));
  expect(await db().$count(enquiries)).toBe(0);
});

test.each(["/account/hire/feeds", "/admin/hire/feeds"])(
  "the long name of a calendar comes back whole (%s)",
  async (path) => {
    const cookie = await signInAs(site);
    const name = `${"Féilire ".repeat(10)}na hoibre`;
    const answer = await site.post(path, { name }, { Cookie: cookie });
    expectWhole(answer, { name: "name", typed: name, limit: "60" });
  },
);
