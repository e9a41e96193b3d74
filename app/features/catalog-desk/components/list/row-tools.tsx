import { useRef } from "react";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { ChevronIcon, CloseIcon } from "#app/ui/icons.tsx";

interface RowToolsProps {
  /** What the row is about; every button says it to a screen reader. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  /** The index that the row moves to, from 0. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** False where there is no order to speak of. */
  readonly ordered?: boolean;
}

/**
 * The buttons of one row of a list that somebody orders: earlier, later, take away. The focus stays in the list: at
 * either end it goes to the other direction, and from a row taken away to the next one's, the one before, or the field.
 */
export function RowTools({ name, at, count, onMove, onRemove, ordered = true }: RowToolsProps) {
  const t = useT();
  const tools = useRef<HTMLSpanElement>(null);
  const about = (word: Message) => ({ label: `${t(word)}: ${name}` });
  const move = (to: number) => {
    onMove(to);
    // The buttons are drawn again first.
    requestAnimationFrame(() => {
      if (document.activeElement?.matches(":enabled") && tools.current?.contains(document.activeElement))
        return;
      tools.current?.querySelector<HTMLElement>("button:enabled")?.focus();
    });
  };
  const remove = () => {
    const row = tools.current?.closest("li");
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const other = next?.querySelector<HTMLElement>(".admin-tools button:last-child");
    (other ?? row?.closest<HTMLElement>("[tabindex='-1']"))?.focus();
    onRemove();
  };
  return (
    <span className="admin-tools" ref={tools}>
      {ordered && (
        <>
          <IconButton {...about(messages.earlier)} disabled={at === 0} onClick={() => move(at - 1)}>
            <ChevronIcon className="admin-tool-up" />
          </IconButton>
          <IconButton {...about(messages.later)} disabled={at === count - 1} onClick={() => move(at + 1)}>
            <ChevronIcon />
          </IconButton>
        </>
      )}
      <IconButton {...about(messages.takeAway)} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </span>
  );
}
