import { formatDate } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { accessibility } from "../../legal/accessibility.ts";
import { cookies } from "../../legal/cookies.ts";
import { hireTerms } from "../../legal/hire-terms.ts";
import type { LegalDocument } from "../../legal/legal-document.ts";
import { privacy } from "../../legal/privacy.ts";
import { returns } from "../../legal/returns.ts";
import { terms } from "../../legal/terms.ts";

const PAGES: readonly (readonly [path: string, document: LegalDocument])[] = [
  ["/privacy", privacy],
  ["/terms", terms],
  ["/hire-terms", hireTerms],
  ["/returns", returns],
  ["/cookies", cookies],
  ["/accessibility", accessibility],
];

/** The legal pages, and that nobody entitled to has confirmed them yet. Visitors do not see the mark. */
export function LegalList() {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.legalPages)} quietCaption className="desk-collections">
      <thead>
        <tr>
          <th scope="col">{t(words.legalPage)}</th>
          <th scope="col">{t(words.legalUpdated)}</th>
          <th scope="col">{t(words.state)}</th>
        </tr>
      </thead>
      <tbody>
        {PAGES.map(([path, { title, updated }]) => (
          <tr key={path}>
            <th scope="row">
              <a href={path} className="desk-collection-link">
                {t(title)} <Companion of={title} />
              </a>
            </th>
            <td data-label={t(words.legalUpdated)}>
              <time dateTime={updated}>{formatDate(locale, new Date(updated))}</time>
            </td>
            <td>
              <StateWord state="warn">{t(words.legalMark)}</StateWord>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
