import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import type { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { REMOVED_PERSON } from "#app/features/identity/removed-person.ts";
import type { Address } from "#app/features/orders/orders.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import { DRAFT_ORIGINS, type DraftOriginKind } from "./draft-origin.ts";
import { billingFields, type DraftForm, formOfDraft } from "./editor/draft-form.ts";
import { pickCustomer } from "./editor/find-customers.server.ts";
import { getDraft } from "./queries.server.ts";

export interface DraftOrigin {
  readonly kind: DraftOriginKind | "blank";
  /** The id of the customer or account, enquiry, quote, order or draft; or the email address of a customer. */
  readonly id: string;
}

/** What a draft belongs to from its beginning. */
export type OriginColumns = Pick<typeof draftOrders.$inferInsert, "enquiryId" | "quoteId" | "parentOrderId">;

interface Begun {
  readonly form: DraftForm;
  readonly columns: OriginColumns;
}

/** Reads `?customer=`, `?enquiry=`, `?quote=`, `?order=` or `?draft=`. */
export function readOrigin(params: URLSearchParams): DraftOrigin {
  const kind = DRAFT_ORIGINS.find((origin) => params.has(origin));
  return kind ? { kind, id: params.get(kind) ?? "" } : { kind: "blank", id: "" };
}

/** The form that a new draft begins with: what is known of the customer. Null where there is no such origin. */
export async function beginDraft(db: Db, { kind, id }: DraftOrigin): Promise<Begun | null> {
  if (kind === "blank") return begun({});
  if (kind === "customer") return fromCustomer(db, id);
  if (!isId(id)) return null;
  if (kind === "enquiry") return fromEnquiry(db, id);
  if (kind === "quote") return fromQuote(db, id);
  if (kind === "order") return fromOrder(db, id);
  const draft = await getDraft(db, id);
  if (!draft) return null;
  const form = formOfDraft(draft);
  const { enquiryId, quoteId, parentOrderId } = draft;
  const lines = form.lines.map((line) => ({ ...line, key: newId() }));
  return { form: { ...form, lines }, columns: { enquiryId, quoteId, parentOrderId } };
}

interface Known {
  readonly userId?: string | null;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly company?: string | null;
  readonly vatNumber?: string | null;
  readonly poNumber?: string | null;
  readonly locale?: string;
  readonly address?: Address | null;
  readonly billing?: Address | null;
}

function begun(known: Known, columns: OriginColumns = {}): Begun {
  const { userId, name, email, phone, company, vatNumber, poNumber, locale, address, billing } = known;
  const head = {
    user: userId ?? "",
    name: name ?? "",
    email: email ?? "",
    phone: givenPhone(phone ?? ""),
    company: company ?? "",
    vat_number: vatNumber ?? "",
    po_number: poNumber ?? "",
    locale: locale ?? "en",
    delivery: "collection",
    ...address,
    ...billingFields(billing ?? null),
  };
  return { form: { head, lines: [], add: "" }, columns };
}

/** A customer of the list, an account, or an address of mail. */
async function fromCustomer(db: Db, id: string): Promise<Begun | null> {
  const picked = isId(id) ? await pickCustomer(db, id) : null;
  if (picked) return begun({ ...picked, userId: picked.user || null });
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user) return begun({ userId: user.id, name: user.name, email: user.email, locale: user.locale });
  const [last] = await db
    .select()
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${id.toLowerCase()}`, ne(orders.email, REMOVED_PERSON.email)))
    .orderBy(desc(orders.number))
    .limit(1);
  return last ? begun(last) : null;
}

async function fromEnquiry(db: Db, id: string): Promise<Begun | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ? begun(row, { enquiryId: id }) : null;
}

async function fromQuote(db: Db, id: string): Promise<Begun | null> {
  const [row] = await db.select().from(hireQuotes).where(eq(hireQuotes.id, id));
  return row ? begun(row, { quoteId: id, enquiryId: row.enquiryId }) : null;
}

/** A further order for the customer of a paid one. */
async function fromOrder(db: Db, id: string): Promise<Begun | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.kind, "sale")));
  return row ? begun({ ...row, billing: row.billingAddress ?? row.address }, { parentOrderId: id }) : null;
}
