import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import { kitText, stripBullet } from "#app/features/enquiries/kit/kit-list.ts";
import { matchRider } from "#app/features/rider/match-rider.server.ts";
import type { MatchedLine } from "#app/features/rider/rider.ts";
import { type EnquiryRequest, MAX_SOURCE_LENGTH, type RequestedLine } from "./enquiry-request.ts";

type ReadLine = Pick<MatchedLine, "level" | "best" | "quantity" | "text" | "source">;

/** What an enquiry asks for, in the customer's words and as lines; null where there is none. */
export async function getEnquiryRequest(db: Db, enquiryId: string | null): Promise<EnquiryRequest | null> {
  if (enquiryId === null) return null;
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId));
  if (!row) return null;
  const { id, reference, locale, message, details } = row;
  const items = details.items ?? [];
  const written = (await readLines(db, message)).filter(isWanted).map(lineOf);
  return {
    id,
    reference,
    locale,
    message,
    list: items.map(kitText),
    lines: [...written, ...(await readKitList(db, items))],
  };
}

/** A line for each row of a kit list, with the quantity of the row. */
export async function readKitList(
  db: Db,
  items: NonNullable<StoredEnquiryDetails["items"]>,
): Promise<readonly RequestedLine[]> {
  const lines: RequestedLine[] = [];
  for (const { text, quantity } of items) {
    const sure = (await readLines(db, text)).find(({ level }) => level === "sure");
    lines.push(lineOf({ level: "none", best: null, ...sure, text, quantity, source: text }));
  }
  return lines;
}

async function readLines(db: Db, text: string): Promise<readonly MatchedLine[]> {
  const read = await matchRider(db, text);
  return read.ok ? read.value : [];
}

/** Sentences of a letter are no lines: one names an item or begins with a number. */
function isWanted({ kind, level, quantity, source }: MatchedLine): boolean {
  if (kind !== "item" || quantity === 0) return false;
  return level === "sure" || quantity > 1 || /^\d/.test(stripBullet(source));
}

function lineOf({ level, best, quantity, text, source }: ReadLine): RequestedLine {
  const item = level === "sure" && best ? { id: best.item.id, name: best.item.name } : null;
  return {
    item,
    quantity: Math.min(Math.max(1, quantity), MAX_HIRE_QUANTITY),
    text,
    source: source.slice(0, MAX_SOURCE_LENGTH),
  };
}
