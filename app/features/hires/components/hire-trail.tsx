import type { AuditEntry } from "#app/features/audit/audit.ts";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import type { InvoiceSummary } from "#app/features/invoices/invoices.ts";
import { At, MailSummary, Trail } from "#app/features/orders/components/trail.tsx";
import type { OrderMail } from "#app/features/orders/orders.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { HirePapers } from "../documents/components/hire-papers.tsx";
import type { HireDocument } from "../documents/documents.ts";
import type { HireView } from "../hires.ts";

/** The papers of a hire, and the invoices, receipts and credit notes of its payments. */
export function HireDocuments({
  hire,
  papers,
  documents,
}: {
  readonly hire: HireView;
  readonly papers: readonly HireDocument[];
  /** By the token of the order. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
}) {
  return (
    <DocumentsList documents={documents} locale={hire.locale}>
      <HirePapers hire={hire} papers={papers} showsValues />
    </DocumentsList>
  );
}

/** Mails about a hire and its payments, each a link to its text. */
export function HireMails({ mails }: { readonly mails: readonly OrderMail[] }) {
  return (
    <Trail title={messages.mails}>
      {mails.map((mail) => (
        <li key={mail.id} className="order-mail">
          <MailSummary mail={mail} />
          <At instant={mail.createdAt} />
        </li>
      ))}
    </Trail>
  );
}

interface HistoryProps {
  readonly entries: readonly AuditEntry[];
  /** Of staff and customers, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What was done to a hire, by whom. The latest first. */
export function HireHistory({ entries, names }: HistoryProps) {
  const t = useT();
  return (
    <Trail title={messages.history} className="admin-history">
      {entries.map((entry) => {
        const { id, at, action, actorId, details } = entry;
        const sentence = SENTENCES[action];
        const said = [details["reason"], names[String(details["assigneeId"])]].find(
          (one) => typeof one === "string" && one !== "",
        );
        return (
          <li key={id}>
            <span>
              {sentence ? t(sentence) : action}
              {typeof said === "string" && (
                <>
                  : <bdi>{said}</bdi>
                </>
              )}
              {actorId !== null && names[actorId] && <small> {names[actorId]}</small>}
            </span>
            <At instant={at} />
          </li>
        );
      })}
    </Trail>
  );
}
