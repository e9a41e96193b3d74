import { useFetcher } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { DeskEntry, Said, SaidKind, SaidOfMany } from "../../desk-entries.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { EntriesBar, ManyTold } from "./entries-bar.tsx";
import { EntryRows } from "./entry-rows.tsx";

const TOLD: Readonly<Record<Exclude<SaidKind, "ordered" | "deleted">, Message>> = {
  published: words.shownNow,
  hidden: words.hiddenNow,
  restored: words.restored,
  gone: words.gone,
  incomplete: words.incomplete,
  "list-changed": words.listChanged,
};

const REFUSALS: readonly SaidKind[] = ["gone", "incomplete", "list-changed"];

interface CollectionEntriesProps {
  readonly collection: CollectionName;
  readonly entries: readonly DeskEntry[];
  readonly deleted: readonly DeskEntry[];
  /** What the press before this page was loaded has come to. */
  readonly said: Said | null;
  /** The same of a press for many. */
  readonly many: SaidOfMany | null;
}

/** The work on one collection: its entries, what was just done with a way back, and what was deleted lately. */
export function CollectionEntries({ collection, entries, deleted, said, many }: CollectionEntriesProps) {
  const t = useT();
  const undo = useFetcher();
  const tell = ({ kind, id }: Said, entry: DeskEntry | undefined) => {
    if (kind === "ordered") return;
    if (kind !== "deleted") {
      toast({ title: t(TOLD[kind]), destructive: REFUSALS.includes(kind) });
      return;
    }
    const published = entry?.published ? { published: "on" } : {};
    const back = { intent: "restore", quiet: "1", id, ...published };
    toast({
      title: t(words.deleted, { title: entry?.title.en ?? "" }),
      action: { label: t(words.undo), onAction: () => void undo.submit(back, { method: "post" }) },
    });
  };
  return (
    <>
      {many && <ManyTold many={many} />}
      {said && !many && <SaidNotice said={said} deleted={deleted} />}
      {entries.length === 0 ? (
        <EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>
      ) : (
        <>
          <p className="muted">{t(isFixed(collection) ? words.placesHint : words.orderHint)}</p>
          <EntryRows collection={collection} entries={entries} onSaid={tell} />
          {!isFixed(collection) && <EntriesBar samples={entries.some(({ sample }) => sample)} />}
        </>
      )}
      {deleted.length > 0 && (
        <section className="desk-section" aria-labelledby="deleted">
          <h2 id="deleted" className="step-1">
            {t(words.deletedTitle)}
          </h2>
          <ul className="desk-rows">
            {deleted.map((entry) => (
              <li key={entry.id} className="desk-row desk-row-deleted">
                <span className="desk-row-words">{entry.title.en}</span>
                <RestoreForm entry={entry} label={words.restore} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SaidNotice({ said, deleted }: { said: Said; deleted: readonly DeskEntry[] }) {
  const t = useT();
  if (said.kind === "ordered") return null;
  if (said.kind !== "deleted") {
    const refused = REFUSALS.includes(said.kind);
    return (
      <Notice kind={refused ? "fault" : "ok"} role={refused ? "alert" : "status"}>
        {t(TOLD[said.kind])}
      </Notice>
    );
  }
  const entry = deleted.find(({ id }) => id === said.id);
  if (!entry) return null;
  return (
    <Notice kind="ok" role="status" action={<RestoreForm entry={entry} label={words.undo} />}>
      {t(words.deleted, { title: entry.title.en })}
    </Notice>
  );
}

function RestoreForm({ entry, label }: { entry: DeskEntry; label: Message }) {
  const t = useT();
  return (
    <form method="post">
      <input type="hidden" name="id" value={entry.id} />
      <Button type="submit" variant="outline" small name="intent" value="restore">
        {t(label)}
        <VisuallyHidden>: {entry.title.en}</VisuallyHidden>
      </Button>
    </form>
  );
}
