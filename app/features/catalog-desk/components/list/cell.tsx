import { useRef, useState } from "react";
import type { CellAnswer, CellField } from "#app/features/catalog-desk/catalog-desk.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as freePrices from "#app/i18n/messages/catalog-admin/free-prices.ts";
import { failures } from "#app/i18n/messages/ui/answers.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { leaveIt } from "#app/i18n/messages/ui/ui.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { ask } from "#app/ui/session/ask.ts";
import { CELL_MESSAGES, COLUMN_MESSAGES } from "./list-messages.ts";

interface CellProps {
  readonly id: string;
  /** The name of the product, for the name of the field. */
  readonly product: string;
  readonly field: CellField;
  readonly value: string;
  /** False until scripts run: the same field from the first paint, so that no row moves when it can be edited. */
  readonly editable: boolean;
}

const INPUT_MODES = { sku: undefined, price: "decimal", sale: "decimal", stock: "numeric" } as const;

/**
 * A cell that is edited in place. Enter and leaving it save, Escape takes back, up and down go through the rows and,
 * from the ends of the text, left and right through the columns. What is typed stays until it is stored. A list has two
 * hundred of them, so a cell has few hooks.
 */
export function Cell({ id, product, field, value, editable }: CellProps) {
  const t = useT();
  const { text, phase, fault, isUsed, asked, markUsed, edit, save, reset, answer } = useCell(
    { id, field, value },
    t,
  );
  const describedBy = `${field}-${id}`;
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
    <>
      <input
        className="cell-input"
        value={text}
        readOnly={!editable}
        inputMode={INPUT_MODES[field]}
        aria-label={t(messages.cellName, { field: t(COLUMN_MESSAGES[field]), name: product })}
        aria-invalid={phase === "fault" || undefined}
        aria-describedby={isUsed ? describedBy : undefined}
        autoComplete="off"
        data-cell={field}
        data-phase={phase === "still" ? undefined : phase}
        onChange={(event) => edit(event.currentTarget.value)}
        onFocus={(event) => {
          markUsed();
          event.currentTarget.select();
        }}
        onMouseDown={noteFocus}
        onMouseUp={selectAgain}
        onBlur={() => phase !== "fault" && void save()}
        onKeyDown={onKeyDown}
      />
      {isUsed && (
        <span id={describedBy} className={phase === "saved" ? "hidden-visually" : "cell-fault"} role="status">
          {fault ?? (phase === "saved" ? t(messages.cellSaved) : "")}
        </span>
      )}
      {asked !== null && <FreeQuestion product={product} onAnswer={answer} />}
    </>
  );
}

/** The question before a price becomes 0.00. */
function FreeQuestion({ product, onAnswer }: { product: string; onAnswer: (yes: boolean) => void }) {
  const t = useT();
  return (
    <Dialog
      title={t(freePrices.titleOf, { name: product })}
      description={t(freePrices.text)}
      onClose={() => onAnswer(false)}
    >
      <DialogActions>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {t(leaveIt)}
        </Button>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {t(freePrices.yes.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether the pressed pointer gave its cell the focus. A document has one pointer. */
let gaveFocus = false;

function noteFocus({ currentTarget }: React.MouseEvent<HTMLInputElement>): void {
  gaveFocus = document.activeElement !== currentTarget;
}

/**
 * A cell that gets the focus selects its whole content. Firefox, as the pointer is pressed, and WebKit, as it is
 * released, put the caret there after that; so the release selects again, unless the pointer has selected a part.
 */
function selectAgain(event: React.MouseEvent<HTMLInputElement>): void {
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  if (gaveFocus && (from === to || (from === 0 && to === value.length))) {
    event.preventDefault();
    event.currentTarget.select();
  }
  gaveFocus = false;
}

interface CellState {
  readonly text: string;
  readonly phase: "still" | "saving" | "saved" | "fault";
  readonly fault: string | null;
  /** Screen readers watch a live region from its start: one for the cell that was used, not one for each of the list. */
  readonly isUsed: boolean;
  /** The price that waits for a yes. */
  readonly asked: string | null;
}

const UNTOUCHED = { phase: "still", fault: null, isUsed: false, asked: null } as const;

function useCell({ id, field, value }: Pick<CellProps, "id" | "field" | "value">, t: Translate) {
  const [cell, setCell] = useState<CellState>({ text: value, ...UNTOUCHED });
  const change = (changed: Partial<CellState>) => setCell((now) => ({ ...now, ...changed }));
  /** What is stored, as far as this cell knows, and the saving that is on its way. */
  const known = useRef<{ seen: string; saving: Promise<boolean> | null }>({ seen: value, saving: null });
  const { text, phase } = cell;
  const refuse = (fault: string) => {
    change({ phase: "fault", fault });
    return false;
  };
  const send = async (sent: string, confirmed = ""): Promise<boolean> => {
    change({ phase: "saving", fault: null });
    const body = new URLSearchParams({ id, field, seen: known.current.seen, value: sent, confirmed });
    const reply = await ask<CellAnswer>(adminPath("/admin/products/cell"), { method: "POST", body });
    if (reply.kind !== "answered")
      return refuse(t(messages.cellNotSaved, { reason: t(failures[reply.kind]) }));
    const answer = reply.value;
    if (answer.kind === "saved") {
      known.current.seen = answer.value;
      // What was typed while this was on its way is not overwritten.
      setCell((now) => ({ ...now, phase: "saved", text: now.text === sent ? answer.value : now.text }));
      return true;
    }
    if (answer.kind === "conflict") {
      known.current.seen = answer.value;
      return refuse(t(messages.cellChanged, { value: answer.value || t(messages.empty) }));
    }
    if (answer.kind === "to-confirm") {
      change({ asked: sent });
      return refuse(t(freePrices.cellWaits));
    }
    if (answer.kind === "too-long") return refuse(t(textLength, answer.over));
    return refuse(t(CELL_MESSAGES[answer.kind]));
  };
  const sendOnce = (sent: string, confirmed?: string): Promise<boolean> => {
    known.current.saving ??= send(sent, confirmed).finally(() => {
      known.current.saving = null;
    });
    return known.current.saving;
  };
  const save = (): Promise<boolean> => {
    if (text.trim() === known.current.seen && phase !== "fault") return Promise.resolve(true);
    return sendOnce(text);
  };
  return {
    ...cell,
    markUsed: () => change({ isUsed: true }),
    edit: (next: string) => change({ text: next, phase: "still" }),
    save,
    answer: (yes: boolean) => {
      change({ asked: null });
      if (yes && cell.asked !== null) void sendOnce(cell.asked, "yes");
    },
    reset: () => change({ text: known.current.seen, phase: "still", fault: null }),
  };
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
