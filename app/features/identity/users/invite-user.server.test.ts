import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, users, verifications } from "#app/db/schema/identity.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listMails } from "#app/features/mail/queries.server.ts";
import { retryMail } from "#app/features/mail/retry-mail.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { inviteAgain, inviteUser, withdrawInvitation } from "./invite-user.server.ts";
import { getUser } from "./list-users.server.ts";

const db = await useTestDb();

test("an invitation is stored with its mail or not at all, also where it is sent again", async () => {
  const by = { actorId: "boss", origin: "https://show.example.ie", now: new Date() };
  const invite = {
    ...by,
    name: "Áine",
    email: "aine@example.ie",
    locale: "ga",
    roles: ["store"],
  } as const;
  const withoutMails = async (run: () => Promise<unknown>) => {
    await db.execute(sql`ALTER TABLE outbox_mails ADD CONSTRAINT none CHECK (false) NOT VALID`);
    await expect(run()).rejects.toThrow();
    await db.execute(sql`ALTER TABLE outbox_mails DROP CONSTRAINT none`);
  };
  await withoutMails(() => inviteUser(db, invite));
  expect(await db.select().from(users)).toEqual([]);
  const invited = await inviteUser(db, invite);
  const userId = invited.ok ? invited.value : "";
  const links = await db.select().from(verifications);
  expect([links.length, await db.$count(outboxMails)]).toEqual([1, 1]);
  await withoutMails(() => inviteAgain(db, { ...by, userId }));
  expect(await db.select().from(verifications)).toEqual(links);
  expect(await inviteUser(db, invite)).toEqual({ ok: false, error: { kind: "exists", userId } });
});

test("an invitation says who invites, and asks nothing of somebody who did not ask", async () => {
  const { id: actorId } = await createUser(db, { name: "Bríd Ní Laoi" });
  const by = { actorId, origin: "https://show.example.ie", now: new Date() };
  const invite = { ...by, name: "Áine", email: "aine@example.ie", locale: "en", roles: ["store"] } as const;
  expect((await inviteUser(db, invite)).ok).toBe(true);
  const [mail] = await db.select({ text: outboxMails.text }).from(outboxMails);
  expect(mail?.text).toContain("Bríd Ní Laoi has made an account for you");
  expect(mail?.text).not.toContain("If you did not ask for this");
});

test("every invitation is mailed, because its link ends the one before", async () => {
  const by = { actorId: "boss", origin: "https://show.example.ie", now: new Date() };
  const invite = { ...by, name: "Áine", email: "aine@example.ie", locale: "ga", roles: ["store"] } as const;
  const invited = await inviteUser(db, invite);
  const userId = invited.ok ? invited.value : "";
  for (let n = 0; n < 6; n += 1) await inviteAgain(db, { ...by, userId });
  expect([await db.$count(verifications), await db.$count(outboxMails)]).toEqual([1, 7]);
});

test("an invitation is withdrawn with its link and its account, while it was not used", async () => {
  const by = { actorId: "boss", origin: "https://show.example.ie", now: new Date() };
  const invite = { ...by, name: "Áine", email: "aine@example.ie", locale: "ga", roles: ["store"] } as const;
  const first = await inviteUser(db, invite);
  const userId = first.ok ? first.value : "";
  expect((await getUser(db, userId, by.now))?.isInvited).toBe(true);
  expect(await withdrawInvitation(db, { ...by, userId })).toMatchObject({ ok: true });
  expect(await db.$count(users)).toBe(0);
  expect(await withdrawInvitation(db, { ...by, userId })).toMatchObject({ error: { kind: "not-found" } });

  const again = await inviteUser(db, invite);
  const used = again.ok ? again.value : "";
  const password = { providerId: "credential", accountId: used, userId: used, password: "hash" };
  await db.insert(accounts).values({ id: newId(), ...password, createdAt: by.now, updatedAt: by.now });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, used));
  expect((await getUser(db, used, by.now))?.isInvited).toBe(false);
  expect(await withdrawInvitation(db, { ...by, userId: used })).toMatchObject({
    error: { kind: "confirmed" },
  });
  expect(await db.$count(users)).toBe(1);
});

test("a withdrawn invitation is not sent any more, and one that was sent is marked", async () => {
  const by = { actorId: "boss", origin: "https://show.example.ie", now: new Date() };
  const mails = async () => (await listMails(db)).mails.map(({ state, isWithdrawn }) => [state, isWithdrawn]);
  const invite = async (email: string) => {
    const invited = await inviteUser(db, { ...by, name: "Áine", email, locale: "ga", roles: ["store"] });
    return invited.ok ? invited.value : "";
  };
  const about = (userId: string) => eq(outboxMails.subjectId, userId);
  await withdrawInvitation(db, { ...by, userId: await invite("queued@example.ie") });
  expect(await mails()).toEqual([]);

  const tried = await invite("tried@example.ie");
  await db.update(outboxMails).set({ attempts: 2, lastError: "451" }).where(about(tried));
  await withdrawInvitation(db, { ...by, userId: tried });
  const sent = await invite("sent@example.ie");
  await db.update(outboxMails).set({ state: "sent", sentAt: by.now }).where(about(sent));
  expect((await mails())[0]).toEqual(["sent", false]);
  await withdrawInvitation(db, { ...by, userId: sent });
  const kept = await invite("kept@example.ie");
  await db.update(outboxMails).set({ state: "kept" }).where(about(kept));
  await withdrawInvitation(db, { ...by, userId: kept });
  expect(await mails()).toEqual([
    ["kept", true],
    ["sent", true],
    ["failed", true],
  ]);
  for (const userId of [tried, kept]) {
    const [mail] = await db.select().from(outboxMails).where(about(userId));
    const again = await retryMail(db, { id: mail?.id ?? "", actorId: "boss", now: by.now });
    expect(again).toMatchObject({ error: { kind: "withdrawn" } });
  }
});
