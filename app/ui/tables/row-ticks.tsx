import { useEffect, useRef } from "react";
import * as messages from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** The head's tick of a list whose rows can be chosen, and what its table calls when something in it changes. */
export function useRowTicks(form: string | null, rows: readonly unknown[]) {
  const head = useRef<HTMLInputElement>(null);
  // After a filter other rows are here: the head says how many of them are ticked, and "all" meant the former list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticks go with the rows.
  useEffect(() => {
    if (form === null) return;
    showHead(form, head.current);
    if (!head.current?.checked) untickAll(form);
  }, [rows]);
  const onChange = ({ target }: React.ChangeEvent<HTMLTableElement>) => {
    const tick: EventTarget = target;
    if (form === null || !(tick instanceof HTMLInputElement) || tick.name !== "id") return;
    if (!tick.checked) untickAll(form);
    showHead(form, head.current);
  };
  return { head, onChange };
}

/** Takes the tick off "all": with a row taken out it is not meant any more. */
function untickAll(form: string): void {
  const all = document.forms.namedItem(form)?.elements.namedItem("all");
  if (all instanceof HTMLInputElement) all.checked = false;
}

const ticksOf = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[form="${form}"][name="id"]`),
];

/** Ticked: every row is. Half ticked: some are. */
function showHead(form: string, head: HTMLInputElement | null): void {
  if (!head) return;
  const ticks = ticksOf(form);
  head.checked = ticks.length > 0 && ticks.every(({ checked }) => checked);
  head.indeterminate = !head.checked && ticks.some(({ checked }) => checked);
}

/** Ticks all rows, with its words beside it on a phone; works by script alone. */
export function AllTick({ form, ref }: { form: string; ref: React.Ref<HTMLInputElement> }) {
  const t = useT();
  return (
    <label className="all-tick with-script">
      <input
        ref={ref}
        type="checkbox"
        className="row-tick"
        onChange={({ currentTarget }) => {
          for (const tick of ticksOf(form)) tick.checked = currentTarget.checked;
          if (!currentTarget.checked) untickAll(form);
        }}
      />
      <span>{t(messages.chooseAll)}</span>
    </label>
  );
}

/** Chooses one row: the form gets its id. */
export function RowTick({
  form,
  id,
  name,
  ticked = false,
}: {
  readonly form: string;
  readonly id: string;
  readonly name: string;
  /** Ticked from the beginning: a question about it waits. */
  readonly ticked?: boolean;
}) {
  const t = useT();
  return (
    <input
      type="checkbox"
      name="id"
      value={id}
      defaultChecked={ticked}
      form={form}
      className="row-tick"
      aria-label={t(messages.chooseOne, { name })}
    />
  );
}
