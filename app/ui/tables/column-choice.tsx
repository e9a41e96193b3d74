import { useLocation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as views from "#app/i18n/messages/ui/list-views.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "../button.tsx";
import { Disclosure } from "./disclosure.tsx";

interface ColumnChoiceProps<C extends string> {
  readonly all: readonly C[];
  readonly chosen: readonly C[];
  readonly labels: Readonly<Record<C, Message>>;
}

/**
 * Tick boxes for the columns of a table, folded away; part of the list's search form. Its own buttons keep them for the
 * person, or go back to the usual ones.
 */
export function ColumnChoice<C extends string>({ all, chosen, labels }: ColumnChoiceProps<C>) {
  const t = useT();
  const { pathname } = useLocation();
  const keep = `${adminPath("/admin/views/columns")}?list=${encodeURIComponent(pathname)}`;
  return (
    <Disclosure className="column-choice" summary={t(lists.columns)}>
      <fieldset>
        <legend className="hidden-visually">{t(lists.columns)}</legend>
        {all.map((column) => (
          <label key={column} className="check">
            <input type="checkbox" name="col" value={column} defaultChecked={chosen.includes(column)} />
            <span>{t(labels[column])}</span>
          </label>
        ))}
      </fieldset>
      {/* Enter in a field presses the first button of its form: the list is shown, nothing is kept. */}
      <button type="submit" hidden>
        {t(lists.columns)}
      </button>
      <p className="row">
        <SubmitButton variant="outline" small formMethod="post" formAction={keep}>
          {t(views.keepColumns)}
        </SubmitButton>
        <SubmitButton variant="quiet" small formMethod="post" formAction={`${keep}&usual=1`}>
          {t(views.usualColumns)}
        </SubmitButton>
      </p>
    </Disclosure>
  );
}
