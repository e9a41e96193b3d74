import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { AWAITING_PAYMENT, HIRE_PRICE_KINDS } from "#app/features/orders/enums.ts";
import type { HireCharge, ProviderName } from "#app/features/orders/orders.ts";
import { totalsOfRows, type VatRow } from "#app/features/orders/totals.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import type { LockedHire } from "../transition-hire.server.ts";
import { type HireOrderKind, hireOrderText } from "./hire-order-text.ts";

/** What it pays for: a part of the price, or a charge. */
type PaidPart =
  | { readonly kind: Exclude<HireOrderKind, "hire-charge"> }
  | {
      readonly kind: "hire-charge";
      readonly charge: HireCharge;
      /** What it is for, as the invoice says it, instead of the charge's own text. */
      readonly text?: string;
    };

type NewHireOrder = PaidPart & {
  /** What it carries by rate; the sum is positive. */
  readonly vatRows: readonly VatRow[];
  readonly provider: ProviderName;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly actorId?: string | null;
};

/** Makes the order of a payment of a hire, whose row is locked. It has no checkout and holds no stock. Gives its id. */
export async function createHireOrder(tx: Tx, hire: LockedHire, order: NewHireOrder): Promise<string> {
  const { kind, vatRows, provider, expiresAt, now } = order;
  const charge = order.kind === "hire-charge" ? order.charge : null;
  const totals = totalsOfRows(vatRows);
  const id = newId();
  const [placed] = await tx
    .insert(orders)
    .values({
      id,
      kind,
      provider,
      expiresAt,
      vatRows,
      hireId: hire.id,
      placedAt: now,
      hireCharge: charge,
      number: sql`nextval('order_numbers')::int`,
      token: newToken(),
      userId: hire.userId,
      locale: hire.locale,
      name: hire.name,
      email: hire.email,
      phone: hire.phone,
      company: hire.company,
      vatNumber: hire.vatNumber,
      poNumber: hire.poNumber,
      deliveryMethod: "collection",
      subtotal: totals.subtotal,
      deliveryPrice: totals.delivery,
      total: totals.total,
      vatTotal: totals.vat,
    })
    .returning({ number: orders.number });
  const text = order.kind === "hire-charge" ? order.text : "";
  const names = text ? { name: text } : lineNames(hire, { kind, charge });
  const shared = { orderId: id, ...names, quantity: 1 };
  // Providers take no negative price: such a table is one line.
  const rows = vatRows.filter(({ gross }) => gross !== 0);
  const lines = rows.every(({ gross }) => gross > 0)
    ? rows.map(({ rate, gross }) => ({ vatRate: rate, unitPrice: gross, lineTotal: gross }))
    : [{ vatRate: rows[0]?.rate ?? 0, unitPrice: totals.total, lineTotal: totals.total }];
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...shared, ...line, position })));
  await addAuditEntry(tx, {
    actorId: order.actorId ?? null,
    action: "order.placed",
    subjectId: id,
    details: { number: placed?.number, total: totals.total, provider, kind, hire: hire.number },
  });
  return id;
}

/** Names the days of a locked hire on its orders that wait: the invoice of each is made when it is paid. */
export async function nameDaysOfUnpaid(tx: Tx, hire: LockedHire): Promise<void> {
  for (const kind of HIRE_PRICE_KINDS) {
    const waits = and(
      eq(orders.hireId, hire.id),
      eq(orders.kind, kind),
      inArray(orders.state, [...AWAITING_PAYMENT]),
    );
    await tx
      .update(orderLines)
      .set(lineNames(hire, { kind, charge: null }))
      .where(inArray(orderLines.orderId, tx.select({ id: orders.id }).from(orders).where(waits)));
  }
}

type LineSubject = Parameters<typeof hireOrderText>[0];

function lineNames(
  hire: LockedHire,
  subject: LineSubject,
): { readonly name: string; readonly nameEn: string | null } {
  const nameEn = hire.locale === "en" ? null : lineName("en", hire, subject);
  return { name: lineName(hire.locale, hire, subject), nameEn };
}

/** What is paid for and, of parts of the price, the days of the hire: an invoice has to say what was supplied when. */
function lineName(
  locale: Locale,
  { number, startsAt, endsAt }: LockedHire,
  { kind, charge }: LineSubject,
): string {
  const text = format(locale, hireOrderText({ kind, charge }), { number });
  if (kind !== "hire-deposit" && kind !== "hire-balance") return text;
  const days = new Set([startsAt, endsAt].map((instant) => formatDate(locale, instant)));
  return `${text}, ${[...days].join(" – ")}`;
}
