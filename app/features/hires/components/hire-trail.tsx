import type { AuditEntry } from "#app/features/audit/audit.ts";
import type { CommentAnswer, CommentView } from "#app/features/comments/comments.ts";
import { Timeline } from "#app/features/comments/components/timeline.tsx";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import type { InvoiceSummary } from "#app/features/invoices/invoices.ts";
import { Trail, TrailMail } from "#app/features/orders/components/trail.tsx";
import type { ListedOrderMail } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { When } from "#app/ui/when.tsx";
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
  /** Documents by the token of the order. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
}) {
  return (
    <DocumentsList documents={documents} locale={hire.locale}>
      <HirePapers hire={hire} papers={papers} showsValues />
    </DocumentsList>
  );
}

/** Mails about a hire and its payments, each a link to its text. */
export function HireMails({ mails }: { readonly mails: readonly ListedOrderMail[] }) {
  return (
    <Trail title={ordersAdmin.mails}>
      {mails.map((mail) => (
        <li key={mail.id} className="admin-trail-mail">
          <TrailMail mail={mail} />
          <When at={mail.createdAt} />
        </li>
      ))}
    </Trail>
  );
}

interface TimelineProps {
  readonly hire: Pick<HireView, "id" | "name">;
  readonly trail: {
    readonly history: readonly AuditEntry[];
    /** Of staff and customers, by id. */
    readonly names: Readonly<Record<string, string>>;
  };
  readonly comments: readonly CommentView[];
  readonly idempotencyKey: string;
  readonly answer: CommentAnswer | null;
}

/** What was done to a hire, by whom, and what staff wrote about it. */
export function HireTimeline({
  hire,
  trail: { history, names },
  comments,
  idempotencyKey,
  answer,
}: TimelineProps) {
  return (
    <Timeline
      events={history
        .filter(({ action }) => !action.startsWith("comment."))
        .map((entry) => ({
          id: entry.id,
          at: entry.at,
          by: names[entry.actorId ?? ""] ?? (isOfCustomer(entry) ? hire.name : null),
          text: <Sentence entry={entry} names={names} />,
        }))}
      comments={comments}
      action={adminPath(`/admin/hire/hires/${hire.id}/comments`)}
      idempotencyKey={idempotencyKey}
      answer={answer}
    />
  );
}

/** What only a customer does, and what one did without an account. */
function isOfCustomer({ action, details }: AuditEntry): boolean {
  return CUSTOMER_ACTIONS.has(action) || (action === "hire.cancelled" && details["by"] !== "staff");
}

const CUSTOMER_ACTIONS: ReadonlySet<string> = new Set([
  "hire.accepted",
  "hire.version-accepted",
  "hire.requested",
]);

function Sentence({
  entry: { action, details },
  names,
}: {
  readonly entry: AuditEntry;
  readonly names: TimelineProps["trail"]["names"];
}) {
  const t = useT();
  const sentence = SENTENCES[action];
  const detail = [
    details["reason"],
    names[String(details["assigneeId"])],
    substituteOf(action, details),
  ].find((one) => typeof one === "string" && one !== "");
  return (
    <>
      {sentence ? t(sentence) : action}
      {typeof detail === "string" && (
        <>
          : <bdi>{detail}</bdi>
        </>
      )}
    </>
  );
}

/** "3 × Moving head spot 600 W (LX-SPOT-600)": what went in the place of a promised item; null for any other entry. */
function substituteOf(action: string, { quantity, note }: AuditEntry["details"]): string | null {
  return SUBSTITUTIONS.has(action) ? `${quantity} × ${note}` : null;
}

const SUBSTITUTIONS: ReadonlySet<string> = new Set([
  "shortage.substituted",
  "shortage.substitute-taken-back",
]);
