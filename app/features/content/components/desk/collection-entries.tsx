import { useFetcher } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { useFlash } from "#app/ui/flash-provider.tsx";
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
  /** What a button for many entries did; null when none was pressed. */
  readonly many: SaidOfMany | null;
}

/** The work on one collection: its entries, what was just done with a way back, and what was deleted lately. */
export function CollectionEntries({ collection, entries, deleted, many }: CollectionEntriesProps) {
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
      {!many && <ListResult deleted={deleted} />}
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

function ListResult({ deleted }: { deleted: readonly DeskEntry[] }) {
  const t = useT();
  const flash = useFlash();
  const entry = flash?.name === "entry-deleted" ? deleted.find(({ id }) => id === flash.id) : undefined;
  const refused = (message: Message) => ({ kind: "fault", role: "alert", text: t(message) }) as const;
  return (
    <FlashMessage
      results={{
        "entry-published": words.shownNow,
        "entry-hidden": words.hiddenNow,
        "entry-restored": words.restored,
        "entry-gone": refused(words.gone),
        "entry-incomplete": refused(words.incomplete),
        "entries-changed": refused(words.listChanged),
        ...(entry && {
          "entry-deleted": {
            kind: "ok",
            role: "status",
            text: t(words.deleted, { title: entry.title.en }),
            action: <RestoreForm entry={entry} label={words.undo} />,
          },
        }),
      }}
    />
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
