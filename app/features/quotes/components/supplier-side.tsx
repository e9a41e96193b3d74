import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { isUsed, type SupplierUses } from "../suppliers/supplier-uses.ts";

interface SupplierSideProps {
  readonly id: string;
  readonly uses: SupplierUses;
  /** True when the supplier was to be deleted and was kept, because something names it. */
  readonly kept: boolean;
}

/** Deleting a supplier, or what it is kept for. */
export function SupplierSide({ id, uses, kept }: SupplierSideProps) {
  const t = useT();
  return (
    <aside className="admin-side">
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
