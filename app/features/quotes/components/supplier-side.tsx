import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/suppliers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { isUsed, type SupplierUses } from "../suppliers/supplier-uses.ts";

interface SupplierSideProps {
  readonly id: string;
  /** Null for one that is offered. */
  readonly archivedAt: Date | null;
  readonly uses: SupplierUses;
  /** True when the supplier was to be deleted and was kept, because something names it. */
  readonly kept: boolean;
}

/** Archiving a supplier or bringing it back, and deleting it, or what it is kept for. */
export function SupplierSide({ id, archivedAt, uses, kept }: SupplierSideProps) {
  const t = useT();
  return (
    <aside className="admin-side">
      <Archiving id={id} archivedAt={archivedAt} />
      <details open={kept}>
        <summary>{t(work.removeSupplier)}</summary>
        {kept && <AlertBanner>{t(work.supplierKept)}</AlertBanner>}
        {isUsed(uses) ? (
          <>
            {!kept && <p>{t(work.supplierUsed)}</p>}
            <ul>
              {uses.hires.map(({ id, number }) => (
                <li key={id}>
                  <Link className="link" to={`${adminPath(`/admin/hire/hires/${id}`)}#subhires`}>
                    {number}
                  </Link>
                </li>
              ))}
              {uses.quotes.map(({ id, number }) => (
                <li key={id}>
                  <Link className="link" to={adminPath(`/admin/hire/quotes/${id}`)}>
                    {number}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>{t(work.removeSupplierText)}</p>
            <Form method="post" action={adminPath(`/admin/hire/suppliers/${id}/deletion`)}>
              <SubmitButton variant="outline" small>
                {t(work.removeSupplierSure)}
              </SubmitButton>
            </Form>
          </>
        )}
      </details>
    </aside>
  );
}

function Archiving({ id, archivedAt }: Pick<SupplierSideProps, "id" | "archivedAt">) {
  const [t, locale] = [useT(), useLocale()];
  if (archivedAt)
    return (
      <Form method="post" action={adminPath(`/admin/hire/suppliers/${id}/restoration`)} className="stack-2">
        <p>{t(messages.archivedOn, { day: formatDate(locale, archivedAt) })}</p>
        <p>
          <SubmitButton variant="outline" small>
            {t(messages.restore)}
          </SubmitButton>
        </p>
      </Form>
    );
  return (
    <details>
      <summary>{t(messages.archive)}</summary>
      <p>{t(messages.archiveText)}</p>
      <Form method="post" action={adminPath(`/admin/hire/suppliers/${id}/archiving`)}>
        <SubmitButton variant="outline" small>
          {t(messages.archiveSure)}
        </SubmitButton>
      </Form>
    </details>
  );
}
