import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, userRoles, users, verifications } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { admitPassword } from "#app/features/identity/account/confirm-password.server.ts";
import { inviteUser } from "#app/features/identity/users/invite-user.server.ts";
import { action as emailAction } from "#app/routes/account/security/email.ts";
import { action as passwordAction } from "#app/routes/account/security/password.ts";
import { action as forgotAction } from "#app/routes/auth/forgot.tsx";
import { action as addressAction, loader as addressLoader } from "#app/routes/auth/new-address.tsx";
import { action as resetAction } from "#app/routes/auth/reset.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, linkTo, mailsTo, NORA, ORIGIN, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const NEW = "nora.new@example.ie";

async function loggedIn(): Promise<Device> {
  const device = await register(db);
  await device.logIn();
  return device;
}

const changeEmail = (device: Device, form: Record<string, string>) =>
  device.run(emailAction, "/account/security/email", form);
const changePassword = (device: Device, form: Record<string, string>) =>
  device.run(passwordAction, "/account/security/password", form);
const use = (device: Device, token: string, more: Record<string, string> = {}) =>
  device.run(addressAction, "/auth/new-address", { token, ...more });

describe("a new password from within the account", () => {
  it("ends every other session, gives this device a new one, and tells the owner", async () => {
    const here = await loggedIn();
    const there = new Device(db);
    await there.logIn();
    const before = here.cookies.get("__Host-itsshowtime.session_token");
    await changeEmail(here, { current: NORA.password, email: "thief@example.ie" });
    const changed = await changePassword(here, {
      current: NORA.password,
      password: "brand new words",
    });
    expect(changed).toMatchObject({ location: "/account/security", flash: "password-saved" });
    expect(here.cookies.get("__Host-itsshowtime.session_token")).not.toBe(before);
    expect(await here.viewer()).not.toBeNull();
    expect(await there.viewer()).toBeNull();
    expect((await new Device(db).logIn()).status).toBe(401);
    expect((await new Device(db).logIn(NORA.email, "brand new words")).location).toBe("/shop/browse");
    expect((await mailsTo(db, NORA.email))[0]?.kind).toBe("account-password-changed");
    // A link that somebody at the open account asked for dies with the old password.
    expect(await db.select().from(verifications)).toEqual([]);
    expect((await db.select().from(auditLog)).map((entry) => entry.action)).toContain(
      "user.password-changed",
    );
  });

  it("needs the password in use, a new one that is good enough, and only so many tries", async () => {
    const here = await loggedIn();
    expect(await changePassword(here, { current: "wrong", password: "brand new words" })).toMatchObject({
      status: 400,
      data: { refused: { fieldErrors: { current: "passwordWrong" }, refusal: null } },
    });
    expect(await changePassword(here, { current: NORA.password, password: "password" })).toMatchObject({
      status: 400,
      data: { refused: { fieldErrors: { password: "passwordTooCommon" }, refusal: null } },
    });
    expect(await changePassword(here, { current: "", password: "123" })).toMatchObject({
      data: { refused: { fieldErrors: { current: "passwordRequired", password: "passwordTooShort" } } },
    });
    expect(await changePassword(here, { current: NORA.password, password: NORA.password })).toMatchObject({
      status: 400,
      data: { refused: { fieldErrors: { password: "passwordUnchanged" }, refusal: null } },
    });
    expect(await mailsTo(db, NORA.email)).not.toContainEqual(
      expect.objectContaining({ kind: "account-password-changed" }),
    );
    const [nora] = await db.select().from(users);
    for (let n = 0; n < 7; n++) await admitPassword(db, nora?.id ?? "", new Date());
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      // From other addresses too: the count belongs to the account.
      const elsewhere = new Device(db, `198.51.100.${n}`);
      for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
      statuses.push((await changeEmail(elsewhere, { current: `guess ${n}`, email: NEW })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect((await changeEmail(here, { current: NORA.password, email: NEW })).status).toBe(429);
  });
});

describe("a new address", () => {
  it("counts from the click in its mail; the old one is told, its links die, every session ends", async () => {
    const here = await loggedIn();
    await new Device(db).run(forgotAction, "/auth/forgot", { email: NORA.email });
    const oldReset = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    expect(await changeEmail(here, { current: NORA.password, email: NEW })).toMatchObject({
      flash: "email-link-sent",
    });
    expect(await here.viewer()).toMatchObject({ email: NORA.email });
    const link = await linkTo(db, NEW, "account-new-address");
    expect(link.origin + link.pathname).toBe(`${ORIGIN}/auth/new-address`);
    const token = link.searchParams.get("token") ?? "";
    expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token);
    const page = await here.run(addressLoader, link.pathname + link.search);
    expect(page.data).toEqual({ token, email: NEW, asksPassword: false });
    expect(await here.viewer()).toMatchObject({ email: NORA.email });

    const both = await Promise.all([use(here, token), use(here, token)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([303, 400]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect((await new Device(db).logIn()).status).toBe(401);
    expect((await new Device(db).logIn(NEW)).location).toBe("/shop/browse");
    const result = (await mailsTo(db, NORA.email))[0];
    expect(result?.kind).toBe("account-address-changed");
    expect(result?.text).not.toContain(NEW);
    const reset = await new Device(db).run(resetAction, "/auth/reset", {
      token: oldReset,
      password: "taken over by the old address",
    });
    expect(reset.status).toBe(400);
  });

  it("is not given to a stranger's account by its owner's press: a session or the password of the account is asked", async () => {
    const here = await loggedIn();
    await changeEmail(here, { current: NORA.password, email: NEW });
    const link = await linkTo(db, NEW, "account-new-address");
    const token = link.searchParams.get("token") ?? "";
    const elsewhere = new Device(db);
    await register(db, { name: "Owner", email: "owner@example.ie", password: "another pass phrase" });
    await elsewhere.logIn("owner@example.ie", "another pass phrase");
    const opened = await elsewhere.run(addressLoader, link.pathname + link.search);
    expect(opened.data).toEqual({ token, email: NEW, asksPassword: true });
    expect(await use(elsewhere, token)).toMatchObject({
      status: 400,
      data: { fieldErrors: { current: "passwordRequired" } },
    });
    const wrong = await use(elsewhere, token, { current: "another pass phrase" });
    expect(wrong).toMatchObject({ status: 400, data: { fieldErrors: { current: "passwordWrong" } } });
    expect(await here.viewer()).toMatchObject({ email: NORA.email });
    expect((await use(elsewhere, token, { current: NORA.password })).status).toBe(303);
    expect((await new Device(db).logIn(NEW)).location).toBe("/shop/browse");
  });

  it("works for an hour, and only as the newest link", async () => {
    const here = await loggedIn();
    await changeEmail(here, { current: NORA.password, email: "first@example.ie" });
    const first =
      (await linkTo(db, "first@example.ie", "account-new-address")).searchParams.get("token") ?? "";
    await changeEmail(here, { current: NORA.password, email: NEW });
    expect((await use(here, first)).status).toBe(400);
    const token = (await linkTo(db, NEW, "account-new-address")).searchParams.get("token") ?? "";
    await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await use(here, token)).status).toBe(400);
    expect((await use(here, "")).status).toBe(400);
  });

  it("F-7: says the same of an address that has an account, and tells only its owner", async () => {
    const here = await loggedIn();
    await register(db, { name: "Other", email: "other@example.ie", password: "another pass phrase" });
    await db.update(users).set({ createdAt: new Date(Date.now() - 3_600_000) });
    const taken = await changeEmail(here, { current: NORA.password, email: "other@example.ie" });
    const free = await changeEmail(here, { current: NORA.password, email: NEW });
    expect([taken.status, taken.data, [...taken.headers]]).toEqual([
      free.status,
      free.data,
      [...free.headers],
    ]);
    expect((await mailsTo(db, "other@example.ie"))[0]?.kind).toBe("account-exists");
  });

  it("is not lost to anyone who typed it without confirming it", async () => {
    const here = await loggedIn();
    await new Device(db).signUp({ name: "Squatter", email: NEW, password: "squatters password" });
    await changeEmail(here, { current: NORA.password, email: NEW });
    const token = (await linkTo(db, NEW, "account-new-address")).searchParams.get("token") ?? "";
    expect((await use(here, token)).status).toBe(303);
    expect(await db.select().from(users).where(eq(users.email, NEW))).toHaveLength(1);
    expect((await new Device(db).logIn(NEW, "squatters password")).status).toBe(401);
  });

  it("is not that of an invited account, whose owner is told by mail", async () => {
    const here = await loggedIn();
    const [boss] = await db.select({ id: users.id }).from(users);
    const who = { actorId: boss?.id ?? "", origin: ORIGIN, now: new Date() };
    await inviteUser(db, { ...who, name: "Nora", email: NEW, locale: "en", roles: ["technician"] });
    await db.update(users).set({ createdAt: new Date(Date.now() - 3_600_000) });
    await changeEmail(here, { current: NORA.password, email: NEW });
    const kinds = (await mailsTo(db, NEW)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["account-exists", "account-invitation"]);
    expect(await db.select().from(userRoles)).toMatchObject([{ role: "technician" }]);
  });

  it("is not taken where the old one cannot be told, and the link still works afterwards", async () => {
    const here = await loggedIn();
    await changeEmail(here, { current: NORA.password, email: NEW });
    const token = (await linkTo(db, NEW, "account-new-address")).searchParams.get("token") ?? "";
    await db.execute(sql`create function no_mail() returns trigger language plpgsql as
      $$ begin raise exception 'no space left'; end $$`);
    try {
      await db.execute(
        sql`create trigger no_mail before insert on ${outboxMails} execute function no_mail()`,
      );
      await expect(use(here, token)).rejects.toThrow();
      expect(await here.viewer()).toMatchObject({ email: NORA.email });
    } finally {
      await db.execute(sql`drop function no_mail cascade`);
    }
    expect((await use(here, token)).status).toBe(303);
    expect((await mailsTo(db, NORA.email))[0]?.kind).toBe("account-address-changed");
  });
});
