import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/identity.ts";
import { addRole } from "#app/features/identity/users/add-role.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, register } from "#tests/support/process/device.ts";
import { appContext } from "../context.server.ts";
import { requirePermission, requireUser } from "./guards.server.ts";
import { getViewer, viewerMiddleware } from "./viewer.server.ts";

const db = await useTestDb();

describe("guards", () => {
  const next = async () => new Response("inside");
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const visit = async (device: Device, guard: typeof requirePermission, path: string) => {
    const request = device.request(path);
    const context = device.context(request);
    context.set(appContext, { ...context.get(appContext), log });
    try {
      const args = { request, context, params: {}, pattern: path } as never;
      return (await guard(args, next as never)) as Response;
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  };

  it("send a visitor to /auth with the way back, in the page's language", async () => {
    const answer = await visit(new Device(db), requireUser, "/ga/account/orders?page=2");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/ga/auth?return=%2Fga%2Faccount%2Forders%3Fpage%3D2");
    expect((await visit(new Device(db), requirePermission, "/admin/import")).headers.get("Location")).toBe(
      "/auth?return=%2Fadmin%2Fimport",
    );
  });

  it("send who is no admin home, and let an admin in", async () => {
    const device = await register(db);
    await device.logIn();
    expect((await visit(device, requirePermission, "/admin")).headers.get("Location")).toBe("/");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: 40, path: "/admin", requestId: "test" });
    const inside = await visit(device, requireUser, "/account");
    expect(await inside.text()).toBe("inside");
    expect(inside.headers.get("Cache-Control")).toBe("no-store");
    const [user] = await db.select().from(users);
    await inTransaction(db, (tx) => addRole(tx, { actorId: null, userId: user?.id ?? "", role: "admin" }));
    expect((await visit(device, requirePermission, "/admin")).status).toBe(200);
  });

  const through = async (device: Device, form?: Record<string, string>) => {
    const request = device.request("/account", form);
    const context = device.context(request);
    let roles: readonly string[] | undefined;
    const response = (await viewerMiddleware(
      { request, context, params: {} } as never,
      (async () => {
        roles = (await getViewer(context))?.roles;
        return new Response("page");
      }) as never,
    )) as Response;
    const cookies = response.headers.getSetCookie().join();
    await device.keep(response);
    return { roles, cookies };
  };

  it("prolong a session on its way", async () => {
    const device = await register(db);
    await device.logIn();
    await db.update(sessions).set({ expiresAt: new Date(Date.now() + 5 * 86_400_000) });
    expect((await through(device)).cookies).toContain("itsshowtime.session_token=");
  });

  it("F-22: give a session another token once its account was given a role; the old one is worth nothing", async () => {
    const device = await register(db);
    await device.logIn();
    const [before] = await db.select().from(sessions);
    const old = new Map(device.cookies);
    const withOld = () => {
      const other = new Device(db);
      for (const [name, value] of old) other.cookies.set(name, value);
      return other;
    };
    const [user] = await db.select().from(users);
    await inTransaction(db, (tx) => addRole(tx, { actorId: null, userId: user?.id ?? "", role: "sales" }));
    // What a form sends may be read again with its cookie, as by the library.
    expect(await through(device, { typed: "x" })).toEqual({ roles: ["sales"], cookies: "" });
    // Requests of one page come at once, and each must be let in.
    const answers = [await through(device), await through(withOld()), await through(withOld())];
    expect(answers.map(({ roles }) => roles)).toEqual([["sales"], ["sales"], ["sales"]]);
    for (const { cookies } of answers)
      expect(cookies).toMatch(/session_token=.*HttpOnly; SameSite=Lax; Secure/);
    const [after] = await db.select().from(sessions);
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, renewsToken: false });
    expect(after?.token).not.toBe(before?.token);
    expect(await through(device)).toEqual({ roles: ["sales"], cookies: "" });
    await db.update(sessions).set({ formerUntil: new Date(Date.now() - 1) });
    expect(await through(withOld())).toMatchObject({ roles: undefined });
    expect(await through(device)).toEqual({ roles: ["sales"], cookies: "" });
  });
});
