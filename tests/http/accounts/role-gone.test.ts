import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { visitorOf } from "#tests/support/http/visitor.ts";
import { linkTo } from "#tests/support/process/device.ts";

const site = useTestServer();

test.each(["/admin/notifications/count", `/admin/hire/warehouse/scans?hire=${newId()}`])(
  "a script of somebody without a role any more has 403 of %s, not a way to the login; a page the home page",
  async (path) => {
    const email = `${newId()}@example.ie`;
    const { cookie } = await signUpAs(site, { name: "Was here", email, password: "a role of its own 1" });
    const asked = { Accept: "application/json", Cookie: cookie };
    expect((await site.ask(path, { headers: asked })).status).toBe(403);
    const headers = { ...asked, "Content-Type": "application/json", Origin: site.origin };
    expect((await site.ask(path, { method: "POST", headers, body: "{}" })).status).toBe(403);
    const page = await site.ask(path, { headers: { Accept: "text/html", Cookie: cookie } });
    expect([page.status, page.headers.location]).toEqual([302, "/"]);
    const visitor = await site.ask(path, { headers: { Accept: "application/json" } });
    expect(visitor.headers.location).toMatch(/^\/auth/);
  },
);

test.each([
  {
    who: "never had a role",
    has: "",
    loses: "",
    reads: "The back office is not open to your account. An admin",
  },
  {
    who: "lost it before the first password",
    has: "sales",
    loses: "before",
    reads: "your account. An admin",
  },
  {
    who: "has worked with it",
    has: "sales",
    loses: "after",
    reads: "any more. An admin can give you the role back.",
  },
])("who logs in for the back office and $who reads what is true", async ({ has, loses, reads }) => {
  const { db } = site.running.services.database;
  const headers = { Cookie: await signInAs(site) };
  const email = `${newId()}@example.ie`;
  const password = "a role of its own 2";
  await site.post(
    "/admin/users",
    [
      ["name", "Áine"],
      ["email", email],
      ["locale", "en"],
      ["role", "sales"],
    ],
    headers,
  );
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (has === "") await db.delete(userRoles).where(eq(userRoles.userId, user?.id ?? ""));
  const takeRole = () => site.post(`/admin/users/${user?.id}/roles`, [["seen", "sales"]], headers);
  if (loses === "before") expect((await takeRole()).status).toBe(303);
  const token = (await linkTo(db, email, "account-invitation")).searchParams.get("token") ?? "";
  expect(
    (
      await site.post("/auth/reset", [
        ["token", token],
        ["password", password],
      ])
    ).status,
  ).toBe(303);
  if (loses === "after") expect((await takeRole()).status).toBe(303);
  const login = await visitorOf(site).open("/admin/orders");
  const home = await login.press(/^Login/, { email, password });
  expect(home.address).toBe("/");
  expect(home.page.text).toContain(reads);
  expect(home.page.text.includes("If you had typed something there")).toBe(loses === "after");
});
