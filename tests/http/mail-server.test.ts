import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { useTestServer } from "../support/http/test-server.ts";
import { visitorOf } from "../support/http/visitor.ts";
import { startSmtpPeer } from "../support/peers/smtp-peer.ts";

const peer = await startSmtpPeer();
const sending = useTestServer({ SMTP_URL: peer.url });
const keeping = useTestServer();

describe.each([
  {
    prefix: "",
    created: "Account created! Please check your email to confirm.",
    kept: "contact us to have your address confirmed",
    success: "Thank you for your order. A confirmation email will follow shortly.",
    thanks: "Thank you for your order.",
    copy: ", and a copy by email",
    link: "a link to reset the password is on its way",
  },
  {
    prefix: "/ga",
    created: "Cruthaíodh do chuntas! Seiceáil do ríomhphost chun é a dheimhniú.",
    kept: "déan teagmháil linn chun do sheoladh a dheimhniú",
    success: "Go raibh maith agat as d’ordú. Beidh ríomhphost deimhnithe chugat go gairid.",
    thanks: "Go raibh maith agat as d’ordú.",
    copy: ", agus cóip tríd an ríomhphost",
    link: "tá nasc chun an pasfhocal a athshocrú ar an mbealach",
  },
])("customers at $prefix/", ({ prefix, created, kept, success, thanks, copy, link }) => {
  const onBoth = async (read: (site: typeof sending) => Promise<string>) => {
    const [sent, unsent] = [await read(sending), await read(keeping)];
    return [sent, unsent].map((text) => text.replaceAll("\u00a0", " ")) as [string, string];
  };
  const open = (path: string) => onBoth(async (site) => (await visitorOf(site).open(prefix + path)).text);

  test("are promised a mail where mails are sent, in the words of the specification, and none otherwise", async () => {
    const [sent, unsent] = await open("/shop/success");
    expect(sent).toContain(success);
    expect(unsent).toContain(thanks);
    expect(unsent).not.toContain(success);
    const [copied, uncopied] = await open("/contact");
    expect(copied).toContain(copy);
    expect(uncopied).not.toContain(copy);
  });

  test("are told to confirm a new account by mail where mails are sent", async () => {
    const [sent, unsent] = await onBoth(async (site) => {
      const page = await visitorOf(site).open(`${prefix}/auth?tab=sign-up`);
      const form = page.page.one('[id="name"]').closest("form");
      const [button] = form?.all('button[type="submit"]') ?? [];
      const typed = {
        name: "New",
        email: `new${prefix.length}@example.ie`,
        password: "capall bán ar an gcnoc",
      };
      return (await page.press(button?.name ?? "", typed, form)).text;
    });
    expect(sent).toContain(created);
    expect(unsent).not.toContain(created);
    expect(unsent).toContain(kept);
  });

  test("who forgot their password are promised a link where mails are sent", async () => {
    const [sent, unsent] = await onBoth(async (site) => {
      const page = await visitorOf(site).open(`${prefix}/auth/forgot`);
      const form = page.page.one('[id="email"]').closest("form");
      const [button] = form?.all('button[type="submit"]') ?? [];
      return (await page.press(button?.name ?? "", { email: "nobody@example.ie" }, form)).text;
    });
    expect(sent).toContain(link);
    expect(unsent).not.toContain(link);
  });
});

test("a mailed link in another browser asks for a password, and that of a stranger ends", async () => {
  const email = "newcomer@example.ie";
  const stranger = { name: "Stranger", email, password: "a-strangers-password" };
  expect((await keeping.postJson("/api/auth/sign-up/email", stranger)).status).toBe(200);
  const mails = () =>
    keeping.running.services.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  await expect.poll(mails).toHaveLength(1);
  const [link = ""] = /https?:\/\/\S+\?token=[\w.%-]+/.exec((await mails())[0]?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  const asked = await visitorOf(keeping).open(`/ga${pathname}${search}`);
  expect(asked.page.one('[autocomplete="username"]').value).toBe(email);
  const field = asked.page.one('[autocomplete="new-password"]').attribute("name") ?? "";
  const button = asked.page.one("main form").all('button[type="submit"]').at(-1)?.name ?? "";
  const refused = await asked.press(button, { [field]: "abc" });
  expect(refused.status).toBe(400);
  expect(refused.page.all(".field-error")).not.toEqual([]);
  const password = "capall bán ar an gcnoc";
  const login = await refused.press(button, { [field]: password });
  expect(login.address).toBe("/ga/auth");
  const ended = await login.press(/^Logáil isteach/, { email, password: stranger.password });
  expect(ended.page.one('[role="alert"]').text).toContain("Earráid");
  const entered = await login.press(/^Logáil isteach/, { email, password });
  expect(entered.address).toBe("/ga/shop/browse");
});
