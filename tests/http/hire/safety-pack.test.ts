import { PDFDocument } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { recordInspections } from "#app/features/assets/inspections/record-inspections.server.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, type Answer, type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";

const STORE = { name: "Store", email: "store@example.ie", password: "a role of its own 1" };
const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";
let unit = 0;
let code = "";
let inspection = "";
let hire: HireView;

const read = (path: string, as = ""): Promise<Answer> =>
  site.ask(path, as ? { headers: { cookie: as } } : {});

const post = (path: string, fields: PostedFields, as = "") =>
  site.post(path, fields, as === "" ? {} : { cookie: as });

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
  const made = scansOn(db());
  const item = await made.item({ kind: "serialised", owned: 1, lifting: "equipment", name: "Chain hoist" });
  hire = await made.reserved([[item.id, 1]]);
  unit = item.units[0] ?? 0;
  const doc = await PDFDocument.create();
  doc.addPage([300, 400]);
  const file = new File([new Uint8Array(await doc.save())], "ga1.pdf", { type: "application/pdf" });
  const today = irishDate(new Date());
  const [admin] = await db().select({ id: users.id }).from(users).where(eq(users.email, ADMIN.email));
  const actorId = admin?.id ?? "";
  const done = await recordInspections(
    { db: db(), config: site.running.services.config },
    {
      numbers: [unit],
      files: [file],
      replacesId: null,
      seen: null,
      actorId,
      now: new Date(),
      values: {
        scheme: "ga1",
        doneOn: today,
        dueOn: "2099-12-31",
        passed: true,
        swlKg: 500,
        person: "Síle Ní Bhriain",
        company: "Cigirí Teo",
        note: "A private note",
      },
    },
  );
  inspection = done.ok ? (done.value.ids[0] ?? "") : "";
  expect(await made.scan(hire.id, "out", { code: `${unit}` })).toMatchObject({ outcome: "applied" });
  const [asset] = await db().select().from(assets).where(eq(assets.unitNumber, unit));
  code = encodeURIComponent(asset?.code ?? "");
});

describe("the safety pack of a hire", () => {
  test("is a page and one file for the venue, in both languages, without customer, note and price", async () => {
    const page = `/dry-hire/safety/${hire.safetyToken}`;
    const words = new Map<string, string>();
    for (const path of [page, `/ga${page}`]) {
      const { status, headers, text } = await read(path);
      expect([status, headers["referrer-policy"], headers["cache-control"]]).toEqual([
        200,
        "no-referrer",
        "no-store",
      ]);
      for (const own of [hire.name, hire.email, "A private note", "€", hire.token])
        expect(text).not.toContain(own);
      expect(text).toContain(`${path}/reports/${inspection}`);
      words.set(path, plainText(text));
    }
    expect(words.get(page)).toContain("Síle Ní Bhriain, Cigirí Teo");
    expect(words.get(`/ga${page}`)).toContain("Scrúdú críochnúil GA1");
    for (const path of [`${page}/pack`, `/ga${page}/pack`, `/dry-hire/hire/${hire.token}/safety-pack`]) {
      const { status, headers, body } = await read(path);
      expect([status, headers["content-type"], headers["referrer-policy"]]).toEqual([
        ...[200, "application/pdf", "no-referrer"],
      ]);
      expect((await PDFDocument.load(body)).getPageCount()).toBe(2);
    }
    const report = await read(`${page}/reports/${inspection}`);
    expect([report.status, report.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(report.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'.*sandbox/);
  });

  test("is linked where the customer and staff look, with the way to revoke its link", async () => {
    expect((await read(`/dry-hire/hire/${hire.token}`)).text).toContain(
      `/dry-hire/safety/${hire.safetyToken}`,
    );
    const page = `/admin/hire/hires/${hire.id}`;
    const staff = await read(page, cookie);
    expect(staff.text).toContain(`${page}/documents/safety-pack`);
    expect((await read(`/admin/hire/warehouse/${hire.id}/return`, cookie)).text).toContain(
      `${page}/documents/safety-pack`,
    );
    expect((await read(`${page}/documents/safety-pack`, cookie)).headers["content-type"]).toBe(
      "application/pdf",
    );
    const refused = await post(`${page}/safety-links`, { shown: newToken(), to: "none" }, cookie);
    expect([refused.status, refused.text.includes("meanwhile")]).toEqual([409, true]);
  });

  test("H34: a number, an unknown link, a foreign report and a revoked link are the same 404", async () => {
    const other = await scansOn(db()).reserved([[(await scansOn(db()).item()).id, 1]]);
    const page = (token: string | null) => `/dry-hire/safety/${token}`;
    const shown = other.safetyToken ?? "";
    expect((await read(page(shown))).status).toBe(200);
    expect((await read(`${page(shown)}/reports/${inspection}`)).status).toBe(404);
    const links = `/admin/hire/hires/${other.id}/safety-links`;
    expect((await post(links, { shown, to: "none" }, cookie)).status).toBe(303);
    const answers = new Set<string>();
    for (const token of [shown, newToken(), hire.number, hire.token, "x"])
      for (const path of [page(token), `${page(token)}/pack`, `${page(token)}/reports/${newId()}`])
        answers.add(`${(await read(path)).status}`);
    expect([...answers]).toEqual(["404"]);
    expect((await post(links, { shown: "", to: "new" }, cookie)).status).toBe(303);
    const [row] = await db().select().from(hires).where(eq(hires.id, other.id));
    expect((await read(page(row?.safetyToken ?? null))).status).toBe(200);
  });
});

test("the passport of a unit shows its income only to staff who may see prices", async () => {
  const { id: userId, cookie: store } = await signUpAs(site, STORE);
  const path = `/admin/hire/units/${unit}`;
  for (const role of ["store", "technician"] as const) {
    await db().delete(userRoles).where(eq(userRoles.userId, userId));
    await db().insert(userRoles).values({ userId, role });
    const { status, text } = await read(path, store);
    expect([role, status, text.includes("€"), text.includes("Income")]).toEqual([role, 200, false, false]);
  }
  expect(plainText((await read(path, cookie)).text)).toMatch(/Income €\d+\.\d\d net from 1 hire/);
});

describe("the page behind a label", () => {
  test("offers the current certificates, and no old, failed or foreign one", async () => {
    const page = await read(`/u/${code}`);
    expect(page.text).toContain(`/u/${code}/certificates/${inspection}`);
    expect(page.text).not.toContain("Síle");
    const file = await read(`/u/${code}/certificates/${inspection}`);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    for (const id of [newId(), "x", hire.id])
      expect((await read(`/u/${code}/certificates/${id}`)).status).toBe(404);
  });

  test("H34: stores a fault as an enquiry about the unit once, and says what is missing in the reader's language", async () => {
    const path = `/ga/u/${code}`;
    const form = formsOf((await read(path)).text, path).find(({ fields }) =>
      fields.some(({ name }) => name === "message"),
    );
    const token = form?.fields.find(({ name }) => name === "form_token")?.value ?? "";
    const fields = {
      name: "Pól",
      email: "pol@example.ie",
      phone: "",
      message: "Lasann sé go fann",
      form_token: token,
    };
    const refused = await post(path, fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Lasann sé go fann");
    for (let time = 0; time < 2; time += 1)
      expect((await post(path, { ...fields, phone: "091 000 000" })).status).toBe(200);
    const stored = await db().select().from(enquiries).where(eq(enquiries.email, "pol@example.ie"));
    expect(stored.map(({ details, formType }) => [formType, details])).toEqual([
      ["equipment-servicing", { unit, model: "Chain hoist" }],
    ]);
    // A form that is sent so quickly may wait among the spam, which the passport leaves out.
    await db().update(enquiries).set({ state: "new" }).where(eq(enquiries.email, "pol@example.ie"));
    const passport = await read(`/admin/hire/units/${unit}`, cookie);
    expect(passport.text).toContain("Lasann sé go fann");
    expect((await read(`/admin/enquiries/${stored[0]?.id}`, cookie)).text).toContain(
      `/admin/hire/units/${unit}`,
    );
    expect((await post("/u/00000000000", fields)).status).toBe(404);
  });

  test("leads staff to the unit and the scanner", async () => {
    const { text } = await read(`/u/${code}`, cookie);
    expect(text).toContain(`/admin/hire/units/${unit}`);
    expect(text).toContain("/admin/hire/warehouse");
  });
});
