import { and, desc, getTableColumns, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { format } from "#app/i18n/message.ts";
import { toEuro } from "#app/lib/euro.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { providerMessages } from "../components/trail-messages.ts";
import { SENT } from "../fulfilment/get-fulfilment.server.ts";
import { addressText } from "../orders.ts";
import { type OrderConditions, ordersWhere } from "./list-orders.server.ts";

const HEAD = [
  "Order",
  "Status",
  "Attention",
  "Placed",
  "Paid",
  "Name",
  "Company",
  "VAT number",
  "Email",
  "Phone",
  "Delivery",
  "Address",
  "Payment",
  "Goods",
  "Delivery price",
  "VAT",
  "Total",
  "Carrier",
  "Tracking",
  "Fulfilment",
  "Pieces dispatched",
  "Pieces left",
  "Discount",
  "Discount code",
  "Discount reason",
  "Kind",
  // New columns are added at the end: programs that read the file by position find the others where they were.
  "Price list",
] as const;

const BATCH = 500;

/**
 * Orders as a CSV file that is safe to open in a spreadsheet, latest first. Amounts are numbers of euro. Who took it
 * along is written down.
 */
export async function exportOrders(db: Db, request: OrderConditions, actorId: string): Promise<string> {
  const rows: (readonly (string | number)[])[] = [HEAD];
  for (let before: number | null = null; ; ) {
    const batch: ExportedOrder[] = await db
      .select({ ...getTableColumns(orders), ...SENT })
      .from(orders)
      .where(and(ordersWhere(request), before === null ? undefined : lt(orders.number, before)))
      .orderBy(desc(orders.number))
      .limit(BATCH);
    rows.push(...batch.map(cellsOf));
    before = batch.at(-1)?.number ?? null;
    if (batch.length < BATCH || before === null) break;
  }
  const { state, provider, kind, fulfilment, from, until } = request;
  const narrowed = { state, provider, kind, fulfilment, from, until };
  await noteExport(db, { actorId, list: "orders", rows: rows.length - 1, narrowed });
  return csvText(rows);
}

type ExportedOrder = typeof orders.$inferSelect & {
  readonly carriers: string | null;
  readonly trackings: string | null;
  readonly sent: number;
  readonly left: number;
};

function cellsOf(order: ExportedOrder): readonly (string | number)[] {
  return [
    order.number,
    order.state,
    order.attention.join(", "),
    order.placedAt.toISOString(),
    order.paidAt?.toISOString() ?? "",
    order.name,
    order.company ?? "",
    order.vatNumber ?? "",
    order.email,
    order.phone,
    order.deliveryMethod,
    order.address ? addressText("en", order.address) : "",
    paymentText(order.provider),
    toEuro(order.subtotal),
    toEuro(order.deliveryPrice),
    toEuro(order.vatTotal),
    toEuro(order.total),
    order.carriers ?? "",
    order.trackings ?? "",
    order.kind === "sale" ? order.fulfilment : "",
    order.sent,
    order.left,
    toEuro(order.discount),
    order.discountCode ?? "",
    order.discountReason ?? "",
    order.kind,
    order.priceList ?? "",
  ];
}

/** How an order is paid, as the list of orders calls it. */
function paymentText(provider: string): string {
  const words = providerMessages(provider);
  return words ? format("en", words) : provider;
}
