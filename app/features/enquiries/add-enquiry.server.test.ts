import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { numberCounters } from "#app/db/schema/system/number-counters.ts";
import { forgetGuest } from "#app/features/identity/account/delete-account.server.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addEnquiry } from "./add-enquiry.server.ts";
import { getFormSecret, makeFormToken, readFormToken } from "./proof/form-token.server.ts";
import { countEnquiries } from "./queries.server.ts";
import { removeOldEnquiries } from "./remove-old-enquiries.server.ts";

const db = await useTestDb();
const SECRET = { SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie", ORIGIN: "https://show.example.ie" };
const { config } = workContext(db, SECRET);
const NOW = new Date("2026-11-21T12:00:00Z");
const START = new Date(NOW.getTime() - 60_000);

type Post = Parameters<typeof addEnquiry>[1];

async function post(change: Partial<Post> = {}, now = NOW): Promise<Post & { now: Date }> {
  return {
    enquiry: {
      formType: "dry-hire",
      name: "Seán <b>Ó Sé</b>",
      email: "sean@example.ie",
      phone: "091 555 0100",
      company: null,
      message: "24 PARs\nagus ceo",
    },
    locale: "ga",
    token: makeFormToken(await getFormSecret(db, config), { now: START }),
    honeypot: "",
    clientAddress: "192.0.2.1",
    userId: null,
    now,
    ...change,
  };
}

const add = ({ now, ...rest }: Post & { now: Date }) => addEnquiry({ db, config, now }, rest);
const mails = () => db.select().from(outboxMails).orderBy(outboxMails.id);
const states = async () => (await db.select().from(enquiries)).map(({ state }) => state);

describe("addEnquiry", () => {
  it("stores the enquiry, two mails and an audit entry", async () => {
    expect(await add(await post())).toEqual({ reference: "IST-2026-0001", challenge: null });
    const [staff, sender] = await mails();
    expect(staff).toMatchObject({
      recipient: "staff@example.ie",
      replyTo: "sean@example.ie",
      locale: "en",
      subject: "IST-2026-0001 Dry hire: Seán <b>Ó Sé</b>",
      subjectType: "enquiry",
    });
    expect(staff?.html).toContain("Seán &lt;b&gt;Ó Sé&lt;/b&gt;");
    expect(staff?.text).toContain("24 PARs\nagus ceo");
    expect(sender).toMatchObject({
      recipient: "sean@example.ie",
      locale: "ga",
      subject: "IST-2026-0001: tá d’fhiosrúchán againn",
    });
    expect(sender?.text).toContain("IST-2026-0001");
    expect(sender?.html).toContain('lang="ga-IE"');
    const [entry] = await db.select().from(auditLog);
    expect(entry).toMatchObject({
      action: "enquiry.received",
      details: { reference: "IST-2026-0001", state: "new" },
    });
    expect(JSON.stringify(entry)).not.toContain("sean@example.ie");
  });

  it("promises no quote in the mail that comes after the collection: it asks to ring", async () => {
    const hire = (from: string) => ({ from, to: "2026-11-30T17:00", lines: [], price: null });
    const thanks = async (from: string, locale: "en" | "ga") => {
      await add(await post({ locale, details: { hire: hire(from) } }));
      return (await mails()).at(-1)?.text.replaceAll(/\s+/g, " ") ?? "";
    };
    // Asked for on Saturday, answered by Monday noon at the earliest.
    const soon = await thanks("2026-11-23T09:00", "en");
    expect(soon).not.toContain("less than 24 hours");
    expect(soon).toContain("Your hire begins soon: Monday 23 November 2026, 09:00.");
    expect(soon).toContain("Contact us now");
    expect(await thanks("2026-11-23T09:00", "ga")).toContain("Tosóidh d’ordú cíosa go luath: Dé Luain");
    expect(await thanks("2026-11-27T09:00", "en")).toContain("a detailed quote in less than 24 hours");
  });

  it("R2: counts the same post once, ten times in a row and ten at once", async () => {
    const one = await post();
    for (let n = 0; n < 10; n += 1) expect(await add(one)).toMatchObject({ reference: "IST-2026-0001" });
    const two = await post();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(two)));
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set(["IST-2026-0002"]));
    expect(await states()).toEqual(["new", "new"]);
    expect(await mails()).toHaveLength(4);
  });

  it("counts an API call with a key once, and others each time", async () => {
    const keyed = await post({ token: null, apiKey: "k1" });
    await add(keyed);
    await add(keyed);
    await add(await post({ token: null, apiKey: null }));
    await add(await post({ token: null, apiKey: null }));
    expect(await states()).toHaveLength(3);
  });

  it("begins each Irish year at 1 and goes past 9999", async () => {
    const newYear = new Date("2026-12-31T23:30:00Z");
    await add(await post({}, newYear));
    await db.update(numberCounters).set({ last: 9999 });
    expect(await add(await post({}, newYear))).toMatchObject({ reference: "IST-2026-10000" });
    expect(await add(await post({}, newYear))).toMatchObject({ reference: "IST-2026-10001" });
    expect(await add(await post({}, new Date("2027-01-01T00:30:00Z")))).toMatchObject({
      reference: "IST-2027-0001",
    });
  });

  it("gives no number twice, also after its enquiry was erased", async () => {
    await add(await post());
    expect(await add(await post())).toMatchObject({ reference: "IST-2026-0002" });
    const forgetting = { companyAddresses: [], further: async () => undefined };
    await inTransaction(db, (tx) =>
      forgetGuest(tx, { email: "sean@example.ie", actorId: "staff" }, forgetting),
    );
    expect(await states()).toEqual([]);
    expect(await add(await post())).toMatchObject({ reference: "IST-2026-0003" });
  });

  it("F-19: flags spam and never drops it: stored, answered with its reference, no mail", async () => {
    expect(await add(await post({ honeypot: "x" }))).toMatchObject({ reference: "IST-2026-0001" });
    expect(await add(await post({ token: "forged.a.b.c" }))).toMatchObject({ reference: "IST-2026-0002" });
    expect(await states()).toEqual(["spam", "spam"]);
    expect(await mails()).toHaveLength(0);
  });

  it("takes a limited number from one network, whose floods of evident spam shut no one out", async () => {
    for (let n = 0; n < 30; n += 1) await add(await post({ honeypot: "x" }));
    for (let n = 0; n < 30; n += 1) {
      const next = await post();
      await add({ ...next, enquiry: { ...next.enquiry, email: `person${n}@example.ie` } });
    }
    expect((await countEnquiries(db)).new).toBe(10);
    await add(await post({ clientAddress: "198.51.100.7" }));
    expect((await countEnquiries(db)).new).toBe(11);
    await add(await post({}, new Date(NOW.getTime() + HOUR_MS)));
    expect((await countEnquiries(db)).new).toBe(12);
  });

  it("sends a limited number of copies to one address, wherever they come from", async () => {
    for (let n = 0; n < 8; n += 1) await add(await post({ clientAddress: `198.51.100.${n}` }));
    expect((await countEnquiries(db)).new).toBe(5);
    const sent = await mails();
    expect(sent.filter(({ kind }) => kind === "enquiry-sender")).toHaveLength(5);
    expect(sent.filter(({ kind }) => kind === "enquiry-staff")).toHaveLength(8);
    expect(sent.at(-1)?.subject).toBe("Possible spam: IST-2026-0008 Dry hire: Seán <b>Ó Sé</b>");
  });

  it("stores nothing at all when one part fails", async () => {
    const broken = { ...config, mailTo: "not an address" };
    await expect(addEnquiry({ db, config: broken, now: NOW }, await post())).rejects.toThrow();
    expect(await states()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe("form tokens", () => {
  it("prove when a form was made, and nothing forged does", async () => {
    const secret = await getFormSecret(db, config);
    const token = makeFormToken(secret, { now: START });
    expect(readFormToken(secret, token, NOW)).toMatchObject({ kind: "valid", shared: false, ageMs: 60_000 });
    expect(readFormToken("another", token, NOW)).toEqual({ kind: "forged" });
    expect(readFormToken(secret, token.replace(".once.", ".shared."), NOW)).toEqual({ kind: "forged" });
    expect(readFormToken(secret, "x".repeat(100_000), NOW)).toEqual({ kind: "forged" });
    expect(readFormToken(secret, "", NOW)).toEqual({ kind: "missing" });
  });
});

describe("removeOldEnquiries", () => {
  it("L20: removes enquiries 24 months after the last touch", async () => {
    await add(await post());
    await removeOldEnquiries(db, new Date(NOW.getTime() + 729 * DAY_MS));
    expect(await states()).toHaveLength(1);
    await removeOldEnquiries(db, new Date(NOW.getTime() + 732 * DAY_MS));
    expect(await db.select().from(enquiries).where(eq(enquiries.state, "new"))).toHaveLength(0);
  });
});
