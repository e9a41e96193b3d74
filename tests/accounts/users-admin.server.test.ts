import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, twoFactors, userRoles, users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { listUsers } from "#app/features/identity/users/list-users.server.ts";
import { usersList } from "#app/features/identity/users/users-query.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { action as userAction } from "#app/routes/admin/user/change.ts";
import { loader as userLoader } from "#app/routes/admin/user/route.tsx";
import { action as usersAction, loader as usersLoader } from "#app/routes/admin/users.tsx";
import { action as forgotAction } from "#app/routes/auth/forgot.tsx";
import { action as resetAction, loader as resetLoader } from "#app/routes/auth/reset.tsx";
import { JOBS } from "#server/worker.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { config, Device, linkTo, mailsTo, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();

const BOSS = { email: "boss@example.ie", password: "the boss's long passphrase" };

async function bossDevice(): Promise<Device> {
  await createAdmin(db, BOSS);
  const device = new Device(db);
  await device.logIn(BOSS.email, BOSS.password);
  return device;
}

async function idOf(email: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!row) throw new Error(`${email} has no account`);
  return row.id;
}

const change = (boss: Device, id: string, action: string) =>
  boss.run(userAction, `/admin/users/${id}/${action}`, {}, { id, change: action });

const giveRoles = (boss: Device, id: string, form: Record<string, string>) =>
  boss.run(userAction, `/admin/users/${id}/roles`, form, { id, change: "roles" });

const actions = async () => (await db.select().from(auditLog)).map((entry) => entry.action);

describe("the list of users", () => {
  it("is searched, filtered and paged by its address", async () => {
    await db.insert(users).values(
      Array.from({ length: 30 }, (_, n) => ({
        id: `u${n}`,
        name: `Person ${String(n).padStart(2, "0")}`,
        email: `p${n}@example.ie`,
        emailVerified: n % 2 === 0,
        lockedAt: n === 3 ? new Date() : null,
      })),
    );
    await db.insert(userRoles).values({ userId: "u4", role: "admin" });
    const ask = (query: string) => listUsers(db, usersList.parse(new URLSearchParams(query)));
    expect((await ask("")).users).toHaveLength(25);
    const { next } = await ask("");
    expect(await ask(`after=${next}`)).toMatchObject({ next: null, users: { length: 5 } });
    expect((await ask(`after=${next}`)).users[0]?.name).toBe("Person 25");
    expect((await ask("filter=admin")).users.map((user) => user.id)).toEqual(["u4"]);
    expect((await ask("filter=locked")).users.map((user) => user.id)).toEqual(["u3"]);
    expect((await ask("filter=unconfirmed")).users).toHaveLength(15);
    expect((await ask("search=person%2007")).users.map((user) => user.id)).toEqual(["u7"]);
    expect((await ask("search=%25")).users).toEqual([]);
    expect((await ask("filter=nonsense&after=")).users).toHaveLength(25);
    for (const sort of ["newest", "oldest"]) {
      const start = await ask(`sort=${sort}`);
      const rest = await ask(`sort=${sort}&after=${start.next}`);
      const days = [...start.users, ...rest.users].map(({ createdAt }) => createdAt.getTime());
      expect(days).toHaveLength(30);
      expect(days).toEqual(days.toSorted((a, b) => (sort === "newest" ? b - a : a - b)));
    }
    expect(
      usersList.href({ ...usersList.parse(new URLSearchParams("search=a b&filter=admin")), after: "u1" }),
    ).toBe("/admin/users?search=a+b&filter=admin&after=u1");
  });
});

describe("an admin", () => {
  it("locks and unlocks; a locked account is signed out everywhere and cannot sign in", async () => {
    const boss = await bossDevice();
    const nora = await register(db);
    await nora.logIn();
    const id = await idOf(NORA.email);
    expect(await change(boss, id, "lock")).toMatchObject({
      location: `/admin/users/${id}`,
      flash: "user-changed",
    });
    expect(await nora.viewer()).toBeNull();
    const refused = await nora.logIn();
    expect(refused).toMatchObject({ status: 403, data: { refusal: { kind: "locked" } } });
    // Anyone who does not know the password learns nothing of the lock.
    expect(await new Device(db).logIn(NORA.email, "wrong-password")).toMatchObject({
      status: 401,
      data: { refusal: { kind: "login-failed" } },
    });
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    await change(boss, id, "unlock");
    expect((await nora.logIn()).location).toBe("/shop/browse");
    expect((await actions()).slice(-2)).toEqual(["user.locked", "user.unlocked"]);
  });

  it("gives and takes the role, which ends the sessions of the other", async () => {
    const boss = await bossDevice();
    const nora = await register(db);
    await nora.logIn();
    const id = await idOf(NORA.email);
    await giveRoles(boss, id, { role: "admin" });
    expect(await nora.viewer()).toBeNull();
    await nora.logIn();
    expect(await nora.viewer()).toMatchObject({ roles: ["admin"] });
    await giveRoles(boss, id, { seen: "admin" });
    expect(await nora.viewer()).toBeNull();
    expect(await giveRoles(boss, id, { seen: "admin" })).toMatchObject({
      status: 409,
      data: { refused: "conflict" },
    });
    await nora.logIn();
    expect((await change(boss, id, "end-sessions")).status).toBe(303);
    expect(await nora.viewer()).toBeNull();
    const page = await boss.run(userLoader, `/admin/users/${id}`, undefined, { id });
    const { history } = page.data as { history: { action: string }[] };
    expect(history.map((entry) => entry.action)).toEqual([
      "user.sessions-ended",
      "user.role-removed",
      "user.role-added",
    ]);
  });

  it("gives no role to a sign-up whose address no one has confirmed, and invites its owner instead", async () => {
    const boss = await bossDevice();
    await new Device(db).signUp({ ...NORA, password: "a-strangers-password" });
    const id = await idOf(NORA.email);
    expect(await giveRoles(boss, id, { role: "admin" })).toMatchObject({
      status: 409,
      data: { refused: "unconfirmed" },
    });
    expect((await db.select().from(userRoles)).map(({ userId }) => userId)).not.toContain(id);
    expect((await change(boss, id, "invite-again")).status).toBe(303);
    const token = (await linkTo(db, NORA.email, "account-invitation")).searchParams.get("token") ?? "";
    await new Device(db).run(resetAction, "/auth/reset", { token, password: NORA.password });
    expect((await giveRoles(boss, id, { role: "admin" })).status).toBe(303);
    expect((await new Device(db).logIn()).location).toBe("/shop/browse");
  });

  it("takes neither role nor access from their own account, also while there are other admins", async () => {
    const boss = await bossDevice();
    const own = await idOf(BOSS.email);
    await createAdmin(db, { email: "old@example.ie" });
    for (const attempt of [() => giveRoles(boss, own, { seen: "admin" }), () => change(boss, own, "lock")])
      expect(await attempt()).toMatchObject({
        status: 409,
        data: { refused: "own-account" },
      });
    expect(await boss.viewer()).toMatchObject({ roles: ["admin"] });
  });

  it("is asked before somebody's login code goes, of which its owner is mailed", async () => {
    const boss = await bossDevice();
    await register(db);
    const id = await idOf(NORA.email);
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
    await db.insert(twoFactors).values({ id: "code", userId: id, secret: "secret", backupCodes: "[]" });
    const enabled = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.twoFactorEnabled;
    expect(await change(boss, id, "remove-factor")).toMatchObject({ data: { asked: "remove-factor" } });
    expect(await enabled()).toBe(true);
    const params = { id, change: "remove-factor" };
    await boss.run(userAction, `/admin/users/${id}/remove-factor`, { confirmed: "yes" }, params);
    expect(await enabled()).toBe(false);
    await runDueJobs({ db, config, clock: systemClock, log: createLogger("silent") }, JOBS);
    const [mail] = await mailsTo(db, NORA.email);
    expect(mail).toMatchObject({ kind: "account-second-factor-removed", subjectId: id });
    expect(mail?.text).toContain("We have removed the login code");
  });

  it("invites somebody, who chooses a password over the mailed link and is in", async () => {
    const boss = await bossDevice();
    const invite = { name: "Áine", email: "Aine@Example.ie", locale: "ga", role: "admin" };
    const invited = await boss.run(usersAction, "/admin/users", invite);
    const id = await idOf("aine@example.ie");
    expect(invited).toMatchObject({ location: `/admin/users/${id}`, flash: "user-invitation-not-sent" });
    const first = await linkTo(db, "aine@example.ie", "account-invitation");
    expect(first.pathname).toBe("/ga/auth/reset");
    await change(boss, id, "invite-again");
    const link = await linkTo(db, "aine@example.ie", "account-invitation");
    const password = "a new passphrase of hers";
    const use = (from: URL) =>
      new Device(db).run(resetAction, "/ga/auth/reset", {
        token: from.searchParams.get("token") ?? "",
        password,
      });
    expect((await use(first)).status).toBe(400);
    const page = await new Device(db).run(resetLoader, link.pathname + link.search);
    expect(page.data).toMatchObject({ email: "aine@example.ie", isFirst: true });
    expect(await use(link)).toMatchObject({ location: "/ga/auth", flash: "password-chosen" });
    expect((await use(link)).status).toBe(400);
    const aine = new Device(db);
    await aine.logIn("aine@example.ie", password);
    expect(await aine.viewer()).toMatchObject({ roles: ["admin"], locale: "ga", name: "Áine" });
    expect(await change(boss, id, "invite-again")).toMatchObject({ data: { refused: "confirmed" } });
    const again = await boss.run(usersAction, "/admin/users", invite);
    expect(again).toMatchObject({ status: 409, data: { existing: id } });
  });

  it("mails somebody invited who asks for a new password that they choose their first", async () => {
    const boss = await bossDevice();
    const invite = { name: "Áine", email: "aine@example.ie", locale: "en", role: "admin" };
    await boss.run(usersAction, "/admin/users", invite);
    await new Device(db).run(forgotAction, "/auth/forgot", { email: "aine@example.ie" });
    const [mail] = await mailsTo(db, "aine@example.ie");
    expect(mail).toMatchObject({ kind: "account-reset", subject: "Choose a password – ItsShowTime" });
    expect(mail?.text).not.toMatch(/to reset|logged out/);
    const token = (await linkTo(db, "aine@example.ie", "account-reset")).searchParams.get("token") ?? "";
    const password = "a new passphrase of hers";
    const used = await new Device(db).run(resetAction, "/auth/reset", { token, password });
    expect(used).toMatchObject({ location: "/auth", flash: "password-chosen" });
  });

  it("keeps an invited account when its address is typed at sign-up", async () => {
    const boss = await bossDevice();
    const invite = { name: "Áine", email: "aine@example.ie", locale: "en", role: "admin" };
    await boss.run(usersAction, "/admin/users", invite);
    const id = await idOf("aine@example.ie");
    await db.update(users).set({ createdAt: new Date(Date.now() - 3_600_000) });
    await new Device(db).signUp({ ...NORA, email: "aine@example.ie" });
    expect(await idOf("aine@example.ie")).toBe(id);
    const link = await linkTo(db, "aine@example.ie", "account-invitation");
    const token = link.searchParams.get("token") ?? "";
    await new Device(db).run(resetAction, "/auth/reset", { token, password: "a new passphrase of hers" });
    const aine = new Device(db);
    await aine.logIn("aine@example.ie", "a new passphrase of hers");
    expect(await aine.viewer()).toMatchObject({ id, roles: ["admin"] });
  });

  it("is told of wrong fields, unknown users and unknown actions", async () => {
    const boss = await bossDevice();
    const wrong = await boss.run(usersAction, "/admin/users", { name: "", email: "x" });
    expect(wrong).toMatchObject({
      status: 400,
      data: { refused: { fieldErrors: { name: "nameRequired", email: "emailInvalid" } } },
    });
    expect((await change(boss, "nobody", "lock")).status).toBe(404);
    expect((await change(boss, await idOf(BOSS.email), "destroy")).status).toBe(404);
    expect((await boss.run(usersLoader, "/admin/users?search=boss")).data).toMatchObject({
      users: { length: 1 },
    });
  });
});
