import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { BinIcon, ChevronIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { AdminEntry, ListAnswer } from "../../entries/admin-entries.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { MANY_FORM } from "./entries-bar.tsx";
import { EntryMarks } from "./entry-marks.tsx";
import { useDragOrder } from "./use-drag-order.ts";

interface EntryRowsProps {
  readonly collection: CollectionName;
  readonly entries: readonly AdminEntry[];
  readonly onAnswer: (answer: ListAnswer, entry: AdminEntry | undefined) => void;
}

/**
 * The entries of a collection in their order. Every button is a form of its own, so that it works without a
 * script; with one, nothing is loaded again, and entries can be dragged.
 */
export function EntryRows({ collection, entries, onAnswer }: EntryRowsProps) {
  const t = useT();
  const fetcher = useFetcher<ListAnswer>();
  const [spoken, setSpoken] = useState("");
  const pressed = useRef<{ button: string; entry: AdminEntry | undefined }>(null);
  const list = adminPath(`/admin/content/${collection}`);
  const order = useDragOrder(entries, (ids) => {
    pressed.current = null;
    const fields = { quiet: "1", ids: ids.join(",") };
    void fetcher.submit(fields, { method: "post", action: adminPath(`${list}/order`) });
  });
  const press = (button: HTMLButtonElement, entry: AdminEntry) => {
    const at = entries.findIndex(({ id }) => id === entry.id);
    const next = entries[at + 1] ?? entries[at - 1];
    // A deleted row takes the focus with it, so its neighbour gets it.
    const deletes = button.id === `delete-${entry.id}`;
    pressed.current = { button: deletes ? `delete-${next?.id ?? ""}` : button.id, entry };
    const fields = { quiet: "1", ...(button.name && { [button.name]: button.value }) };
    void fetcher.submit(fields, { method: "post", action: button.getAttribute("formaction") ?? list });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is reported once.
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || fetcher.state !== "idle") return;
    const { button, entry } = pressed.current ?? {};
    if (answer.kind !== "ordered") onAnswer(answer, entry);
    if (answer.kind === "deleted" && button) document.getElementById(button)?.focus();
    const position = entries.findIndex(({ id }) => id === entry?.id) + 1;
    if (answer.kind !== "ordered" || !entry || position === 0) return;
    setSpoken(t(messages.moved, { title: entry.title.en, place: position, all: entries.length }));
    // The browser drops the focus of a row that is moved.
    if (button) document.getElementById(button)?.focus();
  }, [fetcher.data, fetcher.state]);
  return (
    <>
      <ol className="admin-rows">
        {order.shown.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            href={adminPath(`${list}/${entry.id}`)}
            fixed={isFixed(collection)}
            first={index === 0}
            last={index === entries.length - 1}
            drag={order.dragProps(entry.id)}
            dragged={order.dragged === entry.id}
            onPress={(button) => press(button, entry)}
          />
        ))}
      </ol>
      <p className="hidden-visually" role="status">
        {spoken}
      </p>
    </>
  );
}

interface EntryRowProps {
  readonly entry: AdminEntry;
  readonly href: `/admin/content/${string}/${string}`;
  /** True: the row cannot be moved and has no buttons. */
  readonly fixed: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly drag: ReturnType<ReturnType<typeof useDragOrder>["dragProps"]>;
  readonly dragged: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

function EntryRow({ entry, href, fixed, first, last, drag, dragged, onPress }: EntryRowProps) {
  const t = useT();
  const { id, title, published } = entry;
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (button.getAttribute("aria-disabled") !== "true") onPress(button);
  };
  if (fixed) {
    return (
      <li id={`entry-${id}`} className="admin-row admin-row-fixed" data-admin-row="">
        <Thumb thumb={entry.thumb} />
        <RowMessages entry={entry} href={href} />
      </li>
    );
  }
  return (
    <li
      id={`entry-${id}`}
      className={dragged ? "admin-row is-dragged" : "admin-row"}
      data-admin-row=""
      {...drag.row}
    >
      <span className="admin-grip" data-tip={t(messages.drag)} aria-hidden="true" {...drag.handle} />
      <Thumb thumb={entry.thumb} />
      <RowMessages entry={entry} href={href} tick />
      <form method="post" className="admin-row-actions" onSubmit={onSubmit}>
        <RowButton
          id={`up-${id}`}
          action={adminPath(`${href}/moves`)}
          by="up"
          label={t(messages.moveUp, { title: title.en })}
          off={first}
        >
          <ChevronIcon className="turned" />
        </RowButton>
        <RowButton
          id={`down-${id}`}
          action={adminPath(`${href}/moves`)}
          by="down"
          label={t(messages.moveDown, { title: title.en })}
          off={last}
        >
          <ChevronIcon />
        </RowButton>
        <button
          type="submit"
          name="on"
          value={published ? "no" : "yes"}
          formAction={adminPath(`${href}/publication`)}
          className="button button-quiet button-small admin-toggle"
        >
          {t(published ? messages.hide : messages.publish)}
          <VisuallyHidden>: {title.en}</VisuallyHidden>
        </button>
        <RowButton
          id={`delete-${id}`}
          action={adminPath(`${href}/deletion`)}
          label={`${t(messages.remove)}: ${title.en}`}
        >
          <BinIcon />
        </RowButton>
      </form>
    </li>
  );
}

function RowMessages({ entry, href, tick }: { entry: AdminEntry; href: string; tick?: boolean }) {
  const t = useT();
  const { en, ga } = entry.title;
  return (
    <div className="admin-row-text">
      {tick && (
        <input
          type="checkbox"
          className="admin-tick"
          form={MANY_FORM}
          name="entry"
          value={entry.id}
          data-sample={entry.sample ? "" : undefined}
          aria-label={t(messages.tickEntry, { title: en })}
        />
      )}
      <Link to={href} className="admin-row-link">
        {en || "–"}
      </Link>
      {ga && ga !== en && (
        <span lang="ga" className="voice">
          {ga}
        </span>
      )}
      <span className="admin-row-marks">
        <EntryMarks entry={entry} />
      </span>
    </div>
  );
}

interface RowButtonProps {
  readonly id: string;
  readonly action: string;
  readonly by?: "up" | "down";
  readonly label: string;
  readonly off?: boolean;
  readonly children: React.ReactNode;
}

function RowButton({ id, action, by, label, off, children }: RowButtonProps) {
  return (
    <IconButton
      type="submit"
      id={id}
      formAction={action}
      {...(by && { name: "by", value: by })}
      label={label}
      {...(off && { "aria-disabled": true })}
    >
      {children}
    </IconButton>
  );
}
