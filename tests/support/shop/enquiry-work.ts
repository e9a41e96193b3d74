import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { answerEnquiry } from "#app/features/enquiries/admin/answer-enquiry.server.tsx";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { newRandom } from "../random.ts";
import { workContext } from "./work-context.ts";

/** A Monday in winter, half past eleven. */
export const MONDAY = new Date("2026-11-23T11:30:00Z");

export const later = (ms: number, from = MONDAY) => addMs(from, ms);

/** The environment of a company whose mails go to `staff@example.ie`. */
export const ENQUIRY_ENV = {
  SECRET: "s".repeat(32),
  MAIL_TO: "staff@example.ie",
  ORIGIN: "https://show.example.ie",
};

/** Sends and answers enquiries in a database as customers and staff do. */
export function enquiryWork(db: Db) {
  const random = newRandom();
  const { config } = workContext(db, ENQUIRY_ENV);
  return {
    /** Sends a form; the id of its enquiry. */
    async arrive(change: Record<string, string> = {}, now = MONDAY, more: object = {}): Promise<string> {
      const token = makeFormToken(await getFormSecret(db, config), { now: later(-MINUTE_MS, now) });
      const { reference } = await addEnquiry(
        { db, config, now },
        {
          enquiry: {
            formType: "dry-hire",
            name: "Seán",
            email: `p${newId()}@example.ie`,
            phone: "091",
            company: null,
            message: "24 PARs",
            ...change,
          },
          locale: "ga",
          token,
          honeypot: "",
          clientAddress: `2001:db8:${random(65_000).toString(16)}::1`,
          userId: null,
          ...more,
        },
      );
      const [row] = await db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.reference, reference));
      return row?.id ?? "";
    },
    async addStaff(id = "u1", name = "Áine", role: Role | null = "admin"): Promise<string> {
      await db.insert(users).values({ id, name, email: `${id}@example.ie` });
      if (role) await db.insert(userRoles).values({ userId: id, role });
      return id;
    },
    answer: (id: string, change: Partial<Parameters<typeof answerEnquiry>[1]> = {}) =>
      answerEnquiry(
        { db, config },
        {
          id,
          text: "Yes",
          locale: "ga",
          idempotencyKey: newId(),
          seen: null,
          authorId: "u1",
          now: later(HOUR_MS),
          ...change,
        },
      ),
  };
}
