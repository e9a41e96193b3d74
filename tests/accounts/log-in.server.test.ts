import { describe, expect, it } from "vitest";
import { rateLimits, sessions } from "#app/db/schema/identity.ts";
import {
  countAttempt,
  MAILS_PER_ADDRESS,
  removeOldAttempts,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { admitSignIn } from "#app/features/identity/sign-in/sign-in-limits.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { action as signOutAction } from "#app/routes/auth/sign-out.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, NORA, register, shape } from "#tests/support/process/device.ts";

const db = await useTestDb();

describe("logging in", () => {
  it("F-7: refuses a wrong password and an unknown address alike", async () => {
    await register(db);
    const wrong = await new Device(db).logIn(NORA.email, "wrong-password");
    const unknown = await new Device(db).logIn("nobody@example.ie", "wrong-password");
    expect(wrong).toMatchObject({ status: 401, data: { refusal: { kind: "login-failed" } } });
    expect(shape(wrong)).toEqual(shape(unknown));
    expect(wrong.data).toMatchObject({ values: { email: NORA.email } });
    expect(JSON.stringify(wrong.data)).not.toContain("wrong-password");
  });

  it("F-10: returns to a safe path of this site only", async () => {
    await register(db);
    expect((await new Device(db).logIn(undefined, undefined, { return: "/admin/import?x=1" })).location).toBe(
      "/admin/import?x=1",
    );
    for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "/%2fevil.example"]) {
      expect((await new Device(db).logIn(undefined, undefined, { return: path })).location).toBe(
        "/shop/browse",
      );
    }
  });

  it("F-22: sets a strict cookie, new at every login", async () => {
    await register(db);
    const device = new Device(db);
    const first = (await device.logIn()).headers
      .getSetCookie()
      .find((cookie) => cookie.includes("session_token"));
    expect(first).toMatch(/^__Host-itsshowtime\.session_token=/);
    for (const attribute of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\//i])
      expect(first).toMatch(attribute);
    const before = device.cookies.get("__Host-itsshowtime.session_token");
    await device.logIn();
    expect(device.cookies.get("__Host-itsshowtime.session_token")).not.toBe(before);
  });

  it("stores the browser of a session and no network address", async () => {
    const phone = await register(db);
    await phone.logIn();
    const addresses = async () => (await db.select().from(sessions)).map(({ ipAddress }) => ipAddress);
    expect(await addresses()).toEqual([null]);
    // One from before, which is prolonged.
    const expiresAt = addMs(new Date(), 5 * DAY_MS);
    await db.update(sessions).set({ ipAddress: "203.0.113.7", expiresAt });
    await phone.viewer();
    expect(await addresses()).toEqual([null]);
  });

  it("ends here, and only here, with the button", async () => {
    const phone = await register(db);
    const admin = new Device(db);
    await phone.logIn();
    await admin.logIn();
    const old = new Map(phone.cookies);
    const out = await phone.run(signOutAction, "/auth/sign-out", {});
    expect(out.location).toBe("/auth");
    expect(await phone.viewer()).toBeNull();
    for (const [name, value] of old) phone.cookies.set(name, value);
    expect(await phone.viewer()).toBeNull();
    expect(await admin.viewer()).not.toBeNull();
  });

  it("asks no database without a session cookie, and refuses a forged one", async () => {
    const device = new Device(db);
    device.cookies.set("__Host-itsshowtime.session_token", "forged.c2lnbmF0dXJl");
    expect(await device.viewer()).toBeNull();
  });
});

describe("limits", () => {
  it("F-20: refuse an account's 11th wrong password from anywhere, but not its owner's known device", async () => {
    const owner = await register(db);
    await owner.logIn();
    let refused = 0;
    for (let n = 0; n < 30; n++) {
      const stranger = new Device(db, `198.51.100.${n}`);
      const answer = await stranger.logIn(NORA.email, `guess-${n}`);
      if (answer.status === 429) {
        refused++;
        expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
        expect(answer.data).toMatchObject({ refusal: { kind: "too-many" } });
      }
    }
    expect(refused).toBe(20);
    expect((await new Device(db, "198.51.100.99").logIn()).status).toBe(429);
    expect((await owner.logIn()).location).toBe("/shop/browse");
    const later = new Device(db, "198.51.100.99");
    later.ahead = 16 * 60_000;
    expect((await later.logIn()).location).toBe("/shop/browse");
  });

  it("are kept in the database and name no one", async () => {
    await new Device(db).logIn("nobody@example.ie", "wrong-password");
    const rows = await db.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/nobody@|203\.0\.113/);
  });

  it("L20: are forgotten a day after the last attempt", async () => {
    const began = new Date();
    await countAttempt(db, "somebody", MAILS_PER_ADDRESS, began);
    await removeOldAttempts(db, addMs(began, DAY_MS));
    expect(await db.$count(rateLimits)).toBe(1);
    await removeOldAttempts(db, addMs(began, DAY_MS + 1));
    expect(await db.$count(rateLimits)).toBe(0);
  });

  it("count one network address over all accounts, and an IPv6 visitor's whole network as one", async () => {
    const now = new Date();
    const admit = (n: number, address: string) =>
      admitSignIn(db, { email: `p${n}@example.ie`, address, device: null }, now);
    for (let n = 0; n < 60; n++) expect((await admit(n, `2001:db8::${n}`)).allowed).toBe(true);
    expect(await admit(60, "2001:db8::ffff")).toEqual({ allowed: false, retryAfter: 900 });
    expect((await admit(61, "2001:db8:0:1::1")).allowed).toBe(true);
  });
});

describe("the API", () => {
  it("F-11: refuses foreign pages", async () => {
    await register(db);
    const body = { email: NORA.email, password: NORA.password };
    const foreign = await new Device(db).api("/api/auth/sign-in/email", body, {
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it("is limited like the page, whatever address the request claims", async () => {
    await register(db);
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      const body = { email: NORA.email.toUpperCase(), password: `guess-${n}` };
      const spoofed = { "x-client-address": `192.0.2.${n}`, "x-forwarded-for": `192.0.2.${n}` };
      statuses.push((await new Device(db).api("/api/auth/sign-in/email", body, spoofed)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
