import { type Challenge, type Solution, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addEnquiry } from "../add-enquiry.server.ts";
import { changeState } from "../admin/change-state.server.ts";
import { countEnquiries } from "../queries.server.ts";
import { getFormSecret, makeFormToken } from "./form-token.server.ts";
import { MIN } from "./proof.server.ts";
import { proveEnquiry } from "./prove-enquiry.server.ts";

const db = await useTestDb();
const { config } = workContext(db, { SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie" });
const NOW = new Date();
const ctx = { db, config, now: NOW };

type Post = Parameters<typeof addEnquiry>[1];

async function post(change: Partial<Post> = {}, name = "Ann"): Promise<Post> {
  return {
    enquiry: {
      formType: "contact",
      name,
      email: `${name.toLowerCase()}@example.ie`,
      phone: "1",
      company: null,
      message: `From ${name}`,
    },
    locale: "en",
    token: makeFormToken(await getFormSecret(db, config), { now: new Date(NOW.getTime() - MINUTE_MS) }),
    honeypot: "",
    clientAddress: "192.0.2.1",
    userId: null,
    ...change,
  };
}

/** An enquiry whose trap a password manager filled in. */
async function suspect(name = "Ann", clientAddress = "192.0.2.1"): Promise<Challenge> {
  const { challenge } = await addEnquiry(ctx, await post({ honeypot: "autofilled", clientAddress }, name));
  if (!challenge) throw new Error("No work was asked for");
  return challenge;
}

async function solve(challenge: Challenge): Promise<Solution> {
  // The answer is among the later attempts; the others would take half of the time of this file.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: MIN });
  if (!solution) throw new Error("Not solved");
  return solution;
}

const prove = (challenge: Challenge, solution: Solution, now = NOW, clientAddress = "192.0.2.1") =>
  proveEnquiry({ ...ctx, now }, { work: { challenge, solution }, clientAddress });
const kinds = async () => (await db.select().from(outboxMails)).map(({ kind }) => kind).sort();

describe("work for a browser", () => {
  it("is asked of suspects only, and makes a new enquiry of one, once, with both mails", async () => {
    expect((await addEnquiry(ctx, await post())).challenge).toBeNull();
    const challenge = await suspect("Bríd");
    const solution = await solve(challenge);
    expect(await prove(challenge, solution)).toEqual({ ok: true, value: null });
    expect(await prove(challenge, solution)).toMatchObject({ error: { kind: "not-proved" } });
    expect(await countEnquiries(db)).toMatchObject({ new: 2, spam: 0 });
    expect(await kinds()).toEqual(["enquiry-sender", "enquiry-sender", "enquiry-staff", "enquiry-staff"]);
  });

  it("counts for nothing when undone, forged, turned to another enquiry, or late", async () => {
    const [mine, other] = [await suspect("Ann"), await suspect("Bob")];
    const solution = await solve(mine);
    const forged = { ...mine, parameters: { ...mine.parameters, data: other.parameters.data ?? {} } };
    for (const [challenge, answer, now] of [
      [mine, { counter: 1, derivedKey: "00" }, NOW],
      [other, solution, NOW],
      [forged, solution, NOW],
      [{ ...mine, signature: "ab".repeat(32) }, solution, NOW],
    ] as const)
      expect(await prove(challenge, answer, now)).toMatchObject({ error: { kind: "not-proved" } });
    expect((await countEnquiries(db)).new).toBe(0);
    expect(await kinds()).toEqual([]);
  });

  it("leaves alone what staff decided since", async () => {
    const challenge = await suspect();
    const [row] = await db.select().from(enquiries);
    for (const to of ["new", "lost"] as const)
      await changeState(db, { id: row?.id ?? "", to, actorId: null, now: NOW });
    expect(await prove(challenge, await solve(challenge))).toMatchObject({ error: { kind: "not-proved" } });
    expect((await countEnquiries(db)).lost).toBe(1);
  });
});

describe("F-19: a thousand scripted posts beside one slow human", () => {
  it("leave at most 20 new, and the human is heard, with and without a filled trap", async () => {
    const secret = await getFormSecret(db, config);
    const made = (age: number) => makeFormToken(secret, { now: new Date(NOW.getTime() - age) });
    const reused = made(MINUTE_MS);
    const manners: ((n: number) => Partial<Post>)[] = [
      () => ({ token: null }),
      () => ({ token: "made.up.token.x" }),
      () => ({ token: made(SECOND_MS) }),
      () => ({ honeypot: "https://pills.example" }),
      () => ({ token: reused }),
      // Patient scripts that wait out the time and fetch a token for each post, from one network.
      () => ({ token: made(MINUTE_MS) }),
      () => ({ token: made(2 * DAY_MS) }),
      (n) => ({ token: null, clientAddress: `198.51.${n % 200}.${n % 250}` }),
    ];
    for (let n = 0; n < 1000; n += 1) {
      const manner = manners[n % manners.length]?.(n);
      await addEnquiry(ctx, await post({ clientAddress: "203.0.113.66", ...manner }, `Bot${n}`));
    }
    const flooded = await countEnquiries(db);
    expect(flooded.new).toBeLessThanOrEqual(20);
    expect(flooded.new + flooded.spam).toBe(1000);
    // The human opened the form yesterday and lets a password manager fill in the fields.
    const human = await post({ token: made(DAY_MS - MINUTE_MS) }, "Máire");
    expect(await addEnquiry(ctx, human)).toMatchObject({ challenge: null });
    const challenge = await suspect("Nuala", "192.0.2.77");
    expect((await prove(challenge, await solve(challenge), NOW, "192.0.2.77")).ok).toBe(true);
    expect((await countEnquiries(db)).new).toBe(flooded.new + 2);
  }, 300_000);

  it("stays below the number when the scripts do the work too", async () => {
    const proved: boolean[] = [];
    for (let n = 0; n < 8; n += 1) {
      const challenge = await suspect(`Bot${n}`, "203.0.113.66");
      proved.push((await prove(challenge, await solve(challenge), NOW, "203.0.113.66")).ok);
    }
    expect(proved.filter(Boolean)).toHaveLength(5);
  }, 300_000);
});
