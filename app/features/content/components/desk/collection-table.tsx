import { Link } from "react-router";
import * as words from "#app/i18n/messages/content-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import type { CollectionCounts } from "../../desk-entries.ts";
import { COLLECTION_TITLES } from "../../schema.ts";
import "./collection-table.css";

/** Every collection with what is in it and what is left to do. */
export function CollectionTable({ collections }: { collections: readonly CollectionCounts[] }) {
  const t = useT();
  return (
    <Table caption={t(words.title)} quietCaption className="desk-collections">
      <thead>
        <tr>
          <th scope="col">{t(words.collection)}</th>
          <th scope="col" className="numeric">
            {t(words.entries)}
          </th>
          <th scope="col" className="numeric">
            {t(words.sampleColumn)}
          </th>
          <th scope="col" className="numeric">
            {t(words.missing)}
          </th>
          <th scope="col" className="numeric">
            {t(words.stale)}
          </th>
          <th scope="col" className="numeric">
            {t(words.hidden)}
          </th>
        </tr>
      </thead>
      <tbody>
        {collections.map((row) => (
          <tr key={row.collection}>
            <th scope="row">
              <Link to={`/admin/content/${row.collection}`} className="desk-collection-link">
                {t(COLLECTION_TITLES[row.collection])} <Companion of={COLLECTION_TITLES[row.collection]} />
              </Link>
            </th>
            <td className="numeric" data-label={t(words.entries)}>
              {row.entries}
            </td>
            <Todo n={row.sample} label={t(words.sampleColumn)} />
            <Todo n={row.missing} label={t(words.missing)} />
            <Todo n={row.stale} label={t(words.stale)} />
            <Todo n={row.hidden} label={t(words.hidden)} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Todo({ n, label }: { n: number; label: string }) {
  return (
    <td className={n > 0 ? "numeric desk-todo" : "numeric desk-none"} data-label={label}>
      {n}
    </td>
  );
}
