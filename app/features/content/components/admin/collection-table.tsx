import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { LeftToDo } from "#app/ui/tables/left-to-do.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import type { CollectionCounts } from "../../entries/admin-entries.ts";
import { COLLECTION_TITLES } from "../../schema.ts";

const COLUMNS = {
  entries: { label: messages.entries, numeric: true, cell: ({ entries }) => entries },
  sample: { label: messages.sampleColumn, numeric: true, cell: ({ sample }) => <LeftToDo n={sample} /> },
  missing: { label: messages.missing, numeric: true, cell: ({ missing }) => <LeftToDo n={missing} /> },
  stale: { label: messages.stale, numeric: true, cell: ({ stale }) => <LeftToDo n={stale} /> },
  hidden: { label: messages.hidden, numeric: true, cell: ({ hidden }) => <LeftToDo n={hidden} /> },
} as const satisfies Readonly<Record<string, ListColumn<CollectionCounts>>>;

/** Every collection with what is in it and what is left to do. */
export function CollectionTable({ collections }: { collections: readonly CollectionCounts[] }) {
  return (
    <ListTable
      caption={messages.title}
      rows={collections}
      keyOf={({ collection }) => collection}
      head={{ label: messages.collection, cell: (row) => <CollectionLink row={row} /> }}
      columns={COLUMNS}
      chosen={["entries", "sample", "missing", "stale", "hidden"]}
    />
  );
}

function CollectionLink({ row: { collection } }: { readonly row: CollectionCounts }) {
  const t = useT();
  return (
    <>
      <Link className="link link-block" to={adminPath(`/admin/content/${collection}`)}>
        {t(COLLECTION_TITLES[collection])}
      </Link>{" "}
      <Companion of={COLLECTION_TITLES[collection]} />
    </>
  );
}
