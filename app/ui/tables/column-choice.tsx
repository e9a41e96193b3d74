import type { Message } from "#app/i18n/message.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface ColumnChoiceProps<C extends string> {
  readonly all: readonly C[];
  readonly chosen: readonly C[];
  readonly words: Readonly<Record<C, Message>>;
}

/** Tick boxes for the columns of a table, folded away; part of the list's search form. */
export function ColumnChoice<C extends string>({ all, chosen, words }: ColumnChoiceProps<C>) {
  const t = useT();
  return (
    <details className="column-choice">
      <summary>{t(lists.columns)}</summary>
      <fieldset>
        <legend className="hidden-visually">{t(lists.columns)}</legend>
        {all.map((column) => (
          <label key={column} className="check">
            <input type="checkbox" name="col" value={column} defaultChecked={chosen.includes(column)} />
            <span>{t(words[column])}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
