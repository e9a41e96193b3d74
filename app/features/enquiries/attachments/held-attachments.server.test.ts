import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { addMs, DAY_MS, MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { changeState } from "../admin/change-state.server.ts";
import { getFormSecret, makeFormToken } from "../proof/form-token.server.ts";
import { MIN } from "../proof/proof.server.ts";
import { proveEnquiry } from "../proof/prove-enquiry.server.ts";
import { removeOrphanedAttachments } from "../remove-old-enquiries.server.ts";
import { submitEnquiry } from "../submit-enquiry.server.ts";
import { FILES_FIELD } from "./attachments.ts";
import { findHeldFiles } from "./held-files.server.ts";
import { holdAttachments } from "./hold-attachments.server.ts";

const db = await useTestDb();
const folder = mkdtempSync(join(tmpdir(), "itsshowtime-held-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { config, clock } = workContext(db, { SECRET: "s".repeat(32), DATA_DIR: folder });

const PDF = "%PDF-1.4\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n";
const storedFiles = () => readdirSync(join(folder, "uploads/enquiries")).length;

async function hold(name = "plate.jpg"): Promise<string> {
  const picture = { kind: "photo", name, bytes: Buffer.from(name), width: 1, height: 1 } as const;
  const [token] = await holdAttachments({ db, config, now: clock.now() }, [picture], "198.51.100.9");
  if (!token) throw new Error("Nothing was held");
  return token;
}

async function formToken(age = MINUTE_MS): Promise<string> {
  const now = new Date(clock.now().getTime() - age);
  return makeFormToken(await getFormSecret(db, config), { now });
}

let posts = 0;

/** Posts a whole form, each time from another network. Returns the answer. */
async function send(fields: Record<string, string>, files: readonly string[] = []) {
  posts += 1;
  const form = new FormData();
  const person = { name: "Seán", email: `sean${posts}@example.ie`, phone: "091 555 010", message: "Hello" };
  for (const [name, value] of Object.entries({ form_token: await formToken(), ...person, ...fields }))
    form.append(name, value);
  for (const name of files) form.append(FILES_FIELD, new File([PDF], name));
  const ctx = { db, config, now: clock.now(), clientAddress: `192.0.2.${posts}` };
  const sent = { form: "equipment-servicing", posted: new FormFields(form), locale: "en" } as const;
  return (await submitEnquiry(ctx, sent, async () => null)).answer;
}

/** Every enquiry's state with the names of its files. */
async function listStored() {
  const rows = await db
    .select({ id: enquiries.id, state: enquiries.state, name: enquiryAttachments.name })
    .from(enquiries)
    .leftJoin(enquiryAttachments, eq(enquiryAttachments.enquiryId, enquiries.id))
    .orderBy(enquiries.id, enquiryAttachments.id);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].map((found) => [found[0]?.state, ...found.flatMap(({ name }) => name ?? [])]);
}

describe("a held file", () => {
  test("goes to one enquiry, as the file that it is, however often its token comes", async () => {
    const held = await hold();
    const before = storedFiles();
    const first = { held, message: "First", form_token: await formToken(), email: "sean@example.ie" };
    const answer = await send(first);
    for (let n = 0; n < 3; n += 1) await send({ held, message: `Post ${n}` });
    await Promise.all([send({ held, message: "a" }), send({ held, message: "b" })]);
    expect(await send(first)).toEqual(answer);
    expect(await listStored()).toEqual([["new", "plate.jpg"], ["new"], ["new"], ["new"], ["new"], ["new"]]);
    expect(storedFiles()).toBe(before);
  });

  test("is neither read nor copied for a form with a made-up token", async () => {
    const held = await hold();
    const before = storedFiles();
    for (let n = 0; n < 3; n += 1)
      expect((await send({ held, form_token: "x" }, ["plan.pdf"])).kind).toBe("sent");
    expect((await send({ held, form_token: "x", email: "no" }, ["plan.pdf"])).kind).toBe("invalid");
    expect(await listStored()).toEqual([["spam"], ["spam"], ["spam"]]);
    expect(storedFiles()).toBe(before);
    await send({ held });
    expect((await listStored()).at(-1)).toEqual(["new", "plate.jpg"]);
  });
});

describe("a suspect enquiry", () => {
  const prove = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey, counterStart: MIN });
    if (!solution) throw new Error("Not solved");
    const work = { challenge, solution };
    return proveEnquiry({ db, config, now: clock.now() }, { work, clientAddress: "192.0.2.1" });
  };

  test("has no files until it is proved, and then those it was sent with", async () => {
    const held = await hold();
    const before = storedFiles();
    const answer = await send({ held, form_token: await formToken(SECOND_MS) }, ["plan.pdf"]);
    expect(await listStored()).toEqual([["spam"]]);
    expect(storedFiles()).toBe(before + 1);
    const challenge = answer.kind === "sent" && answer.challenge ? JSON.parse(answer.challenge) : null;
    expect(await prove(challenge)).toMatchObject({ ok: true });
    expect(await listStored()).toEqual([["new", "plate.jpg", "plan.pdf"]]);
    expect(storedFiles()).toBe(before + 1);
  });

  test("comes with a suspect enquiry that staff take out of the spam, until housekeeping removes it", async () => {
    const takeOut = async () => {
      const [row] = await db.select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
      const { id = "" } = row ?? {};
      const files = await findHeldFiles({ db, config }, id);
      await changeState(db, { id, to: "new", actorId: null, files, now: clock.now() });
    };
    const held = await hold();
    await send({ held, form_token: await formToken(SECOND_MS) }, ["plan.pdf"]);
    await takeOut();
    expect(await listStored()).toEqual([["new", "plate.jpg", "plan.pdf"]]);
    await removeOrphanedAttachments({ db, config }, addMs(new Date(), 2 * DAY_MS));
    expect(await listStored()).toEqual([["new", "plate.jpg", "plan.pdf"]]);
    await send({ form_token: await formToken(SECOND_MS) }, ["late.pdf"]);
    await removeOrphanedAttachments({ db, config }, addMs(new Date(), 2 * DAY_MS));
    await takeOut();
    expect((await listStored()).at(-1)).toEqual(["new"]);
    const [row] = await db.select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
    expect(row?.details).toEqual({});
  });

  test("is not counted in the mail about a suspect enquiry, which has no files yet", async () => {
    const email = "often@example.ie";
    for (let n = 0; n < 6; n += 1) await send({ email, message: `Post ${n}` }, ["plan.pdf"]);
    const mails = await db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, "enquiry-staff"))
      .orderBy(outboxMails.id);
    expect(mails.map(({ text }) => text.includes("PDF files: 1"))).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
    ]);
  });

  test("leaves nothing in the storage for a network that holds no more", async () => {
    const before = storedFiles();
    const clientAddress = "203.0.113.5";
    const post = async (message: string) => {
      const form = new FormData();
      const fields = { name: "Bot", email: "bot@example.ie", phone: "091 555 010", message };
      for (const [name, value] of Object.entries({ form_token: await formToken(), ...fields }))
        form.append(name, value);
      form.append(FILES_FIELD, new File([PDF], "plan.pdf"));
      const sent = { form: "equipment-servicing", posted: new FormFields(form), locale: "en" } as const;
      await submitEnquiry({ db, config, now: clock.now(), clientAddress }, sent, async () => null);
    };
    // Five are within the limit of an address, twenty more are held.
    for (let n = 0; n < 40; n += 1) await post(`Message ${n}`);
    expect(storedFiles()).toBe(before + 25);
    expect((await listStored()).filter(([, name]) => name)).toHaveLength(5);
  });
});
