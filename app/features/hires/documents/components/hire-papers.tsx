import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as safety from "#app/i18n/messages/hire/safety-pack.ts";
import * as sign from "#app/i18n/messages/hire-admin/hire-signature.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type HireDocument, noteFile } from "../documents.ts";
import { NOTE_TITLES } from "../note-titles.ts";

interface HirePapersProps {
  readonly hire: { readonly id: string; readonly number: string };
  readonly papers: readonly HireDocument[];
  /** Whether the reader may open what shows replacement values. */
  readonly showsValues: boolean;
}

/** The papers of a hire for staff, each as a file; notes with the name of the signer and the time, or the way to sign. */
export function HirePapers({ hire, papers, showsValues }: HirePapersProps) {
  const t = useT();
  const locale = useLocale();
  const folder = adminPath(`/admin/hire/hires/${hire.id}/documents/pick-list`).slice(0, -"/pick-list".length);
  const title = (text: typeof messages.pickList) => t(sign.paperOf, { title: t(text), number: hire.number });
  return (
    <ul aria-label={t(sign.papers)}>
      <li>
        <a className="link" href={`${folder}/pick-list`} aria-label={title(messages.pickList)}>
          {t(messages.pickList)}
        </a>
        <a className="link" href={`${folder}/pick-list?language=ga`}>
          {t(sign.inIrish)}
        </a>
      </li>
      {papers.map(({ kind, number, signedBy, signedAt }) => (
        <li key={noteFile({ kind, number })}>
          <a className="link" href={`${folder}/${noteFile({ kind, number })}`}>
            {t(messages.numbered, { title: t(NOTE_TITLES[kind]), number: String(number) })}
          </a>
          {signedBy !== null && signedAt ? (
            <span>{t(messages.signedBy, { name: signedBy, time: formatDateTime(locale, signedAt) })}</span>
          ) : (
            <a className="link" href={signaturePath(hire.id, kind)}>
              {t(sign.signOnScreen)}
            </a>
          )}
        </li>
      ))}
      {papers.some(({ kind }) => kind === "delivery") && (
        <li>
          <a className="link" href={`${folder}/safety-pack?language=en`} aria-label={title(safety.title)}>
            {t(safety.title)}
          </a>
          <a className="link" href={`${folder}/safety-pack?language=ga`}>
            {t(sign.inIrish)}
          </a>
        </li>
      )}
      <li>
        <a className="link" href={`${folder}/manifest/pdf`} aria-label={title(messages.manifest)}>
          {t(messages.manifest)}
        </a>
        <a
          className="link"
          href={`${folder}/manifest/pdf?language=ga`}
          aria-label={`${t(messages.manifest)}: ${t(sign.inIrish)}`}
        >
          {t(sign.inIrish)}
        </a>
        <a
          className="link"
          href={`${folder}/manifest/csv`}
          aria-label={t(sign.csvOf, { title: t(messages.manifest) })}
        >
          CSV
        </a>
      </li>
      {showsValues && (
        <li>
          <a className="link" href={`${folder}/values/pdf`}>
            {t(sign.manifestWithValues)}
          </a>
          <a
            className="link"
            href={`${folder}/values/csv`}
            aria-label={t(sign.csvOf, { title: t(sign.manifestWithValues) })}
          >
            CSV
          </a>
        </li>
      )}
    </ul>
  );
}

function signaturePath(id: string, kind: HireDocument["kind"]): string {
  return kind === "delivery"
    ? adminPath(`/admin/hire/hires/${id}/delivery-signature`)
    : adminPath(`/admin/hire/hires/${id}/return-signature`);
}
