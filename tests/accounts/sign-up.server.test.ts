import { describe, expect, it } from "vitest";
import { userRoles, users, verifications } from "#app/db/schema/identity.ts";
import { removeOldLinks } from "#app/features/identity/account/remove-old-links.server.ts";
import { ANSWER_FLOOR_MS } from "#app/http/admission/answer-floor.server.ts";
import { action as emailAction } from "#app/routes/account/security/email.ts";
import { action as confirmAction, loader as confirmLoader } from "#app/routes/auth/confirm.tsx";
import { action as forgotAction } from "#app/routes/auth/forgot.tsx";
import { action as signUpAction } from "#app/routes/auth/sign-in/sign-up.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import {
  confirm,
  Device,
  linkTo,
  mailsTo,
  NORA,
  ORIGIN,
  register,
  shape,
} from "#tests/support/process/device.ts";

const db = await useTestDb();

/** Posts the page of a confirmation link with a password. */
function press(device: Device, link: URL, password: string | undefined) {
  const token = link.searchParams.get("token") ?? "";
  return device.run(confirmAction, link.pathname + link.search, { token, ...(password && { password }) });
}

describe("signing up", () => {
  it("leads over the mailed link to a login", async () => {
    const device = new Device(db);
    const signedUp = await device.signUp();
    expect(signedUp).toMatchObject({ location: "/auth", flash: "account-created" });
    expect([...device.cookies.keys()]).toEqual(["__Host-itsshowtime.sign-up"]);

    const early = await device.logIn();
    expect(early).toMatchObject({ status: 403, data: { refusal: { kind: "not-confirmed" } } });
    expect(await device.viewer()).toBeNull();

    const link = await linkTo(db, NORA.email, "account-confirm");
    expect(link.origin).toBe(ORIGIN);
    expect(link.pathname).toBe("/auth/confirm");
    expect(await confirm(device, link)).toMatchObject({ location: "/auth", flash: "address-confirmed" });
    expect(await device.viewer()).toBeNull();

    const loggedIn = await device.logIn();
    expect(loggedIn.location).toBe("/shop/browse");
    expect(await device.viewer()).toEqual({
      id: expect.any(String),
      name: NORA.name,
      email: NORA.email,
      locale: "en",
      roles: [],
      hasPriceList: false,
    });
  });

  it("F-8: confirms by the button, once, and never because the link was opened", async () => {
    const device = new Device(db);
    await device.signUp();
    const link = await linkTo(db, NORA.email, "account-confirm");
    const token = link.searchParams.get("token") ?? "";
    const open = () => device.run(confirmLoader, link.pathname + link.search);
    expect((await open()).data).toEqual({ token, alive: true, email: null });
    expect((await open()).data).toEqual({ token, alive: true, email: null });
    expect((await device.logIn()).status).toBe(403);
    const second = await linkTo(db, NORA.email, "account-confirm");
    expect((await new Device(db).api(`/api/auth/verify-email?token=${token}`)).status).toBe(404);

    const press = (one: string) => device.run(confirmAction, "/ga/auth/confirm", { token: one });
    const both = await Promise.all([press(token), press(token)]);
    expect(both.map(({ location, status }) => location ?? status).sort()).toEqual(["/ga/auth", 400]);
    expect((await press(second.searchParams.get("token") ?? "")).status).toBe(400);
    expect((await open()).data).toEqual({ token, alive: false, email: null });
    expect((await device.logIn()).location).toBe("/shop/browse");
    expect(await db.select().from(verifications)).toEqual([]);
  });

  it("F-8: a confirmation link dies after its day, and is then forgotten", async () => {
    const device = new Device(db);
    await device.signUp();
    const link = await linkTo(db, NORA.email, "account-confirm");
    device.ahead = 24 * 3_600_000 + 1000;
    expect((await confirm(device, link)).status).toBe(400);
    await removeOldLinks(db, new Date(Date.now() + device.ahead));
    expect(await db.select().from(verifications)).toEqual([]);
  });

  it("remembers the language of the page", async () => {
    const device = new Device(db);
    expect((await device.signUp(NORA, "/ga")).location).toBe("/ga/auth");
    const [mail] = await mailsTo(db, NORA.email);
    expect(mail?.locale).toBe("ga");
    expect((await linkTo(db, NORA.email, "account-confirm")).pathname).toBe("/ga/auth/confirm");
    expect((await db.select().from(users))[0]?.locale).toBe("ga");
  });

  it("refuses what the rules refuse and keeps what was typed, never the password", async () => {
    const answer = await new Device(db).signUp({ name: " ", email: "nora@", password: "12345" });
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({
      values: { name: " ", email: "nora@" },
      fieldErrors: { name: "nameRequired", email: "emailInvalid", password: "passwordTooShort" },
      refusal: null,
    });
    const common = await new Device(db).signUp({ ...NORA, password: "Password1" });
    expect(common).toMatchObject({ status: 400, data: { fieldErrors: { password: "passwordTooCommon" } } });
    expect(JSON.stringify([answer.data, common.data])).not.toContain("Password1");
    expect(await db.select().from(users)).toEqual([]);
  });

  it("F-17: lets no one set more than name, address and password", async () => {
    const extra = {
      role: "admin",
      emailVerified: "true",
      id: "chosen",
      locale: "xx",
      userId: "x",
      createdAt: "2001-01-01",
    };
    await new Device(db).run(signUpAction, "/auth/sign-up", { ...NORA, ...extra });
    await new Device(db).api("/api/auth/sign-up/email", {
      ...NORA,
      email: "api@example.ie",
      ...extra,
      emailVerified: true,
    });
    for (const row of await db.select().from(users)) {
      expect(row).toMatchObject({ emailVerified: false, locale: "en" });
      expect(row.id).not.toBe("chosen");
      expect(row.createdAt.getFullYear()).toBeGreaterThan(2020);
    }
    expect(await db.select().from(userRoles)).toEqual([]);
  });

  it("F-7: answers the same for an address that is taken, and tells its owner by mail", async () => {
    await register(db);
    await db.update(users).set({ createdAt: new Date(Date.now() - 3_600_000) });
    const body = { name: "Somebody", password: "another-password" };
    const known = await new Device(db).api("/api/auth/sign-up/email", { ...body, email: NORA.email });
    const unknown = await new Device(db).api("/api/auth/sign-up/email", { ...body, email: "new@example.ie" });
    expect(shape(known)).toEqual(shape(unknown));
    expect((await mailsTo(db, NORA.email))[0]?.kind).toBe("account-exists");
    expect((await new Device(db).logIn(NORA.email, "another-password")).status).toBe(401);

    const page = await Promise.all([
      new Device(db).signUp({ ...body, email: NORA.email }),
      new Device(db).signUp({ ...body, email: "newer@example.ie" }),
    ]);
    expect(shape(page[0])).toEqual(shape(page[1]));
  });

  it("makes one account of two presses of the button", async () => {
    const device = new Device(db);
    const answers = await Promise.all([device.signUp(), device.signUp()]);
    expect(answers.map((answer) => answer.flash)).toEqual(["account-created", "account-created"]);
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await mailsTo(db, NORA.email)).toHaveLength(1);
  });

  it("forgets an unconfirmed account when its address signs up again", async () => {
    await new Device(db).signUp({ ...NORA, password: "a-strangers-password" });
    await db.update(users).set({ createdAt: new Date(Date.now() - 120_000) });
    await register(db);
    expect((await new Device(db).logIn(NORA.email, "a-strangers-password")).status).toBe(401);
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });

  it("makes no account of a stranger's password, also where the stranger signed up first", async () => {
    const owner = new Device(db);
    const stranger = { ...NORA, name: "Stranger", password: "a-strangers-password" };
    await owner.signUp();
    await db.update(users).set({ createdAt: new Date(Date.now() - 120_000) });
    await new Device(db, "198.51.100.4").signUp(stranger);
    const link = await linkTo(db, NORA.email, "account-confirm");
    const token = link.searchParams.get("token") ?? "";

    const opened = await owner.run(confirmLoader, link.pathname + link.search);
    expect(opened.data).toEqual({ token, alive: true, email: NORA.email });
    const refusals = [
      [undefined, { fieldErrors: { password: "passwordRequired" } }],
      ["short", { fieldErrors: { password: "passwordTooShort" } }],
      ["Password1", { fieldErrors: { password: "passwordTooCommon" } }],
      ["nora example 1", { fieldErrors: { password: "passwordTooCommon" } }],
    ] as const;
    for (const [password, why] of refusals)
      expect(await press(owner, link, password)).toMatchObject({ status: 400, data: why });
    expect((await new Device(db).logIn(NORA.email, stranger.password)).status).toBe(403);

    expect(await press(owner, link, NORA.password)).toMatchObject({ flash: "address-confirmed" });
    expect((await new Device(db).logIn(NORA.email, stranger.password)).status).toBe(401);
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });

  it("asks a browser that did not sign up for the password, which may be another one than before", async () => {
    await new Device(db).signUp();
    const link = await linkTo(db, NORA.email, "account-confirm");
    const token = link.searchParams.get("token") ?? "";
    const phone = new Device(db);
    await phone.signUp({ ...NORA, email: "other@example.ie" });
    expect((await confirm(phone, link)).status).toBe(400);
    expect((await press(phone, link, "a newly chosen one")).location).toBe("/auth");
    expect((await new Device(db).logIn()).status).toBe(401);
    expect((await new Device(db).logIn(NORA.email, "a newly chosen one")).location).toBe("/shop/browse");
    expect(
      await press(phone, new URL(`${ORIGIN}/auth/confirm?token=${token}`), "again and again"),
    ).toMatchObject({
      status: 400,
      data: { refusal: { kind: "dead-link" } },
    });
  });

  it("asks no password where it was typed right at a login since", async () => {
    await new Device(db).signUp();
    const phone = new Device(db);
    expect((await phone.logIn(NORA.email, "not the password")).status).toBe(401);
    expect([...phone.cookies.keys()]).toEqual([]);
    expect((await phone.logIn()).status).toBe(403);
    expect(await confirm(phone, await linkTo(db, NORA.email, "account-confirm"))).toMatchObject({
      flash: "address-confirmed",
    });
    expect((await phone.logIn()).location).toBe("/shop/browse");
  });

  it("F-7: answers a known and an unknown address after the same time, here and where a link or an address is asked for", async () => {
    const owner = await register(db);
    await owner.logIn();
    const stepsOf = async (device: Device, work: (device: Device) => Promise<unknown>) => {
      const waits: number[] = [];
      let now = 0;
      // Every look at the clock finds another 300 ms gone.
      const tick = () => {
        now += 300;
        return now;
      };
      device.timer = { now: tick, wait: async (ms) => void waits.push(ms) };
      await work(device);
      return waits;
    };
    const held = [ANSWER_FLOOR_MS - 300];
    for (const email of [NORA.email, "new@example.ie"]) {
      expect(await stepsOf(new Device(db), (device) => device.signUp({ ...NORA, email }))).toEqual(held);
      expect(await stepsOf(new Device(db), (device) => device.logIn(email, "wrong"))).toEqual(held);
      const forgot = { email };
      expect(
        await stepsOf(new Device(db), (device) => device.run(forgotAction, "/auth/forgot", forgot)),
      ).toEqual(held);
      const change = { current: NORA.password, email };
      expect(
        await stepsOf(owner, (device) => device.run(emailAction, "/account/security/email", change)),
      ).toEqual(held);
    }
  });
});
