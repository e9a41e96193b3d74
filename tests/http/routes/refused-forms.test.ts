import { describe, expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { LINES, useAttackedSite } from "#tests/support/http/attacked-site.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";

const { cookies, own, send } = useAttackedSite();
const WRONG = "not this passphrase";

/** The refused forms of the account: their address, what is typed, which page shows it, and who sends it. */
const REFUSED = [
  ["/account/security/email", { email: "typed@example.ie", current: WRONG }, "New email address", 400],
  ["/ga/account/security/email", { email: "typed@example.ie", current: WRONG }, "Seoladh ríomhphoist", 400],
  ["/account/security/password", { current: WRONG, password: "new passphrase 1" }, "New password", 400],
  ["/account/security/code/setup", { current: WRONG }, "Two-factor authentication", 400],
  ["/account/security/code/activation", { code: "000000" }, "Two-factor authentication", 400],
  ["/account", { name: "" }, "Your details", 400],
  [`/account/addresses/${newId()}`, LINES, "Addresses", 404],
  ["/account/addresses?add", { ...LINES, name: "Typed Name", postcode: "?" }, "Add an address", 400],
] as const;

describe("a refused form without JavaScript", () => {
  test.each(REFUSED)("%s shows its page with what was typed", async (path, typed, heading, status) => {
    const answer = await send(path, typed, cookies.owner);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect(answer.text).toContain(heading);
    expect(answer.text).toMatch(/role="alert"|aria-invalid="true"/);
    const values = formsOf(answer.text, path).flatMap(({ fields }) => fields.map(({ value }) => value));
    for (const [name, value] of Object.entries(typed))
      if (name === "email" || value === "Typed Name") expect(values).toContain(value);
    expect(answer.text).not.toContain(WRONG);
  });

  test("an address of one's own is shown again for its form", async () => {
    const path = `/account/addresses/${own.owner.addressId}`;
    const { status, text } = await send(path, { ...LINES, name: "Typed Name", postcode: "?" }, cookies.owner);
    expect(status).toBe(400);
    const form = formsOf(text, path).find(({ action }) => action === path);
    expect(form?.fields.find(({ name }) => name === "name")?.value).toBe("Typed Name");
  });

  test("an address and a checkout come back whole, however long they are", async () => {
    const long = `${"Bóthar fada, ".repeat(20_000)}an deireadh`;
    const sent: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ["/account/addresses?add", { ...LINES, line1: long }],
      [`/account/addresses/${own.owner.addressId}`, { ...LINES, line1: long }],
      [`/shop/checkout/${own.owner.checkoutToken}`, { ...LINES, line1: long, notes: long }],
    ];
    for (const [path, typed] of sent) {
      const { status, text } = await send(path, typed, cookies.owner);
      expect([path, status]).toEqual([path, 400]);
      const fields = formsOf(text, path).flatMap((form) => form.fields);
      for (const [name, value] of Object.entries(typed))
        if (value === long)
          expect(fields.some((field) => field.name === name && field.value === long)).toBe(true);
    }
  });

  test("signing up keeps its tab, and a recovery code its form", async () => {
    const signUp = await send("/auth/sign-up", { name: "Typed Name", email: "no address", password: "x" });
    expect([signUp.status, signUp.headers["cache-control"]]).toEqual([400, "no-store"]);
    const fields = formsOf(signUp.text, "/auth").flatMap((form) => form.fields);
    expect(fields).toContainEqual(expect.objectContaining({ name: "name", value: "Typed Name" }));
    const recovery = await send("/auth/code/recovery?recovery=", { code: "wrong" });
    expect(recovery.status).toBe(401);
    expect(formsOf(recovery.text, "/auth").map(({ action }) => action)).toContain(
      "/auth/code/recovery?recovery=",
    );
  });
});
