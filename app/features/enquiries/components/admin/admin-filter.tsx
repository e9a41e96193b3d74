import { Form, Link } from "react-router";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as m from "#app/i18n/messages/site/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { type AdminQuery, adminHref, type EnquiryTab } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES, type EnquiryState, FORM_MESSAGES, FORM_NAMES } from "../../enquiries.ts";
import { ENQUIRY_STATES } from "../../enums.ts";

interface AdminFilterProps {
  readonly query: AdminQuery;
  readonly counts: Readonly<Record<EnquiryState, number>>;
}

/** Search, states, forms and whose; all of it is in the address. */
export function AdminFilter({ query, counts }: AdminFilterProps) {
  const t = useT();
  const start = { ...query, before: "" };
  const views: readonly EnquiryTab[] = [...ENQUIRY_STATES, "all"];
  return (
    <div className="stack-4">
      <Form method="get" role="search" className="enquiry-search">
        {query.view !== "new" && <input type="hidden" name="state" value={query.view} />}
        {query.form && <input type="hidden" name="form" value={query.form} />}
        {query.mine && <input type="hidden" name="mine" value="1" />}
        <SearchField label={t(m.adminSearch)} name="search" defaultValue={query.search} key={query.search} />
        <Button type="submit" variant="outline" small>
          {t(m.adminFind)}
        </Button>
      </Form>
      <nav className="chips chips-scroll" aria-label={t(m.adminState)}>
        {views.map((view) => (
          <Chip key={view} to={adminHref({ ...start, view })} current={view === query.view}>
            {view === "all"
              ? t(enquiryAdmin.everything)
              : t(view === "new" ? enquiryAdmin.toAnswer : ENQUIRY_STATE_MESSAGES[view])}
            {view !== "all" && <span className="numeric"> {countText(counts[view])}</span>}
          </Chip>
        ))}
      </nav>
      <nav className="chips chips-scroll" aria-label={t(enquiryAdmin.form)}>
        <Chip to={adminHref({ ...start, form: null })} current={query.form === null}>
          {t(enquiryAdmin.allForms)}
        </Chip>
        {FORM_NAMES.map((form) => (
          <Chip key={form} to={adminHref({ ...start, form })} current={form === query.form}>
            {t(FORM_MESSAGES[form])}
          </Chip>
        ))}
        <Chip to={adminHref({ ...start, mine: !query.mine })} current={query.mine}>
          {t(enquiryAdmin.mine)}
        </Chip>
      </nav>
    </div>
  );
}

function Chip({ to, current, children }: { to: string; current: boolean; children: React.ReactNode }) {
  return (
    <Link className="chip" to={to} {...(current && { "aria-current": "true" as const })}>
      {children}
    </Link>
  );
}
