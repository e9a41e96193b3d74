import { Form, Link } from "react-router";
import * as m from "#app/i18n/messages/enquiries.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/count-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { type DeskQuery, type DeskView, deskHref } from "../desk.ts";
import { ENQUIRY_STATE_WORDS, type EnquiryState, FORM_TYPE_WORDS } from "../enquiries.ts";
import { ENQUIRY_STATES, FORM_TYPES } from "../enums.ts";

interface DeskFilterProps {
  readonly query: DeskQuery;
  readonly counts: Readonly<Record<EnquiryState, number>>;
}

/** Search, states, forms and whose; all of it stands in the address. */
export function DeskFilter({ query, counts }: DeskFilterProps) {
  const t = useT();
  const start = { ...query, before: "" };
  const views: readonly DeskView[] = [...ENQUIRY_STATES, "all"];
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
      <nav className="chips" aria-label={t(m.adminState)}>
        {views.map((view) => (
          <Chip key={view} to={deskHref({ ...start, view })} current={view === query.view}>
            {view === "all"
              ? t(desk.everything)
              : t(view === "new" ? desk.toAnswer : ENQUIRY_STATE_WORDS[view])}
            {view !== "all" && <span className="numeric"> {countText(counts[view])}</span>}
          </Chip>
        ))}
      </nav>
      <nav className="chips" aria-label={t(desk.form)}>
        <Chip to={deskHref({ ...start, form: null })} current={query.form === null}>
          {t(desk.allForms)}
        </Chip>
        {FORM_TYPES.map((form) => (
          <Chip key={form} to={deskHref({ ...start, form })} current={form === query.form}>
            {t(FORM_TYPE_WORDS[form])}
          </Chip>
        ))}
        <Chip to={deskHref({ ...start, mine: !query.mine })} current={query.mine}>
          {t(desk.mine)}
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
