import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { visitorOf } from "#tests/support/http/visitor.ts";
import { linkTo } from "#tests/support/process/device.ts";

const site = useTestServer();

test("the link and the mail of a withdrawn invitation say that it was withdrawn", async () => {
  const { db } = site.running.services.database;
  const boss = await signInAs(site);
  const headers = { Cookie: boss };
  const email = `${newId()}@example.ie`;
  const form = { name: "Áine", email, locale: "en", role: "sales" };
  await site.post("/admin/users", Object.entries(form), headers);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const { pathname, search } = await linkTo(db, email, "account-invitation");
  const token = new URLSearchParams(search).get("token") ?? "";
  expect((await visitorOf(site).open(pathname + search)).page.all('input[name="password"]')).toHaveLength(1);
  await site.post(`/admin/users/${user?.id}/withdraw-invitation`, [["confirmed", "yes"]], headers);

  const dead = await visitorOf(site).open(pathname + search);
  expect(dead.text).toContain("This invitation was withdrawn");
  expect(dead.page.all('input[name="password"]')).toEqual([]);
  expect((await visitorOf(site).open(`/ga${pathname}${search}`)).text).toContain(
    "Tarraingíodh siar an cuireadh",
  );
  expect((await visitorOf(site).open("/auth/reset?token=of-nothing-at-all")).text).toContain(
    "This link no longer works",
  );
  const posted = await site.post("/auth/reset", [
    ["token", token],
    ["password", "a new one of hers 3"],
  ]);
  expect(posted.status).toBe(400);
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);

  const list = await visitorOf(site, boss).open(`/admin/mail?search=${email}`);
  const marked = "The invitation was withdrawn. Its link no longer works.";
  expect(list.text).toContain(marked);
  const mail = await list.follow(/./, list.page.one("tbody"));
  expect(mail.text).toContain(marked);
  expect(mail.page.all("main button").filter(({ text }) => /^Send/.test(text))).toEqual([]);
});
