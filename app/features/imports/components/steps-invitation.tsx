import { adminPath } from "#app/i18n/admin-path.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";

/** The way in that writes nothing until every change was seen. */
export function StepsInvitation() {
  const t = useT();
  return (
    <section aria-labelledby="steps-title" className="stack-4 items-start">
      <h2 id="steps-title" className="step-1">
        {t(importAdmin.stepsTitle)}
      </h2>
      <p className="intro">{t(importAdmin.stepsLead)}</p>
      <ButtonRouteLink to={adminPath("/admin/import/new")}>{t(importAdmin.begin)}</ButtonRouteLink>
    </section>
  );
}
