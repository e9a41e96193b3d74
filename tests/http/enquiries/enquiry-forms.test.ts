import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { MAX_FILE_BYTES } from "#app/features/enquiries/attachments/attachments.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { type Answer, useTestServer } from "../../support/http/test-server.ts";

const site = useTestServer({ SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie", TRUST_PROXY: "1" });
const db = () => site.running.services.database.db;

const FORMS = ["/contact", "/equipment-servicing", "/dry-hire", "/shop/request"] as const;

const person = { name: "Áine Ní Bhriain", email: "aine@example.ie", phone: "091 555 010", message: "Hello" };
const asker = { ...person, productName: "Yoke", description: "For a follow spot" };

/** A form's token that was made a minute ago. */
async function token(): Promise<string> {
  const secret = await getFormSecret(db(), site.running.services.config);
  return makeFormToken(secret, { now: new Date(Date.now() - 60_000) });
}

let networks = 0;

/** Posts as a browser does, each time from another network. */
async function post(path: string, fields: Record<string, string | readonly File[]>): Promise<Answer> {
  networks += 1;
  const headers = { "X-Forwarded-For": `10.${networks >> 8}.${networks & 255}.1` };
  return site.postFiles(path, { form_token: await token(), ...fields }, headers);
}

async function latest() {
  const [row] = await db().select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
  if (!row) throw new Error("No enquiry is stored");
  const files = await db()
    .select()
    .from(enquiryAttachments)
    .where(eq(enquiryAttachments.enquiryId, row.id))
    .orderBy(enquiryAttachments.id);
  return { ...row, files };
}

const PDF = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#245" } })
  .withExif({ IFD3: { GPSLatitude: "53/1 16/1 0/1" } })
  .jpeg()
  .toBuffer();
const file = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name);
const sized = (bytes: number) => file(Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]), "big.jpg");

describe.each(["/equipment-servicing", "/shop/request"] as const)("files with %s", (path) => {
  test("takes a photo, encoded again, and a PDF as it is, which only staff may save", async () => {
    const attachments = [file(photo, "rig.jpg"), file(PDF, "plan.pdf")];
    const sent = await post(path, { ...asker, attachments });
    expect(sent.status).toBe(200);
    const { id, state, files } = await latest();
    expect(state).toBe("new");
    expect(files).toMatchObject([
      { kind: "photo", name: "rig.jpg", width: 60, height: 40 },
      { kind: "pdf", name: "plan.pdf", size: PDF.length, width: null },
    ]);
    const cookie = await signInAs(site);
    const [picture, pdf] = await Promise.all(
      files.map((one) => site.ask(`/admin/enquiries/${id}/files/${one.id}`, { headers: { Cookie: cookie } })),
    );
    expect(picture?.headers["content-type"]).toBe("image/jpeg");
    expect((await sharp(picture?.body).metadata()).exif).toBeUndefined();
    expect(pdf?.text).toBe(PDF);
    expect(pdf?.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="IST-\d{4}-\d{4}\.pdf"$/),
      "content-security-policy": expect.stringMatching(/frame-ancestors 'none'.*sandbox/),
      "x-content-type-options": "nosniff",
    });
    expect((await site.ask(`/admin/enquiries/${id}/files/${files[1]?.id}`)).status).toBe(302);
  });

  test("refuses bytes in disguise, and keeps every word and the good file for the next try", async () => {
    for (const bytes of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "MZ\x90", "", `<html>${PDF}`]) {
      const answer = await post(path, { ...asker, attachments: [file(bytes, "photo.jpg")] });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(
        "Choose files that are JPEG, PNG, WebP or AVIF pictures, or PDF documents",
      );
      expect(answer.text).toContain("Áine Ní Bhriain");
    }
    const refused = await post(path, { ...asker, email: "no", attachments: [file(photo, "rig Ó.jpg")] });
    expect(refused.status).toBe(400);
    const held = /name="held"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="held"/.exec(refused.text);
    const value = held?.[1] ?? held?.[2] ?? "";
    expect(refused.text).toContain("rig Ó.jpg");
    const sent = await post(path, { ...asker, held: value, attachments: [file(PDF, "b.pdf")] });
    expect(sent.status).toBe(200);
    expect((await latest()).files.map(({ name }) => name)).toEqual(["rig Ó.jpg", "b.pdf"]);
  });
});

test.each(["/equipment-servicing", "/ga/contact"])(
  "%s shows what was sent, and no empty form",
  async (path) => {
    const sender = { ...person, email: "cait@example.ie", company: "Taibhdhearc" };
    const { text } = await post(path, { ...sender, fault: "No light" });
    const [copy = ""] = /data-enquiry-answer="summary".*?<\/section>/s.exec(text) ?? [];
    const fault = path.endsWith("servicing") ? ["No light"] : [];
    for (const value of [...Object.values(sender), ...fault]) expect(copy).toContain(value);
    expect(copy).toContain(`href="${path}"`);
    expect(text).toContain("form-sent");
  },
);

test("files: five of 5 MB are taken; a sixth, or a byte more, is refused with words", async () => {
  const path = "/equipment-servicing";
  const full = Array.from({ length: 5 }, () => sized(MAX_FILE_BYTES));
  expect((await post(path, { ...person, attachments: full })).status).toBe(200);
  expect((await latest()).files).toHaveLength(5);
  expect((await post(path, { ...person, attachments: [sized(MAX_FILE_BYTES - 1)] })).status).toBe(200);
  const over = await post(path, { ...person, attachments: [sized(MAX_FILE_BYTES + 1)] });
  expect([over.status, over.text.includes("Each file must be at most 5 MB")]).toEqual([400, true]);
  const many = await post(`/ga${path}`, {
    ...person,
    attachments: Array.from({ length: 6 }, () => sized(1000)),
  });
  expect([many.status, many.text.includes("Roghnaigh 5 chomhad ar a mhéad")]).toEqual([400, true]);
});

test("F-19: what a form's token says decides: missing, forged and too young ones are kept apart, an old one is heard, a used one serves three enquiries", async () => {
  const secret = await getFormSecret(db(), site.running.services.config);
  const aged = (ms: number) => makeFormToken(secret, { now: new Date(Date.now() - ms) });
  let sent = 0;
  const stateAfter = async (form_token: string) => {
    sent += 1;
    const answer = await post("/contact", { ...person, email: `token${sent}@example.ie`, form_token });
    expect([answer.status, /IST-\d{4}-\d+/.test(answer.text)]).toEqual([200, true]);
    return (await latest()).state;
  };
  const reused = await token();
  const states = [];
  // One that is too young is made at its turn.
  for (const one of [
    () => "",
    () => `${reused}x`,
    () => aged(0),
    () => aged(30 * 3_600_000),
    ...Array.from({ length: 4 }, () => () => reused),
  ])
    states.push(await stateAfter(one()));
  expect(states).toEqual(["spam", "spam", "spam", "new", "new", "new", "new", "spam"]);
});

test("files go with no other form", async () => {
  for (const path of ["/contact", "/dry-hire"]) {
    expect((await post(path, { ...person, attachments: [file("MZ", "x.exe")] })).status).toBe(200);
    expect((await latest()).files).toEqual([]);
  }
});

/** What each form asks, as specification section 5 has it: field, limit, message beyond it, message when empty. */
const COMMON = [
  ["name", 100, "Name must be less than 100 characters", "Name is required"],
  ["email", 255, "Email must be less than 255 characters", "Invalid email address"],
  ["phone", 20, "Phone number must be less than 20 characters", "Phone number is required"],
  ["company", 100, "Company name must be less than 100 characters", null],
  ["message", 2000, "Message must be less than 2000 characters", "Message is required"],
] as const;
const CUSTOM = [
  ["name", 100, "Name must be less than 100 characters", "Name is required"],
  ["email", 255, "Email must be less than 255 characters", "Invalid email"],
  ["phone", 50, "Phone number must be less than 50 characters", null],
  ["productName", 200, "Product name must be less than 200 characters", "Product name is required"],
  ["description", 2000, "Description must be less than 2000 characters", "Description is required"],
] as const;

/** A value of exactly this length that the field takes. */
function ofLength(field: string, length: number): string {
  return field === "email" ? `${"a".repeat(length - 5)}@b.ie` : "x".repeat(length);
}

describe.each(["/", ...FORMS] as const)("bad input to %s", (path) => {
  const fields = path === "/shop/request" ? CUSTOM : COMMON;

  test.each(fields.map((field) => [...field]))(
    "%s: empty, below, at and above %i",
    async (field, limit, tooLong, missing) => {
      const name = String(field);
      const one = async (value: string) =>
        post(path, { ...asker, email: `p${networks}@example.ie`, [name]: value });
      const longest = Number(limit);
      expect((await one(ofLength(name, longest - 1))).status).toBe(200);
      expect((await one(ofLength(name, longest))).status).toBe(200);
      const above = await one(ofLength(name, longest + 1));
      expect(above.status).toBe(400);
      expect(above.text).toContain(tooLong);
      const empty = await one("  \n ");
      expect(empty.status).toBe(missing === null ? 200 : 400);
      if (missing !== null) expect(empty.text).toContain(missing);
    },
    20_000,
  );

  test("the answer of a whole page opens where it is said, and a refusal begins the title", async () => {
    for (const [email, title] of [
      ["no", "Error: "],
      ["yes@example.ie", ""],
    ] as const) {
      const { text } = await post(path, { ...asker, email });
      expect(/<title>(Error: )?/.exec(text)?.[1] ?? "").toBe(title);
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text).toMatch(
        /<div[^>]* tabindex="-1"[^>]* id="answer"|<div[^>]* id="answer"[^>]* tabindex="-1"/,
      );
      expect(text).toContain(`action="${path === "/" ? "/?index" : path}#answer"`);
    }
  });

  test("A5: names what is wrong at the field and above the form, and keeps what was typed", async () => {
    const typed = { ...asker, email: "<b>not an address</b>", company: "\u202eשלום 🎭 Ó Sé" };
    const { status, text } = await post(path, typed);
    expect(status).toBe(400);
    expect(text).toMatch(/role="alert"/);
    expect(text).toContain('href="#enquiry-email"');
    expect(text).toMatch(
      /id="enquiry-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="enquiry-email"/,
    );
    const described = /aria-describedby="([^"]+)"/g;
    for (const [, ids = ""] of text.matchAll(described))
      for (const id of ids.split(" ")) expect(text).toContain(`id="${id}"`);
    expect(text).toContain("&lt;b&gt;not an address&lt;/b&gt;");
    expect(text).toContain("Áine Ní Bhriain");
    if (path !== "/shop/request") expect(text).toContain("שלום 🎭 Ó Sé");
  });

  test("a text that is far too long comes back whole", async () => {
    const long = `${"Céad míle fáilte. ".repeat(20_000)}An deireadh`;
    const { status, text } = await post(path, { ...asker, message: long, description: long });
    expect(status).toBe(400);
    expect(text).toContain(`${long}</textarea>`);
  });

  test("takes Irish, emoji and right-to-left text as it is", async () => {
    const words = "Séimhiú ḃ, 🎛️👩🏽‍🔧, مرحبا بالعالم, <script>alert(1)</script>";
    await post(path, { ...asker, email: `rtl${networks}@example.ie`, message: words, description: words });
    expect((await latest()).message).toContain(words);
  });

  test("the same form ten times is one enquiry", async () => {
    const once = { ...asker, email: `ten${networks}@example.ie`, form_token: await token() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(path, once)));
    expect(new Set(answers.map(({ text }) => /IST-\d{4}-\d+/.exec(text)?.[0])).size).toBe(1);
    expect(await db().select().from(enquiries).where(eq(enquiries.email, once.email))).toHaveLength(1);
    expect(await db().select().from(outboxMails).where(eq(outboxMails.recipient, once.email))).toHaveLength(
      1,
    );
  });

  test("F-25: line breaks in name, address and subject open no mail header", async () => {
    const name = "Ann\r\nBcc: victim@example.ie";
    await post(path, { ...asker, email: `crlf${networks}@example.ie`, name, productName: name });
    const row = await latest();
    expect(row.name).toBe("Ann Bcc: victim@example.ie");
    const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, row.id));
    expect(mails).toHaveLength(2);
    for (const { subject, replyTo, recipient } of mails)
      expect(`${subject}${replyTo}${recipient}`).not.toMatch(/[\r\n]/);
    for (const email of ["a@b.ie\r\nBcc: c@d.ie", "a@b.ie,c@d.ie", "A <a@b.ie>", "a@b.ie\u0000"]) {
      const { status } = await post(path, { ...asker, email });
      expect([email, status]).toEqual([email, email.endsWith("\u0000") ? 200 : 400]);
    }
  });

  test("F-25: an address of 10 kB of nested comments is refused", async () => {
    const email = `${"(".repeat(5000)}a@b.ie${")".repeat(5000)}`;
    expect((await post(path, { ...asker, email })).status).toBe(400);
  });

  test("10 MB in a field is refused and takes nothing along", async () => {
    const big = "x".repeat(10_000_000);
    const { status } = await post(path, { ...asker, message: big, description: big }).catch(() => ({
      status: 413,
    }));
    expect(status).toBe(413);
    expect((await site.ask("/healthz")).status).toBe(200);
  });
});

test("hours that were saved from two pages: the later answer says so, keeps what was typed and may be sent again", async () => {
  const path = "/admin/enquiries/hours";
  const headers = { Cookie: await signInAs(site) };
  const send = (version: string, daysOff: string) =>
    site.post(path, { version, daysOff, "opens-0": "09:00", "closes-0": "17:00" }, headers);
  expect((await send("", "2026-12-24")).status).toBe(303);
  const late = await send("", "2026-12-28");
  expect(late.status).toBe(409);
  expect(late.text).toContain("These settings were changed since you opened the page");
  expect(late.text).toContain("2026-12-28</textarea>");
  const version = /name="version" value="([^"]+)"/.exec(late.text)?.[1] ?? "";
  expect((await send(version, "2026-12-24 2026-12-28")).status).toBe(303);
});
