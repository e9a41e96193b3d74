import type { AuditEntry } from "#app/features/audit/audit.ts";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import { addressText } from "#app/features/orders/orders.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { previewOf } from "../complete/order-of-draft.ts";
import type { DraftView } from "../drafts.ts";

/** What a draft said that cannot be changed any more. */
export function ClosedDraft({ draft }: { readonly draft: DraftView }) {
  const t = useT();
  const locale = useLocale();
  const rows = (
    [
      [messages.head.name, draft.name],
      [messages.head.company, draft.company],
      [messages.head.email, draft.email],
      [messages.head.phone, draft.phone],
      [messages.head.po_number, draft.poNumber],
      [messages.head.delivery, draft.address && addressText(locale, draft.address)],
      [messages.head.discount_reason, draft.discountReason],
      [messages.head.note, draft.note],
    ] as const
  ).flatMap(([label, value]) => (value ? [[t(label), value] as const] : []));
  return (
    <section className="admin-card stack-4">
      <Facts rows={rows} />
      <OrderLinesTable order={previewOf(draft, "invoice")} />
    </section>
  );
}

interface DraftHistoryProps {
  readonly entries: readonly AuditEntry[];
  /** Names of staff, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What was done to a draft, the latest first. */
export function DraftHistory({ entries, names }: DraftHistoryProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="admin-card">
      <h2>{t(messages.history)}</h2>
      <ul className="stack-2">
        {entries.map(({ id, at, action, actorId }) => {
          const sentence = SENTENCES[action];
          return (
            <li key={id}>
              {sentence ? t(sentence) : action} · {formatDateTime(locale, at)}
              {actorId && names[actorId] && ` · ${names[actorId]}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
