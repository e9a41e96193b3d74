import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isKeyOf } from "#app/lib/records.ts";
import { fieldsOf } from "../../entries/entry-fields.ts";
import type { HistoryLine } from "../../entries/versions.ts";
import type { CollectionName } from "../../schema.ts";
import { VersionHistory } from "./version-history.tsx";

const OWN = {
  published: messages.published,
  sample: messages.sample,
  publishFrom: messages.publishFrom,
  publishUntil: messages.publishUntil,
};

interface EntryHistoryProps {
  readonly id: string;
  readonly collection: CollectionName;
  readonly history: readonly HistoryLine[];
  readonly version: string;
}

/** The history of an entry, with its fields called as its form calls them. */
export function EntryHistory({ id, collection, history, version }: EntryHistoryProps) {
  const t = useT();
  const fields = fieldsOf(collection);
  const label = (path: string): string => {
    const [name = "", ...rest] = path.split(".");
    if (isKeyOf(OWN, name)) return t(OWN[name]);
    const field = fields.find((one) => one.name === name);
    const row = rest.find((part) => /^\d+$/.test(part));
    const called = (field ? t(field.label) : name) + (row === undefined ? "" : ` ${Number(row) + 1}`);
    const last = rest.at(-1);
    if (last !== "en" && last !== "ga") return called;
    return t(messages.fieldLanguage, {
      label: called,
      language: t(last === "en" ? messages.english : messages.irish),
    });
  };
  return (
    <VersionHistory
      page={adminPath(`/admin/content/${collection}/${id}`)}
      history={history}
      version={version}
      label={label}
    />
  );
}
