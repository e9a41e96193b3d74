import { describe, expect, it } from "vitest";
import { cartEntriesSchema } from "#app/features/cart/schema.ts";
import { FIELD_MESSAGES } from "#app/features/identity/account/field-messages.ts";
import { signUpSchema } from "#app/features/identity/schema.ts";
import { readJson } from "./json-body.server.ts";

const post = (path: string, body: string, type = "application/json") =>
  new Request(`https://www.example.ie${path}`, { method: "POST", headers: { "content-type": type }, body });

const SIGN_UP = JSON.stringify({ name: "Áine", email: "aine@example.ie", password: "abc" });
const NOTHING = JSON.stringify({
  items: [{ product_id: "019a0000-0000-7000-8000-000000000001", quantity: 0 }],
});

async function refused(read: ReturnType<typeof readJson>) {
  const result = await read;
  if (result.ok) throw new Error("It was read");
  const body: unknown = await result.error.json();
  return { status: result.error.status, body };
}

describe("a body that the API cannot read", () => {
  it.each([
    ["/api/auth/sign-up/email", "Password must be at least 6 characters"],
    ["/api/auth/sign-up/email?lang=ga", "Ní mór 6 charachtar"],
  ])("a rule of the account forms is a sentence, not its key: %s", async (path, words) => {
    const { status, body } = await refused(readJson(post(path, SIGN_UP), signUpSchema, FIELD_MESSAGES));
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: expect.stringContaining(words) });
    expect(body).toMatchObject({ errors: [{ field: "password" }] });
    expect(JSON.stringify(body)).not.toContain("passwordTooShort");
  });

  it("names the field in the reader's language", async () => {
    const irish = await refused(readJson(post("/api/create-checkout?lang=ga", NOTHING), cartEntriesSchema));
    expect(irish.body).toMatchObject({ detail: "Níl an luach sa réimse items.0.quantity bailí." });
    const english = await refused(readJson(post("/api/create-checkout", NOTHING), cartEntriesSchema));
    expect(english.body).toMatchObject({ detail: expect.stringMatching(/^items\.0\.quantity: Too small/) });
  });

  it.each([
    ["{", "application/json", 400, "The body is not JSON.", "Ní JSON é corp an iarratais."],
    ["{}", "text/plain", 415, "Send the fields as application/json.", "Seol na réimsí mar application/json."],
  ])("%s as %s", async (text, type, status, en, ga) => {
    for (const [path, detail] of [
      ["/api/x", en],
      ["/api/x?lang=ga", ga],
    ] as const)
      expect(await refused(readJson(post(path, text, type), cartEntriesSchema))).toMatchObject({
        status,
        body: { detail },
      });
  });
});
