import { describe, expect, it } from "vitest";
import { sessions, users, verifications } from "#app/db/schema/identity.ts";
import { action as emailAction } from "#app/routes/account/security/email.ts";
import { action as passwordAction } from "#app/routes/account/security/password.ts";
import { action as forgotAction } from "#app/routes/auth/forgot.tsx";
import { action as addressAction } from "#app/routes/auth/new-address.tsx";
import { action as resetAction, loader as resetLoader } from "#app/routes/auth/reset.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, linkTo, mailsTo, NORA, ORIGIN, register, shape } from "#tests/support/process/device.ts";

const db = await useTestDb();

describe("resetting a password", () => {
  const forgot = (email: string, device = new Device(db)) =>
    device.run(forgotAction, "/auth/forgot", { email });
  const reset = (token: string, password: string) =>
    new Device(db).run(resetAction, "/auth/reset", { token, password });

  it("F-8: ends every session, works once, and confirms the address", async () => {
    const device = await register(db);
    await device.logIn();
    await forgot(NORA.email);
    const link = await linkTo(db, NORA.email, "account-reset");
    expect(link.origin + link.pathname).toBe(`${ORIGIN}/auth/reset`);
    const token = link.searchParams.get("token") ?? "";
    const page = await new Device(db).run(resetLoader, link.pathname + link.search);
    expect(page.data).toEqual({ token, email: NORA.email, isFirst: false, isWithdrawn: false });
    expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token);
    // What the table holds is no token either.
    const [kept] = await db.select().from(verifications);
    expect((await reset(kept?.identifier ?? "", "from-a-stolen-table")).status).toBe(400);

    const both = await Promise.all([reset(token, "first-new-password"), reset(token, "second-new-password")]);
    expect(both.map((answer) => answer.location).sort()).toEqual(["/auth", null].sort());
    expect(await device.viewer()).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
    expect((await new Device(db).logIn()).status).toBe(401);
    expect(await reset(token, "third-new-password")).toMatchObject({
      status: 400,
      data: { refusal: { kind: "dead-link" } },
    });
    expect((await new Device(db).run(resetLoader, link.pathname + link.search)).data).toMatchObject({
      email: null,
    });
  });

  it("F-8: lets nothing live that was asked for before: other links, a new address, a login half done", async () => {
    const device = await register(db);
    await device.logIn();
    await device.run(emailAction, "/account/security/email", {
      current: NORA.password,
      email: "thief@example.ie",
    });
    const moving = (await linkTo(db, "thief@example.ie", "account-new-address")).searchParams.get("token");
    await forgot(NORA.email);
    const first = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    await forgot(NORA.email);
    const second = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    expect((await reset(second, "a-newly-chosen-one")).location).toBe("/auth");
    expect((await mailsTo(db, NORA.email))[0]?.kind).toBe("account-password-changed");
    expect(await db.select().from(verifications)).toEqual([]);
    expect((await reset(first, "with-the-older-link")).status).toBe(400);
    const moved = await new Device(db).run(addressAction, "/auth/new-address", {
      token: moving ?? "",
    });
    expect(moved.status).toBe(400);
    expect((await new Device(db).logIn(NORA.email, "a-newly-chosen-one")).location).toBe("/shop/browse");
  });

  it("F-8: refuses a token after an hour", async () => {
    await register(db);
    await forgot(NORA.email);
    const token = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await reset(token, "some-new-password")).status).toBe(400);
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });

  it("refuses a password that is made of the account's own name or address, as sign-up does", async () => {
    const device = await register(db);
    await device.logIn();
    await forgot(NORA.email);
    const token = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    const own = "Nora Ní Chonaill 1975";
    const refused = { status: 400, data: { fieldErrors: { password: "passwordTooCommon" } } };
    expect(await reset(token, own)).toMatchObject(refused);
    const current = NORA.password;
    const changed = await device.run(passwordAction, "/account/security/password", {
      current,
      password: own,
    });
    expect(changed).toMatchObject({ status: 400, data: { refused: refused.data } });
    expect((await reset(token, "some-new-password")).location).toBe("/auth");
  });

  it("refuses a password of a million characters, or none, as it refuses a long one", async () => {
    await register(db);
    await forgot(NORA.email);
    const token = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    const signedIn = new Device(db);
    await signedIn.logIn();
    const million = `${"1".repeat(900_000)}a`;
    for (const newPassword of ["1".repeat(129), million, [million], 123456]) {
      const answer = await new Device(db).api("/api/auth/reset-password", { token, newPassword });
      expect(answer.status).toBe(400);
      const change = { currentPassword: NORA.password, newPassword };
      expect((await signedIn.api("/api/auth/change-password", change)).status).toBe(400);
    }
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });

  it("F-7: answers the same for known and unknown addresses, on the page and in the API", async () => {
    await register(db);
    const known = await forgot(NORA.email);
    const unknown = await forgot("nobody@example.ie");
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    expect(known.data).toMatchObject({ sent: true });
    const path = "/api/auth/request-password-reset";
    const apiKnown = await new Device(db).api(path, { email: NORA.email });
    const apiUnknown = await new Device(db).api(path, { email: "nobody@example.ie" });
    expect(apiKnown.data).toEqual(apiUnknown.data);
    expect(shape(apiKnown)).toEqual(shape(apiUnknown));
    expect(await mailsTo(db, "nobody@example.ie")).toEqual([]);
  });

  it("F-20: lets the owner in on this device, although others have used up the attempts of the account", async () => {
    await register(db);
    await forgot(NORA.email);
    const token = (await linkTo(db, NORA.email, "account-reset")).searchParams.get("token") ?? "";
    for (let n = 0; n < 11; n++) await new Device(db, `198.51.100.${n}`).logIn(NORA.email, "guess");
    const owner = new Device(db);
    expect((await owner.logIn()).status).toBe(429);
    const password = "another long pass phrase";
    await owner.run(resetAction, "/auth/reset", { token, password });
    expect((await owner.logIn(NORA.email, password)).location).toBe("/shop/browse");
    expect((await new Device(db).logIn(NORA.email, password)).status).toBe(429);
  });

  it("sends an address only so many mails an hour", async () => {
    await register(db);
    for (let n = 0; n < 8; n++) await forgot(NORA.email);
    expect((await mailsTo(db, NORA.email)).length).toBeLessThanOrEqual(4);
  });

  it("mails the owner a link, however often others sign up with the address", async () => {
    await register(db);
    await db.update(users).set({ createdAt: new Date(Date.now() - 3_600_000) });
    for (let n = 0; n < 6; n++)
      await new Device(db, `198.51.100.${n}`).signUp({ ...NORA, password: "a-strangers-password" });
    expect((await mailsTo(db, NORA.email)).map(({ kind }) => kind)).not.toContain("account-reset");
    await forgot(NORA.email);
    const kinds = (await mailsTo(db, NORA.email)).map(({ kind }) => kind);
    expect(kinds[0]).toBe("account-reset");
    expect(kinds.filter((kind) => kind === "account-exists").length).toBeLessThanOrEqual(3);
  });

  it("F-9: does not believe a host named by the request", async () => {
    await register(db);
    const request = new Request("https://evil.example/auth/forgot", {
      method: "POST",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      body: new URLSearchParams({ email: NORA.email }),
    });
    await forgotAction({ request, context: new Device(db).context(request), params: {} } as never);
    expect((await linkTo(db, NORA.email, "account-reset")).origin).toBe(ORIGIN);
    expect((await mailsTo(db, NORA.email))[0]?.html).not.toContain("evil.example");
  });
});
