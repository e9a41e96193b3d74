import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { cents } from "#app/lib/money.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import type { SentRequest } from "./sent-request.ts";

/** What the enquiry with this reference asks for; null where it has no basket. */
export async function getSentRequest(db: Db, reference: string): Promise<SentRequest | null> {
  const { state, email, dueAt, details, message } = enquiries;
  const [row] = await db
    .select({ state, email, dueAt, details, message })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  const hire = row?.details.hire;
  if (!row || !hire) return null;
  return {
    isConfirmed: row.state !== "spam",
    email: row.email,
    dueAt: row.dueAt,
    phone: (await getSettings(db)).company.phone,
    from: hire.from === null ? null : fromIrishInput(hire.from),
    to: hire.to === null ? null : fromIrishInput(hire.to),
    lines: hire.lines.map(({ code, name, nameGa, quantity }) => ({ code, name, nameGa, quantity })),
    requests: (row.details.items ?? []).map(({ quantity, text }) => ({ quantity, text })),
    place: row.details.place ?? "",
    message: row.message,
    total: hire.price && cents(hire.price.total),
  };
}
