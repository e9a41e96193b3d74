import { createHmac } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, twoFactors, users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { getAuth } from "#app/features/identity/sign-in/auth.server.ts";
import { removeSecondFactorOf } from "#app/features/identity/sign-in/remove-second-factor.server.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { action as activationAction } from "#app/routes/account/two-step/activation.ts";
import { action as deletionAction } from "#app/routes/account/two-step/deletion.ts";
import { action as recoveryCodesAction } from "#app/routes/account/two-step/recovery-codes.ts";
import { action as setupAction } from "#app/routes/account/two-step/setup.ts";
import { action as recoveryAction } from "#app/routes/auth/code/recovery.ts";
import { action as codeAction } from "#app/routes/auth/code/route.tsx";
import { JOBS } from "#server/worker.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { config, Device, mailsTo, NORA, ORIGIN, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Seconds from the code that switched the second step on to one that no one has used and that is right already. */
const NEXT = 30;

/** What an authenticator app shows for a key (RFC 6238, SHA-1, 30 seconds, 6 digits). */
function codeOf(uri: string, aheadSeconds = 0): string {
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + aheadSeconds) / 30)));
  const mac = createHmac("sha1", bytes).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

interface Setup {
  readonly uri: string;
  readonly codes: readonly string[];
}

const ACTIONS = {
  activation: activationAction,
  deletion: deletionAction,
  "recovery-codes": recoveryCodesAction,
  setup: setupAction,
};

const change = (device: Device, action: keyof typeof ACTIONS, form: Record<string, string>) =>
  device.run(ACTIONS[action], `/account/security/code/${action}`, form);
const giveCode = (device: Device, code: string, more: Record<string, string> = {}) =>
  device.run(codeAction, "/auth/code", { code, ...more });
const giveRecoveryCode = (device: Device, code: string) =>
  device.run(recoveryAction, "/auth/code/recovery", { code });

async function enrolled(): Promise<{ device: Device; setup: Setup }> {
  const device = await register(db);
  await device.logIn();
  const begun = await change(device, "setup", { current: NORA.password });
  const { setup } = begun.data as { setup: Setup };
  await change(device, "activation", { uri: setup.uri, code: codeOf(setup.uri) });
  return { device, setup };
}

describe("the code of an app", () => {
  it("is set up with the password and a first right code, which also renews the session", async () => {
    const device = await register(db);
    await device.logIn();
    expect(await change(device, "setup", { current: "wrong" })).toMatchObject({
      status: 400,
      data: { refused: { fieldErrors: { current: "passwordWrong" } } },
    });
    const begun = await change(device, "setup", { current: NORA.password });
    const { setup } = begun.data as { setup: Setup };
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/ItsShowTime/);
    expect(setup.codes).toHaveLength(10);
    // Not in force before a code was right.
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");

    const wrong = await change(device, "activation", { uri: setup.uri, code: "000000" });
    expect(wrong).toMatchObject({
      status: 401,
      data: { setup: { uri: setup.uri }, refused: { fieldErrors: { code: "codeWrong" } } },
    });
    const before = device.cookies.get("__Host-itsshowtime.session_token");
    const on = await change(device, "activation", { uri: setup.uri, code: codeOf(setup.uri) });
    expect(on).toMatchObject({ location: "/account/security/code", flash: "two-step-on" });
    expect(device.cookies.get("__Host-itsshowtime.session_token")).not.toBe(before);
    expect(await device.viewer()).not.toBeNull();
    const stored = JSON.stringify(await db.select().from(twoFactors));
    for (const secret of [new URL(setup.uri).searchParams.get("secret") ?? "?", ...setup.codes])
      expect(stored).not.toContain(secret);
    expect((await db.select().from(auditLog)).map((entry) => entry.action)).toContain(
      "user.second-factor-added",
    );
  });

  it("is asked for after the password, and leads back to where a guard stopped", async () => {
    const { setup } = await enrolled();
    const device = new Device(db);
    const first = await device.logIn(undefined, undefined, { return: "/account/orders" });
    expect(first).toMatchObject({ status: 303, location: "/auth/code?return=%2Faccount%2Forders" });
    expect(await device.viewer()).toBeNull();
    expect(await giveCode(device, "000000")).toMatchObject({
      status: 401,
      data: { fieldErrors: { code: "codeWrong" } },
    });
    expect(await device.viewer()).toBeNull();
    const code = codeOf(setup.uri, NEXT);
    const done = await giveCode(device, `${code.slice(0, 3)} ${code.slice(3)}`, {
      return: "/account/orders",
    });
    expect(done.location).toBe("/account/orders");
    expect(await device.viewer()).not.toBeNull();

    const onlooker = new Device(db);
    await onlooker.logIn();
    expect(await giveCode(onlooker, code)).toMatchObject({ data: { fieldErrors: { code: "codeSpent" } } });
    expect(await onlooker.viewer()).toBeNull();
    expect(await db.select().from(sessions)).toHaveLength(2);
  });

  it("does not log in with the code that switched it on (RFC 6238, 5.2)", async () => {
    const device = await register(db);
    await device.logIn();
    const begun = await change(device, "setup", { current: NORA.password });
    const { uri } = (begun.data as { setup: Setup }).setup;
    const code = codeOf(uri);
    await change(device, "activation", { uri, code });
    const onlooker = new Device(db);
    await onlooker.logIn();
    expect(await giveCode(onlooker, code)).toMatchObject({ data: { fieldErrors: { code: "codeSpent" } } });
    expect(await onlooker.viewer()).toBeNull();
    // Its owner waits for the next code, without the password again.
    expect((await giveCode(onlooker, codeOf(uri, NEXT))).location).toBe("/shop/browse");
    // The form sent twice tells that it is on, and ends no session.
    expect(await change(device, "activation", { uri, code })).toMatchObject({ flash: "two-step-on" });
    expect(await device.viewer()).not.toBeNull();
  });

  it("needs the password first, and stops guessing", async () => {
    const { setup } = await enrolled();
    expect(await giveCode(new Device(db), codeOf(setup.uri, NEXT))).toMatchObject({
      data: { refusal: { kind: "code-expired" } },
    });
    const guesser = new Device(db);
    await guesser.logIn();
    const kinds: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      const answer = await giveCode(guesser, `00000${n}`);
      kinds.push((answer.data as { refusal: { kind: string } | null }).refusal?.kind);
    }
    expect(kinds.slice(-1)).toEqual(["code-expired"]);
    expect(await giveCode(guesser, codeOf(setup.uri, NEXT))).toMatchObject({
      data: { refusal: { kind: "code-expired" } },
    });
    expect(await guesser.viewer()).toBeNull();
  });

  it("gives way to a recovery code, once each; new ones replace the old", async () => {
    const { device, setup } = await enrolled();
    const [first = "", second = ""] = setup.codes;
    const phoneless = new Device(db);
    await phoneless.logIn();
    expect((await giveRecoveryCode(phoneless, first)).location).toBe("/shop/browse");
    const again = new Device(db);
    await again.logIn();
    expect(await giveRecoveryCode(again, first)).toMatchObject({
      status: 401,
      data: { fieldErrors: { code: "recoveryCodeWrong" } },
    });
    const renewed = await change(device, "recovery-codes", { current: NORA.password });
    const { codes } = renewed.data as { codes: readonly string[] };
    expect(codes).toHaveLength(10);
    expect((await giveRecoveryCode(again, second)).status).toBe(401);
    expect((await giveRecoveryCode(again, codes[0] ?? "")).location).toBe("/shop/browse");
  });

  it("gives out recovery codes that can be typed from paper, in capitals and without the hyphen", async () => {
    const { setup } = await enrolled();
    for (const code of setup.codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(new Set(setup.codes).size).toBe(10);
    const [first = "", second = "", third = ""] = setup.codes;
    const spellings = [first.toUpperCase(), second.replace("-", ""), ` ${third.replace("-", " – ")} `];
    for (const typed of spellings) {
      const device = new Device(db);
      await device.logIn();
      expect((await giveRecoveryCode(device, typed)).location).toBe("/shop/browse");
    }
    const again = new Device(db);
    await again.logIn();
    expect((await giveRecoveryCode(again, first)).status).toBe(401);
    expect((await giveRecoveryCode(again, setup.codes[3]?.slice(0, 9) ?? "")).status).toBe(401);
    const typed = setup.codes[3]?.toUpperCase().replace("-", " ") ?? "";
    await again.api("/api/auth/two-factor/verify-backup-code", { code: typed });
    expect(await again.viewer()).not.toBeNull();
  });

  it("takes recovery codes that were given out in capital and small letters as they are written", async () => {
    await enrolled();
    const { instance } = await getAuth(db, config);
    const { secretConfig: key } = await instance.$context;
    const given = ["9AGMQ-7GVJa", "9agmq-7gvjA", "0O1lI-ABCDE"];
    const backupCodes = await symmetricEncrypt({ key, data: JSON.stringify(given) });
    await db.update(twoFactors).set({ backupCodes });
    for (const code of given.toReversed()) {
      const device = new Device(db);
      await device.logIn();
      expect((await giveRecoveryCode(device, code)).location).toBe("/shop/browse");
    }
    const device = new Device(db);
    await device.logIn();
    expect((await giveRecoveryCode(device, "9AGMQ-7GVJa")).status).toBe(401);
  });

  it("is switched off with the password", async () => {
    const { device } = await enrolled();
    expect((await change(device, "deletion", { current: "wrong" })).status).toBe(400);
    expect(await change(device, "deletion", { current: NORA.password })).toMatchObject({
      flash: "two-step-off",
    });
    expect(await db.select().from(twoFactors)).toEqual([]);
    expect((await db.select().from(users).where(eq(users.email, NORA.email)))[0]?.twoFactorEnabled).toBe(
      false,
    );
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });
});

describe("the owner of an account", () => {
  const kinds = async () => (await mailsTo(db, NORA.email)).map(({ kind }) => kind);
  const runJobs = () => runDueJobs({ db, config, clock: systemClock, log: createLogger("silent") }, JOBS);
  const actions = async () => (await db.select().from(auditLog)).map(({ action }) => action);

  it("is mailed when the second step is switched on, gets new recovery codes, and is switched off", async () => {
    const { device } = await enrolled();
    expect(await kinds()).toEqual(["account-second-factor-added", "account-confirm"]);
    await change(device, "recovery-codes", { current: "wrong" });
    await change(device, "deletion", { current: "wrong" });
    expect(await kinds()).toHaveLength(2);
    await change(device, "recovery-codes", { current: NORA.password });
    expect((await kinds())[0]).toBe("account-recovery-codes");
    expect(await actions()).toContain("user.recovery-codes-regenerated");
    await change(device, "deletion", { current: NORA.password });
    expect((await kinds())[0]).toBe("account-second-factor-removed");
    expect((await mailsTo(db, NORA.email))[0]?.text).toContain(`${ORIGIN}/auth/forgot`);
    // It was off already.
    await change(device, "deletion", { current: NORA.password });
    expect(await kinds()).toHaveLength(4);
    expect((await actions()).filter((action) => action === "user.second-factor-removed")).toHaveLength(1);
  });

  it("is mailed the same for calls of the API", async () => {
    const device = await register(db);
    await device.logIn();
    const { password } = NORA;
    const { data } = await device.api("/api/auth/two-factor/enable", { password });
    const code = codeOf((data as { totpURI: string }).totpURI);
    await device.api("/api/auth/two-factor/verify-totp", { code });
    await device.api("/api/auth/two-factor/verify-totp", { code });
    await device.api("/api/auth/two-factor/generate-backup-codes", { password });
    await device.api("/api/auth/two-factor/disable", { password });
    expect(await kinds()).toEqual([
      "account-second-factor-removed",
      "account-recovery-codes",
      "account-second-factor-added",
      "account-confirm",
    ]);
    expect(await actions()).toEqual(
      expect.arrayContaining(["user.second-factor-added", "user.recovery-codes-regenerated"]),
    );
  });

  it("is mailed when the command line removes it, once", async () => {
    await enrolled();
    const remove = (email: string) => removeSecondFactorOf(db, email, new Date());
    expect(await remove(NORA.email)).toBe(true);
    await runJobs();
    const [mail] = await mailsTo(db, NORA.email);
    expect(mail).toMatchObject({ kind: "account-second-factor-removed" });
    expect(mail?.text).toContain(`${ORIGIN}/contact`);
    expect(await remove(NORA.email)).toBe(true);
    expect(await remove("nobody@example.ie")).toBe(false);
    await runJobs();
    expect(await kinds()).toHaveLength(3);
  });
});
