import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, replyAddress, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/subhire-order.ts";
import { HireOrderMail } from "../emails/order-mail.tsx";

/** A sub-hire by its hire and its own id. */
export interface SubhireKey {
  readonly hireId: string;
  readonly subhireId: string;
}

export type SubhireOrderFacts = NonNullable<Awaited<ReturnType<typeof readSubhireOrder>>>;

/** What mails to a supplier say of a sub-hire; null for one that does not exist. */
export async function readSubhireOrder(db: Db, { hireId, subhireId }: SubhireKey) {
  const [row] = await db
    .select({
      id: hireSubhires.id,
      quantity: hireSubhires.quantity,
      costNet: hireSubhires.costNet,
      startsAt: hireSubhires.startsAt,
      endsAt: hireSubhires.endsAt,
      reference: hireSubhires.supplierReference,
      description: hireSubhires.description,
      itemName: hireItems.name,
      number: hires.number,
      supplierName: hireSuppliers.name,
      supplierEmail: hireSuppliers.email,
    })
    .from(hireSubhires)
    .innerJoin(hires, eq(hires.id, hireSubhires.hireId))
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .where(and(eq(hireSubhires.id, subhireId), eq(hireSubhires.hireId, hireId)));
  return row ?? null;
}

const TEXTS = {
  order: { subject: messages.subject, text: messages.text, closing: messages.closing },
  cancellation: {
    subject: messages.cancelSubject,
    text: messages.cancelText,
    closing: messages.cancelClosing,
  },
} as const;

/** The order of a sub-hire, or its cancellation, to its supplier. Our customer is not named in it. */
export async function renderSubhireMail(
  { db, config }: MailContext,
  kind: keyof typeof TEXTS,
  order: SubhireOrderFacts,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const { quantity, startsAt, endsAt, costNet, number, reference } = order;
  const what = `${quantity} × ${order.itemName ?? order.description}`;
  const t = (message: Message) => format(STAFF_LOCALE, message);
  const texts = TEXTS[kind];
  return renderMail({
    kind: "subhire-order",
    locale: STAFF_LOCALE,
    sender: company,
    origin: config.origin,
    recipient: order.supplierEmail,
    replyTo: replyAddress(config, company),
    subjectType: "hire-subhire",
    subjectId: order.id,
    subject: format(STAFF_LOCALE, texts.subject, { what, number }),
    body: (
      <HireOrderMail
        greeting={format(STAFF_LOCALE, messages.greeting, { name: order.supplierName })}
        text={t(texts.text)}
        rows={[
          [t(messages.equipment), what],
          [t(messages.from), formatDayTime(STAFF_LOCALE, startsAt)],
          [t(messages.to), formatDayTime(STAFF_LOCALE, endsAt)],
          [t(messages.agreed), formatMoney(costNet)],
          [t(messages.ourReference), number],
          ...(reference === "" ? [] : [[t(messages.yourReference), reference] as const]),
        ]}
        closing={t(texts.closing)}
      />
    ),
  });
}
