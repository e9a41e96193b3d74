import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.ts";
import { users } from "#app/db/schema/identity.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, NORA } from "#tests/support/device.ts";
import { createAdmin, createFirstAdmin } from "./create-first-admin.server.ts";
import { removeRole } from "./remove-role.server.ts";

const db = await useTestDb();

describe("admins", () => {
  it("are made once at first start, with a readable password that works", async () => {
    const admin = await createFirstAdmin(db, { email: "Boss@Example.ie" });
    expect(admin?.email).toBe("boss@example.ie");
    expect(admin?.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await createFirstAdmin(db, { email: "other@example.ie" })).toBeNull();
    const device = new Device(db);
    await device.logIn("boss@example.ie", admin?.password ?? "");
    expect(await device.viewer()).toMatchObject({ isAdmin: true, email: "boss@example.ie" });
  });

  it("do not inherit the password of a stranger who took the address first", async () => {
    await new Device(db).signUp({ ...NORA, email: "boss@example.ie" });
    const admin = await createAdmin(db, { email: "boss@example.ie" });
    expect(admin.password).not.toBeNull();
    expect((await new Device(db).logIn("boss@example.ie", NORA.password)).status).toBe(401);
  });

  it("cannot take the role from the last of them; every change is written down", async () => {
    await createAdmin(db, { email: "a@example.ie" });
    await createAdmin(db, { email: "b@example.ie" });
    const [a, b] = await db.select().from(users).orderBy(users.email);
    const remove = (userId = "") =>
      inTransaction(db, (tx) => removeRole(tx, { actorId: null, userId, role: "admin" }));
    expect(await remove(a?.id)).toEqual({ ok: true, value: undefined });
    expect(await remove(a?.id)).toEqual({ ok: false, error: { kind: "not-held" } });
    expect(await remove(b?.id)).toEqual({ ok: false, error: { kind: "last-admin" } });
    const actions = (await db.select().from(auditLog)).map((entry) => entry.action);
    expect(actions).toEqual(["user.role-added", "user.role-added", "user.role-removed"]);
  });
});
