import type { APIRequestContext, Browser } from "@playwright/test";
import { expect, originOf, signIn } from "../site.ts";

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A customer whose address is confirmed by the mailed link, all of it without a page. */
export async function newCustomer(browser: Browser, name: string): Promise<Customer> {
  made += 1;
  const email = `person-${process.pid}-${Date.now()}-${made}@example.ie`;
  const who = { name, email, password: "six-plus-letters" };
  const visitor = await browser.newContext();
  const { request } = visitor;
  const headers = { Origin: await originOf({ request }) };
  await request.post("/api/auth/sign-up/email", { data: who, headers });
  await signIn({ request });
  const link = await mailedLink(request, email);
  await visitor.clearCookies();
  // Another browser than that of the sign-up is asked for the password.
  const form = { token: new URL(link).searchParams.get("token") ?? "", password: who.password };
  const confirmed = await request.post(link, { form, headers, maxRedirects: 0 });
  expect(confirmed.headers()["set-cookie"]).toContain("=address-confirmed;");
  await visitor.close();
  return who;
}

/** The link with a token in the latest mail to an address whose subject fits; some mails are written after the answer. */
export async function mailedLink(staff: APIRequestContext, email: string, subject = /./): Promise<string> {
  const newest = async () => {
    const list = await (await staff.get(`/admin/mail?search=${encodeURIComponent(email)}`)).text();
    const links = list.matchAll(
      /<a\b[^>]*href="(\/admin\/mail\/[\da-f]{8}-[\da-f-]+)"[^>]*>([\s\S]*?)<\/a>/g,
    );
    return [...links].find(([, , text = ""]) => subject.test(text))?.[1] ?? "";
  };
  await expect.poll(newest).not.toBe("");
  const mail = await newest();
  const text = await (await staff.get(mail)).text();
  const [link = ""] = /https?:\/\/localhost:\d+\/[\w/-]+\?token=[\w.%-]+/.exec(text) ?? [];
  return link;
}
