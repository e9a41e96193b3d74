import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { Device, NORA } from "#tests/support/process/device.ts";
import type { Role } from "../identity.ts";
import { changeRoles } from "./change-roles.server.ts";
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
    expect(await device.viewer()).toMatchObject({ roles: ["admin"], email: "boss@example.ie" });
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

describe("the roles of an account", () => {
  const rolesOf = async (userId: string) =>
    (await db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role).sort();
  const newStaff = async () => {
    await createAdmin(db, { email: "a@example.ie" });
    const [admin] = await db.select().from(users);
    const { id } = await createUser(db);
    const change = (roles: readonly Role[], seen: readonly Role[], userId = id) =>
      changeRoles(db, { actorId: admin?.id ?? "", userId, roles, seen });
    return { id, adminId: admin?.id ?? "", change };
  };

  it("are given and taken together, each with a line in the log", async () => {
    const { id, change } = await newStaff();
    expect(await change(["sales", "store"], [])).toMatchObject({ ok: true });
    expect(await change(["store", "editor"], ["store", "sales"])).toMatchObject({ ok: true });
    expect(await rolesOf(id)).toEqual(["editor", "store"]);
    const actions = (await db.select().from(auditLog)).filter((entry) => entry.subjectId === id);
    expect(actions.map(({ action, details }) => [action, details["role"]])).toEqual([
      ["user.role-added", "sales"],
      ["user.role-added", "store"],
      ["user.role-removed", "sales"],
      ["user.role-added", "editor"],
    ]);
  });

  it("are not changed by a form that shows what was before, nor by half", async () => {
    const { id, adminId, change } = await newStaff();
    await change(["sales"], []);
    expect(await change(["store"], [])).toMatchObject({ error: { kind: "conflict" } });
    expect(await rolesOf(id)).toEqual(["sales"]);
    expect(await change(["sales"], ["admin"], adminId)).toMatchObject({ error: { kind: "own-account" } });
    expect(await rolesOf(adminId)).toEqual(["admin"]);
    expect(await change(["sales"], [], "no-one")).toMatchObject({ error: { kind: "not-found" } });
    const other = { actorId: id, userId: adminId, roles: ["editor"], seen: ["admin"] } as const;
    expect(await changeRoles(db, other)).toMatchObject({ error: { kind: "last-admin" } });
    expect(await rolesOf(adminId)).toEqual(["admin"]);
  });
});
