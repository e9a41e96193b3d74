import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { FilterCheckbox, FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import {
  ENQUIRY_TABS,
  type EnquiriesQuery,
  type EnquiryTab,
  enquiriesList,
} from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES, type EnquiryState, FORM_LABELS, FORM_NAMES } from "../../enquiries.ts";

interface AdminFilterProps {
  readonly query: EnquiriesQuery;
  readonly counts: Readonly<Record<EnquiryState, number>>;
  readonly shown: { readonly n: number; readonly all: number };
}

/** Search, states, forms and whose; all of it is in the address. */
export function AdminFilter({ query, counts, shown }: AdminFilterProps) {
  const t = useT();
  const start = { ...query, before: "" };
  const tabs = choiceTabs(ENQUIRY_TABS, query.view, (view) => ({
    name: t(viewWord(view)),
    to: enquiriesList.href({ ...start, view }),
    ...(view !== "all" && { count: countText(counts[view]) }),
  }));
  return (
    <ListFilter
      key={enquiriesList.href(query)}
      hidden={query.view !== "new" && <input type="hidden" name="state" value={query.view} />}
      tabs={{ label: t(enquiryAdmin.status), tabs }}
      count={<ListCount {...shown} csv={enquiriesList.href(start, adminPath("/admin/enquiries/export"))} />}
    >
      <SearchField label={t(enquiryAdmin.searchFields)} name="search" defaultValue={query.search} />
      <FilterSelect name="form" label={enquiryAdmin.form} any={enquiryAdmin.allForms} value={query.form}>
        {FORM_NAMES.map((form) => [form, t(FORM_LABELS[form])])}
      </FilterSelect>
      <FilterCheckbox name="mine" label={enquiryAdmin.mine} value={query.mine} />
    </ListFilter>
  );
}

function viewWord(view: EnquiryTab): Message {
  if (view === "all") return enquiryAdmin.everything;
  return view === "new" ? enquiryAdmin.toAnswer : ENQUIRY_STATE_MESSAGES[view];
}
