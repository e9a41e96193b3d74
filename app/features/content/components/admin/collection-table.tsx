import { Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import type { CollectionCounts } from "../../entries/admin-entries.ts";
import { COLLECTION_TITLES } from "../../schema.ts";
import "./collection-table.css";

/** Every collection with what is in it and what is left to do. */
export function CollectionTable({ collections }: { collections: readonly CollectionCounts[] }) {
  const t = useT();
  return (
    <Table caption={t(messages.title)} quietCaption className="admin-collections">
      <thead>
        <tr>
          <th scope="col">{t(messages.collection)}</th>
          <th scope="col" className="numeric">
            {t(messages.entries)}
          </th>
          <th scope="col" className="numeric">
            {t(messages.sampleColumn)}
          </th>
          <th scope="col" className="numeric">
            {t(messages.missing)}
          </th>
          <th scope="col" className="numeric">
            {t(messages.stale)}
          </th>
          <th scope="col" className="numeric">
            {t(messages.hidden)}
          </th>
        </tr>
      </thead>
      <tbody>
        {collections.map((row) => (
          <tr key={row.collection}>
            <th scope="row">
              <Link to={adminPath(`/admin/content/${row.collection}`)} className="admin-collection-link">
                {t(COLLECTION_TITLES[row.collection])} <Companion of={COLLECTION_TITLES[row.collection]} />
              </Link>
            </th>
            <td className="numeric" data-label={t(messages.entries)}>
              {row.entries}
            </td>
            <Todo n={row.sample} label={t(messages.sampleColumn)} />
            <Todo n={row.missing} label={t(messages.missing)} />
            <Todo n={row.stale} label={t(messages.stale)} />
            <Todo n={row.hidden} label={t(messages.hidden)} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Todo({ n, label }: { n: number; label: string }) {
  return (
    <td className={n > 0 ? "numeric admin-todo" : "numeric admin-none"} data-label={label}>
      {n}
    </td>
  );
}
