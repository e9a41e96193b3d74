import { Children, useEffect, useId, useRef, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";

/**
 * Search, filters, order and columns of a list of the back office; all of it goes into the address. A choice or tick
 * applies at once, so that what is chosen is always what the list shows; text and columns apply with the button. The
 * first child is the search; on a phone all others are folded away until they are asked for. `hidden` is for
 * hidden inputs, which keep what links beside the form narrow the list by.
 */
export function ListFilter({ hidden, children }: ListFilterProps) {
  const t = useT();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const [search, ...filters] = Children.toArray(children);
  const [isOpen, setIsOpen] = useState(Boolean(state?.changed));
  const id = useId();
  // The form is made again for each address: the field that was changed keeps the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem(String(state?.changed ?? ""));
    if (field instanceof HTMLElement) field.focus();
  }, [state]);
  const apply = ({ target, currentTarget }: React.FormEvent<HTMLFormElement>) => {
    if (!(target instanceof Element) || !target.matches(AT_ONCE)) return;
    void submit(currentTarget, { state: { changed: target.getAttribute("name") } });
  };
  return (
    <Form method="get" role="search" className="list-filter" ref={form} onChange={apply}>
      {hidden}
      {search}
      {filters.length > 0 && (
        <>
          <button
            type="button"
            className="list-filter-fold button button-outline button-small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(lists.filters)}
          </button>
          <div id={id} className={classNames("list-filter-more", isOpen && "list-filter-open")}>
            {filters}
          </div>
        </>
      )}
      <Button type="submit" variant="outline" small>
        {t(lists.find)}
      </Button>
    </Form>
  );
}

interface ListFilterProps {
  readonly hidden?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Fields whose change loads the list; columns are ticked one after another. */
const AT_ONCE = "select, input[type=checkbox]:not(details *)";

interface PickProps {
  readonly name: string;
  readonly label: Message;
  /** The first choice, which narrows nothing. */
  readonly any?: Message;
  readonly value: string | null;
  readonly children: readonly (readonly [value: string, text: string])[];
}

/** One choice of a filter; its first says what it is about. */
export function Pick({ name, label, any, value, children }: PickProps) {
  const t = useT();
  return (
    <select className="input" name={name} defaultValue={value ?? ""} aria-label={t(label)}>
      {any && <option value="">{t(any)}</option>}
      {children.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
