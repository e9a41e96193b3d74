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
    expect(await device.viewer()).toBeNull();
    await device.logIn();
    expect((await visit(device, requirePermission, "/admin")).status).toBe(200);
  });

  it("prolong a session on its way", async () => {
    const device = await register(db);
    await device.logIn();
    await db.update(sessions).set({ expiresAt: new Date(Date.now() + 5 * 86_400_000) });
    const request = device.request("/account");
    const context = device.context(request);
    const through = (await viewerMiddleware(
      { request, context, params: {} } as never,
      (async () => {
        await getViewer(context);
        return new Response("page");
      }) as never,
    )) as Response;
    expect(through.headers.getSetCookie().join()).toContain("itsshowtime.session_token=");
  });
});
