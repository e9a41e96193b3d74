import { Form, Link } from "react-router";
import * as m from "#app/i18n/messages/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { ENQUIRY_STATE_WORDS, ENQUIRY_STATES, type EnquiryState } from "../enquiries.ts";

interface EnquiryFilterProps {
  readonly state: EnquiryState | undefined;
  readonly search: string;
  readonly counts: Readonly<Record<EnquiryState, number>>;
}

/** Search and states; both stand in the address. */
export function EnquiryFilter({ state, search, counts }: EnquiryFilterProps) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <Form
        method="get"
        role="search"
        className="grid grid-cols-[minmax(0,32rem)_max-content] items-center justify-start gap-3"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <SearchField label={t(m.adminSearch)} name="search" defaultValue={search} key={search} />
        <Button type="submit" look="line" small>
          {t(m.adminFind)}
        </Button>
      </Form>
      <nav className="chips" aria-label={t(m.adminState)}>
        {[undefined, ...ENQUIRY_STATES].map((one) => (
          <Link
            key={one ?? "all"}
            className="chip"
            to={enquiriesHref({ state: one, search })}
            {...(one === state && { "aria-current": "page" as const })}
          >
            {one ? `${t(ENQUIRY_STATE_WORDS[one])} ${counts[one]}` : t(m.adminAll)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** The address of a list of enquiries. */
export function enquiriesHref({
  state,
  search,
  before,
}: {
  state?: EnquiryState | undefined;
  search?: string;
  before?: string;
}): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (search) query.set("search", search);
  if (before) query.set("before", before);
  return query.size > 0 ? `/admin/enquiries?${query}` : "/admin/enquiries";
}
