import { nameIn, nameLang } from "#app/features/catalog/named.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as work from "#app/i18n/messages/fleet-work.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";

interface UnitPublicProps {
  readonly unit: {
    readonly name: string;
    readonly nameGa: string | null;
    readonly itemSlug: string;
    readonly visible: boolean;
    readonly manuals: readonly { readonly title: string; readonly url: string }[];
  };
  readonly code: string;
  readonly company: string;
  readonly number: number | null;
  /** Where staff go on; null for everybody else. */
  readonly staffNumber: number | null;
}

/** What the QR code of a unit's label opens: what it is, its manuals, and the way to report a fault. */
export function UnitPublicPage({ unit, code, company, number, staffNumber }: UnitPublicProps) {
  const t = useT();
  const locale = useLocale();
  const fault = `${localeHref(locale, "/equipment-servicing")}?unit=${encodeURIComponent(code)}#enquiry-heading`;
  return (
    <section className="section">
      <div className="wrap stack">
        <p className="muted">{t(work.unitTitle, { n: String(number) })}</p>
        <h1 className="section-title" {...nameLang(locale, unit)}>
          {nameIn(locale, unit)}
        </h1>
        <p>{t(work.publicLead, { company })}</p>
        {staffNumber !== null && (
          <p>
            <a className="button button-outline" href={adminPath(`/admin/hire/units/${staffNumber}`)}>
              {t(work.forStaff)}
            </a>
          </p>
        )}
        {unit.visible && (
          <p>
            <a className="link" href={localeHref(locale, `/dry-hire/item/${unit.itemSlug}`)}>
              {t(work.itemForHire)}
            </a>
          </p>
        )}
        {unit.manuals.length > 0 && (
          <>
            <h2 className="step-1">{t(work.manuals)}</h2>
            <ul>
              {unit.manuals.map(({ title, url }) => (
                <li key={url}>
                  <a className="link" href={url} rel="noreferrer">
                    {title || t(work.manual)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2 className="step-1">{t(work.reportFault)}</h2>
        <p>{t(work.reportText)}</p>
        <p>
          <a className="button button-primary" href={fault}>
            {t(work.reportFault)}
          </a>
        </p>
      </div>
    </section>
  );
}
