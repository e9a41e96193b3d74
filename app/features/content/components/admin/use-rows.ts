import { useState } from "react";
import { moved } from "#app/lib/moved.ts";
import { notifyForm } from "./field-context.ts";

interface Row<T> {
  readonly id: number;
  readonly value: T;
}

/**
 * The rows of a list that is being edited. `onPress` goes on the list: buttons with the values "add:…", "remove:….0",
 * "up:….0" and "down:….0" work here at once, and by a post where there is no script.
 */
export function useRows<T>(initial: readonly T[], blank: T) {
  const [rows, setRows] = useState<readonly Row<T>[]>(() => initial.map((value, id) => ({ id, value })));

  function onPress(event: React.MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const [verb, row = ""] = button?.value.split(":") ?? [];
    const index = Number(row.split(".")[1]);
    if (!button || !verb) return;
    event.preventDefault();
    if (verb === "add")
      setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, value: blank }]);
    if (verb === "remove") setRows(rows.toSpliced(index, 1));
    if (verb === "up") setRows(moved(rows, index, index - 1));
    if (verb === "down") setRows(moved(rows, index, index + 1));
    notifyForm(button.form);
  }

  function append(values: readonly T[]) {
    const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
    setRows([...rows, ...values.map((value, index) => ({ id: next + index, value }))]);
  }

  return { rows, onPress, append };
}
