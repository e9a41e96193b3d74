import { useFetcher } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type {
  AdminEntry,
  ListAnswer,
  ListAnswerKind,
  ManyEntriesAnswer,
} from "../../entries/admin-entries.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { EntriesBar, ManyResult } from "./entries-bar.tsx";
import { EntryRows } from "./entry-rows.tsx";

const RESULTS: Readonly<Record<Exclude<ListAnswerKind, "ordered" | "deleted">, Message>> = {
  published: messages.shownNow,
  hidden: messages.hiddenNow,
  restored: messages.restored,
  "restored-hidden": messages.restoredHidden,
  "not-found": messages.gone,
  incomplete: messages.incomplete,
  conflict: messages.listChanged,
};

const REFUSALS: readonly ListAnswerKind[] = ["restored-hidden", "not-found", "incomplete", "conflict"];

interface CollectionEntriesProps {
  readonly collection: CollectionName;
  readonly entries: readonly AdminEntry[];
  readonly deleted: readonly AdminEntry[];
  /** What a button for many entries did; null when none was pressed. */
  readonly many: ManyEntriesAnswer | null;
}

/** The work on one collection: its entries, what was just done with a way back, and what was deleted lately. */
export function CollectionEntries({ collection, entries, deleted, many }: CollectionEntriesProps) {
  const t = useT();
  const undo = useFetcher();
  const tell = ({ kind, id }: ListAnswer, entry: AdminEntry | undefined) => {
    if (kind === "ordered") return;
    if (kind !== "deleted") {
      toast({ title: t(RESULTS[kind]), destructive: REFUSALS.includes(kind) });
      return;
    }
    const published = entry?.published ? { published: "on" } : {};
    const action = restorationOf(collection, id);
    const back = () => void undo.submit({ quiet: "1", ...published }, { method: "post", action });
    toast({
      title: t(messages.deleted, { title: entry?.title.en ?? "" }),
      action: { label: t(messages.undo), onAction: back },
    });
  };
  return (
    <>
      {many && <ManyResult collection={collection} many={many} />}
      {!many && <ListResult collection={collection} deleted={deleted} />}
      {entries.length === 0 ? (
        <EmptyState title={t(messages.empty)}>{t(messages.emptyText)}</EmptyState>
      ) : (
        <>
          <p className="muted">{t(isFixed(collection) ? messages.slotsHint : messages.orderHint)}</p>
          <EntryRows collection={collection} entries={entries} onAnswer={tell} />
          {!isFixed(collection) && (
            <EntriesBar collection={collection} samples={entries.some(({ sample }) => sample)} />
          )}
        </>
      )}
      {deleted.length > 0 && (
        <section className="admin-section" aria-labelledby="deleted">
          <h2 id="deleted" className="step-1">
            {t(messages.deletedTitle)}
          </h2>
          <ul className="admin-rows">
            {deleted.map((entry) => (
              <li key={entry.id} className="admin-row admin-row-deleted">
                <span className="admin-row-text">{entry.title.en}</span>
                <RestoreForm collection={collection} entry={entry} label={messages.restore} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ListResult({ collection, deleted }: Pick<CollectionEntriesProps, "collection" | "deleted">) {
  const t = useT();
  const flash = useFlash();
  const entry = flash?.name === "entry-deleted" ? deleted.find(({ id }) => id === flash.id) : undefined;
  return (
    <FlashMessage
      results={{
        "entry-published": messages.shownNow,
        "entry-hidden": messages.hiddenNow,
        "entry-restored": messages.restored,
        "entry-restored-hidden": { fault: messages.restoredHidden },
        "entry-gone": { fault: messages.gone },
        "entry-incomplete": { fault: messages.incomplete },
        "entries-changed": { fault: messages.listChanged },
        ...(entry && {
          "entry-deleted": {
            text: t(messages.deleted, { title: entry.title.en }),
            action: <RestoreForm collection={collection} entry={entry} label={messages.undo} />,
          },
        }),
      }}
    />
  );
}

interface RestoreFormProps {
  readonly collection: CollectionName;
  readonly entry: AdminEntry;
  readonly label: Message;
}

function RestoreForm({ collection, entry, label }: RestoreFormProps) {
  const t = useT();
  return (
    <form method="post" action={restorationOf(collection, entry.id)}>
      <SubmitButton variant="outline" small>
        {t(label)}
        <VisuallyHidden>: {entry.title.en}</VisuallyHidden>
      </SubmitButton>
    </form>
  );
}

function restorationOf(collection: CollectionName, id: string): string {
  return adminPath(`/admin/content/${collection}/${id}/restoration`);
}
