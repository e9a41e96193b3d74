import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines, hireNotes, hires } from "#app/db/schema/hire/hires.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type Answer, useTestServer } from "#tests/support/http/test-server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
const STORE = { name: "Store", email: "store@example.ie", password: "a role of its own 1" };
let admin = "";
let store = "";

beforeAll(async () => {
  admin = await signInAs(site, ADMIN);
  store = (await signUpAs(site, STORE, "store")).cookie;
});

/** A hire of 3 pieces; `out` of them have left. */
async function newHire(out = 3) {
  const item = await createHireItem(db(), { name: "Wind-up tripod" });
  const hire = await hiresOn(db()).accepted({ lines: [{ kind: "item", itemId: item.id, quantity: 3 }] });
  await db().update(hires).set({ state: "out" }).where(eq(hires.id, hire.id));
  if (out > 0) {
    const theirs = and(eq(hireClaims.ownerId, hire.id), eq(hireClaims.kind, "hire"));
    await db().update(hireClaims).set({ state: "out", quantity: out }).where(theirs);
    await db().update(hireLines).set({ out }).where(eq(hireLines.hireId, hire.id));
  }
  return { ...hire, page: `/admin/hire/hires/${hire.id}` };
}

const read = (path: string, cookie = store): Promise<Answer> => site.ask(path, { headers: { cookie } });

async function filed(path: string, cookie = store): Promise<string> {
  const { status, headers, body } = await read(path, cookie);
  expect([path, status, headers["content-type"]]).toEqual([path, 200, "application/pdf"]);
  return pdfText(body);
}

async function signAs(
  page: string,
  fields: Readonly<Record<string, string>>,
  cookie = store,
): Promise<Answer> {
  const path = `${page}/delivery-signature`;
  const form = formsOf((await read(path, cookie)).text, path).find(({ fields: all }) =>
    all.some(({ name }) => name === "goods"),
  );
  const goods = form?.fields.find(({ name }) => name === "goods")?.value ?? "";
  return site.post(path, { goods, ...fields }, { cookie });
}

const notesOf = (id: string) => db().select().from(hireNotes).where(eq(hireNotes.hireId, id));

describe("papers of a hire", () => {
  test("the store opens every one but the values, and no file names a price", async () => {
    const { page, number } = await newHire();
    const files = ["documents/pick-list", "documents/manifest/pdf", "documents/delivery"];
    for (const file of files) {
      const text = await filed(`${page}/${file}`);
      expect(text).toContain(number);
      expect(text).not.toMatch(/€|@/);
    }
    expect(await filed("/admin/hire/pick-lists?day=2027-06-14")).not.toMatch(/€/);
    expect((await read(`${page}/documents/manifest/csv`)).text).toContain("Wind-up tripod");
    for (const file of ["values/pdf", "values/csv", "%76alues/pdf"])
      expect((await read(`${page}/documents/${file}`)).status, file).toBe(403);
    expect(await filed(`${page}/documents/values/pdf`, admin)).toContain("€");
    expect((await read(page)).status).toBe(403);
  });

  test("H34: an unknown kind, number, hire or format is the same 404", async () => {
    const { page, token } = await newHire(0);
    const unknown = [
      ...["delivery", "delivery-1", "return", "invoice"].map((file) => `${page}/documents/${file}`),
      `${page}/documents/manifest/xml`,
      `/admin/hire/hires/${newId()}/documents/pick-list`,
      `/admin/hire/hires/nothing/documents/pick-list`,
      `/admin/hire/hires/${newId()}/delivery-signature`,
    ];
    for (const path of unknown) expect((await read(path)).status, path).toBe(404);
    for (const file of ["delivery", "return-1", "pick-list"])
      expect((await site.ask(`/dry-hire/hire/${token}/documents/${file}`)).status, file).toBe(404);
  });

  test("customers read their notes in their language, and find them on the page of the hire", async () => {
    const { page, token } = await newHire();
    await signAs(page, { name: "Cáit Ní Dhálaigh", typed: "yes" });
    const own = `/dry-hire/hire/${token}`;
    expect((await site.ask(own)).text).toContain(`${own}/documents/delivery-1`);
    expect((await site.ask(`/ga${own}`)).text).toContain("Nóta seachadta 1");
    const { body, headers } = await site.ask(`/ga${own}/documents/delivery-1`);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    const text = pdfText(body);
    expect(text).toContain("Nóta seachadta");
    expect(text).toContain("Cáit Ní Dhálaigh");
  });
});

describe("the page of a return", () => {
  test("tells what never went out once nothing is out any more, and offers to end it", async () => {
    const warehouse = scansOn(db());
    const item = await warehouse.item({ owned: 3 });
    const hire = await warehouse.reserved([[item.id, 3]]);
    const page = async () => (await read(`/admin/hire/warehouse/${hire.id}/return`)).text;
    await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 2 });
    expect(await page()).not.toContain("1 piece does not go any more");
    await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 2 });
    expect(await page()).toContain("1 piece does not go any more");
    expect(await page()).not.toContain("/return/check");
    await warehouse.scan(hire.id, "stays");
    expect(await page()).not.toContain("1 piece does not go any more");
    expect(await page()).toContain("/return/check");
  });
});

describe("handing over and checking", () => {
  test("the store reads what is unpaid and that the day is another, without a sum", async () => {
    const warehouse = scansOn(db());
    const item = await warehouse.item({ owned: 3 });
    const hire = await warehouse.reserved([[item.id, 3]]);
    const page = async () => (await read(`/admin/hire/warehouse/${hire.id}/prepare`)).text;
    const now = new Date();
    await db()
      .update(hires)
      .set({ security: cents(75_000), startsAt: now, endsAt: new Date(now.getTime() + 86_400_000) })
      .where(eq(hires.id, hire.id));
    const unpaid = await page();
    expect(unpaid).toContain("The balance is not paid.");
    expect(unpaid).toContain("The security deposit is not paid.");
    expect(unpaid).not.toContain("It is to go out on another day");
    expect(unpaid).not.toMatch(/€|750\.00/);
    await db()
      .update(hires)
      .set({ startsAt: new Date(now.getTime() - 2 * 86_400_000) })
      .where(eq(hires.id, hire.id));
    expect(await page()).toContain("It is to go out on another day");
    expect(await page()).toMatch(/prepare"[^>]*aria-current="page"/);
    await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 3 });
    const out = await page();
    expect(out).not.toContain("The balance is not paid.");
    expect(out).toContain("Sign the delivery note on screen");
  });

  test("a check asks where something did not come back; staff then read what, and charge it", async () => {
    const warehouse = scansOn(db());
    const item = await warehouse.item({ owned: 3, name: "Safety bond", replacementNet: cents(1_000) });
    const hire = await warehouse.reserved([[item.id, 3]]);
    const booking = `/admin/hire/hires/${hire.id}`;
    await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 3 });
    await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 2, condition: "missing" });
    await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 1, condition: "damaged" });
    const check = `/admin/hire/warehouse/${hire.id}/return/check`;
    const asked = await site.post(check, {}, { cookie: store });
    expect([asked.status, asked.text]).toEqual([
      200,
      expect.stringContaining("Not everything came back: 2 × Safety bond. Is the rest checked?"),
    ]);
    expect((await site.post(check, { confirmed: "yes" }, { cookie: store })).status).toBe(303);

    const page = (await read(booking, admin)).text;
    expect(page).toContain("Did not come back: 2 × Safety bond.");
    expect(page).toContain("Came back damaged: 1 × Safety bond.");
    expect(page).not.toContain("Everything came back and was checked.");
    expect(page).toContain("Nothing more can be moved or charged once it is closed.");
    const form = formsOf((await read(`${booking}?charge=lost`, admin)).text, booking).find(({ action }) =>
      action.endsWith("/charges"),
    );
    const valueAt = (name: string) => form?.fields.find((field) => field.name === name)?.value;
    expect([valueAt("charge"), valueAt("text"), valueAt("net")]).toEqual([
      "lost",
      "Lost equipment: 2 × Safety bond",
      "20.00",
    ]);
    expect(page).toContain(`${booking}?charge=damaged`);
  });
});

describe("damage that was entered by mistake", () => {
  test("is taken back once from the page of the return, and refused with a sentence", async () => {
    const warehouse = scansOn(db());
    const item = await warehouse.item({ owned: 3, name: "Cable ramp" });
    const hire = await warehouse.reserved([[item.id, 3]]);
    const page = `/admin/hire/warehouse/${hire.id}/return`;
    await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 3 });
    expect((await read(page)).text).not.toContain("Entered as damaged by mistake?");
    await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 3, condition: "damaged" });
    const send = (quantity: string, seen: string) =>
      site.post(`${page}/damage-corrections`, { item: item.id, quantity, seen }, { cookie: store });
    expect((await read(page)).text).toContain("Entered as damaged by mistake?");
    const tooMany = await send("4", "3");
    expect([tooMany.status, tooMany.text]).toEqual([
      422,
      expect.stringContaining("Enter a number of pieces, at most as many as are damaged."),
    ]);
    expect(tooMany.text).not.toContain("Not everything is accounted for");
    const done = await send("2", "3");
    expect([done.status, done.headers["location"]]).toEqual([303, page]);
    const again = await send("2", "3");
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining("Another number of pieces is damaged by now."),
    ]);
    expect((await warehouse.view(hire.token)).lines).toMatchObject([{ back: 3, damaged: 1 }]);
    const history = (await read(`/admin/hire/hires/${hire.id}`, admin)).text;
    expect(history).toContain("Damage of returned equipment was taken back");
  });
});

describe("the signature on the screen", () => {
  test("is stored once with its hash, also when it is sent twice at once", async () => {
    const { id, page } = await newHire();
    const fields = { name: "Áine", strokes: "[[0,0,500,200,900,390,1000,400]]" };
    const answers = await Promise.all([signAs(page, fields), signAs(page, fields), signAs(page, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await notesOf(id)).toMatchObject([
      { number: 1, name: "Áine", hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(plainText((await read(page, admin)).text)).toContain("Signed by Áine");
  });

  test("is refused with one sentence, and what was typed stays", async () => {
    const { id, page } = await newHire();
    const cases = [
      [{ name: " ", typed: "yes" }, "Enter the name of the person who signs."],
      [{ name: "Áine" }, "Draw the signature, or tick that the typed name is the signature."],
      [{ name: "Áine", strokes: "[[1,2,3]]" }, "The drawing could not be read."],
      [{ name: "Áine", typed: "yes", goods: "0".repeat(64) }, "has changed meanwhile"],
    ] as const;
    for (const [fields, sentence] of cases) {
      const { status, text } = await signAs(page, fields);
      expect([422, 409]).toContain(status);
      expect(text).toContain(sentence);
      if (fields.name.trim() !== "") expect(text).toContain('value="Áine"');
    }
    expect(await notesOf(id)).toEqual([]);
  });

  test("says so where there is nothing to sign", async () => {
    const { page } = await newHire(0);
    expect((await read(`${page}/delivery-signature`)).text).toContain("there is nothing to sign");
    expect((await read(`${page}/return-signature`)).text).toContain("there is nothing to sign");
    expect((await signAs(page, { name: "Áine", typed: "yes" })).status).toBe(409);
  });
});
