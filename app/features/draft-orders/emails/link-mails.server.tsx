import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { OrderMail } from "#app/features/orders/emails/order-mail.tsx";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { type MailContext, replyAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/payment-link.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { previewOf } from "../complete/order-of-draft.ts";
import { type DraftView, linkPath } from "../drafts.ts";

/** The mail with the payment link: what is ordered, what it costs, and until when these prices hold. */
export async function renderLinkMail(
  { db, config }: MailContext,
  draft: DraftView,
  provider: ProviderName,
): Promise<RenderedMail> {
  const { locale, name, message } = draft;
  const { company } = await getSettings(db);
  const order = previewOf(draft, provider);
  const until = formatDate(locale, lastDayOf(order.expiresAt));
  return renderMail({
    kind: "payment-link",
    locale,
    recipient: draft.email,
    replyTo: replyAddress(config, company),
    sender: company,
    origin: config.origin,
    subjectType: "draft-order",
    subjectId: draft.id,
    subject: format(locale, messages.mailSubject),
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={[
          format(locale, messages.mailText, { name, total: formatMoney(order.total) }),
          ...message.split("\n").filter((paragraph) => paragraph.trim() !== ""),
          format(locale, messages.mailUntil, { date: until }),
        ]}
        button={{
          label: format(locale, messages.open),
          href: `${config.origin}${localeHref(locale, linkPath(draft))}`,
        }}
      />
    ),
  });
}
