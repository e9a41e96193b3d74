import type { QuoteLineValues } from "../../editor/draft-form.ts";

interface Lines {
  readonly lines: readonly QuoteLineValues[];
  readonly move: (key: string, by: -1 | 1) => void;
  readonly remove: (key: string) => void;
}

/**
 * The keys of the editor: arrows go to the same field of the next line, Alt with arrows moves the line, Alt with Delete
 * removes it, Enter goes to the item search, Ctrl with Enter saves.
 */
export function lineKeys({ lines, move, remove }: Lines) {
  return (event: React.KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget: form, key } = event;
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.requestSubmit();
      return;
    }
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
    const line = target.closest<HTMLElement>("[data-line]")?.dataset["line"];
    if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      form.querySelector<HTMLElement>("[data-line-picker]")?.focus();
      return;
    }
    if (line === undefined) return;
    if (key === "Delete" && event.altKey) {
      event.preventDefault();
      focusField(form, neighbour(lines, line, 1) ?? neighbour(lines, line, -1), target);
      remove(line);
    } else if (key === "ArrowUp" || key === "ArrowDown") {
      if (!(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const by = key === "ArrowUp" ? -1 : 1;
      if (event.altKey) move(line, by);
      else focusField(form, neighbour(lines, line, by), target);
    }
  };
}

function neighbour(lines: readonly QuoteLineValues[], key: string, by: -1 | 1): string | undefined {
  const at = lines.findIndex((line) => line.key === key);
  return lines[at + by]?.key;
}

/** The same field of another line, or its first one; without a line the item search. */
function focusField(form: HTMLFormElement, key: string | undefined, from: HTMLElement): void {
  const field = from.dataset["field"] ?? "";
  const row = key === undefined ? null : form.querySelector(`[data-line="${key}"]`);
  const wanted = row?.querySelector<HTMLInputElement>(`[data-field="${field}"]`);
  const other = row?.querySelector<HTMLInputElement>("[data-field]") ?? null;
  const next = wanted ?? other ?? form.querySelector<HTMLInputElement>("[data-line-picker]");
  next?.focus();
  if (next?.type === "text") next.select();
}
