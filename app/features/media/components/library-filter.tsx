import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { LIBRARY_FILTERS, type LibraryQuery } from "../library.ts";

const LABELS = {
  all: messages.all,
  uploads: messages.uploads,
  "missing-alt": messages.missingAlt,
  sample: messages.samples,
};

/** Search and filter of the library; both stand in the address. */
export function LibraryFilter({ query }: { query: LibraryQuery }) {
  const t = useT();
  return (
    <search>
      <form method="get" action={adminPath("/admin/media")} className="library-filter">
        <SearchField name="search" label={t(messages.search)} defaultValue={query.search} maxLength={200} />
        <Select name="show" label={messages.show} companion={false} defaultValue={query.show}>
          {LIBRARY_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(LABELS[one])}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="outline">
          {t(messages.apply)}
        </Button>
      </form>
    </search>
  );
}
