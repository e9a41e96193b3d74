import { useId, useRef, useState } from "react";
import type { CellAnswer, CellField } from "#app/features/catalog-desk/catalog-desk.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { CELL_MESSAGES, COLUMN_MESSAGES } from "./list-messages.ts";

interface CellProps {
  readonly id: string;
  /** The name of the product, for the name of the field. */
  readonly product: string;
  readonly field: CellField;
  readonly value: string;
}

type Phase = "still" | "saving" | "saved" | "fault";

/**
 * A cell that is edited in place. Enter and leaving it save, Escape takes back, up and down go through the rows and,
 * from the ends of the text, left and right through the columns. What is typed stays until it is stored.
 */
export function Cell({ id, product, field, value }: CellProps) {
  const t = useT();
  const describedBy = useId();
  const { text, edit, phase, fault, save, reset } = useCell({ id, field, value });
  // Screen readers watch a live region from its start: one for the cell that is edited, not one for each of the list.
  const [isUsed, setIsUsed] = useState(false);
  const { onFocus, ...selection } = useSelectedOnFocus();
  // The same field from the first paint, so that no row moves when it becomes one that can be edited.
  const hydrated = useHydrated();
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key === "Escape") reset();
    else if (event.key === "Enter") {
      event.preventDefault();
      // Anyone who has gone elsewhere meanwhile stays there.
      save().then((saved) => saved && document.activeElement === input && step(input, 1));
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      step(input, event.key === "ArrowDown" ? 1 : -1);
    } else if (isAtEnd(input, event.key)) {
      event.preventDefault();
      aside(input, event.key === "ArrowRight" ? 1 : -1);
    }
  };
  return (
    <span className="cell" data-phase={phase}>
      <input
        className="cell-input"
        value={text}
        readOnly={!hydrated}
        inputMode={field === "sku" ? "text" : field === "stock" ? "numeric" : "decimal"}
        aria-label={t(messages.cellName, { field: t(COLUMN_MESSAGES[field]), name: product })}
        aria-invalid={phase === "fault" || undefined}
        aria-describedby={isUsed ? describedBy : undefined}
        autoComplete="off"
        data-cell={field}
        onChange={(event) => edit(event.currentTarget.value)}
        onFocus={(event) => {
          setIsUsed(true);
          onFocus(event);
        }}
        {...selection}
        onBlur={() => phase !== "fault" && void save()}
        onKeyDown={onKeyDown}
      />
      {isUsed && (
        <span id={describedBy} className={phase === "saved" ? "hidden-visually" : "cell-fault"} role="status">
          {fault ?? (phase === "saved" ? t(messages.cellSaved) : "")}
        </span>
      )}
    </span>
  );
}

/**
 * Selects the whole content when a field gets the focus. Firefox, as the pointer is pressed, and WebKit, as it is
 * released, put the caret there after that; so the release selects again, unless the pointer has selected a part.
 */
function useSelectedOnFocus() {
  const pressed = useRef(false);
  return {
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onMouseDown: ({ currentTarget }: React.MouseEvent<HTMLInputElement>) => {
      pressed.current = document.activeElement !== currentTarget;
    },
    onMouseUp: (event: React.MouseEvent<HTMLInputElement>) => {
      const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
      if (pressed.current && (from === to || (from === 0 && to === value.length))) {
        event.preventDefault();
        event.currentTarget.select();
      }
      pressed.current = false;
    },
  };
}

function useCell({ id, field, value }: Omit<CellProps, "product">) {
  const t = useT();
  const [text, setText] = useState(value);
  const [phase, setPhase] = useState<Phase>("still");
  const [fault, setFault] = useState<string | null>(null);
  /** What is stored, as far as this cell knows. */
  const seen = useRef(value);
  const busy = useRef<Promise<boolean> | null>(null);
  const result = (message: string) => {
    setFault(message);
    setPhase("fault");
    return false;
  };
  const send = async (): Promise<boolean> => {
    setPhase("saving");
    setFault(null);
    const answer = await postCell({ id, field, seen: seen.current, value: text });
    if (answer === null) return result(t(messages.cellLost));
    if (answer.kind === "saved") {
      seen.current = answer.value;
      // What was typed while this was on its way is not overwritten.
      setText((now) => (now === text ? answer.value : now));
      setPhase("saved");
      return true;
    }
    if (answer.kind === "changed-meanwhile") {
      seen.current = answer.value;
      return result(t(messages.cellChanged, { value: answer.value || t(messages.empty) }));
    }
    return result(t(CELL_MESSAGES[answer.kind]));
  };
  const save = (): Promise<boolean> => {
    if (text.trim() === seen.current && phase !== "fault") return Promise.resolve(true);
    busy.current ??= send().finally(() => {
      busy.current = null;
    });
    return busy.current;
  };
  const edit = (next: string) => {
    setText(next);
    setPhase("still");
  };
  const reset = () => {
    setText(seen.current);
    setFault(null);
    setPhase("still");
  };
  return { text, edit, phase, fault, save, reset };
}

/** Saves one cell. Null: the server could not be reached, or answered with a page to log in. */
async function postCell(cell: Record<"id" | "field" | "seen" | "value", string>): Promise<CellAnswer | null> {
  try {
    const response = await fetch(adminPath("/admin/products/cell"), {
      method: "POST",
      body: new URLSearchParams(cell),
    });
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
    return response.ok && isJson ? ((await response.json()) as CellAnswer) : null;
  } catch {
    return null;
  }
}

function isAtEnd(input: HTMLInputElement, key: string): boolean {
  const { selectionStart: from, selectionEnd: to, value } = input;
  const whole = from === 0 && to === value.length;
  if (key === "ArrowLeft") return whole || (from === 0 && to === 0);
  return key === "ArrowRight" && (whole || (from === value.length && to === value.length));
}

/** Moves focus to the same column of another row. */
function step(from: HTMLInputElement, by: 1 | -1): void {
  const cells = [
    ...(from.closest("tbody")?.querySelectorAll<HTMLInputElement>(`[data-cell="${from.dataset.cell}"]`) ??
      []),
  ];
  const next = cells[cells.indexOf(from) + by];
  if (next) next.focus();
  else from.select();
}

function aside(from: HTMLInputElement, by: 1 | -1): void {
  const cells = [...(from.closest("tr")?.querySelectorAll<HTMLInputElement>("[data-cell]") ?? [])];
  cells[cells.indexOf(from) + by]?.focus();
}
