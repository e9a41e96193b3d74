import { formatDateTime } from "#app/i18n/formats.ts";
import * as m from "#app/i18n/messages/enquiries.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import {
  ENQUIRY_STATE_WORDS,
  type EnquiryState,
  type EnquirySummary,
  FORM_TYPE_WORDS,
} from "../enquiries.ts";

const LAMPS: Readonly<Record<EnquiryState, "ok" | "warn" | "off" | "fault">> = {
  new: "warn",
  answered: "ok",
  waiting: "off",
  won: "ok",
  lost: "off",
  spam: "fault",
};

/** Enquiries, newest first; each opens in place and shows all that was written. */
export function EnquiryList({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  return (
    <ul className="grid list-none gap-3 p-0">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <Enquiry enquiry={enquiry} open={enquiries.length === 1} />
        </li>
      ))}
    </ul>
  );
}

function Enquiry({ enquiry, open }: { enquiry: EnquirySummary; open: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { reference, formType, name, email, phone, company, message, state, createdAt } = enquiry;
  return (
    <details className="rounded-base border border-rule bg-ground-3 p-4" open={open}>
      <summary className="cursor-pointer py-1">
        <strong>{reference}</strong> <span>{t(FORM_TYPE_WORDS[formType])}</span>{" "}
        <span dir="auto">{name}</span>{" "}
        <StateWord state={LAMPS[state]}>{t(ENQUIRY_STATE_WORDS[state])}</StateWord>{" "}
        <time dateTime={createdAt.toISOString()}>{formatDateTime(locale, createdAt)}</time>
      </summary>
      <Facts
        rows={[
          [t(m.name), <bdi key="name">{name}</bdi>],
          [
            t(m.email),
            <a key="email" href={replyHref(email, reference)}>
              {email}
            </a>,
          ],
          [t(m.phone), phone],
          ...(company ? [[t(m.companyName), <bdi key="company">{company}</bdi>] as const] : []),
          [t(m.adminReceived), formatDateTime(locale, createdAt)],
          [
            t(m.adminMail),
            <a key="mail" href={`/admin/mail?search=${reference}`}>
              {reference}
            </a>,
          ],
        ]}
      />
      <p className="mt-4 whitespace-pre-wrap" dir="auto" lang={enquiry.locale}>
        {message}
      </p>
    </details>
  );
}

/** Opens a mail whose subject carries the reference. */
function replyHref(email: string, reference: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`;
}
