import { adminPath } from "#app/i18n/admin-path.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { HistoryLine } from "../../entries/versions/versions.ts";
import type { CollectionName } from "../../schema.ts";
import { pathLabel } from "./fault-messages.ts";
import { VersionHistory } from "./version-history.tsx";

interface EntryHistoryProps {
  readonly id: string;
  readonly collection: CollectionName;
  readonly history: readonly HistoryLine[];
  readonly version: string;
}

/** The history of an entry, with its fields called as its form calls them. */
export function EntryHistory({ id, collection, history, version }: EntryHistoryProps) {
  const t = useT();
  return (
    <VersionHistory
      page={adminPath(`/admin/content/${collection}/${id}`)}
      history={history}
      version={version}
      label={(path) => pathLabel(t, collection, path)}
    />
  );
}
