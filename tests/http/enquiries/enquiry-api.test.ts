import { describe, expect, test } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { useTestServer } from "../../support/http/test-server.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;

const PATH = "/api/send-form-email";
const person = { name: "Áine Ní Bhriain", email: "aine@example.ie", phone: "091 555 010", message: "Hello" };

async function call(body: unknown): Promise<{ status: number; json: unknown }> {
  const { status, text } = await site.postJson(PATH, body);
  return { status, json: JSON.parse(text) };
}

describe("send-form-email", () => {
  test.each(["contact", "equipment-servicing", "dry-hire"] as const)("stores a %s form", async (formType) => {
    const { status, json } = await call({ ...person, formType });
    expect(status).toBe(200);
    expect(json).toEqual({ reference: expect.stringMatching(/^IST-\d{4}-\d+$/) });
    expect(await db().$count(enquiries)).toBeGreaterThan(0);
  });

  test.each(["custom-item", "nonsense", "", 5, null, undefined])(
    "refuses the form type %j",
    async (formType) => {
      const before = await db().$count(enquiries);
      const custom = { productName: "Gobo", description: "Size B" };
      const { status, json } = await call({ ...person, ...custom, formType });
      expect([status, json]).toMatchObject([
        400,
        { detail: "Unknown form", errors: [{ field: "formType", message: "Unknown form" }] },
      ]);
      expect(await db().$count(enquiries)).toBe(before);
    },
  );

  test("names every refused field, in the language of the call", async () => {
    const { status, json } = await call({ formType: "x", ...person, name: "", locale: "ga" });
    expect([status, json]).toMatchObject([
      400,
      { errors: [{ field: "formType", message: "Foirm anaithnid" }, { field: "name" }] },
    ]);
  });
});
