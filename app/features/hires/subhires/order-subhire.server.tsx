import { and, eq, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireSubhires, hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { replyAddress, STAFF_LOCALE } from "#app/features/orders/emails/order-mails.server.tsx";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDayTime, formatMoney } from "#app/i18n/formats.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire-admin/subhire-order.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { OrderMail } from "../emails/order-mail.tsx";

interface OrderContext {
  readonly db: Db;
  readonly config: Config;
}

interface SubhireOrder {
  readonly hireId: string;
  readonly subhireId: string;
  /** The sub-hire's version that the page showed: the same form sent twice is one mail. */
  readonly seen: number;
  readonly actorId: string;
  readonly now: Date;
}

type Refusal = { readonly kind: "not-found" | "changed-meanwhile" | "not-allowed" | "no-supplier-mail" };

/**
 * Mails the order of a sub-hire to its supplier, with the cost as agreed. Our customer is not named in it. Only while it
 * is asked or confirmed; sent again, the supplier gets it again.
 */
export async function orderSubhire(
  context: OrderContext,
  { hireId, subhireId, seen, actorId, now }: SubhireOrder,
): Promise<Result<null, Refusal>> {
  const order = await readOrder(context.db, { hireId, subhireId });
  if (!order) return refuse({ kind: "not-found" });
  if (order.supplierEmail === "") return refuse({ kind: "no-supplier-mail" });
  const mail = await renderOrder(context, order);
  return inTransaction(context.db, async (tx) => {
    const own = and(eq(hireSubhires.id, subhireId), eq(hireSubhires.hireId, hireId));
    const [subhire] = await tx.select().from(hireSubhires).where(own).for("update");
    if (!subhire) return refuse({ kind: "not-found" });
    if (subhire.version !== seen) return refuse({ kind: "changed-meanwhile" });
    if (subhire.state !== "asked" && subhire.state !== "confirmed") return refuse({ kind: "not-allowed" });
    await tx
      .update(hireSubhires)
      .set({ orderedAt: now, version: sql`${hireSubhires.version} + 1`, updatedAt: now })
      .where(own);
    await queueMail(tx, mail, { messageIdHost: new URL(context.config.origin).hostname });
    await addAuditEntry(tx, {
      ...{ actorId, action: "subhire.ordered", subjectType: "hire", subjectId: hireId },
      details: { number: order.number, quantity: subhire.quantity },
    });
    return ok(null);
  });
}

type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

async function readOrder(
  db: Db,
  { hireId, subhireId }: { readonly hireId: string; readonly subhireId: string },
) {
  const [row] = await db
    .select({
      ...{ id: hireSubhires.id, quantity: hireSubhires.quantity, costNet: hireSubhires.costNet },
      ...{
        startsAt: hireSubhires.startsAt,
        endsAt: hireSubhires.endsAt,
        reference: hireSubhires.supplierReference,
      },
      ...{ description: hireSubhires.description, itemName: hireItems.name, number: hires.number },
      ...{ supplierName: hireSuppliers.name, supplierEmail: hireSuppliers.email },
    })
    .from(hireSubhires)
    .innerJoin(hires, eq(hires.id, hireSubhires.hireId))
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .where(and(eq(hireSubhires.id, subhireId), eq(hireSubhires.hireId, hireId)));
  return row ?? null;
}

async function renderOrder({ db, config }: OrderContext, order: Order): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const { quantity, startsAt, endsAt, costNet, number, reference } = order;
  const what = `${quantity} × ${order.itemName ?? order.description}`;
  const t = (message: Message) => format(STAFF_LOCALE, message);
  return renderMail({
    ...{ kind: "subhire-order", locale: STAFF_LOCALE, sender: company, origin: config.origin },
    ...{ recipient: order.supplierEmail, replyTo: replyAddress(company) },
    ...{ subjectType: "hire-subhire", subjectId: order.id },
    subject: format(STAFF_LOCALE, m.subject, { what, number }),
    body: (
      <OrderMail
        greeting={format(STAFF_LOCALE, m.greeting, { name: order.supplierName })}
        text={t(m.text)}
        rows={[
          [t(m.equipment), what],
          [t(m.from), formatDayTime(STAFF_LOCALE, startsAt)],
          [t(m.to), formatDayTime(STAFF_LOCALE, endsAt)],
          [t(m.agreed), formatMoney(costNet)],
          [t(m.ourReference), number],
          ...(reference === "" ? [] : [[t(m.yourReference), reference] as const]),
        ]}
        closing={t(m.closing)}
      />
    ),
  });
}
