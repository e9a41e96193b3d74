import { expect, it } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addEnquiry } from "./add-enquiry.server.ts";
import { getFormSecret, makeFormToken } from "./proof/form-token.server.ts";

const { db } = await usePostgresDb();

it("R2: numbers parallel enquiries without gap or double, and counts a post once however often it comes at once", async () => {
  const { config } = workContext(db, { SECRET: "s".repeat(32) });
  const now = new Date("2026-11-21T12:00:00Z");
  const secret = await getFormSecret(db, config);
  const posts = Array.from({ length: 20 }, (_, n) => ({
    enquiry: {
      formType: "contact" as const,
      name: "Ann",
      email: `ann${n}@example.ie`,
      phone: "1",
      company: null,
      message: `Number ${n}`,
    },
    locale: "en" as const,
    token: makeFormToken(secret, { now: new Date(now.getTime() - 60_000) }),
    honeypot: "",
    clientAddress: `192.0.2.${n}`,
    userId: null,
  }));
  await Promise.all([...posts, ...posts, ...posts].map((post) => addEnquiry({ db, config, now }, post)));
  const rows = await db.select().from(enquiries);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(
    posts.map((_, n) => `IST-2026-${String(n + 1).padStart(4, "0")}`),
  );
  expect(rows.every(({ state }) => state === "new")).toBe(true);
  expect(await db.select().from(outboxMails)).toHaveLength(40);
});
