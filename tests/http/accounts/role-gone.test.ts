import { expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

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
