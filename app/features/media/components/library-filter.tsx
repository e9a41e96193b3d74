import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { LIBRARY_FILTERS, type LibraryQuery, libraryList } from "../library.ts";

const LABELS = {
  all: messages.all,
  uploads: messages.uploads,
  "missing-alt": messages.missingAlt,
  sample: messages.samples,
};

/** Search and filter of the library; both are in the address. */
export function LibraryFilter({
  query,
  count,
}: {
  readonly query: LibraryQuery;
  readonly count: React.ReactNode;
}) {
  const t = useT();
  return (
    <ListFilter
      key={libraryList.href(query)}
      hidden={<input type="hidden" name="show" value={query.show} />}
      count={count}
      tabs={{
        label: t(messages.show),
        tabs: choiceTabs(LIBRARY_FILTERS, query.show, (show) => ({
          name: t(LABELS[show]),
          to: libraryList.href({ ...query, show, before: "" }),
        })),
      }}
    >
      <SearchField name="search" label={t(messages.search)} defaultValue={query.search} maxLength={200} />
    </ListFilter>
  );
}
